// A pattern of held cards: how it is typed in each language, and which hands meet it.
import { describe, expect, test } from 'vitest'
import { type Card, type Suit, CARDS, TRAPPOLA_CARDS } from '../../src/shared/card.ts'
import {
  type HeldCount,
  HELD_BOUNDS,
  type HeldPattern,
  matchesHeld,
} from '../../src/shared/held.ts'
import { type Language, LANGUAGES } from '../../src/shared/settings.ts'
import { HELD_WORDS } from '../../src/shared/words/held.ts'
import { readHeld, writeHeld } from '../../src/shared/words/held-reader.ts'
import { words } from '../../src/shared/words/index.ts'

function patternOf(text: string, language: Language = 'en'): HeldPattern {
  const read = readHeld(text, HELD_WORDS[language])
  if ('fault' in read) throw new Error(`${text}: ${read.fault.what} at ${read.fault.at.word}`)
  if (read.pattern === null) throw new Error(`${text}: nothing`)
  return read.pattern
}
const faultOf = (text: string, language: Language = 'en') => {
  const read = readHeld(text, HELD_WORDS[language])
  return 'fault' in read ? [read.fault.what, read.fault.at.word, read.fault.at.place] : null
}
const echoOf = (text: string, language: Language = 'en'): string =>
  writeHeld(patternOf(text, language), words(language).cards, HELD_WORDS[language]).join(', ')

const count = (some: Partial<HeldCount>): HeldCount => ({
  suit: 'trump',
  rank: null,
  how: 'exactly',
  number: 1,
  isFurther: false,
  ...some,
})
const KING_OF_TRUMPS = count({ rank: 'K', how: 'least' })

