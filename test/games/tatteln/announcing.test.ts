// Sequences and sets, announcing, growth and values (T-6 … T-10).
import { describe, expect, test } from 'vitest'
import { tatteln } from '../../../src/main/engine/games/tatteln/index.ts'
import { sequencesIn, setsIn } from '../../../src/main/engine/games/tatteln/holdings.ts'
import { sequenceValue, setValue } from '../../../src/shared/games/tatteln-values.ts'
import { cardMask } from '../../../src/main/engine/games/tatteln/bits.ts'
import {
  DEALER,
  ELDER,
  ROB,
  after,
  begin,
  breach,
  hand,
  happened,
  lastSaid,
  sequence,
  set,
} from './table.ts'

/** Nothing to announce, and nothing that makes anything void. */
const NOTHING = '7H 9H JH 7C 9C QD 8D 10D'

const said = (elder: string, dealer: string, what: ReturnType<typeof set>, options = {}) =>
  lastSaid(after(begin({ elder, dealer, turnUp: '7S', options }), what))

describe('T-6 sequences', () => {
  test('T-6 three, four, five in natural order; the ten stands between jack and nine', () => {
    expect(sequencesIn(cardMask(hand('JH 10H 9H')))).toEqual([
      { sort: 'sequence', suit: 'H', rank: 'J', count: 3 },
    ])
    expect(sequencesIn(cardMask(hand('AH 10H KH')))).toEqual([])
    expect(sequencesIn(cardMask(hand('AC KC QC JC 10C 8C 7C 9S 8S 7S')))).toEqual([
      { sort: 'sequence', suit: 'S', rank: '9', count: 3 },
      { sort: 'sequence', suit: 'C', rank: 'A', count: 5 },
    ])
  })

  test('T-6 a Quart holds two Tattel besides, a Fuß three and two Quarts', () => {
    expect(sequenceValue('jass', 4)).toBe(50 + 2 * 20)
    expect(sequenceValue('jass', 5)).toBe(100 + 2 * 50 + 3 * 20)
  })
})

describe('T-7 sets', () => {
  test('T-7 three or four of aces to tens, not of nines', () => {
    expect(setsIn(cardMask(hand('10H 10S 10C 9H 9S 9C 9D')))).toEqual([
      { sort: 'set', rank: '10', count: 3 },
    ])
  })

  test('T-7 four beat three of whatever rank', () => {
    expect(said('JS JH JC JD', 'AS AH AC', set('J', 4)).good).toBe(true)
    expect(said('AS AH AC', 'JS JH JC JD', set('A', 3)).good).toBe(false)
  })

  test('T-7 else the higher rank wins, tens the lowest', () => {
    expect(said('JS JH JC', '10S 10H 10C', set('J', 3)).good).toBe(true)
    expect(said('10S 10H 10C', 'JS JH JC', set('10', 3)).good).toBe(false)
  })
})

