// Revokes in Scotch Whist, W-12: with `irregularities` any card may be played, and a claim that is
// right loses the deal. Hearts are trumps.
import { describe, expect, test } from 'vitest'
import { scotchWhist } from '../../../src/main/engine/games/scotch-whist/index.ts'
import { ai } from '../../../src/main/engine/games/scotch-whist/ai/index.ts'
import {
  type Start,
  DEALER,
  ELDER,
  FOURTH,
  after,
  all,
  allCounted,
  begin,
  breach,
  butOne,
  claimed,
  fourButOne,
  givenUp,
  marks,
  openPartie,
  playable,
  playedOn,
  turnOf,
} from './table.ts'

const LOOSE = { irregularities: true } as const

/** Elder leads the ace of spades, which the dealer could follow with the seven. */
const SPADES: Start = { ...LOOSE, elder: `${all('S', '7S')} ${all('D')} AC`, turnUp: '9H' }
const FOUR: Start = {
  ...LOOSE,
  players: 4,
  elder: all('S', '7S') + ' AC',
  others: [`7S ${all('D', '6D')}`, `6D ${all('C', 'AC')}`],
  turnUp: '9H',
}

describe('without irregularities', () => {
  test('W-12 a card that does not follow is refused, and there is nothing to claim or to count', () => {
    const state = after(begin({ ...SPADES, irregularities: false }), 'AS')
    expect(breach(state, DEALER, '9H')).toEqual({ rule: 'SW-3', why: 'mustFollow' })
    const one = after(state, '7S')
    for (const seat of [ELDER, DEALER] as const) {
      expect(breach(one, seat, 'claimRevoke')).toEqual({ rule: 'W-12', why: 'notNow' })
      expect(breach(one, seat, 'count')).toEqual({ rule: 'W-12', why: 'notNow' })
      expect(scotchWhist.legalActions(one, seat).every((action) => action.do === 'play')).toBe(true)
    }
    expect(scotchWhist.seatsToAct(one)).toEqual([ELDER])
    expect(playedOn(one).phase).toBe('settled')
  })

  test('W-12 that is so in every preset', () => {
    expect(
      Object.values(scotchWhist.presets).filter((preset) => 'irregularities' in preset),
    ).toEqual([])
    expect(scotchWhist.options['irregularities']).toEqual({ values: [false, true], default: false })
  })
})

describe('what may be done', () => {
  test('W-12 any card of the hand may be played, and the trick is taken as ever', () => {
    const state = after(begin(SPADES), 'AS')
    expect(playable(state)).toHaveLength(18)
    expect(after(state, '6H').tricksWon).toEqual([0, 1])
    expect(after(state, '6C').tricksWon).toEqual([1, 0])
    expect(breach(state, DEALER, 'KS')).toEqual({ rule: 'SW-3', why: 'cardNotHeld' })
  })

  test('W-12 claims begin with the first complete trick, in turn and out of it', () => {
    const lead = after(begin(SPADES), 'AS')
    expect(breach(begin(SPADES), ELDER, 'claimRevoke')).toEqual({ rule: 'W-12', why: 'notNow' })
    expect(breach(lead, ELDER, 'claimRevoke')).toEqual({ rule: 'W-12', why: 'notNow' })
    expect(scotchWhist.seatsToAct(lead)).toEqual([DEALER])
    const trick = after(lead, '6H')
    expect(scotchWhist.seatsToAct(trick)).toEqual([ELDER, DEALER])
    expect(scotchWhist.legalActions(trick, ELDER)).toEqual([{ do: 'claimRevoke' }])
    expect(scotchWhist.legalActions(trick, DEALER).at(-1)).toEqual({ do: 'claimRevoke' })
    expect(breach(openPartie(LOOSE), ELDER, 'claimRevoke')).toEqual({
      rule: 'SW-1',
      why: 'notDealt',
    })
  })

  test('W-12 a claim says nothing of the hands: any seat may make it, right or wrong', () => {
    const honest = after(begin(SPADES), 'AS 7S')
    expect(scotchWhist.seatsToAct(honest)).toEqual([ELDER, DEALER])
    expect(scotchWhist.seatsToAct(after(begin(FOUR), 'AS 7S 6D 6H'))).toEqual([0, 1, 2, 3])
  })
})

