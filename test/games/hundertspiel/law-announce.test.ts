// The letter of the law of announcements: the offers, the marks, and all that is heard (H-10 …
// H-12). In HANDS forehand has four kings and three Dos, the player on their left three aces;
// Bastoni are trumps.
import { describe, expect, test } from 'vitest'
import { hundertspiel } from '../../../src/main/engine/games/hundertspiel/index.ts'
import { createStateSampler } from '../../../src/main/engine/games/hundertspiel/ai/sample.ts'
import { chance } from '../chance.ts'
import {
  actionOf,
  after,
  begin,
  cards,
  dealt,
  did,
  hand,
  marksOf,
  of,
  payments,
  refused,
  toPlay,
  told,
} from './table.ts'

const HANDS = [
  'K-SP K-CO K-DE K-BA 6-SP 6-CO 6-DE 10-SP 9-SP',
  'A-SP A-CO A-DE 10-CO 9-CO 8-CO 7-CO 10-DE 9-DE',
  'B-SP B-CO B-DE 8-SP 7-SP 8-DE 7-DE 10-BA 9-BA',
]
const WRONG = { irregularities: true } as const
const toAnnounce = (start: Parameters<typeof begin>[0]) => after(begin(start), 'pass')
const may = (...said: readonly string[]) => said.map(actionOf)

describe('H-10 what is announced', () => {
  test('H-10 what is held is offered, with the last rounds and „weiter“', () => {
    const offered = may('announce K 4', 'announce 6 3', 'lastRounds', 'pass')
    expect(hundertspiel.legalActions(toAnnounce({ hands: HANDS }), 0)).toEqual(offered)
    const agreed = hundertspiel.legalActions(
      toAnnounce({ hands: HANDS, options: { rounds: 3 } }),
      0,
    )
    expect(agreed).toEqual(may('announce K 4', 'announce 6 3', 'pass'))
  })

  test('H-12 where there may be something false, all may be announced but three by who holds four', () => {
    const untrue = [
      'announce C 3',
      'announce C 4',
      'announce B 3',
      'announce B 4',
      'announce 6 3',
      'announce 6 4',
    ]
    const legal = hundertspiel.legalActions(toAnnounce({ hands: HANDS, options: WRONG }), 0)
    expect(legal).toEqual(
      may('announce A 3', 'announce A 4', 'announce K 4', ...untrue, 'lastRounds', 'pass'),
    )
  })

  test('H-10 it is heard and counts at once, and the same seat is still asked', () => {
    const { state, events } = told(toAnnounce({ hands: HANDS }), 'announce K 4')
    expect(events).toEqual([
      { did: 'announced', seat: 0, rank: 'K', count: 4, points: 12 },
      { did: 'marked', seat: 0, points: 12, rule: 'H-10', score: 12, account: 'partie' },
    ])
    const kings = { seat: 0, rank: 'K', count: 4, points: 12, account: 'partie' }
    expect(state.announcements).toEqual([{ ...kings, after: 0, demandedBy: null, proven: null }])
    expect(state).toMatchObject({ phase: 'announcing', asks: 0 })
  })

  test('H-10 each in turn is heard to have nothing more; then forehand leads', () => {
    const { state, events } = told(toAnnounce({ hands: HANDS }), 'pass', 'pass', 'pass', 'pass')
    expect(events).toEqual(
      [0, 1, 2, 3].map((seat) => ({ did: 'passed', seat, phase: 'announcing', asks: true })),
    )
    expect(state).toMatchObject({ phase: 'play', asks: 0 })
    expect(state.passed).toEqual([])
  })

  test('H-10 two may announce the same rank, of whom one must be wrong', () => {
    const state = after(toAnnounce({ hands: HANDS, options: WRONG }), 'announce K 4', 'pass')
    expect(refused(state, 'announce K 3')).toBeNull()
  })

  test('H-10 aces are offered to the player to act, besides their cards, and no more when the deal is over', () => {
    const start = { hands: ['A-SP A-CO A-DE 10-SP'], options: { declareOut: 'manual' } } as const
    const state = toPlay(begin(start))
    const plays = (state.hands[0] ?? []).map((card) => ({ do: 'play', card }))
    expect(hundertspiel.legalActions(state, 0)).toEqual([
      ...plays,
      ...may('announce A 3', 'declareOut'),
    ])
    const { state: end } = cards(state, [])
    expect(refused(end, 'announce A 3')).toEqual({ rule: 'H-10', why: 'notNow' })
    expect(hundertspiel.legalActions(end, 0)).toEqual(may('declareOut', 'count'))
  })

  test('H-10 a trick that was won with another card does not spoil the aces', () => {
    const hands = ['A-SP A-CO A-DE K-CO K-SP K-DE 9-CO 8-CO 7-CO', 'C-SP', 'C-DE', 'B-DE']
    const won = after(toPlay(begin({ hands })), 'K-CO', 'C-SP', 'C-DE', 'B-DE')
    expect(won).toMatchObject({ asks: 0, tricksWon: [1, 0, 0, 0] })
    expect(after(won, 'announce A 3').score).toEqual([46, 0])
  })

  test('H-10 a trick that was won with an ace spoils them, in every later one', () => {
    const { state } = cards(
      toPlay(begin({ hands: ['A-SP A-CO A-DE A-BA 6-SP'] })),
      ['A-BA 6-SP'],
      11,
    )
    expect(state).toMatchObject({ asks: 0, tricksWon: [1, 1, 0, 0] })
    expect(refused(state, 'announce A 3')).toEqual({ rule: 'H-10', why: 'aceTaken' })
  })
})

