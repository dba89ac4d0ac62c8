// What a partie takes over from the one before it besides the score, as in a rubber; and sums for
// partners.
import type { Migration } from './migration.ts'

export const series: Migration = {
  version: 40,
  run: (db) =>
    db.exec(`
      ALTER TABLE partie ADD COLUMN inherited TEXT CHECK (inherited IS NULL OR json_valid(inherited));
      DROP TABLE standing;
      CREATE TABLE standing (
        game TEXT NOT NULL,
        how TEXT NOT NULL,
        person INTEGER NOT NULL,
        other INTEGER NOT NULL,
        month TEXT NOT NULL,
        name TEXT NOT NULL,
        sum INTEGER NOT NULL,
        PRIMARY KEY (game, how, person, other, month, name)
      ) STRICT, WITHOUT ROWID;
    `),
}
