// The agreed length of a match: the number of parties that win it. What was won follows from the
// parties of the sitting.
import type { Migration } from './migration.ts'

export const matches: Migration = {
  version: 80,
  run: (db) =>
    db.exec(`
      CREATE TABLE agreed_match (
        sitting INTEGER PRIMARY KEY REFERENCES sitting,
        to_win INTEGER NOT NULL CHECK (to_win BETWEEN 1 AND 99),
        seal TEXT NOT NULL
      ) STRICT;
    `),
}
