// Reports and knowledge, word for word, when the cards go wrong (E-31 … E-36), and the numbers that
// may be bought (E-34, E-35).
import { expect, test } from 'vitest'
import { ecarte } from '../../../src/main/engine/games/ecarte/index.ts'
import type { DealtState } from '../../../src/main/engine/games/ecarte/state.ts'
import type { Side } from '../../../src/shared/duel.ts'
import {
  type Start,
  DEALER,
  ELDER,
  after,
  begin,
  breach,
  events,
  eventsOfDeal,
  exchanged,
  hand,
} from './table.ts'

const LOOSE = { irregularities: true } as const
const ANY = { elder: 'KH QH JH 7D 8D', dealer: 'KD QD KC QC JC', turnUp: '7S' } as const

/** Six for elder, and four for the dealer. */
const [SIX, FOUR] = ['KH QH JH 7D 8D 9D', 'KD QD KC QC'] as const

const irregular = (start: Start = {}): DealtState =>
  begin({ ...start, options: { ...LOOSE, ...start.options } })

/** The events after the cards were dealt. */
const told = (start: Start) => eventsOfDeal({ ...start, options: LOOSE }).slice(1)

/** Nothing has gone wrong. */
const NOTHING = {
  choice: null,
  outOfTurn: false,
  mustBuy: false,
  turned: [],
  thrown: [],
  ended: null,
  shown: [[], []],
  shownAfter: [[], []],
  drawn: [0, 0],
  open: [false, false],
  wrongClaim: [false, false],
  late: [false, false],
  falseKing: [false, false],
  noKing: [false, false],
  faceUp: [],
  exposed: [],
  unseen: 0,
  covered: [],
}

test('E-31 to E-40 a deal begins with nothing wrong', () => {
  expect(irregular().slips).toEqual(NOTHING)
})

test('E-31 the cards turned are shown to both, and elder has the choice', () => {
  const start = { talon: '9S 10S', slips: { turned: ['9S', '10S'] } } as const
  expect(eventsOfDeal({ ...start, options: LOOSE })).toEqual([
    {
      did: 'dealt',
      dealer: DEALER,
      packets: '5',
      hands: [hand(ANY.elder), hand(ANY.dealer)],
      turnUp: '7S',
    },
    { did: 'turnedTooMany', seat: DEALER, cards: ['9S', '10S'] },
  ])
  const turned = { ...NOTHING, turned: ['9S', '10S'] }
  expect(irregular(start).slips).toEqual({ ...turned, choice: { rule: 'E-31', seat: ELDER } })
  expect(after(irregular(start), 'pushBack').slips).toEqual(turned)
  expect(events(irregular(start), 'pushBack')).toEqual([{ did: 'pushedBack', seat: ELDER }])
  expect(events(irregular(start), 'callNewDeal')).toEqual([
    { did: 'calledNewDeal', seat: ELDER, rule: 'E-31' },
  ])
  expect(after(irregular(start), 'callNewDeal').slips).toEqual({
    ...turned,
    ended: { how: 'newDeal' },
  })
})

const FACE_UP = { talon: '9S KS 8S 10S JS', slips: { faceUp: ['KS', '8S'] } } as const
const BUY = ['propose', 'accept', 'discard 7D 8D', 'discard KD'] as const

test('E-32 the drawing stops at a card face up, and goes on with what is still due', () => {
  expect(events(irregular(FACE_UP), ...BUY)).toEqual([
    { did: 'discarded', seat: DEALER, cards: ['KD'] },
    { did: 'drew', seat: ELDER, cards: ['9S'] },
    { did: 'metFaceUp', seat: ELDER, card: 'KS' },
  ])
  const met = after(irregular(FACE_UP), ...BUY)
  const choice = { rule: 'E-32', seat: ELDER, due: [1, 1] }
  expect(met.slips).toEqual({ ...NOTHING, choice, drawn: [1, 0], faceUp: ['KS', '8S'] })
  expect(events(met, 'takeFaceUp')).toEqual([
    { did: 'tookFaceUp', seat: ELDER, card: 'KS' },
    { did: 'metFaceUp', seat: DEALER, card: '8S' },
  ])
  expect(after(met, 'takeFaceUp', 'takeFaceUp').slips).toEqual({
    ...NOTHING,
    drawn: [2, 1],
    shown: [['KS'], ['8S']],
    shownAfter: [[2], [1]],
  })
})

test('E-32 thrown away it lies apart, and the next takes its place', () => {
  const thrown = after(irregular(FACE_UP), ...BUY, 'throwFaceUp')
  const choice = { rule: 'E-32', seat: ELDER, due: [1, 1] }
  expect(thrown.slips).toEqual({
    ...NOTHING,
    choice,
    drawn: [1, 0],
    thrown: ['KS'],
    faceUp: ['8S'],
  })
  expect(events(thrown, 'throwFaceUp')).toEqual([
    { did: 'threwFaceUp', seat: ELDER, card: '8S' },
    { did: 'drew', seat: ELDER, cards: ['10S'] },
    { did: 'drew', seat: DEALER, cards: ['JS'] },
  ])
  expect(after(thrown, 'throwFaceUp').slips).toEqual({
    ...NOTHING,
    drawn: [2, 1],
    thrown: ['KS', '8S'],
  })
})

