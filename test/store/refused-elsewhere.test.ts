// A file that others hold, or that may not be opened: tried in processes of their own, and waited
// for.
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { getBackupFolder, backUpBeforeMigration } from '../../src/main/store/file-ops.ts'
import { closeStore, openStore } from '../../src/main/store/open.ts'
import { fileOf, folder, goodBytes, openHere, refusal } from './places.ts'

test('a file held by another program for itself alone is in use', { timeout: 30_000 }, () => {
  const file = fileOf(goodBytes(3))
  const other = new Database(file)
  other.pragma('locking_mode = EXCLUSIVE')
  other.exec('BEGIN EXCLUSIVE')
  const fault = refusal(file)
  other.exec('ROLLBACK')
  other.close()
  expect({ why: fault.why, file: fault.file }).toEqual({ why: 'inUse', file })
  closeStore(openStore(file))
})

test(
  'a file of an older schema is not copied while another program has its log in use',
  { timeout: 30_000 },
  () => {
    const other = openHere(join(folder(), 'cercle.db'))
    other.exec("INSERT INTO setting VALUES ('a', '1'); BEGIN; SELECT * FROM setting")
    const writer = openHere(other.name)
    writer.exec("INSERT INTO setting VALUES ('b', '2')")
    expect(() => backUpBeforeMigration(other.name, 'v7')).toThrow(
      expect.objectContaining({ name: 'InUse', code: 'SQLITE_BUSY', message: 'its log is in use' }),
    )
    expect(existsSync(getBackupFolder(other.name))).toBe(false)
    other.exec('COMMIT')
  },
)

describe('where one has no right', () => {
  const openedElsewhere = (file: string): string =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'open-once.ts'), file, '--as-nobody'], {
      encoding: 'utf8',
    }).stdout

  test.each([
    ['a file nobody may read', 0o000, 0o777],
    ['a file in a folder nobody may enter', 0o666, 0o000],
    ['a file that may not be written', 0o444, 0o555],
  ])('%s is unreadable', (_, ofFile, ofFolder) => {
    const file = fileOf(goodBytes(3))
    const bytes = readFileSync(file)
    chmodSync(file, ofFile)
    chmodSync(dirname(file), ofFolder)
    const told = openedElsewhere(file)
    chmodSync(dirname(file), 0o755)
    chmodSync(file, 0o644)
    expect(told).toMatch(/^unreadable /)
    expect(told).toContain(file)
    expect(readFileSync(file).equals(bytes)).toBe(true)
    expect(readdirSync(dirname(file))).toEqual(['cercle.db'])
  })

  test('a new file in a folder that may not be written is unreadable', () => {
    const here = folder()
    chmodSync(here, 0o555)
    expect(openedElsewhere(join(here, 'cercle.db'))).toMatch(/^unreadable /)
    expect(openedElsewhere(join(here, 'deeper', 'cercle.db'))).toMatch(/^unreadable /)
    expect(readdirSync(here)).toEqual([])
    expect(statSync(here).mode & 0o777).toBe(0o555)
    chmodSync(here, 0o755)
  })
})
