// An existing data file: read by a thread of its own, backed up before its schema changes, closed;
// and its errors reported.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, onTestFinished, test } from 'vitest'
import { getBackupFolder } from '../../src/main/store/file-ops.ts'
import { MIGRATIONS } from '../../src/main/store/migrations/index.ts'
import {
  type WriteStore,
  closeStore,
  isOlderVersion,
  openReader,
  openStore,
  openInMemory,
} from '../../src/main/store/open.ts'
import { StoreFault, toStoreFault } from '../../src/main/store/store-fault.ts'
import { bytesOfSchema, fileOfSchema } from './fixtures.ts'
import {
  changed,
  copied,
  expectRefused,
  fileOf,
  folder,
  goodBytes,
  openHere,
  traceOf,
} from './places.ts'

const NEWEST = MIGRATIONS.at(-1)?.version ?? 0

/** The report of an unreadable file. */
function saidOf(file: string): {
  readonly why: string
  readonly file: string
  readonly message: string
} {
  try {
    openReader(file).close()
  } catch (error) {
    if (error instanceof StoreFault)
      return { why: error.why, file: error.file, message: error.message }
    throw error
  }
  throw new Error(`${file} was opened`)
}

describe('a reader', () => {
  test('reads what is there, and writes nothing', () => {
    const file = fileOf(goodBytes(3))
    const db = openReader(file)
    onTestFinished(() => void db.close())
    expect(db.prepare('SELECT count(*) FROM sitting').pluck().get()).toBe(3)
    expect(() => db.exec('DELETE FROM sitting')).toThrow(/readonly/)
    expect(
      ['trusted_schema', 'cell_size_check'].map((name) => db.pragma(name, { simple: true })),
    ).toEqual([0, 1])
  })

  test('makes no file where there is none', () => {
    const here = folder()
    const file = join(here, 'cercle.db')
    expect(saidOf(file)).toEqual({ why: 'unreadable', file, message: `${file}: unreadable` })
    expect(readdirSync(here)).toEqual([])
  })

  test('refuses what is foreign, newer, or no database', () => {
    const other = join(folder(), 'other.db')
    const db = new Database(other)
    db.exec('CREATE TABLE note (text)')
    db.close()
    expect(saidOf(other)).toEqual({ why: 'foreign', file: other, message: `${other}: foreign` })
    const newer = fileOf(changed(goodBytes(1), (copy) => copy.writeUInt32BE(NEWEST + 1, 60)))
    const versions = `version ${NEWEST + 1}, this program knows ${NEWEST}`
    expect(saidOf(newer)).toEqual({
      why: 'newer',
      file: newer,
      message: `${newer}: newer (${versions})`,
    })
    expect(saidOf(fileOf('a long text '.repeat(1000))).why).toBe('notDatabase')
  })
})

describe('a file of an older schema', () => {
  test('is copied with its number before it is changed, and no more once it is new', () => {
    const file = fileOfSchema(60)
    closeStore(openStore(file))
    closeStore(openStore(file))
    expect(readdirSync(getBackupFolder(file))).toEqual(['cercle-v60.db'])
    expect(
      readFileSync(join(getBackupFolder(file), 'cercle-v60.db')).equals(bytesOfSchema(60)),
    ).toBe(true)
    const db = openHere(file)
    expect(db.pragma('user_version', { simple: true })).toBe(NEWEST)
    expect(readdirSync(getBackupFolder(file))).toHaveLength(1)
  })

  test('of the newest schema is not copied', () => {
    const file = fileOf(goodBytes(1))
    closeStore(openStore(file))
    expect(existsSync(getBackupFolder(file))).toBe(false)
  })

  test('is read through to its links first: one that leads nowhere is damage', () => {
    const file = fileOfSchema(60)
    const db = new Database(file)
    db.pragma('foreign_keys = OFF')
    db.exec('INSERT INTO seat (sitting, seat, person) VALUES (4711, 0, 4711)')
    db.close()
    const before = readFileSync(file)
    expect(() => openStore(file)).toThrow(`${file}: damaged (a link leads nowhere)`)
    expect(readFileSync(file).equals(before)).toBe(true)
    expect(existsSync(getBackupFolder(file))).toBe(false)
  })

  test('with a page overwritten it is damaged, and the finding is reported', () => {
    const file = fileOfSchema(60)
    const bad = Buffer.from(bytesOfSchema(60)).fill(0xff, 5 * 4096, 5 * 4096 + 2048)
    writeFileSync(file, bad)
    expect(() => openStore(file)).toThrow(/: damaged \(.+\)$/)
    expect(readdirSync(dirname(file))).toEqual(['cercle.db'])
  })
})