describe('a claim that is right', () => {
  test('W-12 ends the deal: the offender marks nothing, the other counts every card not yet taken', () => {
    // the dealer trumps with the jack, and still holds the seven of spades
    const state = after(
      begin({ ...SPADES, elder: `10H AH ${all('S', '7S')} ${all('D', '6D')}`, turnUp: '9H' }),
      'AS JH',
    )
    const { state: settled, events } = claimed(state, ELDER)
    expect(events).toEqual([
      { did: 'claimedRevoke', seat: ELDER, offender: DEALER },
      // 34 cards, with ten, ace, king and queen
      { did: 'marked', seat: ELDER, points: 35, rule: 'SW-4', score: 35 },
    ])
    expect(settled).toMatchObject({ phase: 'settled', score: [35, 0], tricksWon: [0, 1] })
    expect(scotchWhist.tallyTricks(settled)?.finished).toBe(true)
    expect(scotchWhist.nextDealer(settled)).toBe(ELDER)
    expect(breach(settled, ELDER, 'claimRevoke')).toEqual({ rule: 'SW-6', why: 'dealOver' })
  })

  test('W-12 a side that has reached 41 by it wins, whatever the other has taken', () => {
    const state = after(begin({ ...SPADES, score: [40, 40] }), 'AS 6H')
    const { state: over, events } = claimed(state, ELDER)
    expect(over).toMatchObject({ phase: 'over', winner: ELDER, score: [40 + 30 + 16, 40] })
    expect(events.at(-1)).toMatchObject({ did: 'wonPartie', seat: ELDER })
    expect(breach(over, ELDER, 'claimRevoke')).toEqual({ rule: 'SW-5', why: 'partieOver' })
  })

  test('W-12 it may be claimed late, also when the suit has been played since', () => {
    const state = after(begin(SPADES), 'AS 6C KS 7S')
    expect(claimed(state, ELDER).state.phase).not.toBe('play')
    const played = playedOn(state)
    expect(played.phase).toBe('reckoning')
    expect(claimed(played, ELDER).events[0]).toMatchObject({ offender: DEALER })
  })

  test('W-12 a card of the trick on the table is not yet a revoke, but shows one', () => {
    const first = after(begin(SPADES), 'AS 7S KS')
    expect(claimed(after(first, '6C'), ELDER).events[0]).toMatchObject({ offender: null })
    const shown = after(begin(SPADES), 'AS 6H 7S')
    expect(claimed(shown, ELDER).events[0]).toMatchObject({ offender: DEALER })
    // elder does not follow to the ace of clubs although they could: the trick is not complete
    const open = after(begin({ ...SPADES, elder: `${all('S')} ${all('D', '6D')} 6C` }), 'AS AC')
    expect(claimed(open, DEALER).events[0]).toMatchObject({ offender: null })
  })

  test('W-12 of four either of the other side may claim it, and their partners both count', () => {
    // seat 1 holds the seven of spades and throws a diamond
    const state = after(begin(FOUR), 'AS AD KC')
    expect(breach(state, 2, 'claimRevoke')).toEqual({ rule: 'W-12', why: 'notNow' })
    const trick = after(begin(FOUR), 'AS AD KC 6H')
    for (const seat of [0, 2] as const) {
      const { state: settled, events } = claimed(trick, seat)
      expect(events[0]).toEqual({ did: 'claimedRevoke', seat, offender: 1 })
      expect(marks(settled)).toEqual(['elder 44 SW-4'])
    }
    for (const seat of [1, FOURTH] as const)
      expect(claimed(trick, seat).events).toEqual([{ did: 'claimedRevoke', seat, offender: null }])
  })
})

describe('a claim that is wrong', () => {
  test('W-12 changes nothing, but is that seat’s last in the deal', () => {
    const trick = after(begin(SPADES), 'AS 7S')
    const { state, events } = claimed(trick, ELDER)
    expect(events).toEqual([{ did: 'claimedRevoke', seat: ELDER, offender: null }])
    expect(state).toEqual({ ...trick, wrongClaims: [{ seat: ELDER, after: 1 }] })
    expect(turnOf(state)).toBe(ELDER)
    expect(breach(state, ELDER, 'claimRevoke')).toEqual({ rule: 'W-12', why: 'claimedBefore' })
    expect(breach(state, DEALER, 'claimRevoke')).toBeNull()
    expect(scotchWhist.seatsToAct(after(state, 'KS'))).toEqual([DEALER])
  })

  test('W-12 of four the partner may still claim; in the next deal all may again', () => {
    const wrong = claimed(after(begin(FOUR), 'AS 7S 6D 6H'), 0).state
    expect(scotchWhist.seatsToAct(wrong)).toEqual([1, 2, 3])
    const start = { ...FOUR, by: 0 } as const
    const settled = claimed(claimed(after(begin(FOUR), 'AS AD KC JH'), 1).state, 0).state
    expect(settled.phase).toBe('settled')
    const second = scotchWhist.startDeal(
      settled.phase === 'settled' ? settled : openPartie(FOUR),
      scotchWhist.distributeCards(
        settled.options,
        scotchWhist.createPack(settled.options),
        start.by,
        '1',
      ),
    ).state
    expect(second).toMatchObject({ wrongClaims: [], deals: 2 })
  })

  test('W-12 with three hands of six, a suit that comes up in a later hand could not have been followed', () => {
    const elder = `AS KS QS JS 10S 9S ${all('H', '9H')} AC KC QC JC`
    const dealer = '7S 6S AD KD QD JD 8S 10D 9D 8D 7D 6D 10C 9C 8C 7C 6C 9H'
    const state = begin({ ...LOOSE, hands: '3x6', elder, others: [dealer], turnUp: '9H' })
    // the dealer throws diamonds when both of their spades are out, and then takes up the eight
    const honest = after(state, 'AS 7S KS 6S QS AD JS KD 10S QD 9S JD')
    expect(honest.hands[DEALER]).toContain('8S')
    expect(claimed(honest, ELDER).events[0]).toMatchObject({ offender: null })
    const early = after(state, 'AS 7S KS AD')
    expect(claimed(early, ELDER).events[0]).toMatchObject({ offender: DEALER })
    // it is still found when the next hands are in play
    const later = after(early, 'QS 6S JS KD 10S QD 9S JD')
    expect(later.hands[DEALER]).toHaveLength(6)
    expect(claimed(later, ELDER).events[0]).toMatchObject({ offender: DEALER })
  })
})

