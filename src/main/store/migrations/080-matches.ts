// The agreed length of a match: the number of parties that win it. What was won follows from the
// parties of the sitting.
import type { Migration } from './migration.ts'

export const matches: Migration = {
  version: 80,
  run: (db) =>
    db.exec(
      'ALTER TABLE sitting ADD COLUMN to_win INTEGER CHECK (to_win IS NULL OR to_win BETWEEN 1 AND 99)',
    ),
}
