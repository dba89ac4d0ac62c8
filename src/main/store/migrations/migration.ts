import type { WriteStore } from '../open.ts'

/**
 * One migration of the schema. Versions rise by ten; a released migration is never edited, a new
 * need is a new one.
 */
export interface Migration {
  readonly version: number
  readonly run: (db: WriteStore) => void
}
