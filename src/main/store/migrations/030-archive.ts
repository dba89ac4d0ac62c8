// The archive: people, finished parties as one text with its hash, data derived from them, notes,
// tags, verdicts. Rows of deals and actions exist only for parties being played; `finish.ts` folds
// those of finished ones.
import { createHash } from 'node:crypto'
import type { Migration } from './migration.ts'

const PEOPLE = `
  CREATE TABLE person (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('person', 'computer')),
    level TEXT,
    seal TEXT NOT NULL DEFAULT ''
  ) STRICT;
  CREATE UNIQUE INDEX person_by_name ON person (kind, ifnull(level, ''), name);
  INSERT INTO person (name, kind, level) SELECT DISTINCT name, kind, level FROM player ORDER BY sitting, seat;
`

/** Foreign keys use the final names: renaming a table renames them. */
const SITTINGS = `
  CREATE TABLE sitting_new (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    uid TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    preset TEXT,
    options TEXT NOT NULL CHECK (json_valid(options)),
    started_at INTEGER,
    zone TEXT,
    practice INTEGER NOT NULL DEFAULT 0 CHECK (practice IN (0, 1))
  ) STRICT;
  INSERT INTO sitting_new (id, uid, game, preset, options, started_at)
    SELECT id, lower(hex(randomblob(16))), game, preset, options, started_at FROM sitting;
  CREATE INDEX sitting_by_game ON sitting_new (game, preset);
  CREATE TABLE seat (
    sitting INTEGER NOT NULL REFERENCES sitting_new,
    seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
    person INTEGER NOT NULL REFERENCES person,
    PRIMARY KEY (sitting, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX seat_by_person ON seat (person);
  INSERT INTO seat (sitting, seat, person)
    SELECT player.sitting, player.seat, person.id FROM player
      JOIN person ON person.kind = player.kind AND person.name = player.name AND person.level IS player.level;
`

const PARTIES = `
  CREATE TABLE partie_new (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    sitting INTEGER NOT NULL REFERENCES sitting_new,
    seq INTEGER NOT NULL,
    started_at INTEGER,
    trashed_at INTEGER,
    cut TEXT CHECK (cut IS NULL OR json_valid(cut)),
    score_before TEXT CHECK (score_before IS NULL OR json_valid(score_before)),
    hash TEXT,
    record TEXT,
    UNIQUE (sitting, seq),
    CHECK ((hash IS NULL) = (record IS NULL))
  ) STRICT;
  INSERT INTO partie_new (sitting, seq, started_at, cut) SELECT sitting, seq, started_at, cut FROM partie;
  CREATE TABLE deal_new (
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
    FOREIGN KEY (sitting, partie) REFERENCES partie_new (sitting, seq)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO deal_new SELECT * FROM deal;
  CREATE TABLE action_new (
    sitting INTEGER NOT NULL,
    partie INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
    body TEXT NOT NULL CHECK (json_valid(body)),
    stand_in INTEGER NOT NULL DEFAULT 0 CHECK (stand_in IN (0, 1)),
    hint INTEGER NOT NULL DEFAULT 0 CHECK (hint IN (0, 1)),
    at INTEGER,
    PRIMARY KEY (sitting, partie, deal, seq),
    FOREIGN KEY (sitting, partie, deal) REFERENCES deal_new
  ) STRICT, WITHOUT ROWID;
  INSERT INTO action_new (sitting, partie, deal, seq, seat, body, stand_in, hint, at)
    SELECT sitting, partie, deal, seq, seat, body, stand_in, hint, at FROM action;
`

const SWAP = `
  DROP TABLE partie_fact;
  DROP TABLE action;
  DROP TABLE deal;
  DROP TABLE partie;
  DROP TABLE player;
  DROP TABLE sitting;
  ALTER TABLE sitting_new RENAME TO sitting;
  ALTER TABLE partie_new RENAME TO partie;
  ALTER TABLE deal_new RENAME TO deal;
  ALTER TABLE action_new RENAME TO action;
`

/** Can be rebuilt from the records. `shelf` indexes SHELVES; 'open' while it is played. */
const DERIVED = `
  CREATE TABLE partie_fact (
    partie INTEGER PRIMARY KEY REFERENCES partie,
    shelf TEXT NOT NULL,
    at INTEGER NOT NULL,
    game TEXT NOT NULL,
    preset TEXT,
    p0 INTEGER NOT NULL,
    p1 INTEGER NOT NULL,
    p2 INTEGER,
    p3 INTEGER,
    winners INTEGER NOT NULL,
    value INTEGER,
    counted INTEGER NOT NULL,
    noted INTEGER NOT NULL DEFAULT 0,
    winner INTEGER,
    gave_up INTEGER,
    score TEXT NOT NULL CHECK (json_valid(score))
  ) STRICT;
  CREATE INDEX partie_fact_list
    ON partie_fact (shelf, at DESC, partie DESC, game, preset, p0, p1, p2, p3, winners, value, counted, noted);
  CREATE TABLE standing (
    game TEXT NOT NULL,
    person INTEGER NOT NULL,
    other INTEGER NOT NULL,
    month TEXT NOT NULL,
    name TEXT NOT NULL,
    sum INTEGER NOT NULL,
    PRIMARY KEY (game, person, other, month, name)
  ) STRICT, WITHOUT ROWID;
`

const WRITTEN = `
  CREATE TABLE note (
    partie INTEGER PRIMARY KEY REFERENCES partie,
    text TEXT NOT NULL,
    seal TEXT NOT NULL
  ) STRICT;
  CREATE TABLE tag (
    partie INTEGER NOT NULL REFERENCES partie,
    tag TEXT NOT NULL,
    PRIMARY KEY (partie, tag)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tag_by_name ON tag (tag, partie);
  CREATE VIRTUAL TABLE partie_text USING fts5 (note, tags, tokenize = "unicode61 remove_diacritics 2");
  CREATE TABLE verdict (
    partie INTEGER NOT NULL REFERENCES partie,
    seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
    decisions INTEGER NOT NULL,
    cost REAL NOT NULL,
    result REAL NOT NULL,
    luck REAL NOT NULL,
    judged_at INTEGER NOT NULL,
    PRIMARY KEY (partie, seat)
  ) STRICT, WITHOUT ROWID;
`

/** Returns the checksum of a name, as it was when this step was written. */
const sealOf = (name: string): string =>
  createHash('sha256')
    .update(JSON.stringify([name]))
    .digest('hex')
    .slice(0, 16)

export const archive: Migration = {
  version: 30,
  run(db) {
    db.exec([PEOPLE, SITTINGS, PARTIES, SWAP, DERIVED, WRITTEN].join('\n'))
    const seal = db.prepare<[string, number]>('UPDATE person SET seal = ? WHERE id = ?')
    const people = db
      .prepare<[], { readonly id: number; readonly name: string }>('SELECT id, name FROM person')
      .all()
    for (const { id, name } of people) seal.run(sealOf(name), id)
  },
}
