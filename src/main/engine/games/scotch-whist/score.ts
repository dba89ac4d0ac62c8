// Scores by side: captured trumps and cards, counting off, giving up (SW-4, SW-5, W-12, G-1, G-2).
import { type Card, type Rank, rankOf, suitOf } from '../../../../shared/card.ts'
import { type Pair, type Side, otherSide } from '../../../../shared/duel.ts'
import { type TellingItem, TELLING } from '../../../../shared/games/scotch-whist.ts'
import type { Seat } from '../../../../shared/view.ts'
import type { StepResult } from '../game.ts'
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

type Settled = StepResult<SettledState | OverState, ScotchWhistEvent>
type Captured = Pair<readonly Card[]>

/** A mark not yet made; one that is counted off names its item. */
type PendingMark = { readonly seat: Side; readonly points: number } & (
  { readonly rule: 'SW-4' | 'G-2' } | { readonly rule: 'SW-5'; readonly item: TellingItem }
)

/** SW-4: points of captured trumps. */
const COUNTS: ReadonlyMap<Rank, number> = new Map([
  ['J', 11],
  ['10', 10],
  ['A', 4],
  ['K', 3],
  ['Q', 2],
])

const SIDES = [0, 1] as const

const capturedCards = (state: DealSoFar, side: Side): readonly Card[] =>
  state.tricks.flatMap((trick) =>
    trick.winner !== null && sideAt(trick.winner) === side ? trick.cards : [],
  )

/** Returns the cards that no seat has taken: in the hands, not taken up, on the table. */
const untakenCards = (state: DealSoFar): readonly Card[] => [
  ...state.hands.flat(),
  ...state.waiting.flat(2),
  ...state.tricks.flatMap((trick) => (trick.winner === null ? trick.cards : [])),
]

/** Returns the points of one item for the side that captured `cards` (SW-4). */
function itemPoints(item: TellingItem, cards: readonly Card[], state: DealSoFar): number {
  if (item === 'cards') return Math.max(0, cards.length - OWN_CARDS)
  const took = cards.some((card) => suitOf(card) === trumpOf(state) && rankOf(card) === item)
  return took ? (COUNTS.get(item) ?? 0) : 0
}

const totalPoints = (cards: readonly Card[], state: DealSoFar): number =>
  TELLING.reduce((sum, item) => sum + itemPoints(item, cards, state), 0)

/** Marks a deal; if both sides reach 41 the points are counted off (SW-4, SW-5). */
function scoreCards(state: DealSoFar, cards: Captured): Settled {
  const reached = SIDES.every((side) => state.score[side] + totalPoints(cards[side], state) >= GOAL)
  return concludeDeal(state, reached ? toldOffMarks(state, cards) : countedMarks(state, cards))
}

const countedMarks = (state: DealSoFar, cards: Captured): readonly PendingMark[] =>
  SIDES.map((seat): PendingMark => ({
    seat,
    points: totalPoints(cards[seat], state),
    rule: 'SW-4',
  })).filter((mark) => mark.points > 0)

function toldOffMarks(state: DealSoFar, cards: Captured): readonly PendingMark[] {
  const score: [number, number] = [...state.score]
  const marks: PendingMark[] = []
  for (const item of TELLING)
    for (const seat of SIDES) {
      const told = itemPoints(item, cards[seat], state)
      if (told === 0 || score.some((one) => one >= GOAL)) continue
      score[seat] += told
      marks.push({ seat, points: told, rule: 'SW-5', item })
    }
  return marks
}

function concludeDeal(state: DealSoFar, markings: readonly PendingMark[]): Settled {
  const score: [number, number] = [...state.score]
  const events = markings.map((marking): ScotchWhistEvent => {
    score[marking.seat] += marking.points
    return { did: 'marked', ...marking, score: score[marking.seat] }
  })
  const marks = [
    ...state.marks,
    ...markings.map(({ seat, points: made, rule }) => ({ seat, points: made, rule })),
  ]
  const settled = { ...dealSoFar(state), score, marks }
  const winner: Side | null = score[0] >= GOAL ? 0 : score[1] >= GOAL ? 1 : null
  if (winner === null) return { state: { ...settled, phase: 'settled' }, events }
  return {
    state: { ...settled, phase: 'over', winner },
    events: [...events, { did: 'wonPartie', seat: winner, value: 1, score }],
  }
}

/** Marks a deal that was played out. */
export const scoreDeal = (state: DealSoFar): Settled =>
  scoreCards(state, [capturedCards(state, 0), capturedCards(state, 1)])

/** Returns `own` and `other` in the order of the sides. */
const bySide = (side: Side, own: readonly Card[], other: readonly Card[]): Captured =>
  side === 0 ? [own, other] : [other, own]

/** Scores a revoke: the offender's side counts nothing, the other also cards not taken (W-12). */
export function scoreRevoke(state: DealSoFar, offender: Seat): Settled {
  const side = sideAt(offender)
  return scoreCards(
    state,
    bySide(side, [], [...capturedCards(state, otherSide(side)), ...untakenCards(state)]),
  )
}

/** Gives cards not taken to the other side, and a partie given up also its 41 (G-1, G-2). */
export function giveUpDeal(state: DealSoFar, seat: Seat, what: 'deal' | 'partie'): Settled {
  const side = sideAt(seat)
  const other = otherSide(side)
  const deal = scoreCards(
    state,
    bySide(side, capturedCards(state, side), [
      ...capturedCards(state, other),
      ...untakenCards(state),
    ]),
  )
  const gaveUp: ScotchWhistEvent = { did: 'gaveUp', seat, what }
  if (what === 'deal' || deal.state.phase === 'over')
    return { state: deal.state, events: [gaveUp, ...deal.events] }
  const over = concludeDeal(deal.state, [
    { seat: other, points: GOAL - deal.state.score[other], rule: 'G-2' },
  ])
  return { state: over.state, events: [gaveUp, ...deal.events, ...over.events] }
}
