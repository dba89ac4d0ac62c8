// What leaves a person no decision is done for them: forced cards as they wish it, and questions
// with one answer. What is done could be done by themselves, and tells nothing to anybody.
import { describe, expect, test } from 'vitest'
import type { Scene } from '../../src/shared/bridge.ts'
import type { CallArguments, CallName } from '../../src/shared/calls.ts'
import { DEFAULT_SETTINGS, type ForcedCards } from '../../src/shared/settings.ts'
import { requireValue } from '../../src/shared/card.ts'
import { GAMES, findGame } from '../../src/main/engine/games/games.ts'
import { type ReplayStep, replayRecord } from '../../src/main/engine/replay.ts'
import { saveSettings } from '../../src/main/store/settings.ts'
import { listUndoneActions } from '../../src/main/store/taken-back.ts'
import { randomOf } from '../store/played.ts'
import { type Room, callsOf, recordOf, room, sitAgain, sitDown, thinking } from './at-table.ts'
import { chosen } from './choosing.ts'

/** A table of any game through the calls of the window, as the settings have it. */
function tableOf(forcedCards: ForcedCards) {
  const seen: Scene[] = []
  const here = room(thinking(), (shown) => void seen.push(shown))
  saveSettings(here.db, { ...DEFAULT_SETTINGS, pace: 'instant', forcedCards })
  const calls = callsOf(here)
  async function scene<N extends CallName>(name: N, ...args: CallArguments<N>): Promise<Scene> {
    const given = await Promise.resolve(calls.handleCall(name, args))
    if (!given.ok) throw new Error(JSON.stringify(given.refused))
    return given.value as Scene // the scene of a table is what these calls answer
  }
  return { here, seen, calls, scene }
}

type Table = ReturnType<typeof tableOf>

const isForcedCard = ({ choices }: Scene): boolean =>
  choices.length === 1 && choices[0]?.kind === 'card'

/** Plays these deals; returns the last scene, and how often the person had to act. */
async function playDeals(
  { here, scene }: Table,
  begun: Scene,
  deals: number,
  leaves: (scene: Scene) => boolean,
): Promise<{ readonly end: Scene; readonly acts: number }> {
  const random = randomOf(deals)
  let now = begun
  let acts = 0
  while (now.awaits !== 'partie' && !(now.awaits === 'deal' && now.view.deals === deals)) {
    const mine = now.view.turn !== null && now.view.turn === now.view.eye
    const action = mine && !leaves(now) ? chosen(now, random) : null
    if (now.awaits === 'deal') now = await scene('dealCards', now.packets[0] ?? null)
    else if (now.curtain !== null && !leaves(now)) now = await scene('uncover')
    else if (action === null) now = await here.next()
    else {
      acts += 1
      now = await scene('act', action, true)
    }
  }
  return { end: now, acts }
}

/** Every action of a person on turn, with the number of those they could choose from. */
function decisionsIn({ db }: Room, { sitting, people, view }: Scene) {
  const game = requireValue(findGame(view.game) ?? undefined)
  const made: { readonly moment: ReplayStep; readonly legal: number; readonly held: number }[] = []
  replayRecord(recordOf(db, sitting), (moment) => {
    const { action, before } = moment
    if (action === null || people[action.seat]?.kind !== 'person') return
    if (game.seatToPlay(before) !== action.seat) return
    const legal = game.legalActions(before, action.seat).length
    const hand = game.viewFor(before, action.seat).hands[action.seat] ?? 0
    made.push({ moment, legal, held: typeof hand === 'number' ? hand : hand.length })
  })
  return made
}

/** Deals until every kind of question has come up. */
const DEALS: Readonly<Record<string, number>> = { ecarte: 12, hundertspiel: 12 }
const TABLES = [
  ...GAMES.map(({ id, preset }) => ({ game: id, preset, deals: DEALS[id] ?? 4 })),
  { game: 'hundertspiel', preset: 'three', deals: 12 },
]

const isQuestion = ({ moment }: { readonly moment: ReplayStep }): boolean =>
  moment.action?.do !== 'play'
const setup = { level: 'random', options: {} }

describe.each(TABLES)('at $game ($preset)', ({ game, preset, deals }) => {
  test('a person who has forced cards always played acts as often as they have a choice', async () => {
    const table = tableOf('always')
    const begun = await table.scene('startTable', { ...setup, game, preset })
    const { end, acts } = await playDeals(table, begun, deals, isForcedCard)
    const made = decisionsIn(table.here, end)
    expect(acts).toBe(made.filter(({ legal }) => legal > 1).length)
    expect(made.length).toBeGreaterThan(acts)
  })

  test('a question with one answer is not asked, and the log says so, also when it is resumed', async () => {
    const table = tableOf('off')
    const begun = await table.scene('startTable', { ...setup, game, preset })
    const { end, acts } = await playDeals(table, begun, deals, () => false)
    const made = decisionsIn(table.here, end)
    const unasked = made.filter((one) => isQuestion(one) && one.legal === 1)
    expect(acts).toBe(made.length - unasked.length)
    const offered = table.seen.filter(({ choices, view }) => {
      const [choice, another] = choices
      return view.turn === view.eye && choice?.kind === 'button' && another === undefined
    })
    expect(offered).toEqual([])
    const notes = end.log.filter(({ kind }) => kind === 'onlyAnswer')
    expect(notes).toHaveLength(unasked.length)
    if (preset === 'three') expect(notes.length).toBeGreaterThan(0)
    if (end.awaits === 'partie') return
    table.calls.handleCall('leaveTable', [])
    expect((await table.scene('resumeTable', end.sitting)).log).toEqual(end.log)
  })
})

