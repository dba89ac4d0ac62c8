// Undo: a person may undo their last action, as long as no player has answered it and it has
// revealed nothing. It is for misclicks, and reveals no information.
import { isDeepStrictEqual } from 'node:util'
import { readCard } from '../../shared/card.ts'
import type { AnyAction, Viewer, Seat } from '../../shared/view.ts'
import { type Game, type GameState, inDeal } from '../engine/games/game.ts'
import { randomFrom, readSeed } from '../engine/random.ts'
import { type ActionRecord, toGameAction } from '../engine/record.ts'
import { parseGameAction } from '../engine/replay.ts'
import { findOnlyAction } from './forced.ts'
import { type Viewers, listPossibleViewers } from './viewers.ts'
import type { TableSetup } from './scene.ts'

/** Number of sampled deals that the seat cannot distinguish from the real one. */
const SAMPLE_COUNT = 24
/** Any constant seed will do: a person who resumes the table sees the same scene. */
const SEED = 'c3'.repeat(16)

/** One action and its result. */
export interface AppliedAction {
  readonly before: GameState
  readonly state: GameState
  readonly action: ActionRecord
}

type UndoSetup = Pick<TableSetup, 'game' | 'ai' | 'options' | 'people' | 'practice'>

/** The step an undo goes back to, and the seat that may undo. */
export interface UndoTarget {
  readonly step: number
  readonly seat: Seat
}

interface UndoContext {
  readonly table: UndoSetup
  readonly viewers: Viewers
}

/**
 * Returns the undo target after this action, itself the `step`-th of its deal; `previous` is the
 * target before it. In practice that is the person's last action, whatever followed it; elsewhere
 * this action alone. An action without an alternative is no target: an undo steps over it, to the
 * decision before.
 */
export function findUndoTarget(
  { table, viewers }: UndoContext,
  applied: AppliedAction,
  step: number,
  previous: UndoTarget | null,
): UndoTarget | null {
  const { game, options, practice } = table
  const { before, state, action } = applied
  if (game.findOutcome(state) !== null) return null
  const isOwn = viewers.persons.includes(action.seat)
  const isForced = isOwn && findOnlyAction(game, before, action.seat) !== null
  if (practice) return isOwn && !isForced ? { step, seat: action.seat } : previous
  // with irregularities, or if the table has chosen so, there is no undo
  const isFinal = options['irregularities'] === true || options['takeBack'] === false
  if (!isOwn || isFinal || !inDeal(before) || !inDeal(state)) return null
  const free = previous?.seat === action.seat ? previous : null
  const target = isForced ? free : { step, seat: action.seat }
  if (target === null) return null
  const possibleViewers = [...new Set<Viewer>([action.seat, ...listPossibleViewers(viewers)])]
  return possibleViewers.some((viewer) => revealsCard(game, applied, viewer)) ||
    isAnsweredByRules(table, applied)
    ? null
    : target
}

/** Returns the undo target after all actions of a deal. */
export function findUndoTargetAfter(
  context: UndoContext,
  applied: readonly AppliedAction[],
): UndoTarget | null {
  const { game, practice } = context.table
  // elsewhere only the last decision counts, and what was forced after it
  const isFree = ({ before, action }: AppliedAction) =>
    findOnlyAction(game, before, action.seat) === null
  const from = practice ? 0 : Math.max(applied.findLastIndex(isFree), 0)
  return applied
    .slice(from)
    .reduce<UndoTarget | null>(
      (previous, one, index) => findUndoTarget(context, one, from + index + 1, previous),
      null,
    )
}

/** Returns true if a viewer sees a card that was hidden before. */
function revealsCard(game: Game, { before, state }: AppliedAction, viewer: Viewer): boolean {
  const seen = new Set(listCards(game.viewFor(before, viewer)))
  return listCards(game.viewFor(state, viewer)).some((card) => !seen.has(card))
}

/** Lists all cards anywhere in a view. */
function listCards(value: unknown): readonly string[] {
  if (typeof value === 'string') return readCard(value) === null ? [] : [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listCards) : []
}

/** Returns true if other hidden cards would have shown in the seat's view after the action. */
function isAnsweredByRules(
  { game, ai }: UndoSetup,
  { before, state, action }: AppliedAction,
): boolean {
  const seed = readSeed(SEED)
  const done = parseAction(game, action)
  if (seed === null || done === null) return true
  const random = randomFrom(seed)
  const [view, viewAfter] = [game.viewFor(before, action.seat), game.viewFor(state, action.seat)]
  return Array.from({ length: SAMPLE_COUNT }).some(() => {
    const sampled = ai.sampleState(view, random)
    if (game.findBreach(sampled, action.seat, done) !== null) return true
    return !isDeepStrictEqual(
      game.viewFor(game.applyAction(sampled, action.seat, done).state, action.seat),
      viewAfter,
    )
  })
}

/** Parses a recorded action for its game; null if it is no action of the game. */
function parseAction(game: Game, record: ActionRecord): AnyAction | null {
  const read = parseGameAction(game, toGameAction(record))
  return 'fault' in read ? null : read.action
}
