// A computer player of a game: it may look at its own view and at what it may do, and answers with one of those actions.
import type { Appraisal } from '../../../shared/coach.ts'
import type { AnyAction, TableView } from '../../../shared/view.ts'
import { type Effort, type Mind, EVEN } from '../games/mind.ts'
import { following } from '../games/trick.ts'
import type { Random } from '../random.ts'
import { type Level, levelsOf } from './levels.ts'
import { appraiseBySampling } from './sampler.ts'

/** What a player is shown. The view is made only when somebody looks. */
export interface Look {
  view(): TableView
  readonly legal: readonly AnyAction[]
  /** False when it is another's turn and this seat merely may speak (E-17, E-18). */
  readonly onTurn: boolean
}

/** One of the legal actions; null, only out of turn, to let the moment pass. */
export type Player = (look: Look, random: Random) => AnyAction | null

/** A way of playing, in whatever game it is. */
type Way = (mind: Mind, look: Look, random: Random) => AnyAction | null

/** Any legal action, each equally likely; out of turn silence is one of them. */
const randomPlayer: Way = (_, { legal, onTurn }, random) => legal[random.below(legal.length + (onTurn ? 0 : 1))] ?? null

/** Plays by the book of the game. */
const rulebookPlayer: Way = (mind, look) => {
  if (mind.advise === undefined) throw new Error(`${mind.game.id} has no rule book to play by`)
  return mind.advise(look.view(), look.legal)
}

/** One decision in so many a novice makes without thinking. */
const THOUGHTLESS = 4
/** One in so many is against the rules, where they can be broken. */
const SLIPS = 40
/** So often he does not think of a right that costs nothing, such as points to be marked. */
const FORGETS = 12

/** Any action, but honestly: follows suit also where it need not, and accuses nobody without thinking (W-12). */
const thoughtlessPlayer: Way = (mind, look, random) => {
  const said = look.legal.filter((action) => action.do !== 'claimRevoke')
  const cards = said.flatMap(({ card }) => card ?? [])
  const honest = cards.length === 0 ? [] : following(cards, look.view().tricks)
  const legal = said.filter(({ card }) => card === undefined || honest.includes(card))
  return randomPlayer(mind, { view: () => look.view(), legal, onTurn: look.onTurn }, random)
}

/** Knows the book and forgets it now and then; breaks the rules rarely, and never claims what is not proven. */
const novicePlayer: Way = (mind, look, random) => {
  const { sound, first, slips } = mind.conduct?.(look.view(), look.legal) ?? { sound: look.legal, first: [], slips: [] }
  const slip = slips[random.below(Math.max(slips.length, 1))]
  if (slip !== undefined && random.below(SLIPS) === 0) return slip
  const [right] = first
  const legal = sound.filter((action) => !first.includes(action))
  const mustAct = look.onTurn && legal.length === 0
  // what has to be done is not forgotten
  if (right !== undefined && (mustAct || random.below(FORGETS) > 0)) return right
  const left: Look = { view: () => look.view(), legal, onTurn: look.onTurn }
  const thinks = random.below(THOUGHTLESS) > 0
  return thinks ? rulebookPlayer(mind, left, random) : thoughtlessPlayer(mind, left, random)
}

/** What the legal actions are worth to the seat of a view; where nothing is counted, of those by the rules. */
export function appraise(
  mind: Mind,
  view: TableView,
  legal: readonly AnyAction[],
  effort: Effort,
  random: Random,
): readonly Appraisal[] {
  const counted = mind.appraise?.(view, legal, effort, random) ?? null
  if (counted !== null) return counted
  const sound = mind.conduct?.(view, legal).sound ?? legal
  return appraiseBySampling(mind, view, sound, effort, random)
}

/** The best of some appraisals, the first of equal ones. */
export const bestOf = (appraisals: readonly Appraisal[]): Appraisal | null =>
  appraisals.reduce<Appraisal | null>(
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
  (effort: Effort): Way =>
  (mind, look, random) => {
    const { legal: all } = look
    // out of turn only what the book would say at once (E-18, W-12) is worth saying
    if (!look.onTurn) return mind.advise?.(look.view(), all) ?? null
    if (all.length === 1) return all[0] ?? null
    const view = look.view()
    const { sound: legal, first: rights } = mind.conduct?.(view, all) ?? { sound: all, first: [] }
    if (rights[0] !== undefined) return rights[0]
    const appraisals = appraise(mind, view, legal, effort, random)
    const best = bestOf(appraisals)
    if (best === null) return null
    const doubt = view.hands.length > view.score.length ? DOUBT : 0
    const equal = appraisals.filter(
      (one) => one.equity >= best.equity - EVEN - doubt * Math.hypot(one.error, best.error),
    )
    if (equal.length === 1) return best.action
    const advised = mind.advise?.(view, legal) ?? null
    return equal.find((one) => one.action === advised)?.action ?? best.action
  }

/** Levels that think, by how thoroughly. The coach thinks like a master. */
export const EFFORTS = {
  club: { samples: 24, weighs: false },
  master: { samples: 240, weighs: true },
} as const satisfies Readonly<Partial<Record<Level, Effort>>>

const WAYS: Readonly<Record<Level, Way>> = {
  random: randomPlayer,
  novice: novicePlayer,
  rulebook: rulebookPlayer,
  club: thinkingPlayer(EFFORTS.club),
  master: thinkingPlayer(EFFORTS.master),
}

/** A level as it is named: `master:40` is a master with 40 samples. */
function named(level: string): { readonly level: string; readonly effort: Effort | null } {
  const [, name, samples] = /^(club|master):([1-9]\d{0,4})$/.exec(level) ?? []
  if (name === 'club' || name === 'master')
    return { level: name, effort: { ...EFFORTS[name], samples: Number(samples) } }
  return { level, effort: level === 'club' || level === 'master' ? EFFORTS[level] : null }
}

/** How thoroughly a level thinks; null for one that does not. */
export const effortOf = (level: string): Effort | null => named(level).effort

/** The player of a level with this mind, or null when its game has none of that name. */
export function playerOf(mind: Mind, level: string): Player | null {
  const { level: name, effort } = named(level)
  const known = levelsOf(mind.game).find((one) => one === name)
  if (known === undefined) return null
  const way = effort === null ? WAYS[known] : thinkingPlayer(effort)
  return (look, random) => way(mind, look, random)
}