describe('H-11 the missing suit', () => {
  /** Both opponents of forehand announce Cavalls, and the one on the right has but one. */
  const both = after(
    toAnnounce({
      hands: ['', 'C-SP C-CO C-DE', '', 'C-BA'],
      options: { ...WRONG, declareOut: 'manual' },
    }),
    ...['pass', 'announce C 3', 'pass', 'pass', 'announce C 4', 'pass'],
  )
  const three = { seat: 1, rank: 'C', count: 3, points: 6, account: 'partie', after: 0 }
  const four = { seat: 3, rank: 'C', count: 4, points: 12, account: 'partie', after: 0 }

  test('H-11 it is asked of who has announced three, once', () => {
    const plays = (both.hands[0] ?? []).map((card) => ({ do: 'play', card }))
    const said = may('announce A 3', 'announce A 4', 'demand C', 'challenge C', 'declareOut')
    expect(hundertspiel.legalActions(both, 0)).toEqual([...plays, ...said])
    const { state, events } = told(both, 'demand C')
    expect(events).toEqual([{ did: 'demanded', seat: 0, of: 1, rank: 'C' }])
    expect(state.announcements).toEqual([
      { ...three, demandedBy: 0, proven: null },
      { ...four, demandedBy: null, proven: null },
    ])
    expect(refused(state, 'demand C')).toEqual({ rule: 'H-11', why: 'nothingToAsk' })
    const { state: answered, events: heard } = cards(state, [], 4)
    expect(heard.at(-1)).toEqual({ did: 'toldMissing', seat: 1, rank: 'C', suit: 'BA' })
    expect(answered.announcements).toEqual([
      { ...three, demandedBy: null, proven: ['SP', 'CO', 'DE'] },
      { ...four, demandedBy: null, proven: null },
    ])
  })

  test('H-12 a doubt is of all that the other side has announced of the rank', () => {
    const { state, events } = told(both, 'challenge C')
    expect(events).toEqual([
      { did: 'challenged', seat: 0, of: 1, rank: 'C' },
      { did: 'provedTrue', seat: 1, rank: 'C', suits: ['SP', 'CO', 'DE'] },
      { did: 'challenged', seat: 0, of: 3, rank: 'C' },
      { did: 'foundFalse', seat: 3, rank: 'C', suits: ['BA'] },
      { did: 'struckOff', seat: 1, points: 12, score: 6, account: 'partie' },
      { did: 'paid', seat: 3, to: 0, markers: 1, rule: 'H-12' },
      { did: 'paid', seat: 3, to: 2, markers: 1, rule: 'H-12' },
    ])
    expect(state).toMatchObject({ phase: 'play', asks: 0, score: [0, 6] })
    expect(state.announcements).toEqual([
      { ...three, demandedBy: null, proven: ['SP', 'CO', 'DE'] },
      { ...four, demandedBy: null, proven: ['BA'] },
    ])
  })

  test('H-11 of anything else announced nothing is named', () => {
    const state = toPlay(after(toAnnounce({ hands: HANDS }), 'announce K 4', 'announce 6 3'))
    const { state: asked, events } = cards(after(state, '9-SP', 'demand 6'), [], 3)
    expect(did(events, 'toldMissing')).toEqual([
      { did: 'toldMissing', seat: 0, rank: '6', suit: 'BA' },
    ])
    expect(asked.announcements).toMatchObject([
      { rank: 'K', proven: null },
      { rank: '6', proven: ['SP', 'CO', 'DE'] },
    ])
  })

  test('H-11 if a sample holds all four, none is missing, and it was true', () => {
    const hands = [
      of('BA', 'A K B 10 9 8 7 6'),
      'C-SP C-CO C-DE 7-SP',
      of('SP', 'A K B 10 9 8 6'),
      'C-BA',
    ]
    const state = toPlay(after(toAnnounce({ hands, options: WRONG }), 'pass', 'announce C 3'))
    const lies = createStateSampler(hundertspiel.viewFor(state, 0))
    const imagined = Array.from({ length: 400 }, (_, seed) => dealt(lies(chance(seed + 1))))
    const all = hand('C-SP C-CO C-DE C-BA')
    const [held = state] = imagined.filter((one) =>
      all.every((card) => one.hands[1]?.includes(card)),
    )
    const { events } = cards(after(held, 'demand C'), [], 4)
    expect(events.at(-1)).toEqual({
      did: 'provedTrue',
      seat: 1,
      rank: 'C',
      suits: ['SP', 'CO', 'DE', 'BA'],
    })
  })

  test('H-11 where thrown aces are lost, one played before the others were announced is the missing one, those played since are not', () => {
    const hands = ['10-SP', 'A-SP A-CO A-DE A-BA', 'B-SP', 'K-BA']
    const start = { hands, options: { thrownAces: 'lost' } } as const
    const thrown = cards(after(toPlay(begin(start)), '10-SP', 'A-CO', 'B-SP', 'K-BA'), [], 2).state
    const announced = after(thrown, 'announce A 3')
    expect(announced.announcements).toMatchObject([{ seat: 1, after: 1 }])
    const third = cards(announced, ['', 'A-SP 10-CO'], 3).state
    expect(third.tricks).toHaveLength(3)
    const { events } = cards(after(third, 'demand A'), ['', 'K-CO'], 3)
    expect(did(events, 'toldMissing')).toEqual([
      { did: 'toldMissing', seat: 1, rank: 'A', suit: 'CO' },
    ])
  })
})

