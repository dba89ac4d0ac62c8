// A computer player of a game: it may look at its own view and at what it may do, and answers with one of those actions.
import type { ActionValue } from '../../../shared/coach.ts'
import type { AnyAction, TableView } from '../../../shared/view.ts'
import { type Effort, type GameAi, EVEN } from '../games/ai.ts'
import { followingCards } from '../games/trick.ts'
import type { Random } from '../random.ts'
import { type Level, levelsFor } from './levels.ts'
import { evaluateBySampling } from './sampler.ts'

/** What a player is shown. The view is made only when somebody looks. */
export interface PlayerTurn {
  getView(): TableView
  readonly legal: readonly AnyAction[]
  /** False when it is another's turn and this seat merely may speak (E-17, E-18). */
  readonly onTurn: boolean
}

/** One of the legal actions; null, only out of turn, to let the moment pass. */
export type Player = (look: PlayerTurn, random: Random) => AnyAction | null

/** A way of playing, in whatever game it is. */
type PlayPolicy = (ai: GameAi, look: PlayerTurn, random: Random) => AnyAction | null

/** Any legal action, each equally likely; out of turn silence is one of them. */
const randomPlayer: PlayPolicy = (_, { legal, onTurn }, random) =>
  legal[random.nextInt(legal.length + (onTurn ? 0 : 1))] ?? null

/** Plays by the book of the game. */
const rulebookPlayer: PlayPolicy = (ai, look) => {
  if (ai.chooseByBook === undefined) throw new Error(`${ai.game.id} has no rule book to play by`)
  return ai.chooseByBook(look.getView(), look.legal)
}

/** One decision in so many a novice makes without thinking. */
const THOUGHTLESS = 4
/** One in so many is against the rules, where they can be broken. */
const SLIPS = 40
/** So often he does not think of a right that costs nothing, such as points to be marked. */
const FORGETS = 12

/** Any action, but honestly: follows suit also where it need not, and accuses nobody without thinking (W-12). */
const thoughtlessPlayer: PlayPolicy = (ai, look, random) => {
  const said = look.legal.filter((action) => action.do !== 'claimRevoke')
  const cards = said.flatMap(({ card }) => card ?? [])
  const honest = cards.length === 0 ? [] : followingCards(cards, look.getView().tricks)
  const legal = said.filter(({ card }) => card === undefined || honest.includes(card))
  return randomPlayer(ai, { getView: () => look.getView(), legal, onTurn: look.onTurn }, random)
}

/** Knows the book and forgets it now and then; breaks the rules rarely, and never claims what is not proven. */
const novicePlayer: PlayPolicy = (ai, look, random) => {
  const { sound, first, slips } = ai.classifyActions?.(look.getView(), look.legal) ?? {
    sound: look.legal,
    first: [],
    slips: [],
  }
  const slip = slips[random.nextInt(Math.max(slips.length, 1))]
  if (slip !== undefined && random.nextInt(SLIPS) === 0) return slip
  const [right] = first
  const legal = sound.filter((action) => !first.includes(action))
  const mustAct = look.onTurn && legal.length === 0
  // what has to be done is not forgotten
  if (right !== undefined && (mustAct || random.nextInt(FORGETS) > 0)) return right
  const left: PlayerTurn = { getView: () => look.getView(), legal, onTurn: look.onTurn }
  const thinks = random.nextInt(THOUGHTLESS) > 0
  return thinks ? rulebookPlayer(ai, left, random) : thoughtlessPlayer(ai, left, random)
}

/** What the legal actions are worth to the seat of a view; where nothing is counted, of those by the rules. */
export function evaluateOptions(
  ai: GameAi,
  view: TableView,
  legal: readonly AnyAction[],
  effort: Effort,
  random: Random,
): readonly ActionValue[] {
  const counted = ai.evaluateActions?.(view, legal, effort, random) ?? null
  if (counted !== null) return counted
  const sound = ai.classifyActions?.(view, legal).sound ?? legal
  return evaluateBySampling(ai, view, sound, effort, random)
}

/** The best of some appraisals, the first of equal ones. */
export const findBest = (appraisals: readonly ActionValue[]): ActionValue | null =>
  appraisals.reduce<ActionValue | null>(
    (best, one) => (best === null || one.equity > best.equity + EVEN ? one : best),
    null,
  )

/**
 * With a partner, something is done against the book only where it is better beyond this part of the standard error: a
 * partner is understood by the book, and what a sample prefers by a hair is chance.
 */
const DOUBT = 0.5

/** Does what is worth most; of equal actions, and with a partner of nearly equal ones, the one the book advises. */
const thinkingPlayer =
  (effort: Effort): PlayPolicy =>
  (ai, look, random) => {
    const { legal: all } = look
    // out of turn only what the book would say at once (E-18, W-12) is worth saying
    if (!look.onTurn) return ai.chooseByBook?.(look.getView(), all) ?? null
    if (all.length === 1) return all[0] ?? null
    const view = look.getView()
    const { sound: legal, first: rights } = ai.classifyActions?.(view, all) ?? { sound: all, first: [] }
    if (rights[0] !== undefined) return rights[0]
    const appraisals = evaluateOptions(ai, view, legal, effort, random)
    const best = findBest(appraisals)
    if (best === null) return null
    const doubt = view.hands.length > view.score.length ? DOUBT : 0
    const equal = appraisals.filter(
      (one) => one.equity >= best.equity - EVEN - doubt * Math.hypot(one.error, best.error),
    )
    if (equal.length === 1) return best.action
    const advised = ai.chooseByBook?.(view, legal) ?? null
    return equal.find((one) => one.action === advised)?.action ?? best.action
  }

/** Levels that think, by how thoroughly. The coach thinks like a master. */
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

/** A level as it is named: `master:40` is a master with 40 samples. */
function parseLevel(level: string): { readonly level: string; readonly effort: Effort | null } {
  const [, name, samples] = /^(club|master):([1-9]\d{0,4})$/.exec(level) ?? []
  if (name === 'club' || name === 'master')
    return { level: name, effort: { ...EFFORTS[name], samples: Number(samples) } }
  return { level, effort: level === 'club' || level === 'master' ? EFFORTS[level] : null }
}

/** How thoroughly a level thinks; null for one that does not. */
export const effortFor = (level: string): Effort | null => parseLevel(level).effort

/** The player of a level with this mind, or null when its game has none of that name. */
export function createPlayer(ai: GameAi, level: string): Player | null {
  const { level: name, effort } = parseLevel(level)
  const known = levelsFor(ai.game).find((one) => one === name)
  if (known === undefined) return null
  const way = effort === null ? WAYS[known] : thinkingPlayer(effort)
  return (look, random) => way(ai, look, random)
}
