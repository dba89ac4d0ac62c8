// Three players (H-27 … H-29).
import { describe, expect, test } from 'vitest'
import { hundertspiel } from '../../../src/main/engine/games/hundertspiel/index.ts'
import { HUNDERTSPIEL_PACK } from '../../../src/main/engine/games/hundertspiel/state.ts'
import {
  after,
  begin,
  cards,
  did,
  marksOf,
  next,
  of,
  optionsOf,
  payments,
  refused,
  toPlay,
  told,
} from './table.ts'

const options = { players: 3 } as const
const scat = { players: 3, scat: true } as const
/** Seat 0 is forehand, seat 2 deals; Bastoni are trumps by the dealer's last card. */
const HANDS = [`${of('BA', 'A K C B 10 9 8 6')} A-SP K-SP C-SP B-SP`, of('CO'), of('DE')]
const start = { options, hands: HANDS, turnUp: '7-BA' } as const

describe('H-27 three at the table', () => {
  test('H-27 without scat twelve each, six at a time; the bottom card makes trumps', () => {
    const { hands, talon, turnUp } = hundertspiel.distributeCards(
      optionsOf(options),
      HUNDERTSPIEL_PACK,
      2,
      'usual',
    )
    expect(hands[0]).toEqual([...HUNDERTSPIEL_PACK.slice(0, 6), ...HUNDERTSPIEL_PACK.slice(18, 24)])
    expect([hands.map((one) => one.length), talon, turnUp]).toEqual([
      [12, 12, 12],
      [],
      HUNDERTSPIEL_PACK[35],
    ])
    expect(begin(start)).toMatchObject({ phase: 'laying', asks: 0, trump: 'BA', score: [0, 0, 0] })
  })

  test('H-3 of three the suit that the dealer drew may be trumps, and no card is seen then', () => {
    const bySeat = { ...options, threeTrumpBy: 'seat' } as const
    const state = begin({ options: bySeat, hands: HANDS, trump: 'DE' })
    expect(state).toMatchObject({ phase: 'laying', dealer: 2, trump: 'DE', turnUp: null })
    expect(state.suits).toHaveLength(3)
    const first = cards(toPlay(state), []).state
    const second = next(first, { options: bySeat })
    expect(second).toMatchObject({ dealer: 0, trump: state.suits[0] })
    expect(hundertspiel.turnsUp(optionsOf({ threeTrumpBy: 'seat', trumpBy: 'cut' }))).toBe(true)
    expect(hundertspiel.turnsUp(optionsOf({ ...bySeat, trumpBy: 'cut' }))).toBe(false)
  })

  test('H-27 with scat three cards apart, eleven each in six and five', () => {
    const { hands, talon } = hundertspiel.distributeCards(
      optionsOf(scat),
      HUNDERTSPIEL_PACK,
      2,
      'usual',
    )
    expect(talon).toEqual(HUNDERTSPIEL_PACK.slice(0, 3))
    expect(hands[0]).toEqual([...HUNDERTSPIEL_PACK.slice(3, 9), ...HUNDERTSPIEL_PACK.slice(21, 26)])
    expect(hands.map((one) => one.length)).toEqual([11, 11, 11])
  })

  test('H-27 the buyer lays away three, no king and no ace', () => {
    const hands = [`6-BA ${of('BA', 'A K')}`]
    const state = after(
      begin({ options: scat, hands, scat: '7-SP 7-CO 7-DE' }),
      'pass',
      'pass',
      'pass',
      'buy',
    )
    expect(refused(state, 'layAway 7-SP 7-CO')).toEqual({ rule: 'H-25', why: 'wrongNumber' })
    expect(refused(state, 'layAway 7-SP 7-CO A-BA')).toEqual({ rule: 'H-25', why: 'kingOrAce' })
    expect(after(state, 'layAway 7-SP 7-CO 7-DE', 'name BA')).toMatchObject({
      phase: 'contra',
      asks: 1,
    })
  })
})

describe('H-28 each for himself', () => {
  const row = [`${of('BA', 'A K C B 10 9 8')} A-SP K-SP C-SP B-SP 6-BA`]

  test('H-28 every player counts their own tricks', () => {
    const state = after(toPlay(begin(start)), 'A-SP', 'A-CO', '7-BA')
    expect(state).toMatchObject({ score: [0, 0, 12], taken: [0, 0, 12] })
  })

  test('H-28 a laid game is paid by both, or to both', () => {
    const { events } = cards(toPlay(after(begin(start), 'lay BA')), row)
    expect(payments(events).slice(0, 2)).toEqual(['1>0 2 H-18', '2>0 2 H-18'])
    const lost = cards(toPlay(after(begin(start), 'lay BA')), [`6-BA ${row[0]}`]).events
    expect(payments(lost).slice(0, 2)).toEqual(['0>1 2 H-18', '0>2 2 H-18'])
  })

  test('H-28 Contra by either binds both', () => {
    const laid = after(begin(start), 'lay BA')
    expect(laid).toMatchObject({ phase: 'contra', asks: 1 })
    const { events } = cards(toPlay(after(laid, 'pass', 'contra')), row)
    expect(payments(events).slice(0, 2)).toEqual(['1>0 4 H-18', '2>0 4 H-18'])
  })

  test('H-28 a player who reaches 100 is paid by both, by each according to their own score', () => {
    const { state, events } = cards(toPlay(begin({ ...start, score: [80, 49, 50] })), row)
    expect(payments(events)).toEqual(['1>0 2 H-19', '2>0 1 H-19'])
    expect(state.markers).toEqual([3, -2, -1])
    expect(hundertspiel.findOutcome(state)).toEqual({ winner: 0, value: 1 })
    const both = cards(toPlay(begin({ ...start, score: [80, 0, 0] })), row).state
    expect(hundertspiel.findOutcome(both)).toEqual({ winner: 0, value: 2 })
  })
})

describe('H-29 all else as with four', () => {
  test('H-29 old and new, announcements and the missing suit', () => {
    const state = after(begin({ ...start, score: [0, 0, 93] }), 'ask', 'pass', 'pass')
    expect(state).toMatchObject({ isOldAndNew: true, phase: 'announcing' })
    const hands = ['K-SP K-CO K-DE', 'K-BA']
    const announced = after(
      begin({ options, hands, turnUp: '7-BA' }),
      'pass',
      'announce K 3',
      'pass',
      'pass',
      'pass',
    )
    const asked = after(cards(announced, [], 1).state, 'demand K')
    expect(did(cards(asked, [], 2).events, 'toldMissing')).toMatchObject([{ suit: 'BA' }])
  })

  test('H-29 every other player is an opponent of forehand, and may lay if forehand has not asked', () => {
    const led = cards(
      toPlay(begin({ ...start, hands: ['A-SP', '6-CO', '6-DE'] })),
      ['A-SP'],
      1,
    ).state
    expect(refused(led, 'lay CO')).toBeNull()
    expect(refused(cards(led, [], 1).state, 'lay DE')).toBeNull()
  })

  test('H-29 with declaring out by hand, who says it wrongly pays both, and the better of them has won', () => {
    const wrong = begin({
      ...start,
      options: { players: 3, declareOut: 'manual' },
      score: [30, 60, 70],
    })
    const { state, events } = told(toPlay(wrong), 'declareOut')
    expect(payments(events)).toEqual(['0>1 2 H-20', '0>2 2 H-20'])
    expect(hundertspiel.findOutcome(state)).toEqual({ winner: 2, value: 2 })
    expect(marksOf(state)).toEqual([])
  })
})
