// Taking sittings into an archive that is in use: all of them are compared with what is there before the first is written,
// and each transaction is short, so that main can write between two.
import { type Incoming, readAll } from './incoming.ts'
import { EVERYTHING, written } from './portable.ts'
import type { Staging } from './staging.ts'
import { type Taken, knownSitting, sameParties, takeIn, takeWhile } from './take-in.ts'
import { sittingsOfEvening } from '../store/evening-places.ts'
import { addEvening, eveningBy, loadEvening, putStep } from '../store/evenings.ts'
import { Spoilt } from '../store/load.ts'
import { type ReadStore, type WriteStore, openUnkept, transact } from '../store/open.ts'

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

const NOTHING: Taken = { sittings: 0, parties: 0, skipped: 0 }

/**
 * Takes sittings into an archive that is in use. Bad input changes nothing: all of it is compared with what is there
 * before the first is written. Then each evening is written in one transaction, since its pieces belong together, and
 * everything else in batches. Throws Differs, and what `throwIfCancelled` throws.
 */
export function takeStaged(db: WriteStore, staging: Staging, context: ImportContext): Taken {
  for (const [there, one] of staging.readKnown((uid) => knownSitting(db, uid))) {
    sameParties(db, there, one)
    context.throwIfCancelled()
  }
  rehearseEvenings(db, staging, context.throwIfCancelled)
  let all = NOTHING
  for (const taken of takeBatches(db, staging, context.waitForTurn)) {
    all = add(all, taken)
    context.reportWritten(all.sittings + all.skipped, staging.count)
  }
  return all
}

const add = (one: Taken, other: Taken): Taken => ({
  sittings: one.sittings + other.sittings,
  parties: one.parties + other.parties,
  skipped: one.skipped + other.skipped,
})

function* takeBatches(db: WriteStore, staging: Staging, waitForTurn: () => void): Generator<Taken> {
  for (const evening of staging.readEvenings()) {
    waitForTurn()
    yield takeIn(db, evening)
  }
  const others = staging.readOthers()[Symbol.iterator]()
  for (let isLast = false; !isLast;) {
    waitForTurn()
    const end = performance.now() + BATCH
    const batch = takeWhile(db, others, () => performance.now() < end)
    yield batch.taken
    isLast = batch.isLast
  }
}

/** Undoes what was rehearsed. */
class Rehearsed extends Error {}

/**
 * Takes every evening into a store in memory that holds what is here of it: whatever contradicts shows itself there.
 * Throws Differs, and what `throwIfCancelled` throws.
 */
function rehearseEvenings(db: ReadStore, staging: Staging, throwIfCancelled: () => void): void {
  const stage = openUnkept()
  try {
    for (const pieces of staging.readEvenings()) {
      throwIfCancelled()
      try {
        transact(stage, () => {
          copyEvening(db, stage, pieces[0]?.record.evening?.id ?? '')
          takeIn(stage, pieces)
          throw new Rehearsed()
        })
      } catch (error) {
        if (!(error instanceof Rehearsed)) throw error
      }
    }
  } finally {
    stage.close()
  }
}

/** Copies what is here of an evening, if anything is. Throws Spoilt when it is not what was written. */
function copyEvening(db: ReadStore, target: WriteStore, uid: string): void {
  const id = eveningBy(db, uid)
  const evening = id === null ? null : loadEvening(db, id)
  if (evening === null) return
  const copied = addEvening(target, evening, evening.startedAt)
  const sittings = sittingsOfEvening(db, evening.id)
  takeIn(
    target,
    sittings.flatMap((sitting) => incomingFrom(db, sitting)),
  )
  // its pieces travel with its sittings
  if (sittings.length === 0) for (const step of evening.steps) putStep(target, copied, step)
}

/** A sitting as it would come in from the archive's own file. Throws Spoilt. */
function incomingFrom(db: ReadStore, sitting: number): readonly Incoming[] {
  const read = readAll([Buffer.from(written(db, sitting, 'json', EVERYTHING).text)])
  if ('fault' in read) throw new Spoilt({ sitting, partie: 0 }, 'record', read.fault.reason)
  return read.incoming
}