describe('T-8 announcing', () => {
  test('T-8 when about to lead, not when following', () => {
    const start = begin({ elder: '7H', dealer: 'AH KC QC JC' })
    const led = after(start, '7H')
    expect(breach(led, sequence('C', 'K', 3))).toEqual({ rule: 'T-8', why: 'notLeading' })
    expect(breach(after(led, 'AH'), sequence('C', 'K', 3))).toBeNull()
  })

  test('T-8 what protects the others is offered first: four before three, the longer, the higher, the one in trumps', () => {
    const offered = (cards: string) =>
      tatteln
        .legalActions(begin({ elder: cards, dealer: '', turnUp: 'AC' }), ELDER)
        .flatMap(({ do: what, ...one }) => (what.startsWith('announce') ? [one] : []))
    expect(offered('KS KH KD JS JH JD JC 8C')).toEqual([
      { rank: 'J', count: 4 },
      { rank: 'K', count: 3 },
    ])
    expect(offered('9S 8S 7S QH JH 10H 9H AD')).toEqual([
      { suit: 'H', rank: 'Q', count: 4 },
      { suit: 'S', rank: '9', count: 3 },
    ])
    expect(offered('QS JS 10S QC JC 10C 7H 8D')).toEqual([
      { suit: 'C', rank: 'Q', count: 3 },
      { suit: 'S', rank: 'Q', count: 3 },
    ])
  })

  test('T-8 named in full: no part of something longer, nothing that is not held', () => {
    const start = begin({ elder: `KC QC JC 10C AS AH AC AD`, dealer: NOTHING })
    expect(breach(start, sequence('C', 'K', 3))).toEqual({ rule: 'T-8', why: 'notHeld' })
    expect(breach(start, sequence('C', 'Q', 3))).toEqual({ rule: 'T-8', why: 'notHeld' })
    expect(breach(start, set('A', 3))).toEqual({ rule: 'T-8', why: 'notHeld' })
    expect(breach(start, set('K', 3))).toEqual({ rule: 'T-8', why: 'notHeld' })
    expect([sequence('C', 'A', 5), set('A', 4)].map((one) => breach(start, one))).toEqual([
      null,
      null,
    ])
  })

  test('T-8 void by a longer sequence, by a higher one, by one of trumps; void also when all is equal', () => {
    const elder = 'QH JH 10H 7C 8D'
    const tattel = sequence('H', 'Q', 3)
    expect(said(elder, '10C 9C 8C 7D AS KS KD', tattel).good).toBe(true)
    expect(said(elder, '10C 9C 8C JC 7D KS KD KH', tattel).good).toBe(false)
    expect(said(elder, 'KC QC JC', tattel).good).toBe(false)
    expect(said(elder, 'QS JS 10S 8C', tattel).good).toBe(false)
    expect(said(elder, 'QC JC 10C 8C', tattel).good).toBe(false)
    const trumps = 'QS JS 10S 7H 8H 7D 8D 7C'
    expect(said(trumps, 'QC JC 10C 8C', sequence('S', 'Q', 3)).good).toBe(true)
    expect(said(trumps, 'QC JC 10C 8C', sequence('S', 'Q', 3), { trump: false }).good).toBe(false)
  })

  test('T-8 the better holding counts whether it is announced or not, as the hands are at that moment', () => {
    const start = begin({ elder: '7H QH JH 10H', dealer: 'AH KC QC JC 8D', talon: '7C 7D' })
    expect(lastSaid(after(start, sequence('H', 'Q', 3))).good).toBe(false)
    // the dealer breaks up their sequence
    expect(lastSaid(after(start, '7H', 'QC', sequence('H', 'Q', 3))).good).toBe(true)
  })

  test('T-8 what was found void is not announced again as it is; grown it may be', () => {
    const start = begin({
      elder: 'AH QC JC 10C 7D',
      dealer: '8H KS QS JS',
      talon: '9C 7H',
      turnUp: '7S',
    })
    const once = after(start, sequence('C', 'Q', 3), 'AH', '8H')
    expect(lastSaid(once).good).toBe(false)
    expect(breach(once, sequence('C', 'Q', 3))).toEqual({ rule: 'T-8', why: 'announcedBefore' })
    expect(lastSaid(after(once, sequence('C', 'Q', 4)))).toMatchObject({
      good: true,
      points: 90,
      grown: false,
    })
    const other = begin({
      elder: 'AH QC JC 10C 7D',
      dealer: '8H KS QS JS',
      talon: '7C 7H',
      turnUp: '7S',
    })
    const same = after(other, sequence('C', 'Q', 3), 'AH', '8H')
    expect(breach(same, sequence('C', 'Q', 3))).toEqual({ rule: 'T-8', why: 'announcedBefore' })
  })

  test('T-8 who has announced the better holding counts lower ones under its protection', () => {
    // elder’s three kings protect their jacks against the dealer’s queens
    const start = begin({ elder: 'KS KH KC JS JH JC', dealer: 'QS QH QC 9H' })
    expect(lastSaid(after(start, set('J', 3))).good).toBe(false)
    expect(lastSaid(after(start, set('K', 3), set('J', 3))).good).toBe(true)
    // and no longer when one of them is played
    const played = begin({
      elder: 'KS KH KC JH JC AD',
      dealer: 'QS QH QC 9H',
      talon: 'JS 7C',
      turnUp: '7S',
    })
    const kept = after(played, set('K', 3), 'AD', '9H', set('J', 3))
    expect(lastSaid(kept).good).toBe(true)
    const gone = after(played, set('K', 3), 'KS', '9H', set('J', 3))
    expect(lastSaid(gone).good).toBe(false)
  })

  test('T-8 sequences protect each other likewise, and sets do not protect sequences', () => {
    const start = begin({
      elder: 'AH KH QH 9C 8C 7C AS AD',
      dealer: '10D 9D 8D 7S KS',
      turnUp: '10S',
    })
    expect(lastSaid(after(start, sequence('C', '9', 3))).good).toBe(false)
    expect(lastSaid(after(start, set('A', 3), sequence('C', '9', 3))).good).toBe(false)
    expect(lastSaid(after(start, sequence('H', 'A', 3), sequence('C', '9', 3))).good).toBe(true)
  })

  test('T-8 only good or void is heard', () => {
    const { events } = happened(
      begin({ elder: 'QH JH 10H', dealer: 'KC QC JC' }),
      sequence('H', 'Q', 3),
    )
    const holding = { sort: 'sequence', suit: 'H', rank: 'Q', count: 3 }
    expect(events).toEqual([{ did: 'announced', seat: ELDER, holding, good: false, grown: false }])
    expect(events.map((event) => tatteln.eventFor(event, DEALER))).toEqual(events)
  })
})

