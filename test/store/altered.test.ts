// A data file with tables that our steps do not make: nothing of it is read as ours, and nothing is
// written into it.
import Database from 'better-sqlite3'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { restoreBackup } from '../../src/main/backup/backups.ts'
import { getBackupFolder } from '../../src/main/store/file-ops.ts'
import { MIGRATIONS } from '../../src/main/store/migrations/index.ts'
import { closeStore, openReader, openStore } from '../../src/main/store/open.ts'
import { archiveBytes } from '../durability/archives.ts'
import { started } from '../durability/house.ts'
import { OLD_SCHEMAS, fileOfSchema } from './fixtures.ts'
import { fileOf, refusal, traceOf } from './places.ts'

/** The changes an attacker might make to a file, and the name they are reported by. */
const ALTERED: Readonly<Record<string, readonly [sql: string, named: string]>> = {
  'a trigger that lets writes vanish': [
    'CREATE TRIGGER silent BEFORE INSERT ON action BEGIN SELECT raise(IGNORE); END',
    'trigger silent',
  ],
  'a trigger on a text that is searched': [
    'CREATE TRIGGER other AFTER UPDATE ON partie BEGIN DELETE FROM note; END',
    'trigger other',
  ],
  'a view without an end': [
    'CREATE VIEW endless AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x FROM n',
    'view endless',
  ],
  'a view in place of a table': [
    'DROP TABLE tag; CREATE VIEW tag AS SELECT id AS partie, name AS tag FROM person',
    'table tag',
  ],
  'a table that drops what stands there already': [
    'DROP TABLE tag; CREATE TABLE tag (partie INTEGER NOT NULL, tag TEXT NOT NULL, PRIMARY KEY (partie, tag) ON CONFLICT IGNORE)',
    'table tag',
  ],
  'a column that is computed': [
    'ALTER TABLE note ADD COLUMN more TEXT AS (upper(text))',
    'table note',
  ],
  'a table of a module': ['CREATE VIRTUAL TABLE spy USING fts5(x)', 'table spy'],
  'a check that no row meets': [
    'DROP TABLE tag; CREATE TABLE tag (partie INTEGER NOT NULL, tag TEXT NOT NULL CHECK (length(tag) < 0), PRIMARY KEY (partie, tag))',
    'table tag',
  ],
  'a table more': ['CREATE TABLE more (x)', 'table more'],
  'an index over an expression': ['CREATE INDEX shout ON person (upper(name))', 'index shout'],
  'an index less': ['DROP INDEX person_by_name', 'index person_by_name'],
}

function alter(file: string, sql: string): string {
  const db = new Database(file)
  db.exec(sql)
  db.close()
  return file
}

describe.each(Object.entries(ALTERED))('%s', (_, [sql, named]) => {
  test('is named, and the file is left as it is', () => {
    const file = alter(fileOf(archiveBytes(4)), sql)
    const before = traceOf(file, join(file, '..'))
    const fault = refusal(file)
    expect([fault.why, fault.message]).toEqual(['altered', `${file}: altered (${named})`])
    expect(traceOf(file, join(file, '..'))).toEqual(before)
    expect(() => openReader(file)).toThrow(`altered (${named})`)
  })

  test('keeps a copy from taking the place of the data file', async () => {
    const file = fileOf(archiveBytes(4))
    const name = 'cercle-2026-11-21T20-00-00-6.db'
    mkdirSync(getBackupFolder(file))
    writeFileSync(
      join(getBackupFolder(file), name),
      readFileSync(alter(fileOf(archiveBytes(4)), sql)),
    )
    const before = readFileSync(file)
    await expect(restoreBackup(file, name, 6, 0)).rejects.toThrow(`altered (${named})`)
    expect(readFileSync(file).equals(before)).toBe(true)
  })
})

test.each(OLD_SCHEMAS)(
  'a trigger in a file of schema %i is found before the schema is changed',
  (version) => {
    const file = alter(
      fileOfSchema(version),
      'CREATE TRIGGER silent BEFORE INSERT ON action BEGIN SELECT raise(IGNORE); END',
    )
    const before = readFileSync(file)
    expect(refusal(file).message).toContain('altered (trigger silent)')
    expect(readFileSync(file).equals(before)).toBe(true)
  },
)

test('a file that another program alters while it is in use is found by the check', async () => {
  const file = fileOf(archiveBytes(4))
  const program = started(file)
  alter(file, 'CREATE TRIGGER silent BEFORE INSERT ON action BEGIN SELECT raise(IGNORE); END')
  expect(await program.answer('checkArchive')).toMatchObject({
    ok: true,
    value: { findings: [{ what: 'file', detail: `${file}: altered (trigger silent)` }] },
  })
  program.close()
})

test('how SQLite writes a table down may differ between its versions: quotes, blanks and case', () => {
  const file = fileOf(archiveBytes(4))
  const db = new Database(file)
  db.unsafeMode()
  db.pragma('writable_schema = ON')
  db.exec(
    `UPDATE sqlite_schema SET sql = replace(replace(sql, '"sitting"', 'sitting'), 'CREATE TABLE', 'create  table') WHERE type = 'table'`,
  )
  db.close()
  closeStore(openStore(file, MIGRATIONS))
})
