// The import into an archive in use: all sittings are compared with the archive before the first is
// written, and each transaction is short, so that main can write in between.
import { type ParsedRecord, readAllSittings } from './parse-file.ts'
import { EVERYTHING, exportSitting } from './export-sittings.ts'
import type { Staging } from './staging.ts'
import {
  type ImportCounts,
  findSittingByUid,
  matchParties,
  importRecords,
  importWhile,
} from './import-records.ts'
import { listEveningSittings } from '../store/evening-lookup.ts'
import { addEvening, findEveningByUid, loadEvening, saveStep } from '../store/evenings.ts'
import { mergeExercise } from '../store/exercises.ts'
import { CorruptRecord } from '../store/load.ts'
import { type ReadStore, type WriteStore, openInMemory, transact } from '../store/open.ts'

/** Callbacks from an import to the program that runs it. */
export interface ImportContext {
  /** Called before anything is written; throws if the import is cancelled. */
  throwIfCancelled(): void
  /** Called with the number of written sittings, and of all. */
  reportWritten(done: number, of: number): void
  /** Called before each batch; returns when no other thread waits to write. */
  waitForTurn(): void
}

/** Time for which a batch blocks other writers (ms). */
const BATCH = 15

/** What an import of a whole file has added. */
export interface FileCounts extends ImportCounts {
  /** Exercises that are new, or have new answers. */
  readonly exercises: number
}

const NOTHING: ImportCounts = { sittings: 0, parties: 0, skipped: 0 }

/**
 * Imports sittings into an archive in use. Bad input changes nothing: all of it is compared with
 * the archive before the first is written. Then each evening is written in one transaction, since
 * its parts belong together, and everything else in batches. Throws ImportConflict, and whatever
 * `throwIfCancelled` throws.
 */
export function importStaged(db: WriteStore, staging: Staging, context: ImportContext): FileCounts {
  for (const [there, one] of staging.readKnown((uid) => findSittingByUid(db, uid))) {
    matchParties(db, there, one)
    context.throwIfCancelled()
  }
  rehearseEvenings(db, staging, context.throwIfCancelled)
  let all = NOTHING
  for (const counts of importBatches(db, staging, context.waitForTurn)) {
    all = addCounts(all, counts)
    context.reportWritten(all.sittings + all.skipped, staging.count)
  }
  return { ...all, exercises: importExercises(db, staging, context.waitForTurn) }
}

/**
 * Writes the exercises that are not here yet, and the answers that are not, in batches; returns the
 * number of exercises that this has changed.
 */
function importExercises(db: WriteStore, staging: Staging, waitForTurn: () => void): number {
  let added = 0
  const exercises = staging.readExercises()[Symbol.iterator]()
  for (let isLast = false; !isLast;) {
    waitForTurn()
    const end = performance.now() + BATCH
    isLast = transact(db, () => {
      do {
        const next = exercises.next()
        if (next.done === true) return true
        if (mergeExercise(db, next.value.row, next.value.answers) === 'added') added += 1
      } while (performance.now() < end)
      return false
    })
  }
  return added
}

const addCounts = (one: ImportCounts, other: ImportCounts): ImportCounts => ({
  sittings: one.sittings + other.sittings,
  parties: one.parties + other.parties,
  skipped: one.skipped + other.skipped,
})

function* importBatches(
  db: WriteStore,
  staging: Staging,
  waitForTurn: () => void,
): Generator<ImportCounts> {
  for (const evening of staging.readEvenings()) {
    waitForTurn()
    yield importRecords(db, evening)
  }
  const others = staging.readOthers()[Symbol.iterator]()
  for (let isLast = false; !isLast;) {
    waitForTurn()
    const end = performance.now() + BATCH
    const batch = importWhile(db, others, () => performance.now() < end)
    yield batch.counts
    isLast = batch.isLast
  }
}

/** Rolls a rehearsal back. */
class RehearsalRollback extends Error {}

/**
 * Imports every evening into a store in memory with a copy of what is here of it, to find
 * conflicts. Throws ImportConflict, and whatever `throwIfCancelled` throws.
 */
function rehearseEvenings(db: ReadStore, staging: Staging, throwIfCancelled: () => void): void {
  const stage = openInMemory()
  try {
    for (const pieces of staging.readEvenings()) {
      throwIfCancelled()
      try {
        transact(stage, () => {
          copyEvening(db, stage, pieces[0]?.record.evening?.id ?? '')
          importRecords(stage, pieces)
          throw new RehearsalRollback()
        })
      } catch (error) {
        if (!(error instanceof RehearsalRollback)) throw error
      }
    }
  } finally {
    stage.close()
  }
}

/** Copies the stored parts of an evening, if any. Throws CorruptRecord if altered. */
function copyEvening(db: ReadStore, target: WriteStore, uid: string): void {
  const id = findEveningByUid(db, uid)
  const evening = id === null ? null : loadEvening(db, id)
  if (evening === null) return
  const copied = addEvening(target, evening, evening.startedAt)
  const sittings = listEveningSittings(db, evening.id)
  importRecords(
    target,
    sittings.flatMap((sitting) => loadParsedRecords(db, sitting)),
  )
  // its parts are copied with its sittings
  if (sittings.length === 0) for (const step of evening.steps) saveStep(target, copied, step)
}

/** Loads a sitting as if imported from an export of this archive. Throws CorruptRecord. */
function loadParsedRecords(db: ReadStore, sitting: number): readonly ParsedRecord[] {
  const read = readAllSittings([Buffer.from(exportSitting(db, sitting, 'json', EVERYTHING).text)])
  if ('fault' in read) throw new CorruptRecord({ sitting, partie: 0 }, 'record', read.fault.reason)
  return read.records
}
