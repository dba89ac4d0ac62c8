// The rules of New Game, one by one.
import { expect, test } from 'vitest'
import { newGame } from '../../../src/main/engine/games/new-game/index.ts'
import { NEW_GAME_PACK, type NewGameState } from '../../../src/main/engine/games/new-game/state.ts'
import type { Card } from '../../../src/shared/card.ts'
import type { Seat } from '../../../src/shared/view.ts'
import { APART, FOUR_TRICKS, OPTIONS, after, begin, dealOf, open, playOut } from './table.ts'

const breach = (state: NewGameState, seat: Seat, card: Card) =>
  newGame.findBreach(state, seat, { do: 'play', card })

test('NG-1 twenty cards, five to each; the dealer’s last is turned, and the player on the left leads', () => {
  const deal = newGame.distributeCards(OPTIONS, NEW_GAME_PACK, 3, '1')
  expect(deal.hands.map((hand) => hand.length)).toEqual([5, 5, 5, 5])
  expect(deal.turnUp).toBe(deal.hands[3]?.at(-1))
  expect(newGame.findDealBreach(open(), deal)).toBeNull()
  expect(newGame.seatToPlay(begin(deal))).toBe(0)
  expect(breach(open(), 0, 'AS')).toMatchObject({ rule: 'NG-1' })
  for (const wrong of [
    { packets: '5' },
    { talon: ['AS' as const] },
    { turnUp: 'AS' as const },
    { hands: APART.hands.slice(1) },
    { hands: APART.hands.map(() => APART.hands[3] ?? []) },
  ])
    expect(newGame.findDealBreach(open(), { ...APART, ...wrong })).toMatchObject({ rule: 'NG-1' })
})

test('NG-2 the ace is the highest card of a suit, the 10 the lowest', () => {
  const mixed = begin(
    dealOf(
      ['QS', 'KD', 'QD', 'JD', '10D'],
      ['AS', 'AD', 'AC', 'KC', 'QC'],
      ['10S', 'JC', '10C', 'KS', 'JS'],
      ['AH', 'KH', 'QH', 'JH', '10H'],
    ),
  )
  const trick = after(mixed, 'QS', 'AS', 'KS', '10H')
  expect(trick).toMatchObject({ tricks: [{ winner: 3 }] })
})

test('NG-3 suit must be followed; the highest trump wins, else the highest card of the suit led', () => {
  const led = after(
    begin(
      dealOf(
        ['QS', 'AD', 'KD', 'QD', 'JD'],
        ['AS', '10D', 'AC', 'KC', 'QC'],
        ['10S', 'JC', '10C', 'KS', 'JS'],
        ['AH', 'KH', 'QH', 'JH', '10H'],
      ),
    ),
    'QS',
  )
  expect(breach(led, 1, 'AC')).toEqual({ rule: 'NG-3', why: 'mustFollow' })
  expect(breach(led, 1, 'AH')).toEqual({ rule: 'NG-3', why: 'cardNotHeld' })
  expect(breach(led, 2, '10S')).toEqual({ rule: 'NG-3', why: 'notYourTurn' })
  const next = after(led, 'AS', '10S', 'AH')
  expect(newGame.seatToPlay(next)).toBe(3)
})

test('NG-4 a side marks its tricks above two', () => {
  expect(playOut(begin(APART))).toMatchObject({
    phase: 'settled',
    score: [0, 3],
    marks: [{ seat: 1, points: 3, rule: 'NG-4' }],
  })
})

test('NG-5 the first side with seven points wins the partie', () => {
  const over = playOut(begin(APART, [6, 4]))
  expect(newGame.findOutcome(over)).toEqual({ winner: 1, value: 1 })
  expect(newGame.findDealBreach(over, APART)).toMatchObject({ rule: 'NG-5' })
  expect(breach(over, 0, 'AS')).toMatchObject({ rule: 'NG-5' })
  expect(newGame.findOutcome(playOut(begin(APART, [6, 3])))).toBeNull()
})

test('NG-6 the lowest card drawn deals first, then the deal passes to the left', () => {
  expect(newGame.dealerByCut(['AS', 'KH', '10D', 'QC'], OPTIONS)).toBe(2)
  expect(newGame.dealerByCut(['AS', 'AH', '10D', 'QC'], OPTIONS)).toBeNull()
  const settled = playOut(begin(APART))
  expect(newGame.nextDealer(settled)).toBe(0)
  expect(newGame.findDealBreach(settled, APART)).toMatchObject({ rule: 'NG-6' })
  expect(newGame.findDealBreach(begin(APART), FOUR_TRICKS)).toMatchObject({ rule: 'NG-6' })
})

test('G-1 a deal given up: the tricks not yet taken go to the other side', () => {
  const state = after(begin(FOUR_TRICKS), 'AH', 'AD', 'AC', '10H')
  const lost = newGame.giveUp(state, 1, 'deal').state
  expect(lost).toMatchObject({ phase: 'settled', score: [3, 0] })
  expect(newGame.giveUp(begin(APART), 0, 'deal').state).toMatchObject({ score: [0, 3] })
})

test('G-2 the partie given up: the other side marks what it is missing to seven', () => {
  const { state } = newGame.giveUp(begin(APART), 0, 'partie')
  expect(state).toMatchObject({ phase: 'over', score: [0, 7] })
  expect(newGame.findOutcome(state)).toEqual({ winner: 1, value: 1 })
})
