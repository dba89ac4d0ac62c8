// Thousands of hostile messages for every call, from the real page to the real main: main has time for other things all the
// while, nothing changes, and nothing of them stays in its memory. `npm run test:long -- messages` sends ten thousand a call.
import Database from 'better-sqlite3'
import { _electron, expect, test } from '@playwright/test'
import { join } from 'node:path'
import { nativeBinding } from '../../src/main/store/file-ops.ts'
import { CALL_NAMES } from '../../src/shared/calls.ts'
import { GOOD } from '../bridge/arguments.ts'
import { dump } from '../store/dump.ts'
import {
  type Evening,
  asRoot,
  byMouse,
  newData,
  newDuel,
  playUntil,
  start,
  stringEnvironment,
} from './evening.ts'
import { type Answers, type Sending, sendMessages } from './messages.ts'
import type { Program } from './program.ts'

const LONG = process.env['CERCLE_LONG'] === 'yes'

/** Messages for each call. */
const MESSAGES = Number(process.env['CERCLE_MESSAGES'] ?? (LONG ? 10_000 : 60))

/** A red run comes again with its seed, which it prints. */
const SEED = Number(process.env['CERCLE_SEED'] ?? (LONG ? Date.now() % 1_000_000_007 : 1864))

/** Milliseconds that a ping of main may be late, ninety-nine times of a hundred. */
const LATE = 50

/**
 * The same past the preload: there Electron unpacks each message, however large, before main can
 * refuse it.
 */
const LATE_PAST = 2 * LATE

/** Megabytes that may be left of all messages. */
const LEFT = 20

/** Milliseconds between two pings. */
const BEAT = 5

/**
 * Pings main while something is done; returns by how many milliseconds each was late, the last one
 * last.
 */
async function latenessOf(
  app: Program,
  meanwhile: () => Promise<void>,
): Promise<readonly number[]> {
  await app.evaluate((_, beat) => {
    const late: number[] = []
    let due = performance.now() + beat
    const timer = setInterval(() => {
      const now = performance.now()
      late.push(Math.max(0, now - due))
      due = now + beat
    }, beat)
    Object.assign(globalThis, { late, timer })
  }, BEAT)
  await meanwhile()
  const late = await app.evaluate(() => {
    clearInterval(Reflect.get(globalThis, 'timer') as NodeJS.Timeout)
    return Reflect.get(globalThis, 'late') as number[]
  })
  return late.toSorted((one, other) => one - other)
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor(sorted.length * share)] ?? Number.POSITIVE_INFINITY

interface Memory {
  readonly heap: number
  readonly outside: number
  readonly resident: number
}

