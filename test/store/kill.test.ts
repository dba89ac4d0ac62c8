// A program killed at any moment loses nothing that was acknowledged, and every sitting can be replayed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { replay } from '../../src/main/engine/replay.ts'
import { type ReadStore, closeStore, openStore } from '../../src/main/store/open.ts'
import { loadSitting, partieLine } from '../../src/main/store/sittings.ts'
import { copied, folder } from './places.ts'
import { randomOf } from './played.ts'

const PROGRAM = join(import.meta.dirname, 'play-until-killed.ts')

/** Plays on a file and kills the player some milliseconds after its so manieth word; what it said, line by line. */
async function playedAndKilled(file: string, words: number, after: number): Promise<readonly string[]> {
  const child = spawn(process.execPath, [PROGRAM, file], { stdio: ['ignore', 'pipe', 'pipe'] })
  let [said, wrong, killing] = ['', '', false]
  const listen = (text: string): void => {
    said += text
    if (killing || said.split('\n').length <= words) return
    killing = true
    setTimeout(() => child.kill('SIGKILL'), after)
  }
  listen('')
  child.stdout.setEncoding('utf8').on('data', listen)
  child.stderr.setEncoding('utf8').on('data', (text: string) => (wrong += text))
  const [, signal] = await once(child, 'close')
  expect(wrong, 'it did not end by itself').toBe('')
  expect(signal).toBe('SIGKILL')
  return said.split('\n').slice(0, -1)
}

const rowsOf = (db: ReadStore): ReadonlySet<string> =>
  new Set(
    ['partie', 'deal', 'action']
      .flatMap((table) => db.prepare(`SELECT * FROM ${table}`).all())
      .map((row) => JSON.stringify(row)),
  )

/** Every sitting plays to its end without a fault, and what is told of each partie is what it came to. */
function expectReplays(db: ReadStore): number {
  const sittings = db.prepare<[], number>('SELECT id FROM sitting').pluck().all()
  for (const sitting of sittings) {
    const record = loadSitting(db, sitting)
    if (record === null) throw new Error(`sitting ${sitting} is lost`)
    const played = replay(record)
    if ('fault' in played) throw new Error(`sitting ${sitting}: ${JSON.stringify(played.fault)}`)
    for (const [index, { state }] of played.replay.parties.entries()) {
      const told = { score: state.score, outcome: played.replay.game.outcome(state) }
      expect(partieLine(db, { sitting, partie: index + 1 })).toMatchObject(told)
    }
  }
  return sittings.length
}

/** Opens the file as the crash left it, in another place, so that the next player finds it so too. */
function expectKept(file: string, acknowledged: ReadonlySet<string>): void {
  const db = openStore(copied(file))
  try {
    const rows = rowsOf(db)
    expect([...acknowledged].filter((row) => !rows.has(row))).toEqual([])
    expectReplays(db)
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok')
    expect(db.pragma('foreign_key_check')).toEqual([])
  } finally {
    closeStore(db)
  }
}

/** The rows in what was said. */
const rowsSaid = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => {
    const rows: unknown = JSON.parse(line)
    return Array.isArray(rows) ? rows.filter((row) => row !== null).map((row) => JSON.stringify(row)) : []
  })

test(
  'killed twenty times in the middle of play nothing acknowledged is lost, and every sitting replays',
  { timeout: 180_000 },
  async () => {
    const file = join(folder(), 'cercle.db')
    closeStore(openStore(file))
    const acknowledged = new Set<string>()
    const random = randomOf(20)
    for (let round = 0; round < 20; round += 1) {
      // mostly in play, now and then while it starts
      const [words, after] = round % 5 === 4 ? [0, 400] : [1 + random.below(30), 20]
      const said = await playedAndKilled(file, words, random.below(after))
      for (const row of rowsSaid(said)) acknowledged.add(row)
      expectKept(file, acknowledged)
    }
    expect(acknowledged.size).toBeGreaterThan(100)
  },
)

test('killed at any moment of its first session a new file opens again with all that was acknowledged', async () => {
  const random = randomOf(21)
  for (let round = 0; round < 6; round += 1) {
    const file = join(folder(), 'cercle.db')
    const [words, after] = round % 2 === 0 ? [0, 400] : [random.below(10), 20]
    const said = await playedAndKilled(file, words, random.below(after))
    if (existsSync(file)) expectKept(file, new Set(rowsSaid(said)))
  }
})

test('killed while the tables are being made a new file opens again', async () => {
  const file = join(folder(), 'cercle.db')
  const child = spawn(process.execPath, [PROGRAM, file, 'dying'], { stdio: 'ignore' })
  expect((await once(child, 'close'))[1]).toBe('SIGKILL')
  closeStore(openStore(file))
})
