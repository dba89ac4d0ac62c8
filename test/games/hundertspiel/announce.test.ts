// Announcements, the missing suit, and what is false (H-10 … H-12).
import { describe, expect, test } from 'vitest'
import { hundertspiel } from '../../../src/main/engine/games/hundertspiel/index.ts'
import { ai } from '../../../src/main/engine/games/hundertspiel/ai/index.ts'
import type { HundertspielOptions } from '../../../src/main/engine/games/hundertspiel/options.ts'
import { isFoundFalse, missingSuit } from '../../../src/shared/games/hundertspiel.ts'
import {
  actionOf,
  after,
  begin,
  cards,
  did,
  marksOf,
  payments,
  refused,
  toPlay,
  told,
} from './table.ts'

/**
 * Forehand has four kings and three Dos, their partner three Buben, the player between them three
 * aces; Bastoni are trumps.
 */
const HANDS = [
  'K-SP K-CO K-DE K-BA 6-SP 6-CO 6-DE 10-SP 9-SP',
  'A-SP A-CO A-DE 10-CO 9-CO 8-CO 7-CO 10-DE 9-DE',
  'B-SP B-CO B-DE 8-SP 7-SP 8-DE 7-DE 10-BA 9-BA',
]
const WRONG = { irregularities: true } as const
const LOST = { thrownAces: 'lost' } as const
const toAnnounce = (start: Parameters<typeof begin>[0]) => after(begin(start), 'pass')

