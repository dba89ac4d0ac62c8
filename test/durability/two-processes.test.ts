// Two programs on one data file: neither takes anything from the other.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openArchive } from '../../src/main/store/archive.ts'
import { closeStore, openReader, openStore } from '../../src/main/store/open.ts'
import { addSitting } from '../../src/main/store/sittings.ts'
import { folder } from '../store/places.ts'

const ONCE = join(import.meta.dirname, '../store/open-once.ts')
const PROGRAM = join(import.meta.dirname, '../../src/main/cli/index.ts')
const WRITER = join(import.meta.dirname, 'write-often.ts')

const sitting = (name: string) => ({
  game: 'ecarte',
  preset: 'club',
  options: {},
  people: [
    { name, kind: 'person', level: null } as const,
    { name: 'Odile', kind: 'computer', level: 'random' } as const,
  ],
})

/** Sittings and who sat there, read by a third. */
function namesIn(file: string): readonly unknown[] {
  const db = openReader(file)
  try {
    return db.prepare("SELECT name FROM person WHERE kind = 'person' ORDER BY name").pluck().all()
  } finally {
    db.close()
  }
}

test('writing goes on after another program has opened and closed the file', () => {
  const file = join(folder(), 'cercle.db')
  const db = openArchive(file)
  addSitting(db, sitting('before'), 1)
  // what the archive's thread does while the program runs
  openReader(file).close()
  const other = spawnSync(process.execPath, [ONCE, file], { encoding: 'utf8' })
  expect(other.stdout).toBe('opened')
  expect(existsSync(`${file}-wal`), 'the log is still there').toBe(true)
  addSitting(db, sitting('after'), 2)
  expect(namesIn(file)).toEqual(['after', 'before'])
  closeStore(db)
  expect(namesIn(file)).toEqual(['after', 'before'])
})

function writer(file: string, name: string): ChildProcess {
  const child = spawn(process.execPath, [WRITER, file, name, '40'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

async function saidBy(child: ChildProcess): Promise<readonly string[]> {
  let [said, wrong] = ['', '']
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (said += text))
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (wrong += text))
  await once(child, 'close')
  expect(wrong).toBe('')
  return said.split('\n').filter((line) => line !== '')
}

test('two that open, write and close in turns, from the very first start on, lose nothing', async () => {
  const file = join(folder(), 'cercle.db')
  const said = await Promise.all(['Anna', 'Bertha'].map((name) => saidBy(writer(file, name))))
  const written = said.flat().toSorted()
  expect(written.length).toBeGreaterThan(40)
  expect(namesIn(file)).toEqual(written)
  const db = openStore(file)
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok')
  closeStore(db)
  expect(readdirSync(dirname(file))).toEqual(['cercle.db'])
})

test('parties that are simulated into a file let another program write meanwhile', async () => {
  const file = join(folder(), 'cercle.db')
  const db = openArchive(file)
  // less than one batch of masters takes to be played
  db.pragma('busy_timeout = 500')
  const asked = [
    '--game',
    'ecarte',
    '--parties',
    '600',
    '--seed',
    '1',
    '--players',
    'club,club',
    '--db',
    file,
  ]
  const simulating = spawn(process.execPath, [PROGRAM, 'simulate', ...asked], { stdio: 'ignore' })
  onTestFinished(() => void simulating.kill('SIGKILL'))
  let written = 0
  const ended = once(simulating, 'close')
  while (simulating.exitCode === null && simulating.signalCode === null) {
    addSitting(db, sitting(`Anna ${written}`), 1)
    written += 1
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  expect((await ended)[0]).toBe(0)
  expect(written).toBeGreaterThan(10)
  expect(db.prepare("SELECT count(*) FROM person WHERE kind = 'person'").pluck().get()).toBe(
    written,
  )
  expect(db.prepare('SELECT count(*) FROM partie WHERE record IS NOT NULL').pluck().get()).toBe(600)
  closeStore(db)
})
