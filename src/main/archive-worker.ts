// The worker thread that reads the whole archive: checks, copies, exports, imports. Its connections
// are read-only, except that of an import (transfer/import-records.ts).
import { parentPort, workerData } from 'node:worker_threads'
import type { CheckReport, TaskProgress } from '../shared/archive.ts'
import type {
  ArchiveReply,
  ArchiveRequest,
  ArchiveResults,
  ArchiveTask,
  ArchiveWorkerData,
  ReadSitting,
} from './archive-task.ts'
import { recordLine } from './engine/canonical.ts'
import { checkArchive } from './backup/check-archive.ts'
import { formatPartiesCsv } from './transfer/csv.ts'
import { loadSideFigures } from './transfer/side-figures.ts'
import { readSittings } from './transfer/parse-file.ts'
import { FaultyFile } from './transfer/faulty-file.ts'
import { countSittings } from './transfer/lines.ts'
import { backUp, copyDataFile, restoreBackup } from './backup/backups.ts'
import { assertWritableTarget, readChunks, writeAtomically } from './plain-files.ts'
import { isWholeArchive, renderExercises } from './transfer/export-exercises.ts'
import { assertSound, exportSitting } from './transfer/export-sittings.ts'
import { stageRecords } from './transfer/staging.ts'
import { importStaged } from './transfer/import-staged.ts'
import { checkFile } from './store/check.ts'
import { listParties, countParties } from './store/list-filter.ts'
import { listPlaces } from './store/list-places.ts'
import { type Reader, openReader, openWriter } from './store/open.ts'
import { StoreFault } from './store/store-fault.ts'
import { waitForMain } from './store/turns.ts'

/** Thrown when a task was cancelled before it changed anything. */
class Cancelled extends Error {
  override readonly name = 'Cancelled'
}

// main starts the thread with this data
const ownData = workerData as ArchiveWorkerData

/** Callback for the progress of a task; throws Cancelled if the task was cancelled. */
type ReportProgress = (done: number, of: number) => void

async function withReader<T>(file: string, work: (db: Reader) => T | Promise<T>): Promise<T> {
  const db = openReader(file)
  try {
    // one snapshot of the file, whatever is written meanwhile
    db.exec('BEGIN')
    return await work(db)
  } finally {
    db.close()
  }
}

/** Parties per page of a table. */
const EXPORT_PAGE = 500

/** Writes an export; returns the number of parties, without one that is being played. */
function exportParties(
  db: Reader,
  task: Extract<ArchiveTask, { kind: 'export' }>,
  reportProgress: ReportProgress,
): number {
  const { filter, format, target } = task
  assertWritableTarget(target, task.file)
  assertSound(db)
  let count = 0

  function* renderSittings(form: 'json' | 'text'): Iterable<string> {
    const places = new Map<number, Set<number>>()
    for (const [sitting, partie] of listPlaces(db, filter))
      places.set(sitting, (places.get(sitting) ?? new Set()).add(partie))
    let done = 0
    for (const [id, chosen] of places) {
      const { text, parties } = exportSitting(db, id, form, {
        unfinished: false,
        trashed: filter.shelf === 'trash',
        // a record has whole sittings: a part of one could not be imported later on its own
        only: form === 'json' ? null : chosen,
      })
      count += parties
      yield text
      done += 1
      if (done % 100 === 0) reportProgress(done, places.size)
    }
    if (form === 'json' && isWholeArchive(filter)) yield* renderExercises(db)
  }

  function* renderRows(): Iterable<string> {
    count = countParties(db, filter)
    for (let from = 0; from < Math.max(count, 1); from += EXPORT_PAGE) {
      const lines = listParties(db, filter, from, EXPORT_PAGE)
      yield formatPartiesCsv(lines, from === 0, task.nameless, (line) => loadSideFigures(db, line))
      reportProgress(Math.min(from + EXPORT_PAGE, count), count)
    }
  }

  writeAtomically(target, format === 'csv' ? renderRows() : renderSittings(format))
  return count
}

/** Yields each record as the bytes of one line. */
function* encodeChunks(sittings: readonly ReadSitting[]): Generator<Uint8Array> {
  for (const { record } of sittings) yield Buffer.from(`${record}\n`)
}

/**
 * Largest file that can be viewed without an import, in bytes: main holds all that was read of it.
 */
const MAX_VIEWED_BYTES = 16 * 2 ** 20

function readRecords(path: string, reportProgress: ReportProgress): ArchiveResults['read'] {
  try {
    const sittings: ReadSitting[] = []
    for (const { record } of readSittings(readChunks(path, MAX_VIEWED_BYTES))) {
      sittings.push({ record: recordLine(record), parties: record.parties.length })
      reportProgress(sittings.length, sittings.length)
    }
    return { sittings }
  } catch (error) {
    if (error instanceof FaultyFile) return { fault: error.fault }
    throw error
  }
}