describe('H-12 what is taken back', () => {
  const doubted = [
    { did: 'challenged', seat: 1, of: 0, rank: 'C' },
    { did: 'foundFalse', seat: 0, rank: 'C', suits: [] },
  ]
  const fined = [1, 3].map((to) => ({ did: 'paid', seat: 0, to, markers: 1, rule: 'H-12' }))

  test('H-12 H-21 what was written for the new partie is taken from the new partie', () => {
    const state = toAnnounce({ hands: HANDS, options: WRONG, score: [95, 60] })
    const announced = after(state, 'announce K 4', 'announce 6 3', 'announce C 3')
    expect(announced).toMatchObject({ score: [107, 60], next: [16, 0] })
    const { state: found, events } = told(after(toPlay(announced), '9-SP'), 'challenge C')
    const struck = { did: 'struckOff', seat: 0, points: 6, score: 10, account: 'next' }
    expect(events).toEqual([...doubted, struck, ...fined])
    expect(found).toMatchObject({
      score: [107, 60],
      next: [10, 0],
      decision: { winner: 0, forfeitedBy: null },
    })
    expect(marksOf(found)).toEqual(['0 H-10 12'])
  })

  test('H-12 H-21 what counted for nothing is paid for, and nothing is taken back', () => {
    const start = { hands: HANDS, options: WRONG, score: [95, 60] }
    const { state, events } = told(
      after(begin(start), 'lay SP', 'pass', 'pass', 'announce K 4'),
      'announce C 3',
    )
    expect(events).toEqual([{ did: 'announced', seat: 0, rank: 'C', count: 3, points: 6 }])
    const { state: found, events: heard } = told(after(toPlay(state), '9-SP'), 'challenge C')
    expect(heard).toEqual([...doubted, ...fined])
    expect(found).toMatchObject({ score: [107, 60], next: [0, 0], markers: [-2, 1, 0, 1] })
  })

  test('H-12 who has a hundred without it has won all the same', () => {
    const state = toAnnounce({
      hands: HANDS,
      options: { ...WRONG, oldAndNew: false },
      score: [88, 60],
    })
    const out = after(state, 'announce C 3', 'announce K 4', 'count')
    expect(hundertspiel.legalActions(out, 1)).toEqual(may('challenge K', 'challenge C', 'count'))
    expect(after(out, 'challenge C')).toMatchObject({
      score: [100, 60],
      decision: { winner: 0, rule: 'H-19' },
    })
  })

  test.each([
    [20, [0]],
    [48, [0]],
    [50, []],
    [60, []],
  ])(
    'H-12 H-19 a loser who has %i without it is in the Matsch once, or not: %o',
    (score, matsch) => {
      const start = { hands: HANDS, options: { ...WRONG, oldAndNew: false }, score: [score, 95] }
      const lost = after(toAnnounce(start), 'announce C 3', 'pass', 'announce K 3', 'count')
      const found = after(lost, 'challenge C')
      expect(found.decision).toEqual({ winner: 1, forfeitedBy: null, matsch, rule: 'H-19' })
      const end = after(found, 'count', 'count', 'count')
      expect(hundertspiel.findOutcome(end)).toEqual({ winner: 1, value: matsch.length + 1 })
    },
  )
})