describe('T-9 growth', () => {
  const start = begin({ elder: 'JC 10C 9C AH', dealer: '7H 8H 7D', talon: 'QC KS', turnUp: '7S' })

  test('T-9 the new Tattel is counted, then the Quart', () => {
    const tattel = after(start, sequence('C', 'J', 3), 'AH', '7H')
    expect(lastSaid(tattel).points).toBe(20)
    const quart = after(tattel, sequence('C', 'Q', 4))
    expect(lastSaid(quart)).toMatchObject({ points: 20 + 50, grown: true, good: true })
    expect(quart.score[ELDER]).toBe(90)
  })

  test('T-9 not when one of its cards has been played, nor do the others make another with new cards', () => {
    const tattel = after(start, sequence('C', 'J', 3), '9C', '8H')
    expect(breach(tattel, sequence('C', 'Q', 3))).toEqual({ rule: 'T-9', why: 'brokenUp' })
    // what was never counted is free
    expect(breach(after(start, '9C', '8H'), sequence('C', 'Q', 3))).toBeNull()
  })

  test('T-9 a Gedritt that becomes a Geviert counts what is more', () => {
    const three = begin({ elder: 'QC QH QS AH', dealer: '7H', talon: 'QD', turnUp: '7S' })
    const four = after(three, set('Q', 3), 'AH', '7H', set('Q', 4))
    expect(four.announcements.map(({ points }) => points)).toEqual([20, 80])
  })
})

describe('T-10 values', () => {
  test('T-10 jass', () => {
    expect([3, 4, 5, 6, 8].map((count) => sequenceValue('jass', count))).toEqual([
      20, 90, 260, 530, 1370,
    ])
    expect([setValue('jass', 'A', 3), setValue('jass', 'A', 4), setValue('jass', 'J', 4)]).toEqual([
      20, 100, 200,
    ])
  })

  test('T-10 piquet: a Quart comes to 10, a Fuß to 32, six to 70', () => {
    expect([3, 4, 5, 6].map((count) => sequenceValue('piquet', count))).toEqual([3, 10, 32, 70])
    expect([setValue('piquet', 'A', 3), setValue('piquet', 'J', 4)]).toEqual([3, 14])
  })

  test('T-10 a good announcement is marked at once, a void one not', () => {
    const { state, events } = happened(
      begin({ elder: 'QH JH 10H', dealer: NOTHING.replace('JH', '8H') }),
      sequence('H', 'Q', 3),
    )
    expect(events.at(-1)).toEqual({
      did: 'marked',
      seat: ELDER,
      points: 20,
      rule: 'T-10',
      score: 20,
    })
    expect(state.marks).toEqual([{ seat: ELDER, points: 20, rule: 'T-10' }])
  })

  test('T-8, T-11 robbing before announcing makes a sequence of the turn-up', () => {
    const start = begin({
      elder: '7S QS JS AH 7D 8D 9D 10H',
      dealer: '7H 8H',
      turnUp: 'KS',
      talon: '7C 8C',
    })
    const robbed = after(start, 'AH', '7H', ROB)
    expect(lastSaid(after(robbed, sequence('S', 'K', 3)))).toMatchObject({ good: true, points: 20 })
  })
})
