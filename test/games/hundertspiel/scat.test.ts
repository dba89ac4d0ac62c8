// Four players with scat: bidding, buying, laying away, naming, and what it pays (H-23 … H-26).
import { describe, expect, test } from 'vitest'
import { hundertspiel } from '../../../src/main/engine/games/hundertspiel/index.ts'
import { HUNDERTSPIEL_PACK } from '../../../src/main/engine/games/hundertspiel/state.ts'
import {
  after,
  begin,
  cards,
  did,
  marksOf,
  of,
  optionsOf,
  over,
  payments,
  refused,
  toPlay,
  told,
} from './table.ts'

const options = { scat: true } as const
const sum = (row: readonly number[]): number => row.reduce((all, one) => all + one, 0)
/**
 * Forehand holds the Dos of Spade and Bastoni, the next that of Denari, their partner that of
 * Coppe.
 */
const HANDS = [`6-SP ${of('BA', 'A K C B 10 9 6')}`, '6-DE', '6-CO']
const WON = [`${of('BA', 'A K C B 10 9 6')} 6-SP`]

describe('H-23 the scat', () => {
  test('H-23 four cards are laid apart first; eight each, two at a time', () => {
    const { hands, talon } = hundertspiel.distributeCards(
      optionsOf(options),
      HUNDERTSPIEL_PACK,
      3,
      'usual',
    )
    expect(talon).toEqual(HUNDERTSPIEL_PACK.slice(0, 4))
    expect(hands[0]).toEqual(
      [4, 5, 12, 13, 20, 21, 28, 29].map((place) => HUNDERTSPIEL_PACK[place]),
    )
    expect(hands.map((cardsOf) => cardsOf.length)).toEqual([8, 8, 8, 8])
    const state = begin({ options })
    expect(state).toMatchObject({ phase: 'bidding', asks: 0, trump: null, turnUp: null })
    expect(hundertspiel.viewFor(state, 3).scat).toBe(4)
  })
})

describe('H-24 bidding', () => {
  test('H-24 in a suit whose Do is held, in turn from forehand; a higher suit outbids, the partner’s too', () => {
    const state = begin({ options, hands: HANDS })
    expect(hundertspiel.legalActions(state, 0)).toEqual([
      { do: 'bid', suit: 'SP' },
      { do: 'bid', suit: 'BA' },
      { do: 'pass' },
    ])
    expect(refused(state, 'bid CO')).toEqual({ rule: 'H-24', why: 'doNotHeld' })
    const bids = after(state, 'bid SP', 'bid DE', 'bid CO', 'pass')
    expect(bids).toMatchObject({ phase: 'bidding', asks: 0 })
    expect(bids.bids.map(({ suit }) => suit)).toEqual(['SP', 'DE', 'CO'])
    expect(refused(bids, 'bid SP')).toEqual({ rule: 'H-24', why: 'bidTooLow' })
    expect(refused(bids, 'bid BA')).toBeNull()
  })

  test('H-24 the highest suit of all ends the bidding, the good Maxel', () => {
    const state = after(begin({ options, hands: HANDS }), 'bid BA')
    expect(state).toMatchObject({
      phase: 'contra',
      asks: 1,
      trump: 'BA',
      undertaking: { how: 'bid', seat: 0, suits: ['BA'] },
    })
  })

  test.each([
    ['pack', ['SP', 'CO', 'DE', 'BA']],
    ['reversed', ['BA', 'CO', 'DE', 'SP']],
  ] as const)(
    'H-24 H-26 the order of the suits is at will: %s',
    (suitOrder, [low, second, third, high]) => {
      const start = { options: { ...options, suitOrder }, hands: ['6-SP 6-CO 6-DE 6-BA'] } as const
      const state = begin(start)
      const bids = [low, second, third, high].map((suit) => ({ do: 'bid', suit }))
      expect(hundertspiel.legalActions(state, 0)).toEqual([...bids, { do: 'pass' }])
      expect(after(state, `bid ${high}`)).toMatchObject({ phase: 'contra', trump: high })
      const other = begin({ ...start, hands: [`6-${third} 6-${high}`, `6-${low} 6-${second}`] })
      const outbid = after(other, `bid ${third}`)
      expect(refused(outbid, `bid ${second}`)).toEqual({ rule: 'H-24', why: 'bidTooLow' })
      const { events } = cards(toPlay(after(outbid, 'pass', 'pass', 'pass')), [])
      expect(new Set(payments(events).map((text) => text.slice(4)))).toEqual(new Set(['3 H-26']))
    },
  )

  test('H-24 „weiter“ is final; the bidding ends when all but the highest have said so', () => {
    const state = after(begin({ options, hands: HANDS }), 'pass', 'bid DE', 'pass', 'pass')
    expect(state).toMatchObject({ phase: 'contra', asks: 0, trump: 'DE', undertaking: { seat: 1 } })
    expect(
      after(begin({ options, hands: HANDS }), 'bid SP', 'pass', 'bid CO', 'pass', 'pass'),
    ).toMatchObject({ undertaking: { seat: 2, suits: ['CO'] } })
  })
})

