// The program without a window on a data file: its calls, its maintenance, the archive's thread.
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Answer, News } from '../../src/shared/bridge.ts'
import { type CallRouter, createCallRouter } from '../../src/main/calls.ts'
import { type ArchiveClient, createArchiveClient } from '../../src/main/archive-client.ts'
import { type Maintenance, createMaintenance } from '../../src/main/backup/maintenance.ts'
import { type DataFile, openDataFile } from '../../src/main/backup/data-file.ts'
import { QUIET_DESK } from '../table/at-table.ts'

const ARCHIVIST = new URL('../../src/main/archive-worker.ts', import.meta.url)

/** The archive's thread, ended with the test. */
export function startArchiveClient(): ArchiveClient {
  const archiveClient = createArchiveClient(ARCHIVIST, () => {})
  onTestFinished(async () => void (await archiveClient.close()))
  return archiveClient
}

export interface Program {
  readonly data: DataFile
  readonly archiveClient: ArchiveClient
  readonly maintenance: Maintenance
  readonly calls: CallRouter
  readonly told: News[]
  /** A failure without a refusal that explains it. */
  readonly failures: unknown[]
  answer(name: string, ...args: readonly unknown[]): Promise<Answer<unknown>>
  close(): void
}

export interface Running {
  readonly archiveClient?: ArchiveClient
  readonly now?: () => number
  /** The path that the person chooses in every dialog. */
  readonly chosen?: string
}

/** Starts the program on a data file. */
export function started(
  file: string,
  { archiveClient = startArchiveClient(), now = Date.now, chosen }: Running = {},
): Program {
  const told: News[] = []
  const failures: unknown[] = []
  const failed = (error: unknown): void => void failures.push(error)
  const data = openDataFile(file)
  const maintenance = createMaintenance({
    data,
    archiveClient,
    now,
    onError: failed,
    onDamaged: () => told.push({ news: 'refused', refused: data.getRefusal() }),
    onBackupFailed: () => told.push({ news: 'backupFailed' }),
    onFindings: (report) => told.push({ news: 'found', report }),
  })
  const nobody = (): Promise<never> => Promise.reject(new Error('nobody thinks here'))
  const choose = (): Promise<string | null> => Promise.resolve(chosen ?? null)
  const calls = createCallRouter({
    data,
    archiveClient,
    maintenance,
    now,
    reportError: failed,
    zone: 'Europe/Vienna',
    drawings: join(import.meta.dirname, '../../resources/cards'),
    makePdf: nobody,
    systemLanguage: 'en',
    version: '1.2.3',
    aiClient: {
      chooseAction: nobody,
      computeHint: nobody,
      analyseRecord: nobody,
      makePosition: nobody,
      valueHand: nobody,
      judgeRecord: nobody,
      close: () => Promise.resolve(),
    },
    loadJudging: nobody,
    loadDialogs: () =>
      Promise.resolve({ chooseSavePath: choose, chooseFile: choose, chooseFolder: choose }),
    desktop: QUIET_DESK,
    publishScene() {},
    publishEvening() {},
    sendNews: (news) => told.push(news),
    testBuild: false,
  })
  return {
    data,
    archiveClient,
    maintenance,
    calls,
    told,
    failures,
    answer: async (name, ...args) => calls.handleCall(name, args),
    close() {
      calls.close()
      data.close()
    },
  }
}
