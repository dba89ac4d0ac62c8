// The events of each step of a deal of Écarté, word by word, the seats that may act in each phase,
// and the refused deals (E-1 to E-15, E-20 to E-22, E-28, E-30).
import { describe, expect, test } from 'vitest'
import { ecarte } from '../../../src/main/engine/games/ecarte/index.ts'
import {
  asMarked,
  dueAsSeen,
  dueBefore,
  pointsDue,
  forgetDue,
  mayMark,
} from '../../../src/main/engine/games/ecarte/markers.ts'
import type { DealtState, EcarteState } from '../../../src/main/engine/games/ecarte/state.ts'
import type { Deal } from '../../../src/main/engine/games/game.ts'
import {
  DEALER,
  ELDER,
  PLAY_OUT,
  SIDES,
  after,
  begin,
  breach,
  dealOf,
  events,
  exchanged,
  hand,
  next,
  openPartie,
  optionsOf,
  playable,
  turnOf,
} from './table.ts'

const OWN = { marks: 'own' } as const
const LOOSE = { irregularities: true } as const
const CARDS = { elder: 'KH QH JH 7D 8D', dealer: 'KD QD KC QC JC', turnUp: '7S' } as const

describe('the exchange', () => {
  const state = begin({ ...CARDS, talon: 'AH 10H 9H 8H 7H' })

  test('E-7 E-15 is reported word by word, with the consequence of the first refusal', () => {
    expect(events(state, 'propose')).toEqual([{ did: 'proposed', seat: ELDER }])
    expect(events(state, 'propose', 'accept')).toEqual([{ did: 'accepted', seat: DEALER }])
    expect(events(state, 'propose', 'refuse')).toEqual([
      { did: 'refused', seat: DEALER },
      { did: 'becameVulnerable', seat: DEALER },
    ])
    expect(events(state, 'stand')).toEqual([
      { did: 'stood', seat: ELDER },
      { did: 'becameVulnerable', seat: ELDER },
    ])
    const later = exchanged(state, 1, 1)
    expect(events(later, 'stand')).toEqual([{ did: 'stood', seat: ELDER }])
    expect(events(later, 'propose', 'refuse')).toEqual([{ did: 'refused', seat: DEALER }])
  })

  test('E-8 discards are reported at once, and drawn cards when the dealer’s lie too, elder’s first', () => {
    const accepted = after(state, 'propose', 'accept')
    expect(events(accepted, 'discard 7D 8D')).toEqual([
      { did: 'discarded', seat: ELDER, cards: hand('7D 8D') },
    ])
    const laid = after(accepted, 'discard 7D 8D')
    expect([laid.talon, laid.hands[ELDER], turnOf(laid)]).toEqual([
      state.talon,
      hand('KH QH JH'),
      DEALER,
    ])
    const told = events(laid, 'discard JC')
    expect(told[0]).toEqual({ did: 'discarded', seat: DEALER, cards: hand('JC') })
    const drawn = after(laid, 'discard JC')
    expect(drawn.hands).toEqual([hand('KH QH JH AH 10H'), hand('KD QD KC QC 9H')])
    expect(drawn.talon).toEqual(state.talon.slice(3))
    expect(turnOf(drawn)).toBe(ELDER)
  })

  test('E-8 an unknown card cannot be drawn, and one beyond it can lie there', () => {
    const covered = (place: number): DealtState => {
      const before = begin(CARDS)
      return { ...before, talon: before.talon.with(place, null) }
    }
    expect(() => exchanged(covered(1), 1, 1)).toThrow('a card of the talon that is not known')
    expect(exchanged(covered(2), 1, 1).talon[0]).toBeNull()
  })

  test('E-7 E-8 each word has its time and its seat', () => {
    const accepted = after(state, 'propose', 'accept')
    for (const [before, seat, said, rule, why] of [
      [state, DEALER, 'propose', 'E-7', 'notYourTurn'],
      [state, DEALER, 'stand', 'E-7', 'notYourTurn'],
      [state, DEALER, 'accept', 'E-7', 'noProposal'],
      [state, DEALER, 'refuse', 'E-7', 'noProposal'],
      [after(state, 'propose'), ELDER, 'accept', 'E-7', 'notYourTurn'],
      [after(state, 'propose'), ELDER, 'propose', 'E-7', 'notYourTurn'],
      [state, ELDER, 'discard 7D', 'E-8', 'notExchanging'],
      [accepted, DEALER, 'discard JC', 'E-8', 'notYourTurn'],
      [accepted, ELDER, 'discard JC', 'E-8', 'discardNotHeld'],
      [accepted, ELDER, 'discard 7D 7D', 'E-8', 'discardTwice'],
      [accepted, ELDER, 'discard 7D takes 2', 'E-8', 'takesOther'],
      [accepted, ELDER, 'discard none', 'E-10', 'discardTooFew'],
      [state, ELDER, 'play KH', 'E-7', 'notPlaying'],
    ] as const)
      expect([said, breach(before, seat, said)]).toEqual([said, { rule, why }])
  })

  test('E-7 E-8 E-10 E-11 E-13 no word of it comes once the cards are played', () => {
    const played = after(state, 'stand')
    expect(breach(played, ELDER, 'discard 7D')).toEqual({ rule: 'E-8', why: 'notExchanging' })
    expect(breach(played, ELDER, 'accept')).toEqual({ rule: 'E-7', why: 'noProposal' })
    expect(breach(played, ELDER, 'refuse')).toEqual({ rule: 'E-7', why: 'noProposal' })
    expect(breach(played, ELDER, 'propose')).toEqual({ rule: 'E-11', why: 'exchangeOver' })
    expect(breach(after(exchanged(state, 1, 0), 'stand'), ELDER, 'propose')).toMatchObject({
      rule: 'E-11',
    })
    const nothing = begin({ ...CARDS, options: { elderMinimumDiscard: 0 } })
    expect(breach(exchanged(nothing, 0, 0), ELDER, 'propose')).toEqual({
      rule: 'E-10',
      why: 'noneExchanged',
    })
    expect(breach(after(exchanged(nothing, 0, 1), 'stand'), ELDER, 'propose')).toMatchObject({
      rule: 'E-11',
    })
    expect(breach({ ...played, talon: [] }, ELDER, 'propose')).toEqual({
      rule: 'E-13',
      why: 'talonEmpty',
    })
  })
})

