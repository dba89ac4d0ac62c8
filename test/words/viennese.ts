// The arguments of the texts of the tables of Hundertspiel and Tatteln.
import { RANKS, SUITS, TRAPPOLA_SUITS, type TrappolaSuit } from '../../src/shared/card.ts'
import { ANNOUNCED_RANKS } from '../../src/shared/games/hundertspiel.ts'
import type { TattelnHolding } from '../../src/shared/games/tatteln.ts'

const COUNTS = [0, 1, 2, 5, 21]
const SOME = COUNTS.slice(1)
const BALANCES = [-21, -2, -1, 0, 1, 2, 21]
const counts = COUNTS.map((count) => [count])
const owned = COUNTS.map((count) => ['Odile', count])
const balances = BALANCES.map((count) => [count])
const ownBalances = BALANCES.map((count) => ['Odile', count])

const suits = TRAPPOLA_SUITS.map((suit) => [suit])
const games: readonly (readonly TrappolaSuit[])[] = [['SP'], ['BA'], ['CO', 'DE']]
const laid = games.map((game) => [game])
const ranks = ANNOUNCED_RANKS.map((rank) => [rank])
const kinds = ANNOUNCED_RANKS.flatMap((rank) => ([3, 4] as const).map((count) => [rank, count]))

const sequences = SUITS.flatMap((suit) =>
  (['A', 'K', 'Q', 'J', '10', '9'] as const).flatMap((rank, place) =>
    [3, 4, 5, 6, 7, 8]
      .filter((count) => place + count <= 8)
      .map((count): TattelnHolding => ({ sort: 'sequence', suit, rank, count })),
  ),
)
const sets = RANKS.filter((rank) => ['A', 'K', 'Q', 'J', '10'].includes(rank)).flatMap((rank) =>
  [3, 4].map((count): TattelnHolding => ({ sort: 'set', rank, count })),
)
/** Everything that can be announced at Tatteln. */
const HOLDINGS: readonly TattelnHolding[] = [...sequences, ...sets]
const holdings = HOLDINGS.map((holding) => [holding])

export const VIENNESE: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  'hundertspiel.scatHolds': counts,
  'hundertspiel.markersOf': ownBalances,
  'hundertspiel.signed': balances,
  'hundertspiel.announcement': kinds,
  'hundertspiel.points': counts,
  'hundertspiel.stake': counts,
  'hundertspiel.without': suits,
  'hundertspiel.undertaking': laid,
  'hundertspiel.laidDos': [[1], [2]],
  'hundertspiel.bid': suits,
  'hundertspiel.ownSuit': suits,
  'hundertspiel.dealsLeft': SOME.map((count) => [count]),
  'hundertspiel.sheet.pays': SOME.flatMap((count) =>
    ['Anna', null].map((to) => ['Odile', to, count]),
  ),
  'hundertspiel.said.bid': suits,
  'hundertspiel.said.lay': laid,
  'hundertspiel.said.name': suits,
  'hundertspiel.said.announce': kinds,
  'hundertspiel.said.demand': ranks,
  'hundertspiel.said.missing': suits,
  'tatteln.holding': holdings,
  'tatteln.brief': holdings,
  'tatteln.points': counts,
  'tatteln.liesOpen': [['King of hearts']],
  'tatteln.lateTricksOf': owned.flatMap((some) => [
    [...some, 'talon'],
    [...some, 'nine'],
  ]),
  'tatteln.stakesOf': ownBalances,
  'tatteln.signed': balances,
  'tatteln.figureOf': COUNTS.flatMap((count) => [
    ['Odile', count, 500],
    ['Odile', count, null],
  ]),
  'tatteln.stake': [[1], [5], [10]],
  'tatteln.upTo': [[100], [500], [1000]],
  'tatteln.taille': [[1], [2], [3]],
  'tatteln.said.announce': holdings,
}
