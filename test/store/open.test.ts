// Opening the data file: what a connection is set to, what a new file holds, and closing it.
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { openArchive } from '../../src/main/store/archive.ts'
import { MIGRATIONS } from '../../src/main/store/migrations/index.ts'
import type { Migration } from '../../src/main/store/migrations/migration.ts'
import { type WriteStore, closeStore, openStore } from '../../src/main/store/open.ts'
import { StoreFault } from '../../src/main/store/store-fault.ts'
import { addSitting } from '../../src/main/store/sittings.ts'
import { copied, dump, fileOf, folder, goodBytes, openHere } from './places.ts'

const OURS = 0x4372636c

const anna = { name: 'Anna', kind: 'person', level: null } as const
const sit = (db: WriteStore, now = 0): number =>
  addSitting(db, { game: 'ecarte', preset: 'club', options: {}, people: [anna] }, now)

const pragma = (db: WriteStore, name: string): unknown => db.pragma(name, { simple: true })

function expectSettings(db: WriteStore): void {
  expect(pragma(db, 'journal_mode')).toBe('wal')
  expect(pragma(db, 'synchronous')).toBe(2)
  expect(pragma(db, 'foreign_keys')).toBe(1)
  expect(pragma(db, 'trusted_schema')).toBe(0)
  expect(pragma(db, 'cell_size_check')).toBe(1)
  expect(pragma(db, 'checkpoint_fullfsync')).toBe(1)
  expect(pragma(db, 'busy_timeout')).toBeGreaterThan(0)
  expect(pragma(db, 'application_id')).toBe(OURS)
  expect(pragma(db, 'user_version')).toBe(MIGRATIONS.at(-1)?.version)
}

interface TableRow {
  readonly name: string
  readonly type: string
  readonly strict: number
}
const tables = (db: WriteStore): readonly TableRow[] =>
  db
    .prepare<[], TableRow>("SELECT name, type, strict FROM pragma_table_list WHERE schema = 'main'")
    .all()

const schema = (db: WriteStore): readonly unknown[] =>
  db
    .prepare(
      "SELECT type, name, tbl_name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_stat%' ORDER BY name",
    )
    .all()

describe('a new file', () => {
  test('is set as it must be, and says so when asked', () => {
    expectSettings(openHere(join(folder(), 'cercle.db')))
  })

  test('keeps full durability after the first write, where the build would fall to NORMAL', () => {
    const db = openHere(join(folder(), 'cercle.db'))
    sit(db)
    expect(pragma(db, 'synchronous')).toBe(2)
  })

  test('is made with its folders', () => {
    const file = join(folder(), 'a', 'b', 'cercle.db')
    openHere(file)
    expect(readdirSync(dirname(file))).toContain('cercle.db')
  })

  test('has only strict tables, besides those SQLite itself makes for the search', () => {
    const all = tables(openHere(join(folder(), 'cercle.db')))
    const own = all.filter(({ name, type }) => type === 'table' && !name.startsWith('sqlite_'))
    const kept = ['partie', 'seat', 'sitting', 'person', 'note', 'tag', 'verdict', 'setting']
    const evenings = ['evening', 'evening_guest', 'evening_step', 'ledger_entry']
    const names = [
      ...kept,
      ...evenings,
      'deal',
      'action',
      'partie_fact',
      'standing',
      'taken_back',
      'agreed_match',
      'answer',
      'decision',
      'exercise',
      'judged',
      'judging',
    ].toSorted()
    expect(own.map(({ name }) => name).toSorted()).toEqual(names)
    expect(own.filter(({ strict }) => strict !== 1)).toEqual([])
    expect(all.filter(({ type }) => type === 'virtual').map(({ name }) => name)).toEqual([
      'partie_text',
    ])
  })

  test('is written by an SQLite that does not corrupt a shared log', () => {
    const version = String(
      openHere(join(folder(), 'cercle.db')).prepare('SELECT sqlite_version()').pluck().get(),
    )
    expect(version.localeCompare('3.51.3', 'en', { numeric: true })).toBeGreaterThanOrEqual(0)
  })

  test('keeps what belongs together together', () => {
    const db = openHere(join(folder(), 'cercle.db'))
    const begun = (at: string) =>
      `INSERT INTO sitting (uid, game, options, started_at) VALUES ('1', 'ecarte', '{}', ${at})`
    expect(() => db.exec('INSERT INTO seat VALUES (99, 0, 1)')).toThrow(/FOREIGN KEY/)
    expect(() => db.exec("INSERT INTO setting VALUES ('settings', 'no json')")).toThrow(/CHECK/)
    expect(() => db.exec(begun("'noon'"))).toThrow(/INTEGER/)
    expect(() => db.exec("INSERT INTO partie (sitting, seq, record) VALUES (1, 1, '{}')")).toThrow(
      /CHECK/,
    )
    expect(dump(db)).toBe(dump(openHere(join(folder(), 'other.db'))))
  })
})

