// Copies of the data file: written completely or not at all, verified, and thinned out over the
// years.
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

/** Callback for the progress of a copy, from 0 to 1 of its time; if it throws, the copy ends. */
export type OnShare = (share: number) => void

/** Shares of a copy's time after which its pages are written and verified (100,000 parties). */
const WRITTEN_SHARE = 0.13
const VERIFIED_SHARE = 0.25

/** Pages per step: other work runs between two steps. */
const PAGES = 2000

/** Returns the number of finished parties; 0 in a copy of an older program. */
const countFinished = (db: Reader): number => (isOld(db) ? 0 : countArchivedParties(db))

/** The first schema with hashes. */
const ARCHIVE = 30
const isOld = (db: Reader): boolean => Number(db.pragma('user_version', { simple: true })) < ARCHIVE

/**
 * Copies a data file in use to `target`: writes a temporary file next to it, syncs and verifies it,
 * and renames it last. Returns the number of its finished parties. If any step fails, throws and
 * leaves nothing under that name.
 */
export async function copyDataFile(
  file: string,
  target: string,
  onShare: OnShare = () => {},
): Promise<number> {
  const part = reservePartPath(target)
  // a log left by a killed run would be played into the copy
  removeWithLogs(part)
  // a folder that takes no files fails here, with an error that names the path the caller knows
  closeSync(openSync(part, 'wx'))
  const source = openReader(file)
  try {
    // one snapshot for the whole copy, whatever is written meanwhile
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

/** Takes a copy out of WAL mode, so that it needs no second file. */
function leaveWalMode(file: string): void {
  const db = new Database(file, nativeBinding())
  db.pragma('journal_mode = DELETE')
  db.close()
}

function removeWithLogs(file: string): void {
  for (const end of ['', '-wal', '-shm', '-journal']) rmSync(`${file}${end}`, { force: true })
}

/**
 * Verifies a copy: its pages, and every partie against its hash. `onShare` receives the share of
 * the parties read so far. Throws with the fault found.
 */
export function verifyBackup(
  file: string,
  parties: number | null,
  onShare: OnShare = () => {},
): void {
  const db = openReader(file)
  try {
    const [finding] = checkFile(db, false)
    if (finding !== undefined) throw new Error(finding.detail)
    // a copy of an older program is verified when its schema is migrated
    if (isOld(db)) return
    const count = countFinished(db)
    if (parties !== null && count !== parties)
      throw new Error(`${count} parties instead of ${parties}`)
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

/** Makes a copy in the folder of copies and thins out the old ones. Returns its name. */
export async function backUp(file: string, now: number, onShare?: OnShare): Promise<string> {
  const folder = getBackupFolder(file)
  mkdirSync(folder, { recursive: true })
  // a killed run has left half a copy
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

/** Number of latest copies that are retained, and of days, weeks and months whose last copy is. */
const RETAINED = { last: 10, days: 7, weeks: 8, months: 24 } as const
const DAY = 24 * 3_600_000

/**
 * Lists the copies that are no longer needed: all but the last ten and the last of each of seven
 * days, eight weeks and twenty-four months. Files that were moved aside always stay, and so do
 * copies of an older program's file, which have other names. Copies from the future, made while the
 * clock was wrong, are counted separately, so that they do not displace others.
 */
export function listExpired(lines: readonly BackupLine[], now: number): readonly BackupLine[] {
  const own = lines.filter(({ kind }) => kind === 'own')
  const isFuture = ({ at }: BackupLine): boolean => Date.parse(at) > now + DAY
  const [future, past] = [own.filter(isFuture), own.filter((line) => !isFuture(line))]
  const keep = new Set([...listRetained(past), ...listRetained(future)])
  return own.filter(({ name }) => !keep.has(name))
}

/** Returns the names of the copies that are retained; `own` is sorted newest first. */
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
 * Replaces the data file by a copy, and moves it to the copies unless they contain it already. The
 * file must be closed. Throws, with nothing moved, if the copy is unusable.
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
  // restoring the same copy again and again must not fill the disk
  if (!isBackedUp(file)) moveToBackups(file, parties, now)
  renameSync(next, file)
  fsyncFolder(dirname(file))
}
