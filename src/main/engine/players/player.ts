// A computer player: it sees its own view and its legal actions, and answers with one of them.
import { type ActionValue, EVEN, computeCost } from '../../../shared/coach.ts'
import type { AnyAction, TableView } from '../../../shared/view.ts'
import type { AsideValues, Effort, GameAi } from '../games/ai.ts'
import type { Random } from '../random.ts'
import { LEVELS, type Level } from './levels.ts'
import { evaluateBySampling } from './sampler.ts'

/** The input of a player. The view is only built when it is used. */
export interface PlayerTurn {
  getView(): TableView
  readonly legal: readonly AnyAction[]
  /** False if it is another's turn and this seat may only speak (E-17, E-18). */
  readonly onTurn: boolean
}

/** Returns one of the legal actions; null, only out of turn, to pass. */
export type Player = (look: PlayerTurn, random: Random) => AnyAction | null

/** A way of playing that works for any game. */
type PlayPolicy = (ai: GameAi, look: PlayerTurn, random: Random) => AnyAction | null

/** Chooses an action, each equally likely; out of turn, passing is one of them. */
const chooseRandomly = (
  legal: readonly AnyAction[],
  onTurn: boolean,
  random: Random,
): AnyAction | null => legal[random.nextInt(legal.length + (onTurn ? 0 : 1))] ?? null

const randomPlayer: PlayPolicy = (_, { legal, onTurn }, random) =>
  chooseRandomly(legal, onTurn, random)

/** Plays by the book of the game. */
const rulebookPlayer: PlayPolicy = (ai, look) => ai.chooseByBook(look.getView(), look.legal)

/** One in `SLIPS` decisions is against the rules, if they can be broken. */
const SLIPS = 40
/** Once in `FORGETS` times a novice forgets a right that costs nothing, such as points to mark. */
const FORGETS = 12

/** Plays as a beginner does; rarely breaks the rules, and forgets a right now and then. */
const novicePlayer: PlayPolicy = (ai, look, random) => {
  const { sound, first, slips } = ai.classifyActions(look.getView(), look.legal)
  const slip = slips[random.nextInt(Math.max(slips.length, 1))]
  if (slip !== undefined && random.nextInt(SLIPS) === 0) return slip
  const [right] = first
  const legal = sound.filter((action) => !first.includes(action))
  const mustAct = look.onTurn && legal.length === 0
  // an obligatory action is not forgotten
  if (right !== undefined && (mustAct || random.nextInt(FORGETS) > 0)) return right
  return ai.chooseAsNovice(look.getView(), legal)
}

/** Evaluates the legal actions for the seat of a view; what the game cannot, by sampling. */
export const evaluateOptions = (
  ai: GameAi,
  view: TableView,
  legal: readonly AnyAction[],
  effort: Effort,
  random: Random,
): readonly ActionValue[] =>
  ai.evaluateActions(view, legal, effort, random) ??
  evaluateBySampling(ai, view, ai.classifyActions(view, legal).sound, effort, random)

/** Returns the best evaluated action, the first of equal ones. */
export const findBest = (evaluations: readonly ActionValue[]): ActionValue | null =>
  evaluations.reduce<ActionValue | null>(
    (best, one) => (best === null || one.equity > best.equity + EVEN ? one : best),
    null,
  )

/** With a partner, who plays by the book, others must gain this part of the standard error. */
const DOUBT = 0.5

/** Chooses what is better than waiting, beyond two standard errors; else null. */
function chooseAside(values: AsideValues | null): AnyAction | null {
  if (values === null) return null
  const best = findBest(values.actions)
  if (best === null) return null
  return computeCost({ ...best, equity: values.waiting }, best) > 0 ? best.action : null
}

/** Leaves out the wagers, unless one is the best beyond two standard errors. */
function dropDoubtfulWagers(
  ai: GameAi,
  evaluations: readonly ActionValue[],
): readonly ActionValue[] {
  const rest = evaluations.filter(({ action }) => ai.isWager?.(action) !== true)
  const [best, next] = [findBest(evaluations), findBest(rest)]
  const isClear = best !== null && next !== null && computeCost(next, best) > 0
  return rest.length === 0 || isClear ? evaluations : rest
}

/** Chooses the most valuable action; of equal ones, nearly equal with a partner, the book's. */
const thinkingPlayer =
  (effort: Effort): PlayPolicy =>
  (ai, look, random) => {
    const { legal: all } = look
    // out of turn only an immediate action of the book (E-18, W-12) is worth taking
    if (!look.onTurn)
      return ai.evaluateAside === undefined
        ? ai.chooseByBook(look.getView(), all)
        : chooseAside(ai.evaluateAside(look.getView(), all, effort, random))
    if (all.length === 1) return all[0] ?? null
    const view = look.getView()
    const { sound: legal, first: rights } = ai.classifyActions(view, all)
    if (rights[0] !== undefined) return rights[0]
    const solved = effort.usesInference ? ai.chooseSolved?.(view, legal, random) : null
    if (solved !== undefined && solved !== null) return solved
    const evaluations = dropDoubtfulWagers(ai, evaluateOptions(ai, view, legal, effort, random))
    const best = findBest(evaluations)
    if (best === null) return null
    const doubt = view.hands.length > view.score.length ? DOUBT : 0
    const equal = evaluations.filter(
      (one) => one.equity >= best.equity - EVEN - doubt * Math.hypot(one.error, best.error),
    )
    if (equal.length === 1) return best.action
    const advised = ai.chooseByBook(view, legal)
    return equal.find((one) => one.action === advised)?.action ?? best.action
  }

/** Effort of the levels that evaluate. The coach uses inference like a master. */
export const EFFORTS = {
  club: { samples: 24, usesInference: false },
  master: { samples: 240, usesInference: true },
} as const satisfies Readonly<Partial<Record<Level, Effort>>>

const WAYS: Readonly<Record<Level, PlayPolicy>> = {
  random: randomPlayer,
  novice: novicePlayer,
  rulebook: rulebookPlayer,
  club: thinkingPlayer(EFFORTS.club),
  master: thinkingPlayer(EFFORTS.master),
}

/** Parses the name of a level: `master:40` is a master with 40 samples. */
function parseLevel(level: string): { readonly level: string; readonly effort: Effort | null } {
  const [, name, samples] = /^(club|master):([1-9]\d{0,4})$/.exec(level) ?? []
  if (name === 'club' || name === 'master')
    return { level: name, effort: { ...EFFORTS[name], samples: Number(samples) } }
  return { level, effort: level === 'club' || level === 'master' ? EFFORTS[level] : null }
}

/** Returns the effort of a level; null if it does not evaluate. */
export const effortFor = (level: string): Effort | null => parseLevel(level).effort

/** Creates the player of a level with this AI; null if its game has no such level. */
export function createPlayer(ai: GameAi, level: string): Player | null {
  const { level: name, effort } = parseLevel(level)
  const known = LEVELS.find((one) => one === name)
  if (known === undefined) return null
  const way = effort === null ? WAYS[known] : thinkingPlayer(effort)
  return (look, random) => way(ai, look, random)
}
