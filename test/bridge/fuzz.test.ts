// Whatever the window sends: never a throw, always a typed answer, and what is refused has changed
// nothing.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Scene } from '../../src/shared/bridge.ts'
import { CALL_NAMES } from '../../src/shared/calls.ts'
import type { Dialogs } from '../../src/main/calls/context.ts'
import { EXAMPLE } from '../cli/cercle.ts'
import { dump, folder } from '../store/places.ts'
import { randomOf, sittingOf, writePartie } from '../store/played.ts'
import { type Room, answerNow, callsOf, ecarte, room, thinksBy } from '../table/at-table.ts'
import { argumentsLike, strangeNames } from './anything.ts'
import { GOOD, SETUP } from './arguments.ts'
import { TELLTALE, expectTyped } from './typed.ts'

/** This many a call: some 27,000 in all. */
const RUNS = process.env['CERCLE_LONG'] === 'yes' ? 10_000 : 800

/** Calls that never end in these tests. */
const THOUGHT: readonly unknown[] = [
  'act',
  'requestHint',
  'judgeDeal',
  'analysePartie',
  'considerStep',
  'valueExchangeHand',
]
/** A person who cancels, a place that cannot be, a record, and something that is none, in turn. */
function dialogs(): Dialogs {
  const place = folder()
  const [good, bad] = [join(place, 'good.json'), join(place, 'bad.json')]
  writeFileSync(good, JSON.stringify(EXAMPLE))
  writeFileSync(bad, '{"format":')
  let turn = 0
  const next = (...chosen: readonly (string | null)[]) =>
    Promise.resolve(chosen[(turn += 1) % chosen.length] ?? null)
  return {
    chooseFile: () => next(null, good, bad, join(place, 'gone.json'), place),
    chooseSavePath: () => next(null, join(place, 'out'), join(place, 'gone', 'out')),
    chooseFolder: () => next(null, place, join(place, 'gone')),
  }
}

/**
 * A table in the middle of a deal at which it is the person's turn to decide; no computer ever
 * moves against them.
 */
function table() {
  const here = room(thinksBy('', 3_600_000))
  writePartie(here.db, ecarte, { sitting: sittingOf(here.db, ecarte), partie: 1 }, randomOf(1))
  const calls = callsOf(here, { dialogs: dialogs() })
  const scene = async (): Promise<Scene> => {
    for (;;) {
      const seen = await calls.handleCall('resumeTable', [Math.max(...sittings(here))])
      const now = seen.ok ? (seen.value as Scene) : null
      if (now !== null && now.partie === 1 && now.awaits === null && now.view.turn === 0) return now
      const sat = await calls.handleCall('startTable', [{ ...SETUP, options: {} }])
      // the second to deal decides first; otherwise the table is left and another started
      if (sat.ok && (sat.value as Scene).packets.length === 0) answerNow(calls, 'dealCards', [null])
    }
  }
  return { here, calls, scene }
}

const sittings = ({ db }: Room): readonly number[] =>
  db.prepare<[], number>('SELECT id FROM sitting').pluck().all()
const written = ({ db }: Room): unknown => db.prepare('SELECT total_changes()').pluck().get()

/**
 * Sends one call after the other and checks the state after each; returns the number of refusals.
 */
async function sendAll(
  sent: fc.Arbitrary<readonly [unknown, unknown]>,
  runs: number,
): Promise<number> {
  const { here, calls, scene } = table()
  let [before, rows, changes, refusals] = [await scene(), dump(here.db), written(here), 0]
  let text = JSON.stringify(before)
  let count = 0
  await fc.assert(
    fc.asyncProperty(sent, async ([name, args]) => {
      const said = calls.handleCall(name, args)
      const what = `${fc.stringify(name)} ${fc.stringify(args).slice(0, 300)}`
      // what is still being thought of has changed nothing and never will
      if (
        said instanceof Promise &&
        THOUGHT.includes(name) &&
        (await Promise.race([said, null])) === null
      ) {
        expect(written(here), what).toBe(changes)
        return
      }
      const answer = await said
      expectTyped(answer, what)
      expect(here.failures, what).toEqual([])
      count += 1
      if (answer.ok) {
        before = await scene()
        ;[rows, changes, text] = [dump(here.db), written(here), JSON.stringify(before)]
        return
      }
      refusals += 1
      expect(written(here), what).toBe(changes)
      const now = answerNow(calls, 'resumeTable', [before.sitting])
      expect(now.ok && JSON.stringify(now.value), what).toBe(text)
      if (count % 50 === 0) expect(dump(here.db), what).toBe(rows)
    }),
    { numRuns: runs, seed: 1864, endOnFailure: true },
  )
  expect(dump(here.db)).toBe(rows)
  calls.close()
  return refusals
}

describe('whatever is sent', () => {
  test.each(CALL_NAMES)(
    'as arguments of %s is answered, and refused without a trace',
    async (name) => {
      const refusals = await sendAll(
        argumentsLike(GOOD[name]).map((args) => [name, args] as const),
        RUNS,
      )
      expect(refusals).toBeGreaterThan(RUNS / 4)
    },
  )

  test('under a name that is no call is malformed', async () => {
    const anyGood = fc.constantFrom(...Object.values(GOOD)).chain(argumentsLike)
    const unknown = strangeNames.filter((name) => CALL_NAMES.every((one) => one !== name))
    expect(await sendAll(fc.tuple(unknown, anyGood), RUNS)).toBe(RUNS)
  })

  test('with getters and proxies that throw is answered too', () => {
    const trap = new Proxy([], {
      get() {
        throw new Error('/home/anna/secret.ts: KH')
      },
    })
    const getter = {
      get do() {
        throw new Error('/home/anna/secret.ts: KH')
      },
    }
    const { calls, here } = table()
    for (const name of CALL_NAMES)
      for (const args of [trap, [trap], [getter], [[getter]]]) {
        const answer = answerNow(calls, name, args)
        expect(JSON.stringify(answer)).not.toMatch(TELLTALE)
        expect(answer.ok).toBe(false)
      }
    expect(here.failures.length).toBeLessThanOrEqual(CALL_NAMES.length * 4)
    calls.close()
  })

  test.each([
    ['an option that is none', { ...SETUP, options: { dealcap: 3 } }],
    ['an option named like a part of every object', { ...SETUP, options: { toString: 3 } }],
    ['an option named __proto__', { ...SETUP, options: JSON.parse('{"__proto__":3}') }],
    ['a value the option has not', { ...SETUP, options: { dealCap: 5 } }],
    ['a value written as a text', { ...SETUP, options: { dealCap: '3' } }],
    ['a preset that is none', { ...SETUP, preset: 'casino' }],
    ['a preset named like a part of every object', { ...SETUP, preset: 'constructor' }],
    ['a level that is none', { ...SETUP, level: 'champion' }],
    ['a level named like a part of every object', { ...SETUP, level: 'toString' }],
    ['a game without a table', { ...SETUP, game: 'scotch-whist' }],
    ['a game named like a part of every object', { ...SETUP, game: '__proto__' }],
    ['one key more', { ...SETUP, seat: 1 }],
    ['one key less', { game: 'ecarte', level: 'random', preset: 'club' }],
  ])('sitting down with %s is refused and opens nothing', async (_, setup) => {
    const here = room(thinksBy('', 60_000))
    const rows = dump(here.db)
    const answer = await callsOf(here).handleCall('startTable', [setup])
    expect(answer.ok).toBe(false)
    expectTyped(answer, JSON.stringify(setup))
    expect(dump(here.db)).toBe(rows)
  })
})