test('E-32 enough must remain for both numbers named', () => {
  // 21 cards: ten, then nine, and of the last two the first lies face up
  const last = exchanged(exchanged(irregular({ slips: { faceUp: ['8C'] } }), 5, 5), 5, 4)
  const both = exchanged(last, 1, 1)
  expect(ecarte.legalActions(both, ELDER)).toEqual([{ do: 'takeFaceUp' }])
  expect(breach(both, ELDER, 'throwFaceUp')).toEqual({ rule: 'E-32', why: 'cannotThrow' })
  expect(ecarte.legalActions(exchanged(last, 1, 0), ELDER)).toEqual([
    { do: 'takeFaceUp' },
    { do: 'throwFaceUp' },
  ])
})

test('E-33 exposed cards are reported when they come to a hand, elder’s first', () => {
  const start = { talon: '8S 9S', slips: { exposed: ['9S', 'KC', 'QH'] } } as const
  expect(told(start)).toEqual([
    { did: 'exposed', seat: ELDER, card: 'QH' },
    { did: 'exposed', seat: DEALER, card: 'KC' },
  ])
  const state = irregular(start)
  expect(state.slips).toEqual({
    ...NOTHING,
    shown: [['QH'], ['KC']],
    shownAfter: [[0], [0]],
    exposed: ['9S'],
  })
  const said = ['propose', 'accept', 'discard 7D', 'discard KD'] as const
  expect(events(state, ...said).slice(1)).toEqual([
    { did: 'drew', seat: ELDER, cards: ['8S'] },
    { did: 'drew', seat: DEALER, cards: ['9S'] },
    { did: 'exposed', seat: DEALER, card: '9S' },
  ])
  expect(after(state, ...said).slips).toEqual({
    ...NOTHING,
    drawn: [1, 1],
    shown: [['QH'], ['KC', '9S']],
    shownAfter: [[0], [0, 1]],
  })
})

test('E-34 unseen hands: the wrong number is reported, and no card', () => {
  const start = {
    elder: SIX,
    dealer: FOUR,
    talon: '9S',
    slips: { noticed: true, unseen: 2 },
  } as const
  expect(told(start)).toEqual([
    { did: 'wrongNumber', seat: ELDER, held: 6, rule: 'E-34' },
    { did: 'putRight', seat: ELDER, by: -1, rule: 'E-34' },
    { did: 'wrongNumber', seat: DEALER, held: 4, rule: 'E-34' },
    { did: 'putRight', seat: DEALER, by: 1, rule: 'E-34' },
  ])
  expect(irregular(start).slips).toEqual({ ...NOTHING, unseen: 2, covered: ['JH'], drawn: [0, 1] })
  const sixes = irregular({ ...start, dealer: 'KD QD KC QC JC AC' })
  expect(sixes.slips).toEqual({ ...NOTHING, unseen: 2, covered: ['JH', 'KC'] })
})

test('E-35 elder’s six are reported after the king turned up, also if that ends the partie', () => {
  const wrong = { did: 'wrongNumber', seat: ELDER, held: 6, rule: 'E-35' }
  const kings = { elder: SIX, turnUp: 'KS' } as const
  expect(told(kings)).toEqual([
    { did: 'marked', seat: DEALER, points: 1, rule: 'E-5', score: 1 },
    wrong,
  ])
  expect(told({ ...kings, score: [0, 4] })).toEqual([
    { did: 'marked', seat: DEALER, points: 1, rule: 'E-5', score: 5 },
    { did: 'wonPartie', seat: DEALER, value: 3, score: [0, 5] },
    wrong,
  ])
  expect(irregular({ ...kings, score: [0, 4] })).toMatchObject({
    phase: 'over',
    exchanges: [],
    slips: NOTHING,
  })
  const state = irregular({ elder: SIX })
  expect(state).toMatchObject({ asks: 'elderDiscards', exchanges: [[null, null]] })
  expect(state.slips).toEqual({ ...NOTHING, mustBuy: true })
  const bought = after(state, 'discard 7D 8D takes 1', 'discard none')
  expect(bought.slips).toEqual({ ...NOTHING, drawn: [1, 0] })
})

test('E-36 elder’s choice about the dealer’s number is reported', () => {
  const six = { dealer: 'KD QD KC QC JC AC', slips: { unseen: 1 } } as const
  const four = { dealer: FOUR, talon: '9S' } as const
  expect(told(six)).toEqual([{ did: 'wrongNumber', seat: DEALER, held: 6, rule: 'E-36' }])
  expect(irregular(four).slips).toEqual({ ...NOTHING, choice: { rule: 'E-36', seat: ELDER } })
  expect(events(irregular(six), 'callNewDeal')).toEqual([
    { did: 'calledNewDeal', seat: ELDER, rule: 'E-36' },
  ])
  expect(events(irregular(six), 'putRight')).toEqual([
    { did: 'putRight', seat: DEALER, by: -1, rule: 'E-36' },
    { did: 'lostCards', seat: DEALER, cards: ['QD'] },
  ])
  expect(events(irregular(four), 'putRight')).toEqual([
    { did: 'putRight', seat: DEALER, by: 1, rule: 'E-36' },
    { did: 'drew', seat: DEALER, cards: ['9S'] },
  ])
})

