// The tables mirror the record: sitting, player, partie, deal, action. `partie_fact` is derived and
// can be rebuilt by replay.
import type { Migration } from './migration.ts'

const TABLES = `
      CREATE TABLE sitting (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        game TEXT NOT NULL,
        preset TEXT,
        options TEXT NOT NULL CHECK (json_valid(options)),
        started_at INTEGER NOT NULL
      ) STRICT;
      CREATE TABLE player (
        sitting INTEGER NOT NULL REFERENCES sitting,
        seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
        name TEXT NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('person', 'computer')),
        level TEXT,
        PRIMARY KEY (sitting, seat)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE partie (
        sitting INTEGER NOT NULL REFERENCES sitting,
        seq INTEGER NOT NULL,
        cut TEXT NOT NULL CHECK (json_valid(cut)),
        started_at INTEGER NOT NULL,
        PRIMARY KEY (sitting, seq)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE deal (
        sitting INTEGER NOT NULL,
        partie INTEGER NOT NULL,
        seq INTEGER NOT NULL,
        dealer INTEGER NOT NULL CHECK (dealer BETWEEN 0 AND 3),
        packets TEXT NOT NULL,
        hands TEXT NOT NULL CHECK (json_valid(hands)),
        turn_up TEXT NOT NULL,
        talon TEXT NOT NULL CHECK (json_valid(talon)),
        seed TEXT,
        PRIMARY KEY (sitting, partie, seq),
        FOREIGN KEY (sitting, partie) REFERENCES partie
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE action (
        sitting INTEGER NOT NULL,
        partie INTEGER NOT NULL,
        deal INTEGER NOT NULL,
        seq INTEGER NOT NULL,
        seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
        body TEXT NOT NULL CHECK (json_valid(body)),
        stand_in INTEGER NOT NULL DEFAULT 0 CHECK (stand_in IN (0, 1)),
        at INTEGER NOT NULL,
        PRIMARY KEY (sitting, partie, deal, seq),
        FOREIGN KEY (sitting, partie, deal) REFERENCES deal
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE partie_fact (
        sitting INTEGER NOT NULL,
        partie INTEGER NOT NULL,
        score TEXT NOT NULL CHECK (json_valid(score)),
        winner INTEGER,
        value INTEGER,
        gave_up INTEGER NOT NULL DEFAULT 0 CHECK (gave_up IN (0, 1)),
        changed_at INTEGER NOT NULL,
        PRIMARY KEY (sitting, partie),
        FOREIGN KEY (sitting, partie) REFERENCES partie
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX partie_fact_by_change ON partie_fact (changed_at DESC);
      CREATE TABLE setting (
        name TEXT PRIMARY KEY,
        value TEXT NOT NULL CHECK (json_valid(value))
      ) STRICT, WITHOUT ROWID;
    `

export const sittings: Migration = { version: 10, run: (db) => db.exec(TABLES) }