function importSittings(
  { file, from }: Extract<ArchiveTask, { kind: 'import' }>,
  reportRead: ReportProgress,
  reportWritten: ReportProgress,
): ArchiveResults['import'] {
  try {
    const expected =
      typeof from === 'string'
        ? countSittings(readChunks(from), (count) => reportRead(0, Math.max(count, 1)))
        : from.length
    const reportStaged = (done: number): void => reportRead(done, Math.max(done, expected))
    const db = openWriter(file)
    try {
      const staging = stageRecords(
        (onExercise) =>
          readSittings(
            typeof from === 'string' ? readChunks(from) : encodeChunks(from),
            onExercise,
          ),
        reportStaged,
      )
      try {
        return importStaged(db, staging, {
          throwIfCancelled: () => reportStaged(staging.count),
          reportWritten,
          waitForTurn: () => waitForMain(ownData.mainWrites),
        })
      } finally {
        staging.close()
      }
    } finally {
      db.close()
    }
  } catch (error) {
    if (error instanceof FaultyFile) return { fault: error.fault }
    throw error
  }
}

/** Describes a file that another program has altered. Throws every other error again. */
function describeAltered(error: unknown): string {
  if (error instanceof StoreFault && error.why === 'altered') return error.message
  throw error
}

const toHundredths =
  (reportProgress: ReportProgress) =>
  (share: number): void =>
    reportProgress(Math.round(share * 100), 100)

/** Checks the archive, and judges a few of its parties anew. */
async function checkEverything(db: Reader, reportProgress: ReportProgress): Promise<CheckReport> {
  const report = checkArchive(db, reportProgress)
  // a file that cannot be read is told already
  if (report.findings.some(({ what }) => what === 'file')) return report
  const { recheckDecisions } = await import('./training/recheck.ts')
  const more = await recheckDecisions(db, () => reportProgress(report.parties, report.parties))
  return { ...report, findings: [...report.findings, ...more] }
}

async function performTask(
  task: ArchiveTask,
  reportProgress: ReportProgress,
  reportWritten: ReportProgress,
): Promise<ArchiveResults[keyof ArchiveResults]> {
  switch (task.kind) {
    case 'quickCheck':
      return withReader(task.file, (db) => checkFile(db, false)[0]?.detail ?? null).catch(
        describeAltered,
      )
    case 'check':
      return withReader(task.file, (db) => checkEverything(db, reportProgress)).catch(
        (error: unknown) => ({
          parties: 0,
          findings: [
            { what: 'file' as const, sitting: null, partie: null, detail: describeAltered(error) },
          ],
        }),
      )
    case 'backUp':
      return backUp(task.file, task.now, toHundredths(reportProgress))
    case 'copy':
      assertWritableTarget(task.target, task.file)
      return copyDataFile(task.file, task.target, toHundredths(reportProgress))
    case 'restore':
      await restoreBackup(
        task.file,
        task.name,
        task.parties,
        task.now,
        toHundredths(reportProgress),
      )
      return null
    case 'export':
      return withReader(task.file, (db) => exportParties(db, task, reportProgress))
    case 'print':
      return withReader(task.file, async (db) =>
        (await import('./print/print-parties.ts')).printParties(db, task, reportProgress),
      )
    case 'write':
      assertWritableTarget(task.target, task.file)
      writeAtomically(task.target, [task.contents])
      return null
    case 'read':
      return readRecords(task.path, reportProgress)
    case 'import':
      return importSittings(task, reportProgress, reportWritten)
  }
}

const PROGRESS_TASKS: Readonly<Record<ArchiveTask['kind'], TaskProgress['task']>> = {
  quickCheck: 'check',
  check: 'check',
  backUp: 'backup',
  copy: 'backup',
  restore: 'restore',
  export: 'export',
  print: 'export',
  write: 'export',
  read: 'reading',
  import: 'reading',
}

const postReply = (reply: ArchiveReply): void => parentPort?.postMessage(reply)

/** Time between two progress messages (ms). */
const PROGRESS_INTERVAL_MS = 50

parentPort?.on('message', ({ id, task }: ArchiveRequest) => {
  let postedAt = 0
  const postProgress = (progress: TaskProgress): void => {
    if (performance.now() - postedAt < PROGRESS_INTERVAL_MS) return
    postedAt = performance.now()
    postReply({ id, progress })
  }
  const reportProgress: ReportProgress = (done, of) => {
    if (Atomics.load(ownData.cancelled, 0) === id) throw new Cancelled('on its way')
    postProgress({ task: PROGRESS_TASKS[task.kind], done, of })
  }
  const reportWritten: ReportProgress = (done, of) => postProgress({ task: 'import', done, of })
  performTask(task, reportProgress, reportWritten).then(
    (result) => postReply({ id, result }),
    (error: unknown) => {
      const code =
        error instanceof StoreFault
          ? error.why
          : error instanceof Error && 'code' in error
            ? String(error.code)
            : ''
      const [name, failed] =
        error instanceof Error ? [error.name, error.message] : ['Error', String(error)]
      postReply({ id, failed, code, name })
    },
  )
})
