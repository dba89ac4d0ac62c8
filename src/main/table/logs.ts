// The log of a partie as each eye before the screen has heard it.
import type { LogLine } from '../../shared/bridge.ts'
import type { Viewer } from '../../shared/view.ts'
import type { UndoneAction } from '../store/taken-back.ts'
import type { Game, GameState } from '../engine/games/game.ts'
import type { RecordDocument } from '../engine/record.ts'
import { type ReplayStep, replayRecord } from '../engine/replay.ts'
import { buildLogLines } from './scene.ts'

export type PartieLogs = ReadonlyMap<Viewer, readonly LogLine[]>

/** No log yet, for each of these eyes. */
export const createLogs = (viewers: readonly Viewer[]): PartieLogs => new Map(viewers.map((viewer) => [viewer, []]))

/** The logs with what a moment adds to each; the seed is that of its deal. */
export const appendToLogs = (game: Game, logs: PartieLogs, moment: ReplayStep, seed: string | null): PartieLogs =>
  new Map([...logs].map(([viewer, lines]) => [viewer, [...lines, ...buildLogLines(game, moment, viewer, seed)]]))

/** The logs with the notes that these were taken back. */
const noteUndos = (logs: PartieLogs, undone: readonly UndoneAction[]): PartieLogs =>
  undone.length === 0
    ? logs
    : new Map(
        [...logs].map(([viewer, lines]) => [
          viewer,
          [...lines, ...undone.map(({ deal, seat }): LogLine => ({ kind: 'takenBack', deal, seat }))],
        ]),
      )

/**
 * Where a record of one partie stops, and what has been heard of it; what was `taken` back in it is noted where it had stood. `seen` is told
 * every moment. Throws when it cannot be played.
 */
export function replayWithLogs(
  game: Game,
  {
    record,
    partie,
    undone,
  }: { readonly record: RecordDocument; readonly partie: number; readonly undone: readonly UndoneAction[] },
  viewers: readonly Viewer[],
  onMoment: (moment: ReplayStep, step: number) => void,
): { readonly state: GameState; readonly logs: PartieLogs } {
  let logs = createLogs(viewers)
  let step = 0
  let left = undone
  const deals = record.parties.at(-1)?.deals ?? []
  const played = replayRecord(record, (moment) => {
    step = moment.action === null ? 0 : step + 1
    const past = left.filter((one) => one.deal < moment.deal || (one.deal === moment.deal && one.step <= step))
    left = left.filter((one) => !past.includes(one))
    logs = appendToLogs(game, noteUndos(logs, past), { ...moment, partie }, deals[moment.deal - 1]?.seed ?? null)
    onMoment({ ...moment, partie }, step)
  })
  const state = 'replay' in played ? played.replay.parties.at(-1)?.state : undefined
  if (state === undefined) throw new Error('the partie cannot be replayed')
  return { state, logs: noteUndos(logs, left) }
}
