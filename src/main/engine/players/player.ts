// A computer player: it may look at its own view and at what it may do, and answers with one of those actions.
import type { Appraisal } from '../../../shared/coach.ts'
import type { AnyAction, TableView } from '../../../shared/view.ts'
import { type Effort, type Game, EVEN } from '../games/game.ts'
import { following } from '../games/trick.ts'
import type { Random } from '../random.ts'
import { appraiseBySampling } from './sampler.ts'

/** What a player is shown. The view is made only when somebody looks. */
export interface Look {
  view(): TableView
  readonly legal: readonly AnyAction[]
  /** False when it is another's turn and this seat merely may speak (E-17, E-18). */
  readonly onTurn: boolean
}

/** One of the legal actions; null, only out of turn, to let the moment pass. */
export type Player = (game: Game, look: Look, random: Random) => AnyAction | null

/** Any legal action, each equally likely; out of turn silence is one of them. */
const randomPlayer: Player = (_, { legal, onTurn }, random) =>
  legal[random.below(legal.length + (onTurn ? 0 : 1))] ?? null

/** Plays by the book of the game. */
const rulebookPlayer: Player = (game, look) => {
  if (game.advise === undefined) throw new Error(`${game.id} has no rule book to play by`)
  return game.advise(look.view(), look.legal)
}

/** One decision in so many a novice makes without thinking. */
const THOUGHTLESS = 4
/** One in so many is against the rules, where they can be broken. */
const SLIPS = 40
/** So often he does not think of a right that costs nothing, such as points to be marked. */
const FORGETS = 12

/** Any action, but honestly: follows suit also where it need not, and accuses nobody without thinking (W-12). */
const thoughtlessPlayer: Player = (game, look, random) => {
  const said = look.legal.filter((action) => action.do !== 'claimRevoke')
  const cards = said.flatMap(({ card }) => card ?? [])
  const honest = cards.length === 0 ? [] : following(cards, look.view().tricks)
  const legal = said.filter(({ card }) => card === undefined || honest.includes(card))
  return randomPlayer(game, { view: () => look.view(), legal, onTurn: look.onTurn }, random)
}

/** Knows the book and forgets it now and then; breaks the rules rarely, and never claims what is not proven. */
const novicePlayer: Player = (game, look, random) => {
  const { sound, first, slips } = game.conduct?.(look.view(), look.legal) ?? { sound: look.legal, first: [], slips: [] }
  const slip = slips[random.below(Math.max(slips.length, 1))]
  if (slip !== undefined && random.below(SLIPS) === 0) return slip
  const [right] = first
  if (right !== undefined && random.below(FORGETS) > 0) return right
  const legal = sound.filter((action) => !first.includes(action))
  const left: Look = { view: () => look.view(), legal, onTurn: look.onTurn }
  const thinks = random.below(THOUGHTLESS) > 0
  return thinks ? rulebookPlayer(game, left, random) : thoughtlessPlayer(game, left, random)
}

/** What the legal actions are worth to the seat of a view; where nothing is counted, of those by the rules. */
export function appraise(
  game: Game,
  view: TableView,
  legal: readonly AnyAction[],
  effort: Effort,
  random: Random,
): readonly Appraisal[] {
  const counted = game.appraise?.(view, legal, effort, random) ?? null
  if (counted !== null) return counted
  const sound = game.conduct?.(view, legal).sound ?? legal
  return appraiseBySampling(game, view, sound, effort, random)
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
  (effort: Effort): Player =>
  (game, look, random) => {
    const { legal: all } = look
    // out of turn only what the book would say at once (E-18, W-12) is worth saying
    if (!look.onTurn) return game.advise?.(look.view(), all) ?? null
    if (all.length === 1) return all[0] ?? null
    const view = look.view()
    const { sound: legal, first: rights } = game.conduct?.(view, all) ?? { sound: all, first: [] }
    if (rights[0] !== undefined) return rights[0]
    const appraisals = appraise(game, view, legal, effort, random)
    const best = bestOf(appraisals)
    if (best === null) return null
    const doubt = view.hands.length > view.score.length ? DOUBT : 0
    const equal = appraisals.filter(
      (one) => one.equity >= best.equity - EVEN - doubt * Math.hypot(one.error, best.error),
    )
    if (equal.length === 1) return best.action
    const advised = game.advise?.(view, legal) ?? null
    return equal.find((one) => one.action === advised)?.action ?? best.action
  }

export const LEVELS = ['random', 'novice', 'rulebook', 'club', 'master'] as const
export type Level = (typeof LEVELS)[number]

/** Levels that think, by how thoroughly. The coach thinks like a master. */
export const EFFORTS = {
  club: { samples: 24, weighs: false },
  master: { samples: 240, weighs: true },
} as const satisfies Readonly<Partial<Record<Level, Effort>>>

const PLAYERS: Readonly<Record<Level, Player>> = {
  random: randomPlayer,
  novice: novicePlayer,
  rulebook: rulebookPlayer,
  club: thinkingPlayer(EFFORTS.club),
  master: thinkingPlayer(EFFORTS.master),
}

const BY_THE_BOOK: readonly Level[] = ['novice', 'rulebook']

/** Levels that can play a game, weakest first. */
export const levelsOf = (game: Game): readonly Level[] =>
  LEVELS.filter((level) => !BY_THE_BOOK.includes(level) || game.advise !== undefined)

/** A level as it is named: `master:40` is a master with 40 samples. */
function named(level: string): { readonly level: string; readonly effort: Effort | null } {
  const [, name, samples] = /^(club|master):([1-9]\d{0,4})$/.exec(level) ?? []
  if (name === 'club' || name === 'master')
    return { level: name, effort: { ...EFFORTS[name], samples: Number(samples) } }
  return { level, effort: level === 'club' || level === 'master' ? EFFORTS[level] : null }
}

/** How thoroughly a level thinks; null for one that does not. */
export const effortOf = (level: string): Effort | null => named(level).effort

/** The player of a level, or null when the game has none of that name. */
export function playerOf(game: Game, level: string): Player | null {
  const { level: name, effort } = named(level)
  const known = levelsOf(game).find((one) => one === name)
  if (known === undefined) return null
  return effort === null ? PLAYERS[known] : thinkingPlayer(effort)
}
