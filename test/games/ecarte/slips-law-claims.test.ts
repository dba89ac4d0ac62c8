// Claims and choices word for word (E-34, E-37 … E-40): when they are open, and what is reported
// and known of them.
import { expect, test } from 'vitest'
import { ecarte } from '../../../src/main/engine/games/ecarte/index.ts'
import { recordedOptions } from '../../../src/main/engine/games/options.ts'
import type { DealtState } from '../../../src/main/engine/games/ecarte/state.ts'
import { type Side, withSide } from '../../../src/shared/duel.ts'
import { CLAIMS } from '../../../src/shared/games/ecarte.ts'
import {
  type Said,
  type Start,
  DEALER,
  ELDER,
  PLAY_OUT,
  after,
  begin,
  breach,
  events,
  exchanged,
  hand,
  next,
} from './table.ts'

const LOOSE = { irregularities: true } as const

const irregular = (start: Start = {}): DealtState =>
  begin({ ...start, options: { ...LOOSE, ...start.options } })
const words = (state: DealtState, seat: Side): readonly string[] =>
  ecarte.legalActions(state, seat).map((one) => one.do)

const SIX = ['propose', 'accept', 'discard 7D takes 2', 'discard none'] as const
const COUNTED = [...PLAY_OUT, 'count', 'count'] as const

/** Dealt by the same player again. */
const again = (start: Start = {}): DealtState =>
  next(after(irregular(start), ...COUNTED), { ...start, by: DEALER })

test('E-34 a number is claimed between the exchanges, by either, about either', () => {
  const [six, dealers] = [irregular(), irregular()]
  for (const said of [[], ['propose']] as const)
    expect(breach(after(six, ...SIX, ...said), DEALER, 'dealer claimNumber')).toBeNull()
  for (const said of [['accept'], ['accept', 'discard 8D']] as const)
    expect(breach(after(six, ...SIX, 'propose', ...said), DEALER, 'dealer claimNumber')).toEqual({
      rule: 'E-34',
      why: 'nothingToClaim',
    })
  for (const takes of [0, 2])
    expect(
      breach(
        after(dealers, 'propose', 'accept', 'discard 7D', `discard KD takes ${takes}`),
        ELDER,
        'claimNumber',
      ),
    ).toBeNull()
  const both = after(
    irregular({ talon: 'AS 10S 9S 8S' }),
    'propose',
    'accept',
    'discard 7D takes 2',
  )
  const said = ['discard KD QD takes 1', 'dealer claimNumber'] as const
  expect(events(both, ...said)).toEqual([
    { did: 'claimedNumber', seat: DEALER },
    { did: 'putRight', seat: ELDER, by: -1, rule: 'E-34' },
    { did: 'lostCards', seat: ELDER, cards: ['KH'] },
    { did: 'putRight', seat: DEALER, by: 1, rule: 'E-34' },
    { did: 'drew', seat: DEALER, cards: ['8S'] },
  ])
  expect(after(both, ...said).slips).toEqual({ ...both.slips, drawn: [2, 2] })
})

test('E-13 E-34 with the last card of the talon taken for their number elder must lead', () => {
  // 21 cards: ten, nine, one, and the last
  const two = exchanged(exchanged(irregular(), 5, 5), 5, 4)
  const laid = two.hands[ELDER].slice(0, 2).join(' ')
  const four = after(two, 'propose', 'accept', `discard ${laid} takes 1`, 'discard none')
  expect(events(four, 'claimNumber')).toEqual([
    { did: 'claimedNumber', seat: ELDER },
    { did: 'putRight', seat: ELDER, by: 1, rule: 'E-34' },
    { did: 'drew', seat: ELDER, cards: ['7C'] },
  ])
  const play = after(four, 'claimNumber')
  expect([play.phase, play.slips]).toEqual(['play', { ...two.slips, drawn: [12, 9] }])
})

test('E-13 E-34 where the talon has one card and both hold four, elder has it', () => {
  const two = exchanged(exchanged(irregular(), 5, 5), 5, 4)
  const laid = two.hands[ELDER].slice(0, 2).join(' ')
  const own = two.hands[DEALER].slice(0, 1).join(' ')
  const fours = after(two, 'propose', 'accept', `discard ${laid} takes 1`, `discard ${own} takes 0`)
  const play = after(fours, 'claimNumber')
  expect([play.phase, play.hands.map(({ length }) => length)]).toEqual(['play', [5, 4]])
  const [last] = play.hands[ELDER].slice(-1)
  expect(events(fours, 'claimNumber')).toEqual([
    { did: 'claimedNumber', seat: ELDER },
    { did: 'putRight', seat: ELDER, by: 1, rule: 'E-34' },
    { did: 'drew', seat: ELDER, cards: [last] },
  ])
})

