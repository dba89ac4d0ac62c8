// Giving up (G-1, G-2).
import { describe, expect, test } from 'vitest'
import { hundertspiel } from '../../../src/main/engine/games/hundertspiel/index.ts'
import {
  type HundertspielState,
  isInDeal,
} from '../../../src/main/engine/games/hundertspiel/state.ts'
import type { Seat } from '../../../src/shared/view.ts'
import { after, begin, cards, marksOf, of, payments, toPlay } from './table.ts'

function giveUp(state: HundertspielState, seat: Seat, what: 'deal' | 'partie' = 'deal') {
  if (!isInDeal(state)) throw new Error('no deal')
  return hundertspiel.giveUp(state, seat, what)
}

describe('G-1 a deal', () => {
  test('G-1 the points not yet taken go to the other side, with the last trick', () => {
    const state = cards(toPlay(begin({ hands: [of('BA')] })), [of('BA', 'A')], 4).state
    const taken = state.taken[0] ?? 0
    expect(taken).toBeGreaterThan(5)
    const { state: end } = giveUp(state, 2)
    expect(end).toMatchObject({
      phase: 'settled',
      taken: [taken, 78 - taken],
      score: [taken, 78 - taken],
    })
    expect(marksOf(end.phase === 'settled' ? end : state)).toContain(`1 G-1 ${78 - taken}`)
  })

  test('G-1 a laid game of their side is lost, one of the other side made', () => {
    const laid = after(begin({ hands: [of('BA')] }), 'lay BA', 'contra')
    expect(payments(giveUp(laid, 2).events)).toEqual(['0>1 4 H-18', '2>3 4 H-18'])
    expect(payments(giveUp(laid, 1).events)).toEqual(['1>2 4 H-18', '3>0 4 H-18'])
  })

  test('G-1 the scat stays with the player, who pays two before they have named their suit', () => {
    const options = { scat: true } as const
    const bought = after(
      begin({ options, scat: 'A-SP 7-SP 7-CO 7-DE' }),
      'pass',
      'pass',
      'pass',
      'pass',
      'buy',
    )
    expect(payments(giveUp(bought, 0).events)).toEqual(['0>1 2 H-26', '2>3 2 H-26'])
    expect(giveUp(bought, 0).state).toMatchObject({ taken: [0, 78] })
    const bid = after(begin({ options, hands: ['6-BA'], scat: 'A-SP 7-SP 7-CO 7-DE' }), 'bid BA')
    const { state, events } = giveUp(bid, 0)
    expect(state).toMatchObject({
      taken: [6, 72],
      marks: [
        { rule: 'G-1', points: 72 },
        { rule: 'H-26', points: 6 },
      ],
    })
    expect(payments(events)).toEqual(['0>1 4 H-26', '2>3 4 H-26'])
    expect(giveUp(begin({ options }), 1).state).toMatchObject({
      taken: [78, 0],
      markers: [0, 0, 0, 0],
    })
  })

  test('G-1 the highest bid stands while others may still outbid it', () => {
    const bidding = after(begin({ options: { scat: true }, hands: ['6-CO'] }), 'bid CO')
    expect(bidding.phase).toBe('bidding')
    expect(payments(giveUp(bidding, 0).events)).toEqual(['0>1 3 H-26', '2>3 3 H-26'])
    expect(payments(giveUp(bidding, 1).events)).toEqual(['1>2 3 H-26', '3>0 3 H-26'])
  })

  test('G-1 the scat counts after all else, as when the deal is played', () => {
    const start = { options: { scat: true }, hands: ['6-BA'], scat: 'A-SP 7-SP 7-CO 7-DE' } as const
    const bid = after(begin({ ...start, score: [95, 40] }), 'bid BA')
    expect(giveUp(bid, 0).state).toMatchObject({
      phase: 'over',
      score: [95, 112],
      decision: { winner: 1 },
    })
    const turned = after(
      begin({ ...start, hands: ['', '6-BA'], score: [40, 95] }),
      'pass',
      'bid BA',
    )
    expect(giveUp(turned, 1).state).toMatchObject({
      phase: 'over',
      score: [112, 95],
      decision: { winner: 0 },
    })
    expect(giveUp(after(begin({ ...start, score: [95, 0] }), 'bid BA'), 0).state).toMatchObject({
      phase: 'over',
      score: [101, 72],
      decision: { winner: 0 },
    })
  })

  test('G-1 H-18 where a game that fails costs its points, the others write them when it is given up', () => {
    const options = { failedGame: 'points' } as const
    const laid = after(begin({ hands: [of('BA')], options }), 'lay BA')
    expect(giveUp(laid, 0).state.score).toEqual([0, 78 + 26])
    expect(giveUp(laid, 1).state.score).toEqual([78, 0])
  })

  test('G-1 of three the others have halves, and who gives up against a laid game pays for both', () => {
    const start = {
      options: { players: 3 },
      hands: [of('BA', 'A K C B 10 9 8 6')],
      turnUp: '7-BA',
    } as const
    expect(giveUp(begin(start), 1).state).toMatchObject({ score: [39, 0, 39] })
    const trick = cards(toPlay(begin(start)), [of('BA', 'A')], 3).state
    const odd = trick.taken[0] ?? 0
    expect(giveUp(trick, 0).state).toMatchObject({
      taken: [odd, Math.ceil((78 - odd) / 2), Math.floor((78 - odd) / 2)],
    })
    const laid = after(begin(start), 'lay BA')
    expect(payments(giveUp(laid, 1).events)).toEqual(['1>0 4 H-18'])
    expect(payments(giveUp(laid, 0).events)).toEqual(['0>1 2 H-18', '0>2 2 H-18'])
  })

  test('G-1 it may decide the partie, which then is as if played', () => {
    expect(giveUp(begin({ score: [0, 60] }), 0).state).toMatchObject({
      phase: 'over',
      decision: { winner: 1, rule: 'H-19' },
    })
  })
})

