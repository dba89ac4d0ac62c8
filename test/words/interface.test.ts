// The texts of the window: the same keys in every language, none with a hole, French set in the French manner.
import { describe, expect, test } from 'vitest'
import { type Language, type StoreTrouble, LANGUAGES } from '../../src/shared/bridge.ts'
import { interfaceWords as de } from '../../src/shared/words/de/interface.ts'
import { interfaceWords as en } from '../../src/shared/words/en/interface.ts'
import { headless } from '../../src/shared/words/en/headless.ts'
import { interfaceWords as fr } from '../../src/shared/words/fr/interface.ts'
import { words } from '../../src/shared/words/index.ts'
import type { InterfaceWords } from '../../src/shared/words/interface.ts'
import { GRADES, TUTOR_LIMITS } from '../../src/shared/coach.ts'
import { LEVELS } from '../../src/main/engine/players/player.ts'
import { ARCHIVED } from './archived.ts'
import { STUDIED } from './studied.ts'
import { FIGURES, REASONS } from './coached.ts'
import { faults } from './prose.ts'

const WORDS: Readonly<Record<Language, InterfaceWords>> = { en, de, fr }
const TROUBLES: readonly StoreTrouble[] = ['notDatabase', 'foreign', 'damaged', 'newer', 'inUse', 'unreadable']
const FILE = '/home/anna/cercle.db'

const NUMBERS = [0, 1, 2, 3, 4, 5, 21]
const numbers = NUMBERS.map((number) => [number])
const owned = ['Anna', 'Odile', 'Isidore', 'Élise'].flatMap((name) => NUMBERS.map((number) => [name, number]))

/** What the texts that are functions are asked with, by their place; the others with names. */
const ASKED: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  'about.version': [['1.2.3']],
  'about.data': TROUBLES.map((trouble) => [trouble, FILE]),
  'cards.suit': [['S'], ['H'], ['D'], ['C']],
  'cards.name': [
    ['KH', true],
    ['10C', false],
    ['AS', true],
    ['QD', false],
  ],
  'cards.covered': owned,
  'hall.differing': numbers,
  'hall.against': [['Odile']],
  'hall.wonBy': [['Odile']],
  'hall.lineOf': [['Odile', 'Anna – Odile', '21 November']],
  'hall.level': [...LEVELS.map((level) => [level]), ['unheard of']],
  'hall.times': [[1], [2], [3]],
  'table.handOf': [['Odile'], ['Anna']],
  'table.playedBy': [['Odile', 'KH']],
  'table.talonHolds': numbers,
  'table.turnUp': [['KH']],
  'table.tricks': numbers,
  'table.tricksOf': owned,
  'table.called': numbers,
  'table.discards': numbers,
  'table.discardsOf': owned,
  'table.markers': NUMBERS.flatMap((number) => [
    ['Anna', number, 5 - number],
    ['Odile', number, 4 - number],
  ]),
  'table.scoreOf': NUMBERS.map((number) => ['Odile', number, 5]),
  'table.deal': numbers,
  'table.rule': [['E-21']],
  'table.cutBy': [['Odile', 'KH']],
  'table.youCut': [['KH']],
  'table.flaps': numbers.flatMap(([number]) => [
    ['Odile', number, 0],
    ['Anna', number, 1],
    ['Anna', number, 2],
  ]),
  'hall.seats': [[2], [3], [4]],
  'result.wins': (['you', 'youWith', 'one', 'several'] as const).flatMap((who) =>
    (['partie', 'game', 'rubber'] as const).map((what) => ['Odile', who, what]),
  ),
  'rubber.times': [
    [1, 50],
    [2, 50],
  ],
  'rubber.carried': [
    ['Odile', 1],
    ['Odile', 4],
  ],
  'rubber.pays': [
    ['Odile', 1],
    ['Odile', 77],
  ],
  'result.counts': [[1], [2], [3]],
  'result.score': [[5, 3]],
  'log.seed': [['0123456789abcdef']],
  'log.standIn': [['Odile']],
  'review.position': [
    [1, 40, 1],
    [40, 40, 7],
  ],
  ...FIGURES,
  ...ARCHIVED,
  ...STUDIED,
  'coach.settings.limit': TUTOR_LIMITS.map((limit) => [limit]),
  'coach.settings.tutorHint': TUTOR_LIMITS.map((limit) => [limit]),
  'coach.hint.reason': REASONS.map((reason) => [reason]),
  'coach.hint.more': numbers.slice(1),
  'coach.hint.odds': [
    [6188, 3800, 3],
    [1, 0, 3],
    [142_506, 142_506, 4],
  ],
  'coach.hint.book': [
    ['L-8', 'Odile', true],
    ['J-a', 'Odile', false],
  ],
  'coach.tutor.givesAway': [
    [0.08, 0.041],
    [0.2, null],
  ],
  'coach.judgement.account': NUMBERS.flatMap((number) => [
    [number, 0],
    [number, 0.17],
  ]),
  'coach.analysis.rate': [[0], [0.0122], [0.2]],
  'coach.analysis.slipOf': numbers.slice(1).map(([deal]) => ['Odile', deal]),
  'coach.analysis.here': [['Odile', 'Anna', 0.08]],
}

type Text = readonly [place: string, text: string]

/** Every text below a place; names of keys on the keyboard are left out. */
function textsOf(value: unknown, place = ''): readonly Text[] {
  if (typeof value === 'string') return [[place, value]]
  if (typeof value === 'function') {
    const names = Array.from({ length: value.length }, () => 'Odile')
    const answers = (ASKED[place] ?? [names]).map((args): unknown => Reflect.apply(value, undefined, args))
    return answers.flatMap((answer, index) => textsOf(answer, `${place}(${index})`))
  }
  if (typeof value !== 'object' || value === null) throw new Error(`${place} is no text`)
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'keys' && place !== '' ? [] : textsOf(part, place === '' ? key : `${place}.${key}`),
  )
}

