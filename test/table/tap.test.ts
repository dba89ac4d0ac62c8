// A tap on everything that is shown, answered and asked in thirty whole parties: no card the eye
// may not know at that moment, no seed of a deal that is being played.
import { expect, test } from 'vitest'
import { ALL_PARTIES, LATEST_FIRST, SHELVES } from '../../src/shared/archive.ts'
import type { Answer, LogLine, News, Scene } from '../../src/shared/bridge.ts'
import type { CallName } from '../../src/shared/calls.ts'
import type { Hall } from '../../src/shared/hall.ts'
import type { Review } from '../../src/shared/review.ts'
import { findGame } from '../../src/main/engine/games/games.ts'
import type { DealRecord } from '../../src/main/engine/record.ts'
import type { WriteStore } from '../../src/main/store/open.ts'
import { DEFAULT_SETTINGS } from '../../src/shared/settings.ts'
import { saveSettings } from '../../src/main/store/settings.ts'
import type { DecisionPoint, AiClient } from '../../src/main/table/ai-client.ts'
import { randomOf } from '../store/played.ts'
import { type Room, answerNow, callsOf, recordOf, room, thinking } from './at-table.ts'
import { chosen, forbidden } from './choosing.ts'
import { cardsIn, cutOf, isEnded, knownIn, upTo } from './knowing.ts'

const PARTIES = process.env['CERCLE_LONG'] === 'yes' ? 200 : 30
const NONE: ReadonlySet<string> = new Set()

const expectKnown = (told: unknown, known: ReadonlySet<string>, where: string): void =>
  expect(
    cardsIn(told).filter((card) => !known.has(card)),
    where,
  ).toEqual([])

/** Lines of a log, each against what the seat knows of its deal. */
function expectLogKnown(log: readonly LogLine[], deals: readonly DealRecord[], seat: 0 | 1): void {
  for (const number of new Set(log.map(({ deal }) => deal))) {
    const lines = log.filter((line) => line.deal === number)
    expectKnown(lines, knownIn(deals.slice(0, number), seat), `log of deal ${number}`)
  }
}

const FOLDED = `SELECT json_extract(deal.value, '$.seed') FROM partie, json_each(partie.record, '$.deals') AS deal
  WHERE partie.id > ? AND json_extract(deal.value, '$.seed') IS NOT NULL`

/** Seeds of parties that are over, gathered as they end: their texts do not change. */
const folded = { last: 0, seeds: new Set<string>() }

/** The seeds of all deals: those in rows, and those in the texts of parties that are over. */
function allSeeds(db: WriteStore): readonly string[] {
  const last = db
    .prepare<[], number>('SELECT ifnull(max(id), 0) FROM partie WHERE record IS NOT NULL')
    .pluck()
    .get()
  if (last !== folded.last)
    for (const seed of db.prepare<[number], string>(FOLDED).pluck().all(folded.last))
      folded.seeds.add(seed)
  folded.last = last ?? 0
  const rows = db.prepare<[], string>('SELECT seed FROM deal WHERE seed IS NOT NULL').pluck().all()
  return [...folded.seeds, ...rows]
}

/**
 * The seeds of deals that are being played: last of an open partie, neither played out nor given
 * up.
 */