describe('H-12 H-20 after a wrong claim to be out', () => {
  const manual = { ...WRONG, declareOut: 'manual' } as const
  const announced = (score: readonly number[], players: 3 | 4 = 4) =>
    toPlay(after(toAnnounce({ options: { ...manual, players }, score }), 'announce C 3'))

  test('H-20 the other side has won, whatever is taken back from it', () => {
    const out = after(announced([40, 60]), 'A-SP', 'declareOut')
    const found = after(out, 'count', 'challenge C')
    expect(found).toMatchObject({ phase: 'reckoning', score: [40, 60] })
    expect(found.decision).toEqual({ winner: 0, forfeitedBy: 1, matsch: [], rule: 'H-20' })
  })

  test('H-19 the claimer is in the Matsch with too few points without it', () => {
    const out = after(announced([48, 60]), 'declareOut')
    expect(out.decision).toEqual({ winner: 1, forfeitedBy: 0, matsch: [], rule: 'H-20' })
    const found = after(out, 'count', 'challenge C')
    expect(found.decision).toEqual({ winner: 1, forfeitedBy: 0, matsch: [0], rule: 'H-20' })
  })

  test('H-28 of three the claimer alone pays, and no other is in the Matsch', () => {
    const out = after(announced([48, 60, 70], 3), 'A-SP', 'declareOut')
    const { state: found, events } = told(out, 'count', 'challenge C')
    expect(found.score).toEqual([48, 60, 70])
    expect(found.decision).toEqual({ winner: 2, forfeitedBy: 1, matsch: [], rule: 'H-20' })
    expect(payments(events)).toEqual(['0>1 1 H-12', '0>2 1 H-12'])
  })
})