/** Where there is a text, and of what kind it is. */
function shapeOf(value: unknown): unknown {
  if (typeof value === 'function') return `function of ${value.length}`
  if (Array.isArray(value)) return value.map(shapeOf)
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, part]) => [key, shapeOf(part)])
      .toSorted(([a], [b]) => String(a).localeCompare(String(b))),
  )
}

describe('the texts of the window', () => {
  test('have the same keys in every language', () => {
    for (const language of LANGUAGES) expect(shapeOf(WORDS[language]), language).toEqual(shapeOf(en))
  })

  test('have the same kinds of answers in every language', () => {
    const places = LANGUAGES.map((language) => textsOf(WORDS[language]).map(([place]) => place))
    expect(places[1]?.toSorted()).toEqual(places[0]?.toSorted())
    expect(places[2]?.toSorted()).toEqual(places[0]?.toSorted())
    expect(places[0]?.length).toBeGreaterThan(250)
  })

  test.each(LANGUAGES)('in %s have no hole, and signs as they are set there', (language) => {
    // the hint of a level nobody has heard of is empty; a label may be a bare number
    const texts = textsOf(WORDS[language]).filter(([place]) => place !== `hall.level(${LEVELS.length}).hint`)
    const wrong = texts.flatMap(([place, text]) =>
      faults(language, text, 'label')
        .filter((one) => !one.endsWith('ends like a sentence'))
        .map((one) => `${place}: ${one}`),
    )
    expect(wrong).toEqual([])
  })

  test('are translated: no long text is the same in two languages', () => {
    const [one, two, three] = LANGUAGES.map(
      (language) => new Map(textsOf(WORDS[language]).filter(([place]) => !place.includes('('))),
    )
    for (const [place, text] of one ?? [])
      if (text.split(' ').length > 3) expect([two?.get(place), three?.get(place)], place).not.toContain(text)
    for (const [place, text] of two ?? [])
      if (text.split(' ').length > 3) expect(three?.get(place), place).not.toBe(text)
  })

  test.each(LANGUAGES)('in %s name every level there is, and the data file that makes trouble', (language) => {
    const { hall, about } = WORDS[language]
    for (const level of LEVELS) {
      expect(hall.level(level).title).not.toBe(level)
      expect(hall.level(level).hint).not.toBe('')
    }
    const said = TROUBLES.map((trouble) => about.data(trouble, FILE))
    expect(said.filter((text) => !text.includes(FILE) || !/[.]$/.test(text))).toEqual([])
    expect(new Set(said).size).toBe(TROUBLES.length)
  })

  test.each(LANGUAGES)('in %s say of every refusal what happened, in a sentence', (language) => {
    const { file, ...said } = WORDS[language].refused
    const reason = WORDS[language].archive.keeping.findings.record
    const texts = [...Object.values(said), file('A.jsonl', ''), file('A.jsonl', reason)]
    expect(texts.flatMap((text) => faults(language, text, 'sentence'))).toEqual([])
  })

  test.each(LANGUAGES)('in %s have a sentence for all the coach has to say', (language) => {
    const { hint, tutor, judgement, analysis, settings } = WORDS[language].coach
    const deed = words(language).game('ecarte').deed({ do: 'play', card: 'QH' })
    const said = [
      ...REASONS.map((reason) => hint.reason(reason)),
      ...[3, 5].map((least) => hint.odds(6188, 3800, least)),
      ...[true, false].map((agrees) => hint.book('J-a', deed, agrees)),
      ...[
        hint.waiting,
        hint.exact,
        hint.sampled('±0.01'),
        hint.plan(deed),
        hint.spoken(deed, hint.reason({ why: 'king' })),
      ],
      ...[tutor.wish(deed), tutor.givesAway(0.08, null), tutor.givesAway(0.08, 0.04)],
      ...NUMBERS.flatMap((number) => [0, 0.17].map((cost) => judgement.account(number, cost))),
      ...[judgement.waiting, judgement.noSlips, analysis.waiting],
      ...[settings.hints.hint, settings.judges.hint, ...TUTOR_LIMITS.map((limit) => settings.tutorHint(limit))],
    ]
    expect(said.flatMap((text) => faults(language, text, 'sentence'))).toEqual([])
    expect(new Set(REASONS.map((reason) => hint.reason(reason))).size).toBe(REASONS.length)
    expect(new Set(GRADES.map((grade) => judgement.grades[grade])).size).toBe(GRADES.length)
    expect(new Set(TUTOR_LIMITS.map((limit) => settings.limit(limit))).size).toBe(TUTOR_LIMITS.length)
  })

  test.each(LANGUAGES)('in %s list the same keys of the keyboard, one by one', (language) => {
    const letters = (own: InterfaceWords): readonly string[] =>
      [...own.keys, ...own.reviewKeys].map(({ keys }) => keys.filter((key) => key.length === 1).join())
    expect(letters(WORDS[language])).toEqual(letters(en))
    for (const key of ['H', 'J', 'A']) expect(letters(WORDS[language])).toContain(key)
  })
})

test('what the command line says of a data file names it, on one line', () => {
  const said = TROUBLES.map((trouble) => headless.storeTrouble(trouble, FILE))
  expect(said.filter((text) => !text.startsWith(`the data file ${FILE} `) || text.includes('\n'))).toEqual([])
  expect(new Set(said).size).toBe(TROUBLES.length)
})
