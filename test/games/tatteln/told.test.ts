// The events of a table of Tatteln at each step, the legal actions in each phase, and the refused
// deals (T-1, T-3 to T-5, T-8 to T-11). Spades are trumps unless stated.
import { describe, expect, test } from 'vitest'
import {
  announceFault,
  announceableHoldings,
  holdingFrom,
  actionFrom,
  brokenCards,
  isWhole,
  standardToBeat,
} from '../../../src/main/engine/games/tatteln/announce.ts'
import { cardMask } from '../../../src/main/engine/games/tatteln/bits.ts'
import { holdingStrength } from '../../../src/main/engine/games/tatteln/holdings.ts'
import { tatteln } from '../../../src/main/engine/games/tatteln/index.ts'
import {
  type DealtState,
  type PlayState,
  TATTELN_PACK,
  type TattelnState,
} from '../../../src/main/engine/games/tatteln/state.ts'
import type { Deal } from '../../../src/main/engine/games/game.ts'
import { requireValue } from '../../../src/shared/card.ts'
import type {
  TattelnAction,
  TattelnAnnouncement,
  TattelnHolding,
} from '../../../src/shared/games/tatteln.ts'
import type { Trick } from '../../../src/shared/view.ts'
import {
  DEALER,
  ELDER,
  ROB,
  after,
  begin,
  breach,
  dealOf,
  hand,
  happened,
  lastSaid,
  next,
  openPartie,
  playOut,
  sequence,
  set,
  turnIn,
} from './table.ts'

const seq = (
  suit: 'S' | 'H' | 'D' | 'C',
  rank: 'A' | 'K' | 'Q' | 'J' | '10' | '9',
  count: number,
): TattelnHolding => ({ sort: 'sequence', suit, rank, count })
const kind = (rank: 'A' | 'K' | 'Q' | 'J' | '10', count: 3 | 4): TattelnHolding => ({
  sort: 'set',
  rank,
  count,
})

const said = (
  seat: 0 | 1,
  holding: TattelnHolding,
  more: Partial<TattelnAnnouncement> = {},
): TattelnAnnouncement => ({
  seat,
  holding,
  good: true,
  points: 10,
  grown: false,
  after: 0,
  ...more,
})

describe('a card', () => {
  const state = begin({ elder: 'AH 9H', dealer: 'KH 8D', talon: 'QD JD' })

  test('T-4 T-5 is reported as led, then as the one that follows with the value of the trick, then the two drawn', () => {
    expect(happened(state, 'AH').events).toEqual([{ did: 'led', seat: ELDER, card: 'AH' }])
    const { events, state: now } = happened(after(state, 'AH'), 'KH')
    expect(events).toEqual([
      { did: 'followed', seat: DEALER, card: 'KH' },
      { did: 'tookTrick', seat: ELDER, points: 15, won: 1 },
      { did: 'drew', seat: ELDER, cards: ['QD'] },
      { did: 'drew', seat: DEALER, cards: ['JD'] },
    ])
    expect(now.tricks).toEqual([{ leader: ELDER, cards: ['AH', 'KH'], winner: ELDER }])
  })

  test('T-4 the loser’s trick goes to the other, who draws first', () => {
    const { events } = happened(state, '9H', 'KH')
    expect(events.slice(2)).toEqual([
      { did: 'tookTrick', seat: DEALER, points: 4, won: 1 },
      { did: 'drew', seat: DEALER, cards: ['QD'] },
      { did: 'drew', seat: ELDER, cards: ['JD'] },
    ])
  })

  test('T-3 T-4 with the last two cards the talon is empty, and that is reported once', () => {
    const { events } = playOut(begin({ options: { turnUpDrawn: 'winner' } }), () => undefined)
    const told = events.map(({ did }) => did)
    expect(told.filter((one) => one === 'talonEmpty')).toHaveLength(1)
    expect(told[told.indexOf('talonEmpty') - 1]).toBe('drew')
    expect(told[told.indexOf('talonEmpty') - 2]).toBe('drewTurnUp')
  })

  test('T-5 the higher card of a suit takes the trick, whichever seat led', () => {
    expect(after(state, 'AH', 'KH').tricksWon).toEqual([1, 0])
    expect(after(begin({ elder: 'KH', dealer: 'AH' }), 'KH', 'AH').tricksWon).toEqual([0, 1])
  })
})