describe('a file that stands in the way', () => {
  test('too short for a header is no database, at whatever byte it ends; of one byte more it is damaged', () => {
    const bytes = goodBytes(1)
    expectRefused(fileOf(bytes.subarray(0, 99)), 'notDatabase')
    expectRefused(fileOf(bytes.subarray(0, 100)), 'damaged')
  })

  test('a log whose file is gone is damage, and left there', () => {
    const here = folder()
    const file = join(here, 'cercle.db')
    writeFileSync(`${file}-wal`, 'a log')
    expect(() => openStore(file)).toThrow(`${file}: damaged (there is only its log)`)
    expect(readdirSync(here)).toEqual(['cercle.db-wal'])
    expect(readFileSync(`${file}-wal`, 'utf8')).toBe('a log')
  })

  test('an empty log of no file is nothing: a new file is begun', () => {
    const file = join(folder(), 'cercle.db')
    writeFileSync(`${file}-wal`, '')
    closeStore(openStore(file))
    expect(readdirSync(dirname(file))).toEqual(['cercle.db'])
  })

  test('an empty file says that it is empty', () => {
    const file = fileOf('')
    expect(() => openStore(file)).toThrow(`${file}: damaged (empty)`)
  })

  test('damaged, with a log of its own, keeps the log', () => {
    const whole = openHere(join(folder(), 'whole.db'))
    whole.exec("INSERT INTO setting VALUES ('a', '1')")
    const file = copied(whole.name)
    writeFileSync(file, readFileSync(file).fill(0xff, 4096))
    writeFileSync(`${file}-wal`, 'no log at all')
    const before = traceOf(file, dirname(file))
    expect(() => openStore(file)).toThrow(StoreFault)
    expect(traceOf(file, dirname(file))).toEqual(before)
  })
})

describe('a large file', () => {
  const large = (): string => {
    const file = join(folder(), 'cercle.db')
    const db = openStore(file)
    db.exec("INSERT INTO setting VALUES ('a', '1')")
    // more than is read through at once: eight megabytes and a little
    db.prepare("INSERT INTO setting VALUES ('ballast', ?)").run(`"${'a'.repeat(8 * 1024 * 1024)}"`)
    closeStore(db)
    return file
  }

  test('is opened after a glance at its tables', () => {
    const file = large()
    const bytes = readFileSync(file)
    // something that only a reading through would find: a page in the middle of the ballast
    writeFileSync(file, bytes.fill(0xff, 900 * 4096, 901 * 4096))
    const db = openStore(file)
    onTestFinished(() => closeStore(db))
    expect(db.prepare('SELECT count(*) FROM sitting').pluck().get()).toBe(0)
  })

  test('is damaged where any of its tables cannot be read', () => {
    const file = large()
    const db = new Database(file, { readonly: true })
    const root = db.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').pluck()
    const pages = ['sitting', 'partie', 'partie_fact', 'standing', 'setting'].map((name) =>
      Number(root.get(name)),
    )
    db.close()
    const good = readFileSync(file)
    for (const page of pages) {
      writeFileSync(
        file,
        changed(good, (copy) => copy.fill(0xff, (page - 1) * 4096, page * 4096)),
      )
      expect(() => openStore(file)).toThrow(/: damaged \(.+\)$/)
    }
  })
})

describe('a store in memory', () => {
  test('has the schema of a file', () => {
    const db = openInMemory()
    onTestFinished(() => closeStore(db))
    expect([db.name, db.memory]).toEqual([':memory:', true])
    expect(db.pragma('user_version', { simple: true })).toBe(NEWEST)
    expect(db.prepare('SELECT count(*) FROM sitting').pluck().get()).toBe(0)
  })
})

test('an SQLite is too old by the first part of its number that is another', () => {
  const isOld = (version: string): boolean => isOlderVersion(version, [3, 51, 3])
  expect(
    ['2.99.9', '3.6.23', '3.50.12', '3.51', '3.51.2'].filter((version) => !isOld(version)),
  ).toEqual([])
  expect(
    ['3.51.3', '3.51.3.1', '3.51.10', '3.52', '3.52.0', '3.100.1', '4', '10.0.0'].filter(isOld),
  ).toEqual([])
})

