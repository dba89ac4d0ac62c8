// Taking sittings into an archive that is in use: all of them are compared with what is there before the first is written,
// and each transaction is short, so that main can write between two.
import { type ParsedRecord, readAllSittings } from './parse-file.ts'
import { EVERYTHING, exportSitting } from './export-sittings.ts'
import type { Staging } from './staging.ts'
import { type ImportCounts, findSittingByUid, matchParties, importRecords, importWhile } from './import-records.ts'
import { listEveningSittings } from '../store/evening-lookup.ts'
import { addEvening, findEveningByUid, loadEvening, saveStep } from '../store/evenings.ts'
import { CorruptRecord } from '../store/load.ts'
import { type ReadStore, type WriteStore, openInMemory, transact } from '../store/open.ts'

/** What an import asks of the program that runs it. */
export interface ImportContext {
  /** Called while nothing is written yet: throws when no more of it is wanted. */
  throwIfCancelled(): void
  /** How many of how many are written. */
  reportWritten(done: number, of: number): void
  /** Called before each batch: returns when nobody else is waiting to write. */
  waitForTurn(): void
}

/** Milliseconds for which a batch keeps others from writing. */
const BATCH = 15

const NOTHING: ImportCounts = { sittings: 0, parties: 0, skipped: 0 }

/**
 * Takes sittings into an archive that is in use. Bad input changes nothing: all of it is compared with what is there
 * before the first is written. Then each evening is written in one transaction, since its pieces belong together, and
 * everything else in batches. Throws ImportConflict, and what `throwIfCancelled` throws.
 */
export function importStaged(db: WriteStore, staging: Staging, context: ImportContext): ImportCounts {
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
  return all
}

const addCounts = (one: ImportCounts, other: ImportCounts): ImportCounts => ({
  sittings: one.sittings + other.sittings,
  parties: one.parties + other.parties,
  skipped: one.skipped + other.skipped,
})

function* importBatches(db: WriteStore, staging: Staging, waitForTurn: () => void): Generator<ImportCounts> {
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

/** Undoes what was rehearsed. */
class RehearsalRollback extends Error {}

/**
 * Takes every evening into a store in memory that holds what is here of it: whatever contradicts shows itself there.
 * Throws ImportConflict, and what `throwIfCancelled` throws.
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

/** Copies what is here of an evening, if anything is. Throws CorruptRecord when it is not what was written. */
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
  // its pieces travel with its sittings
  if (sittings.length === 0) for (const step of evening.steps) saveStep(target, copied, step)
}

/** A sitting as it would come in from the archive's own file. Throws CorruptRecord. */
function loadParsedRecords(db: ReadStore, sitting: number): readonly ParsedRecord[] {
  const read = readAllSittings([Buffer.from(exportSitting(db, sitting, 'json', EVERYTHING).text)])
  if ('fault' in read) throw new CorruptRecord({ sitting, partie: 0 }, 'record', read.fault.reason)
  return read.records
}