describe('the seats that may act', () => {
  const seats = [0, 1] as const
  const legalOf = (state: TattelnState) => seats.map((seat) => tatteln.legalActions(state, seat))

  test('T-3 none before the deal, between two deals and after the partie', () => {
    const settled = playOut(begin({}), () => undefined).state
    const over = playOut(begin({ score: [495, 495] }), () => undefined).state
    expect([settled.phase, over.phase]).toEqual(['settled', 'over'])
    for (const state of [openPartie(), settled, over]) {
      expect([tatteln.seatToPlay(state), tatteln.seatsToAct(state)]).toEqual([null, []])
      expect(legalOf(state)).toEqual([[], []])
    }
    const why = [openPartie(), settled, over].map((state) =>
      tatteln.findBreach(state, ELDER, { do: 'rob' }),
    )
    expect(why).toEqual([
      { rule: 'T-3', why: 'notDealt' },
      { rule: 'T-3', why: 'dealOver' },
      { rule: 'T-13', why: 'partieOver' },
    ])
  })

  test('T-4 in play the seat to play, and it alone', () => {
    const state = begin({ elder: 'AH KD 8C', dealer: 'KH' })
    expect(tatteln.seatsToAct(state)).toEqual([ELDER])
    expect(tatteln.seatsToAct(after(state, 'AH'))).toEqual([DEALER])
    expect(legalOf(state).map((all) => all.length > 0)).toEqual([true, false])
    expect(legalOf(after(state, 'AH')).map((all) => all.length > 0)).toEqual([false, true])
  })

  test('T-8 T-11 about to lead a player announces, robs or plays; following they play', () => {
    const state = begin({
      elder: 'AH KH QH 7S 10D 9C 7C 8D',
      dealer: 'AD KD QD',
      turnUp: '9S',
      options: { rob: 'free' },
    })
    expect(tatteln.legalActions(state, ELDER)).toEqual([
      sequence('H', 'A', 3),
      ROB,
      ...state.hands[ELDER].map((card) => ({ do: 'play', card })),
    ])
    const followed = after(state, 'AH')
    expect(tatteln.legalActions(followed, DEALER)).toEqual(
      followed.hands[DEALER].map((card) => ({ do: 'play', card })),
    )
    expect(breach(followed, sequence('D', 'A', 3))).toEqual({ rule: 'T-8', why: 'notLeading' })
  })

  test('T-3 of the last two cards the winner draws the open or the covered one, and does nothing else', () => {
    let state: DealtState = begin({ options: { turnUpDrawn: 'choice' } })
    while (state.phase === 'play') state = after(state, firstCard(state))
    expect(state.phase).toBe('drawing')
    const winner = turnIn(state)
    expect(tatteln.legalActions(state, winner)).toEqual([
      { do: 'drawTurnUp' },
      { do: 'drawCovered' },
    ])
    expect(tatteln.legalActions(state, winner === 0 ? 1 : 0)).toEqual([])
    expect(breach(state, ROB)).toEqual({ rule: 'T-3', why: 'drawFirst' })
    expect(breach(state, { do: 'drawCovered' })).toBeNull()
    expect(breach(begin({}), { do: 'drawCovered' })).toEqual({ rule: 'T-3', why: 'nothingToDraw' })
  })

  test('T-5 a card that is not held is not played', () => {
    expect(breach(begin({ elder: 'AH', dealer: 'KH' }), 'KH')).toEqual({
      rule: 'T-5',
      why: 'cardNotHeld',
    })
  })

  test('T-2 a player who must rob may announce before it, and plays nothing', () => {
    const options = { sevenMustRob: true, rob: 'free' } as const
    const state = begin({ elder: 'AH KH QH 7S 10D 9C 7C 8D', turnUp: '9S', options })
    expect(tatteln.legalActions(state, ELDER)).toEqual([sequence('H', 'A', 3), ROB])
    expect(breach(state, 'AH')).toEqual({ rule: 'T-2', why: 'mustRob' })
    const { events, state: robbed } = happened(state, ROB)
    expect(events).toEqual([{ did: 'robbed', seat: ELDER, card: '9S' }])
    expect(robbed).toMatchObject({ lies: '7S', robbed: { seat: ELDER, after: 0, said: 0 } })
  })

  test.each([
    [openPartie(), ROB, 'rob in phase open'],
    [begin({}), { do: 'drawCovered' }, 'nothing to draw'],
    [begin({}), { do: 'drawTurnUp' }, 'nothing to draw'],
    [begin({ options: { trump: false } }), ROB, 'nothing to rob'],
    [begin({ turnUp: '7S' }), ROB, 'nothing to rob'],
  ] as const)(
    'what the rules never let through is a fault of the program, and told as one',
    (state, action, fault) => {
      expect(() => tatteln.applyAction(state, ELDER, action)).toThrow(fault)
    },
  )
})