/** The numbers these cards may be discarded for. */
const numbers = (state: DealtState, seat: Side, laid: string) =>
  ecarte
    .legalActions(state, seat)
    .flatMap((one) =>
      one.do === 'discard' && one.cards.join(' ') === laid ? [one.takes ?? 'as many'] : [],
    )

test('E-34 as many as are discarded, or one fewer or more: never more than five, nor from nothing', () => {
  const asked = after(irregular(), 'propose', 'accept')
  expect(numbers(asked, ELDER, '7D')).toEqual(['as many', 0, 2])
  expect(numbers(asked, ELDER, ANY.elder)).toEqual(['as many', 4])
  expect(breach(asked, ELDER, `discard ${ANY.elder} takes 6`)).toEqual({
    rule: 'E-8',
    why: 'discardTooMany',
  })
  expect(breach(asked, ELDER, 'discard JH 7D 8D takes 1')).toEqual({
    rule: 'E-34',
    why: 'takesOther',
  })
  for (const said of ['discard none', 'discard none takes 1'] as const)
    expect(breach(asked, ELDER, said)).toEqual({ rule: 'E-10', why: 'discardTooFew' })
  expect(
    breach(after(irregular({ preset: 'casual' }), 'propose', 'accept'), ELDER, 'discard none'),
  ).toBeNull()
  const dealers = after(asked, 'discard 7D')
  expect(numbers(dealers, DEALER, '')).toEqual(['as many', 1])
  expect(breach(dealers, DEALER, 'discard none takes -1')).toEqual({
    rule: 'E-34',
    why: 'takesOther',
  })
})

test('E-34 a wrong number bought does not grow in the next exchange', () => {
  const again = ['discard none', 'propose', 'accept'] as const
  const six = after(
    irregular({ talon: 'AS 10S' }),
    'propose',
    'accept',
    'discard 7D takes 2',
    ...again,
  )
  expect(numbers(six, ELDER, '8D')).toEqual(['as many', 0])
  expect(breach(six, ELDER, 'discard 8D takes 2')).toEqual({ rule: 'E-34', why: 'takesOther' })
  expect(numbers(six, ELDER, 'KH QH JH 8D AS 10S')).toEqual([5])
  const four = after(irregular(), 'propose', 'accept', 'discard 7D 8D takes 1', ...again)
  expect(numbers(four, ELDER, 'KH')).toEqual(['as many', 2])
  expect(breach(four, ELDER, 'discard KH takes 0')).toEqual({ rule: 'E-34', why: 'takesOther' })
})

test('E-12 E-34 no player buys more than the talon holds, the dealer after elder’s number', () => {
  const last = after(exchanged(exchanged(irregular(), 5, 5), 5, 4), 'propose', 'accept')
  const [first = '', second = '', third = ''] = last.hands[ELDER]
  expect(numbers(last, ELDER, `${first} ${second}`)).toEqual(['as many', 1])
  expect(numbers(last, ELDER, `${first} ${second} ${third}`)).toEqual([2])
  const [own = ''] = last.hands[DEALER]
  expect(numbers(after(last, `discard ${first} ${second}`), DEALER, own)).toEqual([0])
  expect(numbers(after(last, `discard ${first}`), DEALER, own)).toEqual(['as many', 0])
})

test('E-35 where the hand was dealt wrong there is but one number, and elder takes a card at least', () => {
  const both = irregular({ elder: SIX, dealer: 'KD QD KC QC JC AC' })
  expect([numbers(both, ELDER, 'KH'), numbers(both, ELDER, '7D 8D')]).toEqual([[], [1]])
  const dealers = after(both, 'discard 7D 8D takes 1')
  expect([numbers(dealers, DEALER, ''), numbers(dealers, DEALER, 'KD')]).toEqual([[], [0]])
  expect(breach(dealers, DEALER, 'discard none takes -1')).toEqual({
    rule: 'E-35',
    why: 'discardTooFew',
  })
})

test('E-10 E-37 with nothing bought elder must lead, and who holds six is asked about', () => {
  const six = ['propose', 'accept', 'discard 7D takes 2', 'discard none'] as const
  const asked = after(irregular({ preset: 'casual' }), ...six, 'propose', 'accept', 'discard none')
  expect(events(asked, 'discard none')).toEqual([
    { did: 'discarded', seat: DEALER, cards: [] },
    { did: 'wrongNumber', seat: ELDER, held: 6, rule: 'E-37' },
  ])
  const play = after(asked, 'discard none')
  expect([play.phase, play.slips?.choice]).toEqual(['play', { rule: 'E-37', seat: DEALER }])
})