describe('a migration that was begun', () => {
  test('runs only what is missing, each step once, and leaves its number', () => {
    const file = join(folder(), 'cercle.db')
    const ran: number[] = []
    // a database in memory only shows what the steps make
    const step = (version: number) => ({
      version,
      run: (db: WriteStore) => void (db.memory ? null : ran.push(version)),
    })
    closeStore(openStore(file, [...MIGRATIONS, step(NEWEST + 1)]))
    const db = openStore(file, [
      ...MIGRATIONS,
      step(NEWEST + 1),
      step(NEWEST + 2),
      step(NEWEST + 3),
    ])
    onTestFinished(() => closeStore(db))
    expect(ran).toEqual([NEWEST + 1, NEWEST + 2, NEWEST + 3])
    expect(db.pragma('user_version', { simple: true })).toBe(NEWEST + 3)
    expect(readdirSync(getBackupFolder(file))).toEqual([`cercle-v${NEWEST + 1}.db`])
  })
})

describe('what went wrong', () => {
  const said = (code: string): unknown => {
    const fault = toStoreFault(Object.assign(new Error('it  went\nwrong'), { code }), 'cercle.db')
    return fault instanceof StoreFault ? fault.why : null
  }

  test("is reported in SQLite's words", () => {
    const codes = [
      'NOTADB',
      'CORRUPT_VTAB',
      'BUSY_SNAPSHOT',
      'CANTOPEN',
      'READONLY_DBMOVED',
      'FULL',
      'IOERR_READ',
      'ERROR',
    ]
    expect(codes.map((code) => said(`SQLITE_${code}`))).toEqual([
      ...[
        'notDatabase',
        'damaged',
        'inUse',
        'unreadable',
        'unreadable',
        'unreadable',
        'unreadable',
        'damaged',
      ],
    ])
  })

  test('is the disk where the system says it, and else none of the file', () => {
    expect(['EACCES', 'ENOSPC', 'EIO', 'E2BIG'].map(said)).toEqual(Array(4).fill('unreadable'))
    expect(['', 'E', 'eio', 'XEIO', 'EIO!', 'ERR_INVALID_ARG_TYPE'].map(said)).toEqual(
      Array(6).fill(null),
    )
    const call = Object.assign(new Error('a'), { syscall: 'open' })
    const blocked = Object.assign(new Error('a'), {
      code: 'EEXIST',
      path: getBackupFolder('/data/cercle.db'),
    })
    expect(toStoreFault(blocked, '/data/cercle.db')).toEqual(
      new StoreFault('unreadable', getBackupFolder('/data/cercle.db'), 'a'),
    )
    const elsewhere = Object.assign(new Error('a'), { code: 'EEXIST', path: '/data/other' })
    expect(toStoreFault(elsewhere, '/data/cercle.db')).toEqual(
      new StoreFault('unreadable', '/data/cercle.db', 'a'),
    )
    expect(toStoreFault(call, 'cercle.db')).toEqual(new StoreFault('unreadable', 'cercle.db', 'a'))
    const bug = new TypeError('a bug')
    expect(toStoreFault(bug, 'cercle.db')).toBe(bug)
    expect(toStoreFault('a text', 'cercle.db')).toBe('a text')
    const fault = new StoreFault('newer', 'other.db')
    expect(toStoreFault(fault, 'cercle.db')).toBe(fault)
  })

  test('is reported in one line, with the file', () => {
    const fault = toStoreFault(
      Object.assign(new Error('it  went\n\nwrong'), { code: 'SQLITE_IOERR' }),
      'cercle.db',
    )
    expect(fault).toMatchObject({
      name: 'StoreFault',
      file: 'cercle.db',
      message: 'cercle.db: unreadable (it went wrong)',
    })
    expect(new StoreFault('inUse', 'cercle.db').message).toBe('cercle.db: inUse')
  })
})

describe('closing', () => {
  test('writes the log into the file and leaves nothing next to it, also while another reads', () => {
    const file = join(folder(), 'cercle.db')
    const db = openStore(file)
    const reader = openReader(file)
    reader.prepare('SELECT count(*) FROM sitting').get()
    db.exec("INSERT INTO setting VALUES ('a', '1')")
    closeStore(db)
    expect(db.open).toBe(false)
    expect(readFileSync(`${file}-wal`)).toHaveLength(0)
    reader.close()
    closeStore(db)
  })
})
