// The guided deals: every lesson goes through the engine to its end, asks only for what is allowed,
// and has words in every language.
import { describe, expect, test } from 'vitest'
import { GAMES, jeuDeRegle } from '../../src/main/engine/games/games.ts'
import { listNotes } from '../../src/main/engine/games/lesson.ts'
import { suitOf } from '../../src/shared/card.ts'
import { answerNow, callsOf, room, thinking } from '../table/at-table.ts'
import type { Answer, Scene } from '../../src/shared/bridge.ts'
import { DEFAULT_SETTINGS } from '../../src/shared/settings.ts'
import { taught, told } from './told.ts'

const TAUGHT = await taught()

test('every game has a guided deal', () => {
  expect(TAUGHT.map(([id]) => id)).toEqual(GAMES.map(({ id }) => id))
})

describe.each(TAUGHT)('the lesson of %s', (_, game, lesson) => {
  test('replays through the engine to its end', () => {
    const { moments } = told(game, lesson)
    expect(moments.length).toBeGreaterThan(2)
  })

  test('has each note once', () => {
    const notes = listNotes(lesson)
    expect(new Set(notes).size).toBe(notes.length)
  })
})

test('the partie of Écarté ends five to one, and has the king, the point, the refused hand and every duty of E-21', () => {
  const [, game, lesson] = TAUGHT.find(([id]) => id === 'ecarte') ?? []
  if (!game || !lesson) throw new Error('no lesson')
  const { end, moments } = told(game, lesson)
  expect(end.score).toEqual([5, 1])
  expect(game.findOutcome(end)).toEqual({ winner: 0, value: 2 })
  const duties = ['beat', 'follow', 'trump'].map(
    (note) => moments.find((one) => one.note === note)?.legal.length,
  )
  expect(duties).toEqual([1, 1, 1])
  // what is proposed and accepted is no jeu de règle
  for (const { deal } of lesson.deals)
    expect(jeuDeRegle(deal.hands[0] ?? [], suitOf(deal.turnUp ?? 'KS'))).toBeNull()
})

const sceneIn = (answer: Answer<unknown>): Scene => {
  if (!answer.ok) throw new Error(answer.refused.code)
  return answer.value as Scene
}

test('at the real table: what the lesson does not want is refused kindly, what the rules forbid by its rule, and nothing is stored', async () => {
  const here = room(thinking())
  const calls = callsOf(here)
  const ask = (name: string, ...args: readonly unknown[]): Answer<unknown> =>
    answerNow(calls, name, args)
  ask('saveSettings', { ...DEFAULT_SETTINGS, pace: 'instant' })
  const first = sceneIn(await calls.handleCall('startLesson', ['ecarte', null]))
  expect(first).toMatchObject({ practice: true, awaits: 'deal', lesson: { note: 'cards' } })
  expect(first.sitting).toBeLessThan(0)
  const dealt = sceneIn(ask('dealCards', null))
  expect(dealt.lesson).toMatchObject({ note: 'propose', asks: { do: 'propose' } })
  expect(ask('act', { do: 'stand' }, false)).toEqual({ ok: false, refused: { code: 'lesson' } })
  expect(ask('act', { do: 'announceKing' }, false)).toMatchObject({ refused: { code: 'breach' } })
  expect(ask('giveUp', 'partie')).toMatchObject({ ok: false })
  const wait = here.next()
  sceneIn(ask('act', { do: 'propose' }, false))
  const accepted = await wait
  expect(accepted.sitting).toBe(first.sitting)
  ask('leaveTable')
  const hall = ask('loadHall')
  expect(hall).toMatchObject({ value: { open: [], last: [] } })
  // from its beginning, at a table of another number
  const again = sceneIn(await calls.handleCall('startLesson', ['ecarte', null]))
  expect(again.sitting).not.toBe(first.sitting)
  expect(again.lesson?.note).toBe('cards')
  expect(await calls.handleCall('startLesson', ['bezique', null])).toMatchObject({
    refused: { code: 'notFound' },
  })
  expect(here.failures).toEqual([])
})

test.each(TAUGHT)(
  'the lesson of %s goes through at the real table, and one plays on after it',
  async (id, _, lesson) => {
    const here = room(thinking())
    const calls = callsOf(here)
    const ask = (name: string, ...args: readonly unknown[]): Answer<unknown> =>
      answerNow(calls, name, args)
    ask('saveSettings', { ...DEFAULT_SETTINGS, pace: 'instant' })
    let scene = sceneIn(await calls.handleCall('startLesson', [id, null]))
    const notes = [scene.lesson?.note]
    while (scene.lesson?.note !== lesson.end) {
      const { awaits, lesson: guide } = scene
      const wait = here.next()
      if (awaits === 'deal') ask('dealCards', null)
      else if (guide?.asks) sceneIn(ask('act', guide.asks, false))
      scene = await wait
      if (scene.lesson && scene.lesson.note !== notes.at(-1)) notes.push(scene.lesson.note)
    }
    expect(notes).toEqual(listNotes(lesson))
    expect(here.failures).toEqual([])
    ask('leaveTable')
  },
)

/** A scene without the number of its table, which is another one each time. */
const drawn = (scene: Scene): unknown => ({ ...scene, sitting: null })

test.each(TAUGHT)(
  'every note of the lesson of %s, opened by itself, shows what walking there shows',
  async (id, _, lesson) => {
    const here = room(thinking())
    const calls = callsOf(here)
    const ask = (name: string, ...args: readonly unknown[]): Answer<unknown> =>
      answerNow(calls, name, args)
    const open = async (note: string | null): Promise<Scene> =>
      sceneIn(await calls.handleCall('startLesson', [id, note]))
    ask('saveSettings', { ...DEFAULT_SETTINGS, pace: 'instant' })
    const walked = new Map<string, Scene>()
    let scene = await open(null)
    for (;;) {
      const note = scene.lesson?.note ?? ''
      const isAsked = scene.awaits !== null || scene.choices.length > 0
      if (isAsked && !walked.has(note)) walked.set(note, scene)
      if (note === lesson.end) break
      const wait = here.next()
      // a person who deals may choose the packets: here as the lesson does
      const packets = lesson.deals[scene.view.deals]?.deal.packets
      if (scene.awaits === 'deal') ask('dealCards', packets)
      else if (scene.lesson?.asks) sceneIn(ask('act', scene.lesson.asks, false))
      scene = await wait
    }
    const notes = listNotes(lesson)
    // forwards and backwards, and from the last to the first
    for (const note of [...notes, ...notes.toReversed(), lesson.end, ...notes.slice(0, 1)]) {
      const opened = await open(note)
      const shown = walked.get(note)
      if (shown !== undefined) expect(drawn(opened), note).toEqual(drawn(shown))
    }
    expect([...walked.keys(), ...(walked.has(lesson.end) ? [] : [lesson.end])]).toEqual(notes)
    expect(await calls.handleCall('startLesson', [id, 'nothing'])).toMatchObject({
      refused: { code: 'notFound' },
    })
    expect(here.failures).toEqual([])
    ask('leaveTable')
  },
)
