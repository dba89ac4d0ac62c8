// Values of all legal actions for a seat: the action is applied in sampled states that fit the
// view, and each deal is played out by the card policy (Monte Carlo).
import { requireValue } from '../../../../../shared/card.ts'
import type { ActionValue } from '../../../../../shared/coach.ts'
import type { HundertspielAction } from '../../../../../shared/games/hundertspiel.ts'
import type { Seat } from '../../../../../shared/view.ts'
import type { Effort } from '../../ai.ts'
import type { Random } from '../../../random.ts'
import { chooseByBook } from './policy.ts'
import { createStateSampler } from './sample.ts'
import { isSame } from './card-policy.ts'
import { HIGHEST, codeFor } from './encoding.ts'
import { dealValue, settledValue } from './deal-value.ts'
import { measureDoubt } from './likelihood.ts'
import { resample } from '../../../ai/resample.ts'
import { playCode } from './moves.ts'
import { noteAces, playOut } from './playout.ts'
import { type Position, clonePosition } from './position.ts'
import { positionFromDeal, positionFromView } from './from-view.ts'
import { legalActions as legalIn, applyAction } from '../play.ts'
import { type DealtState, type HundertspielState, type InDealState, isInDeal } from '../state.ts'
import { type HundertspielSeatView, viewFor as viewOf } from '../view.ts'
import { codeHeight } from '../../../ai/cards.ts'
import {
  type ExpectedValue,
  type DealValue,
  RunningStats,
  withDoubt,
} from '../../../ai/statistics.ts'

/** Most samples, and most trials of all actions together; before the tricks a trial is slower. */
const AT_MOST = {
  play: { samples: Infinity, trials: 8_000 },
  before: { samples: 120, trials: 3_000 },
} as const
/** Fewest trials of an action; fewer say nothing. */
const LEAST = 4
/** Number of actions above which only the best are tried further (discards: up to 495). */
const MANY = 24

/** Actions that change nothing in the play (H-11, H-22). */
const BESIDE: readonly HundertspielAction['do'][] = ['demand', 'lastRounds']

/** Returns the value of every legal action that decides something; null outside a deal. */
export function evaluateActions(
  view: HundertspielSeatView,
  all: readonly HundertspielAction[],
  effort: Effort,
  random: Random,
): readonly ActionValue[] | null {
  const legal = all.filter((action) => !BESIDE.includes(action.do))
  const { eye, phase } = view
  if (typeof eye !== 'number' || phase === 'open' || phase === 'settled' || phase === 'over')
    return null
  const sampleAny = createStateSampler(view)
  const drawState = (): InDealState => {
    const state = sampleAny(random)
    if (!isInDeal(state)) throw new Error('a deal that is imagined as over')
    return state
  }
  const sampleStates = (count: number): readonly InDealState[] =>
    effort.usesInference && view.tricks.length > 0
      ? resample(drawState, (world) => measureDoubt(world, eye), count, random)
      : Array.from({ length: count }, drawState)
  const values = estimateActions({ view, legal, eye, effort, worlds: sampleStates })
  return legal.map((action, place) => ({
    action,
    ...requireValue(values[place]),
    point: null,
    vole: null,
  }))
}

interface EvaluationTask {
  readonly view: HundertspielSeatView
  readonly legal: readonly HundertspielAction[]
  readonly eye: Seat
  readonly effort: Effort
  readonly worlds: (count: number) => readonly InDealState[]
}

/** Returns the value of each action: all are tried in the same samples, the better ones in more. */
function estimateActions({
  view,
  legal,
  eye,
  effort,
  worlds,
}: EvaluationTask): readonly ExpectedValue[] {
  const kinds = findRepresentatives(view, legal)
  const tried = [...new Set(kinds)]
  const stats = tried.map(() => new RunningStats())
  const most = AT_MOST[view.phase === 'play' ? 'play' : 'before']
  const tryOut = (places: readonly number[], trials: number): void => {
    const samples = Math.max(
      LEAST,
      Math.min(effort.samples, most.samples, Math.floor(trials / places.length)),
    )
    for (const world of worlds(samples)) {
      const evaluate = createEvaluator(world, eye)
      for (const place of places)
        requireValue(stats[place]).add(evaluate(requireValue(tried[place])))
    }
  }
  tryOut([...tried.keys()], tried.length <= MANY ? most.trials : most.trials / 2)
  if (tried.length > MANY) {
    const equityAt = (place: number): number => requireValue(stats[place]).equity
    const byEquity = [...tried.keys()].toSorted((one, other) => equityAt(other) - equityAt(one))
    const better = byEquity.slice(0, MANY)
    tryOut(better, most.trials / 2)
    // a few samples may have flattered the actions that were not tried further
    const least = Math.min(...better.map(equityAt))
    for (const place of byEquity.slice(MANY)) requireValue(stats[place]).limitTo(least)
  }
  const values = withDoubt(stats)
  return kinds.map((kind) => requireValue(values[tried.indexOf(kind)]))
}

/** Returns for each action the one that represents it: of equivalent cards the lowest. */
function findRepresentatives(
  view: HundertspielSeatView,
  legal: readonly HundertspielAction[],
): readonly HundertspielAction[] {
  const { eye, phase } = view
  if (phase !== 'play' || typeof eye !== 'number') return legal
  const position = positionFromView(view)
  const isFor = (one: HundertspielAction, other: HundertspielAction): boolean =>
    one.do === 'play' &&
    other.do === 'play' &&
    codeFor(one.card) < codeFor(other.card) &&
    isSame(position, eye, codeFor(one.card), codeFor(other.card))
  return legal.map((action) =>
    legal.reduce((lowest, other) => (isFor(other, lowest) ? other : lowest), action),
  )
}

/** Creates a function that evaluates actions in one sampled state. */
function createEvaluator(state: InDealState, eye: Seat): (action: HundertspielAction) => DealValue {
  const here = state.phase === 'play' ? inPlay(state) : null
  return (action) => {
    if (here === null || action.do !== 'play')
      return valueAfter(applyAction(state, eye, action).state, eye, state.undertaking === null)
    const code = codeFor(action.card)
    const position = clonePosition(here)
    // H-10: aces not announced before such an ace is played are not announced any more
    if (position.losesThrown && codeHeight(code) === HIGHEST) position.aces[eye] = 0
    playCode(position, code)
    playOut(position)
    return dealValue(position, state, eye, false)
  }
}

function inPlay(state: InDealState): Position {
  const position = positionFromDeal(state)
  noteAces(position, state)
  return position
}

/** Returns the value after the rest of the deal, first by the rules and then by the policy. */
function valueAfter(from: DealtState, seat: Seat, isUndertaken: boolean): DealValue {
  let state: HundertspielState = from
  while (isInDeal(state) && state.phase !== 'play') {
    const legal = legalIn(state, state.asks)
    const action: HundertspielAction | undefined =
      chooseByBook(viewOf(state, state.asks), legal) ?? legal[0]
    if (action === undefined) throw new Error('a turn with nothing to do')
    state = applyAction(state, state.asks, action).state
  }
  if (!isInDeal(state)) return settledValue(state, seat)
  const position = inPlay(state)
  playOut(position)
  return dealValue(position, state, seat, isUndertaken)
}
