// The slips of a deal, when irregularities are played (E-31 to E-38).
import type { Migration } from './migration.ts'

export const slips: Migration = {
  version: 50,
  run: (db) =>
    db.exec('ALTER TABLE deal ADD COLUMN slips TEXT CHECK (slips IS NULL OR json_valid(slips))'),
}
