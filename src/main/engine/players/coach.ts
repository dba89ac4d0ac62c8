// The coach: the best action of a seat, the cost of a decision, and the shares of luck and skill in
// a finished partie. Every judgement uses the view of the seat that decided.
import type {
  DecisionStats,
  Analysis,
  ActionValue,
  CoursePoint,
  DealResult,
  Hint,
  Reason,
  SideAnalysis,
  CostlyDecision,
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
import { computeCost, gradeFor } from './cost.ts'
import { evaluateOptions, findBest } from './player.ts'

/** The coach uses more samples than any player. */
const EFFORT = { samples: 800, usesInference: true } as const

/**
 * Returns the most valuable action for the seat of a view, and why. Throws if there is no action.
 */
export function buildHint(
  ai: GameAi,
  view: TableView,
  legal: readonly AnyAction[],
  random: Random,
): Hint {
  const appraisals = evaluateOptions(ai, view, legal, EFFORT, random).toSorted(
    (a, b) => b.equity - a.equity,
  )
  const [best, next] = appraisals
  if (best === undefined) throw new Error('no action to advise')
  return {
    appraisals,
    reason: ai.obviousReason?.(best.action) ?? findReason(best, next),
    books: ai.bookAdvice?.(view, legal) ?? [],
    odds: ai.handOdds?.(view, best.action) ?? null,
  }
}

/** Smallest difference of chances that is given as a reason. */
const TELLING = 0.005

function findReason(best: ActionValue, next: ActionValue | undefined): Reason {
  if (next === undefined || computeCost(next, best) === 0) return { why: 'even' }
  const point = compareShares(best.point, next.point)
  const vole = compareShares(best.vole, next.vole)
  if (point !== null && point.gained > TELLING && point.gained >= (vole?.gained ?? 0) / 2)
    return { why: 'point', share: point.share, other: point.other }
  if (vole !== null && vole.gained > TELLING)
    return { why: 'vole', share: vole.share, other: vole.other }
  if (best.points > next.points + TELLING)
    return { why: 'points', points: best.points, other: next.points }
  if (best.chance === null || next.chance === null)
    return { why: 'points', points: best.points, other: next.points }
  return best.chance > next.chance
    ? { why: 'score', chance: best.chance, other: next.chance }
    : { why: 'worth', worth: best.equity, other: next.equity }
}

const compareShares = (share: number | null, other: number | null) =>
  share === null || other === null ? null : { share, other, gained: share - other }

/** A decision compared with the best one. */
export interface Verdict {
  readonly done: ActionValue
  readonly best: ActionValue
  /** Equity lost (`computeCost`). */
  readonly cost: number
  /** True if there was a choice. */
  readonly isUnforced: boolean
}

/**
 * Evaluates the actions if they can be reviewed: after a slip that a game cannot count, playouts
 * are good enough for a player, but not for a review.
 */
const evaluateForReview = (
  ai: GameAi,
  view: TableView,
  legal: readonly AnyAction[],
  random: Random,
): readonly ActionValue[] =>
  ai.classifyActions === undefined || ai.evaluateActions === undefined
    ? evaluateOptions(ai, view, legal, EFFORT, random)
    : (ai.evaluateActions(view, legal, EFFORT, random) ?? [])

/** Spread of values below which all actions are equal. */
const SAME = 0.005

/**
 * Returns what `action` costs the seat of a view; null if it is not legal, or cannot be evaluated.
 */
export function reviewAction(
  ai: GameAi,
  view: TableView,
  legal: readonly AnyAction[],
  action: AnyAction,
  random: Random,
): Verdict | null {
  const appraisals = evaluateForReview(ai, view, legal, random)
  const done = appraisals.find((one) => isSameAction(one.action, action))
  const best = findBest(appraisals)
  if (done === undefined || best === null) return null
  const least = Math.min(...appraisals.map((one) => one.equity))
  return { done, best, cost: computeCost(done, best), isUnforced: best.equity - least > SAME }
}

interface AnalysisTask {
  readonly mind: GameAi
  /** All moments of one partie. */
  readonly moments: readonly ReplayStep[]
  /** The deal to analyse; all if null. */
  readonly deal: number | null
  /** The only seat to analyse; all if null. */
  readonly seat: Seat | null
}

/** Analyses a finished partie, or one finished deal of it. */
export function analyseSteps(
  { mind, moments, deal, seat }: AnalysisTask,
  random: Random,
): Analysis {
  const { game } = mind
  const last = moments.at(-1)
  const first = moments[0]
  if (first === undefined || last === undefined) throw new Error('nothing to analyse')
  const seats = game.viewFor(first.state, 'onlooker').hands.length
  const slips: CostlyDecision[] = []
  const verdicts: ReviewedDecision[] = []
  const decided = new Map<number, ReviewedDecision>()
  moments.forEach((moment, step) => {
    if (moment.action === null || (deal !== null && moment.deal !== deal)) return
    const found = reviewDecision(mind, moment, moment.action, seat, random)
    if (found === null) return
    const by = moment.action.seat
    const { verdict, books } = found
    const judgement = { seat: by, deal: moment.deal, verdict }
    verdicts.push(judgement)
    decided.set(step - 1, judgement)
    const { done, best, cost } = verdict
    if (cost > 0)
      slips.push({
        deal: moment.deal,
        step: step - 1,
        seat: by,
        done,
        best,
        cost,
        books,
        hinted: moment.action.hint === true,
      })
  })
  const sides = first.state.score.length
  const isWhole = deal === null && seat === null
  return {
    sides: SEATS.slice(0, sides).map((side): SideAnalysis => {
      const viewed = { mind, moments, side, sides }
      const deals = dealAccounts(viewed, verdicts).filter(
        (one) => deal === null || one.deal === deal,
      )
      const luck = deals.reduce((sum, one) => sum + one.luck, 0)
      const result = deals.reduce((sum, one) => sum + one.after - one.before, 0)
      return {
        course: isWhole ? buildCourse(viewed, decided) : [],
        deals,
        result,
        luck,
        adjusted: result - luck,
      }
    }),
    accounts: Array.from({ length: seats }, (_, one) =>
      seat !== null && one !== seat
        ? null
        : buildAccount(
            game,
            verdicts.filter((verdict) => verdict.seat === one),
          ),
    ),
    slips: slips.toSorted((a, b) => b.cost - a.cost),
  }
}

/** A reviewed decision, and its seat. */
interface ReviewedDecision {
  readonly seat: Seat
  readonly deal: number
  readonly verdict: Verdict
}

/** A partie from the point of view of one side. */
interface SideOfPartie {
  readonly mind: GameAi
  readonly moments: readonly ReplayStep[]
  readonly side: Seat
  /** Number of sides. */
  readonly sides: number
}

/**
 * Returns the equity over the partie: between deals by the score alone, at a decision as its seat
 * could know it.
 */
function buildCourse(
  viewed: SideOfPartie,
  decided: ReadonlyMap<number, ReviewedDecision>,
): readonly CoursePoint[] {
  const { mind, moments, side } = viewed
  return moments.flatMap((moment, step): readonly CoursePoint[] => {
    const { deal, before, state, action } = moment
    const dealer = mind.game.tallyTricks(state)?.dealer ?? 0
    const decision = decided.get(step)
    const known = decision === undefined ? null : equityForSide(viewed, decision)
    if (known !== null) return [{ step, deal, ...known }]
    const over = step === moments.length - 1
    const score = action === null ? before : over ? state : null
    if (score === null || mind.equity === undefined) return []
    return [{ step, deal, equity: mind.equity(score, dealer, side), chance: null, cost: 0 }]
  })
}

/**
 * Returns the equity of a decision for a side: negated for the other of two sides; null with more
 * sides, since the effect on the others is unknown.
 */
function equityForSide(
  { side, sides }: SideOfPartie,
  { seat, verdict }: ReviewedDecision,
): Pick<CoursePoint, 'equity' | 'chance' | 'cost'> | null {
  const { equity, chance } = verdict.best
  const { cost } = verdict
  if (sideOf(seat, sides) === side) return { equity, chance, cost }
  return sides > 2
    ? null
    : { equity: 0 - equity, chance: chance === null ? null : 1 - chance, cost }
}

function reviewDecision(
  ai: GameAi,
  { before }: ReplayStep,
  record: NonNullable<ReplayStep['action']>,
  only: Seat | null,
  random: Random,
) {
  const { game } = ai
  const { seat: by, standIn, pointedOut } = record
  // an action of the rule book, or one that an onlooker pointed out, is not the seat's own decision
  const isOwn = standIn !== true && pointedOut !== true
  if ((only !== null && by !== only) || !isOwn || game.seatToPlay(before) !== by) return null
  const legal = game.legalActions(before, by)
  if (legal.length < 2) return null
  const view = game.viewFor(before, by)
  const verdict = reviewAction(ai, view, legal, toGameAction(record), random)
  return verdict === null || !verdict.isUnforced
    ? null
    : { verdict, books: ai.bookAdvice?.(view, legal) ?? [] }
}

function buildAccount(
  game: Game,
  verdicts: readonly { readonly verdict: Verdict }[],
): DecisionStats {
  const cost = verdicts.reduce((sum, { verdict }) => sum + verdict.cost, 0)
  const rate = verdicts.length === 0 ? 0 : cost / verdicts.length
  return { decisions: verdicts.length, cost, rate, grade: gradeFor(game, rate) }
}

/**
 * Returns the account of each deal for a side: the change in equity, the skill in it, and the rest,
 * which was luck.
 */
function dealAccounts(
  { mind, moments, side, sides }: SideOfPartie,
  verdicts: readonly ReviewedDecision[],
): readonly DealResult[] {
  const { game } = mind
  if (mind.equity === undefined) return []
  const numbers = [...new Set(moments.map((moment) => moment.deal))]
  return numbers.flatMap((deal) => {
    const own = moments.filter((moment) => moment.deal === deal)
    const [start] = own
    const end = own.at(-1)
    if (start === undefined || end === undefined || !isFinished(end.state)) return []
    const dealer = game.tallyTricks(start.state)?.dealer ?? 0
    const before = mind.equity?.(start.before, dealer, side) ?? 0
    const after = mind.equity?.(end.state, game.nextDealer(end.state) ?? dealer, side) ?? 0
    // the loss of one of several sides is shared by the others
    const skill = verdicts
      .filter((one) => one.deal === deal)
      .reduce(
        (sum, { seat, verdict }) =>
          sum + (sideOf(seat, sides) === side ? -verdict.cost : verdict.cost / (sides - 1)),
        0,
      )
    return [{ deal, before, after, skill, luck: after - before - skill }]
  })
}

const isFinished = (state: GameState): boolean =>
  state.phase === 'settled' || state.phase === 'over'
