// The carry-over from one partie of a sitting to the next, and invalid ones (H-3, H-21, H-22).
import { describe, expect, test } from 'vitest'
import { hundertspiel } from '../../../src/main/engine/games/hundertspiel/index.ts'
import type { HundertspielOptions } from '../../../src/main/engine/games/hundertspiel/options.ts'
import {
  type HundertspielState,
  isInDeal,
} from '../../../src/main/engine/games/hundertspiel/state.ts'
import { type Card, requireValue, TRAPPOLA_SUITS } from '../../../src/shared/card.ts'
import {
  after,
  begin,
  cards,
  next,
  of,
  openPartie,
  optionsOf,
  refused,
  toPlay,
  told,
} from './table.ts'

const series = requireValue(hundertspiel.series)

const FOUR = {
  dealer: 2,
  suits: [3, 1, 0, 2],
  markers: [-2, 5, -4, 1],
  won: [1, 2],
  dealt: 7,
  end: 12,
  announcedBy: 1,
} as const
const THREE = {
  dealer: 2,
  suits: [2, 0, 1],
  markers: [3, -1, -2],
  won: [1, 0, 2],
  dealt: 5,
  end: -1,
  announcedBy: -1,
} as const

const asked = (start: HundertspielState) => {
  if (!isInDeal(start)) throw new Error('not dealt')
  return start
}

/** A partie given up at once by a seat. */
const lost = (before: HundertspielState, seat: 0 | 1 = 0) =>
  hundertspiel.giveUp(asked(next(before, {})), seat, 'partie').state

describe('what is handed on', () => {
  const fits = (given: object, players: 3 | 4 = 4): boolean | undefined =>
    series.acceptsCarryOver?.(optionsOf({ players }), {
      ...(players === 4 ? FOUR : THREE),
      ...given,
    })

  test('H-22 is that of a table of as many, with no marker lost and rounds left', () => {
    expect([fits({}), fits({}, 3)]).toEqual([true, true])
    expect(fits({ end: -1 })).toBe(true)
    expect(fits({ dealt: 0, end: -1 })).toBe(true)
    expect(fits({ announcedBy: 3 })).toBe(true)
    expect(fits({ dealer: 3 })).toBe(true)
  })

  test.each([
    ['a dealer who is not there', { dealer: 3 }, 3],
    ['somebody not there who announced the last rounds', { announcedBy: 3 }, 3],
    ['the markers of another table', { markers: [3, -1, -2] }, 4],
    ['the markers of a larger table', { markers: [-2, 5, -4, 1] }, 3],
    ['a marker too many', { markers: [-2, 5, -4, 2] }, 4],
    ['markers that only all have', { markers: [1, 1, 1, 1] }, 4],
    ['a suit of two players', { suits: [3, 1, 0, 1] }, 4],
    ['a suit too few', { suits: [3, 1, 0] }, 4],
    ['a suit twice, of more suits than players', { suits: [2, 0, 1, 1] }, 3],
    ['parties won by more sides', { won: [1, 2, 0] }, 4],
    ['parties won by fewer sides', { won: [1, 2] }, 3],
    ['all rounds played', { dealt: 12 }, 4],
    ['more than all rounds played', { dealt: 13 }, 4],
    ['no round to begin with', { dealt: 0, end: 0 }, 4],
  ] as const)('H-22 is nothing with %s', (_, wrong, players) => {
    expect(fits(wrong, players)).toBe(false)
  })

  test.each([
    ['a fourth suit too far', { suits: [4, 1, 0, 2] }],
    ['a suit before the first', { suits: [-1, 1, 0, 2] }],
    ['one suit', { suits: [0] }],
    ['five suits', { suits: [0, 1, 2, 3, 3] }],
    ['part of a marker', { markers: [0.5, -0.5, 0, 0] }],
    ['a million markers and one', { markers: [1_000_001, -1_000_001, 0, 0] }],
    ['fewer parties than none', { won: [-1, 2] }],
    ['fewer deals than none', { dealt: -1 }],
    ['an end before any', { end: -2 }],
    ['a fifth player', { dealer: 4 }],
    ['nobody of another kind', { announcedBy: -2 }],
    ['something else besides', { more: 1 }],
  ])('H-22 has a strict shape: not %s', (_, wrong) => {
    expect(series.inherited.safeParse(FOUR).success).toBe(true)
    expect(
      series.inherited.safeParse({ ...FOUR, markers: [1_000_000, -1_000_000, 0, 0] }).success,
    ).toBe(true)
    expect(series.inherited.safeParse({ ...FOUR, ...wrong }).success).toBe(false)
  })
})

