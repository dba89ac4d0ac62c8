// Counting captured trumps and cards, telling off, giving up (SW-4, SW-5, W-12, G-1, G-2). All of it by side.
import { type Card, type Rank, rankOf, suitOf } from '../../../../shared/card.ts'
import { type Pair, type Side, otherSide } from '../../../../shared/duel.ts'
import { type Item, TELLING } from '../../../../shared/games/scotch-whist.ts'
import type { Seat } from '../../../../shared/view.ts'
import type { Step } from '../game.ts'
import {
  type DealSoFar,
  type OverState,
  type ScotchWhistEvent,
  type SettledState,
  GOAL,
  OWN_CARDS,
  dealSoFar,
  sideAt,
  trumpOf,
} from './state.ts'

type Settled = Step<SettledState | OverState, ScotchWhistEvent>
type Captured = Pair<readonly Card[]>

/** A mark that is to be made; what is told off names what it is for. */
type Marking = { readonly seat: Side; readonly points: number } & (
  { readonly rule: 'SW-4' | 'G-2' } | { readonly rule: 'SW-5'; readonly item: Item }
)

/** SW-4: what captured trumps count. */
const COUNTS: ReadonlyMap<Rank, number> = new Map([
  ['J', 11],
  ['10', 10],
  ['A', 4],
  ['K', 3],
  ['Q', 2],
])

const SIDES = [0, 1] as const

const captured = (state: DealSoFar, side: Side): readonly Card[] =>
  state.tricks.flatMap((trick) => (trick.winner !== null && sideAt(trick.winner) === side ? trick.cards : []))

/** Cards that nobody has taken: in the hands, not taken up, on the table. */
const untaken = (state: DealSoFar): readonly Card[] => [
  ...state.hands.flat(),
  ...state.waiting.flat(2),
  ...state.tricks.flatMap((trick) => (trick.winner === null ? trick.cards : [])),
]

/** SW-4: the points of one item for the side that captured `cards`. */
function points(item: Item, cards: readonly Card[], state: DealSoFar): number {
  if (item === 'cards') return Math.max(0, cards.length - OWN_CARDS)
  const took = cards.some((card) => suitOf(card) === trumpOf(state) && rankOf(card) === item)
  return took ? (COUNTS.get(item) ?? 0) : 0
}

const total = (cards: readonly Card[], state: DealSoFar): number =>
  TELLING.reduce((sum, item) => sum + points(item, cards, state), 0)

/** SW-4, SW-5: marks a finished deal; with both sides at 41 the points are told off until one arrives. */
function settleCards(state: DealSoFar, cards: Captured): Settled {
  const reached = SIDES.every((side) => state.score[side] + total(cards[side], state) >= GOAL)
  return conclude(state, reached ? toldOff(state, cards) : counted(state, cards))
}

const counted = (state: DealSoFar, cards: Captured): readonly Marking[] =>
  SIDES.map((seat): Marking => ({ seat, points: total(cards[seat], state), rule: 'SW-4' })).filter(
    (mark) => mark.points > 0,
  )

function toldOff(state: DealSoFar, cards: Captured): readonly Marking[] {
  const score: [number, number] = [...state.score]
  const marks: Marking[] = []
  for (const item of TELLING)
    for (const seat of SIDES) {
      const told = points(item, cards[seat], state)
      if (told === 0 || score.some((one) => one >= GOAL)) continue
      score[seat] += told
      marks.push({ seat, points: told, rule: 'SW-5', item })
    }
  return marks
}

function conclude(state: DealSoFar, markings: readonly Marking[]): Settled {
  const score: [number, number] = [...state.score]
  const events = markings.map((marking): ScotchWhistEvent => {
    score[marking.seat] += marking.points
    return { did: 'marked', ...marking, score: score[marking.seat] }
  })
  const marks = [...state.marks, ...markings.map(({ seat, points: made, rule }) => ({ seat, points: made, rule }))]
  const settled = { ...dealSoFar(state), score, marks }
  const winner: Side | null = score[0] >= GOAL ? 0 : score[1] >= GOAL ? 1 : null
  if (winner === null) return { state: { ...settled, phase: 'settled' }, events }
  return {
    state: { ...settled, phase: 'over', winner },
    events: [...events, { did: 'wonPartie', seat: winner, value: 1, score }],
  }
}

/** Marks a deal that was played out. */
export const settleDeal = (state: DealSoFar): Settled => settleCards(state, [captured(state, 0), captured(state, 1)])

/** `own` and `other` in the order of the sides. */
const bySide = (side: Side, own: readonly Card[], other: readonly Card[]): Captured =>
  side === 0 ? [own, other] : [other, own]

/** W-12: the side of the offender counts nothing, the other what it took and every card not yet taken. */
export function settleRevoke(state: DealSoFar, offender: Seat): Settled {
  const side = sideAt(offender)
  return settleCards(state, bySide(side, [], [...captured(state, otherSide(side)), ...untaken(state)]))
}

/** G-1, G-2: every card not yet taken goes to the other side; with the partie it also marks what is missing to 41. */
export function giveUpDeal(state: DealSoFar, seat: Seat, what: 'deal' | 'partie'): Settled {
  const side = sideAt(seat)
  const other = otherSide(side)
  const deal = settleCards(state, bySide(side, captured(state, side), [...captured(state, other), ...untaken(state)]))
  const gaveUp: ScotchWhistEvent = { did: 'gaveUp', seat, what }
  if (what === 'deal' || deal.state.phase === 'over') return { state: deal.state, events: [gaveUp, ...deal.events] }
  const over = conclude(deal.state, [{ seat: other, points: GOAL - deal.state.score[other], rule: 'G-2' }])
  return { state: over.state, events: [gaveUp, ...deal.events, ...over.events] }
}