describe('the tricks', () => {
  const state = after(begin(CARDS), 'stand')

  test('E-20 E-22 a card led, the one that answers and the trick are reported, and nothing more', () => {
    expect(events(state, 'play KH')).toEqual([{ did: 'led', seat: ELDER, card: 'KH' }])
    expect(events(state, 'play KH KC')).toEqual([
      { did: 'followed', seat: DEALER, card: 'KC' },
      { did: 'tookTrick', seat: ELDER, won: 1 },
    ])
  })

  test('E-21 a card as high as the one led there is none: who can win with a higher one must', () => {
    const answers = after(
      begin({ elder: '9H KS QS JS AS', dealer: '10H 8H 7H KD QD', turnUp: '7S' }),
      'stand',
      'play 9H',
    )
    expect(playable(answers)).toEqual(hand('10H'))
    const lower = after(
      begin({ elder: 'KH KS QS JS AS', dealer: '10H 8H 7H KD QD', turnUp: '7S' }),
      'stand',
      'play KH',
    )
    expect(playable(lower)).toEqual(hand('10H 8H 7H'))
  })
})

describe('who may do something', () => {
  test('E-4 E-19 E-28 none before the deal, between two deals and after the partie', () => {
    const settled = after(begin(CARDS), ...PLAY_OUT)
    const over = after(begin({ ...CARDS, score: [4, 4] }), ...PLAY_OUT)
    const states: readonly EcarteState[] = [openPartie(), settled, over]
    expect(states.map(({ phase }) => phase)).toEqual(['open', 'settled', 'over'])
    for (const state of states) {
      expect([ecarte.seatToPlay(state), ecarte.seatsToAct(state)]).toEqual([null, []])
      expect(SIDES.map((seat) => ecarte.legalActions(state, seat))).toEqual([[], []])
    }
    expect(states.map((state) => breach(state, ELDER, 'stand'))).toEqual([
      { rule: 'E-4', why: 'notDealt' },
      { rule: 'E-28', why: 'dealOver' },
      { rule: 'E-19', why: 'partieOver' },
    ])
  })

  test('E-7 E-16 the seat to act; the other too if they may announce the king', () => {
    expect(ecarte.seatsToAct(begin(CARDS))).toEqual([ELDER])
    expect(ecarte.seatsToAct(after(begin(CARDS), 'propose'))).toEqual([DEALER])
    const king = after(begin({ ...CARDS, dealer: 'KS QD KC QC JC' }), 'stand')
    expect(ecarte.seatsToAct(king)).toContain(ELDER)
    const led = after(
      begin({ ...CARDS, dealer: 'KS QD KC QC JC', elder: 'KH QH JH 7D 8D' }),
      'stand',
      'play KH',
    )
    expect(ecarte.legalActions(led, DEALER)[0]).toEqual({ do: 'announceKing' })
    expect(ecarte.legalActions(led, ELDER)).toEqual([])
  })

  test('E-20 cards counted are not played any more', () => {
    const counted = after(begin({ ...CARDS, options: LOOSE }), ...PLAY_OUT)
    expect(counted.phase).toBe('reckoning')
    expect(breach(counted, turnOf(counted), 'play KH')).toEqual({
      rule: 'E-20',
      why: 'cardNotHeld',
    })
  })

  test.each([
    [openPartie(), { do: 'stand' }],
    [openPartie(), { do: 'mark' }],
    [begin(CARDS), { do: 'play', card: 'KH' }],
    [begin(CARDS), { do: 'mark' }],
    [after(begin(CARDS), 'stand'), { do: 'propose' }],
    [after(begin(CARDS), ...PLAY_OUT), { do: 'play', card: 'KH' }],
  ] as const)(
    'what the rules never let through is a fault of the program, and told as one',
    (state, action) => {
      expect(() => ecarte.applyAction(state, ELDER, action)).toThrow(
        `a step that has a breach: ${action.do} in phase ${state.phase}`,
      )
    },
  )

  test('E-8 a discard without an exchange is one, too', () => {
    const state = begin(CARDS)
    const discard = { do: 'discard', cards: hand('7D') } as const
    expect(() => ecarte.applyAction(state, ELDER, discard)).toThrow('a discard without an exchange')
  })
})

