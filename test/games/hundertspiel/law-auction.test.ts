// The letter of the law with a scat, and of giving up: the refusals with their reasons, and all
// that is heard (H-23 … H-28, G-1, G-2). Forehand holds the Dos of Spade and Bastoni, the next that
// of Denari, their partner that of Coppe.
import { describe, expect, test } from 'vitest'
import { hundertspiel } from '../../../src/main/engine/games/hundertspiel/index.ts'
import { actionOf, after, begin, cards, did, hand, of, payments, refused, told } from './table.ts'

const start = {
  options: { scat: true },
  hands: [`6-SP ${of('BA', 'A K C B 10 9 6')}`, '6-DE', '6-CO'],
  scat: 'A-SP 7-SP 7-CO 7-DE',
} as const
const HAND = ['6-SP', 'A-BA', 'K-BA', 'C-BA', 'B-BA', '10-BA', '9-BA', '6-BA']
const PASSES = ['pass', 'pass', 'pass', 'pass'] as const
const may = (...said: readonly string[]) => said.map(actionOf)
const passed = (phase: string) => (seat: number) => ({ did: 'passed', seat, phase, asks: true })

describe('H-24 bidding', () => {
  test('H-24 each bid is heard, and the next may bid higher, or no more', () => {
    const { state, events } = told(begin(start), 'bid SP', 'bid DE', 'bid CO')
    expect(events).toEqual([
      { did: 'bid', seat: 0, suit: 'SP' },
      { did: 'bid', seat: 1, suit: 'DE' },
      { did: 'bid', seat: 2, suit: 'CO' },
    ])
    expect(state).toMatchObject({
      phase: 'bidding',
      asks: 3,
      passed: [],
      trump: null,
      undertaking: null,
    })
    expect(state.bids).toEqual([
      { seat: 0, suit: 'SP' },
      { seat: 1, suit: 'DE' },
      { seat: 2, suit: 'CO' },
    ])
    expect(hundertspiel.legalActions(after(state, 'pass'), 0)).toEqual(may('bid BA', 'pass'))
  })

  test('H-24 a lower suit does not outbid the first bid either, a higher one does', () => {
    const two = begin({ ...start, hands: ['6-DE', '6-SP 6-CO'] })
    const bid = after(two, 'bid DE')
    expect(refused(bid, 'bid SP')).toEqual({ rule: 'H-24', why: 'bidTooLow' })
    expect(hundertspiel.legalActions(bid, 1)).toEqual(may('bid CO', 'pass'))
  })

  test('H-24 the last „weiter“ gives the highest bid its suit, and the other side its Contra', () => {
    const { state, events } = told(after(begin(start), 'pass', 'bid DE'), 'pass', 'pass')
    expect(events).toEqual([2, 3].map(passed('bidding')))
    expect(state).toMatchObject({ phase: 'contra', asks: 0, trump: 'DE', buyer: null })
    expect(state.passed).toEqual([])
    expect(state.undertaking).toEqual({
      how: 'bid',
      seat: 1,
      suits: ['DE'],
      isHeld: true,
      contra: null,
    })
  })

  test('H-24 the highest suit of all is heard like any other', () => {
    expect(told(begin(start), 'bid BA').events).toEqual([{ did: 'bid', seat: 0, suit: 'BA' }])
  })

  test('H-24 H-25 all have said „weiter“: forehand may buy, and no player bids any more', () => {
    const { state, events } = told(begin(start), ...PASSES)
    expect(events).toEqual([0, 1, 2, 3].map(passed('bidding')))
    expect(state).toMatchObject({ phase: 'buying', asks: 0 })
    expect(state.passed).toEqual([])
    expect(hundertspiel.legalActions(state, 0)).toEqual(may('buy', 'pass'))
    expect(refused(state, 'bid BA')).toEqual({ rule: 'H-24', why: 'notNow' })
  })
})

