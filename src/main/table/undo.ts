// What a person may take back: his last action, as long as nobody has answered it and it has shown nobody anything. A
// slip of the hand can be mended so, and nothing is learnt by it.
import { isDeepStrictEqual } from 'node:util'
import { readCard } from '../../shared/card.ts'
import type { AnyAction, Viewer, Seat } from '../../shared/view.ts'
import { type Game, type GameState, inDeal } from '../engine/games/game.ts'
import { randomFrom, readSeed } from '../engine/random.ts'
import { type ActionRecord, toGameAction } from '../engine/record.ts'
import { parseGameAction } from '../engine/replay.ts'
import { type Viewers, listPossibleViewers } from './viewers.ts'
import type { TableSetup } from './scene.ts'

/** Deals tried out which the seat cannot tell from the real one. */
const SAMPLE_COUNT = 24
/** Any will do, as long as it is always the same: who sits down again sees the same scene. */
const SEED = 'c3'.repeat(16)

/** One action, and what came of it. */
export interface AppliedAction {
  readonly before: GameState
  readonly state: GameState
  readonly action: ActionRecord
}

type UndoSetup = Pick<TableSetup, 'game' | 'ai' | 'options' | 'people' | 'practice'>

/** From where may be taken back, and who may. */
export interface UndoTarget {
  readonly step: number
  readonly seat: Seat
}

interface UndoContext {
  readonly table: UndoSetup
  readonly viewers: Viewers
}

/**
 * From where may be taken back after this action, itself the `step`-th of its deal; `own` is the answer before it. In
 * practice that is the last thing the person did, whatever came after it; elsewhere this action alone.
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
  const target = { step, seat: action.seat }
  if (practice) return isOwn ? target : previous
  // where irregularities are played, or the table wants it so, what is done is done
  const isFinal = options['irregularities'] === true || options['takeBack'] === false
  if (!isOwn || isFinal || !inDeal(before) || !inDeal(state)) return null
  const possibleViewers = [...new Set<Viewer>([action.seat, ...listPossibleViewers(viewers)])]
  return possibleViewers.some((viewer) => revealsCard(game, applied, viewer)) || isAnsweredByRules(table, applied)
    ? null
    : target
}

/** The same after all actions of a deal. */
export function findUndoTargetAfter(context: UndoContext, applied: readonly AppliedAction[]): UndoTarget | null {
  const from = context.table.practice ? 0 : Math.max(applied.length - 1, 0)
  return applied
    .slice(from)
    .reduce<UndoTarget | null>((previous, one, index) => findUndoTarget(context, one, from + index + 1, previous), null)
}

/** An eye sees a card that it did not see before. */
function revealsCard(game: Game, { before, state }: AppliedAction, viewer: Viewer): boolean {
  const seen = new Set(listCards(game.viewFor(before, viewer)))
  return listCards(game.viewFor(state, viewer)).some((card) => !seen.has(card))
}

/** Every card that stands anywhere in a view. */
function listCards(value: unknown): readonly string[] {
  if (typeof value === 'string') return readCard(value) === null ? [] : [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listCards) : []
}

/** The rules themselves have told the seat what it did not know: had the cards lain otherwise, it would see something else. */
function isAnsweredByRules({ game, ai: mind }: UndoSetup, { before, state, action }: AppliedAction): boolean {
  const seed = readSeed(SEED)
  const done = parseAction(game, action)
  if (seed === null || done === null) return true
  const random = randomFrom(seed)
  const [view, viewAfter] = [game.viewFor(before, action.seat), game.viewFor(state, action.seat)]
  return Array.from({ length: SAMPLE_COUNT }).some(() => {
    const sampled = mind.sampleState(view, random)
    if (game.findBreach(sampled, action.seat, done) !== null) return true
    return !isDeepStrictEqual(game.viewFor(game.applyAction(sampled, action.seat, done).state, action.seat), viewAfter)
  })
}

/** The action of a record as its game reads it; null for what is no action of the game, as giving up. */
function parseAction(game: Game, record: ActionRecord): AnyAction | null {
  const read = parseGameAction(game, toGameAction(record))
  return 'fault' in read ? null : read.action
}
