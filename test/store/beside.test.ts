// The files next to a data file: free names, backups, a file on its way to its place, the remains
// of a crash.
import { mkdirSync, readFileSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  prepareUnfinished,
  getBackupFolder,
  backUpBeforeMigration,
  finishRestore,
  findFreeName,
  hasLog,
  hasJournal,
  moveAside,
  nativeBinding,
  getRestorePath,
  moveIntoPlace,
  fsyncFolder,
} from '../../src/main/store/file-ops.ts'
import { copied, fileOf, folder, goodBytes, openHere } from './places.ts'

const textIn = (...path: readonly string[]): string => readFileSync(join(...path), 'utf8')
const namesIn = (place: string): readonly string[] => readdirSync(place).toSorted()

/** A folder with files in it, by what they hold. */
function folderOf(files: Readonly<Record<string, string>>): string {
  const here = folder()
  for (const [name, text] of Object.entries(files)) writeFileSync(join(here, name), text)
  return here
}

describe('waiting for the names in a folder', () => {
  test('fails if there is none', () => {
    const gone = join(folder(), 'gone')
    expect(() => fsyncFolder(gone)).toThrow('ENOENT')
    writeFileSync(gone, '')
    fsyncFolder(dirname(gone))
  })

  test.runIf(process.platform === 'linux')(
    'is passed over where a system cannot wait for a folder',
    () => {
      // files of the kernel lie on no disk
      expect(() => fsyncFolder('/proc/self')).not.toThrow()
    },
  )
})

describe('a name that nothing has', () => {
  test('is the stem, or the stem with the first free number', () => {
    expect(findFreeName(folder(), 'log')).toBe('log.db')
    expect(findFreeName(folderOf({ 'log.db': '' }), 'log')).toBe('log-1.db')
    expect(findFreeName(folderOf({ 'log.db': '', 'log-1.db': '' }), 'log')).toBe('log-2.db')
  })

  test('is none that has a log or a journal', () => {
    expect(findFreeName(folderOf({ 'log.db-wal': '' }), 'log')).toBe('log-1.db')
    expect(findFreeName(folderOf({ 'log.db-journal': '', 'log-1.db-wal': '' }), 'log')).toBe(
      'log-2.db',
    )
  })
})

test('SQLite is at the path the runtime names, else in its package', () => {
  const before = process.env['CERCLE_SQLITE_BINDING']
  onTestFinished(() => {
    if (before === undefined) delete process.env['CERCLE_SQLITE_BINDING']
    else process.env['CERCLE_SQLITE_BINDING'] = before
  })
  delete process.env['CERCLE_SQLITE_BINDING']
  expect(nativeBinding()).toStrictEqual({})
  process.env['CERCLE_SQLITE_BINDING'] = ''
  expect(nativeBinding()).toStrictEqual({})
  process.env['CERCLE_SQLITE_BINDING'] = 'sqlite.node'
  expect(nativeBinding()).toEqual({ nativeBinding: 'sqlite.node' })
})

describe('a log', () => {
  test('is a file with something in it, of either kind', () => {
    expect(hasLog(join(folder(), 'cercle.db'))).toBe(false)
    expect(
      hasLog(join(folderOf({ 'cercle.db-wal': '', 'cercle.db-journal': '' }), 'cercle.db')),
    ).toBe(false)
    for (const end of ['-wal', '-journal'])
      expect(hasLog(join(folderOf({ [`cercle.db${end}`]: 'x' }), 'cercle.db'))).toBe(true)
    expect(hasLog(join(folderOf({ 'cercle.db-shm': 'x' }), 'cercle.db'))).toBe(false)
  })

  test('is that of an interrupted change if it is a journal', () => {
    expect(hasJournal(join(folderOf({ 'cercle.db-wal': 'x' }), 'cercle.db'))).toBe(false)
    expect(hasJournal(join(folderOf({ 'cercle.db-journal': 'x' }), 'cercle.db'))).toBe(true)
  })
})

