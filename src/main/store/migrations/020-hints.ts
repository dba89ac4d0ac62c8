// The flag that the person asked the coach before acting.
import type { Migration } from './migration.ts'

export const hints: Migration = {
  version: 20,
  run: (db) =>
    db.exec('ALTER TABLE action ADD COLUMN hint INTEGER NOT NULL DEFAULT 0 CHECK (hint IN (0, 1))'),
}
