// Values of all actions: Monte Carlo over determinizations while there is a talon, exact search
// after it.
import { type Side, otherSide } from '../../../../../shared/duel.ts'
import { countValidDeals } from '../../../../../shared/games/tatteln-values.ts'
import type { Random } from '../../../random.ts'
import { type DealValue, RunningStats } from '../../../ai/statistics.ts'
import type { Effort } from '../../ai.ts'
import { winChance, matschInPoints } from './equity.ts'
import { opponentFrom } from './evidence.ts'
import { handIn } from './sample.ts'
import type { TattelnSeatView } from '../view.ts'
import { type PlayoutStyle, readEnd, playOut, splitPoints, matschStakes } from './playout.ts'
import {
  type Position,
  copyPosition,
  drawOpenFor,
  hasTalon,
  newPosition,
  playCard,
  playableMask,
  robTurnUp,
} from './position.ts'
import { announceAll } from './announce-fast.ts'
import { fillHidden, positionFromView } from './from-view.ts'
import { type Stakes, Solver } from './solve.ts'
import { type SampledDeal, sampleByLikelihood } from './likelihood.ts'
import { listBits } from '../../../ai/cards.ts'
import { weightsFor } from './card-policy.ts'

/** An action before a card: none, announcing, robbing, or drawing one of the last two cards. */
export type PreAction = 'nothing' | 'announce' | 'rob' | 'drawTurnUp' | 'drawCovered'

/** A trial: an action before the card, and a card, or -1 if the players go on by themselves. */
export interface Trial {
  readonly before: PreAction
  readonly card: number
}

/** Samples of each trial before any is dropped; then those too many standard errors behind are. */
const FIRST_LOOK = 32
const BEHIND = 3
/** Tricks before the end from which a deal is played out exactly. */
const EXACT = { inferred: 4, plain: 2 }
/** Candidates weighed for each sample, if they are sampled by likelihood. */
const LOOKED_AT = 4

/** Returns the trials: each card, with each action possible before it. */
function listTrials(position: Position, befores: readonly PreAction[]): readonly Trial[] {
  const scratch = newPosition(position.tables)
  return befores.flatMap((before): readonly Trial[] => {
    if (before === 'drawTurnUp' || before === 'drawCovered') return [{ before, card: -1 }]
    copyPosition(scratch, position)
    if (before === 'rob') robTurnUp(scratch)
    return listBits(playableMask(scratch)).map((card) => ({ before, card }))
  })
}

/** Applies a trial. */
function applyTrial(position: Position, { before, card }: Trial): void {
  if (before === 'rob') robTurnUp(position)
  if (before === 'drawTurnUp' || before === 'drawCovered')
    drawOpenFor(position, before === 'drawTurnUp')
  else if (before !== 'nothing' && position.lead < 0) announceAll(position)
  if (card >= 0 && position.won < 0) playCard(position, card)
}

/** Inputs of the search. */
interface TrialContext {
  readonly view: TattelnSeatView
  readonly eye: Side
  readonly other: Side
  readonly base: Position
  readonly style: PlayoutStyle
  /** Reused for every sample. */
  readonly filled: Position
  readonly scratch: Position
}

function createContext(view: TattelnSeatView, eye: Side, exact: number): TrialContext {
  const other = otherSide(eye)
  const base = positionFromView(view, eye)
  const { score, options } = view
  const deals = countValidDeals(view)
  const matschCost = (side: Side): number =>
    matschInPoints(options, score[side], score[otherSide(side)], deals)
  const matsch = [matschCost(0), matschCost(1)] as const
  const style = { weights: weightsFor(base.tables.trump), exact, matsch }
  const [filled, scratch] = [newPosition(base.tables), newPosition(base.tables)]
  return { view, eye, other, base, style, filled, scratch }
}

function trialResult({ view, eye, other }: TrialContext, position: Position): DealValue {
  const { points, matsch, won } = readEnd(position)
  const { score, options } = view
  const deals = countValidDeals(view)
  const [own, against] = [points[eye], points[other]]
  const wins = won >= 0 ? won : matsch >= 0 && options.matschLoses === 'partie' ? 1 - matsch : -1
  const chance =
    wins >= 0
      ? Number(wins === eye)
      : winChance(options, score[eye] + own, score[other] + against, deals)
  const stakes = matsch < 0 ? 0 : matsch === eye ? -options.matsch : options.matsch
  return { points: own - against, against, chance, equity: 2 * chance - 1 + stakes }
}

/** A trial, and the statistics of its results. */
export type TrialStats = readonly [Trial, RunningStats]

/** The trials that are wanted. */
interface WantedTrials {
  readonly befores: readonly PreAction[]
  readonly isAsked: (trial: Trial) => boolean
}

