// Evenings: several parties strung together by the rules of sittings (S-1 … S-8). `evening_step`
// has the steps; `ledger_entry` follows from them and is stored too. A step of another archive may
// be missing, and steps before it.
import type { Migration } from './migration.ts'

export const evenings: Migration = {
  version: 60,
  run: (db) =>
    db.exec(`
      CREATE TABLE evening (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        uid TEXT NOT NULL UNIQUE,
        game TEXT NOT NULL,
        preset TEXT,
        options TEXT NOT NULL CHECK (json_valid(options)),
        kind TEXT NOT NULL,
        terms TEXT NOT NULL CHECK (json_valid(terms)),
        started_at INTEGER NOT NULL,
        zone TEXT,
        struck_at INTEGER,
        seal TEXT NOT NULL
      ) STRICT;
      CREATE TABLE evening_guest (
        evening INTEGER NOT NULL REFERENCES evening,
        guest INTEGER NOT NULL,
        person INTEGER NOT NULL REFERENCES person,
        seal TEXT NOT NULL,
        PRIMARY KEY (evening, guest)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX evening_guest_by_person ON evening_guest (person);
      CREATE TABLE evening_step (
        evening INTEGER NOT NULL REFERENCES evening,
        seq INTEGER NOT NULL,
        body TEXT NOT NULL CHECK (json_valid(body)),
        sitting INTEGER,
        partie INTEGER,
        at INTEGER,
        seal TEXT NOT NULL,
        PRIMARY KEY (evening, seq),
        FOREIGN KEY (sitting, partie) REFERENCES partie (sitting, seq)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX evening_step_by_partie ON evening_step (sitting, partie) WHERE sitting IS NOT NULL;
      CREATE TABLE ledger_entry (
        evening INTEGER NOT NULL,
        step INTEGER NOT NULL,
        seq INTEGER NOT NULL,
        partie INTEGER NOT NULL,
        payer TEXT NOT NULL,
        receiver TEXT NOT NULL,
        counters INTEGER NOT NULL CHECK (counters > 0),
        rule TEXT NOT NULL,
        PRIMARY KEY (evening, step, seq),
        FOREIGN KEY (evening, step) REFERENCES evening_step
      ) STRICT, WITHOUT ROWID;
      ALTER TABLE sitting ADD COLUMN evening INTEGER REFERENCES evening;
      CREATE INDEX sitting_by_evening ON sitting (evening) WHERE evening IS NOT NULL;
    `),
}
