// What works in threads: computer players and coach, the archive's tasks, the judging. The code of
// each is loaded when it is first needed.
import { join } from 'node:path'
import type { News } from '../shared/bridge.ts'
import type { JudgingStatus } from '../shared/judging.ts'
import type { ArchiveClient } from './archive-client.ts'
import type { DataFile } from './backup/data-file.ts'
import { createMaintenance } from './backup/maintenance.ts'
import type { AppContext } from './calls/context.ts'
import type { AiClient } from './table/ai-client.ts'
import { type Gate, createGate } from './training/gate.ts'

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

/** Something that is made when it is first wanted. */
interface Late<T> {
  get(): Promise<T>
  /** Returns it if it was wanted; null if it was not. */
  find(): Promise<T> | null
}

function makeLate<T>(make: () => Promise<T>): Late<T> {
  let made: Promise<T> | null = null
  return { get: () => (made ??= make()), find: () => made }
}

const pathOf = (name: string): string => join(import.meta.dirname, `${name}-worker.cjs`)

export function createWorkers(deps: WorkersDeps): Workers {
  const { data, now, sendNews, reportError } = deps
  const gate = createGate()
  const archiveClient = createLateArchiveClient(sendNews)
  const maintenance = createMaintenance({
    data,
    archiveClient,
    now,
    onError: reportError,
    onDamaged: () => sendNews({ news: 'refused', refused: data.getRefusal() }),
    onBackupFailed: () => sendNews({ news: 'backupFailed' }),
    onFindings: (found) => sendNews({ news: 'found', report: found }),
  })
  const judging = makeLate(async () => {
    const { Judging: Made } = await import('./training/judging.ts')
    const onStatus = (status: JudgingStatus): void => sendNews({ news: 'judging', status })
    return new Made({ ...deps, gate, path: pathOf('judging'), onStatus })
  })
  return {
    aiClient: createLateAiClient(gate),
    archiveClient,
    maintenance,
    loadJudging: judging.get,
    start() {
      maintenance.start()
      judging
        .get()
        .then((one) => one.start())
        .catch(reportError)
    },
    closeJudging: async () => (await judging.find())?.close(),
  }
}

function createLateAiClient(gate: Gate): AiClient {
  const late = makeLate(async () => {
    const { createAiClient } = await import('./table/ai-client.ts')
    return createAiClient(pathOf('ai'), AI_TIME_LIMIT_MS, gate)
  })
  return {
    chooseAction: async (...asked) => (await late.get()).chooseAction(...asked),
    computeHint: async (...asked) => (await late.get()).computeHint(...asked),
    analyseRecord: async (...asked) => (await late.get()).analyseRecord(...asked),
    makePosition: async (...asked) => (await late.get()).makePosition(...asked),
    valueHand: async (...asked) => (await late.get()).valueHand(...asked),
    judgeRecord: async (...asked) => (await late.get()).judgeRecord(...asked),
    close: async () => (await late.find())?.close(),
  }
}

function createLateArchiveClient(sendNews: (news: News) => void): ArchiveClient {
  let client: ArchiveClient | null = null
  const late = makeLate(async () => {
    const { createArchiveClient } = await import('./archive-client.ts')
    client = createArchiveClient(pathOf('archive'), (progress) =>
      sendNews({ news: 'progress', progress }),
    )
    return client
  })
  return {
    runTask: async (...asked) => (await late.get()).runTask(...asked),
    isBusy: () => client?.isBusy() === true,
    close: async () => (await late.find())?.close() ?? true,
  }
}