describe('a partie that goes on from another', () => {
  const opened = (inherited: object): HundertspielState =>
    hundertspiel.startPartie(optionsOf(), [12, 0], inherited)

  test('H-21 H-22 has its points, markers, suits, dealer, rounds and who announced them', () => {
    expect(opened(FOUR)).toEqual({
      phase: 'open',
      options: optionsOf(),
      score: [12, 0],
      deals: 0,
      dealtLast: 2,
      suits: ['BA', 'CO', 'SP', 'DE'].map((suit) => TRAPPOLA_SUITS.find((one) => one === suit)),
      markers: FOUR.markers,
      markersBefore: FOUR.markers,
      sitting: { dealt: 7, end: 12, announcedBy: 1, won: [1, 2] },
    })
    expect(opened({ ...FOUR, end: -1, announcedBy: -1 })).toMatchObject({
      sitting: { end: null, announcedBy: null },
    })
    expect(opened({ ...FOUR, announcedBy: 0 })).toMatchObject({ sitting: { announcedBy: 0 } })
    expect(opened({ ...FOUR, dealt: 0, end: 0 })).toMatchObject({ sitting: { end: 0 } })
  })

  test('H-22 hands on what it was given, before its first deal', () => {
    expect(series.carryWithin(opened(FOUR))).toEqual(FOUR)
    expect(series.carryWithin(opened({ ...FOUR, end: -1, announcedBy: -1 }))).toEqual({
      ...FOUR,
      end: -1,
      announcedBy: -1,
    })
  })

  test('H-22 the first of a sitting hands on nothing before anybody has dealt', () => {
    expect(series.carryWithin(openPartie())).toBeNull()
  })

  test('H-22 between two deals the one who dealt is handed on, and a partie is played to its end beyond the rounds', () => {
    const { state } = cards(toPlay(begin({ hands: [of('BA')] })), [of('BA', 'A K C B 10 9 8 6 7')])
    expect(state).toMatchObject({ phase: 'settled', dealer: 3 })
    expect(series.carryWithin(state)).toMatchObject({
      dealer: 3,
      dealt: 1,
      end: -1,
      announcedBy: -1,
    })
    const last = { ...state, sitting: { ...state.sitting, dealt: 12, end: 12 } }
    expect(series.carryWithin(last)).toMatchObject({ dealt: 12, end: 13 })
    expect(series.carryWithin({ ...last, sitting: { ...last.sitting, dealt: 9 } })).toMatchObject({
      dealt: 9,
      end: 12,
    })
  })

  test('H-4 H-5 after a void deal the same dealer gives again: the one before them is handed on', () => {
    const { state } = cards(toPlay(begin({ hands: [of('BA')] })), [of('BA', 'A K C B 10 9 8 6 7')])
    if (state.phase !== 'settled') throw new Error(state.phase)
    expect(series.carryWithin({ ...state, isVoid: true })).toMatchObject({ dealer: 2 })
    expect(series.carryWithin({ ...state, isVoid: true, dealer: 0 })).toMatchObject({ dealer: 3 })
    expect(series.carryWithin({ ...state, isVoid: false })).toMatchObject({ dealer: 3 })
  })

  test('H-22 there is a next one only after one that is over, and none after the last round', () => {
    expect(series.carryOver(openPartie())).toBeNull()
    expect(series.carryOver(begin())).toBeNull()
    const over = lost(openPartie())
    expect(series.carryOver(over)).toMatchObject({
      score: [0, 0],
      inherited: { dealer: 3, dealt: 1, end: -1 },
    })
    expect(
      series.carryOver({ ...over, sitting: { ...over.sitting, dealt: 3, end: 4 } }),
    ).toMatchObject({ inherited: { dealt: 3, end: 4 } })
    expect(series.carryOver({ ...over, sitting: { ...over.sitting, dealt: 4, end: 4 } })).toBeNull()
  })

  test('H-22 the account has markers, deals, their end and parties won', () => {
    expect(series.seriesAccount(opened(FOUR))).toEqual({
      markers: FOUR.markers,
      dealt: 7,
      end: 12,
      won: [1, 2],
    })
  })
})

describe('the first of a sitting', () => {
  const suitsOf = (
    lots: readonly Card[],
    options: Partial<HundertspielOptions> = {},
  ): readonly string[] => hundertspiel.startPartie(optionsOf(options), [], undefined, lots).suits

  test('H-3 the suits are those of the cards drawn; where none were, those of H-1 in their order', () => {
    expect(suitsOf(['A-DE', 'K-BA', 'C-SP', 'B-CO'])).toEqual(['DE', 'BA', 'SP', 'CO'])
    expect(suitsOf([])).toEqual(TRAPPOLA_SUITS)
    expect(suitsOf([], { players: 3 })).toEqual(TRAPPOLA_SUITS.slice(0, 3))
    expect(hundertspiel.startPartie(optionsOf(), []).suits).toEqual(TRAPPOLA_SUITS)
  })

  test('H-22 no player has a marker; it ends with the rounds agreed, or is open', () => {
    const four = hundertspiel.startPartie(optionsOf(), [])
    expect(four).toMatchObject({
      score: [0, 0],
      markers: [0, 0, 0, 0],
      markersBefore: [0, 0, 0, 0],
      dealtLast: null,
    })
    expect(four.sitting).toEqual({ dealt: 0, end: null, announcedBy: null, won: [0, 0] })
    const three = hundertspiel.startPartie(optionsOf({ players: 3, rounds: 3 }), [5])
    expect(three).toMatchObject({ score: [5, 0, 0], markers: [0, 0, 0] })
    expect(three.sitting).toEqual({ dealt: 0, end: 9, announcedBy: null, won: [0, 0, 0] })
  })

  test('H-22 of three the last three rounds are nine deals after this one, and they are announced once', () => {
    const hands = [`${of('BA', 'A K C B 10 9 8 6')} A-SP K-SP C-SP B-SP`, of('CO'), of('DE')]
    const state = after(begin({ options: { players: 3 }, hands, turnUp: '7-BA' }), 'pass')
    const { state: said, events } = told(state, 'lastRounds')
    expect(events).toEqual([{ did: 'lastRounds', seat: said.sitting.announcedBy, deals: 9 }])
    expect(said.sitting).toMatchObject({ dealt: 1, end: 10 })
    expect(refused(said, 'lastRounds')).toEqual({ rule: 'H-22', why: 'endSettled' })
  })
})
