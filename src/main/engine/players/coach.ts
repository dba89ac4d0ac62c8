// The coach: the best action of a seat, the cost of a decision, and the shares of luck and skill in
// a finished partie. Every judgement uses the view of the seat that decided.
import {
  type DecisionStats,
  type Analysis,
  type ActionValue,
  type CoursePoint,
  type DealResult,
  type SideAnalysis,
  type CostlyDecision,
  computeCost,
} from '../../../shared/coach.ts'
import {
  type AnyAction,
  type Seat,
  type TableView,
  SEATS,
  isSameAction,
  sideOf,
} from '../../../shared/view.ts'
import type { Game, GameState } from '../games/game.ts'
import type { GameAi } from '../games/ai.ts'
import type { Random } from '../random.ts'
import { toGameAction } from '../record.ts'
import type { ReplayStep } from '../replay.ts'
import { gradeFor } from './grade.ts'
import { quoteBooks } from './hint.ts'
import { SAME, weighActions } from './judge.ts'
import { findBest } from './player.ts'

/** A decision compared with the best one. */
export interface Verdict {
  readonly done: ActionValue
  readonly best: ActionValue
  /** Equity lost (`computeCost`). */
  readonly cost: number
  /** True if there was a choice. */
  readonly isUnforced: boolean
}

/** Returns what `action` costs a seat; null if it is illegal, or cannot be evaluated. */
export function reviewAction(
  ai: GameAi,
  view: TableView,
  legal: readonly AnyAction[],
  action: AnyAction,
  random: Random,
): Verdict | null {
  // what a game cannot evaluate is played out: good enough for a player, but not for a review
  const evaluations = weighActions(ai, view, legal, action, random) ?? []
  const done = evaluations.find((one) => isSameAction(one.action, action))
  const best = findBest(evaluations)
  if (done === undefined || best === null) return null
  const least = Math.min(...evaluations.map((one) => one.equity))
  return { done, best, cost: computeCost(done, best), isUnforced: best.equity - least > SAME }
}

interface AnalysisTask {
  readonly ai: GameAi
  /** All moments of one partie. */
  readonly moments: readonly ReplayStep[]
  /** The deal to analyse; all if null. */
  readonly deal: number | null
  /** The only seat to analyse; all if null. */
  readonly seat: Seat | null
}

/** Returns the generator for a position: a decision is judged alike, alone or in its partie. */
export type RandomOfView = (view: TableView) => Random

/** The decisions of what was analysed, in order, and the analysis that they add up to. */
export interface ReviewedSteps {
  readonly decisions: readonly CostlyDecision[]
  readonly analysis: Analysis
}

/** Analyses a finished partie, or one finished deal of it. */
export const analyseSteps = (task: AnalysisTask, randomOf: RandomOfView): Analysis =>
  reviewSteps(task, randomOf).analysis

/**
 * Returns every decision with its cost, and the analysis: both are of the same judgement. Of a
 * share of the steps, `isWanted` says which: the others are not judged.
 */
export function reviewSteps(
  task: AnalysisTask,
  randomOf: RandomOfView,
  isWanted: (step: number) => boolean = () => true,
): ReviewedSteps {
  const decisions = task.moments.flatMap((_, at) =>
    isWanted(at - 1) ? (reviewStep(task, at, randomOf) ?? []) : [],
  )
  return { decisions, analysis: buildAnalysis(task, decisions) }
}

function buildAnalysis(
  { ai, moments, deal, seat }: AnalysisTask,
  reviewed: readonly CostlyDecision[],
): Analysis {
  const [first] = moments
  if (first === undefined) throw new Error('nothing to analyse')
  const seats = ai.game.viewFor(first.state, 'onlooker').hands.length
  const sides = first.state.score.length
  const isWhole = deal === null && seat === null
  return {
    sides: SEATS.slice(0, sides).map((side): SideAnalysis => {
      const viewed = { ai, moments, side, sides }
      const deals = dealAccounts(viewed, reviewed).filter(
        (one) => deal === null || one.deal === deal,
      )
      const luck = deals.reduce((sum, one) => sum + one.luck, 0)
      const result = deals.reduce((sum, one) => sum + one.after - one.before, 0)
      const course = isWhole ? buildCourse(viewed, reviewed) : []
      return { course, deals, result, luck, adjusted: result - luck }
    }),
    accounts: Array.from({ length: seats }, (_, one) =>
      seat !== null && one !== seat
        ? null
        : buildAccount(
            ai.game,
            reviewed.filter((decision) => decision.seat === one),
          ),
    ),
    slips: reviewed.filter(({ cost }) => cost > 0).toSorted((a, b) => b.cost - a.cost),
  }
}

