// Hundreds of damaged data files: the program starts, says what is wrong, loses nothing of them,
// and a copy takes their place.
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import type { Backups } from '../../src/shared/archive.ts'
import type { Answer } from '../../src/shared/bridge.ts'
import { checkArchive } from '../../src/main/backup/check-archive.ts'
import { openArchive } from '../../src/main/store/archive.ts'
import { getBackupFolder } from '../../src/main/store/file-ops.ts'
import { closeStore, openReader } from '../../src/main/store/open.ts'
import { folder } from '../store/places.ts'
import { archiveBytes, fill } from './archives.ts'
import { type Crashed, type Damage, damages } from './damage.ts'
import { type Program, startArchiveClient, started } from './house.ts'

const PARTIES = 6
const COPY = 'cercle-2026-11-20T10-00-00-6.db'

/** A data file as a crash leaves it: this many parties in the file itself, one more in its log. */
function crashedFile(sittings: number): Crashed {
  const file = join(folder(), 'cercle.db')
  writeFileSync(file, archiveBytes(sittings))
  const db = openArchive(file)
  fill(db, 50)
  const crashed = { main: readFileSync(file), wal: readFileSync(`${file}-wal`) }
  closeStore(db)
  return crashed
}

/** Everything at and next to a data file, folders too. */
function bytesIn(place: string): readonly Buffer[] {
  return readdirSync(place).flatMap((name): readonly Buffer[] => {
    const path = join(place, name)
    if (lstatSync(path).isDirectory()) return bytesIn(path)
    return lstatSync(path).isFile() ? [readFileSync(path)] : []
  })
}

const known = ['spoilt', 'store', 'notFound', 'data']

/** Reads something of everything; a refusal must say why. */
async function expectAnswers(program: Program): Promise<void> {
  const wish = { game: 'ecarte', person: 1, other: null, together: false }
  const asked = [
    await program.answer('loadHall'),
    await program.answer('archiveSummary'),
    await program.answer('loadStandings', wish),
    await program.answer('loadSheet', wish, 0, 5),
    await program.answer('listBackups'),
    await program.answer('loadReview', { kind: 'kept', sitting: 1, partie: 1 }, 'open'),
  ]
  const strange = asked.filter((answer) => !answer.ok && !known.includes(answer.refused.code))
  expect({
    strange,
    failures: program.failures.map(String).filter((text) => !/SqliteError/.test(text)),
  }).toEqual({ strange: [], failures: [] })
}

/**
 * A file that opened although something was done to it holds the parties, or the check says what is
 * wrong.
 */
function expectNothingSilent(file: string, program: Program): void {
  if (program.data.countParties() >= PARTIES) return
  const db = openReader(file)
  const { findings } = checkArchive(db, () => {})
  db.close()
  expect(findings).not.toEqual([])
}

const codeOf = (answer: Answer<unknown>): string => (answer.ok ? 'ok' : answer.refused.code)

/** The result for a damaged file: the reason it is refused for, or 'works'. */
async function broughtThrough(
  damage: Damage,
  good: Buffer,
  how: 'begin' | 'restore',
  archiveClient: Program['archiveClient'],
) {
  const here = folder()
  const file = join(here, 'cercle.db')
  damage.make(file)
  mkdirSync(getBackupFolder(file))
  writeFileSync(join(getBackupFolder(file), COPY), good)
  const before = bytesIn(here)
  const program = started(file, { archiveClient })
  try {
    const fault = program.data.getFault()
    await expectAnswers(program)
    if (fault === null) {
      expectNothingSilent(file, program)
      return 'works'
    }
    const hall = await program.answer('loadHall')
    const refused = hall.ok || hall.refused.code !== 'data' ? null : hall.refused
    expect(refused).toMatchObject({ trouble: fault.why, file })
    const isHere = (bytes: Buffer): boolean => bytesIn(here).some((one) => one.equals(bytes))
    expect(before.every(isHere), 'it is as it was').toBe(true)
    await expectMended(program, refused?.backups ?? null, how)
    expect(before.every(isHere), 'nothing of it is lost').toBe(true)
    return fault.why
  } finally {
    program.close()
  }
}

async function expectMended(
  program: Program,
  backups: Backups | null,
  how: 'begin' | 'restore',
): Promise<void> {
  const mending = how === 'begin' ? { how } : { how, name: COPY }
  if (backups === null) {
    // what is perhaps no damage at all is not touched
    if (how === 'begin') expect(codeOf(await program.answer('repairData', mending))).not.toBe('ok')
    return
  }
  expect(backups.lines.map(({ name }) => name)).toContain(COPY)
  expect(codeOf(await program.answer('repairData', mending))).toBe('ok')
  expect(codeOf(await program.answer('loadHall'))).toBe('ok')
  expect(program.data.countParties()).toBe(how === 'begin' ? 0 : PARTIES)
}

test(
  'three hundred damaged files: each is named and kept, and a copy takes its place',
  { timeout: 300_000 },
  async () => {
    const good = archiveBytes(4)
    const all = damages(good, crashedFile(4), crashedFile(5))
    const archiveClient = startArchiveClient()
    const came = new Map<string, number>()
    for (const [index, damage] of all.entries()) {
      try {
        const what = await broughtThrough(
          damage,
          good,
          index % 2 === 0 ? 'begin' : 'restore',
          archiveClient,
        )
        came.set(what, (came.get(what) ?? 0) + 1)
      } catch (error) {
        throw new Error(damage.name, { cause: error })
      }
    }
    expect(all.length).toBeGreaterThanOrEqual(300)
    for (const what of ['works', 'damaged', 'notDatabase', 'foreign', 'newer'])
      expect(came.get(what), what).toBeGreaterThan(0)
  },
)

test('a good file stays where it is, whatever a crash left of a copy on its way', async () => {
  const here = folder()
  const file = join(here, 'cercle.db')
  writeFileSync(file, archiveBytes(4))
  copyFileSync(file, `${file}.next`)
  writeFileSync(`${file}.next.part`, 'half')
  const program = started(file)
  expect(program.data.countParties()).toBe(PARTIES)
  program.close()
  expect(existsSync(`${file}.next`)).toBe(false)
  expect(readdirSync(dirname(file))).toContain('cercle.db')
})