describe('the reckoning', () => {
  test('W-12 after the last trick each says in turn, elder first, that there is nothing to claim', () => {
    const end = playedOn(butOne('JH', LOOSE))
    expect(end).toMatchObject({ phase: 'reckoning', counted: 0, marks: [], score: [0, 0] })
    expect([turnOf(end), scotchWhist.tallyTricks(end)?.finished]).toEqual([ELDER, false])
    expect(breach(end, DEALER, 'count')).toEqual({ rule: 'W-12', why: 'notYourTurn' })
    expect(breach(end, ELDER, 'AH')).toEqual({ rule: 'SW-3', why: 'cardNotHeld' })
    expect(scotchWhist.legalActions(end, ELDER)).toEqual([{ do: 'count' }, { do: 'claimRevoke' }])
    expect(scotchWhist.legalActions(end, DEALER)).toEqual([{ do: 'claimRevoke' }])
    expect(marks(allCounted(end))).toEqual(['elder 35 SW-4', 'dealer 11 SW-4'])
    expect(allCounted(end)).toMatchObject({ phase: 'settled', score: [35, 11] })
    expect('counted' in allCounted(end)).toBe(false)
  })

  test('W-12 of four all four say so', () => {
    const end = playedOn(fourButOne('JH', LOOSE))
    const settled = allCounted(end)
    expect(end.phase).toBe('reckoning')
    expect(marks(settled)).toEqual(['elder 33 SW-4', 'dealer 11 SW-4'])
    expect(settled.tricks).toEqual(end.tricks)
  })

  test('W-12 the deal may be given up there too: all cards are taken', () => {
    const end = playedOn(butOne('JH', LOOSE))
    expect(marks(givenUp(end, ELDER, 'deal'))).toEqual(['elder 35 SW-4', 'dealer 11 SW-4'])
    expect(marks(givenUp(end, ELDER, 'partie')).at(-1)).toBe('dealer 30 G-2')
  })

  test('W-12 no other deal before it is over', () => {
    const end = playedOn(butOne('JH', LOOSE))
    const deal = scotchWhist.distributeCards(
      end.options,
      scotchWhist.createPack(end.options),
      ELDER,
      '1',
    )
    expect(scotchWhist.findDealBreach(end, deal)).toEqual({ rule: 'SW-6', why: 'dealUnfinished' })
  })
})

test('W-12 the players claim nothing when the turn-up is taken up with the dealer’s third hand', () => {
  // in the second hand the dealer has no trump, and throws a diamond to the eight
  const elder = `AS KS QS JS 10S 9S 8H ${all('C', '6C')} AH KH QH`
  const dealer = '8S 7S 6S AD KD QD JD 10D 9D 8D 7D 6D 6C 10H JH 7H 6H 9H'
  const state = begin({ ...LOOSE, hands: '3x6', elder, others: [dealer], turnUp: '9H' })
  const third = playedOn(after(state, 'AS 8S KS 7S QS 6S JS AD 10S KD 9S QD 8H JD'), 12)
  expect(third.hands[DEALER]).toContain('9H')
  expect(claimed(third, ELDER).events[0]).toMatchObject({ offender: null })
  const legal = scotchWhist.legalActions(third, ELDER)
  expect(ai.chooseByBook?.(scotchWhist.viewFor(third, ELDER), legal)?.do).not.toBe('claimRevoke')
})
