// Marking: the king, the tricks, the caps, and the value of a partie (E-24 … E-30, G-1, G-2).
import { type Side, otherSide, withSide } from '../../../../shared/duel.ts'
import type { EcarteUnscored, GainRule } from '../../../../shared/games/ecarte.ts'
import type { Mark } from '../../../../shared/view.ts'
import type { StepResult } from '../game.ts'
import type { EcarteOptions } from './options.ts'
import {
  type DealSoFar,
  type DealtState,
  type DuePoints,
  type EcarteEvent,
  type OverState,
  type SettledState,
  GOAL,
  inPhase,
} from './state.ts'

const CAPS: Readonly<Record<EcarteOptions['dealCap'], number>> = { 3: 3, 4: 4, none: Infinity }

/** Marks points, or makes them due (E-28); those above the deal's cap (E-27) or five are lost. */
export function markPoints<State extends DealSoFar>(
  state: State,
  seat: Side,
  points: number,
  rule: GainRule,
): StepResult<State, EcarteEvent> {
  const { due, marks } = state
  // a point lost (E-37) gives no room for another
  const owed = dueTo(state, seat)
  const sofar = gainedPoints(marks, seat) + owed
  const room = GOAL - state.score[seat] - owed
  const really = Math.min(points, CAPS[state.options.dealCap] - sofar, room)
  if (really <= 0) return { state, events: [] }
  if (due === undefined) return enterMark(state, seat, really, rule)
  const gained: DuePoints = { seat, points: really, rule }
  return {
    state: { ...state, due: [...due, gained] },
    events: [{ did: 'earned', seat, points: really, rule }],
  }
}

const gainedPoints = (marks: readonly Mark[], seat: Side): number =>
  marks.reduce((sum, one) => (one.seat === seat ? sum + Math.max(0, one.points) : sum), 0)

function enterMark<State extends DealSoFar>(
  state: State,
  seat: Side,
  points: number,
  rule: GainRule | 'G-2',
): StepResult<State, EcarteEvent> {
  const score = withSide(state.score, seat, state.score[seat] + points)
  const marks = [...state.marks, { seat, points, rule }]
  return {
    state: { ...state, score, marks },
    events: [{ did: 'marked', seat, points, rule, score: score[seat] }],
  }
}

const listDue = ({ due = [] }: DealSoFar): readonly DuePoints[] => due

/** Returns the points a side has gained and not yet marked. */
export const dueTo = (state: DealSoFar, seat: Side): number => gainedPoints(listDue(state), seat)

/** Moves a side's markers by all that is due to it (E-28). */
function enterDue<State extends DealSoFar>(
  before: State,
  seat: Side,
): StepResult<State, EcarteEvent> {
  const due = listDue(before)
  let state: State = { ...before, due: due.filter((one) => one.seat !== seat) }
  const events: EcarteEvent[] = []
  for (const { points, rule } of due.filter((one) => one.seat === seat)) {
    const entered = enterMark(state, seat, points, rule)
    state = entered.state
    events.push(...entered.events)
  }
  return { state, events }
}

/** Takes a point from a side, one not yet marked before others, but never below zero (E-37). */
export function losePoint<State extends DealSoFar>(
  before: State,
  seat: Side,
): StepResult<State, EcarteEvent> {
  const { state, events } =
    dueTo(before, seat) > 0 ? enterDue(before, seat) : { state: before, events: [] }
  const left = state.score[seat] - 1
  if (left < 0) return { state, events }
  return {
    state: {
      ...state,
      score: withSide(state.score, seat, left),
      lost: withSide(state.lost ?? [0, 0], seat, lostBy(state, seat) + 1),
      marks: [...state.marks, { seat, points: -1, rule: 'E-37' }],
    },
    events: [...events, { did: 'lostPoint', seat, score: left }],
  }
}

const lostBy = ({ lost }: Pick<DealSoFar, 'lost'>, seat: Side): number => lost?.[seat] ?? 0

/** Returns how often a partie counts if its loser has marked `marked` points (E-29). */
function partieValue(option: EcarteOptions['partieValue'], marked: number): number {
  switch (option) {
    case 'single':
      return 1
    case 'matsch':
      return marked === 0 ? 2 : 1
    case 'graded':
      return marked === 0 ? 3 : marked <= 2 ? 2 : 1
  }
}

/** Returns the points a side has marked, with lost ones (E-37) if the option says so (E-29). */
const markedBy = (state: Pick<DealSoFar, 'options' | 'score' | 'lost'>, side: Side): number =>
  state.score[side] + (state.options.lostPoints === 'marked' ? lostBy(state, side) : 0)

/**
 * Returns the options by which the partie still counts (E-29). Its value is `single` once both
 * sides have marked enough points for the partie to count once, no matter which of them loses it.
 */
export function optionsLeft(state: Pick<DealSoFar, 'options' | 'score' | 'lost'>): EcarteOptions {
  const { options } = state
  const mayCountMore = (loser: Side): boolean =>
    partieValue(options.partieValue, markedBy(state, loser)) > 1
  return mayCountMore(0) || mayCountMore(1) ? options : { ...options, partieValue: 'single' }
}

