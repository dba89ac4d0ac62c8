// Copies of the data file: made whole or not at all, looked at before they count, thinned out with the years.
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import type { BackupLine } from '../../shared/archive.ts'
import { checkFile } from '../store/check.ts'
import { type PartieRow, Spoilt, loadPartie } from '../store/load.ts'
import { type ReadStore, type Reader, copiesOf, nativeBinding, openReader, settle } from '../store/open.ts'

/** Told how many pages of how many are written. */
export type Told = (done: number, of: number) => void

/** Pages a step: other work goes on between two. */
const PAGES = 2000

/** `2026-11-21T17-48-33`, to stand in a file's name. */
export const stampOf = (now: number): string => new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')

const countOf = (db: ReadStore): number =>
  Number(db.prepare('SELECT count(*) FROM partie WHERE record IS NOT NULL').pluck().get())

/**
 * Copies a data file in use to `target`: into a file beside it, onto the disk, read through, and only then under its
 * name. Answers the number of its finished parties. Throws, with nothing under that name, when any of it fails.
 */
export async function copyTo(file: string, target: string, told: Told = () => {}): Promise<number> {
  const part = `${target}.part`
  remove(part)
  // a place that takes no file says so itself, by a name the caller knows
  closeSync(openSync(part, 'w'))
  const source = openReader(file)
  try {
    // one state of the file for the whole copy, whatever is written meanwhile
    source.exec('BEGIN')
    source.prepare('SELECT count(*) FROM sqlite_schema').get()
    await source.backup(part, {
      progress({ totalPages, remainingPages }) {
        told(totalPages - remainingPages, totalPages)
        return PAGES
      },
    })
    const parties = countOf(source)
    standAlone(part)
    settle(part)
    verify(part, parties)
    renameSync(part, target)
    settle(dirname(target))
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

/** The first schema with hashes. */
const ARCHIVE = 30

/** Reads a copy through: its pages, and every partie against its hash. Throws with what is wrong. */
export function verify(file: string, parties: number | null): void {
  const db = openReader(file)
  try {
    const [finding] = checkFile(db, false)
    if (finding !== undefined) throw new Error(finding.detail)
    // a copy from an older program is looked through again when its schema is brought up to date
    if (Number(db.pragma('user_version', { simple: true })) < ARCHIVE) return
    const count = countOf(db)
    if (parties !== null && count !== parties) throw new Error(`${count} parties instead of ${parties}`)
    verifyHashes(db)
  } finally {
    db.close()
  }
}

function verifyHashes(db: Reader): void {
  const page = db.prepare<[number], Pick<PartieRow, 'id' | 'sitting' | 'seq'>>(
    'SELECT id, sitting, seq FROM partie WHERE id > ? AND record IS NOT NULL ORDER BY id LIMIT 500',
  )
  for (let last = 0; ;) {
    const rows = page.all(last)
    for (const { sitting, seq } of rows)
      if (loadPartie(db, { sitting, partie: seq }) === null)
        throw new Spoilt({ sitting, partie: seq }, 'record', 'it is missing')
    last = rows.at(-1)?.id ?? 0
    if (rows.length === 0) return
  }
}

const NAME = /^(?<what>cercle|aside)-(?<stamp>\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d)-(?<parties>\d+)(?:-\d+)?\.db$/

const instantOf = (stamp: string): string => `${stamp.slice(0, 10)}T${stamp.slice(11).replaceAll('-', ':')}.000Z`

/** The copies of a data file, the newest first. */
export function backupsOf(file: string): readonly BackupLine[] {
  const folder = copiesOf(file)
  if (!existsSync(folder)) return []
  const lines = readdirSync(folder).flatMap((name): readonly BackupLine[] => {
    const read = NAME.exec(name)?.groups
    if (read === undefined) return []
    const { what = '', stamp = '', parties = '' } = read
    const bytes = statSync(join(folder, name)).size
    return [{ name, at: instantOf(stamp), bytes, parties: Number(parties), kind: what === 'aside' ? 'aside' : 'own' }]
  })
  return lines.toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : a.name < b.name ? 1 : -1))
}

/** Makes a copy in the folder of copies and thins out the old ones. Answers its name. */
export async function backUp(file: string, now: number, told?: Told): Promise<string> {
  const folder = copiesOf(file)
  mkdirSync(folder, { recursive: true })
  const unnamed = join(folder, `making-${stampOf(now)}.db`)
  const parties = await copyTo(file, unnamed, told)
  const name = freeName(folder, `cercle-${stampOf(now)}-${parties}`)
  renameSync(unnamed, join(folder, name))
  settle(folder)
  for (const old of thinned(backupsOf(file))) rmSync(join(folder, old.name), { force: true })
  return name
}

/** A name nothing has in a folder. */
export function freeName(folder: string, stem: string): string {
  for (let more = 0; ; more += 1) {
    const name = `${stem}${more === 0 ? '' : `-${more}`}.db`
    if (!existsSync(join(folder, name))) return name
  }
}

/** How many of the latest copies stay, and how many days, weeks and months keep their last one. */
const KEPT = { last: 10, days: 7, weeks: 8, months: 24 } as const
const DAY = 24 * 3_600_000

/**
 * The copies that are no longer needed: all but the last ten and the last of each of seven days, eight weeks and
 * twenty-four months. What was set aside always stays, and so do copies of an older program's file, which bear other names.
 */
export function thinned(lines: readonly BackupLine[]): readonly BackupLine[] {
  const own = lines.filter(({ kind }) => kind === 'own')
  const keep = new Set(own.slice(0, KEPT.last).map(({ name }) => name))
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
      keep.add(name)
    }
  }
  return own.filter(({ name }) => !keep.has(name))
}

/** What lies beside a data file that a crash left. */
const BESIDE = ['', '-wal', '-shm'] as const

/**
 * Moves a data file, with what lies beside it, among the copies; nothing of it is lost. Answers its new name, null where
 * there was none. The file must be closed.
 */
export function setAside(file: string, parties: number, now: number): string | null {
  if (!existsSync(file)) return null
  const folder = copiesOf(file)
  mkdirSync(folder, { recursive: true })
  const name = freeName(folder, `aside-${stampOf(now)}-${parties}`)
  // the log first: a file without its log could be taken for a whole one
  for (const end of [...BESIDE].toReversed())
    if (existsSync(`${file}${end}`)) renameSync(`${file}${end}`, join(folder, `${name}${end}`))
  settle(folder)
  settle(dirname(file))
  return name
}

/** Where a copy waits to become the data file: a crash between two renames is finished at the next start. */
export const nextOf = (file: string): string => `${file}.next`

/** Puts a copy in the place of the data file, which is set aside. The file must be closed. Throws, with nothing moved, when the copy is no good. */
export async function restore(file: string, name: string, parties: number, now: number): Promise<void> {
  const copy = join(copiesOf(file), basename(name))
  verify(copy, null)
  const next = nextOf(file)
  await copyTo(copy, next)
  setAside(file, parties, now)
  renameSync(next, file)
  settle(dirname(file))
}

/** Finishes what a crash interrupted: a copy that was to take the place of a file that is already set aside. */
export function finishRestore(file: string): void {
  const next = nextOf(file)
  if (existsSync(file) || !existsSync(next)) return
  renameSync(next, file)
  settle(dirname(file))
}
