// The log of a partie as each viewer at the screen has seen it.
import type { LogLine } from '../../shared/bridge.ts'
import type { Viewer } from '../../shared/view.ts'
import type { UndoneAction } from '../store/taken-back.ts'
import type { Game, GameState } from '../engine/games/game.ts'
import type { RecordDocument } from '../engine/record.ts'
import { type ReplayStep, replayRecord } from '../engine/replay.ts'
import { buildLogLines } from './scene.ts'

export type PartieLogs = ReadonlyMap<Viewer, readonly LogLine[]>

/** Creates an empty log for each of these viewers. */
export const createLogs = (viewers: readonly Viewer[]): PartieLogs =>
  new Map(viewers.map((viewer) => [viewer, []]))

/** Returns the logs with the lines of one replay step; the seed is that of its deal. */
export const appendToLogs = (
  game: Game,
  logs: PartieLogs,
  moment: ReplayStep,
  seed: string | null,
): PartieLogs =>
  new Map(
    [...logs].map(([viewer, lines]) => [
      viewer,
      [...lines, ...buildLogLines(game, moment, viewer, seed)],
    ]),
  )

/** Returns the logs with a note for each of these undone actions. */
const noteUndos = (logs: PartieLogs, undone: readonly UndoneAction[]): PartieLogs =>
  undone.length === 0
    ? logs
    : new Map(
        [...logs].map(([viewer, lines]) => [
          viewer,
          [
            ...lines,
            ...undone.map(({ deal, seat }): LogLine => ({ kind: 'takenBack', deal, seat })),
          ],
        ]),
      )

/**
 * Replays a record of one partie to its end, with its logs; each `undone` action is noted at its
 * former position. Calls `onMoment` with every step. Throws if the record cannot be replayed.
 */
export function replayWithLogs(
  game: Game,
  {
    record,
    partie,
    undone,
  }: {
    readonly record: RecordDocument
    readonly partie: number
    readonly undone: readonly UndoneAction[]
  },
  viewers: readonly Viewer[],
  onMoment: (moment: ReplayStep, step: number) => void,
): { readonly state: GameState; readonly logs: PartieLogs } {
  let logs = createLogs(viewers)
  let step = 0
  let left = undone
  const deals = record.parties.at(-1)?.deals ?? []
  const played = replayRecord(record, (moment) => {
    step = moment.action === null ? 0 : step + 1
    const past = left.filter(
      (one) => one.deal < moment.deal || (one.deal === moment.deal && one.step <= step),
    )
    left = left.filter((one) => !past.includes(one))
    logs = appendToLogs(
      game,
      noteUndos(logs, past),
      { ...moment, partie },
      deals[moment.deal - 1]?.seed ?? null,
    )
    onMoment({ ...moment, partie }, step)
  })
  const state = 'replay' in played ? played.replay.parties.at(-1)?.state : undefined
  if (state === undefined) throw new Error('the partie cannot be replayed')
  return { state, logs: noteUndos(logs, left) }
}
