// The migrations of the schema, in order.
import { sittings } from './010-sittings.ts'
import { hints } from './020-hints.ts'
import { archive } from './030-archive.ts'
import { series } from './040-series.ts'
import { slips } from './050-slips.ts'
import { evenings } from './060-evenings.ts'
import { takenBack } from './070-taken-back.ts'
import { matches } from './080-matches.ts'
import { hinted } from './090-hinted.ts'
import { training } from './100-training.ts'
import type { Migration } from './migration.ts'

export const MIGRATIONS: readonly Migration[] = [
  sittings,
  hints,
  archive,
  series,
  slips,
  evenings,
  takenBack,
  matches,
  hinted,
  training,
]