/** Ends the partie if a seat has five points (E-19); null otherwise. */
export function partieOver(state: DealSoFar): StepResult<OverState, EcarteEvent> | null {
  const winner: Side | null = state.score[0] >= GOAL ? 0 : state.score[1] >= GOAL ? 1 : null
  if (winner === null) return null
  const value = partieValue(state.options.partieValue, markedBy(state, otherSide(winner)))
  return {
    state: { ...inPhase(withoutChoice(state), 'over'), winner, value },
    events: [{ did: 'wonPartie', seat: winner, value, score: state.score }],
  }
}

/**
 * Marks the tricks of a finished deal (E-24 to E-28). Three or four count one point, all five two;
 * one more if the other side was vulnerable (E-25, unless it is the vole and `vulnerableVole` is
 * 2). A vulnerable winner gets nothing extra (E-26). After a renonce all five count one (E-40).
 */
export function scoreDeal(state: DealSoFar): StepResult<SettledState | OverState, EcarteEvent> {
  if (findUnscoredTricks(state) !== null) return settledAfter(state, [])
  const winner = sideWithMore(state)
  const isOffender = hasOpenHand(state, winner)
  const vole = state.tricksWon[winner] === 5 && !isOffender
  const tricks = markPoints(state, winner, vole ? 2 : 1, isOffender ? 'E-40' : 'E-24')
  const raised =
    !isOffender &&
    state.vulnerable === otherSide(winner) &&
    !(vole && state.options.vulnerableVole === 2)
  const extra = raised
    ? markPoints(tricks.state, winner, 1, 'E-25')
    : { state: tricks.state, events: [] }
  return settledAfter(extra.state, [...tricks.events, ...extra.events])
}

const sideWithMore = ({ tricksWon }: DealSoFar): Side => (tricksWon[0] > tricksWon[1] ? 0 : 1)

/** Returns true for a side that has made a renonce, and plays with an open hand (E-40). */
const hasOpenHand = ({ slips }: DealSoFar, seat: Side): boolean => slips?.open[seat] === true

/**
 * Returns why the tricks of a finished deal bring no point: each side has as many (E-37), or the
 * one with more has made a renonce and fewer than five (E-40). Null if they bring some.
 */
export function findUnscoredTricks(state: DealSoFar): EcarteUnscored | null {
  const { tricksWon } = state
  if (tricksWon[0] === tricksWon[1]) return { rule: 'E-37' }
  const seat = sideWithMore(state)
  return hasOpenHand(state, seat) && tricksWon[seat] < 5 ? { rule: 'E-40', seat } : null
}

/** Settles a deal whose marking is complete, or ends the partie. */
function settledAfter(
  state: DealSoFar,
  events: readonly EcarteEvent[],
): StepResult<SettledState | OverState, EcarteEvent> {
  const over = partieOver(state)
  return over === null
    ? { state: inPhase(state, 'settled'), events }
    : { state: over.state, events: [...events, ...over.events] }
}

/** Removes an open choice. */
const withoutChoice = (state: DealSoFar): DealSoFar =>
  state.slips === undefined ? state : { ...state, slips: { ...state.slips, choice: null } }

/**
 * Gives up a deal or the partie (G-1, G-2): the other side takes every trick not yet won and marks
 * for them; with the partie it then marks what is missing to five. All this is marked at once, also
 * if each side moves its own markers (E-28).
 */
export function giveUpDeal(
  state: DealSoFar,
  seat: Side,
  what: 'deal' | 'partie',
): StepResult<SettledState | OverState, EcarteEvent> {
  const other = otherSide(seat)
  const won = withSide(state.tricksWon, other, 5 - state.tricksWon[seat])
  const deal = markedFor(scoreDeal({ ...withoutChoice(state), tricksWon: won }), other)
  const gaveUp: EcarteEvent = { did: 'gaveUp', seat, what }
  if (what === 'deal' || deal.state.phase === 'over')
    return { state: deal.state, events: [gaveUp, ...deal.events] }
  const rest = enterMark(deal.state, other, GOAL - deal.state.score[other], 'G-2')
  const over = partieOver(rest.state)
  if (over === null) throw new Error('five points end a partie')
  return { state: over.state, events: [gaveUp, ...deal.events, ...rest.events, ...over.events] }
}

type Settled = StepResult<SettledState | OverState, EcarteEvent>

/** Returns the same deal with all points due to a side marked. */
function markedFor(settled: Settled, seat: Side): Settled {
  const { state, events } = settled
  if (dueTo(state, seat) === 0) return settled
  const marked = enterDue(state, seat)
  return settledAfter(marked.state, [...events, ...marked.events])
}

/** Moves a side's markers: the fifth point wins (E-19), and an open choice is dropped. */
export function moveMarkers(state: DealtState, seat: Side): StepResult<DealtState, EcarteEvent> {
  const marked = enterDue(state, seat)
  const over = partieOver(marked.state)
  return over === null ? marked : { state: over.state, events: [...marked.events, ...over.events] }
}
