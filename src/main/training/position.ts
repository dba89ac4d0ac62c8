// The position of an exercise: one deal up to a decision, as a record that can be replayed alone.
// It names nobody, and holds what was done there if that is known.
import { createHash } from 'node:crypto'
import type { Card } from '../../shared/card.ts'
import { type AnyAction, type Seat, type TableView, isSameAction } from '../../shared/view.ts'
import { recordLine } from '../engine/canonical.ts'
import type { GameAi } from '../engine/games/ai.ts'
import type { Game, GameState } from '../engine/games/game.ts'
import {
  type ActionRecord,
  type DealRecord,
  type RecordDocument,
  listSeats,
  toGameAction,
} from '../engine/record.ts'
import { type ReplayStep, replayRecord } from '../engine/replay.ts'

/** Milliseconds since 1970. */
export type Instant = number

export interface ExercisePosition {
  /** One partie of one deal; its actions may go on with the one that was done. */
  readonly record: RecordDocument
  /** Actions before the decision. */
  readonly step: number
}

/** The decision of a position. */
export interface PositionDecision {
  readonly game: Game
  readonly state: GameState
  readonly seat: Seat
  readonly view: TableView
  readonly legal: readonly AnyAction[]
  /** What was done there; null if nothing is known of it. */
  readonly original: AnyAction | null
}

/** The players of a position have no names: it belongs to nobody. */
const namePlayers = (count: number): RecordDocument['players'] =>
  listSeats(count).map((seat) => ({ name: String(seat + 1), kind: 'computer' }))

/** Builds the record of a position from the head of another one. */
export function buildPositionRecord(
  { format, version, game, options, players }: Omit<RecordDocument, 'parties'>,
  deal: DealRecord,
  {
    cut,
    inherited,
  }: { readonly cut: readonly (readonly Card[])[]; readonly inherited?: object | undefined },
): RecordDocument {
  return {
    format,
    version,
    game,
    ...(options === undefined ? {} : { options }),
    players: namePlayers(players.length),
    practice: true,
    parties: [
      {
        ...(cut.length === 0 ? {} : { cut: cut.map((row) => [...row]) }),
        ...(inherited === undefined ? {} : { inherited: { ...inherited } }),
        deals: [deal],
      },
    ],
  }
}

/** Returns the decision of a position; null if it has none: no choice, or not on turn. */
export function findDecision({ record, step }: ExercisePosition): PositionDecision | null {
  const moments: ReplayStep[] = []
  const played = replayRecord(record, (moment) => void moments.push(moment))
  const state = moments[step]?.state
  const isOneDeal = record.parties.length === 1 && record.parties[0]?.deals.length === 1
  if ('fault' in played || state === undefined || !isOneDeal) return null
  const { game } = played.replay
  const seat = game.seatToPlay(state)
  const next = moments[step + 1]?.action ?? null
  // someone else may have spoken out of turn there
  if (seat === null || (next !== null && next.seat !== seat)) return null
  const legal = game.legalActions(state, seat)
  if (legal.length < 2) return null
  const view = game.viewFor(state, seat)
  return { game, state, seat, view, legal, original: findOriginal(next, legal) }
}

const findOriginal = (next: ActionRecord | null, legal: readonly AnyAction[]): AnyAction | null => {
  if (next === null) return null
  const done = toGameAction(next)
  return legal.find((one) => isSameAction(one, done)) ?? null
}

/** Returns the hash that identifies a position in every archive. */
export const computeUid = ({ record, step }: ExercisePosition): string =>
  createHash('sha256')
    .update(`${recordLine(record)}\n${step}`)
    .digest('hex')

/** Returns the kind of a position’s decision. */
export const describeKind = (ai: GameAi, { view, legal }: PositionDecision): string =>
  ai.describeDecision(view, legal).kind
