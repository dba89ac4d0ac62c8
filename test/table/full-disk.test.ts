// A data file that takes no more: nothing is shown that was not stored, and the table goes on when
// it takes writes again.
import { describe, expect, test } from 'vitest'
import type { Answer, Scene } from '../../src/shared/bridge.ts'
import type { WriteStore } from '../../src/main/store/open.ts'
import { dump } from '../store/places.ts'
import { randomOf } from '../store/played.ts'
import { chosen } from './choosing.ts'
import {
  callsOf,
  partieOver,
  playUntil,
  recordOf,
  room,
  sitAgain,
  sitDown,
  thinking,
} from './at-table.ts'

/** Makes every write fail that changes the story of a partie. */
const fill = (db: WriteStore): unknown =>
  db.exec(
    "CREATE TRIGGER full BEFORE UPDATE ON partie_fact BEGIN SELECT RAISE(ABORT, 'disk full'); END",
  )
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
      const [scene, rows, shown] = [session.getScene(), dump(here.db), here.shown.length]
      fill(here.db)
      expect(what).toThrow('disk full')
      clear(here.db)
      expect([session.getScene(), dump(here.db), here.shown.length]).toEqual([scene, rows, shown])
    }
    expectNothing(() => session.dealCards(null))
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
    expect(session.getScene()).toEqual(scene)
    session.close()
    const again = sitAgain(here, session.sitting)
    expect(again.getScene()).toEqual(scene)
    await playUntil(again, here, randomOf(3), partieOver)
    expect(here.failures).toHaveLength(1)
  })

  test('of SQLite’s own is reported as such, and the partie ends as soon as there is space again', async () => {
    const here = room(thinking())
    const session = sitDown(here, 'random')
    const calls = callsOf(here)
    let told = 0
    for (let partie = 1; told === 0; partie += 1) {
      expect(partie).toBeLessThan(12)
      const sitting = partie === 1 ? session : sitAgain(here, session.sitting)
      await playUntil(
        sitting,
        here,
        randomOf(partie),
        ({ log, awaits }) => log.length > 12 && awaits === null,
      )
      sitting.close()
      const { value: scene } = granted(await calls.handleCall('resumeTable', [session.sitting]))
      const spacious = takeAllSpace(here.db)
      const before = dump(here.db)
      // the whole partie becomes one text: now and then that takes a page
      const answer = await calls.handleCall('giveUp', ['partie'])
      if (!answer.ok) {
        told += 1
        expect(answer.refused).toEqual({ code: 'full' })
        expect(dump(here.db)).toBe(before)
        expect(granted(await calls.handleCall('resumeTable', [session.sitting])).value).toEqual(
          scene,
        )
        spacious()
        granted(await calls.handleCall('giveUp', ['partie']))
      }
      spacious()
      expect(recordOf(here.db, session.sitting).parties.at(-1)?.sha256).toBeDefined()
      granted(await calls.handleCall('startNextPartie', []))
      await calls.handleCall('leaveTable', [])
    }
  })
})

/** No page is left in the file, and it may not grow; the answer gives it space again. */
function takeAllSpace(db: WriteStore): () => void {
  db.exec('CREATE TABLE IF NOT EXISTS ballast (id INTEGER PRIMARY KEY, bytes BLOB) STRICT')
  db.pragma(`max_page_count = ${String(db.pragma('page_count', { simple: true }))}`)
  expect(() => {
    for (;;) db.exec('INSERT INTO ballast (bytes) VALUES (zeroblob(4000))')
  }).toThrow(/full/)
  return () => void db.pragma('max_page_count = 1073741823')
}

function granted(answer: Answer<unknown>): { readonly value: unknown } {
  if (!answer.ok) throw new Error(`refused: ${answer.refused.code}`)
  return answer
}
