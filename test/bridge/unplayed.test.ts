// Limits for any number of calls: the disk is not filled with tables at which nothing was played,
// and main is not blocked.
import { describe, expect, test } from 'vitest'
import type { Scene } from '../../src/shared/bridge.ts'
import type { Evening } from '../../src/shared/evening.ts'
import { transact } from '../../src/main/store/open.ts'
import { randomOf, sittingOf, writePartie } from '../store/played.ts'
import {
  type Room,
  answerNow,
  callsOf,
  ecarte,
  room,
  thinking,
  thinksBy,
} from '../table/at-table.ts'
import { EVENING, SETUP } from './arguments.ts'

type Calls = ReturnType<typeof callsOf>

/** A context with no table yet, and computer players that never answer. */
function bareRoom(): { readonly here: Room; readonly calls: Calls; readonly rows: () => unknown } {
  const here = room(thinksBy('', 3_600_000))
  const calls = callsOf(here)
  const settings =
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT IN ('setting', 'sqlite_sequence')"
  const tables = here.db.prepare<[], string>(settings).pluck().all()
  const count = (table: string): unknown =>
    here.db.prepare(`SELECT count(*) FROM "${table}"`).pluck().get()
  return {
    here,
    calls,
    rows: () => Object.fromEntries(tables.map((table) => [table, count(table)])),
  }
}

async function valueOf<T>(calls: Calls, name: string, ...args: readonly unknown[]): Promise<T> {
  const answer = await calls.handleCall(name, args)
  if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer.refused)}`)
  return answer.value as T
}

const OTHER = { ...SETUP, level: 'novice' }

describe('a table at which nothing was played', () => {
  test('leaves nothing behind when it is left, not even who was to sit there', async () => {
    const { here, calls, rows } = bareRoom()
    const before = rows()
    await valueOf<Scene>(calls, 'startTable', SETUP)
    expect(rows()).not.toEqual(before)
    await valueOf(calls, 'leaveTable')
    expect(rows()).toEqual(before)
    expect(here.failures).toEqual([])
  })

  test('makes room for the next: of thirty one is there', async () => {
    const { here, calls } = bareRoom()
    for (let at = 0; at < 30; at += 1)
      await valueOf<Scene>(calls, 'startTable', at % 2 === 0 ? SETUP : OTHER)
    expect(here.db.prepare('SELECT count(*) FROM sitting').pluck().get()).toBe(1)
  })

  test('is there again when the program was closed at it', async () => {
    const { here, calls } = bareRoom()
    const { sitting } = await valueOf<Scene>(calls, 'startTable', SETUP)
    calls.close()
    const again = callsOf(here)
    expect((await valueOf<Scene>(again, 'resumeTable', sitting)).sitting).toBe(sitting)
  })

  test('stays as soon as cards were dealt', async () => {
    const { calls, rows } = bareRoom()
    const { packets } = await valueOf<Scene>(calls, 'startTable', SETUP)
    expect(answerNow(calls, 'dealCards', [packets[0] ?? null]).ok).toBe(true)
    const dealt = rows()
    await valueOf(calls, 'leaveTable')
    expect(rows()).toEqual(dealt)
  })

  test('stays if a person has written to it', async () => {
    const { calls, rows } = bareRoom()
    const { sitting } = await valueOf<Scene>(calls, 'startTable', SETUP)
    await valueOf(calls, 'annotatePartie', sitting, 1, 'To be played on Sunday.', [])
    const noted = rows()
    await valueOf(calls, 'leaveTable')
    expect(rows()).toEqual(noted)
  })

  test('is a table like any other once it was taken up again', async () => {
    const { calls, rows } = bareRoom()
    const { sitting } = await valueOf<Scene>(calls, 'startTable', SETUP)
    await valueOf(calls, 'leaveEvening')
    const left = rows()
    const { packets } = await valueOf<Scene>(calls, 'resumeTable', sitting)
    expect(rows()).toEqual(left)
    expect(answerNow(calls, 'dealCards', [packets[0] ?? null]).ok).toBe(true)
    const dealt = rows()
    await valueOf(calls, 'leaveTable')
    expect(rows()).toEqual(dealt)
  })

  test('practice in which nothing was done is one of them, and the partie it came from stays', async () => {
    const { here, calls, rows } = bareRoom()
    const place = { sitting: sittingOf(here.db, ecarte), partie: 1 }
    writePartie(here.db, ecarte, place, randomOf(1))
    const before = rows()
    const records = (): unknown => here.db.prepare('SELECT * FROM partie').all()
    const kept = records()
    for (let count = 0; count < 5; count += 1)
      await valueOf<Scene>(calls, 'startPractice', { kind: 'kept', ...place }, 2, 0, 'rulebook')
    await valueOf(calls, 'leaveTable')
    expect(rows()).toEqual(before)
    expect(records()).toEqual(kept)
  })
})

describe('an evening in which nothing was done', () => {
  const evenings = ({ db }: Room): unknown =>
    db.prepare('SELECT id FROM evening ORDER BY id').pluck().all()

  test('makes room for the next one, and for its guests', async () => {
    const { here, calls } = bareRoom()
    let last = 0
    for (let count = 0; count < 20; count += 1) {
      const guests = [{ kind: 'person', name: `Anna ${count}` }, ...EVENING.guests.slice(1)]
      last = (await valueOf<Evening>(calls, 'beginEvening', { ...EVENING, guests })).id
    }
    expect(evenings(here)).toEqual([last])
    const names = "SELECT name FROM person WHERE kind = 'person'"
    expect(here.db.prepare(names).pluck().all()).toEqual(['Anna 19'])
  })

  test('is stored while it is left, and for good once a partie was begun', async () => {
    const { here, calls } = bareRoom()
    const first = await valueOf<Evening>(calls, 'beginEvening', EVENING)
    await valueOf(calls, 'leaveEvening')
    expect(evenings(here)).toEqual([first.id])
    await valueOf<Evening>(calls, 'takeUpEvening', first.id)
    await valueOf<Scene>(calls, 'playInEvening')
    const second = await valueOf<Evening>(calls, 'beginEvening', EVENING)
    expect(evenings(here)).toEqual([first.id, second.id])
  })
})

test('of many parties that are hidden at once main does a few at a time', async () => {
  const here = room(thinking())
  const places = transact(here.db, () =>
    Array.from({ length: 150 }, (_, at) => {
      const place = { sitting: sittingOf(here.db, ecarte), partie: 1 }
      writePartie(here.db, ecarte, place, randomOf(at))
      return place
    }),
  )
  const calls = callsOf(here)
  let [longest, last, between] = [0, performance.now(), 0]
  const timer = setInterval(() => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
    between += 1
  }, 1)
  const named = places.map(({ sitting, partie }) => [sitting, partie])
  const began = performance.now()
  expect(await calls.handleCall('trashParties', [named, true])).toEqual({ ok: true, value: null })
  const took = performance.now() - began
  clearInterval(timer)
  expect(
    here.db.prepare("SELECT count(*) FROM partie_fact WHERE shelf = 'trash'").pluck().get(),
  ).toBe(150)
  // in one piece nothing comes between; a busy machine only makes pieces longer
  expect(between, `${longest} ms of ${took}`).toBeGreaterThan(10)
})
