// A tap on everything that is shown, answered and asked in thirty whole parties: no card the eye may not know at that
// moment, no seed of a deal that is being played.
import { expect, test } from 'vitest'
import type { Answer, CallName, LogLine, Review, Scene } from '../../src/shared/bridge.ts'
import type { DealRecord } from '../../src/main/engine/record.ts'
import type { WriteStore } from '../../src/main/store/open.ts'
import { saveSettings } from '../../src/main/store/settings.ts'
import type { Asked, Thinking } from '../../src/main/table/thinking.ts'
import { randomOf } from '../store/played.ts'
import { type Room, answerNow, callsOf, recordOf, room, thinking } from './at-table.ts'
import { chosen, forbidden } from './choosing.ts'
import { cardsIn, cutOf, knownOf, upTo } from './knowing.ts'

const PARTIES = process.env['CERCLE_LONG'] === 'yes' ? 200 : 30
const COACH = { hints: true, tutor: 0, judges: true } as const
const NONE: ReadonlySet<string> = new Set()

const expectKnown = (told: unknown, known: ReadonlySet<string>, where: string): void =>
  expect(
    cardsIn(told).filter((card) => !known.has(card)),
    where,
  ).toEqual([])

/** Lines of a log, each against what the seat knows of its deal. */
function expectLogKnown(log: readonly LogLine[], deals: readonly DealRecord[], seat: 0 | 1): void {
  for (const number of new Set(log.map(({ deal }) => deal))) {
    const deal = deals[number - 1]
    const lines = log.filter((line) => line.deal === number)
    expectKnown(lines, deal === undefined ? NONE : knownOf(deal, seat), `log of deal ${number}`)
  }
}

const allSeeds = (db: WriteStore): readonly string[] => db.prepare<[], string>('SELECT seed FROM deal').pluck().all()

/** The seeds of deals that are being played: last of an open partie, neither played out nor given up. */
function playingSeeds(db: WriteStore): readonly string[] {
  const open = db
    .prepare<[], { sitting: number; partie: number }>('SELECT sitting, partie FROM partie_fact WHERE winner IS NULL')
    .all()
  return open.flatMap(({ sitting, partie }) => {
    const deal = recordOf(db, sitting).parties[partie - 1]?.deals.at(-1)
    const played = deal?.actions.filter((action) => action.do === 'play').length ?? 0
    const ended = played === 10 || deal?.actions.some((action) => action.do === 'giveUpDeal')
    return deal?.seed === undefined || ended === true ? [] : [deal.seed]
  })
}

function expectNoSeeds(told: unknown, seeds: readonly string[]): void {
  const text = JSON.stringify(told)
  expect(
    seeds.filter((seed) => text.includes(seed)),
    'seeds',
  ).toEqual([])
}

/** The scene last looked at: one that is answered has mostly been shown just before. */
let looked = ''

/** A scene, part by part, against what the person knows at this moment. */
function expectSceneKnown(scene: Scene, db: WriteStore): void {
  const text = JSON.stringify(scene)
  if (text === looked) return
  looked = text
  const record = recordOf(db, scene.sitting)
  const deals = record.parties[scene.partie - 1]?.deals ?? []
  const { view, choices, log, cut, ...rest } = scene
  const now = deals.at(-1)
  const known = now === undefined ? NONE : knownOf(now, 0)
  expectKnown(view, known, 'view')
  expectKnown(choices, known, 'choices')
  expectKnown(cut, cutOf(record, scene.partie), 'cut')
  expectKnown(rest, NONE, 'the rest of the scene')
  expectLogKnown(log, deals, 0)
  expectNoSeeds(scene, playingSeeds(db))
}

/** What the person's own review shows, step by step. */
function expectReviewKnown({ line, cut, steps, log, options }: Review, db: WriteStore): void {
  const record = recordOf(db, line.sitting)
  const deals = record.parties[line.partie - 1]?.deals ?? []
  const moments = deals.flatMap((deal, index) => [deal, ...deal.actions].map((_, step) => upTo(deals, index + 1, step)))
  expect(steps).toHaveLength(moments.length)
  for (const [index, step] of steps.entries()) {
    const then = moments[index] ?? []
    const last = then.at(-1)
    expectKnown(step.view, last === undefined ? NONE : knownOf(last, 0), `step ${index}`)
    expectLogKnown(log.slice(0, step.log), then, 0)
  }
  expectKnown(cut, cutOf(record, line.partie), 'cut')
  expectKnown([line, options], NONE, 'line and options')
  expectNoSeeds([line, steps, log], playingSeeds(db))
}