/** Reviews the decision that led to a moment; null if there was none, or no choice. */
function reviewStep(
  { ai, moments, deal, seat: only }: AnalysisTask,
  step: number,
  randomOf: RandomOfView,
): CostlyDecision | null {
  const { game } = ai
  const moment = moments[step]
  if (moment === undefined || (deal !== null && moment.deal !== deal)) return null
  const { before, action } = moment
  if (action === null) return null
  const { seat, standIn, pointedOut, hint } = action
  // an action of the rule book, or one that an onlooker pointed out, is not the seat's own decision
  const isOwn = standIn !== true && pointedOut !== true
  if ((only !== null && seat !== only) || !isOwn || game.seatToPlay(before) !== seat) return null
  const legal = game.legalActions(before, seat)
  if (legal.length < 2) return null
  const view = game.viewFor(before, seat)
  const verdict = reviewAction(ai, view, legal, toGameAction(action), randomOf(view))
  if (verdict === null || !verdict.isUnforced) return null
  const { done, best, cost } = verdict
  const books = quoteBooks(ai.bookAdvice(view, legal), best, [done])
  return { deal: moment.deal, step: step - 1, seat, done, best, cost, books, hinted: hint === true }
}

/** A partie from the point of view of one side. */
interface SideOfPartie {
  readonly ai: GameAi
  readonly moments: readonly ReplayStep[]
  readonly side: Seat
  /** Number of sides. */
  readonly sides: number
}

/** Returns the equity over the partie: between deals by the score, at a decision by its view. */
function buildCourse(
  viewed: SideOfPartie,
  reviewed: readonly CostlyDecision[],
): readonly CoursePoint[] {
  const { ai, moments, side } = viewed
  const decided = new Map(reviewed.map((decision) => [decision.step, decision]))
  return moments.flatMap((moment, step): readonly CoursePoint[] => {
    const { deal, before, state, action } = moment
    const dealer = ai.game.tallyTricks(state)?.dealer ?? 0
    const decision = decided.get(step)
    const known = decision === undefined ? null : equityForSide(viewed, decision)
    if (known !== null) return [{ step, deal, ...known }]
    const isOver = step === moments.length - 1
    const score = action === null ? before : isOver ? state : null
    if (score === null) return []
    return [{ step, deal, equity: ai.equity(score, dealer, side), chance: null, cost: 0 }]
  })
}

/** Returns the equity of a decision for a side; null for another side of several: it is unknown. */
function equityForSide(
  { side, sides }: SideOfPartie,
  { seat, best, cost }: CostlyDecision,
): Pick<CoursePoint, 'equity' | 'chance' | 'cost'> | null {
  const { equity, chance } = best
  if (sideOf(seat, sides) === side) return { equity, chance, cost }
  return sides > 2
    ? null
    : { equity: 0 - equity, chance: chance === null ? null : 1 - chance, cost }
}

function buildAccount(game: Game, reviewed: readonly CostlyDecision[]): DecisionStats {
  const alone = reviewed.filter(({ hinted }) => !hinted)
  const cost = alone.reduce((sum, one) => sum + one.cost, 0)
  const rate = alone.length === 0 ? 0 : cost / alone.length
  const hinted = reviewed.length - alone.length
  return { decisions: alone.length, cost, rate, hinted, grade: gradeFor(game, rate) }
}

/** Returns for each deal the change in a side's equity: the skill in it, and the rest is luck. */
function dealAccounts(
  { ai, moments, side, sides }: SideOfPartie,
  reviewed: readonly CostlyDecision[],
): readonly DealResult[] {
  const { game } = ai
  const numbers = [...new Set(moments.map((moment) => moment.deal))]
  return numbers.flatMap((deal) => {
    const own = moments.filter((moment) => moment.deal === deal)
    const [start] = own
    const end = own.at(-1)
    if (start === undefined || end === undefined || !isFinished(end.state)) return []
    const dealer = game.tallyTricks(start.state)?.dealer ?? 0
    const before = ai.equity(start.before, dealer, side)
    const after = ai.equity(end.state, game.nextDealer(end.state) ?? dealer, side)
    // the loss of one of several sides is shared by the others
    const skill = reviewed
      .filter((one) => one.deal === deal)
      .reduce(
        (sum, { seat, cost }) => sum + (sideOf(seat, sides) === side ? -cost : cost / (sides - 1)),
        0,
      )
    return [{ deal, before, after, skill, luck: after - before - skill }]
  })
}

const isFinished = (state: GameState): boolean =>
  state.phase === 'settled' || state.phase === 'over'
