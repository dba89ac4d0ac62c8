// Decisions after a hint, counted apart from those taken alone; null in verdicts of before.
import type { Migration } from './migration.ts'

export const hinted: Migration = {
  version: 90,
  run: (db) => db.exec('ALTER TABLE verdict ADD COLUMN hinted INTEGER CHECK (hinted >= 0)'),
}
