// The training room: decisions as the coach judged them, the parties that wait to be judged, and
// exercises with their answers. What was judged is derived: it can be deleted and made again.
import type { Migration } from './migration.ts'

/**
 * `hash` is that of the partie that was judged: if it differs, the rows are of another text. A row
 * of `judging` is a partie that waits: the latest wish first, of one wish the latest partie.
 */
const JUDGED = `
  CREATE TABLE judged (
    partie INTEGER PRIMARY KEY REFERENCES partie,
    coach INTEGER NOT NULL,
    hash TEXT NOT NULL,
    judged_at INTEGER NOT NULL,
    decisions INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE TABLE decision (
    partie INTEGER NOT NULL REFERENCES judged,
    step INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
    person INTEGER NOT NULL REFERENCES person,
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    role TEXT NOT NULL,
    done TEXT NOT NULL CHECK (json_valid(done)),
    best TEXT NOT NULL CHECK (json_valid(best)),
    done_equity REAL NOT NULL,
    best_equity REAL NOT NULL,
    cost REAL NOT NULL CHECK (cost >= 0),
    doubt REAL NOT NULL CHECK (doubt >= 0),
    hinted INTEGER NOT NULL CHECK (hinted IN (0, 1)),
    held TEXT NOT NULL,
    trump TEXT,
    score TEXT NOT NULL CHECK (json_valid(score)),
    PRIMARY KEY (partie, step)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX decision_by_person ON decision (person, game, kind, cost);
  CREATE INDEX decision_by_cost ON decision (cost DESC, partie DESC, step);
  CREATE TABLE judging (
    partie INTEGER PRIMARY KEY REFERENCES partie,
    game TEXT NOT NULL,
    at INTEGER NOT NULL,
    turn INTEGER NOT NULL CHECK (turn >= 0),
    tries INTEGER NOT NULL DEFAULT 0,
    failed TEXT
  ) STRICT;
  CREATE INDEX judging_by_turn ON judging (turn DESC, at DESC, partie DESC) WHERE failed IS NULL;
  CREATE INDEX judging_failed ON judging (at DESC, partie DESC) WHERE failed IS NOT NULL;
`

/**
 * An exercise holds its position itself, as a record with one deal: it outlasts the partie that it
 * was taken from. It is written with its first answer. `uid` is the hash of its content, so that it
 * is the same in every archive; `reference` names its partie or its book, and is null if the
 * position was made. `schedule` is the card of the spaced repetition, `due` its instant.
 */
const EXERCISES = `
  CREATE TABLE exercise (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    uid TEXT NOT NULL UNIQUE,
    source TEXT NOT NULL CHECK (source IN ('own', 'book', 'made')),
    reference TEXT,
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    position TEXT NOT NULL CHECK (json_valid(position)),
    step INTEGER NOT NULL CHECK (step >= 0),
    schedule TEXT NOT NULL CHECK (json_valid(schedule)),
    due INTEGER NOT NULL,
    made_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX exercise_by_due ON exercise (due, game, kind);
  CREATE INDEX exercise_by_reference ON exercise (reference);
  CREATE TABLE answer (
    exercise INTEGER NOT NULL REFERENCES exercise,
    at INTEGER NOT NULL,
    done TEXT NOT NULL CHECK (json_valid(done)),
    cost REAL NOT NULL CHECK (cost >= 0),
    hinted INTEGER NOT NULL CHECK (hinted IN (0, 1)),
    PRIMARY KEY (exercise, at)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX answer_by_time ON answer (at);
`

export const training: Migration = { version: 100, run: (db) => db.exec(`${JUDGED}${EXERCISES}`) }
