// The calls of the window with good arguments, and with a data file that cannot be used.
import { DEFAULT_SETTINGS } from '../../src/shared/settings.ts'
import { describe, expect, test } from 'vitest'
import type { Answer, Scene } from '../../src/shared/bridge.ts'
import type { CallName } from '../../src/shared/calls.ts'
import type { Hall } from '../../src/shared/hall.ts'
import type { Review } from '../../src/shared/review.ts'
import { listLastParties } from '../../src/main/store/list.ts'
import { loadSitting } from '../../src/main/store/load.ts'
import { dump } from '../store/places.ts'
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
import { chosen, forbidden } from '../table/choosing.ts'

type Calls = ReturnType<typeof callsOf>

const SETUP = { game: 'ecarte', level: 'rulebook', preset: 'club', options: {} }
const SETTINGS = { ...DEFAULT_SETTINGS, language: 'de', pace: 'instant', name: '  Anna  ' }

function given<T>(answer: Answer<unknown>): T {
  if (!answer.ok) throw new Error(JSON.stringify(answer.refused))
  return answer.value as T
}
const kept = (sitting: number, partie: number) => ({ kind: 'kept', sitting, partie })
const ask = <T>(calls: Calls, name: CallName, ...args: unknown[]): T =>
  given<T>(answerNow(calls, name, args))
const refused = (calls: Calls, name: unknown, ...args: unknown[]): unknown => {
  const answer = answerNow(calls, name, args)
  return answer.ok ? answer : answer.refused
}

/** Sits down, which is answered later. */
const sit = async (calls: Calls, setup: object = SETUP): Promise<Scene> =>
  given<Scene>(await calls.handleCall('startTable', [setup]))
const notSeated = async (calls: Calls, name: CallName, ...args: unknown[]): Promise<unknown> => {
  const answer = await calls.handleCall(name, args)
  return answer.ok ? answer : answer.refused
}

/** A room with a finished partie in its data file. */
function roomWithPast(): Room {
  const here = room(thinking())
  writePartie(here.db, ecarte, { sitting: sittingOf(here.db, ecarte), partie: 1 }, randomOf(1))
  return here
}

/** Plays the person's part through the calls until the partie is over. */
async function played(calls: Calls, here: Room, sitting: number): Promise<Scene> {
  const random = randomOf(2)
  for (;;) {
    const scene = ask<Scene>(calls, 'resumeTable', sitting)
    if (scene.awaits === 'partie') return scene
    if (scene.awaits === 'deal') ask(calls, 'dealCards', scene.packets.at(-1) ?? null)
    else if (scene.view.turn === 0) ask(calls, 'act', chosen(scene, random), false)
    else await here.next()
  }
}

