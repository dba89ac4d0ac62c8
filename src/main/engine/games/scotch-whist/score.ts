// Counting captured trumps and cards, telling off, giving up (SW-4, SW-5, G-1, G-2).
import { type Card, type Rank, rankOf, suitOf } from '../../../../shared/card.ts'
import { type Pair, type Side, otherSide } from '../../../../shared/duel.ts'
import type { Mark } from '../../../../shared/view.ts'
import type { Step } from '../game.ts'
import {
  type DealSoFar,
  type OverState,
  type ScotchWhistEvent,
  type SettledState,
  DEALT,
  GOAL,
  trumpOf,
} from './state.ts'

type Captured = Pair<readonly Card[]>

/** SW-4: what captured trumps count. */
const COUNTS: ReadonlyMap<Rank, number> = new Map([
  ['J', 11],
  ['10', 10],
  ['A', 4],
  ['K', 3],
  ['Q', 2],
])

/** SW-5: the order of telling off. */
const TELLING = ['10', 'cards', 'A', 'K', 'Q', 'J'] as const
type Item = (typeof TELLING)[number]

const SIDES = [0, 1] as const

const captured = (state: DealSoFar, side: Side): readonly Card[] =>
  state.tricks.flatMap((trick) => (trick.winner === side ? trick.cards : []))

/** SW-4: the points of one item for the side that captured `cards`. */
function points(item: Item, cards: readonly Card[], state: DealSoFar): number {
  if (item === 'cards') return Math.max(0, cards.length - DEALT)
  const took = cards.some((card) => suitOf(card) === trumpOf(state) && rankOf(card) === item)
  return took ? (COUNTS.get(item) ?? 0) : 0
}

const total = (cards: readonly Card[], state: DealSoFar): number =>
  TELLING.reduce((sum, item) => sum + points(item, cards, state), 0)

/** SW-4, SW-5: marks a finished deal; with both sides at 41 the points are told off until one arrives. */
function settleCards(state: DealSoFar, cards: Captured): Step<SettledState | OverState, ScotchWhistEvent> {
  const reached = SIDES.every((side) => state.score[side] + total(cards[side], state) >= GOAL)
  const marks = reached ? toldOff(state, cards) : counted(state, cards)
  return conclude(state, marks)
}

const counted = (state: DealSoFar, cards: Captured): readonly Mark[] =>
  SIDES.map((seat): Mark => ({ seat, points: total(cards[seat], state), rule: 'SW-4' })).filter(
    (mark) => mark.points > 0,
  )

function toldOff(state: DealSoFar, cards: Captured): readonly Mark[] {
  const score = [...state.score]
  const marks: Mark[] = []
  for (const item of TELLING)
    for (const seat of SIDES) {
      const told = points(item, cards[seat], state)
      if (told === 0 || score.some((one) => one >= GOAL)) continue
      score[seat] = (score[seat] ?? 0) + told
      marks.push({ seat, points: told, rule: 'SW-5' })
    }
  return marks
}

function conclude(state: DealSoFar, marks: readonly Mark[]): Step<SettledState | OverState, ScotchWhistEvent> {
  const running: [number, number] = [state.score[0], state.score[1]]
  const events = marks.map((mark): ScotchWhistEvent => {
    const seat: Side = mark.seat === 0 ? 0 : 1
    running[seat] += mark.points
    const rule = mark.rule === 'SW-5' ? 'SW-5' : mark.rule === 'G-2' ? 'G-2' : 'SW-4'
    return { did: 'marked', seat, points: mark.points, rule, score: running[seat] }
  })
  const settled = { ...state, score: running, marks: [...state.marks, ...marks] }
  const winner: Side | null = running[0] >= GOAL ? 0 : running[1] >= GOAL ? 1 : null
  if (winner === null) return { state: { ...settled, phase: 'settled' }, events }
  return {
    state: { ...settled, phase: 'over', winner },
    events: [...events, { did: 'wonPartie', seat: winner, value: 1, score: running }],
  }
}

/** Marks a deal that was played out. */
export const settleDeal = (state: DealSoFar): Step<SettledState | OverState, ScotchWhistEvent> =>
  settleCards(state, [captured(state, 0), captured(state, 1)])

/** G-1, G-2: every card not yet taken goes to the other side; with the partie it also marks what is missing to 41. */
export function giveUpDeal(
  state: DealSoFar,
  seat: Side,
  what: 'deal' | 'partie',
): Step<SettledState | OverState, ScotchWhistEvent> {
  const other = otherSide(seat)
  const loose = [
    ...state.hands.flat(),
    ...state.waiting.flat(2),
    ...state.tricks.flatMap((trick) => (trick.winner === null ? trick.cards : [])),
  ]
  const mine = captured(state, seat)
  const theirs = [...captured(state, other), ...loose]
  const deal = settleCards(state, seat === 0 ? [mine, theirs] : [theirs, mine])
  const gaveUp: ScotchWhistEvent = { did: 'gaveUp', seat, what }
  if (what === 'deal' || deal.state.phase === 'over') return { state: deal.state, events: [gaveUp, ...deal.events] }
  const missing: Mark = { seat: other, points: GOAL - deal.state.score[other], rule: 'G-2' }
  const over = conclude(deal.state, [missing])
  return { state: over.state, events: [gaveUp, ...deal.events, ...over.events] }
}