/** The same pattern in the words of each language. */
const SAME: readonly (readonly [HeldPattern, Readonly<Record<Language, readonly string[]>>])[] = [
  [
    { cards: ['KH', 'QH'], counts: [count({ rank: 'small', number: 2 })] },
    {
      en: ['KH QH and two small trumps', 'kh qh, 2 small trumps', '♥K Q♥ + two little trumps'],
      de: [
        'KH DH und zwei kleine Trümpfe',
        'Herzkönig, Herzdame, 2 kleine Trümpfe',
        'KH QH zwei kleine Trumpf',
      ],
      fr: [
        'R♥ D♥ et deux petits atouts',
        'roi de cœur, dame de coeur, 2 petits atouts',
        'KH QH et deux petits atouts',
      ],
    },
  ],
  [
    { cards: [], counts: [KING_OF_TRUMPS] },
    {
      en: ['king of trumps', 'the trump king', 'K of trumps', 'trump-king', 'one king of trumps'],
      de: ['Trumpfkönig', 'König in Trumpf', 'Trumpf-König', 'Trumpf K', 'einen Trumpfkönig'],
      fr: ['roi d’atout', "le roi d'atout", 'R d’atout', 'un roi d’atout'],
    },
  ],
  [
    { cards: [], counts: [count({ rank: 'A', how: 'least' }), count({ number: 3 })] },
    {
      en: ['ace third in trumps', 'ace of trumps third'],
      de: ['Ass zu dritt in Trumpf', 'Trumpfass zu dritt'],
      fr: ['as troisième d’atout', 'as d’atout troisième'],
    },
  ],
  [
    { cards: ['KS'], counts: [count({ suit: 'S' })] },
    {
      en: ['singleton king in spades', 'king bare in spades', 'KS alone'],
      de: ['blanker König in Pik', 'Pikkönig blank', 'KP blank'],
      fr: ['roi sec à pique', 'roi de pique sec', 'RP sec'],
    },
  ],
  [
    { cards: [], counts: [KING_OF_TRUMPS, count({ number: 2, isFurther: true })] },
    {
      en: ['king of trumps and two other trumps'],
      de: ['Trumpfkönig und zwei weitere Trümpfe'],
      fr: ['roi d’atout et deux autres atouts'],
    },
  ],
  [
    { cards: [], counts: [count({ how: 'least', number: 2 })] },
    {
      en: ['at least two trumps', 'two or more trumps', '2+ trumps', 'two trumps at least'],
      de: ['mindestens zwei Trümpfe', 'zwei oder mehr Trümpfe', '2+ Trümpfe'],
      fr: ['au moins deux atouts', 'deux ou plus atouts', '2+ atouts', 'deux atouts au moins'],
    },
  ],
  [
    {
      cards: [],
      counts: [count({ suit: 'H', number: 0 }), count({ suit: null, rank: 'K', number: 2 })],
    },
    {
      en: ['void in hearts, two kings', 'no hearts and 2 kings'],
      de: ['kein Herz, zwei Könige', 'keine Karte in Herz und 2 Könige'],
      fr: ['pas de cœur, deux rois', 'aucun cœur et 2 rois'],
    },
  ],
  [
    { cards: [], counts: [count({ rank: 'K', number: 0 })] },
    { en: ['no king of trumps'], de: ['keinen Trumpfkönig'], fr: ['pas de roi d’atout'] },
  ],
  [
    { cards: ['10H', '7C'], counts: [count({ suit: 'H', number: 10 })] },
    {
      en: ['ten of hearts, 7 of clubs, ten hearts'],
      de: ['Herzzehn Kreuzsieben zehn Herz'],
      fr: ['dix de cœur, 7 de trèfle, dix cœurs'],
    },
  ],
  [
    { cards: ['K-CO', '6-BA'], counts: [] },
    {
      en: ['king of Coppe, Do of Bastoni', 'K-CO 6-BA'],
      de: ['Coppe-König und Bastoni-Do', 'K-CO 6-BA'],
      fr: ['roi de Coppe et Do de Bastoni', 'K-CO 6-BA'],
    },
  ],
]

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(SAME.map(([pattern, texts]) => ({ pattern, texts: texts[language] })))(
    '$texts.0',
    ({ pattern, texts }) => {
      for (const text of texts) expect(patternOf(text, language), text).toEqual(pattern)
    },
  )

  test('every card is read by its name and by its sign', () => {
    const { cards } = words(language)
    for (const card of [...CARDS, ...TRAPPOLA_CARDS]) {
      expect(patternOf(cards.cardName(card), language), card).toEqual({ cards: [card], counts: [] })
      const isClub = card.endsWith('C') && language === 'fr'
      if (!isClub) expect(patternOf(card, language), card).toEqual({ cards: [card], counts: [] })
    }
    const pips = { S: '♠', H: '♥', D: '♦', C: '♣' }
    for (const card of CARDS) {
      const suit = card.endsWith('S')
        ? 'S'
        : card.endsWith('H')
          ? 'H'
          : card.endsWith('D')
            ? 'D'
            : 'C'
      expect(patternOf(cards.index(card) + pips[suit], language).cards).toEqual([card])
    }
  })

  test('what was understood is written so that it is read as the same', () => {
    const { cards } = words(language)
    const kinds = (['trump', null, 'H', 'CO'] as const).flatMap((suit) =>
      ([null, 'small', 'K', 'J', 'Q', 'A', '9'] as const).map((rank) => ({ suit, rank })),
    )
    const counts = kinds
      .filter(({ suit, rank }) => suit !== null || (rank !== null && rank !== 'small'))
      .filter(({ suit, rank }) => suit === null || rank === null || rank === 'small')
      .flatMap((kind) =>
        HELD_BOUNDS.flatMap((how) =>
          [0, 1, 2, 5, 13].flatMap((number) =>
            [true, false].map((isFurther) => count({ ...kind, how, number, isFurther })),
          ),
        ),
      )
    expect(counts.length).toBeGreaterThan(200)
    for (const one of [...counts, KING_OF_TRUMPS, count({ rank: 'K', number: 0 })]) {
      const pattern = { cards: ['KS'] as const, counts: [one] }
      const text = writeHeld(pattern, cards, HELD_WORDS[language]).join(', ')
      expect(patternOf(text, language), text).toEqual(pattern)
    }
  })
})

