// The log of a deal of Scotch Whist: the count can be followed thing by thing (SW-5), sides have
// their names (SW-7), and a claim reports its finding (W-12).
import { describe, expect, test } from 'vitest'
import { scotchWhist } from '../../../src/main/engine/games/scotch-whist/index.ts'
import type { ScotchWhistEvent } from '../../../src/main/engine/games/scotch-whist/state.ts'
import type { Language } from '../../../src/shared/settings.ts'
import type { Seat } from '../../../src/shared/view.ts'
import { words } from '../../../src/shared/words/index.ts'
import { after, begin, butOne, claimed, events, fourButOne, playedOn, turnOf } from './table.ts'

const NAMES = ['Anna', 'Odile', 'Berthe', 'Émile']

const told = (
  happened: readonly ScotchWhistEvent[],
  language: Language,
  players: 2 | 4,
  you: Seat | null = null,
) =>
  happened.map((event) =>
    words(language)
      .game(scotchWhist.id)
      .event(event, { names: NAMES.slice(0, players), you }),
  )

/** The lines from the end of the last trick on. */
function ending(state: ReturnType<typeof butOne>): readonly ScotchWhistEvent[] {
  const { players } = state.options
  const last = playedOn(state, 36 / players - 1)
  const cards = last.hands.map((_, place) => last.hands[(turnOf(last) + place) % players]?.[0])
  return events(last, cards.join(' ')).slice(2)
}

const FOUR = ending(fourButOne('QH', { score: [9, 39] }))
const TWO = ending(butOne('AH', { score: [14, 37] }))

/** The seats that mark and their reasons, without the numbers: `Anna: … the ten`. */
const MARKS: Readonly<Record<Language, RegExp>> = {
  en: /^(.+) marks? .+ for (.+)\.$/,
  de: /^(.+) (?:legt|legen) für (.+) [^ ]+ Punkte an\.$/,
  fr: /^(.+) marqu(?:e|ez|ent) [^ ]+ points pour (.+)\.$/,
}

const marksIn = (sentences: readonly string[], language: Language): readonly string[] =>
  sentences.map((sentence) => sentence.replace(MARKS[language], '$1: $2'))

describe('SW-5 the telling off', () => {
  test('in English', () => {
    expect(marksIn(told(FOUR, 'en', 4, 2), 'en')).toEqual([
      'You and Anna: the ten of trumps',
      'You and Anna: the cards above eighteen',
      'You and Anna: the ace of trumps',
      'You and Anna: the king of trumps',
      'Odile and Émile: the queen of trumps',
      'Odile and Émile win the partie 41–40.',
    ])
    expect(marksIn(told(TWO, 'en', 2, 1), 'en')).toEqual([
      'Anna: the ten of trumps',
      'Anna: the cards above eighteen',
      'You: the ace of trumps',
      'You win the partie 41–40.',
    ])
  })

  test('in German', () => {
    expect(marksIn(told(FOUR, 'de', 4, 0), 'de')).toEqual([
      'Sie und Berthe: die Trumpfzehn',
      'Sie und Berthe: die Karten über achtzehn',
      'Sie und Berthe: das Trumpfass',
      'Sie und Berthe: den Trumpfkönig',
      'Odile und Émile: die Trumpfdame',
      'Odile und Émile gewinnen die Partie 41:40.',
    ])
    expect(told(TWO, 'de', 2).at(-1)).toBe('Odile gewinnt die Partie 41:40.')
  })

  test('in French', () => {
    expect(marksIn(told(FOUR, 'fr', 4, 0), 'fr')).toEqual([
      'Vous et Berthe: le dix d’atout',
      'Vous et Berthe: les cartes au-delà de dix-huit',
      'Vous et Berthe: l’as d’atout',
      'Vous et Berthe: le roi d’atout',
      'Odile et Émile: la dame d’atout',
      'Odile et Émile gagnent la partie par 41 à 40.',
    ])
    expect(told(TWO, 'fr', 2).at(-1)).toBe('Odile gagne la partie par 41 à 40.')
  })
})

test.each(['en', 'de', 'fr'] as const)(
  'W-12 a claim names who made it and whom it found, or nobody (%s)',
  (language) => {
    const start = {
      players: 4,
      irregularities: true,
      elder: '7S 8S 9S 10S JS QS KS 7D 8D',
      turnUp: '9H',
    } as const
    const state = after(begin({ ...start, others: ['AS 6S AD KD QD JD 10D 9D 6D'] }), '7S AD')
    const [third, fourth] = [state.hands[2]?.[0], state.hands[3]?.[0]]
    const trick = after(state, `${third} ${fourth}`)
    const sentence = (seat: Seat): string =>
      told(claimed(trick, seat).events.slice(0, 1), language, 4).join()
    expect(sentence(2)).toMatch(/^Berthe .*Odile.*\.$/)
    expect(NAMES.filter((name) => sentence(3).includes(name))).toEqual(['Émile'])
  },
)