describe('a file that is being made', () => {
  test('is next to its place, under a name with the number of this program', () => {
    const here = folder()
    expect(prepareUnfinished(join(here, 'cercle.db'))).toBe(
      join(here, `cercle.db.new-${process.pid}`),
    )
    expect(namesIn(here)).toEqual([])
  })

  test('begins empty, whatever had its name', () => {
    const mine = `cercle.db.new-${process.pid}`
    const here = folderOf({
      [mine]: 'x',
      [`${mine}-wal`]: 'x',
      [`${mine}-journal`]: 'x',
      [`${mine}-shm`]: 'x',
    })
    prepareUnfinished(join(here, 'cercle.db'))
    expect(namesIn(here)).toEqual([])
  })

  test('removes those of others that are older than a minute, and nothing else', () => {
    const here = folderOf({
      'cercle.db.new-1': '',
      'cercle.db.new-2': '',
      'other.db.new-3': '',
      'cercle.db': '',
    })
    const ago = (seconds: number): number => Date.now() / 1000 - seconds
    for (const name of ['cercle.db.new-1', 'other.db.new-3', 'cercle.db'])
      utimesSync(join(here, name), ago(70), ago(70))
    utimesSync(join(here, 'cercle.db.new-2'), ago(40), ago(40))
    prepareUnfinished(join(here, 'cercle.db'))
    expect(namesIn(here)).toEqual(['cercle.db', 'cercle.db.new-2', 'other.db.new-3'])
  })

  test('is moved to its place; if another was faster, the other stays', () => {
    const here = folderOf({ made: 'mine', later: 'later' })
    moveIntoPlace(join(here, 'made'), join(here, 'cercle.db'))
    expect(namesIn(here)).toEqual(['cercle.db', 'later'])
    moveIntoPlace(join(here, 'later'), join(here, 'cercle.db'))
    expect(namesIn(here)).toEqual(['cercle.db'])
    expect(textIn(here, 'cercle.db')).toBe('mine')
  })

  test('that is missing is not moved', () => {
    const here = folder()
    expect(() => moveIntoPlace(join(here, 'made'), join(here, 'cercle.db'))).toThrow(/ENOENT/)
    expect(namesIn(here)).toEqual([])
  })
})

describe('a copy of a file before its schema is changed', () => {
  test('is named by its original, made with its folder, and made once', () => {
    const file = fileOf(goodBytes(1))
    const bytes = readFileSync(file)
    backUpBeforeMigration(file, 'v7')
    backUpBeforeMigration(file, 'v7')
    expect(namesIn(getBackupFolder(file))).toEqual(['cercle-v7.db'])
    expect(readFileSync(join(getBackupFolder(file), 'cercle-v7.db')).equals(bytes)).toBe(true)
  })

  test('is not made of a backup, under whatever number; it is made if only another mark has it', () => {
    const file = fileOf(goodBytes(1))
    mkdirSync(getBackupFolder(file))
    writeFileSync(join(getBackupFolder(file), 'cercle-v7.db'), 'another')
    writeFileSync(join(getBackupFolder(file), 'cercle-v6.db'), readFileSync(file))
    writeFileSync(join(getBackupFolder(file), 'cercle-v7.db.part'), readFileSync(file))
    backUpBeforeMigration(file, 'v7')
    backUpBeforeMigration(file, 'v7')
    const names = ['cercle-v6.db', 'cercle-v7-1.db', 'cercle-v7.db', 'cercle-v7.db.part']
    expect(namesIn(getBackupFolder(file))).toEqual(names)
    expect(textIn(getBackupFolder(file), 'cercle-v7.db')).toBe('another')
  })

  test('holds what was in the log', () => {
    const crashed = openHere(join(folder(), 'cercle.db'))
    crashed.exec("INSERT INTO setting VALUES ('a', '1')")
    const file = copied(crashed.name)
    backUpBeforeMigration(file, 'v7')
    const copy = new Database(join(getBackupFolder(file), 'copy-v7.db'), { readonly: true })
    expect(copy.prepare('SELECT value FROM setting WHERE name = ?').pluck().get('a')).toBe('1')
    copy.close()
  })
})

