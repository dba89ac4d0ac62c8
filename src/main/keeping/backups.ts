// Copies of the data file: made whole or not at all, looked at before they count, thinned out with the years.
import { closeSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import type { BackupLine } from '../../shared/archive.ts'
import { checkFile } from '../store/check.ts'
import { keptParties } from '../store/list.ts'
import { headsAfter, partieRow, verifyText } from '../store/load.ts'
import { copiesOf, freeName, nativeBinding, nextOf, settle, settleFolder } from '../store/beside.ts'
import { type Reader, openReader } from '../store/open.ts'
import { backupsOf, hasTwin, setAside, stampOf } from './copies.ts'
import { partOf } from './plain-files.ts'

/** Hears which share of the time a copy takes is over, from 0 to 1; what it throws ends the copy. */
export type Told = (share: number) => void

/** Shares of the time of a copy after which its pages are written, and looked through, measured with 100,000 parties. */
const WRITTEN = 0.13
const LOOKED_THROUGH = 0.25

/** Pages a step: other work goes on between two. */
const PAGES = 2000

/** Finished parties; 0 in a copy of an older program, which kept them in another way. */
const countOf = (db: Reader): number => (isOld(db) ? 0 : keptParties(db))

/** The first schema with hashes. */
const ARCHIVE = 30
const isOld = (db: Reader): boolean => Number(db.pragma('user_version', { simple: true })) < ARCHIVE

/**
 * Copies a data file in use to `target`: into a file beside it, onto the disk, read through, and only then under its
 * name. Answers the number of its finished parties. Throws, with nothing under that name, when any of it fails.
 */
export async function copyTo(file: string, target: string, told: Told = () => {}): Promise<number> {
  const part = partOf(target)
  // a log that a killed run has left would be played into it
  remove(part)
  // a place that takes no file says so itself, by a name the caller knows
  closeSync(openSync(part, 'wx'))
  const source = openReader(file)
  try {
    // one state of the file for the whole copy, whatever is written meanwhile
    source.exec('BEGIN')
    source.prepare('SELECT count(*) FROM sqlite_schema').get()
    await source.backup(part, {
      progress({ totalPages, remainingPages }) {
        told(WRITTEN * (1 - remainingPages / totalPages))
        return PAGES
      },
    })
    const parties = countOf(source)
    standAlone(part)
    settle(part)
    told(WRITTEN)
    verify(part, parties, (share) => told(LOOKED_THROUGH + (1 - LOOKED_THROUGH) * share))
    renameSync(part, target)
    settleFolder(dirname(target))
    return parties
  } catch (error) {
    remove(part)
    throw error
  } finally {
    source.close()
  }
}

/** The copy needs no file beside it. */
function standAlone(file: string): void {
  const db = new Database(file, nativeBinding())
  db.pragma('journal_mode = DELETE')
  db.close()
}

function remove(file: string): void {
  for (const end of ['', '-wal', '-shm', '-journal']) rmSync(`${file}${end}`, { force: true })
}

/**
 * Reads a copy through: its pages, and every partie against its hash; `told` hears which share of the parties is read.
 * Throws with what is wrong.
 */
export function verify(file: string, parties: number | null, told: Told = () => {}): void {
  const db = openReader(file)
  try {
    const [finding] = checkFile(db, false)
    if (finding !== undefined) throw new Error(finding.detail)
    // a copy from an older program is looked through again when its schema is brought up to date
    if (isOld(db)) return
    const count = countOf(db)
    if (parties !== null && count !== parties) throw new Error(`${count} parties instead of ${parties}`)
    verifyHashes(db, (read) => told(Math.min(1, read / count)))
  } finally {
    db.close()
  }
}

function verifyHashes(db: Reader, told: (read: number) => void): void {
  for (let [last, read] = [0, 0]; ;) {
    const rows = headsAfter(db, last, 500)
    if (rows.length === 0) return
    for (const { sitting, seq, is_over: isOver } of rows) {
      const row = isOver === 1 ? partieRow(db, { sitting, partie: seq }) : null
      if (row === null) continue
      verifyText(db, row)
      read += 1
      told(read)
    }
    last = rows.at(-1)?.id ?? 0
  }
}

const MAKING = 'making-'

/** Makes a copy in the folder of copies and thins out the old ones. Answers its name. */
export async function backUp(file: string, now: number, told?: Told): Promise<string> {
  const folder = copiesOf(file)
  mkdirSync(folder, { recursive: true })
  // one that was killed has left its half
  for (const one of readdirSync(folder, { withFileTypes: true }))
    if (one.isFile() && one.name.startsWith(MAKING)) rmSync(join(folder, one.name))
  const unnamed = join(folder, `${MAKING}${stampOf(now)}.db`)
  const parties = await copyTo(file, unnamed, told)
  const name = freeName(folder, `cercle-${stampOf(now)}-${parties}`)
  renameSync(unnamed, join(folder, name))
  settleFolder(folder)
  for (const old of thinned(backupsOf(file), now))
    if (old.name !== name) rmSync(join(folder, old.name), { force: true })
  return name
}

/** How many of the latest copies stay, and how many days, weeks and months keep their last one. */
const KEPT = { last: 10, days: 7, weeks: 8, months: 24 } as const
const DAY = 24 * 3_600_000

/**
 * The copies that are no longer needed: all but the last ten and the last of each of seven days, eight weeks and
 * twenty-four months. What was set aside always stays, and so do copies of an older program's file, which bear other
 * names. Copies from the future, made while the clock was wrong, are counted apart: they take no other's place.
 */
export function thinned(lines: readonly BackupLine[], now: number): readonly BackupLine[] {
  const own = lines.filter(({ kind }) => kind === 'own')
  const isFuture = ({ at }: BackupLine): boolean => Date.parse(at) > now + DAY
  const [future, past] = [own.filter(isFuture), own.filter((line) => !isFuture(line))]
  const keep = new Set([...kept(past), ...kept(future)])
  return own.filter(({ name }) => !keep.has(name))
}

/** Names of those that stay; the newest line comes first. */
function kept(own: readonly BackupLine[]): readonly string[] {
  const keep = own.slice(0, KEPT.last).map(({ name }) => name)
  const periods: readonly (readonly [number, (at: number) => string])[] = [
    [KEPT.days, (at) => String(Math.floor(at / DAY))],
    [KEPT.weeks, (at) => String(Math.floor((at / DAY + 3) / 7))],
    [KEPT.months, (at) => new Date(at).toISOString().slice(0, 7)],
  ]
  for (const [most, periodOf] of periods) {
    const seen = new Set<string>()
    for (const { name, at } of own) {
      const period = periodOf(Date.parse(at))
      if (seen.has(period) || seen.size >= most) continue
      seen.add(period)
      keep.push(name)
    }
  }
  return keep
}

/**
 * Puts a copy in the place of the data file, which is set aside unless it lies among the copies. The file must be closed. Throws, with nothing moved, when
 * the copy is no good.
 */
export async function restore(
  file: string,
  name: string,
  parties: number,
  now: number,
  told: Told = () => {},
): Promise<void> {
  const copy = join(copiesOf(file), basename(name))
  verify(copy, null, (share) => told(share / 2))
  const next = nextOf(file)
  await copyTo(copy, next, (share) => told((1 + share) / 2))
  // one copy put back again and again must not fill the disk
  if (!hasTwin(file)) setAside(file, parties, now)
  renameSync(next, file)
  settleFolder(dirname(file))
}