const firstCard = (state: PlayState): TattelnAction =>
  requireValue(tatteln.legalActions(state, turnIn(state)).find((action) => action.do === 'play'))

describe('T-3 a deal', () => {
  const right = dealOf({ elder: 'AH', dealer: 'KH' })
  const why = (wrong: object, before: TattelnState = openPartie()): unknown => {
    const deal: Deal = { ...right, ...wrong }
    return tatteln.findDealBreach(before, deal)
  }

  test('T-3 is reported as it lies, and elder leads', () => {
    const { state, events } = tatteln.startDeal(openPartie(), right)
    expect(events).toEqual([{ did: 'dealt', dealer: DEALER, hands: right.hands, turnUp: '7S' }])
    expect(state).toEqual({
      phase: 'play',
      options: openPartie().options,
      score: [0, 0],
      deals: 1,
      stakes: openPartie().stakes,
      jacks: [false, false],
      dealer: DEALER,
      turnUp: '7S',
      lies: '7S',
      hands: right.hands,
      talon: right.talon,
      tricks: [],
      tricksWon: [0, 0],
      announcements: [],
      robbed: null,
      marks: [],
    })
    expect([tatteln.seatToPlay(state), tatteln.nextDealer(state)]).toEqual([ELDER, ELDER])
    expect(tatteln.nextDealer(openPartie())).toBeNull()
  })

  test('T-1 T-3 is refused with anything wrong', () => {
    expect(why({})).toBeNull()
    const [first = [], second = []] = right.hands
    for (const [wrong, rule, reason] of [
      [{ dealer: 2 }, 'T-3', 'wrongDealer'],
      [{ packets: '3' }, 'T-3', 'wrongPackets'],
      [{ slips: {} }, 'T-3', 'wrongSlips'],
      [{ hands: [first] }, 'T-3', 'wrongHands'],
      [{ hands: [first, second, []] }, 'T-3', 'wrongHands'],
      [{ hands: [first, second.slice(1)] }, 'T-3', 'wrongHands'],
      [{ turnUp: null }, 'T-3', 'wrongTurnUp'],
      [{ talon: right.talon.slice(1) }, 'T-3', 'wrongTalon'],
      [{ talon: [...right.talon, 'AS'] }, 'T-3', 'wrongTalon'],
      [{ hands: [first, first] }, 'T-1', 'wrongCards'],
      [{ turnUp: first[0] }, 'T-1', 'wrongCards'],
    ] as const)
      expect([wrong, why(wrong)]).toEqual([wrong, { rule, why: reason }])
  })

  test('T-3 a talon with an unknown card is a deal, and nothing unknown is drawn from it', () => {
    const [, ...rest] = right.talon
    const covered = { ...right, talon: [null, ...rest] }
    expect(why(covered)).toBeNull()
    const { state } = tatteln.startDeal(openPartie(), covered)
    if (state.phase !== 'play') throw new Error(state.phase)
    expect(() => after(state, 'AH', 'KH')).toThrow('a card of the talon that is not known')
    expect(() => after({ ...state, talon: [] }, 'AH', 'KH')).toThrow(
      'a card of the talon that is not known',
    )
  })

  test('T-3 without trumps there is a card more in the talon and none turned', () => {
    const options = { trump: false } as const
    const before = openPartie({ options })
    const deal = dealOf({ options })
    expect(tatteln.findDealBreach(before, deal)).toBeNull()
    expect(tatteln.findDealBreach(before, { ...deal, turnUp: '7S' })).toEqual({
      rule: 'T-3',
      why: 'wrongTurnUp',
    })
    expect(tatteln.findDealBreach(before, { ...deal, talon: deal.talon.slice(1) })).toEqual({
      rule: 'T-3',
      why: 'wrongTalon',
    })
    expect([deal.talon.length, deal.hands[0]?.length]).toEqual([16, 8])
  })

  test('T-3 comes only when the one before it is over, from the other dealer, and never after the partie', () => {
    expect(why({}, begin({}))).toEqual({ rule: 'T-3', why: 'dealUnfinished' })
    const settled = playOut(begin({}), () => undefined).state
    expect(why({}, settled)).toEqual({ rule: 'T-3', why: 'wrongDealer' })
    expect(next(settled, { by: ELDER })).toMatchObject({ dealer: ELDER, deals: 2 })
    expect(why({}, playOut(begin({ score: [495, 495] }), () => undefined).state)).toEqual({
      rule: 'T-13',
      why: 'partieOver',
    })
  })

  test('T-3 is given two at a time from elder on, the ninth singly to elder first, then the dealer', () => {
    const eight = tatteln.distributeCards(openPartie().options, TATTELN_PACK, DEALER, '2')
    expect(eight.hands[ELDER]).toEqual(
      [0, 1, 4, 5, 8, 9, 12, 13].map((place) => TATTELN_PACK[place]),
    )
    expect(eight).toMatchObject({ turnUp: TATTELN_PACK[16], talon: TATTELN_PACK.slice(17) })
    expect(tatteln.distributeCards(openPartie().options, TATTELN_PACK, ELDER, '2').hands).toEqual(
      eight.hands.toReversed(),
    )
    const nine = tatteln.distributeCards(
      openPartie({ options: { handSize: 9 } }).options,
      TATTELN_PACK,
      DEALER,
      '2',
    )
    expect(nine.hands.map((cards) => cards[8])).toEqual([TATTELN_PACK[16], TATTELN_PACK[17]])
    expect(nine.turnUp).toBe(TATTELN_PACK[18])
  })

  test.each([
    ['7H', '8D', 0],
    ['8D', '7H', 1],
    ['KH', '10D', 0],
    ['10D', 'AH', 0],
    ['7H', '7D', null],
  ] as const)('T-3 of %s and %s the lower one deals first', (a, b, dealer) => {
    expect(tatteln.dealerByCut([a, b], openPartie().options)).toBe(dealer)
  })

  test('T-3 one card alone is no lot', () => {
    expect(tatteln.dealerByCut(['7H'], openPartie().options)).toBeNull()
  })
})

