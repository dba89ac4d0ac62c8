// The coach: what a seat should do, what a decision gave away, and how a finished partie divides into luck and skill.
// Every judgement is made from the view of the seat that decided.
import {
  type Account,
  type Analysis,
  type Appraisal,
  type CoursePoint,
  type DealAccount,
  type Grade,
  type Hint,
  type Reason,
  type SideAnalysis,
  type Slip,
  GRADES,
} from '../../../shared/coach.ts'
import { type AnyAction, type Seat, type TableView, SEATS, isSameAction, sideOf } from '../../../shared/view.ts'
import { type Game, type GameState, EVEN } from '../games/game.ts'
import type { Random } from '../random.ts'
import type { Moment } from '../replay.ts'
import { appraise, bestOf } from './player.ts'

/** The coach thinks longer than any player. */
const EFFORT = { samples: 800, weighs: true } as const

/** What is worth most for the seat of a view, and why. Throws when nothing may be done. */
export function hintOf(game: Game, view: TableView, legal: readonly AnyAction[], random: Random): Hint {
  const appraisals = appraise(game, view, legal, EFFORT, random).toSorted((a, b) => b.equity - a.equity)
  const [best, next] = appraisals
  if (best === undefined) throw new Error('no action to advise')
  return {
    appraisals,
    reason: game.evident?.(best.action) ?? reasonOf(best, next),
    books: game.books?.(view, legal) ?? [],
    odds: game.odds?.(view, best.action) ?? null,
  }
}

/** Differences of chances smaller than this are not given as a reason. */
const TELLING = 0.005

function reasonOf(best: Appraisal, next: Appraisal | undefined): Reason {
  if (next === undefined || costOf(next, best) === 0) return { why: 'even' }
  const point = gain(best.point, next.point)
  const vole = gain(best.vole, next.vole)
  if (point !== null && point.gained > TELLING && point.gained >= (vole?.gained ?? 0) / 2)
    return { why: 'point', share: point.share, other: point.other }
  if (vole !== null && vole.gained > TELLING) return { why: 'vole', share: vole.share, other: vole.other }
  if (best.points > next.points + TELLING) return { why: 'points', points: best.points, other: next.points }
  if (best.chance === null || next.chance === null) return { why: 'points', points: best.points, other: next.points }
  return best.chance > next.chance
    ? { why: 'score', chance: best.chance, other: next.chance }
    : { why: 'worth', worth: best.equity, other: next.equity }
}

const gain = (share: number | null, other: number | null) =>
  share === null || other === null ? null : { share, other, gained: share - other }

/** Equity an action gives away against the best one, as far as it is beyond doubt: 0 within two standard errors. */
export function costOf(done: Appraisal, best: Appraisal): number {
  const difference = best.equity - done.equity
  const doubt = done.doubt ?? Math.hypot(best.error, done.error)
  return difference > Math.max(EVEN, 2 * doubt) ? difference : 0
}

/** A decision against the best one. */
export interface Verdict {
  readonly done: Appraisal
  readonly best: Appraisal
  /** Equity given away (`costOf`). */
  readonly cost: number
  /** Whether there was anything to decide. */
  readonly isUnforced: boolean
}

/** What can be judged: where something went wrong that a game cannot count, playing it out tells a player enough, but no judge. */
const judged = (game: Game, view: TableView, legal: readonly AnyAction[], random: Random): readonly Appraisal[] =>
  game.conduct === undefined || game.appraise === undefined
    ? appraise(game, view, legal, EFFORT, random)
    : (game.appraise(view, legal, EFFORT, random) ?? [])

/** Actions of a spread smaller than this are all the same. */
const SAME = 0.005

/** What `action` gives away for the seat of a view; null when it is none of the legal ones, or nobody can count it. */
export function verdictOf(
  game: Game,
  view: TableView,
  legal: readonly AnyAction[],
  action: AnyAction,
  random: Random,
): Verdict | null {
  const appraisals = judged(game, view, legal, random)
  const done = appraisals.find((one) => isSameAction(one.action, action))
  const best = bestOf(appraisals)
  if (done === undefined || best === null) return null
  const least = Math.min(...appraisals.map((one) => one.equity))
  return { done, best, cost: costOf(done, best), isUnforced: best.equity - least > SAME }
}

/** The word for an error rate; null where the game has no words for it. */
export function gradeOf({ grades }: Pick<Game, 'grades'>, rate: number): Grade | null {
  if (grades === undefined) return null
  return GRADES.find((_, place) => rate <= (grades[place] ?? Infinity)) ?? null
}

interface Told {
  readonly game: Game
  /** All moments of one partie. */
  readonly moments: readonly Moment[]
  /** Deals to judge; all when null. */
  readonly deal: number | null
  /** The only seat to judge; all when null. */
  readonly seat: Seat | null
}

