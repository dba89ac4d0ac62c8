// A file of 20,000 sittings taken into an archive of 100,000 while a partie is played on: how long
// it takes, what main notices of it, and how soon it stops when it is cancelled.
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as passed } from 'node:timers/promises'
import { runSimulation } from '../src/main/cli/simulate.ts'
import { createArchiveClient } from '../src/main/archive-client.ts'
import { EVERYTHING, listSittingIds, exportSitting } from '../src/main/transfer/export-sittings.ts'
import { openArchive } from '../src/main/store/archive.ts'
import { countArchivedParties } from '../src/main/store/list.ts'
import { type WriteStore, closeStore } from '../src/main/store/open.ts'
import { saveNumber } from '../src/main/store/settings.ts'
import { LARGE_ARCHIVE, largeArchive } from './archive.ts'
import { type Figure, most, quantile } from './figures.ts'

const SITTINGS = 20_000
const OUT = join(import.meta.dirname, 'out')
const FILE = join(OUT, 'importing.jsonl')
const TARGET = join(OUT, 'importing.db')
const ARCHIVIST = new URL('../src/main/archive-worker.ts', import.meta.url)

/** Milliseconds between two probes, and between two writes, of main. */
const PROBE = 5
const WRITE = 50

function remove(file: string): void {
  for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true })
}

/** Makes the file once, and uses it again. */
function makeFile(): void {
  if (existsSync(FILE)) return
  mkdirSync(OUT, { recursive: true })
  remove(TARGET)
  runSimulation({
    game: 'ecarte',
    seed: 'importing',
    players: 'random,random',
    parties: String(SITTINGS),
    db: TARGET,
  })
  const db = openArchive(TARGET)
  writeFileSync(
    FILE,
    listSittingIds(db)
      .map((id) => exportSitting(db, id, 'json', EVERYTHING).text)
      .join(''),
  )
  closeStore(db)
}

interface Watched {
  /** Milliseconds by which a probe came late, and which a write took. */
  readonly late: readonly number[]
  readonly writes: readonly number[]
  /** Megabytes beyond what the process had before, at most. */
  readonly memory: number
}

/** The lateness of main until the work has ended. */
async function watch(db: WriteStore, work: Promise<unknown>): Promise<Watched> {
  const late: number[] = []
  const writes: number[] = []
  const before = process.memoryUsage.rss()
  let highest = before
  const ended = work.then(
    () => true,
    () => true,
  )
  for (let writeDue = 0; !(await Promise.race([ended, Promise.resolve(false)]));) {
    const due = performance.now() + PROBE
    await passed(PROBE)
    late.push(Math.max(0, performance.now() - due))
    highest = Math.max(highest, process.memoryUsage.rss())
    if (performance.now() < writeDue) continue
    const begun = performance.now()
    saveNumber(db, 'checkedAt', writes.length)
    writes.push(performance.now() - begun)
    writeDue = performance.now() + WRITE
  }
  return { late, writes, memory: (highest - before) / 2 ** 20 }
}

/**
 * Seconds from the signal to the end of an import, given when half of the file is read; what it
 * left must be nothing.
 */
async function cancelAfterHalf(): Promise<number> {
  const controller = new AbortController()
  let signalled = 0
  const archiveClient = createArchiveClient(ARCHIVIST, ({ task, done, of }) => {
    if (task !== 'reading' || done < of / 2 || signalled > 0) return
    signalled = performance.now()
    controller.abort()
  })
  await archiveClient
    .runTask<'import'>({ kind: 'import', file: TARGET, from: FILE }, controller.signal)
    .then(
      () => Promise.reject(new Error('it was not cancelled')),
      () => null,
    )
  const took = (performance.now() - signalled) / 1000
  await archiveClient.close()
  return took
}

/** Measures an import. Throws when it is not whole, or left something after it was cancelled. */
export async function importFigures(): Promise<readonly Figure[]> {
  makeFile()
  closeStore(largeArchive())
  remove(TARGET)
  copyFileSync(LARGE_ARCHIVE, TARGET)
  const db = openArchive(TARGET)
  try {
    const before = countArchivedParties(db)
    const cancelled = await cancelAfterHalf()
    if (countArchivedParties(db) !== before) throw new Error('a cancelled import left something')
    const archiveClient = createArchiveClient(ARCHIVIST, () => {})
    const begun = performance.now()
    const work = archiveClient.runTask<'import'>({ kind: 'import', file: TARGET, from: FILE })
    const { late, writes, memory } = await watch(db, work)
    const seconds = (performance.now() - begun) / 1000
    await work
    await archiveClient.close()
    if (countArchivedParties(db) !== before + SITTINGS) throw new Error('an import is not whole')
    const name = `${SITTINGS} sittings into an archive of ${before}`
    return [
      { name, value: seconds, unit: 's', bound: 12, most },
      {
        name: 'main kept from its work meanwhile, 99th percentile',
        value: quantile(late, 0.99),
        unit: 'ms',
        bound: 50,
        most,
      },
      { name: 'and at worst', value: Math.max(...late), unit: 'ms', bound: 100, most },
      {
        name: 'what main writes meanwhile, at worst',
        value: Math.max(...writes),
        unit: 'ms',
        bound: 100,
        most,
      },
      { name: 'memory beyond what was held before', value: memory, unit: 'MB', bound: 150, most },
      {
        name: 'cancelled when half is read, until nothing is left of it',
        value: cancelled,
        unit: 's',
        bound: 1,
        most,
      },
    ]
  } finally {
    closeStore(db)
    remove(TARGET)
  }
}