describe('G-1 each player for themselves', () => {
  const options = { declareOut: 'manual' } as const

  test('G-1 an opponent who then has 100 is out', () => {
    expect(giveUp(begin({ options, score: [0, 60] }), 0).state).toMatchObject({
      phase: 'over',
      decision: { winner: 1 },
    })
    expect(giveUp(begin({ options, score: [120, 0] }), 0).state).toMatchObject({
      phase: 'settled',
      score: [120, 78],
    })
  })

  test('G-1 in the reckoning all has been counted', () => {
    const scat = {
      options: { ...options, scat: true },
      hands: [of('BA', 'A K C B 10 9 8 6')],
      score: [10, 0],
    } as const
    const { state } = cards(toPlay(after(begin(scat), 'bid BA')), scat.hands)
    expect(state.phase).toBe('reckoning')
    const { state: end, events } = giveUp(state, 1)
    expect(end).toMatchObject({ phase: 'over', score: state.score, taken: state.taken })
    expect(payments(events)).toEqual(['1>2 2 H-19', '3>0 2 H-19'])
  })
})

describe('G-2 a partie', () => {
  test('G-2 the deal is given up, and the partie lost by one’s own word', () => {
    const { state, events } = giveUp(begin({ score: [60, 10] }), 0, 'partie')
    expect(state).toMatchObject({
      phase: 'over',
      decision: { winner: 1, forfeitedBy: 0, rule: 'G-2' },
      score: [60, 88],
    })
    expect(payments(events)).toEqual(['0>1 1 G-2', '2>3 1 G-2'])
  })

  test('G-2 of three they pay both', () => {
    const { state, events } = giveUp(
      begin({ options: { players: 3 }, score: [60, 10, 20] }),
      0,
      'partie',
    )
    expect(payments(events)).toEqual(['0>1 1 G-2', '0>2 1 G-2'])
    expect(hundertspiel.findOutcome(state)).toEqual({ winner: 2, value: 1 })
  })
})
