// The events of a table of Scotch Whist at each step, and the seats that may act in each phase of a
// deal. Hearts are trumps.
import { describe, expect, test } from 'vitest'
import { scotchWhist } from '../../../src/main/engine/games/scotch-whist/index.ts'
import { SEATS } from '../../../src/shared/view.ts'
import {
  DEALER,
  ELDER,
  FOURTH,
  SIXES,
  after,
  all,
  begin,
  breach,
  butOne,
  counted,
  dealOf,
  events,
  hand,
  marks,
  openPartie,
  playable,
  playedOn,
  turnOf,
} from './table.ts'

const FOUR = {
  players: 4,
  elder: all('S'),
  others: [`6H ${all('D', '6D')}`, all('C')],
  turnUp: '9H',
} as const
const LOOSE = { irregularities: true } as const

describe('a card', () => {
  test('SW-3 is reported as led or as a card that follows, and by which seat', () => {
    const state = begin(FOUR)
    expect(events(state, 'AS')).toEqual([{ did: 'led', seat: 0, card: 'AS' }])
    expect(events(state, 'AS 6H')).toEqual([{ did: 'followed', seat: 1, card: '6H' }])
    expect(events(state, 'AS 6H AC 6D')).toEqual([
      { did: 'followed', seat: FOURTH, card: '6D' },
      { did: 'tookTrick', seat: 1, won: 1 },
    ])
    expect(events(state, 'AS 6H AC 6D AD')).toEqual([{ did: 'led', seat: 1, card: 'AD' }])
  })

  test('SW-1 of three hands is reported with the number of the hand taken up after it, and with nothing if there is none', () => {
    const told = [6, 12].map((tricks) => {
      const before = playedOn(begin(SIXES), tricks - 1)
      const lead = `${playable(before)[0]}`
      return events(before, `${lead} ${playable(after(before, lead))[0]}`).at(-1)
    })
    const hands = [6, 12].map((tricks) => playedOn(begin(SIXES), tricks).hands)
    expect(told).toEqual([
      { did: 'tookUpHand', number: 2, hands: hands[0] },
      { did: 'tookUpHand', number: 3, hands: hands[1] },
    ])
    expect(hands[1]?.[ELDER]).toEqual(hand('10D 9D 8D 7D 6D AC'))
  })
})

describe('the seats that may act', () => {
  test('SW-1 none before the cards are dealt, and no seat is to deal', () => {
    const open = openPartie()
    expect([
      scotchWhist.seatToPlay(open),
      scotchWhist.seatsToAct(open),
      scotchWhist.nextDealer(open),
    ]).toEqual([null, [], null])
    expect(SEATS.map((seat) => scotchWhist.legalActions(open, seat))).toEqual([[], [], [], []])
  })

  test('SW-6 none between two deals: the other deals', () => {
    const settled = playedOn(butOne('JH'))
    expect([
      scotchWhist.seatToPlay(settled),
      scotchWhist.seatsToAct(settled),
      scotchWhist.nextDealer(settled),
    ]).toEqual([null, [], ELDER])
    expect(SEATS.map((seat) => scotchWhist.legalActions(settled, seat))).toEqual([[], [], [], []])
    expect(breach(settled, ELDER, 'JH')).toEqual({ rule: 'SW-6', why: 'dealOver' })
  })

  test('SW-5 none after the partie, and there is no deal more', () => {
    const over = playedOn(butOne('9H', { score: [40, 0] }))
    expect(over.phase).toBe('over')
    expect([scotchWhist.seatToPlay(over), scotchWhist.seatsToAct(over)]).toEqual([null, []])
    expect(breach(over, ELDER, '9H')).toEqual({ rule: 'SW-5', why: 'partieOver' })
    const deal = dealOf({ elder: `${all('H', '9H')} ${all('S')} AC`, turnUp: '9H', by: ELDER })
    expect(scotchWhist.findDealBreach(over, deal)).toEqual({ rule: 'SW-5', why: 'partieOver' })
  })

  test('SW-3 only the seat to play, if nothing may be wrong, also after a trick', () => {
    const state = after(begin(FOUR), 'AS 6H AC 6D')
    expect(scotchWhist.seatsToAct(state)).toEqual([1])
    expect(SEATS.map((seat) => scotchWhist.legalActions(state, seat).length)).toEqual([0, 8, 0, 0])
  })

  test('SW-6 a deal in the middle of another is none', () => {
    const deal = dealOf({ elder: `${all('H', '9H')} ${all('S')} AC`, turnUp: '9H' })
    expect(scotchWhist.findDealBreach(butOne('9H'), deal)).toEqual({
      rule: 'SW-6',
      why: 'dealUnfinished',
    })
  })

  test('SW-6 a dealer who is not at the table is refused', () => {
    const two = dealOf({ elder: `${all('H', '9H')} ${all('S')} AC`, turnUp: '9H' })
    expect(scotchWhist.findDealBreach(openPartie(), { ...two, dealer: 2 })).toEqual({
      rule: 'SW-6',
      why: 'wrongDealer',
    })
    expect(scotchWhist.findDealBreach(openPartie(), { ...two, hands: two.hands.slice(1) })).toEqual(
      { rule: 'SW-1', why: 'wrongHands' },
    )
  })
})

describe('when all tricks are made and something may have been wrong', () => {
  const end = playedOn(butOne('JH', LOOSE))

  test('W-12 the last trick settles nothing yet: elder says first that they have nothing to claim', () => {
    const before = playedOn(butOne('JH', LOOSE), 17)
    const lead = `${playable(before)[0]}`
    const told = events(before, `${lead} ${playable(after(before, lead))[0]}`)
    expect(told.map(({ did }) => did)).toEqual(['followed', 'tookTrick'])
    expect([end.phase, turnOf(end), scotchWhist.seatsToAct(end)]).toEqual([
      'reckoning',
      ELDER,
      [ELDER, DEALER],
    ])
    expect(breach(end, ELDER, 'JH')).toEqual({ rule: 'SW-3', why: 'cardNotHeld' })
  })

  test('W-12 each says so in turn and is heard, and after the last one the deal is marked', () => {
    const first = counted(end, ELDER)
    expect(first).toEqual({
      state: { ...end, counted: 1 },
      events: [{ did: 'counted', seat: ELDER }],
    })
    expect(turnOf(first.state)).toBe(DEALER)
    const second = counted(first.state, DEALER)
    expect(second.state.phase).toBe('settled')
    expect(second.events[0]).toEqual({ did: 'counted', seat: DEALER })
    expect(second.events.map(({ did }) => did)).toContain('marked')
    expect(marks(second.state)).toEqual(['elder 35 SW-4', 'dealer 11 SW-4'])
  })
})

test.each([
  [butOne('9H'), { do: 'count' }],
  [playedOn(butOne('9H', LOOSE)), { do: 'play', card: '9H' }],
  [openPartie(), { do: 'claimRevoke' }],
] as const)(
  'an action in a phase that knows none of it is a fault of the program, and told as one',
  (state, action) => {
    expect(() => scotchWhist.applyAction(state, ELDER, action)).toThrow(
      `${action.do} in phase ${state.phase}`,
    )
  },
)