describe('what may be announced', () => {
  test.each([seq('H', 'A', 3), seq('S', '10', 4), kind('K', 3), kind('J', 4)])(
    'T-8 is the same as an action and as what is held: %o',
    (holding) => {
      expect(holdingFrom(actionFrom(holding))).toEqual(holding)
      expect(actionFrom(holding).do).toBe(
        holding.sort === 'set' ? 'announceSet' : 'announceSequence',
      )
    },
  )

  const held = cardMask(hand('AH KH QH AS AD KD'))

  test('T-6 T-7 T-8 is each longest sequence and each set of the hand', () => {
    expect(announceableHoldings([], ELDER, held)).toEqual([seq('H', 'A', 3), kind('A', 3)])
    expect(announceFault([], ELDER, held, seq('H', 'A', 3))).toBeNull()
    expect(announceFault([], ELDER, held, kind('K', 3))).toBe('notHeld')
    expect(announceFault([], ELDER, held, seq('H', 'K', 3))).toBe('notHeld')
    expect(announceFault([], ELDER, held, seq('S', 'A', 3))).toBe('notHeld')
  })

  test('T-8 leaves out what the player has said before, good or void; what the other said does not matter', () => {
    for (const good of [true, false]) {
      const before = [said(ELDER, kind('A', 3), { good })]
      expect(announceableHoldings(before, ELDER, held)).toEqual([seq('H', 'A', 3)])
      expect(announceFault(before, ELDER, held, kind('A', 3))).toBe('announcedBefore')
      expect(announceableHoldings(before, DEALER, held)).toEqual([seq('H', 'A', 3), kind('A', 3)])
    }
    const sequenceSaid = [said(ELDER, seq('H', 'A', 3))]
    expect(announceFault(sequenceSaid, ELDER, held, seq('H', 'A', 3))).toBe('announcedBefore')
    expect(announceableHoldings([said(ELDER, seq('S', 'A', 3))], ELDER, held)).toHaveLength(2)
  })

  test('T-8 three are not said after four of the same rank; of another rank they are, and four after three', () => {
    expect(announceFault([said(ELDER, kind('A', 4))], ELDER, held, kind('A', 3))).toBe(
      'announcedBefore',
    )
    expect(announceFault([said(ELDER, kind('K', 4))], ELDER, held, kind('A', 3))).toBeNull()
    const four = cardMask(hand('AH AS AD AC'))
    expect(announceFault([said(ELDER, kind('A', 3))], ELDER, four, kind('A', 4))).toBeNull()
    expect(announceFault([said(ELDER, seq('H', 'A', 4))], ELDER, held, kind('A', 3))).toBeNull()
  })

  test('T-9 leaves out a sequence that was counted and is not whole any more', () => {
    const grown = cardMask(hand('KH QH JH'))
    const before = said(ELDER, seq('H', 'A', 3))
    expect(brokenCards([before], ELDER, grown)).toBe(cardMask(hand('AH KH QH')))
    expect(announceFault([before], ELDER, grown, seq('H', 'K', 3))).toBe('brokenUp')
    expect(announceableHoldings([before], ELDER, grown)).toEqual([])
    for (const other of [
      said(DEALER, seq('H', 'A', 3)),
      said(ELDER, seq('H', 'A', 3), { good: false }),
      said(ELDER, kind('K', 3)),
    ]) {
      expect(brokenCards([other], ELDER, grown)).toBe(0)
      expect(announceFault([other], ELDER, grown, seq('H', 'K', 3))).toBeNull()
    }
    expect(brokenCards([before], ELDER, cardMask(hand('AH KH QH JH')))).toBe(0)
  })
})