/** Runs every trial in samples; a master spends most of them on the best candidates. */
export function sampleTrials(
  view: TattelnSeatView,
  eye: Side,
  { befores, isAsked }: WantedTrials,
  effort: Effort,
  random: Random,
): readonly TrialStats[] {
  const context = createContext(view, eye, EXACT[effort.usesInference ? 'inferred' : 'plain'])
  const { base } = context
  const all = listTrials(base, befores)
    .filter(isAsked)
    .map((trial) => [trial, new RunningStats()] as const)
  const worlds = sampleDeals(
    view,
    hasTalon(base) ? effort : { samples: 1, usesInference: false },
    random,
  )
  const budget = worlds.length * all.length
  let left: readonly TrialStats[] = all
  let spent = 0
  const most = effort.isEven === true ? effort.samples : Infinity
  for (let n = 0; n < most && spent + left.length <= budget; n += 1) {
    // every second sample reverses the order of drawing, to reduce variance: which of two cards a
    // trick brings is chance
    const turned = effort.usesInference && n % 2 === 1
    const world = worlds[(effort.usesInference ? n >> 1 : n) % worlds.length]
    if (world !== undefined) tryAll(context, left, world, turned)
    spent += left.length
    if (effort.usesInference && n >= FIRST_LOOK && n % 16 === 15) left = findContenders(left)
    if (left.length === 1) break
  }
  return all
}

/** Runs each trial in one sample. */
function tryAll(
  context: TrialContext,
  trials: readonly TrialStats[],
  world: SampledDeal,
  turned: boolean,
): void {
  const { base, other, style } = context
  const { filled, scratch } = context
  copyPosition(filled, base)
  fillHidden(filled, other, world.hand, turned ? inOtherOrder(world.talon) : world.talon)
  for (const [trial, stats] of trials) {
    copyPosition(scratch, filled)
    applyTrial(scratch, trial)
    playOut(scratch, style)
    stats.add(trialResult(context, scratch))
  }
}

/** Returns the talon with each two cards that are drawn after a trick swapped. */
const inOtherOrder = (talon: readonly number[]): readonly number[] =>
  talon.map((card, place) => talon[place ^ 1] ?? card)

/** Returns the trials that may still turn out to be the best. */
function findContenders(all: readonly TrialStats[]): readonly TrialStats[] {
  const [, best] = all.reduce((most, one) => (one[1].equity > most[1].equity ? one : most))
  return all.filter(
    ([, { equity, error }]) =>
      // both were tried in the same samples, so this is more than the error of the difference
      best.equity - equity <= BEHIND * Math.hypot(error, best.error) * 0.7,
  )
}

function sampleDeals(
  view: TattelnSeatView,
  { samples, usesInference }: Effort,
  random: Random,
): readonly SampledDeal[] {
  const looks = usesInference ? samples * LOOKED_AT : samples
  return sampleByLikelihood(view, opponentFrom(view), { samples, looks }, random)
}

/** Returns the value of each trial after the talon: the result of best play by both. */
export function solveTrials(
  view: TattelnSeatView,
  eye: Side,
  befores: readonly PreAction[],
): readonly (readonly [Trial, DealValue])[] {
  const context = createContext(view, eye, 0)
  const { base, other } = context
  fillHidden(
    base,
    other,
    handIn(opponentFrom(view), { covered: opponentFrom(view).unseen, rest: [] }),
    [],
  )
  const stakes = { ...matschStakes(base, context.style.matsch), announces: announcesIn(base) }
  const solver = new Solver(base.tables, stakes)
  return listTrials(base, befores).map((trial) => {
    const [first = 0, second = 0] = base.hands
    const { card } = trial
    const own = (1 << card) ^ (base.hands[eye] ?? 0)
    const [a, b] = eye === 0 ? [own, second] : [first, own]
    const scratch = newPosition(base.tables)
    copyPosition(scratch, base)
    if (trial.before === 'announce') announceAll(scratch)
    if (scratch.won >= 0) return [trial, trialResult(context, scratch)]
    const value =
      base.lead < 0
        ? solver.solveFollow(a, b, other, card, eye)
        : solver.solveAfter(a, b, other, base.lead, card)
    splitPoints(scratch, value, stakes)
    return [trial, trialResult(context, scratch)]
  })
}

/** Returns the points a first leader after the talon then announces; null if neither can (T-8). */
function announcesIn(base: Position): Stakes['announces'] {
  const scratch = newPosition(base.tables)
  const announcedPoints = (seat: Side, own: number, other: number): number => {
    copyPosition(scratch, base)
    scratch.turn = seat
    scratch.hands[seat] = own
    scratch.hands[otherSide(seat)] = other
    announceAll(scratch)
    return (scratch.extra[seat] ?? 0) - (base.extra[seat] ?? 0)
  }
  const [first = 0, second = 0] = base.hands
  return announcedPoints(0, first, second) === 0 && announcedPoints(1, second, first) === 0
    ? null
    : announcedPoints
}
