// Data files of older programs, and what those programs said of them (fixtures/README.md).
import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod/mini'
import { type RecordDocument, readRecord } from '../../src/main/engine/record.ts'
import { folder } from './places.ts'

const HERE = join(import.meta.dirname, 'fixtures')

export const OLD_SCHEMAS = [10, 20, 30, 40, 50, 60, 70, 80, 90] as const

export const bytesOfSchema = (version: number): Buffer =>
  readFileSync(join(HERE, `schema-${version}.db`))

/** A copy of the data file of an older program, as the data file of this one. */
export function fileOfSchema(version: number, here = folder()): string {
  const file = join(here, 'cercle.db')
  copyFileSync(join(HERE, `schema-${version}.db`), file)
  return file
}

const line = z.looseObject({ sitting: z.int(), partie: z.int() })
const told = z.strictObject({
  records: z.record(z.string(), z.unknown()),
  finished: z.array(line),
  open: z.array(line),
  settings: z.looseObject({}),
})

export interface Told {
  /** By the number of the sitting. */
  readonly records: ReadonlyMap<number, RecordDocument>
  readonly finished: readonly z.infer<typeof line>[]
  readonly open: readonly z.infer<typeof line>[]
  readonly settings: object
}

export function toldOfSchema(version: number): Told {
  const read = told.parse(JSON.parse(readFileSync(join(HERE, `schema-${version}.jsonl`), 'utf8')))
  const records = Object.entries(read.records).map(([id, json]) => {
    const one = readRecord(json)
    if ('fault' in one) throw new Error(`sitting ${id} of schema ${version}: ${one.fault.what}`)
    return [Number(id), one.record] as const
  })
  return { ...read, records: new Map(records) }
}