function playingSeeds(db: WriteStore): readonly string[] {
  const open = db
    .prepare<[], { sitting: number; seq: number }>(
      'SELECT sitting, seq FROM partie WHERE record IS NULL',
    )
    .all()
  return open.flatMap(({ sitting, seq }) => {
    const deal = recordOf(db, sitting).parties[seq - 1]?.deals.at(-1)
    return deal?.seed === undefined || isEnded(deal) ? [] : [deal.seed]
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
  const eye = view.eye === 1 ? 1 : 0
  expect(scene.people[eye]?.kind, 'the person looks').toBe('person')
  const known = knownIn(deals, eye)
  expectKnown(view, known, 'view')
  expectKnown(choices, known, 'choices')
  expectKnown(cut, cutOf(record, scene.partie), 'cut')
  expectKnown(rest, NONE, 'the rest of the scene')
  expectLogKnown(log, deals, eye)
  expectNoSeeds(scene, playingSeeds(db))
}

/** The step-by-step content of the person's own review. */
function expectReviewKnown({ line, cut, steps, log, options }: Review, db: WriteStore): void {
  const record = recordOf(db, line.sitting)
  const deals = record.parties[line.partie - 1]?.deals ?? []
  const moments = deals.flatMap((deal, index) =>
    [deal, ...deal.actions].map((_, step) => upTo(deals, index + 1, step)),
  )
  expect(steps).toHaveLength(moments.length)
  for (const [index, step] of steps.entries()) {
    const then = moments[index] ?? []
    expectKnown(step.view, knownIn(then, 0), `step ${index}`)
    expectLogKnown(log.slice(0, step.log), then, 0)
  }
  expectKnown(cut, cutOf(record, line.partie), 'cut')
  expectKnown([line, options], NONE, 'line and options')
  expectNoSeeds([line, steps, log], playingSeeds(db))
}

/**
 * A request to a thread holds nothing but what the seat of its view knows, and no seed of a deal.
 */
function expectAskedKnown(
  asked: DecisionPoint,
  db: WriteStore,
  sitting: number,
  by: 'person' | 'computer',
): void {
  const record = recordOf(db, sitting)
  const deals = record.parties.at(-1)?.deals ?? []
  expect(deals.length, 'asked without a deal').toBeGreaterThan(0)
  const seat = asked.view.eye === 1 ? 1 : 0
  expect(record.players[seat]?.kind).toBe(by)
  expectKnown([asked.view, asked.legal], knownIn(deals, seat), `what is asked for seat ${seat}`)
  expectKnown({ ...asked, view: 0, legal: 0 }, NONE, 'the rest of the question')
  expectNoSeeds(asked, allSeeds(db))
}

/**
 * The Hall names the packs, whole and in the order of their game whatever has been dealt, and no
 * card besides.
 */
function expectHallKnown({ games, ...rest }: Hall): void {
  for (const { pack, ...offer } of games) {
    const game = findGame(offer.id)
    expect(pack, offer.id).toEqual(game?.createPack(offer.presets[offer.preset] ?? {}))
    expectKnown(offer, NONE, `what ${offer.id} offers`)
  }
  expectKnown(rest, NONE, 'the rest of the Hall')
}

/** All answers about the archive and its writes: they name no card at all. */
const CARDLESS = [
  ...[
    'leaveTable',
    'saveSettings',
    'archiveSummary',
    'listParties',
    'countParties',
    'loadStandings',
    'loadCourse',
    'loadSheet',
    'loadStrength',
    'listEvenings',
  ],
  ...[
    'annotatePartie',
    'listPlaces',
    'trashParties',
    'listBackups',
    'backUp',
    'checkArchive',
    'exportParties',
    'exportStandings',
    'copyElsewhere',
  ],
]

test(`in ${PARTIES} parties nothing is shown, answered or asked that the eye may not know`, async () => {
  const inner = thinking()
  let [asked, sitting] = [0, 0]
  const tapped: AiClient = {
    ...inner,
    chooseAction(question) {
      asked += 1
      expectAskedKnown(question, here.db, sitting, 'computer')
      return inner.chooseAction(question)
    },
    computeHint(question) {
      asked += 1
      expectAskedKnown(question, here.db, sitting, 'person')
      return inner.computeHint(question)
    },
  }
  let scenes = 0
  const here: Room = room(tapped, (scene, db) => {
    scenes += 1
    expectSceneKnown(scene, db)
  })
  saveSettings(here.db, { ...DEFAULT_SETTINGS, pace: 'instant', name: 'Anna' })
  const told: News[] = []
  const calls = callsOf(here, { told: (news) => told.push(news) })
  const random = randomOf(30)

  /** Calls, and checks the answer. */
  function answer(name: CallName, ...args: unknown[]): Answer<unknown> {
    const said = answerNow(calls, name, args)
    look(said, name, args)
    return said
  }

  /** The same for what is answered later. */
  async function later(name: CallName, ...args: unknown[]): Promise<Answer<unknown>> {
    const said = await calls.handleCall(name, args)
    look(said, name, args)
    return said
  }

  function look(said: Answer<unknown>, name: CallName, args: readonly unknown[]): void {
    if (!said.ok) {
      expectKnown(said, NONE, `refused ${name}`)
      expectNoSeeds(said, allSeeds(here.db))
    } else if (name === 'loadHall') {
      expectHallKnown(said.value as Hall)
      expectNoSeeds(said, allSeeds(here.db))
    } else if (name === 'loadReview' && args[1] === 0)
      expectReviewKnown(said.value as Review, here.db)
    else if (CARDLESS.includes(name)) {
      expectKnown(said, NONE, name)
      expectNoSeeds(said, allSeeds(here.db))
    } else if (name !== 'loadReview') expectSceneKnown(said.value as Scene, here.db)
  }

  /** A hint names no card but one's own. */
  async function expectHintKnown(): Promise<void> {
    const record = recordOf(here.db, sitting)
    const said = await calls.handleCall('requestHint', [])
    const seat = record.players[1]?.kind === 'person' ? 1 : 0
    if (said.ok) expectKnown(said.value, knownIn(record.parties.at(-1)?.deals ?? [], seat), 'hint')
    expectNoSeeds(said, allSeeds(here.db))
  }

  /** Everything that could tell of a partie that is being played. */
  async function expectNothingElsewhere(): Promise<void> {
    const shown = { kind: 'kept', sitting, partie: 1 }
    const wish = { game: 'ecarte', person: 1, other: random.nextInt(2) === 0 ? null : 2 }
    for (const eye of ['open', 0, 1])
      expect(await later('loadReview', shown, eye)).toEqual({
        ok: false,
        refused: { code: 'notNow' },
      })
    await later('startPractice', shown, random.nextInt(4), random.nextInt(2), 'rulebook')
    await later('archiveSummary')
    for (const shelf of SHELVES)
      await later('listParties', { ...ALL_PARTIES, shelf }, 0, 500, LATEST_FIRST)
    await later('countParties', ALL_PARTIES)
    await later('listPlaces', ALL_PARTIES)
    await later('loadStandings', wish)
    await later('loadCourse', wish)
    await later('loadSheet', wish, 0, 100)
    await later('listEvenings', 0, 500)
    await later('annotatePartie', sitting, 1, 'to be played on', ['open'])
    await later('trashParties', [[sitting, 1]], true)
    await later(
      'listParties',
      { ...ALL_PARTIES, shelf: 'trash', search: 'open' },
      0,
      500,
      LATEST_FIRST,
    )
    await later('trashParties', [[sitting, 1]], false)
    for (const [name, ...args] of [
      ['analysePartie', shown] as const,
      ['considerStep', shown, random.nextInt(20)] as const,
    ]) {
      const said = await calls.handleCall(name, args)
      expect(said).toEqual({ ok: false, refused: { code: 'notNow' } })
    }
  }

  /** Plays the person's part to the end of the partie. */
  async function playOut(): Promise<void> {
    for (let turn = 0; ; turn += 1) {
      const said = await calls.handleCall('resumeTable', [sitting])
      if (turn % 5 === 0) look(said, 'resumeTable', [sitting])
      if (!said.ok) throw new Error(JSON.stringify(said.refused))
      const scene = said.value as Scene
      if (scene.awaits === 'partie') return
      if (turn % 25 === 0) {
        await expectNothingElsewhere()
        continue
      }
      const wrong = forbidden(scene)
      for (let n = 0; n < 3; n += 1) answer('act', wrong[random.nextInt(wrong.length)], false)
      if (random.nextInt(60) === 0) answer('leaveTable')
      else if (scene.awaits === 'deal') answer('dealCards', scene.packets[0] ?? null)
      else if (scene.view.turn !== scene.view.eye) await here.next()
      else if (random.nextInt(20) === 0) await expectHintKnown()
      else if (random.nextInt(80) === 0)
        answer('giveUp', random.nextInt(2) === 0 ? 'deal' : 'partie')
      else answer('act', chosen(scene, random), false)
    }
  }

  /** Sits down at a new table; who may speak out of turn is asked before the call is answered. */
  const sit = async (name: CallName, ...args: unknown[]): Promise<void> => {
    sitting = Number(here.db.prepare('SELECT ifnull(max(id), 0) + 1 FROM sitting').pluck().get())
    const said = await calls.handleCall(name, args)
    if (!said.ok) throw new Error(JSON.stringify(said.refused))
    const scene = said.value as Scene
    expect(scene.sitting).toBe(sitting)
    expectSceneKnown(scene, here.db)
  }

  for (let partie = 1; partie <= PARTIES; partie += 1) {
    const preset =
      partie % 10 === 4 ? 'strict' : (['club', 'classic', 'casual', 'turf'][partie % 4] ?? 'club')
    const level = partie % 3 === 0 ? 'random' : preset === 'strict' ? 'novice' : 'rulebook'
    await later('loadHall')
    await sit('startTable', {
      game: 'ecarte',
      level,
      preset,
      options: preset === 'strict' ? { slipRate: 'often' } : {},
    })
    await playOut()
    const shown = { kind: 'kept', sitting, partie: 1 }
    const past = await later('loadReview', shown, 0)
    if (!past.ok) throw new Error(JSON.stringify(past.refused))
    const positions = (past.value as Review).steps.filter(({ view }) => view.outcome === null)
    answer('leaveTable')
    if (partie % 5 !== 0) continue
    // practice hides cards like any other table, from either seat
    const step = random.nextInt(Math.min(12, positions.length))
    await sit('startPractice', shown, step, partie % 2, level)
    await playOut()
    answer('leaveTable')
  }
  for (const name of ['checkArchive', 'backUp'] as const)
    look(await calls.handleCall(name, []), name, [])
  expectKnown(told, NONE, 'what is told unasked')
  expectNoSeeds(told, allSeeds(here.db))
  calls.close()
  expect(here.failures).toEqual([])
  expect(scenes).toBeGreaterThan(PARTIES * 10)
  expect(asked).toBeGreaterThan(PARTIES * 4)
}, 180_000)