describe('a deal', () => {
  const right = dealOf(CARDS)
  const why = (wrong: object, before: EcarteState = openPartie()) =>
    ecarte.findDealBreach(before, { ...right, ...wrong })

  test('E-1 E-4 E-6 is none with anything wrong', () => {
    const [elders = [], dealers = []] = right.hands
    expect(why({})).toBeNull()
    for (const [wrong, rule, reason] of [
      [{ dealer: 2 }, 'E-6', 'wrongDealer'],
      [{ packets: '4' }, 'E-4', 'wrongPackets'],
      [{ slips: {} }, 'E-4', 'wrongSlips'],
      [{ hands: [elders] }, 'E-4', 'wrongHands'],
      [{ hands: [elders, dealers.slice(1)] }, 'E-4', 'wrongHands'],
      [{ talon: right.talon.slice(1) }, 'E-4', 'wrongTalon'],
      [{ turnUp: 'KH' }, 'E-1', 'wrongCards'],
      [{ talon: right.talon.with(3, 'KH') }, 'E-1', 'wrongCards'],
    ] as const)
      expect([wrong, why(wrong)]).toEqual([wrong, { rule, why: reason }])
    expect(why({ dealer: 2 }, openPartie({ options: LOOSE }))).toEqual({
      rule: 'E-6',
      why: 'wrongDealer',
    })
    // an unknown card may be any card
    expect(why({ talon: right.talon.with(3, null) })).toBeNull()
  })

  test.each([{ dealer: 2 }, { packets: '4' }, { hands: [] }, { hands: [hand(CARDS.elder)] }])(
    'E-4 that was not checked is a fault of the program, and told as one: %o',
    (wrong) => {
      const given: Deal = { ...right, ...JSON.parse(JSON.stringify(wrong)) }
      const open = openPartie()
      if (open.phase !== 'open') throw new Error(open.phase)
      expect(() => ecarte.startDeal(open, given)).toThrow('a deal that was not checked')
    },
  )
})

