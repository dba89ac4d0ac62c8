// Copies of the data file: made whole or not at all, looked at before they count, thinned out with the years.
import { closeSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import type { BackupLine } from '../../shared/archive.ts'
import { checkFile } from '../store/check.ts'
import { countArchivedParties } from '../store/list.ts'
import { listHeadsAfter, findPartieRow, verifyText } from '../store/load.ts'
import {
  getBackupFolder,
  findFreeName,
  nativeBinding,
  getRestorePath,
  fsyncFile,
  fsyncFolder,
} from '../store/file-ops.ts'
import { type Reader, openReader } from '../store/open.ts'
import { listBackupFiles, isBackedUp, moveToBackups, formatStamp } from './backup-files.ts'
import { reservePartPath } from '../plain-files.ts'

/** Hears which share of the time a copy takes is over, from 0 to 1; what it throws ends the copy. */
export type OnShare = (share: number) => void

/** Shares of the time of a copy after which its pages are written, and looked through, measured with 100,000 parties. */
const WRITTEN_SHARE = 0.13
const VERIFIED_SHARE = 0.25

/** Pages a step: other work goes on between two. */
const PAGES = 2000

/** Finished parties; 0 in a copy of an older program, which kept them in another way. */
const countFinished = (db: Reader): number => (isOld(db) ? 0 : countArchivedParties(db))

/** The first schema with hashes. */
const ARCHIVE = 30
const isOld = (db: Reader): boolean => Number(db.pragma('user_version', { simple: true })) < ARCHIVE

/**
 * Copies a data file in use to `target`: into a file beside it, onto the disk, read through, and only then under its
 * name. Answers the number of its finished parties. Throws, with nothing under that name, when any of it fails.
 */
export async function copyDataFile(file: string, target: string, onShare: OnShare = () => {}): Promise<number> {
  const part = reservePartPath(target)
  // a log that a killed run has left would be played into it
  removeWithLogs(part)
  // a place that takes no file says so itself, by a name the caller knows
  closeSync(openSync(part, 'wx'))
  const source = openReader(file)
  try {
    // one state of the file for the whole copy, whatever is written meanwhile
    source.exec('BEGIN')
    source.prepare('SELECT count(*) FROM sqlite_schema').get()
    await source.backup(part, {
      progress({ totalPages, remainingPages }) {
        onShare(WRITTEN_SHARE * (1 - remainingPages / totalPages))
        return PAGES
      },
    })
    const parties = countFinished(source)
    leaveWalMode(part)
    fsyncFile(part)
    onShare(WRITTEN_SHARE)
    verifyBackup(part, parties, (share) => onShare(VERIFIED_SHARE + (1 - VERIFIED_SHARE) * share))
    renameSync(part, target)
    fsyncFolder(dirname(target))
    return parties
  } catch (error) {
    removeWithLogs(part)
    throw error
  } finally {
    source.close()
  }
}

/** The copy needs no file beside it. */
function leaveWalMode(file: string): void {
  const db = new Database(file, nativeBinding())
  db.pragma('journal_mode = DELETE')
  db.close()
}

function removeWithLogs(file: string): void {
  for (const end of ['', '-wal', '-shm', '-journal']) rmSync(`${file}${end}`, { force: true })
}

/**
 * Reads a copy through: its pages, and every partie against its hash; `onShare` hears which share of the parties is read.
 * Throws with what is wrong.
 */
export function verifyBackup(file: string, parties: number | null, onShare: OnShare = () => {}): void {
  const db = openReader(file)
  try {
    const [finding] = checkFile(db, false)
    if (finding !== undefined) throw new Error(finding.detail)
    // a copy from an older program is looked through again when its schema is brought up to date
    if (isOld(db)) return
    const count = countFinished(db)
    if (parties !== null && count !== parties) throw new Error(`${count} parties instead of ${parties}`)
    verifyHashes(db, (read) => onShare(Math.min(1, read / count)))
  } finally {
    db.close()
  }
}

function verifyHashes(db: Reader, onRead: (read: number) => void): void {
  for (let [last, read] = [0, 0]; ;) {
    const rows = listHeadsAfter(db, last, 500)
    if (rows.length === 0) return
    for (const { sitting, seq, is_over: isOver } of rows) {
      const row = isOver === 1 ? findPartieRow(db, { sitting, partie: seq }) : null
      if (row === null) continue
      verifyText(db, row)
      read += 1
      onRead(read)
    }
    last = rows.at(-1)?.id ?? 0
  }
}

const MAKING = 'making-'

/** Makes a copy in the folder of copies and thins out the old ones. Answers its name. */
export async function backUp(file: string, now: number, onShare?: OnShare): Promise<string> {
  const folder = getBackupFolder(file)
  mkdirSync(folder, { recursive: true })
  // one that was killed has left its half
  for (const one of readdirSync(folder, { withFileTypes: true }))
    if (one.isFile() && one.name.startsWith(MAKING)) rmSync(join(folder, one.name))
  const unnamed = join(folder, `${MAKING}${formatStamp(now)}.db`)
  const parties = await copyDataFile(file, unnamed, onShare)
  const name = findFreeName(folder, `cercle-${formatStamp(now)}-${parties}`)
  renameSync(unnamed, join(folder, name))
  fsyncFolder(folder)
  for (const old of listExpired(listBackupFiles(file), now))
    if (old.name !== name) rmSync(join(folder, old.name), { force: true })
  return name
}

/** How many of the latest copies stay, and how many days, weeks and months keep their last one. */
const RETAINED = { last: 10, days: 7, weeks: 8, months: 24 } as const
const DAY = 24 * 3_600_000

/**
 * The copies that are no longer needed: all but the last ten and the last of each of seven days, eight weeks and
 * twenty-four months. What was set aside always stays, and so do copies of an older program's file, which bear other
 * names. Copies from the future, made while the clock was wrong, are counted apart: they take no other's place.
 */
export function listExpired(lines: readonly BackupLine[], now: number): readonly BackupLine[] {
  const own = lines.filter(({ kind }) => kind === 'own')
  const isFuture = ({ at }: BackupLine): boolean => Date.parse(at) > now + DAY
  const [future, past] = [own.filter(isFuture), own.filter((line) => !isFuture(line))]
  const keep = new Set([...listRetained(past), ...listRetained(future)])
  return own.filter(({ name }) => !keep.has(name))
}

/** Names of those that stay; the newest line comes first. */
function listRetained(own: readonly BackupLine[]): readonly string[] {
  const names = own.slice(0, RETAINED.last).map(({ name }) => name)
  const periods: readonly (readonly [number, (at: number) => string])[] = [
    [RETAINED.days, (at) => String(Math.floor(at / DAY))],
    [RETAINED.weeks, (at) => String(Math.floor((at / DAY + 3) / 7))],
    [RETAINED.months, (at) => new Date(at).toISOString().slice(0, 7)],
  ]
  for (const [most, periodOf] of periods) {
    const seen = new Set<string>()
    for (const { name, at } of own) {
      const period = periodOf(Date.parse(at))
      if (seen.has(period) || seen.size >= most) continue
      seen.add(period)
      names.push(name)
    }
  }
  return names
}

/**
 * Puts a copy in the place of the data file, which is set aside unless it lies among the copies. The file must be closed. Throws, with nothing moved, when
 * the copy is no good.
 */
export async function restoreBackup(
  file: string,
  name: string,
  parties: number,
  now: number,
  onShare: OnShare = () => {},
): Promise<void> {
  const copy = join(getBackupFolder(file), basename(name))
  verifyBackup(copy, null, (share) => onShare(share / 2))
  const next = getRestorePath(file)
  await copyDataFile(copy, next, (share) => onShare((1 + share) / 2))
  // one copy put back again and again must not fill the disk
  if (!isBackedUp(file)) moveToBackups(file, parties, now)
  renameSync(next, file)
  fsyncFolder(dirname(file))
}
