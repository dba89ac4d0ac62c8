// The log of a partie as each eye before the screen has heard it.
import type { LogLine } from '../../shared/bridge.ts'
import type { Eye } from '../../shared/view.ts'
import type { TakenBack } from '../store/taken-back.ts'
import type { Game, GameState } from '../engine/games/game.ts'
import type { RecordDocument } from '../engine/record.ts'
import { type Moment, replay } from '../engine/replay.ts'
import { linesOf } from './scene.ts'

export type Logs = ReadonlyMap<Eye, readonly LogLine[]>

/** No log yet, for each of these eyes. */
export const noLogs = (eyes: readonly Eye[]): Logs => new Map(eyes.map((eye) => [eye, []]))

/** The logs with what a moment adds to each; the seed is that of its deal. */
export const heard = (game: Game, logs: Logs, moment: Moment, seed: string | null): Logs =>
  new Map([...logs].map(([eye, lines]) => [eye, [...lines, ...linesOf(game, moment, eye, seed)]]))

/** The logs with the notes that these were taken back. */
const noted = (logs: Logs, taken: readonly TakenBack[]): Logs =>
  taken.length === 0
    ? logs
    : new Map(
        [...logs].map(([eye, lines]) => [
          eye,
          [...lines, ...taken.map(({ deal, seat }): LogLine => ({ kind: 'takenBack', deal, seat }))],
        ]),
      )

/**
 * Where a record of one partie stops, and what has been heard of it; what was `taken` back in it is noted where it had stood. `seen` is told
 * every moment. Throws when it cannot be played.
 */
export function toldAgain(
  game: Game,
  {
    record,
    partie,
    taken,
  }: { readonly record: RecordDocument; readonly partie: number; readonly taken: readonly TakenBack[] },
  eyes: readonly Eye[],
  seen: (moment: Moment, step: number) => void,
): { readonly state: GameState; readonly logs: Logs } {
  let logs = noLogs(eyes)
  let step = 0
  let left = taken
  const deals = record.parties.at(-1)?.deals ?? []
  const played = replay(record, (moment) => {
    step = moment.action === null ? 0 : step + 1
    const past = left.filter((one) => one.deal < moment.deal || (one.deal === moment.deal && one.step <= step))
    left = left.filter((one) => !past.includes(one))
    logs = heard(game, noted(logs, past), { ...moment, partie }, deals[moment.deal - 1]?.seed ?? null)
    seen({ ...moment, partie }, step)
  })
  const state = 'replay' in played ? played.replay.parties.at(-1)?.state : undefined
  if (state === undefined) throw new Error('the partie cannot be replayed')
  return { state, logs: noted(logs, left) }
}