const PUSH = { rule: 'E-31', why: 'choiceFirst' } as const
test('E-31 to E-40 a player without the choice, or choosing what is not offered, is told to wait for it', () => {
  const turned = irregular({ talon: '9S', slips: { turned: ['9S'] } })
  expect(breach(turned, DEALER, 'dealer pushBack')).toEqual(PUSH)
  for (const word of ['putRight', 'letPass', 'claimDealer', 'count'] as const)
    expect(breach(turned, ELDER, word)).toEqual(PUSH)
  const asked = after(irregular(), ...SIX, 'stand')
  for (const word of ['takeBack', 'claimNumber'] as const)
    expect(breach(asked, DEALER, word)).toEqual({ rule: 'E-37', why: 'choiceFirst' })
})

test('E-31 to E-40 where nothing went wrong there is nothing to choose or to claim', () => {
  const whys = (state: DealtState) =>
    CLAIMS.map((word) => breach(state, ELDER, `elder ${word}`)).map(
      (no) => `${no?.rule} ${no?.why}`,
    )
  const none = 'E-36 nothingToChoose'
  expect(whys(irregular())).toEqual([
    ...[none, none, none, none, 'E-34 nothingToClaim', none, none, none],
    ...['E-38 nothingToClaim', none, 'E-40 nothingToClaim', 'E-40 nothingToChoose'],
  ])
  expect(new Set(whys(begin()))).toEqual(new Set(['E-40 noIrregularities']))
  expect(events(begin(), 'stand')).toEqual([
    { did: 'stood', seat: ELDER },
    { did: 'becameVulnerable', seat: ELDER },
  ])
  expect([words(begin(), ELDER), words(begin(), DEALER)]).toEqual([['propose', 'stand'], []])
})

test('E-37 a claim of the surplus, and letting it pass, are reported', () => {
  const start = irregular({ score: [2, 0], talon: 'AS 10S 9S 8S' })
  const both = ['propose', 'accept', 'discard 7D takes 2', 'discard KD takes 2', 'stand'] as const
  const asked = { did: 'wrongNumber', seat: DEALER, held: 6, rule: 'E-37' }
  expect(events(start, ...both).slice(-1)).toEqual([{ ...asked, seat: ELDER }])
  expect(events(start, ...both, 'claimSurplus')).toEqual([
    { did: 'claimedSurplus', seat: DEALER },
    { did: 'lostPoint', seat: ELDER, score: 1 },
    { did: 'putRight', seat: ELDER, by: -1, rule: 'E-37' },
    { did: 'lostCards', seat: ELDER, cards: ['KH'] },
    asked,
  ])
  expect(events(start, ...both, 'letPass')).toEqual([
    { did: 'letPass', seat: DEALER, rule: 'E-37' },
    asked,
  ])
  const fined = after(start, ...both, 'claimSurplus', 'letPass').slips
  expect(fined).toEqual({ ...start.slips, drawn: [2, 2], noKing: [true, false] })
})

/** Elder, who has one point, goes into play with six cards and loses it. */
const fined = (
  options: NonNullable<Start['options']>,
  score: Start['score'] = [4, 4],
): DealtState => {
  const start = irregular({
    options,
    score: withSide(score ?? [4, 4], ELDER, 1),
    talon: 'AS 10S 9S 8S',
  })
  return after(
    start,
    'propose',
    'accept',
    'discard 7D takes 2',
    'discard KD',
    'stand',
    'claimSurplus',
  )
}
const valueGivenUp = (state: DealtState): number | undefined =>
  ecarte.findOutcome(ecarte.giveUp(state, ELDER, 'partie').state)?.value

test.each([
  ['graded', 2],
  ['matsch', 1],
  ['single', 1],
] as const)(
  'E-29 E-37 a point marked and lost again was marked: %s counts %i',
  (partieValue, value) => {
    const state = fined({ partieValue })
    expect([state.score[ELDER], state.lost]).toEqual([0, withSide([0, 0], ELDER, 1)])
    expect(valueGivenUp(state)).toBe(value)
  },
)

test('E-29 E-37 a point that was lost again is gone where the table has agreed so, and in records that do not say', () => {
  expect(valueGivenUp(fined({ lostPoints: 'gone' }))).toBe(3)
  const read = (given: object) =>
    recordedOptions(ecarte.options, ecarte.presets, 'strict', { ...given })
  expect(read({})).toMatchObject({ options: { lostPoints: 'gone' } })
  expect(read({ lostPoints: 'marked' })).toMatchObject({ options: { lostPoints: 'marked' } })
})

test('E-29 E-37 it was marked also in the deals after, and the views say so', () => {
  const settled = ecarte.giveUp(fined({}, [0, 0]), ELDER, 'deal').state
  if (settled.phase !== 'settled') throw new Error('the partie is over')
  const later = next(settled, { by: ELDER })
  expect([later.score[ELDER], ecarte.viewFor(later, DEALER).lost]).toEqual([
    0,
    withSide([0, 0], ELDER, 1),
  ])
  const given = ecarte.giveUp(later, ELDER, 'partie').state
  expect(ecarte.findOutcome(given)?.value).toBe(2)
})

test('E-38 the card led and taken back was led', () => {
  const back = after(again(), 'stand', 'play 7D', 'dealer announces', 'takeBack')
  expect(breach(back, ELDER, 'elder claimDealer')).toEqual({ rule: 'E-38', why: 'nothingToClaim' })
})