describe('H-10 three and four of a kind', () => {
  test('H-10 kings, Cavalls, Buben and Dos are announced before the first card, in turn from forehand', () => {
    const state = toAnnounce({ hands: HANDS })
    expect(state).toMatchObject({ phase: 'announcing', asks: 0 })
    const said = [
      'announce K 4',
      'announce 6 3',
      'pass',
      'pass',
      'announce B 3',
      'pass',
      'pass',
    ] as const
    const { state: begun, events } = told(state, ...said)
    expect(did(events, 'announced').map((event) => ('points' in event ? event.points : 0))).toEqual(
      [12, 10, 6],
    )
    expect(begun).toMatchObject({ phase: 'play', asks: 0, score: [28, 0] })
    expect(marksOf(begun)).toEqual(['0 H-10 28'])
  })

  test.each([
    ['announce C 3', 'C-SP C-CO C-DE', 6],
    ['announce C 4', 'C-SP C-CO C-DE C-BA', 12],
    ['announce K 3', 'K-SP K-CO K-DE', 6],
    ['announce B 4', 'B-SP B-CO B-DE B-BA', 12],
    ['announce 6 3', '6-SP 6-CO 6-DE', 10],
    ['announce 6 4', '6-SP 6-CO 6-DE 6-BA', 20],
  ])('H-10 %s', (said, held, points) => {
    const rest = 'K-BA C-BA B-BA 6-BA 10-BA 9-BA 8-BA 7-BA'
    const others = rest.split(' ').filter((card) => !held.includes(card))
    const state = toAnnounce({ hands: [`${held} A-SP`, others.join(' ')] })
    expect(after(state, said).score).toEqual([points, 0])
  })

  test('H-10 three and four aces count 30 and 40', () => {
    const three = toPlay(begin({ hands: ['A-SP A-CO A-DE', 'A-BA'] }))
    expect(after(three, 'announce A 3').score).toEqual([30, 0])
    const four = toPlay(begin({ hands: ['A-SP A-CO A-DE A-BA'] }))
    expect(after(four, 'announce A 4').score).toEqual([40, 0])
  })

  test('H-10 who holds four announces four, who does not hold them nothing, and nothing twice', () => {
    const state = toAnnounce({ hands: HANDS })
    expect(refused(state, 'announce K 3')).toEqual({ rule: 'H-10', why: 'announceFour' })
    expect(refused(state, 'announce B 3')).toEqual({ rule: 'H-10', why: 'notHeld' })
    expect(refused(after(state, 'announce K 4'), 'announce K 4')).toEqual({
      rule: 'H-10',
      why: 'announcedBefore',
    })
  })

  test('H-10 aces may be announced before the first card or later, all else before it alone', () => {
    const state = toAnnounce({ hands: HANDS })
    expect(after(state, 'pass', 'announce A 3')).toMatchObject({
      phase: 'announcing',
      asks: 1,
      score: [0, 30],
    })
    expect(after(toPlay(state), '10-SP', 'announce A 3')).toMatchObject({
      phase: 'play',
      asks: 1,
      score: [0, 30],
    })
    expect(refused(toPlay(state), 'announce K 4')).toEqual({ rule: 'H-10', why: 'acesAlone' })
  })

  /** The player on the left of forehand throws the ace of Coppe to a trick that another takes. */
  const thrown = (own: string, options: Partial<HundertspielOptions>) => {
    const hands = ['10-SP', own, 'B-SP', 'K-BA']
    return cards(after(toPlay(begin({ hands, options })), '10-SP', 'A-CO', 'B-SP', 'K-BA'), [], 2)
      .state
  }

  test('H-10 an ace that was thrown away and took nothing counts among them, or is lost', () => {
    const three = thrown('A-SP A-CO A-DE', {})
    expect(after(three, 'announce A 3').score).toEqual([0, 30 + 14])
    const four = thrown('A-SP A-CO A-DE A-BA', {})
    expect(refused(four, 'announce A 3')).toEqual({ rule: 'H-10', why: 'announceFour' })
    expect(after(four, 'announce A 4').score).toEqual([0, 40 + 14])
    expect(refused(thrown('A-SP A-CO A-DE', LOST), 'announce A 3')).toEqual({
      rule: 'H-10',
      why: 'notHeld',
    })
    const lost = thrown('A-SP A-CO A-DE A-BA', LOST)
    expect(refused(lost, 'announce A 4')).toEqual({ rule: 'H-10', why: 'notHeld' })
    expect(after(lost, 'announce A 3').score).toEqual([0, 30 + 14])
  })

  test('H-11 H-12 of what was thrown away neither the missing suit nor a doubt says anything else', () => {
    const wrong = after(thrown('A-SP A-CO A-DE', WRONG), 'announce A 3')
    const next = cards(wrong, [], 1).state
    expect(told(next, 'challenge A').events.at(-1)).toEqual({
      did: 'provedTrue',
      seat: 1,
      rank: 'A',
      suits: ['SP', 'CO', 'DE'],
    })
    const { events } = cards(after(next, 'demand A'), [], 3)
    expect(did(events, 'toldMissing')).toEqual([
      { did: 'toldMissing', seat: 1, rank: 'A', suit: 'BA' },
    ])
  })

  test('H-12 with the thrown ace it is sound, and no player knows it to be false', () => {
    const state = thrown('A-SP A-CO A-DE', WRONG)
    const conduct = ai.classifyActions?.(
      hundertspiel.viewFor(state, 1),
      hundertspiel.legalActions(state, 1),
    )
    expect(conduct?.sound).toContainEqual(actionOf('announce A 3'))
    expect(conduct?.slips).toEqual([actionOf('announce A 4')])
    const next = cards(after(state, 'announce A 3'), [], 1).state
    expect(
      ai.classifyActions?.(hundertspiel.viewFor(next, 2), hundertspiel.legalActions(next, 2)).first,
    ).toEqual([])
  })

  test('H-10 aces are announced in any trick, as long as all are in the hand and none has won one', () => {
    const hands = ['K-SP 10-SP', 'A-SP A-CO A-DE 10-CO', 'B-SP']
    const state = after(toPlay(begin({ hands })), 'K-SP', '10-CO', 'B-SP', 'K-BA')
    const second = cards(state, [], 2).state
    expect(second.tricks).toHaveLength(2)
    expect(after(second, 'announce A 3').score).toEqual([0, 43])

    const won = after(toPlay(begin({ hands: [...hands, '9-SP'] })), '10-SP', 'A-SP', 'B-SP', '9-SP')
    expect(won).toMatchObject({ asks: 1, tricksWon: [0, 1, 0, 0] })
    expect(refused(won, 'announce A 3')).toEqual({ rule: 'H-10', why: 'aceTaken' })

    const four = ['10-SP', 'A-SP A-CO A-DE A-BA']
    const fourth = after(
      toPlay(begin({ hands: [...four, 'B-SP', '9-SP'] })),
      '10-SP',
      'A-SP',
      'B-SP',
      '9-SP',
    )
    expect(refused(fourth, 'announce A 3')).toEqual({ rule: 'H-10', why: 'aceTaken' })
  })
})

