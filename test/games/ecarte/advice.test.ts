// The player by the book as a whole: its words, its discards and its cards. It sees its view only.
import { expect, test } from 'vitest'
import { ecarte } from '../../../src/main/engine/games/ecarte/index.ts'
import { ai } from '../../../src/main/engine/games/ecarte/ai/index.ts'
import { type DealtState, ECARTE_PACK } from '../../../src/main/engine/games/ecarte/state.ts'
import { inDeal } from '../../../src/main/engine/games/game.ts'
import { type Random, shuffle } from '../../../src/main/engine/random.ts'
import { requireValue } from '../../../src/shared/card.ts'
import { type Side } from '../../../src/shared/duel.ts'
import { chance } from '../chance.ts'
import {
  DEALER,
  type Start,
  act,
  after,
  begin,
  dealt,
  exchanged,
  hand,
  openPartie,
  turnOf,
} from './table.ts'

const advice = (state: DealtState, seat: Side = turnOf(state)) =>
  ai.chooseByBook?.(ecarte.viewFor(state, seat), ecarte.legalActions(state, seat))

const THREE_TRUMPS = '9S 10S AS 7H 8D'
const NOTHING = '7S 8H 9D 10C AH'
const elder = (cards: string, start: Start = {}) =>
  begin({ dealer: '7D 7C 8C 9C 10D', turnUp: 'QS', ...start, elder: cards })
const dealer = (cards: string, start: Start = {}) =>
  begin({ elder: '7D 7C 8C 9C 10D', turnUp: 'QS', ...start, dealer: cards })

test('J-a elder with a hand that stands plays, otherwise proposes', () => {
  expect(advice(elder(THREE_TRUMPS))).toEqual({ do: 'stand' })
  expect(advice(elder(NOTHING))).toEqual({ do: 'propose' })
  expect(advice(exchanged(elder('9S 10S 8H 9D 10C', { talon: 'KC' }), 1, 0))).toEqual({
    do: 'propose',
  })
})

test('J-a the dealer with a hand that stands refuses, otherwise accepts', () => {
  expect(advice(after(dealer(THREE_TRUMPS), 'propose'))).toEqual({ do: 'refuse' })
  expect(advice(after(dealer(NOTHING), 'propose'))).toEqual({ do: 'accept' })
})

test('J-a bought cards may make a hand that stands', () => {
  const state = after(
    elder('9S 10S 8H 9D 10C', { talon: 'AS' }),
    'propose',
    'accept',
    'discard 8H',
    'discard none',
  )
  expect(advice(state)).toEqual({ do: 'stand' })
})

test('in buying trumps and kings are kept, all else discarded', () => {
  expect(advice(after(elder('7S KH QH 8D KC'), 'propose', 'accept'))).toEqual({
    do: 'discard',
    cards: hand('QH 8D'),
  })
  const second = after(dealer('7S 8S KH QH JD'), 'propose', 'accept', 'discard 7D')
  expect(advice(second)).toEqual({ do: 'discard', cards: hand('QH JD') })
})

test('E-10 elder who must lay away one gives up the least', () => {
  expect(advice(after(elder('7S 8S KH KD KC'), 'propose', 'accept'))).toEqual({
    do: 'discard',
    cards: hand('KH'),
  })
})

test('E-12 of a short talon the worst cards are changed first', () => {
  const two = exchanged(exchanged(begin(), 5, 5), 5, 4)
  expect(two.talon).toHaveLength(2)
  const wish = advice(after(two, 'propose', 'accept'))
  expect(wish?.do === 'discard' && wish.cards.length <= 2).toBe(true)
})

test('E-16 the king is announced in turn', () => {
  expect(advice(after(elder('KS 7S 8S 7H 8D'), 'stand'))).toEqual({ do: 'announceKing' })
  expect(advice(elder('KS 7H 8H 9D AD', { score: [4, 0] }))).toEqual({ do: 'announceKing' })
})

test('E-17 the dealer keeps silent until elder has led, then announces before following', () => {
  const toLead = after(dealer('KS 7S 8S 7H 8D'), 'propose', 'refuse')
  expect(advice(toLead, DEALER)).toBeNull()
  expect(advice(after(toLead, 'play 7C'), DEALER)).toEqual({ do: 'announceKing' })
})

test('E-18 at four points the king is announced out of turn: the partie is over', () => {
  expect(advice(dealer('KS 7S 8S 7H 8D', { score: [0, 4] }), DEALER)).toEqual({
    do: 'announceKing',
  })
})

/** The advice about the 9 of hearts. */
const follow = (cards: string) =>
  advice(
    after(begin({ elder: '9H 8D 9D 10D AD', dealer: cards, turnUp: 'QS' }), 'stand', 'play 9H'),
  )

test('E-21 follows with the least that will do', () => {
  expect(follow('KH 10H 7H 7S 7C')).toEqual({ do: 'play', card: '10H' })
  expect(follow('8H 7H JS 7S 7C')).toEqual({ do: 'play', card: '7H' })
  expect(follow('JS 7S KC QC 7C')).toEqual({ do: 'play', card: '7S' })
  expect(follow('KC QC JC 8C 7D')).toMatchObject({ do: 'play', card: '7D' })
})

test('L-4 leads by the book', () => {
  expect(advice(after(elder('8S 7S JH 9H 7H'), 'stand'))).toEqual({ do: 'play', card: 'JH' })
})

test('L-8 counts the tricks they have made', () => {
  const hands = { elder: 'QS 8S 7S KH KD', dealer: 'KS JS AS 7H 7D', turnUp: '9S' } as const
  expect(advice(after(begin(hands), 'stand', 'play KH 7H KD 7D'))).toEqual({
    do: 'play',
    card: '7S',
  })
})

const PRESETS = ['classic', 'club', 'casual', 'turf'] as const

/** A deal that chance gives, in a partie at any score. */
function anyDeal(random: Random): DealtState {
  const partie = openPartie({
    preset: requireValue(PRESETS[random.nextInt(4)]),
    score: [random.nextInt(5), random.nextInt(5)],
  })
  const by = random.nextInt(2) === 0 ? 0 : 1
  return dealt(
    partie,
    ecarte.distributeCards(partie.options, shuffle(ECARTE_PACK, random), by, '5'),
  ).state
}

test('L-1 to L-8, J-a to J-d the advice is always something that may be done, for every seat that may do anything', () => {
  const random = chance(1)
  let asked = 0
  for (let deals = 0; deals < 300; deals += 1) {
    let state = anyDeal(random)
    while (inDeal(state)) {
      for (const seat of ecarte.seatsToAct(state)) {
        const wish = ai.chooseByBook?.(
          ecarte.viewFor(state, seat),
          ecarte.legalActions(state, seat),
        )
        if (seat === turnOf(state) || wish !== null)
          expect(ecarte.legalActions(state, seat)).toContainEqual(wish)
        asked += 1
      }
      // half of the time its advice is ignored, so that it sees tables of all kinds
      const seat = turnOf(state)
      const legal = ecarte.legalActions(state, seat)
      const wish = random.nextInt(2) === 0 ? advice(state) : legal[random.nextInt(legal.length)]
      state = act(state, seat, requireValue(wish ?? undefined)).state
    }
  }
  expect(asked).toBeGreaterThan(3000)
})