describe('a copy that waits to become the data file', () => {
  test('takes the place of a missing file', () => {
    const here = folderOf({ 'cercle.db.next': 'copy' })
    finishRestore(join(here, 'cercle.db'))
    expect(namesIn(here)).toEqual(['cercle.db'])
    expect(textIn(here, 'cercle.db')).toBe('copy')
  })

  test('goes if the old file still exists, and nothing else is touched', () => {
    const here = folderOf({ 'cercle.db.next': 'copy', 'cercle.db': 'old', 'cercle.db-wal': 'log' })
    finishRestore(join(here, 'cercle.db'))
    expect(namesIn(here)).toEqual(['cercle.db', 'cercle.db-wal'])
    expect(textIn(here, 'cercle.db')).toBe('old')
  })

  test('without one nothing happens', () => {
    const here = folderOf({ 'cercle.db-wal': 'log' })
    finishRestore(join(here, 'cercle.db'))
    expect(namesIn(here)).toEqual(['cercle.db-wal'])
  })

  test('never gets the log of the file before it: that moves to the backups', () => {
    for (const end of ['-wal', '-journal']) {
      const here = folderOf({
        'cercle.db.next': 'copy',
        [`cercle.db${end}`]: 'log',
        'cercle.db-shm': 'x',
      })
      finishRestore(join(here, 'cercle.db'))
      expect(namesIn(here)).toEqual(['backups', 'cercle.db'])
      expect(namesIn(join(here, 'backups'))).toEqual([`log.db${end}`])
      expect(textIn(here, 'backups', `log.db${end}`)).toBe('log')
    }
  })

  test('an empty log is removed', () => {
    const here = folderOf({
      'cercle.db.next': 'copy',
      'cercle.db-wal': '',
      'cercle.db-shm': 'x',
      'cercle.db-journal': '',
    })
    finishRestore(join(here, 'cercle.db'))
    expect(namesIn(here)).toEqual(['cercle.db'])
  })
})

describe('a file that is moved aside', () => {
  test('moves to the backups with its log, and its new name is returned', () => {
    const here = folderOf({
      'cercle.db': 'old',
      'cercle.db-wal': 'log',
      'cercle.db-shm': 'x',
      'cercle.db-journal': '',
    })
    const file = join(here, 'cercle.db')
    expect(getRestorePath(file)).toBe(`${file}.next`)
    expect(moveAside(file, 'aside')).toBe('aside.db')
    expect(namesIn(here)).toEqual(['backups'])
    expect(namesIn(join(here, 'backups'))).toEqual(['aside.db', 'aside.db-wal'])
    expect([textIn(here, 'backups', 'aside.db'), textIn(here, 'backups', 'aside.db-wal')]).toEqual([
      'old',
      'log',
    ])
  })

  test('has a name of its own, and its folder may exist', () => {
    const here = folderOf({ 'cercle.db': 'new' })
    mkdirSync(join(here, 'backups'))
    writeFileSync(join(here, 'backups', 'aside.db'), 'old')
    expect(moveAside(join(here, 'cercle.db'), 'aside')).toBe('aside-1.db')
    expect(textIn(here, 'backups', 'aside.db')).toBe('old')
    expect(textIn(here, 'backups', 'aside-1.db')).toBe('new')
  })

  test('may be a log alone; with neither there is no name', () => {
    const here = folderOf({ 'cercle.db-wal': 'log' })
    const file = join(here, 'cercle.db')
    expect(moveAside(file, 'aside')).toBe('aside.db')
    expect(namesIn(join(here, 'backups'))).toEqual(['aside.db-wal'])
    expect(moveAside(file, 'aside')).toBeNull()
    expect(namesIn(dirname(getBackupFolder(file)))).toEqual(['backups'])
  })
})
