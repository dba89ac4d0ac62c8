// Statistics of a partie of Scotch Whist, by side.
import { rankOf, suitOf } from '../../../../shared/card.ts'
import { type AddCount, createCounting } from '../counting.ts'
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

const COUNTING: ReadonlySet<string> = new Set(['J', '10', 'A', 'K', 'Q'])
const SIDES = [0, 1] as const

/** Counts a finished deal: what each side took, and if the points were counted off. */
function countDeal(state: DealtState, add: AddCount<Name>): void {
  for (const side of SIDES) {
    const cards = state.tricks.flatMap(({ winner, cards: played }) =>
      winner !== null && sideAt(winner) === side ? played : [],
    )
    const trumps = cards.filter(
      (card) => suitOf(card) === trumpOf(state) && COUNTING.has(rankOf(card)),
    )
    if (trumps.some((card) => rankOf(card) === '10')) add(side, 'tens')
    if (trumps.length === COUNTING.size) add(side, 'sweeps')
    add(side, 'cards', Math.max(0, cards.length - OWN_CARDS))
  }
  if (state.phase !== 'over' || !state.marks.some(({ rule }) => rule === 'SW-5')) return
  for (const side of SIDES) add(side, 'toldOff')
  add(state.winner, 'toldOffWon')
}

const isOver = (state: ScotchWhistState): state is DealtState =>
  state.phase !== 'open' && !isInDeal(state)

export const counting = createCounting<ScotchWhistState, ScotchWhistEvent, Name>(
  NAMES,
  ({ before, state, events }, add) => {
    for (const event of events)
      if (event.did === 'claimedRevoke')
        add(sideAt(event.seat), event.offender === null ? 'falseClaims' : 'revokes')
    if (isOver(state) && !isOver(before)) countDeal(state, add)
  },
)