describe('an announcement', () => {
  const start = { elder: 'AH KH QH JD JC JS', dealer: '7D 8D', turnUp: '9S' } as const

  test('T-8 T-10 is reported with its cards, and marked at once when it is good', () => {
    const { events, state } = happened(begin(start), sequence('H', 'A', 3))
    expect(events).toEqual([
      { did: 'announced', seat: ELDER, holding: seq('H', 'A', 3), good: true, grown: false },
      {
        did: 'marked',
        seat: ELDER,
        points: lastSaid(state).points,
        rule: 'T-10',
        score: lastSaid(state).points,
      },
    ])
    expect(lastSaid(state)).toEqual(
      said(ELDER, seq('H', 'A', 3), { points: lastSaid(state).points }),
    )
    expect(state.score).toEqual([lastSaid(state).points, 0])
  })

  test('T-8 is reported as void, and nothing is marked, if the other has better', () => {
    const { events, state } = happened(
      begin({ ...start, dealer: '10D 9D 8D 7D' }),
      sequence('H', 'A', 3),
    )
    expect(events).toEqual([
      { did: 'announced', seat: ELDER, holding: seq('H', 'A', 3), good: false, grown: false },
    ])
    expect([lastSaid(state).points, state.score]).toEqual([0, [0, 0]])
  })

  test('T-9 counts what is more than what it has grown from, of the player’s own and good', () => {
    const before = begin({ ...start, elder: 'AH KH QH JH' })
    const points = (announcements: readonly TattelnAnnouncement[]): number =>
      lastSaid(after({ ...before, announcements }, sequence('H', 'A', 4))).points
    const whole = points([])
    const part = said(ELDER, seq('H', 'A', 3), { points: 7 })
    expect(points([part])).toBe(whole - 7)
    expect(points([part, said(ELDER, seq('H', 'K', 3), { points: 5 })])).toBe(whole - 12)
    expect(points([{ ...part, good: false }])).toBe(whole)
    expect(points([{ ...part, seat: DEALER }])).toBe(whole)
    expect(points([said(ELDER, seq('D', 'A', 3), { points: 7 })])).toBe(whole)
    expect(points([said(ELDER, kind('A', 3), { points: 7 })])).toBe(whole)
    const four = begin({ ...start, elder: 'AH AD AC AS' })
    const ofSet = (announcements: readonly TattelnAnnouncement[]): number =>
      lastSaid(after({ ...four, announcements }, set('A', 4))).points
    expect(ofSet([said(ELDER, kind('A', 3), { points: 7 })])).toBe(ofSet([]) - 7)
    expect(ofSet([said(ELDER, kind('K', 3), { points: 7 })])).toBe(ofSet([]))
    expect(ofSet([said(ELDER, seq('H', 'A', 3), { points: 7 })])).toBe(ofSet([]))
  })

  test('T-12 four jacks that are good are remembered; three, void ones or four others are not', () => {
    const jacks = (elder: string, dealer: string, rank: 'J' | 'Q', count: 3 | 4) =>
      after(begin({ ...start, elder, dealer }), set(rank, count)).jacks
    expect(jacks('JH JD JC JS', '7D', 'J', 4)).toEqual([true, false])
    expect(jacks('JH JD JC AH KD 9C 7C 8D', '7D', 'J', 3)).toEqual([false, false])
    expect(jacks('JH JD JC JS', 'AH AD AC AS', 'J', 4)).toEqual([false, false])
    expect(jacks('QH QD QC QS', '7D', 'Q', 4)).toEqual([false, false])
    expect(after(begin({ ...start, elder: 'AH KH QH JH' }), sequence('H', 'A', 4)).jacks).toEqual([
      false,
      false,
    ])
  })

  test('T-13 that reaches the goal ends the partie, reported after it; one short of it does not', () => {
    const worth = lastSaid(after(begin(start), sequence('H', 'A', 3))).points
    const won = happened(begin({ ...start, score: [500 - worth, 0] }), sequence('H', 'A', 3))
    expect(won.state).toMatchObject({ phase: 'over', score: [500, 0] })
    expect(won.events.map(({ did }) => did)).toEqual(['announced', 'marked', 'wonPartie'])
    const short = happened(begin({ ...start, score: [499 - worth, 0] }), sequence('H', 'A', 3))
    expect(short.state).toMatchObject({ phase: 'play', score: [499, 0] })
    expect(short.events.map(({ did }) => did)).toEqual(['announced', 'marked'])
  })
})

