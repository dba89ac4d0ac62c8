// The data file as the program uses it: opened, with its schema and derived data up to date.
import { reindexTexts } from './annotations.ts'
import { rebuildDerived } from './rebuild.ts'
import { normaliseNames } from './people.ts'
import { type WriteStore, openStore } from './open.ts'
import { toStoreFault } from './store-fault.ts'

/**
 * Opens or creates the data file. Throws StoreFault, with the file untouched, if it cannot be used.
 */
export function openArchive(file: string): WriteStore {
  const db = openStore(file)
  try {
    rebuildDerived(db)
    normaliseNames(db)
    reindexTexts(db)
    return db
  } catch (error) {
    if (db.open) db.close()
    throw toStoreFault(error, file)
  }
}
