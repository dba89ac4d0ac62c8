// Copies of the data file: whole or not there, good or refused, and as many as are needed over the
// years.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { ALL_PARTIES } from '../../src/shared/archive.ts'
import type { ArchiveTask } from '../../src/main/archive-task.ts'
import { backUp, copyDataFile, restoreBackup, verifyBackup } from '../../src/main/backup/backups.ts'
import { listBackupFiles, moveToBackups } from '../../src/main/backup/backup-files.ts'
import { openArchive } from '../../src/main/store/archive.ts'
import { getBackupFolder } from '../../src/main/store/file-ops.ts'
import { type WriteStore, closeStore, openStore } from '../../src/main/store/open.ts'
import { folder, openHere } from '../store/places.ts'
import { archiveBytes, fill } from './archives.ts'
import { startArchiveClient } from './house.ts'

const HOUR = 3_600_000
const START = Date.UTC(2026, 10, 21, 20)
const PARTIES = 6

const archive = (): string => {
  const file = join(folder(), 'cercle.db')
  writeFileSync(file, archiveBytes(4))
  return file
}

const counted = (db: WriteStore): unknown =>
  db.prepare('SELECT count(*) FROM partie WHERE record IS NOT NULL').pluck().get()

/** The text of a partie. */
function recordIn(file: string): string {
  const db = new Database(file, { readonly: true })
  const record = String(db.prepare('SELECT record FROM partie WHERE id = 3').pluck().get())
  db.close()
  return record
}

const namesIn = (file: string): readonly string[] => readdirSync(getBackupFolder(file)).toSorted()

describe('a copy', () => {
  test('stands alone, opens by itself, and says in its name when it was made and how many parties it holds', async () => {
    const file = archive()
    const name = await backUp(file, START)
    expect(name).toBe('cercle-2026-11-21T20-00-00-6.db')
    expect(namesIn(file)).toEqual([name])
    expect(listBackupFiles(file)).toMatchObject([
      { name, at: '2026-11-21T20:00:00.000Z', parties: PARTIES, kind: 'own' },
    ])
    const db = new Database(join(getBackupFolder(file), name), { readonly: true })
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok')
    expect(db.pragma('journal_mode', { simple: true })).toBe('delete')
    db.close()
  })

  test('two in one second have two names', async () => {
    const file = archive()
    const names = [await backUp(file, START), await backUp(file, START)]
    expect(new Set(names).size).toBe(2)
    expect(listBackupFiles(file)).toHaveLength(2)
  })

  test('is of one moment, whatever is written meanwhile', async () => {
    const file = archive()
    const db = openHere(file)
    for (let n = 10; n < 30; n += 1) fill(db, n)
    const before = Number(counted(db))
    let written = 0
    const name = await backUp(file, START, () => {
      written += 1
      fill(db, 100 + written)
    })
    expect(written).toBeGreaterThan(0)
    expect(counted(db)).toBe(before + written)
    verifyBackup(join(getBackupFolder(file), name), before)
  })

  test('that fails on the way leaves nothing under its name, nor anything else', async () => {
    const file = archive()
    const target = join(folder(), 'copy.db')
    const stopped = copyDataFile(file, target, () => {
      throw new Error('stopped')
    })
    await expect(stopped).rejects.toThrow('stopped')
    expect(readdirSync(dirname(target))).toEqual([])
  })

  test('of an archive with a partie that was changed is not made', async () => {
    const file = archive()
    const db = openStore(file)
    db.exec(
      'UPDATE partie SET record = replace(record, \'"do":"play"\', \'"do":"pray"\') WHERE id = 2',
    )
    closeStore(db)
    await expect(backUp(file, START)).rejects.toThrow('its hash differs')
    expect(namesIn(file)).toEqual([])
  })

  test('takes away what one that was killed has left', async () => {
    const file = archive()
    mkdirSync(getBackupFolder(file))
    for (const end of ['.db.part', '.db', '.db.part-journal'])
      writeFileSync(join(getBackupFolder(file), `making-2026-01-01T00-00-00${end}`), 'half')
    const name = await backUp(file, START)
    expect(namesIn(file)).toEqual([name])
  })
})