describe('an existing file', () => {
  test('is opened again with all that was written, set as before', () => {
    const file = join(folder(), 'cercle.db')
    const first = openArchive(file)
    sit(first)
    const before = dump(first)
    closeStore(first)
    const db = openHere(file)
    expectSettings(db)
    expect(dump(db)).toBe(before)
  })

  test('never gives a number twice, even after the last sitting was removed', () => {
    const db = openHere(join(folder(), 'cercle.db'))
    const first = sit(db)
    db.exec('DELETE FROM seat; DELETE FROM sitting')
    expect(sit(db)).toBeGreaterThan(first)
  })

  test('stands alone once it is closed, and closing it again does no harm', () => {
    const here = folder()
    const db = openStore(join(here, 'cercle.db'))
    sit(db)
    closeStore(db)
    expect(readdirSync(here)).toEqual(['cercle.db'])
    expect(() => closeStore(db)).not.toThrow()
  })

  test('can be read by another SQLite program', () => {
    const db = new Database(fileOf(goodBytes(3)), { readonly: true })
    expect(db.prepare('SELECT count(*) FROM sitting').pluck().get()).toBe(3)
    db.close()
  })

  test('is opened with what a crash left in its log, also after the very first session', () => {
    const file = join(folder(), 'cercle.db')
    const crashed = openHere(file)
    sit(crashed)
    const db = openHere(copied(file))
    expect(dump(db)).toBe(dump(crashed))
  })
})

describe('a migration', () => {
  const newest = MIGRATIONS.at(-1)?.version ?? 0
  const ledger: Migration = {
    version: newest + 10,
    run: (db) =>
      db.exec(
        'CREATE TABLE ledger (id INTEGER PRIMARY KEY) STRICT; ALTER TABLE sitting ADD COLUMN remark TEXT',
      ),
  }
  const failing: Migration = {
    version: newest + 20,
    run(db) {
      db.exec("CREATE TABLE half (id INTEGER PRIMARY KEY) STRICT; UPDATE sitting SET game = 'lost'")
      db.exec('SELECT nonsense')
    },
  }

  test('leaves the schema of a new file, and every row', () => {
    const file = join(folder(), 'cercle.db')
    const old = openStore(file)
    sit(old)
    closeStore(old)
    const migrated = openStore(file, [...MIGRATIONS, ledger])
    const fresh = openStore(join(folder(), 'cercle.db'), [...MIGRATIONS, ledger])
    expect(schema(migrated)).toEqual(schema(fresh))
    expect(pragma(migrated, 'user_version')).toBe(newest + 10)
    expect(migrated.prepare('SELECT id, game, remark FROM sitting').all()).toEqual([
      { id: 1, game: 'ecarte', remark: null },
    ])
    closeStore(migrated)
    closeStore(fresh)
  })

  test('that fails leaves the version before it, nothing half done, and no open file', () => {
    const file = join(folder(), 'cercle.db')
    const old = openArchive(file)
    sit(old)
    const before = dump(old)
    closeStore(old)
    expect(() => openStore(file, [...MIGRATIONS, failing])).toThrow()
    expect(readdirSync(dirname(file)), 'the connection was closed').toEqual([
      'backups',
      'cercle.db',
    ])
    const db = openHere(file)
    expect(pragma(db, 'user_version')).toBe(newest)
    expect(dump(db)).toBe(before)
  })

  test('of a later version makes the file too new for an earlier program', () => {
    const file = join(folder(), 'cercle.db')
    closeStore(openStore(file, [...MIGRATIONS, ledger]))
    expect(() => openStore(file)).toThrow(StoreFault)
  })

  test('numbers rise', () => {
    const numbers = MIGRATIONS.map(({ version }) => version)
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    expect(new Set(numbers).size).toBe(numbers.length)
  })
})
