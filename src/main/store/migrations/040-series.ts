// What a partie takes over from the one before it beside the score, as the games of a rubber do.
import type { Migration } from './migration.ts'

export const series: Migration = {
  version: 40,
  run: (db) =>
    db.exec('ALTER TABLE partie ADD COLUMN inherited TEXT CHECK (inherited IS NULL OR json_valid(inherited))'),
}
