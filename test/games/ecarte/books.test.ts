// The books besides the odds: jeux de règle, and the advice for the coach (L-0, L-9, L-10, L-11).
import { describe, expect, test } from 'vitest'
import { ecarte } from '../../../src/main/engine/games/ecarte/index.ts'
import { ai } from '../../../src/main/engine/games/ecarte/ai/index.ts'
import { bookAdvice } from '../../../src/main/engine/games/ecarte/ai/book-advice.ts'
import { evaluateOptions, findBest } from '../../../src/main/engine/players/player.ts'
import { randomOf } from '../../store/played.ts'
import { type Said, type Start, DEALER, after, begin } from './table.ts'

/** The advice of the books to the seat on turn, as "rule action". */
function advised(start: Start, ...said: readonly Said[]): readonly string[] {
  const state = after(begin(start), ...said)
  const seat = ecarte.seatToPlay(state)
  if (seat === null) throw new Error('nobody is to act')
  return bookAdvice(ecarte.viewFor(state, seat), ecarte.legalActions(state, seat)).map(
    ({ rule, action }) => `${rule} ${action.do}`,
  )
}

const WEAK = 'JH 10H AC 7C 10D'

describe('L-0 with three tricks in sight', () => {
  test('elder plays, whatever the jeux de règle say', () => {
    expect(advised({ elder: 'KS KH KD 7H 7D', dealer: WEAK, turnUp: '9S' })).toContain('L-0 stand')
    expect(advised({ elder: WEAK, dealer: 'KS KH KD 7H 7D', turnUp: '9S' })).toEqual([])
  })

  test('the dealer refuses', () => {
    expect(advised({ elder: WEAK, dealer: 'QS JS AS KH KD', turnUp: '9S' }, 'propose')).toContain(
      'L-0 refuse',
    )
    expect(advised({ elder: 'QS JS AS KH KD', dealer: WEAK, turnUp: '9S' }, 'propose')).toEqual([])
  })
})

describe('L-10 to buy fewer than three cards', () => {
  test('is seldom good: with more than two cards worth keeping one plays', () => {
    expect(advised({ elder: '7S 8S KH 9D 8C', dealer: WEAK, turnUp: '9S' })).toContain('L-10 stand')
    expect(advised({ elder: '7S KH 9D 8C 10C', dealer: WEAK, turnUp: '9S' })).not.toContain(
      'L-10 stand',
    )
  })
})

describe('L-11 to take none', () => {
  const stands = { elder: '7S 8S AS KH 9D', dealer: WEAK, turnUp: '10S' } as const

  test('keeps a hand that stands from being vulnerable, where E-10 allows it', () => {
    expect(advised({ ...stands, preset: 'casual' })).toContain('L-11 propose')
    expect(advised({ ...stands, preset: 'club' })).not.toContain('L-11 propose')
    expect(advised({ elder: WEAK, dealer: stands.elder, turnUp: '10S', preset: 'casual' })).toEqual(
      [],
    )
  })
})

describe('L-9 silence on the king', () => {
  /**
   * The master's action with the king in the dealer's hand, after elder played without proposing
   * and led.
   */
  function silent(
    score: readonly [number, number],
    dealer: string,
    elder = '8S 9S AH 7C 10C',
  ): boolean {
    const start = { elder, dealer, turnUp: '7S', score } as const
    const state = after(begin(start), 'stand', 'play AH')
    const legal = ecarte.legalActions(state, DEALER)
    const evaluations = evaluateOptions(
      ai,
      ecarte.viewFor(state, DEALER),
      legal,
      { samples: 240, usesInference: true },
      randomOf(9),
    )
    return findBest(evaluations)?.action.do === 'play'
  }

  test('is never kept at another score than three, or when the other is not vulnerable', () => {
    expect(silent([0, 0], 'KS QS JS KH KD')).toBe(false)
    expect(silent([0, 2], 'KS QS JS KH KD')).toBe(false)
    const state = after(
      begin({ elder: WEAK, dealer: 'KS QS JS KH KD', turnUp: '7S', score: [0, 3] }),
      'propose',
      'refuse',
      'play JH',
    )
    const legal = ecarte.legalActions(state, DEALER)
    const view = ecarte.viewFor(state, DEALER)
    expect(
      findBest(evaluateOptions(ai, view, legal, { samples: 240, usesInference: true }, randomOf(9)))
        ?.action.do,
    ).toBe('announceKing')
  })

  test('is a choice at three points against a vulnerable elder: a card without the king is worth more than it were against one who guesses it', () => {
    const start = {
      elder: '8S 9S AH 7C 10C',
      dealer: 'KS JH 7D 8D 9D',
      turnUp: '7S',
      score: [2, 3],
    } as const
    const state = after(begin(start), 'stand', 'play AH')
    const legal = ecarte.legalActions(state, DEALER)
    const evaluations = evaluateOptions(
      ai,
      ecarte.viewFor(state, DEALER),
      legal,
      { samples: 240, usesInference: true },
      randomOf(9),
    )
    const held = evaluations.filter(({ action }) => action.do === 'play')
    expect(held.length).toBeGreaterThan(0)
    expect(held.every(({ error }) => error > 0)).toBe(true)
    expect(evaluations.find(({ action }) => action.do === 'announceKing')?.error).toBe(0)
  })
})