describe('with good arguments', () => {
  test('the Hall offers the games that have a table, and lists the parties', () => {
    const here = roomWithPast()
    const hall = ask<Hall>(callsOf(here), 'loadHall')
    expect(hall.games.map(({ id }) => id)).toEqual([
      'ecarte',
      'whist',
      'scotch-whist',
      'hundertspiel',
      'tatteln',
    ])
    const offer = hall.games[0]
    expect(offer?.packets).toEqual(['5', '2+3', '3+2', '1'])
    expect(offer?.levels).toEqual(['random', 'novice', 'rulebook', 'club', 'master'])
    expect(offer?.preset).toBe('club')
    expect(offer?.presets['classic']).toMatchObject({
      kingAtFour: false,
      dealCap: 3,
      partieValue: 'matsch',
      markers: 4,
    })
    const names = offer?.options.map(({ name }) => name) ?? []
    // the evening decides who deals, so no choice is asked for (S-3)
    for (const preset of Object.values(offer?.presets ?? {}))
      expect(Object.keys(preset).filter((name) => name !== 'deals')).toEqual(names)
    expect(Object.keys(offer?.evenings ?? {})).toEqual([
      'duel',
      'rotation',
      'banker',
      'chouette',
      'pool',
    ])
    expect([hall.open, hall.last]).toEqual([[], listLastParties(here.db, 12)])
    expect(hall).toMatchObject({
      systemLanguage: 'en',
      version: '1.2.3',
      testBuild: false,
      settings: { pace: 'normal' },
    })
  })

  test('a partie is played from sitting down to its review, and another after it', async () => {
    const here = room(thinking())
    const calls = callsOf(here)
    expect(ask(calls, 'saveSettings', SETTINGS)).toEqual(SETTINGS)
    const sat = await sit(calls, { ...SETUP, options: { dealCap: 3, kingAtFour: false } })
    expect(sat.people).toEqual([
      { name: 'Anna', kind: 'person', level: null },
      { name: 'Odile', kind: 'computer', level: 'rulebook' },
    ])
    expect(sat).toMatchObject({
      partie: 1,
      preset: 'club',
      awaits: 'deal',
      options: { dealCap: 3, kingAtFour: false },
    })
    expect(ask<Hall>(calls, 'loadHall').open).toMatchObject([
      { sitting: sat.sitting, outcome: null },
    ])
    expect(refused(calls, 'startNextPartie')).toEqual({ code: 'notNow' })
    const end = await played(calls, here, sat.sitting)
    expect(refused(calls, 'dealCards', null)).toEqual({ code: 'notNow' })
    expect(refused(calls, 'giveUp', 'deal')).toEqual({ code: 'notNow' })
    const [open, own] = await Promise.all(
      (['open', 0] as const).map(async (eye) =>
        given<Review>(await calls.handleCall('loadReview', [kept(sat.sitting, 1), eye])),
      ),
    )
    if (open === undefined || own === undefined) throw new Error('no reviews')
    expect(own.steps.at(-1)?.view).toEqual(end.view)
    expect(own.log).toEqual(end.log)
    expect(open.steps).toHaveLength(own.steps.length)
    expect(
      open.steps.every(({ view }) => view.hands.every((hand) => typeof hand !== 'number')),
    ).toBe(true)
    expect(own.steps.every(({ view }) => typeof view.hands[1] === 'number')).toBe(true)
    expect(open.line).toEqual(ask<Hall>(calls, 'loadHall').last[0])
    expect(ask<Scene>(calls, 'startNextPartie').partie).toBe(2)
    expect(ask(calls, 'leaveTable')).toBeNull()
    expect(refused(calls, 'startNextPartie')).toEqual({ code: 'noTable' })
    expect(here.failures).toEqual([])
  })

  test('a partie is given up', async () => {
    const here = room(thinksBy('', 60_000))
    const calls = callsOf(here)
    await sit(calls)
    ask(calls, 'dealCards', null)
    const scene = ask<Scene>(calls, 'giveUp', 'partie')
    expect(scene).toMatchObject({ awaits: 'partie', view: { outcome: { winner: 1 } } })
    expect(ask<Hall>(calls, 'loadHall').last).toMatchObject([{ gaveUp: true }])
    calls.close()
  })

  test('the broken rule is reported, and nothing changed', async () => {
    const here = room(thinksBy('', 60_000))
    const calls = callsOf(here)
    await sit(calls)
    const scene = ask<Scene>(calls, 'dealCards', null)
    const rows = dump(here.db)
    for (const action of forbidden(scene)) {
      const answer = refused(calls, 'act', action, false)
      expect(answer).toEqual({
        code: 'breach',
        breach: { rule: expect.stringMatching(/^E-\d+$/), why: expect.any(String) },
      })
    }
    expect(dump(here.db)).toBe(rows)
    calls.close()
  })

  test('a person who sits down elsewhere has left the table before', async () => {
    const here = room(thinking())
    const calls = callsOf(here)
    ask(calls, 'saveSettings', SETTINGS)
    const first = await sit(calls)
    ask(calls, 'dealCards', null)
    const second = await sit(calls, { ...SETUP, level: 'random' })
    const before = JSON.stringify(loadSitting(here.db, first.sitting))
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(JSON.stringify(loadSitting(here.db, first.sitting))).toBe(before)
    expect(here.shown.filter(({ sitting }) => sitting === second.sitting)).toEqual([])
    calls.close()
  })

  test('a key that would change the prototype of an object is refused before anything else', () => {
    const calls = callsOf(room(thinking()))
    const action: unknown = JSON.parse('{"do":"play","__proto__":"x"}')
    expect(refused(calls, 'act', action, false)).toEqual({ code: 'malformed' })
    expect(refused(calls, 'act', { do: 'play' }, false)).toEqual({ code: 'noTable' })
  })

  test('after the end the table is left, and a task that was running is cancelled', async () => {
    const here = room(thinking())
    const calls = callsOf(here)
    await sit(calls)
    const check = calls.handleCall('checkArchive', [])
    calls.close()
    expect(await check).toEqual({ ok: false, refused: { code: 'cancelled' } })
    expect(refused(calls, 'dealCards', null)).toEqual({ code: 'noTable' })
  })

  test('what is not there is not found, and what is being played is not reviewed', async () => {
    const here = roomWithPast()
    const calls = callsOf(here)
    expect(await notSeated(calls, 'resumeTable', 99)).toEqual({ code: 'notFound' })
    expect(await notSeated(calls, 'loadReview', kept(99, 1), 0)).toEqual({ code: 'notFound' })
    expect(await notSeated(calls, 'loadReview', kept(1, 2), 0)).toEqual({ code: 'notFound' })
    expect(await notSeated(calls, 'startTable', { ...SETUP, game: 'bridge' })).toEqual({
      code: 'notFound',
    })
    const { sitting } = await sit(calls)
    expect(await notSeated(calls, 'loadReview', kept(sitting, 1), 0)).toEqual({ code: 'notNow' })
    calls.close()
  })

  test('without a table there is nothing to do at it', () => {
    const calls = callsOf(room(thinking()))
    for (const [name, ...args] of [
      ['act', { do: 'propose' }, false],
      ['requestHint'],
      ['judgeDeal'],
      ['dealCards', null],
      ['giveUp', 'deal'],
      ['startNextPartie'],
    ])
      expect(refused(calls, name, ...args)).toEqual({ code: 'noTable' })
    expect(ask(calls, 'leaveTable')).toBeNull()
  })
})