describe('H-25 buying', () => {
  const buying = after(begin(start), ...PASSES)
  const bought = after(buying, 'buy')
  const naming = after(bought, 'layAway 7-SP 7-CO 7-DE 9-BA')

  test('H-25 no player has bought: all hear that the cards are thrown in', () => {
    const { state, events } = told(buying, ...PASSES)
    expect(events).toEqual([...[0, 1, 2, 3].map(passed('buying')), { did: 'thrownIn' }])
    expect(state).toMatchObject({ phase: 'settled', isVoid: false })
  })

  test('H-25 the scat goes to the hand of who buys', () => {
    const { state, events } = told(buying, 'pass', 'buy')
    const scat = ['A-SP', '7-SP', '7-CO', '7-DE']
    expect(events).toEqual([passed('buying')(0), { did: 'bought', seat: 1, cards: scat }])
    expect(state).toMatchObject({ phase: 'layingAway', asks: 1, buyer: 1 })
    expect([state.scat, state.passed]).toEqual([[], []])
    expect(state.hands[1]).toEqual([...(buying.hands[1] ?? []), ...scat])
  })

  test('H-25 the buyer discards four cards of theirs, each once, and says nothing else with it', () => {
    expect(refused(bought, 'layAway 7-SP 7-CO 7-DE K-BA')).toEqual({
      rule: 'H-25',
      why: 'kingOrAce',
    })
    expect(refused(bought, 'layAway 7-SP 7-CO 7-DE 7-DE')).toEqual({
      rule: 'H-25',
      why: 'cardNotHeld',
    })
    expect(refused(bought, 'layAway 7-SP 7-CO 7-DE 9-BA 6-BA')).toEqual({
      rule: 'H-25',
      why: 'wrongNumber',
    })
    const named = { do: 'layAway', cards: hand('7-SP 7-CO 7-DE 9-BA'), suit: 'BA' } as const
    expect(hundertspiel.findBreach(bought, 0, named)).toEqual({ rule: 'H-25', why: 'wrongNumber' })
    expect(refused(bought, 'pass')).toEqual({ rule: 'H-24', why: 'notNow' })
  })

  test('H-25 of three too, who has a choice of three cards', () => {
    const hands = [
      `${of('BA', 'A K')} ${of('SP', 'A K')} ${of('CO', 'A K')} ${of('DE', 'A K')} 9-SP 8-SP 7-SP`,
    ]
    const three = begin({ options: { players: 3, scat: true }, hands, scat: '10-SP C-SP B-SP' })
    const ways = hundertspiel.legalActions(after(three, 'pass', 'pass', 'pass', 'buy'), 0)
    expect(ways).toHaveLength(20)
    expect([ways.at(0), ways.at(-1)]).toEqual(
      may('layAway 9-SP 8-SP 7-SP', 'layAway 10-SP C-SP B-SP'),
    )
  })

  test('H-25 the discards lie apart, and the buyer is asked for the suit', () => {
    const cardsOf = ['7-SP', '7-CO', '7-DE', '9-BA']
    const { state, events } = told(bought, 'layAway 7-SP 7-CO 7-DE 9-BA')
    expect(events).toEqual([{ did: 'laidAway', seat: 0, cards: cardsOf }])
    expect(state).toMatchObject({ phase: 'naming', asks: 0, scat: cardsOf })
    expect(state.hands[0]).toEqual([...HAND.filter((card) => card !== '9-BA'), 'A-SP'])
    expect(refused(state, 'buy')).toEqual({ rule: 'H-25', why: 'notNow' })
  })

  test('H-25 the suit is heard, and whether its Do is held', () => {
    const { state, events } = told(naming, 'name SP')
    expect(events).toEqual([{ did: 'named', seat: 0, suit: 'SP', isHeld: true }])
    expect(state).toMatchObject({ phase: 'contra', asks: 1, trump: 'SP', passed: [] })
    expect(state.undertaking).toEqual({
      how: 'bought',
      seat: 0,
      suits: ['SP'],
      isHeld: true,
      contra: null,
    })
    const none = { ...start, hands: [of('BA', 'A K C B 10 9 8 7'), '6-SP 6-BA', '6-CO 6-DE'] }
    const asked = after(begin(none), ...PASSES, 'buy', 'layAway 7-SP 7-CO 7-DE 7-BA')
    expect(hundertspiel.legalActions(asked, 0)).toEqual(
      may('name SP', 'name DE', 'name CO', 'name BA'),
    )
    expect(told(asked, 'name BA').events).toEqual([
      { did: 'named', seat: 0, suit: 'BA', isHeld: false },
    ])
  })
})

