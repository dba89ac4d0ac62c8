// Whether the person had asked the coach before he acted.
import type { Migration } from './migration.ts'

export const hints: Migration = {
  version: 20,
  run: (db) => db.exec('ALTER TABLE action ADD COLUMN hint INTEGER NOT NULL DEFAULT 0 CHECK (hint IN (0, 1))'),
}
