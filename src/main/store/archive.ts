// The data file as the program uses it: opened, its schema and everything derived in it brought up to date.
import { layTextAnew } from './annotations.ts'
import { deriveAnew } from './anew.ts'
import { nameAnew } from './people.ts'
import { type WriteStore, asFault, openStore } from './open.ts'

/** Opens or creates the data file. Throws StoreFault, with the file untouched, when it cannot be used. */
export function openArchive(file: string): WriteStore {
  const db = openStore(file)
  try {
    deriveAnew(db)
    nameAnew(db)
    layTextAnew(db)
    return db
  } catch (error) {
    if (db.open) db.close()
    throw asFault(error, file)
  }
}