describe('G-1 giving up', () => {
  test('G-1 all hear it, and what the other side has of it', () => {
    const { state, events } = hundertspiel.giveUp(begin(), 2, 'deal')
    expect(events).toEqual([
      { did: 'gaveUp', seat: 2, what: 'deal' },
      { did: 'marked', seat: 1, points: 78, rule: 'G-1', score: 78, account: 'partie' },
    ])
    expect(state).toMatchObject({ phase: 'settled', isVoid: false, taken: [0, 78] })
  })

  test('G-1 of a laid game they hear that it is lost', () => {
    const { events } = hundertspiel.giveUp(after(begin(), 'lay SP'), 0, 'deal')
    expect(events.slice(2)).toEqual([
      { did: 'undertook', seat: 0, suits: ['SP'], isMade: false },
      { did: 'paid', seat: 0, to: 1, markers: 2, rule: 'H-18' },
      { did: 'paid', seat: 2, to: 3, markers: 2, rule: 'H-18' },
    ])
  })

  test('G-1 an unnamed game is neither made nor lost, but paid', () => {
    const { events } = hundertspiel.giveUp(after(begin(start), ...PASSES, 'buy'), 1, 'deal')
    expect(did(events, 'undertook')).toEqual([])
    expect(payments(events)).toEqual(['1>2 2 H-26', '3>0 2 H-26'])
  })

  test('G-1 a bid is a game in its suit, and stays what Contra has made of it', () => {
    const { state } = hundertspiel.giveUp(after(begin(start), 'bid SP', 'bid DE'), 0, 'deal')
    const undertaking = { how: 'bid', seat: 1, suits: ['DE'], isHeld: true, contra: null }
    expect(state).toMatchObject({ trump: 'DE', undertaking })
    const doubled = hundertspiel.giveUp(after(begin(start), 'bid BA', 'contra'), 1, 'deal')
    expect(payments(doubled.events)).toEqual(['1>2 8 H-26', '3>0 8 H-26'])
  })

  test('G-1 the scat goes with the rest as long as it belongs to no player; it is the bidder’s, in any seat', () => {
    expect(hundertspiel.giveUp(begin(start), 1, 'deal').state).toMatchObject({
      taken: [78, 0],
      score: [78, 0],
    })
    const bid = after(begin(start), 'pass', 'bid DE')
    expect(hundertspiel.giveUp(bid, 3, 'deal').state).toMatchObject({
      taken: [72, 6],
      score: [72, 6],
    })
  })

  test('G-1 of three the left neighbour has the odd point', () => {
    const three = {
      options: { players: 3 },
      hands: [of('BA'), of('SP', 'A K C B 10'), 'A-CO B-DE'],
    } as const
    const state = after(begin({ ...three, turnUp: '7-DE' }), 'pass', 'pass', 'pass', 'pass')
    const trick = after(state, 'A-BA', 'A-SP', 'B-DE')
    expect(trick.taken).toEqual([0, 0, 15])
    const by = (seat: 0 | 1) => hundertspiel.giveUp(trick, seat, 'deal').state
    expect(by(1)).toMatchObject({ taken: [31, 0, 15 + 32] })
    expect(by(0)).toMatchObject({ taken: [0, 32, 15 + 31] })
  })

  test('G-1 each player for themselves: exactly a hundred is out, and a point less is not', () => {
    const at = (score: number) =>
      hundertspiel.giveUp(
        begin({ options: { declareOut: 'manual' }, score: [60, score] }),
        0,
        'deal',
      ).state
    expect(at(22)).toMatchObject({
      phase: 'over',
      score: [60, 100],
      decision: { winner: 1, rule: 'H-19' },
    })
    expect(at(21)).toMatchObject({ phase: 'settled', score: [60, 99] })
  })

  test('G-1 H-20 a player who has said that they are out has won, also against a hundred of the other side', () => {
    const both = begin({ options: { declareOut: 'manual' }, hands: [of('BA')], score: [12, 100] })
    const played = cards(after(both, 'pass', ...PASSES), [of('BA', 'A K C B 10 9 8 6 7')]).state
    const out = after(played, 'declareOut')
    const { state, events } = hundertspiel.giveUp(out, 0, 'deal')
    expect(state).toMatchObject({
      phase: 'over',
      score: [100, 100],
      decision: { winner: 0, forfeitedBy: null },
    })
    expect(events.map((event) => event.did)).toEqual(['gaveUp', 'paid', 'paid', 'wonPartie'])
  })
})

describe('G-2 giving up the partie', () => {
  test('G-2 that the deal decides is won by its points', () => {
    const { state, events } = hundertspiel.giveUp(begin({ score: [60, 60] }), 0, 'partie')
    expect(state).toMatchObject({
      phase: 'over',
      decision: { winner: 1, forfeitedBy: null, rule: 'H-19' },
    })
    expect(events[0]).toEqual({ did: 'gaveUp', seat: 0, what: 'partie' })
    expect(payments(events)).toEqual(['0>1 1 H-19', '2>3 1 H-19'])
  })
})
