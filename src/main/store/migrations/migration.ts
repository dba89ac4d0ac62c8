import type { WriteStore } from '../open.ts'

/** One migration. Versions rise by ten; a released migration is never edited. */
export interface Migration {
  readonly version: number
  readonly run: (db: WriteStore) => void
}
