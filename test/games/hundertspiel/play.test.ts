// Tricks and what their cards count (H-6 … H-9).
import { describe, expect, test } from 'vitest'
import { hundertspiel } from '../../../src/main/engine/games/hundertspiel/index.ts'
import { after, begin, cards, did, marksOf, of, refused, toPlay, told } from './table.ts'

/** Bastoni are trumps. */
const HANDS = [
  `${of('SP', 'A K C B')} ${of('BA', '10 9')} ${of('DE', 'A K 7')}`,
  `${of('CO', 'A K C B')} ${of('BA', 'A')} ${of('DE', 'C B 10 8')}`,
  `${of('SP', '10 9 8 7 6')} ${of('CO', '10 9 8 7')}`,
]

describe('H-6 leading', () => {
  test('H-6 forehand leads, the others play to the left, and the winner of the trick leads', () => {
    const state = toPlay(begin({ hands: HANDS }))
    expect(state).toMatchObject({ phase: 'play', asks: 0 })
    expect(refused(state, 'A-CO', 1)).toEqual({ rule: 'H-6', why: 'notYourTurn' })
    const trick = after(state, 'K-SP', 'A-BA', '6-SP', 'K-BA')
    expect(trick).toMatchObject({ asks: 1, tricksWon: [0, 1, 0, 0] })
  })

  test('H-6 a card played stays played: only the next seat is asked', () => {
    const state = after(toPlay(after(begin({ hands: HANDS }), 'ask')), 'K-SP')
    expect(hundertspiel.seatsToAct(state)).toEqual([1])
    expect(hundertspiel.legalActions(state, 0)).toEqual([])
    expect(refused(state, 'A-SP')).toEqual({ rule: 'H-7', why: 'cardNotHeld' })
  })
})

describe('H-7 following', () => {
  test('H-7 a plain suit need not be followed: anything may be thrown, or trumped', () => {
    const state = after(toPlay(begin({ hands: HANDS })), 'A-DE')
    expect(
      hundertspiel.legalActions(state, 1).filter((action) => action.do === 'play'),
    ).toHaveLength(9)
    expect([refused(state, 'A-CO'), refused(state, 'A-BA'), refused(state, '8-DE')]).toEqual([
      null,
      null,
      null,
    ])
  })

  test('H-7 trumps led are followed by who has one, who need not overtake; others throw what they like', () => {
    const state = after(toPlay(begin({ hands: HANDS })), '10-BA')
    expect(refused(state, 'A-CO')).toEqual({ rule: 'H-7', why: 'mustFollow' })
    const second = after(state, 'A-BA')
    expect(
      hundertspiel.legalActions(second, 2).filter((action) => action.do === 'play'),
    ).toHaveLength(9)
    const third = after(second, '6-SP')
    expect(
      hundertspiel
        .legalActions(third, 3)
        .flatMap((action) => (action.do === 'play' ? [action.card] : [])),
    ).toEqual(['K-BA', 'C-BA', 'B-BA', '8-BA', '7-BA', '6-BA'])
    expect(refused(third, '6-BA')).toBeNull()
  })
})

describe('H-8 winning', () => {
  test('H-8 the highest trump takes the trick', () => {
    expect(
      after(toPlay(begin({ hands: HANDS })), 'A-SP', 'A-BA', '10-SP', 'K-BA').tricksWon,
    ).toEqual([0, 1, 0, 0])
  })

  test('H-8 without a trump the highest card of the suit led', () => {
    expect(
      after(toPlay(begin({ hands: HANDS })), '7-DE', 'A-CO', '10-CO', '9-DE').tricksWon,
    ).toEqual([0, 0, 0, 1])
    expect(
      after(toPlay(begin({ hands: HANDS })), 'B-SP', 'A-CO', '10-SP', '9-DE').tricksWon,
    ).toEqual([1, 0, 0, 0])
  })
})

describe('H-9 points', () => {
  test('H-9 ace 6, king 5, Cavall 4, Bube 3, and nothing for the rest', () => {
    const { state, events } = told(toPlay(begin({ hands: HANDS })), 'K-DE', 'C-CO', '10-SP', 'B-BA')
    expect(did(events, 'tookTrick')).toEqual([{ did: 'tookTrick', seat: 3, won: 1, points: 12 }])
    expect(state).toMatchObject({ score: [0, 12], taken: [0, 12] })
    expect(after(state, '9-DE', 'A-DE', 'A-CO', '9-SP').taken).toEqual([12, 12])
  })

  test('H-9 nothing counts before all have played to the trick', () => {
    expect(after(toPlay(begin({ hands: HANDS })), 'K-DE', 'C-CO', '10-SP')).toMatchObject({
      score: [0, 0],
      taken: [0, 0],
    })
  })

  test('H-9 the last trick counts 6, and a deal 78', () => {
    const state = toPlay(begin({ hands: [of('BA')] }))
    const { state: end } = cards(state, [of('BA', 'A K C B 10 9 8 6 7')])
    expect(end).toMatchObject({ phase: 'settled', taken: [78, 0], score: [88, 0] })
    expect(marksOf(end)).toEqual(['0 H-14 10', '0 H-9 78'])
  })
})