const isLastCard = ({ view }: Scene): boolean => {
  const hand = typeof view.eye === 'number' ? view.hands[view.eye] : 0
  return typeof hand === 'object' && hand.length === 1
}

test('at first only the last card of a hand is played for a person', async () => {
  const table = tableOf(DEFAULT_SETTINGS.forcedCards)
  const begun = await table.scene('startTable', { ...setup, game: 'whist', preset: 'standard' })
  const { end, acts } = await playDeals(table, begun, 4, isLastCard)
  const made = decisionsIn(table.here, end)
  expect(made.some(({ legal, held }) => legal === 1 && held > 1)).toBe(true)
  expect(acts).toBe(made.filter(({ held }) => held > 1).length)
})

describe('nothing is forced', () => {
  test.each([
    ['whist', { irregularities: true }],
    ['hundertspiel', { irregularities: true }],
    ['ecarte', { irregularities: true }],
  ] as const)('at %s where irregularities are played', async (game, options) => {
    const table = tableOf('always')
    const preset = requireValue(findGame(game) ?? undefined).preset
    const begun = await table.scene('startTable', { level: 'random', game, preset, options })
    const { end, acts } = await playDeals(table, begun, 2, () => false)
    expect(acts).toBe(decisionsIn(table.here, end).length)
    expect(end.log.some(({ kind }) => kind === 'onlyAnswer')).toBe(false)
  })

  test.each(TABLES.filter(({ game }) => game !== 'scotch-whist'))(
    'at $game ($preset) where a second person looks on, but for the last card, which all know of',
    async ({ game, preset }) => {
      const table = tableOf('always')
      const persons = ['Anna', 'Bertha']
      const begun = await table.scene('startTable', { ...setup, game, preset, persons })
      const isLast = ({ view }: Scene): boolean =>
        view.hands.every((hand) => (typeof hand === 'number' ? hand : hand.length) <= 1)
      const { end, acts } = await playDeals(table, begun, 3, isLast)
      const made = decisionsIn(table.here, end)
      expect(acts).toBe(made.filter((one) => isQuestion(one) || one.held > 1).length)
      expect(made.some(({ held }) => held === 1)).toBe(true)
    },
  )
})

test('an undo steps over a forced card to the last free decision, also when the table is resumed', async () => {
  for (let seed = 1; ; seed += 1) {
    const here = room(thinking())
    const session = sitDown(
      { ...here, company: { ...here.company, forced: () => 'always' } },
      'random',
    )
    const random = randomOf(seed)
    let before = session.getScene()
    let now = before
    let free = before
    while (now.awaits !== 'partie') {
      const isOwn = now.view.turn === 0 && !isForcedCard(now) && now.choices.length > 0
      // the card before this one was played for the person, after one of their own
      if (now.mayTakeBack && before.view.turn === 0 && isForcedCard(before)) break
      if (isOwn) free = now
      before = now
      if (now.awaits === 'deal') session.dealCards(now.packets[0] ?? null)
      else if (isOwn) session.act(requireValue(chosen(now, random) ?? undefined))
      else await here.next()
      now = session.getScene()
    }
    if (now.awaits === 'partie') {
      session.close()
      continue
    }
    const record = recordOf(here.db, session.sitting)
    const resumed = sitAgain(here, session.sitting)
    expect(resumed.getScene().mayTakeBack).toBe(true)
    resumed.close()
    expect(session.undo()).toBe(true)
    const { view, choices } = session.getScene()
    expect({ view, choices }).toEqual({ view: free.view, choices: free.choices })
    const actions = record.parties.at(-1)?.deals.at(-1)?.actions ?? []
    const place = { sitting: session.sitting, partie: 1 }
    expect(listUndoneActions(here.db, place)).toHaveLength(2)
    expect(recordOf(here.db, session.sitting).parties.at(-1)?.deals.at(-1)?.actions).toEqual(
      actions.slice(0, -2),
    )
    session.close()
    return
  }
})

test('a forced card comes after the usual pause, and carries the hint that was asked for', async () => {
  const here = room(thinking())
  const company = { ...here.company, forced: () => 'always' as const }
  const session = sitDown({ ...here, company: { ...company, pace: () => 'fast' } }, 'random')
  const random = randomOf(5)
  let now = session.getScene()
  while (!(now.view.turn === 0 && isForcedCard(now) && isLastCard(now))) {
    if (now.awaits === 'deal') session.dealCards(now.packets[0] ?? null)
    else if (now.view.turn === 0 && now.choices.length > 0 && !isForcedCard(now))
      session.act(requireValue(chosen(now, random) ?? undefined))
    else await here.next()
    now = session.getScene()
  }
  session.noteHint()
  const since = performance.now()
  const { moment } = now
  while (session.getScene().moment === moment) await here.next()
  expect(performance.now() - since).toBeGreaterThan(300)
  const actions = recordOf(here.db, session.sitting).parties.at(-1)?.deals.at(-1)?.actions ?? []
  expect(actions.findLast(({ seat }) => seat === 0)).toMatchObject({ do: 'play', hint: true })
})
