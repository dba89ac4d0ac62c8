// A computer player that fails or exceeds its time: the partie goes on with the rule book's choice,
// and the log says so.
import { describe, expect, test } from 'vitest'
import type { LogLine, Scene } from '../../src/shared/bridge.ts'
import type { AnyAction } from '../../src/shared/view.ts'
import { type ReplayStep, replayRecord } from '../../src/main/engine/replay.ts'
import type { AiClient } from '../../src/main/table/ai-client.ts'
import { randomOf } from '../store/played.ts'
import {
  type Room,
  ecarte,
  mind,
  playUntil,
  recordOf,
  room,
  sitAgain,
  sitDown,
  thinking,
  thinksBy,
} from './at-table.ts'
import { expectConsistent } from './consistent.ts'

const COMPUTER = 1
const QUICK = 60

const standIns = (log: readonly LogLine[]): number =>
  log.filter((line) => line.kind === 'standIn').length
const twoDeals = ({ view, awaits }: Scene): boolean =>
  awaits === 'partie' || (awaits === 'deal' && view.deals >= 2)

/** The actions of the computer player with the state before each. */
function computerActions({ db }: Room, sitting: number): readonly ReplayStep[] {
  const moments: ReplayStep[] = []
  const played = replayRecord(recordOf(db, sitting), (moment) => {
    if (moment.action?.seat === COMPUTER) moments.push(moment)
  })
  expect(played).toHaveProperty('replay')
  return moments
}

/** The action of the rule book in its place. */
const byTheBook = ({ before }: ReplayStep): AnyAction | null =>
  mind.chooseByBook?.(ecarte.viewFor(before, COMPUTER), ecarte.legalActions(before, COMPUTER)) ??
  null

/**
 * Plays two deals and checks that every action of the computer was the rule book's choice and
 * reported as such.
 */
async function expectTheBookStandsIn(thinks: AiClient): Promise<void> {
  const here = room(thinks, (scene) => expectConsistent(scene, here.shown.at(-2) ?? null))
  const session = sitDown(here, 'random')
  const scene = await playUntil(session, here, randomOf(3), twoDeals)
  session.close()
  expect(here.failures).toEqual([])
  const done = computerActions(here, session.sitting)
  expect(done.length).toBeGreaterThan(2)
  for (const moment of done) {
    const { seat: _, at: __, standIn, ...action } = moment.action ?? { seat: 0, do: '' }
    expect({ standIn, action }).toEqual({ standIn: true, action: byTheBook(moment) })
  }
  expect(standIns(scene.log)).toBe(done.length)
  const again = sitAgain(
    { db: here.db, company: { ...here.company, aiClient: thinking() } },
    session.sitting,
  )
  again.close()
  expect(again.getScene(), 'also after resuming').toEqual(scene)
}

describe('a thinking thread', () => {
  test.each([
    ['never answers', '', QUICK],
    ['thinks for ever', 'for (;;) {}', QUICK],
    ['answers too late', `setTimeout(() => say({ id, place: 0 }), ${QUICK * 4})`, QUICK],
    ['says that it failed', "say({ id, failed: 'no idea' })", 5_000],
    ['throws', "throw new Error('no idea')", 5_000],
    ['ends', 'process.exit(3)', 5_000],
    ['ends without a word of error', 'process.exit(0)', 5_000],
    ['chooses nothing on its turn', 'say({ id, place: null })', 5_000],
    ['chooses what may not be done', 'say({ id, place: 999 })', 5_000],
    ['chooses what is no place', 'say({ id, place: -1 })', 5_000],
    ['chooses half a place', 'say({ id, place: 0.5 })', 5_000],
    ['answers another question', 'say({ id: id + 1, place: 0 })', QUICK],
  ])('that %s leaves the choice to the rule book', async (_, body, limit) => {
    await expectTheBookStandsIn(thinksBy(body, limit))
  })

  test('that cannot even be started leaves the choice to the rule book', async () => {
    await expectTheBookStandsIn(thinking(new URL('./no-such-thinker.ts', import.meta.url)))
    await expectTheBookStandsIn(thinking(new URL('data:text/javascript,no program(')))
  })

  test('that answers twice is heard once', async () => {
    const here = room(thinksBy('say({ id, place: 0 }); say({ id, place: 1 })', 5_000))
    const session = sitDown(here, 'random')
    const scene = await playUntil(session, here, randomOf(4), twoDeals)
    expect(here.failures).toEqual([])
    expect(standIns(scene.log)).toBe(0)
    for (const moment of computerActions(here, session.sitting)) {
      const { seat: _, at: __, ...action } = moment.action ?? { seat: 0, do: '' }
      expect(action).toEqual(ecarte.legalActions(moment.before, COMPUTER)[0])
    }
  })

  test('that failed once is restarted and plays on itself', async () => {
    const once = "if (id === 1) throw new Error('once'); say({ id, place: 0 })"
    const here = room(thinksBy(once, 5_000))
    const session = sitDown(here, 'random')
    const scene = await playUntil(session, here, randomOf(5), twoDeals)
    expect(here.failures).toEqual([])
    expect(standIns(scene.log)).toBeLessThanOrEqual(1)
    expect(computerActions(here, session.sitting).length).toBeGreaterThan(2)
  })

  test('that is closed answers no more and harms nothing', async () => {
    const thinks = thinking()
    await thinks.close()
    await thinks.close()
  })
})

describe('the player that acts for the computer', () => {
  const asking = (ask: AiClient['chooseAction']): AiClient => ({ ...thinking(), chooseAction: ask })

  test('and rejects, leaves the choice to the rule book', async () => {
    await expectTheBookStandsIn(asking(() => Promise.reject(new Error('no idea'))))
  })

  test('and answers an action that is not allowed, leaves the choice to the rule book', async () => {
    await expectTheBookStandsIn(
      asking(() => Promise.resolve({ do: 'discard', cards: ['7S', '7S'] })),
    )
  })

  test('and answers a card it does not hold, leaves the choice to the rule book', async () => {
    await expectTheBookStandsIn(
      asking(({ view }) => Promise.resolve({ do: 'play', card: view.turnUp ?? 'KH' })),
    )
  })

  test('and says nothing on its turn, leaves the choice to the rule book', async () => {
    await expectTheBookStandsIn(asking(() => Promise.resolve(null)))
  })

  test('is not told whose failure it was if it could merely have spoken out of turn', async () => {
    const here = room(
      asking(({ onTurn, legal }) =>
        onTurn ? Promise.resolve(legal.at(-1) ?? null) : Promise.reject(new Error('no idea')),
      ),
    )
    const session = sitDown(here, 'random')
    const random = randomOf(6)
    for (let partie = 1; partie <= 3; partie += 1) {
      const scene = await playUntil(session, here, random, ({ awaits }) => awaits === 'partie')
      expect(standIns(scene.log)).toBe(0)
      session.startNextPartie()
    }
    expect(here.failures).toEqual([])
  })
})
