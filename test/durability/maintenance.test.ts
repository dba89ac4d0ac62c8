// The maintenance of the archive while the program runs: a check after the start, backups now and
// then and at the end, a full check once a month. The clock is the test's; all else is real.
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listBackupFiles } from '../../src/main/backup/backup-files.ts'
import { getBackupFolder } from '../../src/main/store/file-ops.ts'
import { loadNumber, saveValue } from '../../src/main/store/settings.ts'
import { folder } from '../store/places.ts'
import { archiveBytes, fill } from './archives.ts'
import { type Program, started } from './house.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let now = 0
beforeEach(() => {
  now = Date.UTC(2026, 10, 21, 20)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => void vi.useRealTimers())

const archive = (): string => {
  const file = join(folder(), 'cercle.db')
  writeFileSync(file, archiveBytes(4))
  return file
}

/** The page a table begins with, counted from 1. */
function rootOf(file: string, table: string): number {
  const db = new Database(file, { readonly: true })
  try {
    return Number(
      db.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').pluck().get(table),
    )
  } finally {
    db.close()
  }
}

/** Whatever the archive's thread has to do is done. */
async function quiet({ archiveClient }: Program): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, 5))
  while (archiveClient.isBusy())
  await new Promise((resolve) => setTimeout(resolve, 5))
}

const begun = async (file: string): Promise<Program> => {
  const program = started(file, { now: () => now })
  program.maintenance.start()
  await quiet(program)
  return program
}

/** Time goes by while the program runs. */
async function passes(program: Program, milliseconds: number): Promise<void> {
  for (let gone = 0; gone < milliseconds; gone += 5 * MINUTE) {
    now += 5 * MINUTE
    vi.advanceTimersByTime(5 * MINUTE)
  }
  await quiet(program)
}

const copies = ({ data }: Program): readonly string[] =>
  listBackupFiles(data.file).flatMap(({ name, kind }) => (kind === 'own' ? [name] : []))

async function ended(program: Program): Promise<void> {
  await program.maintenance.stop()
  program.close()
}

describe('after the start', () => {
  test('a file damaged beneath the program is found, no more is written to it, and a copy takes its place', async () => {
    const file = archive()
    const program = started(file, { now: () => now })
    await program.answer('backUp')
    // a page not read yet goes bad
    const page = rootOf(file, 'tag')
    writeFileSync(file, readFileSync(file).fill(0xff, (page - 1) * 4096, page * 4096))
    program.maintenance.start()
    await quiet(program)
    expect(program.told).toMatchObject([
      { news: 'refused', refused: { code: 'data', trouble: 'damaged', file } },
    ])
    expect(await program.answer('loadHall')).toMatchObject({ ok: false, refused: { code: 'data' } })
    const [copy] = listBackupFiles(file)
    expect(await program.answer('repairData', { how: 'restore', name: copy?.name })).toEqual({
      ok: true,
      value: null,
    })
    expect(await program.answer('loadHall')).toMatchObject({ ok: true })
    expect(listBackupFiles(file).map(({ kind }) => kind)).toContain('aside')
    await ended(program)
  })

  test('a good file is not reported', async () => {
    const program = await begun(archive())
    expect(program.told).toEqual([])
    expect(program.failures).toEqual([])
    await ended(program)
  })
})

