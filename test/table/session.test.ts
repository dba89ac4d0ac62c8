// The live table with the real store and the real thinking thread.
import { describe, expect, test } from 'vitest'
import type { Scene } from '../../src/shared/bridge.ts'
import { PACKETS, isEcarteView } from '../../src/shared/games/ecarte.ts'
import { listLastParties, listOpenParties } from '../../src/main/store/list.ts'
import { dump } from '../store/places.ts'
import { randomOf } from '../store/played.ts'
import {
  type Room,
  partieOver,
  playUntil,
  recordOf,
  room,
  sitAgain,
  sitDown,
  thinking,
} from './at-table.ts'
import { forbidden } from './choosing.ts'
import { expectConsistent } from './consistent.ts'

/** A scene in the middle of a deal in which the person must do something. */
const myTurn = ({ view }: Scene): boolean => view.turn === 0
const inDeal = ({ awaits, view }: Scene): boolean => awaits === null && view.deals > 0

/**
 * The scene of a person who sits down at the table now; they leave again before anything happens.
 */
function seenAgain(at: Pick<Room, 'db' | 'company'>, sitting: number): Scene {
  const session = sitAgain(at, sitting)
  session.close()
  return session.getScene()
}

describe('a whole partie', () => {
  test.each([
    ['rulebook', 'club', 1],
    ['rulebook', 'casual', 2],
    ['random', 'classic', 3],
    ['random', 'turf', 4],
    ['rulebook', 'strict', 5],
    ['novice', 'strict', 6],
  ] as const)(
    'against %s by the rules of %s is shown in consistent scenes, and resumed at any point it looks the same',
    async (level, preset, seed) => {
      const here = room(thinking(), (scene) => {
        expectConsistent(scene, here.shown.at(-2) ?? null)
        expect(seenAgain(here, scene.sitting)).toEqual(scene)
      })
      const session = sitDown(here, level, preset)
      expectConsistent(session.getScene(), null)
      expect(seenAgain(here, session.sitting)).toEqual(session.getScene())
      const end = await playUntil(session, here, randomOf(seed), partieOver)
      expect(here.failures).toEqual([])
      expect(here.shown.at(-1)).toEqual(end)
      expect(end.view.outcome).not.toBeNull()
      expect(end.log.some((line) => line.kind === 'standIn')).toBe(false)
      expect(listLastParties(here.db, 5)).toMatchObject([
        { sitting: session.sitting, partie: 1, outcome: end.view.outcome },
      ])
    },
  )

  test('is played on after every action by a person who has just sat down', async () => {
    const here = room(thinking())
    const random = randomOf(5)
    let session = sitDown(here, 'rulebook')
    while (!partieOver(session.getScene())) {
      const steps = session.getScene().log.length
      await playUntil(
        session,
        here,
        random,
        (scene) => scene.log.length > steps || partieOver(scene),
      )
      session.close()
      if (partieOver(session.getScene())) break
      session = sitAgain(here, session.sitting)
    }
    session.close()
    expect(here.failures).toEqual([])
    expect(listLastParties(here.db, 5)).toHaveLength(1)
  })

  test('is followed by another of the same sitting, drawn for again', async () => {
    const here = room(thinking())
    const session = sitDown(here, 'random')
    expect(session.startNextPartie(), 'not before it is over').toBe(false)
    await playUntil(session, here, randomOf(6), partieOver)
    expect(session.startNextPartie()).toBe(true)
    expect(session.getScene()).toMatchObject({
      partie: 2,
      awaits: 'deal',
      log: [],
      choices: [],
      view: { phase: 'open', score: [0, 0] },
    })
    expect(session.startNextPartie(), 'the second has only begun').toBe(false)
    expect(seenAgain(here, session.sitting)).toEqual(session.getScene())
    await playUntil(session, here, randomOf(7), partieOver)
    const record = recordOf(here.db, session.sitting)
    expect(record.parties.map(({ cut }) => cut?.at(-1))).toHaveLength(2)
    expect(listLastParties(here.db, 5).map(({ partie }) => partie)).toEqual([2, 1])
  })
})

describe('what is not allowed changes nothing', () => {
  test('no forbidden action, at any turn of a partie', async () => {
    const here = room(thinking())
    const session = sitDown(here, 'rulebook')
    const random = randomOf(8)
    let tried = 0
    for (let done = 0; ; done = session.getScene().log.length) {
      const scene = await playUntil(
        session,
        here,
        random,
        (now) => partieOver(now) || now.awaits === 'deal' || (myTurn(now) && now.log.length > done),
      )
      const [rows, shown] = [dump(here.db), here.shown.length]
      for (const action of forbidden(scene)) {
        const breach = session.act(action)
        expect(breach?.rule, JSON.stringify(action)).toMatch(/^E-\d+$/)
        tried += 1
      }
      expect(session.getScene()).toEqual(scene)
      expect(dump(here.db)).toBe(rows)
      expect(here.shown).toHaveLength(shown)
      if (partieOver(scene)) break
      if (scene.awaits === 'deal') session.dealCards(scene.packets[0] ?? null)
    }
    expect(tried).toBeGreaterThan(500)
  })

  test('no dealing out of time, and no packets the game does not know', async () => {
    const here = room(thinking())
    const session = sitDown(here, 'rulebook')
    const random = randomOf(9)
    const expectNoDeal = (packets: string | null): void => {
      const [scene, rows] = [session.getScene(), dump(here.db)]
      expect(session.dealCards(packets)).toBe(false)
      expect(session.getScene()).toEqual(scene)
      expect(dump(here.db)).toBe(rows)
    }
    await playUntil(
      session,
      here,
      random,
      ({ awaits, packets }) => awaits === 'deal' && packets.length > 0,
    )
    for (const packets of ['4', '', '5 ', '3+3', 'toString', '__proto__']) expectNoDeal(packets)
    await playUntil(session, here, random, (scene) => inDeal(scene) && myTurn(scene))
    for (const packets of [null, ...PACKETS]) expectNoDeal(packets)
    await playUntil(session, here, random, partieOver)
    for (const packets of [null, ...PACKETS]) expectNoDeal(packets)
  })

  test('no giving up of what is not being played', async () => {
    const here = room(thinking())
    const session = sitDown(here, 'random')
    const expectNothing = (): void => {
      const [scene, rows] = [session.getScene(), dump(here.db)]
      expect(session.giveUp('deal')).toBe(false)
      expect(session.giveUp('partie')).toBe(false)
      expect(session.getScene()).toEqual(scene)
      expect(dump(here.db)).toBe(rows)
    }
    expectNothing()
    await playUntil(session, here, randomOf(10), ({ view }) => view.phase === 'settled')
    expectNothing()
    await playUntil(session, here, randomOf(10), partieOver)
    expectNothing()
  })
})

