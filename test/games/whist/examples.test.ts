// The worked examples of the rule book, played and added up.
import { expect, test } from 'vitest'
import { paidTo, withGame } from '../../../src/main/engine/games/whist/rubber.ts'
import { whist } from '../../../src/main/engine/games/whist/index.ts'
import type { Pair } from '../../../src/shared/duel.ts'
import { type SideAccount, accountTotal } from '../../../src/shared/games/whist.ts'
import { expectFigures } from '../../words/example-figures.ts'
import { PLAIN, SHORT, begin, givenUp, settled, taking, withTrumps } from './table.ts'

test('W-5 W-8 the example of a deal: four tricks above the book, and four honours', async () => {
  const tricks = settled(begin(taking(10)))
  const honours = givenUp(begin(withTrumps('AH KH', '', 'QH 10H', 'JH')), 1, 'deal').marks.at(-1)
  expect(honours).toMatchObject({ seat: 0, rule: 'W-8' })
  // the 10 is the card; two more are wanting
  await expectFigures('whist', 'A deal', [10, tricks.score[0], honours?.points ?? 0])
  expect(whist.viewFor(whist.startPartie(PLAIN, [0, 0]), 0).goal - tricks.score[0]).toBe(2)
})

test('W-11 the example of an account: what each side has of games, tricks and honours, and what is paid', async () => {
  const nothing: SideAccount = { games: 0, tricks: 0, slams: 0, honours: 0 }
  const middle = 12
  // the two points above ten of the second game go into the last one, and are lost with it
  const games = [
    { winner: 0, score: [10, 0] },
    { winner: 1, score: [0, middle] },
    { winner: 0, score: [12, 2] },
  ] as const
  const [north, east] = games.reduce<Pair<SideAccount>>(
    (account, { winner, score }) => withGame({ account, options: PLAIN, score }, winner),
    [
      { ...nothing, honours: 5 },
      { ...nothing, honours: 2 },
    ],
  )
  const gamesOf = ({ games: won }: SideAccount): number =>
    accountTotal({ ...nothing, games: won }, false)
  const rubber = accountTotal(nothing, true)
  await expectFigures('whist', 'An account', [
    ...[gamesOf(north), rubber, north.tricks, north.honours, accountTotal(north, true)],
    ...[gamesOf(east), east.honours, middle, east.tricks, accountTotal(east, false)],
    paidTo(0, [north, east]),
  ])
})

test('W-18 W-19 the example of a rubber of short: a single, a double, a treble and the rubber', async () => {
  const start = { games: 0, tricks: 0, slams: 0, honours: 0, values: [] }
  const games = [
    { winner: 0, score: [5, 4] },
    { winner: 1, score: [1, 5] },
    { winner: 0, score: [5, 0] },
  ] as const
  const [north, east] = games.reduce<Pair<SideAccount>>(
    (account, { winner, score }) => withGame({ account, options: SHORT, score }, winner),
    [start, start],
  )
  await expectFigures('whist', 'A rubber of short', [
    ...[5, 4, 5, 1, 5, 0],
    ...[...(north.values ?? []), 2, accountTotal(north, true)],
    ...[...(east.values ?? []), paidTo(0, [north, east])],
  ])
})