describe('H-25 buying', () => {
  const passed = ['pass', 'pass', 'pass', 'pass'] as const

  test('H-25 forehand, then each in order; if none buys: thrown in, and the next deals', () => {
    const state = after(begin({ options, hands: HANDS }), ...passed)
    expect(state).toMatchObject({ phase: 'buying', asks: 0 })
    expect(after(state, 'pass', 'buy')).toMatchObject({ phase: 'layingAway', asks: 1, buyer: 1 })
    const { state: end, events } = told(state, ...passed)
    expect(did(events, 'thrownIn')).toHaveLength(1)
    expect(end).toMatchObject({
      phase: 'settled',
      isVoid: false,
      score: [0, 0],
      taken: [0, 0],
      sitting: { dealt: 1 },
    })
    expect(hundertspiel.nextDealer(end)).toBe(0)
  })

  test('H-25 the buyer sees the scat, the others do not', () => {
    const { events } = told(
      begin({ options, hands: HANDS, scat: 'A-SP 7-SP 7-CO 7-DE' }),
      ...passed,
      'buy',
    )
    const [bought] = did(events, 'bought')
    expect(bought === undefined ? null : hundertspiel.eventFor(bought, 0)).toMatchObject({
      cards: ['A-SP', '7-SP', '7-CO', '7-DE'],
    })
    expect(bought === undefined ? null : hundertspiel.eventFor(bought, 1)).toMatchObject({
      cards: 4,
    })
  })

  test('H-25 the buyer discards as many, no king and no ace', () => {
    const state = after(
      begin({ options, hands: HANDS, scat: 'A-SP 7-SP 7-CO 7-DE' }),
      ...passed,
      'buy',
    )
    expect(refused(state, 'layAway A-SP 7-SP 7-CO 7-DE')).toEqual({
      rule: 'H-25',
      why: 'kingOrAce',
    })
    expect(refused(state, 'layAway 7-SP 7-CO 7-DE')).toEqual({ rule: 'H-25', why: 'wrongNumber' })
    expect(refused(state, 'layAway 7-SP 7-CO 7-DE 8-DE')).toEqual({
      rule: 'H-25',
      why: 'cardNotHeld',
    })
    // nine of their twelve cards: 9 × 8 × 7 × 6 / 24
    expect(hundertspiel.legalActions(state, 0)).toHaveLength(126)
    const laid = after(state, 'layAway 7-SP 7-CO 7-DE 9-BA')
    expect(laid).toMatchObject({ phase: 'naming', asks: 0, scat: ['7-SP', '7-CO', '7-DE', '9-BA'] })
    expect(hundertspiel.viewFor(laid, 0).scat).toEqual(['7-SP', '7-CO', '7-DE', '9-BA'])
    expect([hundertspiel.viewFor(laid, 1).scat, hundertspiel.viewFor(laid, 'open').scat]).toEqual([
      4,
      laid.scat,
    ])
  })

  test('H-25 the buyer names a suit whose Do they hold', () => {
    const laid = after(
      begin({ options, hands: HANDS, scat: 'A-SP 7-SP 7-CO 7-DE' }),
      ...passed,
      'buy',
      'layAway 7-SP 7-CO 7-DE 9-BA',
    )
    expect(hundertspiel.legalActions(laid, 0)).toEqual([
      { do: 'name', suit: 'SP' },
      { do: 'name', suit: 'BA' },
    ])
    expect(refused(laid, 'name CO')).toEqual({ rule: 'H-25', why: 'doNotHeld' })
    expect(after(laid, 'name BA')).toMatchObject({
      phase: 'contra',
      trump: 'BA',
      undertaking: { how: 'bought', isHeld: true },
    })
  })

  test('H-25 who holds no Do names any suit, and cannot make the game', () => {
    const hands = [of('BA', 'A K C B 10 9 8 7'), '6-SP 6-BA', '6-CO 6-DE']
    const start = { options, hands, scat: '7-SP 7-CO 7-DE 8-DE' }
    const state = after(begin(start), ...passed, 'buy', 'layAway 7-SP 7-CO 7-DE 8-DE')
    expect(hundertspiel.legalActions(state, 0)).toHaveLength(4)
    const named = after(state, 'name BA')
    expect(named.undertaking).toMatchObject({ isHeld: false })
    const { events } = cards(toPlay(named), [])
    expect(did(events, 'undertook')).toMatchObject([{ isMade: false }])
  })
})