describe('markers that are due', () => {
  const earned = after(begin({ ...CARDS, options: OWN }), ...PLAY_OUT)
  const both = {
    ...earned,
    due: [
      { seat: ELDER, points: 2, rule: 'E-24' },
      { seat: DEALER, points: 1, rule: 'E-5' },
    ],
  } as const

  test('E-28 are none before the first deal, or where the house marks', () => {
    expect([pointsDue(openPartie({ options: OWN })), pointsDue(begin(CARDS))]).toEqual([
      [0, 0],
      [0, 0],
    ])
    expect([pointsDue(earned), pointsDue(both)]).toEqual([
      [1, 0],
      [2, 1],
    ])
    expect(SIDES.map((seat) => mayMark(earned, seat))).toEqual([true, false])
    expect(SIDES.map((seat) => mayMark(both, seat))).toEqual([true, true])
    expect(SIDES.map((seat) => mayMark(begin(CARDS), seat))).toEqual([false, false])
    expect(mayMark(openPartie({ options: OWN }), ELDER)).toBe(false)
    expect(
      mayMark({ ...after(begin({ ...CARDS, score: [4, 0] }), ...PLAY_OUT), due: both.due }, ELDER),
    ).toBe(false)
  })

  test('E-28 are carried to the next deal until its trump is turned', () => {
    const open = openPartie({ options: OWN })
    if (open.phase !== 'open' || earned.phase !== 'settled') throw new Error('another phase')
    const plain = after(begin(CARDS), ...PLAY_OUT)
    if (plain.phase !== 'settled') throw new Error(plain.phase)
    expect([dueBefore(open), dueBefore(earned), dueBefore(plain)]).toEqual([
      { due: [] },
      { due: earned.due },
      {},
    ])
  })

  test('E-28 are forgotten by each side for itself, and nothing is reported if nothing was due', () => {
    expect(forgetDue(both)).toEqual({
      state: { ...both, due: [] },
      events: [
        { did: 'forgotten', seat: ELDER, points: 2 },
        { did: 'forgotten', seat: DEALER, points: 1 },
      ],
    })
    expect(forgetDue(earned).events).toEqual([{ did: 'forgotten', seat: ELDER, points: 1 }])
    const none = { ...earned, due: [] }
    expect([forgetDue(none), forgetDue(begin(CARDS)).events]).toEqual([
      { state: none, events: [] },
      [],
    ])
    expect(next(earned).due).toEqual([])
  })

  test('E-28 are seen as points of each side, and as none of whom nothing is due to', () => {
    const seen = (points: readonly [number, number]) => dueAsSeen(optionsOf('club', OWN), points)
    expect(seen([2, 0])).toEqual({ due: [{ seat: ELDER, points: 2, rule: 'E-24' }] })
    expect(seen([0, 1])).toEqual({ due: [{ seat: DEALER, points: 1, rule: 'E-24' }] })
    expect(seen([0, 0])).toEqual({ due: [] })
    expect(dueAsSeen(optionsOf(), [2, 1])).toEqual({})
  })

  test('E-28 are reckoned as if they were marked', () => {
    const { due, ...rest } = both
    expect(asMarked(both)).toEqual({ ...rest, score: [2, 1], marks: [...both.marks, ...due] })
    const plain = begin(CARDS)
    expect(asMarked(plain)).toBe(plain)
  })
})