describe('H-11 the missing suit', () => {
  const state = after(
    toAnnounce({ hands: HANDS }),
    'announce 6 3',
    'announce K 4',
    'pass',
    'pass',
    'pass',
    'pass',
  )

  test('H-11 is named after the following trick when the other side demands it', () => {
    const asked = after(state, '9-SP', 'demand 6')
    expect(asked.announcements[0]).toMatchObject({ demandedBy: 1, proven: null })
    const { state: answered, events } = told(asked, '10-CO', '7-SP', 'A-BA')
    expect(did(events, 'toldMissing')).toEqual([
      { did: 'toldMissing', seat: 0, rank: '6', suit: 'BA' },
    ])
    const [dos] = answered.announcements
    expect(dos === undefined ? null : missingSuit(dos)).toBe('BA')
    expect(refused(answered, 'demand 6')).toEqual({ rule: 'H-11', why: 'nothingToAsk' })
  })

  test('H-11 neither the own side, nor of four, nor of what was not announced', () => {
    expect(refused(state, 'demand 6')).toEqual({ rule: 'H-11', why: 'nothingToAsk' })
    expect(refused(after(state, '9-SP', '10-CO'), 'demand 6')).toEqual({
      rule: 'H-11',
      why: 'nothingToAsk',
    })
    expect(refused(after(state, '9-SP'), 'demand K')).toEqual({ rule: 'H-11', why: 'nothingToAsk' })
    expect(refused(after(state, '9-SP'), 'demand C')).toEqual({ rule: 'H-11', why: 'nothingToAsk' })
  })
})

