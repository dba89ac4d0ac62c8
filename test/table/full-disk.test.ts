// A data file that takes no more: nothing is shown that was not kept, and the table goes on when it takes again.
import { describe, expect, test } from 'vitest'
import type { Scene } from '../../src/shared/bridge.ts'
import type { WriteStore } from '../../src/main/store/open.ts'
import { dump } from '../store/places.ts'
import { randomOf } from '../store/played.ts'
import { chosen } from './choosing.ts'
import { partieOver, playUntil, room, sitAgain, sitDown, thinking } from './at-table.ts'

/** Lets every write fail that changes what is told of a partie. */
const fill = (db: WriteStore): unknown =>
  db.exec("CREATE TRIGGER full BEFORE UPDATE ON partie_fact BEGIN SELECT RAISE(ABORT, 'disk full'); END")
const clear = (db: WriteStore): unknown => db.exec('DROP TRIGGER full')

const inDeal =
  (turn: 0 | 1) =>
  (scene: Scene): boolean =>
    scene.awaits === null && scene.view.turn === turn

describe('a full disk', () => {
  test('keeps the person’s action, deal and giving up from happening, and nothing else', async () => {
    const here = room(thinking())
    const session = sitDown(here, 'random')
    const random = randomOf(1)
    const expectNothing = (what: () => unknown): void => {
      const [scene, rows, shown] = [session.scene(), dump(here.db), here.shown.length]
      fill(here.db)
      expect(what).toThrow('disk full')
      clear(here.db)
      expect([session.scene(), dump(here.db), here.shown.length]).toEqual([scene, rows, shown])
    }
    expectNothing(() => session.deal(null))
    const scene = await playUntil(session, here, random, inDeal(0))
    const action = chosen(scene, random)
    if (action === null) throw new Error('nothing to do')
    expectNothing(() => session.act(action))
    expectNothing(() => session.giveUp('deal'))
    expectNothing(() => session.giveUp('partie'))
    expect(session.act(action)).toBeNull()
    await playUntil(session, here, random, partieOver)
    expect(here.failures).toEqual([])
  })

  test('keeps the computer’s action from happening, says so, and it plays on when the table is sat down to again', async () => {
    const here = room(thinking())
    const session = sitDown(here, 'rulebook')
    const scene = await playUntil(session, here, randomOf(2), inDeal(1))
    fill(here.db)
    while (here.failures.length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
    clear(here.db)
    expect(String(here.failures)).toContain('disk full')
    expect(session.scene()).toEqual(scene)
    session.leave()
    const again = sitAgain(here, session.sitting)
    expect(again.scene()).toEqual(scene)
    await playUntil(again, here, randomOf(3), partieOver)
    expect(here.failures).toHaveLength(1)
  })
})
