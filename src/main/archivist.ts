// The worker thread that reads the whole archive: checks, copies, what goes out, what comes in. It never writes into the
// data file; its connections can only read.
import { parentPort } from 'node:worker_threads'
import type { CheckReport, ExportFormat, PartieFilter, Progress } from '../shared/archive.ts'
import { checkAll } from './keeping/check-all.ts'
import { csvLines } from './keeping/csv.ts'
import { type FileRead, readFile } from './keeping/incoming.ts'
import { backUp, copyTo, restore } from './keeping/backups.ts'
import { expectFree, readPlainFile, writeWhole } from './keeping/plain-files.ts'
import { expectSound, written } from './keeping/portable.ts'
import { checkFile } from './store/check.ts'
import { listParties, countParties, sittingsOf } from './store/list.ts'
import { type Reader, StoreFault, openReader } from './store/open.ts'

export type ArchiveTask =
  /** Whether the file can be read through; the first thing that is wrong, or null. */
  | { readonly kind: 'glance'; readonly file: string }
  | { readonly kind: 'check'; readonly file: string }
  | { readonly kind: 'backUp'; readonly file: string; readonly now: number }
  | { readonly kind: 'copy'; readonly file: string; readonly target: string }
  | {
      readonly kind: 'restore'
      readonly file: string
      readonly name: string
      readonly parties: number
      readonly now: number
    }
  | {
      readonly kind: 'export'
      readonly file: string
      readonly filter: PartieFilter
      readonly format: ExportFormat
      readonly target: string
    }
  /** Writes a text that is made already. */
  | { readonly kind: 'write'; readonly file: string; readonly target: string; readonly text: string }
  | { readonly kind: 'read'; readonly path: string }

/** What each task gives. */
export interface ArchiveResults {
  readonly glance: string | null
  readonly check: CheckReport
  readonly backUp: string
  readonly copy: number
  readonly restore: null
  readonly export: number
  readonly write: null
  readonly read: FileRead
}

export interface ArchiveQuestion {
  readonly id: number
  readonly task: ArchiveTask
}

export type ArchiveReply = { readonly id: number } & (
  | { readonly progress: Progress }
  | { readonly result: ArchiveResults[keyof ArchiveResults] }
  | { readonly failed: string; readonly code: string; readonly name: string }
)

type Told = (done: number, of: number) => void

async function reading<T>(file: string, work: (db: Reader) => T): Promise<T> {
  const db = openReader(file)
  try {
    // one state of the file, whatever is written meanwhile
    db.exec('BEGIN')
    return work(db)
  } finally {
    db.close()
  }
}

/** Parties of a table written at once. */
const PAGE = 500

/** Writes what leaves the archive; answers how many parties. What is being played stays there: its cards are hidden. */
function exported(db: Reader, task: Extract<ArchiveTask, { kind: 'export' }>, told: Told): number {
  const { filter, format, target } = task
  expectFree(target, task.file)
  expectSound(db)
  let count = 0

  function* sittings(form: 'json' | 'text'): Iterable<string> {
    const ids = sittingsOf(db, filter)
    for (const [index, id] of ids.entries()) {
      const { text, parties } = written(db, id, form, { open: false, putAway: filter.shelf === 'trash' })
      count += parties
      yield text
      if (index % 100 === 99) told(index + 1, ids.length)
    }
  }

  function* rows(): Iterable<string> {
    count = countParties(db, filter)
    for (let from = 0; from < Math.max(count, 1); from += PAGE) {
      yield csvLines(listParties(db, filter, from, PAGE), from === 0)
      told(Math.min(from + PAGE, count), count)
    }
  }

  writeWhole(target, format === 'csv' ? rows() : sittings(format))
  return count
}

/** What is wrong with a file that another program has altered since it was opened. Throws every other error. */
function detailOfAltered(error: unknown): string {
  if (error instanceof StoreFault && error.why === 'altered') return error.message
  throw error
}

async function done(task: ArchiveTask, told: Told): Promise<ArchiveResults[keyof ArchiveResults]> {
  switch (task.kind) {
    case 'glance':
      return reading(task.file, (db) => checkFile(db, false)[0]?.detail ?? null).catch(detailOfAltered)
    case 'check':
      return reading(task.file, (db) => checkAll(db, told)).catch((error: unknown) => ({
        parties: 0,
        findings: [{ what: 'file' as const, sitting: null, partie: null, detail: detailOfAltered(error) }],
      }))
    case 'backUp':
      return backUp(task.file, task.now, told)
    case 'copy':
      expectFree(task.target, task.file)
      return copyTo(task.file, task.target, told)
    case 'restore':
      await restore(task.file, task.name, task.parties, task.now)
      return null
    case 'export':
      return reading(task.file, (db) => exported(db, task, told))
    case 'write':
      expectFree(task.target, task.file)
      writeWhole(task.target, [task.text])
      return null
    case 'read':
      return readFile(readPlainFile(task.path))
  }
}

const TELLS: Readonly<Record<ArchiveTask['kind'], Progress['task']>> = {
  ...{ glance: 'check', check: 'check', backUp: 'backup', copy: 'backup' },
  ...{ restore: 'restore', export: 'export', write: 'export', read: 'import' },
}

const say = (reply: ArchiveReply): void => parentPort?.postMessage(reply)

parentPort?.on('message', ({ id, task }: ArchiveQuestion) => {
  done(task, (count, of) => say({ id, progress: { task: TELLS[task.kind], done: count, of } })).then(
    (result) => say({ id, result }),
    (error: unknown) => {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      const [name, failed] = error instanceof Error ? [error.name, error.message] : ['Error', String(error)]
      say({ id, failed, code, name })
    },
  )
})
