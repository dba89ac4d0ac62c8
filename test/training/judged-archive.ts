// An archive of a few parties, and the judging of it with the real threads.
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { JudgingStatus } from '../../src/shared/judging.ts'
import { type DataFile, openDataFile } from '../../src/main/backup/data-file.ts'
import type { Game } from '../../src/main/engine/games/game.ts'
import { openArchive } from '../../src/main/store/archive.ts'
import { type ReadStore, type WriteStore, closeStore } from '../../src/main/store/open.ts'
import { type Gate, createGate } from '../../src/main/training/gate.ts'
import { Judging, type JudgingDeps } from '../../src/main/training/judging.ts'
import { folder } from '../store/places.ts'
import { ecarte, randomOf, sittingOf, writePartie } from '../store/played.ts'

/** The program of a thread of the pool. */
const JUDGE = join(import.meta.dirname, '../../src/main/judging-worker.ts')

/** A program of a thread that does this with each record. */
export const JUDGE_THAT_DIES = join(import.meta.dirname, 'dying-judge.ts')

/** Plays parties, each a sitting of its own and an hour after the one before. */
export function playParties(db: WriteStore, count: number, game: Game = ecarte): void {
  for (let one = 1; one <= count; one += 1) {
    const now = Date.parse('2026-05-01T12:00:00Z') + one * 3_600_000
    const sitting = sittingOf(db, game, game.preset, now)
    writePartie(db, game, { sitting, partie: 1, now }, randomOf(one))
  }
}

/** A data file with parties that were played at random. */
export function archiveOf(count: number, game?: Game, here = folder()): string {
  const file = join(here, 'cercle.db')
  const db = openArchive(file)
  playParties(db, count, game)
  closeStore(db)
  return file
}

export interface Court {
  readonly data: DataFile
  readonly judging: Judging
  readonly gate: Gate
  readonly errors: unknown[]
  /** Resolves when a status meets the condition. */
  until(isSo: (status: JudgingStatus) => boolean): Promise<JudgingStatus>
}

/** The judging of a data file, ended with the test. */
export function judge(file: string, deps: Partial<JudgingDeps> = {}): Court {
  const data = openDataFile(file)
  const errors: unknown[] = []
  const waiting = new Set<(status: JudgingStatus) => void>()
  const gate = createGate()
  const judging = new Judging({
    ...{ data, gate, path: JUDGE, threads: 1, now: () => 5_000, isAway: () => false },
    onStatus: (status) => waiting.forEach((one) => one(status)),
    reportError: (error) => errors.push(error),
    ...deps,
  })
  onTestFinished(async () => {
    await judging.close()
    data.close()
  })
  const until = (isSo: (status: JudgingStatus) => boolean): Promise<JudgingStatus> =>
    new Promise((resolve) => {
      const look = (status: JudgingStatus): void => {
        if (!isSo(status)) return
        waiting.delete(look)
        resolve(status)
      }
      waiting.add(look)
      look(judging.loadStatus())
    })
  return { data, judging, gate, errors, until }
}

/** Every row that was judged, without the time. */
export const rowsOf = (db: ReadStore): unknown => ({
  judged: db.prepare('SELECT partie, coach, hash, decisions FROM judged ORDER BY partie').all(),
  decisions: db.prepare('SELECT * FROM decision ORDER BY partie, step').all(),
  verdicts: db
    .prepare(
      'SELECT partie, seat, decisions, hinted, cost, result, luck FROM verdict ORDER BY 1, 2',
    )
    .all(),
})