describe('H-12 false announcements', () => {
  test('H-12 without irregularities nothing false can be announced, and nothing doubted', () => {
    const state = toAnnounce({ hands: HANDS })
    expect(refused(state, 'announce C 4')).toEqual({ rule: 'H-10', why: 'notHeld' })
    expect(refused(after(toPlay(after(state, 'announce K 4')), '9-SP'), 'challenge K')).toEqual({
      rule: 'H-12',
      why: 'noIrregularities',
    })
  })

  test('H-12 one that is doubted is struck off, and costs markers to each opponent', () => {
    const start = { hands: HANDS, options: { ...WRONG, falseAnnouncementPenalty: 2 } } as const
    const state = after(toPlay(after(toAnnounce(start), 'announce C 3')), '9-SP')
    expect(state.score).toEqual([6, 0])
    const { state: found, events } = told(state, 'challenge C')
    expect(did(events, 'foundFalse')).toEqual([
      { did: 'foundFalse', seat: 0, rank: 'C', suits: [] },
    ])
    expect(payments(events)).toEqual(['0>1 2 H-12', '0>3 2 H-12'])
    expect(found).toMatchObject({ score: [0, 0], markers: [-4, 2, 0, 2], asks: 1 })
    expect(marksOf(found)).toEqual([])
    expect(found.announcements.map(isFoundFalse)).toEqual([true])
  })

  test('H-12 four for three is false as well; a doubt that is wrong costs nothing', () => {
    const state = after(
      toAnnounce({ hands: HANDS, options: WRONG }),
      'announce 6 4',
      'announce K 4',
    )
    const played = after(toPlay(state), '9-SP')
    const { state: found, events } = told(played, 'challenge 6', 'challenge K')
    expect(did(events, 'foundFalse')).toHaveLength(1)
    expect(did(events, 'provedTrue')).toEqual([
      { did: 'provedTrue', seat: 0, rank: 'K', suits: ['SP', 'CO', 'DE', 'BA'] },
    ])
    expect(found).toMatchObject({ score: [12, 0], markers: [-2, 1, 0, 1] })
  })

  test('H-12 the demand for the missing suit finds it out too', () => {
    const state = after(
      toPlay(after(toAnnounce({ hands: HANDS, options: WRONG }), 'announce C 3')),
      '9-SP',
      'demand C',
    )
    const { events } = told(state, '10-CO', '7-SP', 'A-BA')
    expect(did(events, 'foundFalse')).toHaveLength(1)
  })

  test('H-12 there is time for it until the cards are thrown together, and not afterwards', () => {
    const state = toPlay(after(toAnnounce({ hands: HANDS, options: WRONG }), 'announce C 3'))
    const { state: end } = cards(state, [])
    expect(end).toMatchObject({ phase: 'reckoning', asks: 0 })
    expect(refused(end, 'challenge C')).toEqual({ rule: 'H-12', why: 'nothingToAsk' })
    const found = after(end, 'count', 'challenge C')
    expect(found.markers).toEqual([-2, 1, 0, 1])
    expect(after(found, 'count', 'count', 'count').phase).toBe('settled')
    const late = after(end, 'count', 'count', 'count', 'count')
    expect(late).toMatchObject({ phase: 'settled', markers: [0, 0, 0, 0] })
    expect(refused(late, 'challenge C')).toEqual({ rule: 'H-4', why: 'dealOver' })
  })

  test('H-12 a side that is out by a false announcement alone has lost the partie', () => {
    const start = { hands: HANDS, options: WRONG, score: [95, 60] }
    const state = toAnnounce({ ...start, options: { ...WRONG, oldAndNew: false } })
    const out = after(state, 'announce C 3')
    expect(out).toMatchObject({ phase: 'reckoning', decision: { winner: 0, rule: 'H-19' } })
    const { state: end, events } = told(out, 'count', 'challenge C', 'count', 'count', 'count')
    expect(end).toMatchObject({
      phase: 'over',
      decision: { winner: 1, forfeitedBy: 0, rule: 'H-12' },
    })
    expect(payments(events)).toEqual(['0>1 1 H-12', '0>3 1 H-12', '0>1 1 H-20', '2>3 1 H-20'])
    expect(hundertspiel.findOutcome(end)).toEqual({ winner: 1, value: 1 })
  })

  test('H-12 who was saved from the Matsch by a false announcement alone is in it', () => {
    const start = { hands: HANDS, options: { ...WRONG, oldAndNew: false }, score: [48, 95] }
    const state = after(toAnnounce(start), 'announce C 3', 'pass', 'announce K 3')
    expect(state).toMatchObject({ phase: 'reckoning', decision: { winner: 1, matsch: [] } })
    const { state: end, events } = told(state, 'count', 'challenge C', 'count', 'count', 'count')
    expect(end).toMatchObject({
      phase: 'over',
      score: [48, 101],
      decision: { winner: 1, matsch: [0] },
    })
    expect(payments(events)).toEqual(['0>1 1 H-12', '0>3 1 H-12', '0>1 2 H-19', '2>3 2 H-19'])
  })

  test('H-12 a careful player announces what they hold, and doubts what they know to be false', () => {
    const state = after(
      toAnnounce({ hands: HANDS, options: WRONG }),
      'pass',
      'announce K 3',
      'pass',
      'pass',
      'pass',
    )
    const view = hundertspiel.viewFor(state, 0)
    const legal = hundertspiel.legalActions(state, 0)
    expect(ai.classifyActions?.(view, legal).first).toEqual([actionOf('challenge K')])
    const before = toAnnounce({ hands: HANDS, options: WRONG })
    const conduct = ai.classifyActions?.(
      hundertspiel.viewFor(before, 0),
      hundertspiel.legalActions(before, 0),
    )
    expect(conduct?.sound).toEqual([
      actionOf('announce K 4'),
      actionOf('announce 6 3'),
      actionOf('pass'),
    ])
    expect(conduct?.slips).toContainEqual(actionOf('announce C 3'))
  })
})