describe('putting a copy back', () => {
  test('sets the file aside whole, and the copy is the file', async () => {
    const file = archive()
    const name = await backUp(file, START)
    const db = openArchive(file)
    fill(db, 10)
    closeStore(db)
    const bytes = readFileSync(file)
    await restoreBackup(file, name, PARTIES + 1, START + HOUR)
    const [aside] = listBackupFiles(file).filter(({ kind }) => kind === 'aside')
    expect(aside).toMatchObject({ name: 'aside-2026-11-21T21-00-00-7.db', parties: PARTIES + 1 })
    expect(readFileSync(join(getBackupFolder(file), aside?.name ?? '')).equals(bytes)).toBe(true)
    expect(counted(openHere(file))).toBe(PARTIES)
    expect(readdirSync(dirname(file)).toSorted()).toEqual([
      'backups',
      'cercle.db',
      'cercle.db-shm',
      'cercle.db-wal',
    ])
  })

  test('repeated fills no disk: a file that is among the backups is not moved there again', async () => {
    const file = archive()
    const name = await backUp(file, START)
    const asides = () => listBackupFiles(file).filter(({ kind }) => kind === 'aside').length
    for (const hour of [1, 2, 3, 4, 5, 6]) {
      await restoreBackup(file, name, PARTIES, START + hour * HOUR)
      closeStore(openArchive(file))
    }
    // the file as it was, and as it is after its first opening
    expect(asides()).toBe(2)
    const db = openArchive(file)
    fill(db, 1)
    closeStore(db)
    const bytes = readFileSync(file)
    await restoreBackup(file, name, PARTIES + 1, START + 7 * HOUR)
    expect(asides()).toBe(3)
    expect(
      namesIn(file).some((one) => readFileSync(join(getBackupFolder(file), one)).equals(bytes)),
    ).toBe(true)
  })

  test('can itself be undone: the file moved aside is restored', async () => {
    const file = archive()
    const name = await backUp(file, START)
    const db = openArchive(file)
    fill(db, 10)
    closeStore(db)
    await restoreBackup(file, name, PARTIES + 1, START + HOUR)
    const [aside] = listBackupFiles(file).filter(({ kind }) => kind === 'aside')
    await restoreBackup(file, aside?.name ?? '', PARTIES, START + 2 * HOUR)
    expect(counted(openHere(file))).toBe(PARTIES + 1)
  })

  test('restores what the log of a file moved aside after a crash holds', async () => {
    const file = archive()
    const db = openStore(file)
    fill(db, 10)
    const crashed = join(folder(), 'cercle.db')
    for (const end of ['', '-wal']) copyFileSync(`${file}${end}`, `${crashed}${end}`)
    closeStore(db)
    const name = moveToBackups(crashed, 0, START)
    expect(existsSync(crashed) || existsSync(`${crashed}-wal`)).toBe(false)
    await restoreBackup(crashed, name ?? '', 0, START + HOUR)
    expect(counted(openHere(crashed))).toBe(PARTIES + 1)
  })

  test('refuses a copy with a flipped bit in a partie, and nothing is moved', async () => {
    const file = archive()
    const name = await backUp(file, START)
    const copy = join(getBackupFolder(file), name)
    const good = readFileSync(copy)
    const at = good.indexOf(recordIn(copy).slice(0, 100))
    for (const bit of [0, 9, 300, 799]) {
      const bad = Buffer.from(good)
      bad[at + (bit >> 3)] = (bad[at + (bit >> 3)] ?? 0) ^ (1 << (bit & 7))
      writeFileSync(copy, bad)
      const before = readFileSync(file)
      await expect(restoreBackup(file, name, PARTIES, START)).rejects.toThrow()
      expect(readFileSync(file).equals(before)).toBe(true)
      expect(namesIn(file)).toEqual([name])
    }
  })

  test('refuses half a copy, and nothing is moved', async () => {
    const file = archive()
    const name = await backUp(file, START)
    const copy = join(getBackupFolder(file), name)
    writeFileSync(copy, readFileSync(copy).subarray(0, 8 * 4096))
    const before = readFileSync(file)
    await expect(restoreBackup(file, name, PARTIES, START)).rejects.toThrow()
    expect(readFileSync(file).equals(before)).toBe(true)
    expect(readdirSync(dirname(file)).filter((one) => !/-(wal|shm)$/.test(one))).toEqual([
      'backups',
      'cercle.db',
    ])
  })
})

