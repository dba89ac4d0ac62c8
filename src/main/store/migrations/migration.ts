import type { WriteStore } from '../open.ts'

/** One step of the schema. Numbers rise by ten; a step is never edited once released, a new need is a new step. */
export interface Migration {
  readonly version: number
  readonly run: (db: WriteStore) => void
}