describe('copies', () => {
  test('are made every half hour in which something was written, and at the end', async () => {
    const program = await begun(archive())
    fill(program.data.getStore(), 20)
    await passes(program, 25 * MINUTE)
    expect(copies(program)).toHaveLength(0)
    await passes(program, 10 * MINUTE)
    expect(copies(program)).toHaveLength(1)
    await passes(program, 120 * MINUTE)
    expect(copies(program), 'nothing was written since').toHaveLength(1)
    fill(program.data.getStore(), 21)
    await ended(program)
    expect(copies(program)).toHaveLength(2)
    expect(copies(program)[0]).toContain('-8.db')
  })

  test('are not made because a window was closed where it was opened', async () => {
    const file = archive()
    const place = { x: 20, y: 20, width: 1200, height: 800, isMaximised: false }
    const first = await begun(file)
    saveValue(first.data.getStore(), 'window', place)
    await ended(first)
    expect(copies(first)).toHaveLength(1)
    const again = await begun(file)
    saveValue(again.data.getStore(), 'window', place)
    await ended(again)
    expect(copies(again)).toEqual(copies(first))
    const moved = await begun(file)
    saveValue(moved.data.getStore(), 'window', { ...place, x: 21 })
    now += MINUTE
    await ended(moved)
    expect(copies(moved)).toHaveLength(2)
  })

  test('are not made of an archive without a partie', async () => {
    const program = await begun(join(folder(), 'cercle.db'))
    await passes(program, 120 * MINUTE)
    await ended(program)
    expect(copies(program)).toEqual([])
  })

  test('are made also by a clock that was set back', async () => {
    const program = await begun(archive())
    now -= 400 * DAY
    fill(program.data.getStore(), 20)
    await passes(program, 5 * MINUTE)
    expect(copies(program)).toHaveLength(1)
    await ended(program)
  })

  test('are made of what was written after a copy was put back, be it as much as before', async () => {
    const program = await begun(archive())
    fill(program.data.getStore(), 20)
    await program.answer('backUp')
    await passes(program, 35 * MINUTE)
    const [name] = copies(program)
    const before = copies(program).length
    now += 1000
    expect(await program.answer('restoreBackup', name)).toMatchObject({ ok: true })
    const counted = 'SELECT total_changes()'
    const written = Number(program.data.getStore().prepare(counted).pluck().get())
    expect(written).toBe(0)
    fill(program.data.getStore(), 20)
    await ended(program)
    expect(copies(program).length).toBe(before + 1)
  })

  test('that fail are reported once, and the program goes on', async () => {
    const file = archive()
    const program = await begun(file)
    writeFileSync(getBackupFolder(file), 'a file where the folder should be')
    fill(program.data.getStore(), 20)
    await passes(program, 35 * MINUTE)
    expect(program.failures).toHaveLength(1)
    expect(program.told).toEqual([{ news: 'backupFailed' }])
    expect(await program.answer('loadHall')).toMatchObject({ ok: true })
    // said once, and again after one that could be made
    await passes(program, 35 * MINUTE)
    expect([program.failures.length, program.told.length]).toEqual([2, 1])
    rmSync(getBackupFolder(file))
    await passes(program, 35 * MINUTE)
    expect([program.failures.length, program.told.length]).toEqual([2, 1])
    rmSync(getBackupFolder(file), { recursive: true })
    writeFileSync(getBackupFolder(file), 'a file again')
    fill(program.data.getStore(), 21)
    await passes(program, 35 * MINUTE)
    expect([program.failures.length, program.told.length]).toEqual([3, 2])
    await ended(program)
  })
})

describe('the whole check', () => {
  test('is made once a month, and its findings are reported', async () => {
    const file = archive()
    const first = await begun(file)
    const begin = loadNumber(first.data.getStore(), 'checkedAt')
    expect(begin).toBe(now)
    const spoil =
      'UPDATE partie SET record = replace(record, \'"do":"play"\', \'"do":"pray"\') WHERE id = 2'
    first.data.getStore().exec(spoil)
    first.close()
    now += 29 * DAY
    const second = await begun(file)
    expect(second.told).toEqual([])
    second.close()
    now += 2 * DAY
    const third = await begun(file)
    const [found] = third.told
    expect(found).toMatchObject({ news: 'found', report: { parties: 6 } })
    expect(found?.news === 'found' ? found.report.findings[0] : null).toMatchObject({
      what: 'hash',
      sitting: 2,
    })
    expect(loadNumber(third.data.getStore(), 'checkedAt')).toBe(now)
    third.close()
  })

  test('is made too when the clock was set back by more than a month', async () => {
    const file = archive()
    const first = await begun(file)
    first.close()
    now -= 400 * DAY
    const second = await begun(file)
    expect(loadNumber(second.data.getStore(), 'checkedAt')).toBe(now)
    second.close()
  })
})

test('at the end one file is left, with its backups next to it, and ending twice does no harm', async () => {
  const file = archive()
  const program = await begun(file)
  fill(program.data.getStore(), 20)
  await ended(program)
  program.close()
  expect(readdirSync(dirname(file)).toSorted()).toEqual(['backups', 'cercle.db'])
})