describe('the person', () => {
  test('gives the cards in the packets chosen, and the record says so', async () => {
    for (const packets of PACKETS) {
      const here = room(thinking())
      const session = sitDown(here, 'random')
      await playUntil(
        session,
        here,
        randomOf(11),
        (scene) => scene.awaits === 'deal' && scene.packets.length > 0,
      )
      expect(session.getScene().packets).toEqual(PACKETS)
      session.dealCards(packets)
      const deal = recordOf(here.db, session.sitting).parties[0]?.deals.at(-1)
      expect({ dealer: deal?.dealer, packets: deal?.packets }).toEqual({ dealer: 0, packets })
      expect(session.getScene().log.at(-1)?.kind).not.toBe('standIn')
      expect(
        session
          .getScene()
          .log.some(
            (line) =>
              line.kind === 'heard' && 'packets' in line.event && line.event.packets === packets,
          ),
      ).toBe(true)
    }
  })

  test('E-28 deals at once, and no computer player loses what it had no time to mark', async () => {
    const here = room(thinking())
    const session = sitDown(here, 'rulebook', 'strict')
    const settled = ({ view }: Scene): boolean =>
      isEcarteView(view) && view.phase === 'settled' && view.due[1] > 0
    const due = await playUntil(session, here, randomOf(8), settled)
    expect(session.dealCards(due.packets[0] ?? null)).toBe(true)
    const heard = session
      .getScene()
      .log.flatMap((line) => (line.kind === 'heard' ? [line.event] : []))
    expect(
      heard.filter((event) => event.did === 'forgotten' && 'seat' in event && event.seat === 1),
    ).toEqual([])
    session.close()
    expect(here.failures).toEqual([])
  })

  test('may give up a deal: the other takes the tricks that are left, and the next is dealt', async () => {
    const here = room(thinking())
    const session = sitDown(here, 'rulebook')
    await playUntil(session, here, randomOf(12), (scene) => inDeal(scene) && myTurn(scene))
    expect(session.giveUp('deal')).toBe(true)
    const scene = session.getScene()
    expectConsistent(scene, here.shown.at(-2) ?? null)
    expect(scene.view).toMatchObject({ phase: 'settled', tricksWon: [0, 5], outcome: null })
    expect(scene.view.score[1]).toBeGreaterThan(0)
    expect(seenAgain(here, session.sitting)).toEqual(scene)
    expect(listOpenParties(here.db, 5)).toMatchObject([{ gaveUp: false, score: scene.view.score }])
    await playUntil(session, here, randomOf(13), partieOver)
  })

  test('may give up the partie, which then counts as lost', async () => {
    const here = room(thinking())
    const session = sitDown(here, 'rulebook')
    await playUntil(session, here, randomOf(14), (scene) => inDeal(scene) && myTurn(scene))
    expect(session.giveUp('partie')).toBe(true)
    const scene = session.getScene()
    expectConsistent(scene, here.shown.at(-2) ?? null)
    expect(scene).toMatchObject({
      awaits: 'partie',
      view: { phase: 'over', outcome: { winner: 1 } },
    })
    expect(scene.view.score[1]).toBe(5)
    expect(seenAgain(here, session.sitting)).toEqual(scene)
    expect(listLastParties(here.db, 5)).toMatchObject([{ gaveUp: true, outcome: { winner: 1 } }])
    expect(session.startNextPartie()).toBe(true)
  })

  test('leaves, and no seat speaks or plays any more', async () => {
    const here = room(thinking())
    const session = sitDown(here, 'rulebook')
    await playUntil(session, here, randomOf(15), (scene) => inDeal(scene) && scene.view.turn === 1)
    session.close()
    const [scene, rows, shown] = [session.getScene(), dump(here.db), here.shown.length]
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect([dump(here.db), here.shown.length]).toEqual([rows, shown])
    expect(seenAgain(here, session.sitting)).toEqual(scene)
    const back = sitAgain(here, session.sitting)
    await here.next()
    expect(back.getScene().log.length).toBeGreaterThan(scene.log.length)
    back.close()
    expect(here.failures).toEqual([])
  })
})
