// The worker thread that reads the whole archive: checks, copies, exports, imports. Its connections can only read, except
// that of an import (keeping/take-in.ts).
import { parentPort, workerData } from 'node:worker_threads'
import type { CheckReport, ExportFormat, PartieFilter, Progress } from '../shared/archive.ts'
import { recordLine } from './engine/canonical.ts'
import { checkAll } from './keeping/check-all.ts'
import { csvLines } from './keeping/csv.ts'
import { readSittings } from './keeping/incoming.ts'
import { Faulty, type LineFault } from './keeping/faulty.ts'
import { countSittings } from './keeping/lines.ts'
import { backUp, copyTo, restore } from './keeping/backups.ts'
import { expectFree, readChunks, writeWhole } from './keeping/plain-files.ts'
import { expectSound, written } from './keeping/portable.ts'
import { stage } from './keeping/staging.ts'
import type { Taken } from './keeping/take-in.ts'
import { takeStaged } from './keeping/take-staged.ts'
import { checkFile } from './store/check.ts'
import { listParties, countParties, sittingsOf } from './store/list.ts'
import { type Reader, StoreFault, openReader, openWriter } from './store/open.ts'
import { type WaitingWrites, waitForMain } from './store/turns.ts'

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
  /** Reads a file that is to be looked at. */
  | { readonly kind: 'read'; readonly path: string }
  /** Takes in the sittings of a file, or the records that were read from one. */
  | { readonly kind: 'import'; readonly file: string; readonly from: string | readonly ReadSitting[] }

/** A sitting of a file, checked. Main reads of it what is looked at: texts are handed to it at once, records are not. */
export interface ReadSitting {
  /** The line of its record. */
  readonly record: string
  /** How many parties it holds. */
  readonly parties: number
}

/** What each task gives. */
export interface ArchiveResults {
  readonly glance: string | null
  readonly check: CheckReport
  readonly backUp: string
  readonly copy: number
  readonly restore: null
  readonly export: number
  readonly write: null
  readonly read: { readonly sittings: readonly ReadSitting[] } | { readonly fault: LineFault }
  readonly import: Taken | { readonly fault: LineFault }
}

/** What the thread shares with main. */
export interface Shared {
  /** The number of the task of which no more is wanted. */
  readonly cancelled: Int32Array<SharedArrayBuffer>
  readonly mainWrites: WaitingWrites
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

/** No more of a task is wanted, and nothing has come of it. */
class Cancelled extends Error {
  override readonly name = 'Cancelled'
}

// main starts the thread with it
const shared = workerData as Shared

/** Hears how far a task has come; throws Cancelled when no more of it is wanted. */
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

/** Takes sittings in; `read` hears how many of how many are read, `wrote` how many are written. */
function* chunksOf(sittings: readonly ReadSitting[]): Generator<Uint8Array> {
  for (const { record } of sittings) yield Buffer.from(`${record}\n`)
}

/** Bytes of a file that is looked at without being imported, at most: main holds what was read of it. */
const LOOKED_AT = 16 * 2 ** 20

function read(path: string, told: Told): ArchiveResults['read'] {
  try {
    const sittings: ReadSitting[] = []
    for (const { record } of readSittings(readChunks(path, LOOKED_AT))) {
      sittings.push({ record: recordLine(record), parties: record.parties.length })
      told(sittings.length, sittings.length)
    }
    return { sittings }
  } catch (error) {
    if (error instanceof Faulty) return { fault: error.fault }
    throw error
  }
}

function imported(
  { file, from }: Extract<ArchiveTask, { kind: 'import' }>,
  wasRead: Told,
  wrote: Told,
): ArchiveResults['import'] {
  try {
    const expected =
      typeof from === 'string'
        ? countSittings(readChunks(from), (count) => wasRead(0, Math.max(count, 1)))
        : from.length
    const goesOn = (done: number): void => wasRead(done, Math.max(done, expected))
    const db = openWriter(file)
    try {
      const staging = stage(readSittings(typeof from === 'string' ? readChunks(from) : chunksOf(from)), goesOn)
      try {
        return takeStaged(db, staging, {
          throwIfCancelled: () => goesOn(staging.count),
          reportWritten: wrote,
          waitForTurn: () => waitForMain(shared.mainWrites),
        })
      } finally {
        staging.close()
      }
    } finally {
      db.close()
    }
  } catch (error) {
    if (error instanceof Faulty) return { fault: error.fault }
    throw error
  }
}

/** What is wrong with a file that another program has altered since it was opened. Throws every other error. */
function detailOfAltered(error: unknown): string {
  if (error instanceof StoreFault && error.why === 'altered') return error.message
  throw error
}

const inHundredths =
  (told: Told) =>
  (share: number): void =>
    told(Math.round(share * 100), 100)

async function perform(task: ArchiveTask, told: Told, wrote: Told): Promise<ArchiveResults[keyof ArchiveResults]> {
  switch (task.kind) {
    case 'glance':
      return reading(task.file, (db) => checkFile(db, false)[0]?.detail ?? null).catch(detailOfAltered)
    case 'check':
      return reading(task.file, (db) => checkAll(db, told)).catch((error: unknown) => ({
        parties: 0,
        findings: [{ what: 'file' as const, sitting: null, partie: null, detail: detailOfAltered(error) }],
      }))
    case 'backUp':
      return backUp(task.file, task.now, inHundredths(told))
    case 'copy':
      expectFree(task.target, task.file)
      return copyTo(task.file, task.target, inHundredths(told))
    case 'restore':
      await restore(task.file, task.name, task.parties, task.now, inHundredths(told))
      return null
    case 'export':
      return reading(task.file, (db) => exported(db, task, told))
    case 'write':
      expectFree(task.target, task.file)
      writeWhole(task.target, [task.text])
      return null
    case 'read':
      return read(task.path, told)
    case 'import':
      return imported(task, told, wrote)
  }
}

const TELLS: Readonly<Record<ArchiveTask['kind'], Progress['task']>> = {
  ...{ glance: 'check', check: 'check', backUp: 'backup', copy: 'backup' },
  ...{ restore: 'restore', export: 'export', write: 'export', read: 'reading', import: 'reading' },
}

const say = (reply: ArchiveReply): void => parentPort?.postMessage(reply)

/** Milliseconds between two words on how far a task has come. */
const BETWEEN = 50

parentPort?.on('message', ({ id, task }: ArchiveQuestion) => {
  let saidAt = 0
  const sayProgress = (progress: Progress): void => {
    if (performance.now() - saidAt < BETWEEN) return
    saidAt = performance.now()
    say({ id, progress })
  }
  const told: Told = (done, of) => {
    if (Atomics.load(shared.cancelled, 0) === id) throw new Cancelled('on its way')
    sayProgress({ task: TELLS[task.kind], done, of })
  }
  const wrote: Told = (done, of) => sayProgress({ task: 'import', done, of })
  perform(task, told, wrote).then(
    (result) => say({ id, result }),
    (error: unknown) => {
      const code =
        error instanceof StoreFault ? error.why : error instanceof Error && 'code' in error ? String(error.code) : ''
      const [name, failed] = error instanceof Error ? [error.name, error.message] : ['Error', String(error)]
      say({ id, failed, code, name })
    },
  )
})