/** The memory of main, in megabytes, after garbage collection. */
const memoryOf = (app: Program): Promise<Memory> =>
  app.evaluate(async () => {
    process.getBuiltinModule('node:v8').setFlagsFromString('--expose-gc')
    const collect: () => void = process.getBuiltinModule('node:vm').runInNewContext('gc')
    for (let times = 0; times < 5; times += 1) {
      collect()
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    const { heapUsed, external, rss } = process.memoryUsage()
    return { heap: heapUsed / 1e6, outside: external / 1e6, resident: rss / 1e6 }
  })

/** Every row of the data file, by a connection of the test's own. */
function rowsOf(data: string): string {
  const db = new Database(join(data, 'cercle.db'), { ...nativeBinding(), readonly: true })
  try {
    return dump(db)
  } finally {
    db.close()
  }
}

const added = (all: Answers, more: Answers): Answers => {
  const names = new Set([...Object.keys(all), ...Object.keys(more)])
  return Object.fromEntries([...names].map((name) => [name, (all[name] ?? 0) + (more[name] ?? 0)]))
}

/** Sends this many messages of every call. */
type Send = (count: number) => Promise<Answers>

/** Sends them, and holds main to its figures meanwhile and afterwards. */
async function expectUnmoved(
  { app, page, data }: Evening,
  send: Send,
  latest: number,
): Promise<void> {
  const sitting = await newDuel(page)
  await playUntil(page, sitting, byMouse, (scene) => scene.choices.length > 0)
  // what is read and compiled at the first of each is no matter, nor that the archive was read
  // through after the start
  await send(5)
  await expect.poll(() => rowsOf(data), { timeout: 20_000 }).toContain('checkedAt')
  const [scene, rows] = [
    await page.evaluate((at) => window.cercle.resumeTable(at), sitting),
    rowsOf(data),
  ]
  const before = await memoryOf(app)
  const atRest = await latenessOf(app, () => page.waitForTimeout(3_000))

  let answers: Answers = {}
  const began = performance.now()
  const late = await latenessOf(app, async () => {
    answers = await send(MESSAGES)
  })
  const seconds = Math.round((performance.now() - began) / 1000)
  const after = await memoryOf(app)
  // the pace of calls has room again
  await page.waitForTimeout(1_500)

  const lateness = { p50: percentile(late, 0.5), p99: percentile(late, 0.99), longest: late.at(-1) }
  const figures = JSON.stringify({
    seed: SEED,
    calls: CALL_NAMES.length,
    messages: MESSAGES,
    answers,
    seconds,
    p99AtRest: percentile(atRest, 0.99),
    pings: late.length,
    ...lateness,
    before,
    after,
  })
  process.stdout.write(`${figures}\n`)
  test.info().annotations.push({ type: 'measured', description: figures })
  expect(
    Object.values(answers).reduce((sum, many) => sum + many, 0),
    figures,
  ).toBe(CALL_NAMES.length * MESSAGES)
  expect(
    Object.keys(answers).filter((code) => !['malformed', 'busy', 'unsent'].includes(code)),
    figures,
  ).toEqual([])
  expect(rowsOf(data) === rows, figures).toBe(true)
  expect(await page.evaluate((at) => window.cercle.resumeTable(at), sitting)).toEqual(scene)
  expect(percentile(late, 0.99), figures).toBeLessThanOrEqual(latest)
  expect(after.heap + after.outside - before.heap - before.outside, figures).toBeLessThan(LEFT)
  expect(after.resident - before.resident, figures).toBeLessThan(LEFT)
}

/** Calls after each other, each with a seed of its own. */
async function sendEach(
  send: (sending: Sending) => Promise<Answers>,
  count: number,
): Promise<Answers> {
  let all: Answers = {}
  for (const [at, call] of CALL_NAMES.entries())
    all = added(all, await send({ call, good: GOOD[call], seed: SEED + at, count }))
  return all
}

test('1.4 whatever a page sends, main has time for other things, nothing changes, and nothing of it stays', async () => {
  // about a millisecond each, with room for a busy machine
  test.setTimeout(120_000 + CALL_NAMES.length * MESSAGES * 10)
  const evening = await start()
  const { page } = evening
  await expectUnmoved(
    evening,
    (count) => sendEach((sending) => page.evaluate(sendMessages, sending), count),
    LATE,
  )
  await evening.app.close()
})

test('1.4 the same past the preload, as from a page that has taken over its own process', async () => {
  test.setTimeout(120_000 + CALL_NAMES.length * MESSAGES * 10)
  const data = newData()
  await (await start(data)).app.close()
  const app = await _electron.launch({
    args: [...asRoot, '-r', join(import.meta.dirname, 'past-preload.cjs'), '.'],
    env: { ...stringEnvironment(), CERCLE_DATA: data },
  })
  const page = await app.firstWindow()
  await page.waitForFunction(() => window.cercle !== undefined)
  const source = sendMessages.toString()
  const send = (sending: Sending): Promise<Answers> =>
    page.evaluate(
      ([text, wish]) => {
        const past: { run(made: string, wanted: Sending): Promise<Answers> } = Reflect.get(
          window,
          'past',
        )
        return past.run(text, wish)
      },
      [source, sending] as const,
    )
  await expectUnmoved({ app, page, data }, (count) => sendEach(send, count), LATE_PAST)
  await app.close()
})
