// Statistics of a partie of Scotch Whist, by side.
import { rankOf, suitOf } from '../../../../shared/card.ts'
import type { Pair, Side } from '../../../../shared/duel.ts'
import type { Counting, Transition } from '../game.ts'
import {
  type DealtState,
  type ScotchWhistEvent,
  type ScotchWhistState,
  OWN_CARDS,
  isInDeal,
  sideAt,
  trumpOf,
} from './state.ts'

const NAMES = [
  /** Deals in which the side took the ten of trumps, and all five trumps that count (SW-4). */
  'tens',
  'sweeps',
  /** Cards taken above the side's own (SW-4). */
  'cards',
  /** Both sides had reached the goal (SW-5), and the one that arrived first. */
  'toldOff',
  'toldOffWon',
  /** Claimed revokes of the other side, and wrong claims (W-12). */
  'revokes',
  'falseClaims',
] as const
type Name = (typeof NAMES)[number]
type Counts = Record<Name, number>

const zeroCounts = (): Counts => ({
  tens: 0,
  sweeps: 0,
  cards: 0,
  toldOff: 0,
  toldOffWon: 0,
  revokes: 0,
  falseClaims: 0,
})

const COUNTING: ReadonlySet<string> = new Set(['J', '10', 'A', 'K', 'Q'])
const SIDES = [0, 1] as const

/** Counts a finished deal: what each side took, and if the points were counted off. */
function countDeal(counts: Pair<Counts>, state: DealtState): void {
  for (const side of SIDES) {
    const cards = state.tricks.flatMap(({ winner, cards: played }) =>
      winner !== null && sideAt(winner) === side ? played : [],
    )
    const trumps = cards.filter(
      (card) => suitOf(card) === trumpOf(state) && COUNTING.has(rankOf(card)),
    )
    const own = counts[side]
    if (trumps.some((card) => rankOf(card) === '10')) own.tens += 1
    if (trumps.length === COUNTING.size) own.sweeps += 1
    own.cards += Math.max(0, cards.length - OWN_CARDS)
  }
  if (state.phase === 'over' && state.marks.some(({ rule }) => rule === 'SW-5'))
    countTelling(counts, state.winner)
}

function countTelling(counts: Pair<Counts>, winner: Side): void {
  for (const side of SIDES) counts[side].toldOff += 1
  counts[winner].toldOffWon += 1
}

const isOver = (state: ScotchWhistState): state is DealtState =>
  state.phase !== 'open' && !isInDeal(state)

function countPartie(
  happenings: readonly Transition<ScotchWhistState, ScotchWhistEvent>[],
): readonly (readonly number[])[] {
  const counts: Pair<Counts> = [zeroCounts(), zeroCounts()]
  for (const { before, state, events } of happenings) {
    for (const event of events)
      if (event.did === 'claimedRevoke')
        counts[sideAt(event.seat)][event.offender === null ? 'falseClaims' : 'revokes'] += 1
    if (isOver(state) && !isOver(before)) countDeal(counts, state)
  }
  return SIDES.map((side) => NAMES.map((name) => counts[side][name]))
}

export const counting: Counting<ScotchWhistState, ScotchWhistEvent> = { names: NAMES, countPartie }