describe('T-8 whether what was announced is still held', () => {
  const trick = (leader: 0 | 1, ...cards: Trick['cards']): Trick => ({
    leader,
    cards,
    winner: leader,
  })
  const open = (announcements: readonly TattelnAnnouncement[], tricks: readonly Trick[] = []) => ({
    tricks,
    announcements,
    robbed: null,
  })
  const FUSS = said(ELDER, seq('H', 'A', 3))

  test('T-8 it is until its owner plays one of its cards', () => {
    expect(isWhole(open([FUSS]), 0, 1, 'S')).toBe(true)
    expect(isWhole(open([FUSS], [trick(0, 'KH', '7D')]), 0, 1, 'S')).toBe(false)
    expect(isWhole(open([FUSS], [trick(1, '7D', 'KH')]), 0, 1, 'S')).toBe(false)
    expect(isWhole(open([FUSS], [trick(1, 'KH', '7D')]), 0, 1, 'S')).toBe(true)
    expect(isWhole(open([FUSS], [trick(0, '10H', '7D')]), 0, 1, 'S')).toBe(true)
    expect(isWhole(open([FUSS]), 1, 1, 'S')).toBe(false)
  })

  test('T-8 what was played before it was announced does not matter, nor what is played after the moment in question', () => {
    const later = { ...FUSS, after: 1 }
    expect(isWhole(open([later], [trick(0, 'KH', '7D')]), 0, 1, 'S')).toBe(true)
    const second = said(ELDER, kind('A', 3), { after: 1 })
    const tricks = [trick(0, '9C', '7D'), trick(0, 'KH', '8D')]
    expect(isWhole(open([FUSS, second], tricks), 0, 1, 'S')).toBe(true)
    expect(isWhole(open([FUSS, second], tricks), 0, 2, 'S')).toBe(false)
  })

  test('T-8 a set is whole until one of its rank is played', () => {
    const aces = said(ELDER, kind('A', 3))
    expect(isWhole(open([aces], [trick(0, 'KH', '7D')]), 0, 1, 'S')).toBe(true)
    expect(isWhole(open([aces], [trick(0, 'AC', '7D')]), 0, 1, 'S')).toBe(false)
  })

  test('T-11 the robber gives the seven away: it breaks what was said with it before, and nothing else', () => {
    const tail = said(ELDER, seq('S', '9', 3))
    const by = (
      seat: 0 | 1,
      saidBefore: number,
      announcement = tail,
      trump: 'S' | 'H' | null = 'S',
    ): boolean =>
      isWhole(
        { ...open([announcement, FUSS]), robbed: { seat, after: 0, said: saidBefore } },
        0,
        2,
        trump,
      )
    expect(by(ELDER, 1)).toBe(false)
    expect(by(ELDER, 2)).toBe(false)
    expect(by(ELDER, 0)).toBe(true)
    expect(by(ELDER, 3)).toBe(true)
    expect(by(DEALER, 1)).toBe(true)
    expect(by(ELDER, 1, tail, 'H')).toBe(true)
    expect(by(ELDER, 1, tail, null)).toBe(true)
    expect(by(ELDER, 1, said(ELDER, seq('S', 'A', 3)))).toBe(true)
    expect(by(ELDER, 1, said(ELDER, kind('A', 3)))).toBe(true)
  })

  test('T-8 the best of its sort that a player has said and still holds protects what is lower', () => {
    const low = seq('D', '9', 3)
    const standard = (...announcements: readonly TattelnAnnouncement[]): number =>
      standardToBeat(open(announcements), announcements.length, ELDER, low, 'S')
    const own = holdingStrength(low, 'S')
    expect(standard()).toBe(own)
    expect(standard(FUSS)).toBe(holdingStrength(FUSS.holding, 'S'))
    expect(standard({ ...FUSS, seat: DEALER })).toBe(own)
    expect(standard(said(ELDER, kind('A', 4)))).toBe(own)
    expect(standard(said(ELDER, seq('D', '9', 3)), FUSS)).toBe(holdingStrength(FUSS.holding, 'S'))
    const played = standardToBeat(open([FUSS], [trick(0, 'KH', '7D')]), 1, ELDER, low, 'S')
    expect(played).toBe(own)
    // only what was said before the moment asked about
    expect(standardToBeat(open([FUSS]), 0, ELDER, low, 'S')).toBe(own)
  })
})