describe('with a data file that takes no more', () => {
  test.each([
    ['the sitting', 'sitting'],
    ['its players', 'seat'],
    ['its first partie', 'partie'],
    ['what is told of it', 'partie_fact'],
  ])(
    'sitting down is refused and nothing of it is kept when %s cannot be written',
    async (_, table) => {
      const here = room(thinking())
      const calls = callsOf(here)
      const rows = dump(here.db)
      here.db.exec(
        `CREATE TRIGGER full BEFORE INSERT ON ${table} BEGIN SELECT RAISE(ABORT, 'disk full'); END`,
      )
      expect(await notSeated(calls, 'startTable', SETUP)).toEqual({ code: 'store' })
      expect(dump(here.db)).toBe(rows)
      expect(String(here.failures)).toContain('disk full')
      here.db.exec('DROP TRIGGER full')
      expect((await sit(calls)).partie).toBe(1)
    },
  )

  test('dealing, acting and giving up are refused, the scene stays, and all goes on when there is room again', async () => {
    const here = room(thinksBy('', 60_000))
    const calls = callsOf(here)
    const { sitting } = await sit(calls)
    const full = (): unknown =>
      here.db.exec(
        "CREATE TRIGGER full BEFORE UPDATE ON partie_fact BEGIN SELECT RAISE(ABORT, 'disk full'); END",
      )
    const expectStore = (name: CallName, ...args: unknown[]): void => {
      const [scene, rows] = [ask(calls, 'resumeTable', sitting), dump(here.db)]
      full()
      expect(refused(calls, name, ...args)).toEqual({ code: 'store' })
      here.db.exec('DROP TRIGGER full')
      expect([ask(calls, 'resumeTable', sitting), dump(here.db)]).toEqual([scene, rows])
    }
    expectStore('dealCards', null)
    ask(calls, 'dealCards', null)
    expectStore('giveUp', 'deal')
    expectStore('giveUp', 'partie')
    expect(ask<Scene>(calls, 'giveUp', 'deal').awaits).not.toBeNull()
    calls.close()
  })
})
