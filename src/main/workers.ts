// What works in threads: computer players and coach, the archive's tasks, the judging. The judging
// is loaded when it is first needed.
import { join } from 'node:path'
import type { News } from '../shared/bridge.ts'
import { createArchiveClient } from './archive-client.ts'
import type { DataFile } from './backup/data-file.ts'
import { createMaintenance } from './backup/maintenance.ts'
import type { AppContext } from './calls/context.ts'
import { createAiClient } from './table/ai-client.ts'
import { createGate } from './training/gate.ts'
import type { Judging } from './training/judging.ts'

/** Longest time a computer player may take before the rulebook player chooses instead (ms). */
const AI_TIME_LIMIT_MS = 5_000

interface WorkersDeps {
  readonly data: DataFile
  readonly now: () => number
  readonly sendNews: (news: News) => void
  readonly reportError: (error: unknown) => void
  /** Returns true if nobody is at the table or does anything else. */
  readonly isAway: () => boolean
}

export interface Workers extends Pick<
  AppContext,
  'aiClient' | 'archiveClient' | 'maintenance' | 'loadJudging'
> {
  /** Starts what works on its own. */
  start(): void
  closeJudging(): Promise<void>
}

export function createWorkers({ data, now, sendNews, reportError, isAway }: WorkersDeps): Workers {
  const pathOf = (name: string): string => join(import.meta.dirname, `${name}-worker.cjs`)
  const gate = createGate()
  const archiveClient = createArchiveClient(pathOf('archive'), (progress) =>
    sendNews({ news: 'progress', progress }),
  )
  const maintenance = createMaintenance({
    data,
    archiveClient,
    now,
    onError: reportError,
    onDamaged: () => sendNews({ news: 'refused', refused: data.getRefusal() }),
    onBackupFailed: () => sendNews({ news: 'backupFailed' }),
    onFindings: (found) => sendNews({ news: 'found', report: found }),
  })
  let judging: Promise<Judging> | null = null
  const loadJudging = (): Promise<Judging> =>
    (judging ??= import('./training/judging.ts').then(
      (loaded) =>
        new loaded.Judging({
          ...{ data, gate, now, isAway, reportError, path: pathOf('judging') },
          onStatus: (status) => sendNews({ news: 'judging', status }),
        }),
    ))
  return {
    aiClient: createAiClient(pathOf('ai'), AI_TIME_LIMIT_MS, gate),
    archiveClient,
    maintenance,
    loadJudging,
    start() {
      maintenance.start()
      loadJudging()
        .then((one) => one.start())
        .catch(reportError)
    },
    closeJudging: async () => (await judging)?.close(),
  }
}
