// The program without a window on a data file: its calls, its caretaker, the archive's thread.
import { onTestFinished } from 'vitest'
import type { Answer, News } from '../../src/shared/bridge.ts'
import { type OpenCalls, openCalls } from '../../src/main/calls.ts'
import { type Archivist, openArchivist } from '../../src/main/keeping/archivist-thread.ts'
import { type Caretaker, openCaretaker } from '../../src/main/keeping/caretaker.ts'
import { type DataFile, openDataFile } from '../../src/main/keeping/data-file.ts'
import { QUIET_DESK } from '../table/at-table.ts'

const ARCHIVIST = new URL('../../src/main/archivist.ts', import.meta.url)

/** The archive's thread, ended with the test. */
export function archivistHere(): Archivist {
  const archivist = openArchivist(ARCHIVIST, () => {})
  onTestFinished(async () => void (await archivist.close()))
  return archivist
}

export interface Program {
  readonly data: DataFile
  readonly archivist: Archivist
  readonly caretaker: Caretaker
  readonly calls: OpenCalls
  readonly told: News[]
  /** What went wrong without a refusal that says so. */
  readonly failures: unknown[]
  answer(name: string, ...args: readonly unknown[]): Promise<Answer<unknown>>
  close(): void
}

export interface Running {
  readonly archivist?: Archivist
  readonly now?: () => number
  /** The path that the person chooses in every dialog. */
  readonly chosen?: string
}

/** Starts the program on a data file. */
export function started(file: string, { archivist = archivistHere(), now = Date.now, chosen }: Running = {}): Program {
  const told: News[] = []
  const failures: unknown[] = []
  const failed = (error: unknown): void => void failures.push(error)
  const data = openDataFile(file)
  const caretaker = openCaretaker({
    ...{ data, archivist, now, failed },
    damaged: () => told.push({ news: 'refused', refused: data.refused() }),
    backupFailed: () => told.push({ news: 'backupFailed' }),
    found: (report) => told.push({ news: 'found', report }),
  })
  const nobody = (): Promise<never> => Promise.reject(new Error('nobody thinks here'))
  const choose = (): Promise<string | null> => Promise.resolve(chosen ?? null)
  const calls = openCalls({
    ...{ data, archivist, caretaker, now, failed, zone: 'Europe/Vienna', systemLanguage: 'en', version: '1.2.3' },
    thinking: { ask: nobody, hint: nobody, analyse: nobody, close: () => Promise.resolve() },
    dialogs: () => Promise.resolve({ save: choose, open: choose, folder: choose }),
    desk: QUIET_DESK,
    publish() {},
    publishEvening() {},
    tell: (news) => told.push(news),
    testBuild: false,
  })
  return {
    ...{ data, archivist, caretaker, calls, told, failures },
    answer: async (name, ...args) => calls.answer(name, args),
    close() {
      calls.close()
      data.close()
    },
  }
}
