// Values of all legal actions for a seat: the action is applied in sampled states that fit the
// view, and each deal is played out by the card policy (Monte Carlo).
import { requireValue } from '../../../../../shared/card.ts'
import type { ActionValue } from '../../../../../shared/coach.ts'
import type {
  HundertspielAction,
  HundertspielView,
} from '../../../../../shared/games/hundertspiel.ts'
import type { Seat } from '../../../../../shared/view.ts'
import type { Effort } from '../../ai.ts'
import type { Random } from '../../../random.ts'
import { chooseByBook } from './policy.ts'
import { createStateSampler } from './sample.ts'
import { isSame } from './card-policy.ts'
import { HIGHEST, codeFor } from './encoding.ts'
import { type SampledValue, type StakeDecision, dealValue, settledValue } from './deal-value.ts'
import { measureDoubt } from './likelihood.ts'
import { resample } from '../../../ai/resample.ts'
import { playCode } from './moves.ts'
import { noteAces, playOut } from './playout.ts'
import { type TrialsValue, Trials, isInDoubt, valuesOf } from './trials.ts'
import { createUndertakenFit, drawFitting } from './undertaken.ts'
import { type Position, clonePosition } from './position.ts'
import { positionFromDeal, positionFromView } from './from-view.ts'
import { legalActions as legalIn, applyAction } from '../play.ts'
import { type DealtState, type HundertspielState, type InDealState, isInDeal } from '../state.ts'
import { type HundertspielSeatView, viewFor as viewOf } from '../view.ts'
import { codeHeight } from '../../../ai/cards.ts'

/** Most trials of all actions together, in each round. */
const MOST_TRIALS = 8_000
const MOST_TRIALS_OF_MANY = 1_500
/** Share of the samples in the first round before the tricks, where a trial is slower. */
const AT_FIRST = 0.5
/** Fewest trials of an action; fewer say nothing. */
const LEAST = 4
/** Number of actions above which only the best are tried further (discards: up to 495). */
const MANY = 24
/** Those of many that are tried a third time. */
const FEW = 6

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
  const drawState = createStateDrawer(view, random)
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

/** Most hands that are drawn for one that fits; in play more evidence is weighed afterwards. */
const MOST_DRAWN = { before: 60, play: 8 } as const

/** Creates a function that samples states, the likelier ones by what was undertaken more often. */
export function createStateDrawer(view: HundertspielSeatView, random: Random): () => InDealState {
  const sampleAny = createStateSampler(view)
  const fitOf = createUndertakenFit(view)
  const draw = (): InDealState => {
    const state = sampleAny(random)
    if (!isInDeal(state)) throw new Error('a deal that is imagined as over')
    return state
  }
  const most = view.tricks.length === 0 ? MOST_DRAWN.before : MOST_DRAWN.play
  return fitOf === null ? draw : () => drawFitting(draw, ({ hands }) => fitOf(hands), most, random)
}

interface EvaluationTask {
  readonly view: HundertspielSeatView
  readonly legal: readonly HundertspielAction[]
  readonly eye: Seat
  readonly effort: Effort
  readonly worlds: (count: number) => readonly InDealState[]
}

/** Phases in which a game is undertaken, or Contra said: once a deal, so they get more samples. */
const UNDERTAKING: readonly HundertspielView['phase'][] = [
  'bidding',
  'buying',
  'naming',
  'laying',
  'contra',
]
/** Rounds of samples at most while it is in doubt if anything is undertaken. */
export const ROUNDS = 3
/** Samples after which no round is added: the coach begins with nearly as many. */
const ENOUGH = 720
/** Actions that leave things as they are. */
const QUIET: readonly HundertspielAction['do'][] = ['pass', 'ask']