/** Judges a finished partie, or one finished deal of it. */
export function analyse({ game, moments, deal, seat }: Told, random: Random): Analysis {
  const last = moments.at(-1)
  const first = moments[0]
  if (first === undefined || last === undefined) throw new Error('nothing to analyse')
  const seats = game.view(first.state, 'onlooker').hands.length
  const slips: Slip[] = []
  const verdicts: Judged[] = []
  const decided = new Map<number, Judged>()
  moments.forEach((moment, step) => {
    if (moment.action === null || (deal !== null && moment.deal !== deal)) return
    const found = verdictAt(game, moment, moment.action, seat, random)
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
      const viewed = { game, moments, side, sides }
      const deals = dealAccounts(viewed, verdicts).filter((one) => deal === null || one.deal === deal)
      const luck = deals.reduce((sum, one) => sum + one.luck, 0)
      const result = deals.reduce((sum, one) => sum + one.after - one.before, 0)
      return { course: isWhole ? courseOf(viewed, decided) : [], deals, result, luck, adjusted: result - luck }
    }),
    accounts: Array.from({ length: seats }, (_, one) =>
      seat !== null && one !== seat
        ? null
        : accountOf(
            game,
            verdicts.filter((verdict) => verdict.seat === one),
          ),
    ),
    slips: slips.toSorted((a, b) => b.cost - a.cost),
  }
}

/** A decision that was judged, and who took it. */
interface Judged {
  readonly seat: Seat
  readonly deal: number
  readonly verdict: Verdict
}

/** A partie looked at from one of its sides. */
interface Viewed {
  readonly game: Game
  readonly moments: readonly Moment[]
  readonly side: Seat
  /** How many there are. */
  readonly sides: number
}

/** How the partie stood: between deals by the score alone, at a decision as the one who took it could know. */
function courseOf(viewed: Viewed, decided: ReadonlyMap<number, Judged>): readonly CoursePoint[] {
  const { game, moments, side } = viewed
  return moments.flatMap((moment, step): readonly CoursePoint[] => {
    const { deal, before, state, action } = moment
    const dealer = game.tally(state)?.dealer ?? 0
    const decision = decided.get(step)
    const known = decision === undefined ? null : knownTo(viewed, decision)
    if (known !== null) return [{ step, deal, ...known }]
    const over = step === moments.length - 1
    const score = action === null ? before : over ? state : null
    if (score === null || game.worth === undefined) return []
    return [{ step, deal, equity: game.worth(score, dealer, side), chance: null, cost: 0 }]
  })
}

/** A decision from a side: what one of two wins the other loses; what it means to each of several others nobody has counted. */
function knownTo(
  { side, sides }: Viewed,
  { seat, verdict }: Judged,
): Pick<CoursePoint, 'equity' | 'chance' | 'cost'> | null {
  const { equity, chance } = verdict.best
  const { cost } = verdict
  if (sideOf(seat, sides) === side) return { equity, chance, cost }
  return sides > 2 ? null : { equity: 0 - equity, chance: chance === null ? null : 1 - chance, cost }
}

function verdictAt(
  game: Game,
  { before }: Moment,
  record: NonNullable<Moment['action']>,
  only: Seat | null,
  random: Random,
) {
  const { seat: by, standIn, hint: _, at: __, ...action } = record
  if ((only !== null && by !== only) || standIn === true || game.turn(before) !== by) return null
  const legal = game.legal(before, by)
  if (legal.length < 2) return null
  const view = game.view(before, by)
  const verdict = verdictOf(game, view, legal, action, random)
  return verdict === null || !verdict.isUnforced ? null : { verdict, books: game.books?.(view, legal) ?? [] }
}

function accountOf(game: Game, verdicts: readonly { readonly verdict: Verdict }[]): Account {
  const cost = verdicts.reduce((sum, { verdict }) => sum + verdict.cost, 0)
  const rate = verdicts.length === 0 ? 0 : cost / verdicts.length
  return { decisions: verdicts.length, cost, rate, grade: gradeOf(game, rate) }
}

/** Each deal from a side: what it changed, what of that was skill, and the rest, which was luck. */
function dealAccounts({ game, moments, side, sides }: Viewed, verdicts: readonly Judged[]): readonly DealAccount[] {
  if (game.worth === undefined) return []
  const numbers = [...new Set(moments.map((moment) => moment.deal))]
  return numbers.flatMap((deal) => {
    const own = moments.filter((moment) => moment.deal === deal)
    const [start] = own
    const end = own.at(-1)
    if (start === undefined || end === undefined || !isFinished(end.state)) return []
    const dealer = game.tally(start.state)?.dealer ?? 0
    const before = game.worth?.(start.before, dealer, side) ?? 0
    const after = game.worth?.(end.state, game.nextDealer(end.state) ?? dealer, side) ?? 0
    // what one of several gives away the others share
    const skill = verdicts
      .filter((one) => one.deal === deal)
      .reduce(
        (sum, { seat, verdict }) => sum + (sideOf(seat, sides) === side ? -verdict.cost : verdict.cost / (sides - 1)),
        0,
      )
    return [{ deal, before, after, skill, luck: after - before - skill }]
  })
}

const isFinished = (state: GameState): boolean => state.phase === 'settled' || state.phase === 'over'