describe('a fault names the word and its place', () => {
  test.each([
    ['KH and two smal trumps', 'unknown', 'smal', 4],
    ['two small', 'unfinished', 'two', 1],
    ['king of hearts, three', 'unfinished', 'three', 4],
    ['ace third', 'unfinished', 'third', 2],
    ['king of hearts, Cavall of hearts', 'none', 'Cavall', 4],
  ])('%s', (text, what, word, place) => {
    expect(faultOf(text)).toEqual([what, word, place])
  })

  test('a French C may be cœur or the clubs of records, so it is asked for', () => {
    expect(faultOf('RP AC', 'fr')).toEqual(['ambiguous', 'AC', 2])
    expect(patternOf('A♥ ACo AT', 'fr').cards).toEqual(['AH', 'AC'])
  })

  test('too many parts are refused at the last word', () => {
    const text = Array.from({ length: 9 }, (_, number) => `at least ${number} trumps`).join(', ')
    expect(faultOf(text)).toEqual(['tooMany', 'trumps', 36])
  })

  test('nothing typed is no pattern', () => {
    for (const text of ['', '   ', ' , '])
      expect(readHeld(text, HELD_WORDS.en), text).toEqual(
        text.includes(',')
          ? { fault: { what: 'unfinished', at: { word: ',', place: 0 } } }
          : { pattern: null },
      )
  })
})

test('the echo is the pattern in words', () => {
  expect(echoOf('KH QH and two small trumps')).toBe(
    'king of hearts, queen of hearts, two small trumps',
  )
  expect(echoOf('ace third in trumps')).toBe('ace of trumps, three trumps in all')
  expect(echoOf('Ass zu dritt in Trumpf', 'de')).toBe('Trumpfass, insgesamt drei Trümpfe')
  expect(echoOf('as troisième d’atout', 'fr')).toBe('as d’atout, trois atouts en tout')
  expect(echoOf('keinen kleinen Trumpf', 'de')).toBe('keine kleinen Trümpfe')
  expect(echoOf('pas de petit atout', 'fr')).toBe('aucun petit atout')
})

describe('a hand meets', () => {
  const meets = (text: string, held: readonly Card[], trump: Suit | null = 'H'): boolean =>
    matchesHeld(patternOf(text), held, trump)
  const hand: readonly Card[] = ['KH', '9H', '7H', 'AS', 'KS']

  test.each([
    ['KH', true],
    ['KH AS', true],
    ['KH QH', false],
    ['king of trumps and two small trumps', true],
    ['two small trumps', true],
    ['9H and two small trumps', true],
    ['9H and two other small trumps', false],
    ['9H and one other small trump', true],
    ['king of trumps and two other trumps', true],
    ['KH, king of trumps and two other trumps', true],
    ['two trumps', false],
    ['three trumps', true],
    ['at least two trumps', true],
    ['at most two trumps', false],
    ['ace third in trumps', false],
    ['king third in trumps', true],
    ['no clubs', true],
    ['no spades', false],
    ['two kings', true],
    ['a king', false],
    ['king', true],
    ['queen of trumps', false],
    ['no queen of trumps', true],
  ])('%s: %s', (text, is) => {
    expect(meets(text, hand)).toBe(is)
  })

  test('no pattern of trumps but none, where there are no trumps', () => {
    expect(meets('king of trumps', hand, null)).toBe(false)
    expect(meets('no trumps', hand, null)).toBe(true)
  })

  test('the trump jack of either pack', () => {
    expect(meets('jack of trumps', ['B-CO'], 'CO')).toBe(true)
    expect(meets('jack of trumps', ['JH'], 'H')).toBe(true)
    expect(meets('jack of trumps', ['B-CO'], 'BA')).toBe(false)
  })
})