describe('H-26 what it pays', () => {
  const play = (...said: readonly string[]) =>
    cards(
      toPlay(after(begin({ options, hands: HANDS, scat: 'A-SP K-SP 7-CO 7-DE' }), ...said)),
      WON,
    )

  test.each([
    ['SP', 1],
    ['DE', 2],
    ['CO', 3],
    ['BA', 4],
  ] as const)('H-26 a game in %s pays %i markers, doubled by Contra', (suit, markers) => {
    const hands = [of(suit, 'A K C B 10 9 8 6')]
    const paid = (...contra: readonly string[]) => {
      const state = after(begin({ options, hands }), `bid ${suit}`)
      const asked = state.phase === 'bidding' ? after(state, 'pass', 'pass', 'pass') : state
      return payments(cards(toPlay(after(asked, ...contra)), hands).events).slice(0, 2)
    }
    expect(paid()).toEqual([`1>2 ${markers} H-26`, `3>0 ${markers} H-26`])
    expect(paid('contra')).toEqual([`1>2 ${2 * markers} H-26`, `3>0 ${2 * markers} H-26`])
  })

  test('H-26 with the option off two are paid for every suit', () => {
    const off = { scat: true, suitPayment: false } as const
    const state = after(begin({ options: off, hands: HANDS }), 'bid BA')
    const paid = payments(cards(toPlay(state), WON).events)
    expect(paid.slice(0, 2).map((one) => one.split(' ')[1])).toEqual(['2', '2'])
  })

  test('H-26 the points of a scat that was left count for the bidder’s side, after the last trick', () => {
    const { state, events } = play('bid BA')
    expect(marksOf(state)).toContain('0 H-26 11')
    expect(sum(state.taken)).toBe(78)
    expect(events.findLastIndex(({ did: what }) => what === 'tookTrick')).toBeLessThan(
      events.findIndex((event) => event.did === 'marked' && event.rule === 'H-26'),
    )
  })

  test('H-26 so do the points discarded', () => {
    const said = [
      'pass',
      'pass',
      'pass',
      'pass',
      'buy',
      'layAway 7-CO 7-DE B-BA C-BA',
      'name BA',
    ] as const
    const { state } = play(...said)
    expect(marksOf(over(state))).toContain('0 H-26 7')
    expect(sum(state.taken)).toBe(78)
  })

  test('H-26 the partner plays with the buyer, and pays and receives with them', () => {
    const hands = [`6-SP ${of('CO', 'A K C B 10 9 8')}`, '', of('SP', 'A K C B 10 9 8 7')]
    const state = toPlay(
      after(begin({ options, hands, scat: of('CO', '7 6') }), 'bid SP', 'pass', 'pass', 'pass'),
    )
    const { state: trick } = cards(state, [of('CO', 'A'), of('BA'), of('SP', 'A'), of('DE')], 4)
    expect(trick.tricksWon).toEqual([0, 0, 1, 0])
    expect(trick.score[0]).toBeGreaterThan(11)
    const { events } = cards(trick, ['', '', of('SP', 'K C B 10 9 8 7')])
    expect(payments(events).slice(0, 2)).toEqual(['0>1 1 H-26', '2>3 1 H-26'])
  })
})
