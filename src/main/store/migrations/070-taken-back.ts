// Actions that a person undid before another player answered. They are no longer part of the
// partie, and are stored here.
import type { Migration } from './migration.ts'

export const takenBack: Migration = {
  version: 70,
  run: (db) =>
    db.exec(`
      CREATE TABLE taken_back (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        sitting INTEGER NOT NULL,
        partie INTEGER NOT NULL,
        deal INTEGER NOT NULL,
        seq INTEGER NOT NULL,
        seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
        body TEXT NOT NULL CHECK (json_valid(body)),
        stand_in INTEGER NOT NULL CHECK (stand_in IN (0, 1)),
        hint INTEGER NOT NULL CHECK (hint IN (0, 1)),
        at INTEGER,
        taken_at INTEGER NOT NULL,
        FOREIGN KEY (sitting, partie) REFERENCES partie (sitting, seq)
      ) STRICT;
      CREATE INDEX taken_back_by_partie ON taken_back (sitting, partie);
    `),
}
