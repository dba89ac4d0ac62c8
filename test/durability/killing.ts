// Programs that are killed in the middle of their work, and what of it must be there afterwards.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as passed } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { expect, onTestFinished } from 'vitest'
import { checkArchive } from '../../src/main/backup/check-archive.ts'
import { verifyBackup } from '../../src/main/backup/backups.ts'
import { listBackupFiles } from '../../src/main/backup/backup-files.ts'
import { openArchive } from '../../src/main/store/archive.ts'
import { getBackupFolder } from '../../src/main/store/file-ops.ts'
import { loadPartie } from '../../src/main/store/load.ts'
import { type ReadStore, closeStore, openReader } from '../../src/main/store/open.ts'
import { type Said, readSaid } from './said.ts'

const PROGRAM = join(import.meta.dirname, 'until-killed.ts')

/** A program of ours starts four times as fast when its code is not compiled again. */
export const FAST = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'cercle-compile-cache') }

/**
 * The moment a program is killed: this many milliseconds after it has said enough; never, if it
 * ends by itself.
 */
export interface Killing {
  readonly enough: (lines: readonly string[]) => boolean
  readonly after: number
}

/** Lets a program work on a file and kills it; what it said until then. */
export async function workedAndKilled(
  file: string,
  work: readonly string[],
  killing: Killing | null,
): Promise<readonly Said[]> {
  const child = spawn(process.execPath, [PROGRAM, file, ...work], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: FAST,
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let [said, wrong, dying] = ['', '', false]
  const listen = (text: string): void => {
    said += text
    if (killing === null || dying || !killing.enough(said.split('\n').slice(0, -1))) return
    dying = true
    void passed(killing.after).then(() => child.kill('SIGKILL'))
  }
  listen('')
  child.stdout.setEncoding('utf8').on('data', listen)
  child.stderr.setEncoding('utf8').on('data', (text: string) => (wrong += text))
  const [, signal] = await once(child, 'close')
  expect(wrong, 'it did not end by itself').toBe('')
  expect(signal).toBe('SIGKILL')
  return readSaid(said)
}

/**
 * Returns true if a file holds what was said of a partie: those deals and actions, and under that
 * hash if it had one.
 */
function holds(db: ReadStore, said: Extract<Said, { what: 'partie' }>): boolean {
  const partie = loadPartie(db, said)?.parties[0]
  if (partie === undefined) return false
  if (said.hash !== null) return partie.sha256 === said.hash
  const last = partie.deals[said.deals - 1]
  const then =
    last === undefined ? undefined : { ...last, actions: last.actions.slice(0, said.actions) }
  return isDeepStrictEqual(JSON.parse(JSON.stringify(then ?? null)), said.last ?? null)
}

const takenIn = (db: ReadStore, uid: string): unknown =>
  db
    .prepare('SELECT count(*) FROM partie JOIN sitting ON sitting.id = sitting WHERE uid = ?')
    .pluck()
    .get(uid)

export const isKept = (db: ReadStore, said: Said): boolean =>
  said.what === 'partie'
    ? holds(db, said)
    : said.what !== 'taken' || takenIn(db, said.uid) === said.parties

/** Copies a data file as a crash left it, with the files next to it, for inspection. */
function leftIn(file: string, look: string): string {
  rmSync(look, { recursive: true, force: true })
  mkdirSync(look)
  const copy = join(look, 'cercle.db')
  for (const end of ['', '-wal', '.next'])
    if (existsSync(`${file}${end}`)) copyFileSync(`${file}${end}`, `${copy}${end}`)
  return copy
}

/**
 * Opens the file as the crash left it, in another place, so that the next program finds it so too.
 */
export function expectKept(file: string, said: readonly Said[]): void {
  const copy = leftIn(file, `${file}.look`)
  closeStore(openArchive(copy))
  const db = openReader(copy)
  const asides = listBackupFiles(file)
    .filter(({ kind }) => kind === 'aside')
    .map(({ name }) => openReader(join(getBackupFolder(file), name)))
  try {
    const lost = said.filter((one) => ![db, ...asides].some((held) => isKept(held, one)))
    expect(lost.slice(0, 3)).toEqual([])
    expect(checkArchive(db, () => {}).findings).toEqual([])
    expectCopies(file, said)
  } finally {
    for (const held of [db, ...asides]) held.close()
  }
}

/**
 * The last copy that was said to be made is there and good, and so is everything else that bears
 * the name of a copy.
 */
function expectCopies(file: string, said: readonly Said[]): void {
  const copies = listBackupFiles(file).filter(({ kind }) => kind === 'own')
  const last = said.findLast((one) => one.what === 'copy')
  if (last !== undefined) expect(copies.map(({ name }) => name)).toContain(last.name)
  for (const { name, parties } of copies.slice(0, 3))
    verifyBackup(join(getBackupFolder(file), name), parties)
}
