// The words of the guided deals: every note in every language, every wrong try a real one, every
// number a rule of the book.
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../src/main/engine/games/games.ts'
import { listNotes } from '../../src/main/engine/games/lesson.ts'
import { LANGUAGES } from '../../src/shared/settings.ts'
import type { LessonNote, LessonNotes } from '../../src/shared/words/lesson-words.ts'
import { lessonOf } from '../../src/shared/words/lessons.ts'
import { ruleOfOption, rulesOf } from '../../src/shared/words/rule-book.ts'
import { bookOf } from '../../src/shared/words/rule-books.ts'
import {
  ECARTE_RULES,
  HUNDERTSPIEL_RULES,
  SCOTCH_WHIST_RULES,
  TATTELN_RULES,
  WHIST_RULES,
  ruleOfEvent,
} from '../../src/renderer/table/rules-of-events.ts'
import { faults } from '../words/prose.ts'
import { taught, told } from './told.ts'

const TAUGHT = await taught()
const EACH = TAUGHT.flatMap(([id, game, lesson]) =>
  LANGUAGES.map((language) => [id, language, game, lesson] as const),
)

async function opened(language: (typeof LANGUAGES)[number], game: string): Promise<LessonNotes> {
  const notes = await lessonOf(language, game)
  if (notes === null) throw new Error(`no lesson of ${game}`)
  return notes
}

const textsOf = ({
  chapter = '',
  title,
  text,
  task,
  wrong = {},
}: LessonNote): readonly string[] => [chapter, title, ...text, task, ...Object.values(wrong)]

test('a game without a lesson has no notes', async () => {
  expect(await lessonOf('en', 'bezique')).toBeNull()
})

describe.each(EACH)('the notes of %s in %s', (id, language, game, lesson) => {
  test('are exactly those of the lesson', async () => {
    expect(Object.keys(await opened(language, id)).toSorted()).toEqual(listNotes(lesson).toSorted())
  })

  test('have no gap, and the signs of their language', async () => {
    const notes = Object.values(await opened(language, id))
    const bare = (text: string): string => text.replaceAll('*', '')
    const wrong = notes.flatMap(({ title, chapter = title, text, task, wrong: tries = {} }) => [
      ...faults(language, chapter, 'label'),
      ...faults(language, bare(title), 'label'),
      ...[...text, task, ...Object.values(tries)].flatMap((one) =>
        faults(language, bare(one), 'sentence'),
      ),
    ])
    expect(wrong).toEqual([])
  })

  test('name only rules of its book', async () => {
    const book = await bookOf(language, id)
    const rules = book === null ? [] : rulesOf(book)
    const named = Object.values(await opened(language, id)).flatMap((note) =>
      textsOf(note).flatMap((text) =>
        [...text.matchAll(/\b[A-Z]{1,2}-(?:\d+[a-z]?|[a-d])\b/g)].map(([rule]) => rule),
      ),
    )
    expect(named.length).toBeGreaterThan(3)
    expect(named.filter((rule) => !rules.includes(rule))).toEqual([])
  })

  test('explain wrong tries that are allowed there and are not the wanted action', async () => {
    const { moments } = told(game, lesson)
    for (const [name, { wrong = {} }] of Object.entries(await opened(language, id))) {
      const here = moments.filter(({ note }) => note === name)
      for (const what of Object.keys(wrong)) {
        const others = here.flatMap(({ legal, action }) => legal.filter((one) => one !== action))
        expect(
          others.some((one) => one.card === what || one.do === what),
          `${name}: ${what}`,
        ).toBe(true)
      }
    }
  })
})

test('every lesson has chapters, the same in every language, from its first note to its end', async () => {
  for (const [id, , lesson] of TAUGHT) {
    const chapters = async (language: (typeof LANGUAGES)[number]): Promise<readonly string[]> => {
      const notes = await opened(language, id)
      const titles = listNotes(lesson).flatMap((name) => notes[name]?.chapter ?? [])
      expect(new Set(titles).size, `${id} in ${language}`).toBe(titles.length)
      return listNotes(lesson).filter((name) => notes[name]?.chapter !== undefined)
    }
    const english = await chapters('en')
    expect(english.at(0)).toBe(listNotes(lesson).at(0))
    expect(english.at(-1)).toBe(lesson.end)
    expect(english.length).toBeGreaterThan(2)
    expect(await chapters('de')).toEqual(english)
    expect(await chapters('fr')).toEqual(english)
  }
})

test('every language explains the same wrong tries', async () => {
  for (const { id, loadLesson: lesson } of GAMES) {
    if (lesson === undefined) continue
    const tries = async (language: (typeof LANGUAGES)[number]): Promise<unknown> =>
      Object.entries(await opened(language, id)).map(([name, { text, wrong = {} }]) => [
        name,
        text.length,
        Object.keys(wrong),
      ])
    const english = await tries('en')
    expect(await tries('de')).toEqual(english)
    expect(await tries('fr')).toEqual(english)
  }
})

describe('the rules in the margin of the log', () => {
  test.each([
    ['ecarte', ECARTE_RULES],
    ['whist', WHIST_RULES],
    ['scotch-whist', SCOTCH_WHIST_RULES],
    ['hundertspiel', HUNDERTSPIEL_RULES],
    ['tatteln', TATTELN_RULES],
  ])('of %s are rules of its book', async (id, rules) => {
    const book = await bookOf('en', id)
    const known = book === null ? [] : rulesOf(book)
    expect(Object.values(rules).filter((rule) => !known.includes(rule))).toEqual([])
  })

  test('an event that names its rule has it, an unknown event has none', () => {
    expect(ruleOfEvent(ECARTE_RULES, { did: 'marked', rule: 'E-16' } as { did: string })).toBe(
      'E-16',
    )
    expect(ruleOfEvent(ECARTE_RULES, { did: 'proposed' })).toBe('E-7')
    expect(ruleOfEvent(ECARTE_RULES, { did: 'sneezed' })).toBeNull()
  })

  test('an announcement has the rule of its phase', () => {
    const passed = (phase: string): string | null =>
      ruleOfEvent(HUNDERTSPIEL_RULES, { did: 'passed', phase } as { did: string })
    expect(['bidding', 'buying', 'laying', 'contra', 'announcing'].map(passed)).toEqual([
      'H-24',
      'H-25',
      'H-16',
      'H-17',
      'H-10',
    ])
    const announced = (grown: boolean): object => ({ did: 'announced', grown })
    expect(ruleOfEvent(TATTELN_RULES, announced(true) as { did: string })).toBe('T-9')
    expect(ruleOfEvent(TATTELN_RULES, announced(false) as { did: string })).toBe('T-8')
  })
})

test('every option in which the presets of Écarté differ belongs to a rule of its book, except the coach', async () => {
  const book = await bookOf('en', 'ecarte')
  const game = GAMES.find(({ id }) => id === 'ecarte')
  if (book === null || game === undefined) throw new Error('no Écarté')
  const names = [...new Set(Object.values(game.presets).flatMap((preset) => Object.keys(preset)))]
  const without = names.filter((name) => ruleOfOption(book, name) === null)
  expect(without).toEqual(['hints'])
})