describe('a log whose file is gone', () => {
  test('is never taken for that of a new file: the archive counts as damaged', () => {
    const file = archive()
    const db = openStore(file)
    fill(db, 10)
    const lost = join(folder(), 'cercle.db')
    copyFileSync(`${file}-wal`, `${lost}-wal`)
    closeStore(db)
    expect(() => openArchive(lost)).toThrow(/damaged/)
    expect(existsSync(lost)).toBe(false)
  })

  test('is moved aside when a backup was about to replace the file', () => {
    const file = archive()
    const db = openStore(file)
    fill(db, 10)
    const lost = join(folder(), 'cercle.db')
    copyFileSync(`${file}-wal`, `${lost}-wal`)
    closeStore(db)
    writeFileSync(`${lost}.next`, archiveBytes(2))
    const log = readFileSync(`${lost}-wal`)
    const found = openHere(lost)
    expect(counted(found)).toBe(3)
    expect(found.pragma('integrity_check', { simple: true })).toBe('ok')
    expect(
      namesIn(lost).some((name) => readFileSync(join(getBackupFolder(lost), name)).equals(log)),
    ).toBe(true)
  })
})

test('a copy that was put in its place by hand opens again when the power goes in its first moment', () => {
  const good = archiveBytes(4)
  const file = join(folder(), 'cercle.db')
  writeFileSync(file, good)
  const db = new Database(file)
  db.pragma('journal_mode = DELETE')
  // as it is interrupted in the middle: changed, and the way back still there
  db.pragma('cache_size = 1')
  db.exec("BEGIN IMMEDIATE; UPDATE partie SET record = '' WHERE record IS NOT NULL")
  const torn = join(folder(), 'cercle.db')
  for (const end of ['', '-journal']) copyFileSync(`${file}${end}`, `${torn}${end}`)
  db.exec('ROLLBACK')
  db.close()
  expect(readFileSync(torn).equals(readFileSync(file)), 'it was caught in the middle').toBe(false)
  const found = openHere(torn)
  expect(counted(found)).toBe(PARTIES)
  expect(found.prepare("SELECT count(*) FROM partie WHERE record = ''").pluck().get()).toBe(0)
})

describe('a long task', () => {
  const TASKS: readonly ((file: string, place: string) => ArchiveTask)[] = [
    (file) => ({ kind: 'backUp', file, now: START }),
    (file, place) => ({ kind: 'copy', file, target: join(place, 'copy.db') }),
    (file) => ({ kind: 'check', file }),
    (file, place) => ({
      kind: 'export',
      file,
      filter: ALL_PARTIES,
      format: 'csv',
      nameless: 'You',
      target: join(place, 'out.csv'),
    }),
  ]

  test.each(TASKS.map((task) => [task('', '').kind, task] as const))(
    '%s ends when it is cancelled, with nothing made of it',
    async (_, taskOf) => {
      const file = archive()
      const db = openHere(file)
      for (let n = 10; n < 40; n += 1) fill(db, n)
      const place = folder()
      const controller = new AbortController()
      const archiveClient = startArchiveClient()
      const task = taskOf(file, place)
      const reply = archiveClient.runTask(task, controller.signal)
      const ended = expect(reply).rejects.toMatchObject({
        name: 'Cancelled',
        message: 'on its way',
      })
      // the thread has it, and still starts
      await new Promise((resolve) => setImmediate(resolve))
      controller.abort()
      await ended
      expect(existsSync(getBackupFolder(file)) ? readdirSync(getBackupFolder(file)) : []).toEqual(
        [],
      )
      expect(readdirSync(place)).toEqual([])
      await expect(archiveClient.runTask(task)).resolves.toBeDefined()
    },
  )

  test('a backup reports in hundredths how far it is, and never goes back', async () => {
    const file = archive()
    const db = openHere(file)
    for (let n = 10; n < 40; n += 1) fill(db, n)
    const shares: number[] = []
    await copyDataFile(file, join(folder(), 'copy.db'), (share) => shares.push(share))
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares[0]).toBeGreaterThanOrEqual(0)
    expect(shares.at(-1)).toBe(1)
  })
})
