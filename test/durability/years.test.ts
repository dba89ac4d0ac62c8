// The number of backups that stay over the years.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { BackupLine } from '../../src/shared/archive.ts'
import { backUp, listExpired } from '../../src/main/backup/backups.ts'
import { listBackupFiles, formatStamp } from '../../src/main/backup/backup-files.ts'
import { getBackupFolder } from '../../src/main/store/file-ops.ts'
import { folder } from '../store/places.ts'
import { randomOf } from '../store/played.ts'
import { archiveBytes } from './archives.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const START = Date.UTC(2026, 10, 21, 20)

const namesIn = (file: string): readonly string[] => readdirSync(getBackupFolder(file)).toSorted()

/** The line of a copy made at some instant. */
const lineOf = (at: number): BackupLine => ({
  name: `cercle-${formatStamp(at)}-1.db`,
  at: new Date(at).toISOString(),
  bytes: 1,
  parties: 1,
  kind: 'own',
})

/**
 * The last instant of each of this many days, weeks or months in which there was one, the latest
 * first.
 */
function lastOfEach(
  made: readonly number[],
  most: number,
  periodOf: (at: number) => string,
): readonly number[] {
  const last = new Map<string, number>()
  for (const at of made.toSorted((a, b) => a - b)) last.set(periodOf(at), at)
  return [...last.values()].toSorted((a, b) => b - a).slice(0, most)
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)
const monthOf = (at: number): string => new Date(at).toISOString().slice(0, 7)
/** The Monday of its week. */
const weekOf = (at: number): string => {
  const day = (new Date(at).getUTCDay() + 6) % 7
  return dayOf(at - day * DAY)
}

describe('over the years', () => {
  test('the last ten stay, the last of seven days, eight weeks and twenty-four months, and nothing more', () => {
    const random = randomOf(31)
    const made: number[] = []
    let kept: readonly BackupLine[] = []
    let now = START
    for (let n = 0; n < 3200; n += 1) {
      // many on one evening, then nothing for days or, once in a while, for months
      const gap =
        random.nextInt(4) > 0
          ? 30 * 60_000
          : random.nextInt(60) === 0
            ? 70 * DAY
            : random.nextInt(60) * HOUR
      now += 1000 + gap
      made.push(now)
      const lines = [lineOf(now), ...kept]
      const old = new Set(listExpired(lines, now))
      kept = lines.filter((line) => !old.has(line))
      if (n % 10 > 0) continue
      const wanted = new Set([
        ...made.slice(-10),
        ...lastOfEach(made, 7, dayOf),
        ...lastOfEach(made, 8, weekOf),
        ...lastOfEach(made, 24, monthOf),
      ])
      const there = kept.map(({ at }) => Date.parse(at))
      expect(there.toSorted()).toEqual([...wanted].toSorted())
    }
    expect(now - START).toBeGreaterThan(5 * 365 * DAY)
    expect(kept.length).toBeLessThanOrEqual(10 + 7 + 8 + 24)
  })

  test('files moved aside always stay', () => {
    const asides = Array.from({ length: 60 }, (_, n): BackupLine => ({
      ...lineOf(START + n * DAY),
      kind: 'aside',
    }))
    expect(listExpired(asides, START + 100 * DAY)).toEqual([])
  })

  test('copies a wrong clock has dated into the future take no other’s place, nor does the one just made ever go', async () => {
    const file = join(folder(), 'cercle.db')
    writeFileSync(file, archiveBytes(4))
    const future = Array.from({ length: 200 }, (_, n) => START + 4000 * DAY + n * 9 * DAY)
    mkdirSync(getBackupFolder(file))
    for (const at of future) writeFileSync(join(getBackupFolder(file), lineOf(at).name), '')
    const made: string[] = []
    for (let n = 0; n < 12; n += 1) {
      made.push(await backUp(file, START + n * HOUR))
      expect(namesIn(file)).toContain(made.at(-1))
    }
    const left = listBackupFiles(file).map(({ name }) => name)
    for (const name of made.slice(-10)) expect(left).toContain(name)
    expect(left.length).toBeLessThan(60)
  })

  test('copies of older programs’ files and what is not ours are left alone', async () => {
    const file = join(folder(), 'cercle.db')
    writeFileSync(file, archiveBytes(4))
    mkdirSync(getBackupFolder(file))
    const others = ['cercle-v20.db', 'my own copy.db', 'notes.txt']
    for (const name of others) writeFileSync(join(getBackupFolder(file), name), 'mine')
    for (let n = 0; n < 12; n += 1) await backUp(file, START + n * 60_000)
    expect(namesIn(file).filter((name) => others.includes(name))).toEqual(others.toSorted())
    expect(listBackupFiles(file)).toHaveLength(10)
  })
})