/** Returns the value of each action: all are tried in the same samples, the better ones in more. */
function estimateActions({
  view,
  legal,
  eye,
  effort,
  worlds,
}: EvaluationTask): readonly TrialsValue[] {
  const kinds = findRepresentatives(view, legal)
  const tried = [...new Set(kinds)]
  const trials = tried.map(() => new Trials())
  const all = [...tried.keys()]
  const tryOut = (places: readonly number[], most: number, atMost = effort.samples): void => {
    const samples = Math.max(
      LEAST,
      Math.min(atMost, effort.samples, Math.floor(most / places.length)),
    )
    for (const world of worlds(samples)) {
      const evaluate = createEvaluator(world, eye)
      for (const place of places)
        requireValue(trials[place]).add(evaluate(requireValue(tried[place])))
    }
  }
  const isLater = view.phase === 'play' || effort.isEven === true
  tryOut(
    all,
    tried.length <= MANY ? MOST_TRIALS : MOST_TRIALS_OF_MANY,
    isLater ? effort.samples : Math.ceil(effort.samples * AT_FIRST),
  )
  if (tried.length > MANY) {
    const advised = chooseByBook(view, legal)
    tryBest(
      trials,
      all,
      tried.findIndex((one) => one === advised),
      tryOut,
    )
  } else if (UNDERTAKING.includes(view.phase) && effort.isEven !== true) {
    const isQuiet = tried.map((action) => QUIET.includes(action.do))
    const rounds = Math.min(ROUNDS, Math.ceil(ENOUGH / effort.samples))
    for (let round = 1; round < rounds && isInDoubt(trials, isQuiet); round += 1)
      tryOut(all, MOST_TRIALS)
  }
  const values = valuesOf(trials)
  return kinds.map((kind) => requireValue(values[tried.indexOf(kind)]))
}

/**
 * Tries the better ones of many actions further. The best of these are valued anew: few samples
 * have flattered those that they chose. What the book advises is among them.
 */
function tryBest(
  trials: Trials[],
  all: readonly number[],
  advised: number,
  tryOut: (places: readonly number[], most: number) => void,
): void {
  let left = all
  for (const count of [MANY, FEW]) {
    const equities = trials.map((one) => one.equity)
    const byEquity = left.toSorted((one, other) => (equities[other] ?? 0) - (equities[one] ?? 0))
    left = [...new Set([...all.filter((place) => place === advised), ...byEquity])].slice(0, count)
    if (count === FEW) for (const place of left) trials[place] = new Trials()
    for (let round = 0; round < (count === FEW ? ROUNDS : 1); round += 1)
      tryOut(left, MOST_TRIALS_OF_MANY)
    const least = Math.min(...left.map((place) => requireValue(trials[place]).equity))
    for (const place of all) if (!left.includes(place)) trials[place]?.limitTo(least)
  }
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

/** Creates a function that evaluates actions in one sampled state; null is to wait. */
export function createEvaluator(
  state: InDealState,
  eye: Seat,
): (action: HundertspielAction | null) => SampledValue {
  const here = state.phase === 'play' ? inPlay(state) : null
  return (action) => {
    if (action === null) return valueAfter(state, eye, decisionIn(state))
    if (here === null || action.do !== 'play')
      return valueAfter(applyAction(state, eye, action).state, eye, decisionIn(state))
    const code = codeFor(action.card)
    const position = clonePosition(here)
    // H-10: aces not announced before such an ace is played are not announced any more
    if (position.losesThrown && codeHeight(code) === HIGHEST) position.aces[eye] = 0
    playCode(position, code)
    playOut(position)
    return dealValue(position, state, eye, null)
  }
}

const decisionIn = ({ undertaking, phase }: InDealState): StakeDecision =>
  undertaking === null ? 'game' : phase === 'contra' ? 'contra' : null

function inPlay(state: InDealState): Position {
  const position = positionFromDeal(state)
  noteAces(position, state)
  return position
}

/** Returns the value after the rest of the deal, first by the rules and then by the policy. */
function valueAfter(from: DealtState, seat: Seat, decides: StakeDecision): SampledValue {
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
  return dealValue(position, state, seat, decides)
}
