// The coach agrees with the lessons: a player who asks it during the guided partie of Écarté, or has
// the partie judged afterwards, never hears that a note gave bad advice. In the other games, a note
// that the coach contradicts says so, and why.
import { expect, test } from 'vitest'
import { loadAllData } from '../../src/main/engine/games/ai.ts'
import { reviewAction } from '../../src/main/engine/players/coach.ts'
import { buildHint } from '../../src/main/engine/players/hint.ts'
import { randomFrom } from '../../src/main/engine/random.ts'
import { newSeed } from '../../src/main/table/ai-client.ts'
import { NEGLIGIBLE, computeCost } from '../../src/shared/coach.ts'
import { type AnyAction, isSameAction } from '../../src/shared/view.ts'
import { lessonOf } from '../../src/shared/words/lessons.ts'
import { taught, told } from './told.ts'

const TAUGHT = await taught()
const [, game, lesson] = TAUGHT.find(([id]) => id === 'ecarte') ?? []
if (!game || !lesson) throw new Error('no lesson')
const mind = await game.loadAi()
await loadAllData(mind)
const { moments, others } = told(game, lesson)

const decided = moments.filter(({ legal }) => legal.length > 1)
const answered = others.filter(({ legal }) => legal.length > 1)

const named = (action: AnyAction): string =>
  action.card ?? [action.do, ...(action.cards ?? [])].join(' ')

/** The number of requests for each decision: the coach samples what it cannot count. */
const TIMES = 3

test('there is something to decide, of every kind', () => {
  const kinds = [...new Set(decided.map(({ action }) => action.do))]
  expect(kinds.toSorted()).toEqual([
    'accept',
    'announceKing',
    'discard',
    'play',
    'propose',
    'refuse',
    'stand',
  ])
  expect(decided.length).toBeGreaterThan(15)
})

test.each(decided)(
  'what the note “$note” asks for gives nothing away',
  ({ action, legal, view }) => {
    for (let time = 0; time < TIMES; time += 1) {
      const verdict = reviewAction(mind, view, legal, action, randomFrom(newSeed()))
      expect(
        verdict?.cost,
        `${named(verdict?.best.action ?? action)} in place of ${named(action)}`,
      ).toBe(0)
    }
  },
)

test.each(decided)('no book is against the note “$note”', ({ action, legal, view }) => {
  const { books } = buildHint(mind, view, legal, randomFrom(newSeed()))
  expect(books.map((one) => `${one.rule}: ${named(one.action)}`)).toEqual(
    books.map(({ rule }) => `${rule}: ${named(action)}`),
  )
})

/** After this note elder proposes once more, so that a refusal is taught; they should play. */
const TEACHES: Readonly<Record<string, number>> = { dealerDiscards: 0.15 }

test.each(answered)(
  'the other side plays as well as it can after “$note”, or teaches',
  ({ note, action, legal, view }) => {
    const verdict = reviewAction(mind, view, legal, action, randomFrom(newSeed()))
    expect(verdict?.cost, named(action)).toBeLessThanOrEqual(TEACHES[note] ?? 0)
  },
)

const OTHERS = TAUGHT.filter(([id]) => id !== 'ecarte')

test.each(OTHERS)(
  'every step of the lesson of %s agrees, or says why not',
  async (id, rules, one) => {
    const ai = await rules.loadAi()
    const notes = await lessonOf('en', id)
    for (const { note, action, legal, view } of told(rules, one).moments) {
      const tries = Array.from({ length: TIMES }, () =>
        buildHint(ai, view, legal, randomFrom(newSeed())),
      )
      const contradicts = tries.filter(({ evaluations: [advised, ...rest] }) => {
        const done = rest.find((value) => isSameAction(value.action, action))
        return (
          done !== undefined && advised !== undefined && computeCost(done, advised) > NEGLIGIBLE
        )
      })
      if (contradicts.length === TIMES)
        expect(notes?.[note]?.coach, `${note}: ${named(action)}`).toBeDefined()
    }
  },
)