/** What a computer player is asked holds nothing but what its seat knows, and no seed of a deal. */
function expectAskedKnown(asked: Asked, db: WriteStore, seat: 0 | 1): void {
  const { sitting } = db
    .prepare<[], { sitting: number }>('SELECT sitting FROM partie_fact ORDER BY changed_at DESC LIMIT 1')
    .get() ?? { sitting: 0 }
  const deal = recordOf(db, sitting).parties.at(-1)?.deals.at(-1)
  if (deal === undefined) throw new Error('asked without a deal')
  expect(asked.view.eye).toBe(seat)
  expectKnown([asked.view, asked.legal], knownOf(deal, seat), `what is asked for seat ${seat}`)
  expectKnown({ ...asked, view: 0, legal: 0 }, NONE, 'the rest of the question')
  expectNoSeeds(asked, allSeeds(db))
}

test(`in ${PARTIES} parties nothing is shown, answered or asked that the eye may not know`, async () => {
  const inner = thinking()
  let asked = 0
  const tapped: Thinking = {
    ...inner,
    ask(question) {
      asked += 1
      expectAskedKnown(question, here.db, 1)
      return inner.ask(question)
    },
    hint(question) {
      asked += 1
      expectAskedKnown(question, here.db, 0)
      return inner.hint(question)
    },
  }
  let scenes = 0
  const here: Room = room(tapped, (scene, db) => {
    scenes += 1
    expectSceneKnown(scene, db)
  })
  saveSettings(here.db, { language: 'system', pace: 'instant', name: 'Anna', coach: COACH })
  const calls = callsOf(here)
  const random = randomOf(30)

  /** Asks, and looks at what is answered. */
  function answer(name: CallName, ...args: unknown[]): Answer<unknown> {
    const said = answerNow(calls, name, args)
    if (!said.ok) {
      expectKnown(said, NONE, `refused ${name}`)
      expectNoSeeds(said, allSeeds(here.db))
    } else if (name === 'review' && args[2] === 'own') expectReviewKnown(said.value as Review, here.db)
    else if (['hall', 'leave', 'saveSettings'].includes(name)) {
      expectKnown(said, NONE, name)
      expectNoSeeds(said, allSeeds(here.db))
    } else if (name !== 'review') expectSceneKnown(said.value as Scene, here.db)
    return said
  }

  /** A hint names no card but one's own. */
  async function expectHintKnown(sitting: number): Promise<void> {
    const deal = recordOf(here.db, sitting).parties.at(-1)?.deals.at(-1)
    const said = await calls.answer('hint', [])
    if (said.ok && deal !== undefined) expectKnown(said.value, knownOf(deal, 0), 'hint')
    expectNoSeeds(said, allSeeds(here.db))
  }

  for (let partie = 1; partie <= PARTIES; partie += 1) {
    const preset = ['club', 'classic', 'casual', 'turf'][partie % 4] ?? 'club'
    const level = partie % 3 === 0 ? 'random' : 'rulebook'
    answer('hall')
    const sat = answer('sit', { game: 'ecarte', level, preset, options: {} })
    if (!sat.ok) throw new Error(JSON.stringify(sat.refused))
    const { sitting } = sat.value as Scene
    for (let turn = 0; ; turn += 1) {
      const said = turn % 5 === 0 ? answer('resume', sitting) : answerNow(calls, 'resume', [sitting])
      if (!said.ok) throw new Error(JSON.stringify(said.refused))
      const scene = said.value as Scene
      if (scene.awaits === 'partie') break
      const wrong = forbidden(scene)
      for (let n = 0; n < 3; n += 1) answer('act', wrong[random.below(wrong.length)], false)
      if (random.below(60) === 0) answer('leave')
      else if (scene.awaits === 'deal') answer('deal', scene.packets[0] ?? null)
      else if (scene.view.turn !== 0) await here.next()
      else if (random.below(20) === 0) await expectHintKnown(sitting)
      else if (random.below(80) === 0) answer('giveUp', random.below(2) === 0 ? 'deal' : 'partie')
      else answer('act', chosen(scene, random), false)
      if (turn % 5 === 0) answer('review', sitting, 1, 'open')
    }
    expect(answer('review', sitting, 1, 'own').ok).toBe(true)
    answer('leave')
  }
  calls.close()
  expect(here.failures).toEqual([])
  expect(scenes).toBeGreaterThan(PARTIES * 10)
  expect(asked).toBeGreaterThan(PARTIES * 4)
})