test('E-39 a card taken back has been seen, as had one that both saw before', () => {
  const start = irregular({ slips: { exposed: ['QH', '7D'] } })
  const buy = [
    'propose',
    'accept',
    'discard 8D',
    'discard none',
    'stand',
    'play 7D',
    'dealer announces',
  ] as const
  const asked = after(start, ...buy)
  const known = { ...asked.slips, choice: null }
  expect(events(asked, 'takeBack')).toEqual([{ did: 'tookBack', seat: ELDER, card: '7D' }])
  const shown = { shown: [['QH', '7D'], []], shownAfter: [[0, 1], []] }
  expect(after(asked, 'takeBack').slips).toEqual({ ...known, ...shown, late: [true, false] })
  expect(events(asked, 'letPass')).toEqual([{ did: 'letPass', seat: ELDER, rule: 'E-39' }])
  expect(after(asked, 'letPass').slips).toEqual(known)
})

const RENONCE = { elder: 'QH JH 7D 8D 9D', dealer: '7H KD QD KC QC' } as const

test('E-40 claimed rightly, all cards go back in the open, also one not yet followed', () => {
  const start = irregular(RENONCE)
  const said = ['stand', 'play QH QC JH', 'elder claimRenonce'] as const
  expect(events(start, ...said)).toEqual([
    { did: 'claimedRenonce', seat: ELDER, right: true },
    { did: 'laidOpen', seat: DEALER, cards: hand(RENONCE.dealer) },
  ])
  const state = after(start, ...said)
  expect(state.hands).toEqual([hand('7D 8D 9D QH JH'), hand(RENONCE.dealer)])
  expect(state.slips).toEqual({
    ...start.slips,
    open: [false, true],
    late: [true, true],
    shown: [['QH', 'JH'], ['QC']],
    shownAfter: [[0, 0], [0]],
  })
  for (const played of [state, after(state, 'play QH 7H')])
    expect(breach(played, ELDER, 'elder claimRenonce')).toEqual({
      rule: 'E-40',
      why: 'nothingToClaim',
    })
})

test('E-40 there is nothing to claim before the other has followed', () => {
  for (const said of [['stand'], ['stand', 'play QH']] as const)
    expect(breach(after(irregular(RENONCE), ...said), ELDER, 'elder claimRenonce')).toEqual({
      rule: 'E-40',
      why: 'nothingToClaim',
    })
})

test.each<readonly [string, string, string, Said]>([
  ['he holds neither the suit nor a trump', 'QH JH 7D 8D 9D', 'KD QD KC QC JC', 'play QH KC'],
  ['he followed with his last of the suit', 'QH JH 7D 8D 9D', '7H KD QD KC QC', 'play QH 7H JH QC'],
  ['he leads what he likes', '7D QH JH 8D 9D', 'KD QD KC QC JC', 'play 7D KD QC JH'],
  ['he has yet to follow', 'QH JH 7D 8D 9D', '7H 8H KD QD KC', 'play QH 7H JH'],
])('E-40 no renonce: %s', (_, elder, dealer, said) => {
  const state = after(irregular({ elder, dealer }), 'stand', said)
  expect(events(state, 'elder claimRenonce')).toEqual([
    { did: 'claimedRenonce', seat: ELDER, right: false },
  ])
  const { tricks, hands, slips } = after(state, 'elder claimRenonce')
  expect([tricks, hands]).toEqual([state.tricks, state.hands])
  expect(slips).toEqual({ ...state.slips, wrongClaim: [true, false] })
})

test('E-40 each says that there is nothing to claim, and the deal is marked', () => {
  const played = after(irregular(), ...PLAY_OUT)
  expect(breach(played, DEALER, 'dealer count')).toEqual({ rule: 'E-40', why: 'notYourTurn' })
  expect(events(played, 'count')).toEqual([{ did: 'counted', seat: ELDER }])
  expect(events(played, 'count', 'count')).toEqual([
    { did: 'counted', seat: DEALER },
    { did: 'marked', seat: ELDER, points: 1, rule: 'E-24', score: 1 },
  ])
})

test('E-31 to E-40 a step that is not open is a fault of the program, which says so', () => {
  const met = after(
    irregular({ talon: 'KS', slips: { faceUp: ['KS'] } }),
    'propose',
    'accept',
    'discard 7D',
  )
  for (const [state, word, fault] of [
    [begin(), 'claimNumber', 'a table without irregularities'],
    [irregular(), 'count', 'a claim that is not open: count'],
    [irregular(), 'putRight', 'a claim that is not open: putRight'],
    [after(irregular(), ...PLAY_OUT), 'claimDealer', 'a claim that is not open: claimDealer'],
    [after(irregular(), ...SIX, 'stand'), 'callNewDeal', 'not open: callNewDeal'],
    [after(met, 'discard none'), 'pushBack', 'not open: pushBack'],
  ] as const)
    expect(() => ecarte.applyAction(state, ELDER, { do: word })).toThrow(fault)
})
