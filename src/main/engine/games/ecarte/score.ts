// Marking: the king, the tricks, the caps, and what a partie is worth (E-24 … E-30, G-1, G-2).
import type { Pair, Side } from '../../../../shared/duel.ts'
import type { EcarteHeard } from '../../../../shared/games/ecarte.ts'
import { otherSide } from '../../../../shared/duel.ts'
import type { Mark } from '../../../../shared/view.ts'
import type { Step } from '../game.ts'
import type { EcarteOptions } from './options.ts'
import {
  type DealSoFar,
  type EcarteEvent,
  type OverState,
  type SettledState,
  GOAL,
  dealSoFar,
  withSide,
} from './state.ts'

type MarkRule = Extract<EcarteHeard, { did: 'marked' }>['rule']
type Marked = { readonly score: Pair<number>; readonly marks: readonly Mark[]; readonly events: readonly EcarteEvent[] }

const CAPS: Readonly<Record<EcarteOptions['dealCap'], number>> = { 3: 3, 4: 4, none: Infinity }

/**
 * Marks up to `points` for a seat; what exceeds the cap of the deal (E-27) or five (E-28) is lost.
 */
export function mark(state: DealSoFar, seat: Side, points: number, rule: MarkRule): Marked {
  const sofar = state.marks.reduce((sum, one) => (one.seat === seat ? sum + one.points : sum), 0)
  const really = Math.min(points, CAPS[state.options.dealCap] - sofar, GOAL - state.score[seat])
  return really > 0 ? enter(state, seat, really, rule) : { score: state.score, marks: state.marks, events: [] }
}

function enter(state: DealSoFar, seat: Side, points: number, rule: MarkRule): Marked {
  const score = withSide(state.score, seat, state.score[seat] + points)
  return {
    score,
    marks: [...state.marks, { seat, points, rule }],
    events: [{ did: 'marked', seat, points, rule, score: score[seat] }],
  }
}

/** E-29: how often a partie counts whose loser stands at `losers` points. */
export function partieValue(option: EcarteOptions['partieValue'], losers: number): number {
  switch (option) {
    case 'single':
      return 1
    case 'matsch':
      return losers === 0 ? 2 : 1
    case 'graded':
      return losers === 0 ? 3 : losers <= 2 ? 2 : 1
  }
}

/** E-19: the partie is over when a seat has five points; null while nobody has. */
export function partieOver(state: DealSoFar): Step<OverState, EcarteEvent> | null {
  const winner: Side | null = state.score[0] >= GOAL ? 0 : state.score[1] >= GOAL ? 1 : null
  if (winner === null) return null
  const value = partieValue(state.options.partieValue, state.score[otherSide(winner)])
  return {
    state: { ...dealSoFar(state), phase: 'over', winner, value },
    events: [{ did: 'wonPartie', seat: winner, value, score: state.score }],
  }
}

/**
 * E-24 to E-28: marks the tricks of a deal played out. Three or four count one, all five two; one more when the other
 * side was vulnerable (E-25, where `vulnerableVole` 2 does not raise the vole). A vulnerable winner gets nothing extra (E-26).
 */
export function settleDeal(state: DealSoFar): Step<SettledState | OverState, EcarteEvent> {
  const winner: Side = state.tricksWon[0] > state.tricksWon[1] ? 0 : 1
  const vole = state.tricksWon[winner] === 5
  const tricks = mark(state, winner, vole ? 2 : 1, 'E-24')
  const raised = state.vulnerable === otherSide(winner) && !(vole && state.options.vulnerableVole === 2)
  const marked = { ...state, score: tricks.score, marks: tricks.marks }
  const extra = raised ? mark(marked, winner, 1, 'E-25') : { ...tricks, events: [] }
  const settled = { ...marked, score: extra.score, marks: extra.marks }
  const over = partieOver(settled)
  return {
    state: over?.state ?? { ...dealSoFar(settled), phase: 'settled' },
    events: [...tricks.events, ...extra.events, ...(over?.events ?? [])],
  }
}

/**
 * G-1, G-2: what is given up counts as lost tricks. The other side takes every trick not yet won and marks for them;
 * with the partie it then marks what is missing to five.
 */
export function giveUpDeal(
  state: DealSoFar,
  seat: Side,
  what: 'deal' | 'partie',
): Step<SettledState | OverState, EcarteEvent> {
  const other = otherSide(seat)
  const won = withSide(state.tricksWon, other, 5 - state.tricksWon[seat])
  const deal = settleDeal({ ...state, tricksWon: won })
  const gaveUp: EcarteEvent = { did: 'gaveUp', seat, what }
  if (what === 'deal' || deal.state.phase === 'over') return { state: deal.state, events: [gaveUp, ...deal.events] }
  const rest = enter(deal.state, other, GOAL - deal.state.score[other], 'G-2')
  const over = partieOver({ ...deal.state, score: rest.score, marks: rest.marks })
  if (over === null) throw new Error('five points end a partie')
  return { state: over.state, events: [gaveUp, ...deal.events, ...rest.events, ...over.events] }
}
