// Scotch Whist: the deal and the play, SW-1 to SW-3 and SW-6; points are in score.test.ts. Hearts
// are trumps.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { scotchWhist } from '../../../src/main/engine/games/scotch-whist/index.ts'
import { SCOTCH_WHIST_PACK } from '../../../src/main/engine/games/scotch-whist/state.ts'
import {
  DEALER,
  ELDER,
  SIXES,
  after,
  all,
  begin,
  breach,
  butOne,
  dealOf,
  events,
  hand,
  next,
  openPartie,
  playable,
  playedOn,
  turnOf,
} from './table.ts'

const OPTIONS = openPartie().options

const ids = (text: string): readonly (string | undefined)[] =>
  [...text.matchAll(/^- \*\*([A-Z]+-[0-9a-z]+)\*\*/gm)].map(([, id]) => id)

test('the rule book names every rule once, and all of them are played', () => {
  const book = readFileSync(
    new URL('../../../src/main/engine/games/scotch-whist/rules.md', import.meta.url),
    'utf8',
  )
  const rules = ['SW-1', 'SW-2', 'SW-3', 'SW-4', 'SW-5', 'SW-6', 'SW-7', 'W-12', 'G-1', 'G-2']
  expect(ids(book)).toEqual(rules)
  expect(book).not.toContain('not yet at the table')
})

test('SW-1 there are 36 cards, without twos, threes, fours and fives', () => {
  expect(new Set(SCOTCH_WHIST_PACK).size).toBe(36)
  expect(SCOTCH_WHIST_PACK.some((card) => /^[2-5]/.test(card))).toBe(false)
  expect(scotchWhist.countSeats(OPTIONS)).toBe(2)
})

test('SW-1 all are dealt singly, elder first; the dealer’s eighteenth is turned', () => {
  const deal = scotchWhist.distributeCards(OPTIONS, SCOTCH_WHIST_PACK, DEALER, '1')
  expect(deal.hands[ELDER]?.slice(0, 3)).toEqual([
    SCOTCH_WHIST_PACK[0],
    SCOTCH_WHIST_PACK[2],
    SCOTCH_WHIST_PACK[4],
  ])
  expect(deal.hands[DEALER]?.slice(0, 2)).toEqual([SCOTCH_WHIST_PACK[1], SCOTCH_WHIST_PACK[3]])
  expect(deal.hands.map((cards) => cards.length)).toEqual([18, 18])
  expect(deal).toMatchObject({ turnUp: SCOTCH_WHIST_PACK[35], talon: [] })
  expect(scotchWhist.findDealBreach(openPartie(), deal)).toBeNull()
  expect(scotchWhist.distributeCards(OPTIONS, SCOTCH_WHIST_PACK, ELDER, '1').hands[DEALER]).toEqual(
    deal.hands[ELDER],
  )
})

test('SW-1 its suit is trumps for this deal, and elder leads', () => {
  const state = butOne('9H')
  expect(scotchWhist.viewFor(state, ELDER)).toMatchObject({
    turnUp: '9H',
    trump: 'H',
    turn: ELDER,
    phase: 'play',
  })
  expect(playable(state)).toHaveLength(18)
  expect(breach(state, DEALER, '9H')).toEqual({ rule: 'SW-3', why: 'notYourTurn' })
})

test('SW-1 a deal with the turn-up in the wrong hand, a card twice, or cards left over is none', () => {
  const right = dealOf({ elder: `${all('H', '9H')} ${all('S')} AC`, turnUp: '9H' })
  const why = (wrong: object) => scotchWhist.findDealBreach(openPartie(), { ...right, ...wrong })
  expect(why({})).toBeNull()
  expect(why({ turnUp: 'AH' })).toEqual({ rule: 'SW-1', why: 'wrongTurnUp' })
  expect(why({ hands: [right.hands[0], right.hands[0]] })).toEqual({
    rule: 'SW-1',
    why: 'wrongCards',
  })
  expect(why({ hands: [right.hands[0], right.hands[1]?.slice(1)] })).toEqual({
    rule: 'SW-1',
    why: 'wrongHands',
  })
  expect(why({ talon: ['AH'] })).toEqual({ rule: 'SW-1', why: 'wrongTalon' })
  expect(why({ packets: '3+2' })).toEqual({ rule: 'SW-1', why: 'wrongPackets' })
  expect(breach(openPartie(), ELDER, 'AH')).toEqual({ rule: 'SW-1', why: 'notDealt' })
})

test('SW-1 with the option 3x6 the eighteen are three hands of six, the first in play', () => {
  const state = begin(SIXES)
  expect(state.hands[ELDER]).toEqual(hand('AS KS QS JS 10S 9S'))
  expect(state.waiting[ELDER]).toEqual([hand('8S 7S AD KD QD JD'), hand('10D 9D 8D 7D 6D AC')])
  expect(state.waiting[DEALER]?.at(-1)?.at(-1)).toBe('9H')
  expect(breach(state, ELDER, '8S')).toEqual({ rule: 'SW-3', why: 'cardNotHeld' })
})

test('SW-1 hands not taken up yet are covered to their owner too', () => {
  const view = scotchWhist.viewFor(begin(SIXES), ELDER)
  expect(view.hands).toEqual([hand('AS KS QS JS 10S 9S'), 6])
  expect(view.waiting.flat()).toEqual([6, 6, 6, 6])
  expect(JSON.stringify(view)).not.toContain('AD')
})

test('SW-1 after six tricks both take up the next hand, and the winner of the last leads on', () => {
  const five = playedOn(begin(SIXES), 5)
  const [lead] = playable(five)
  const told = events(after(five, `${lead}`), `${playable(after(five, `${lead}`))[0]}`)
  expect(told.map(({ did }) => did)).toEqual(['followed', 'tookTrick', 'tookUpHand'])
  const six = playedOn(five, 6)
  expect(six).toMatchObject({ phase: 'play', hands: [hand('8S 7S AD KD QD JD'), { length: 6 }] })
  expect(turnOf(six)).toBe(six.tricks.at(-1)?.winner)
  expect(playedOn(six, 12).waiting).toEqual([[], []])
  expect(playedOn(six)).toMatchObject({ phase: 'settled', hands: [[], []] })
})

test('SW-1 in 3x6 the turn-up lies in the dealer’s last hand', () => {
  const twelve = playedOn(begin(SIXES), 12)
  expect(twelve.hands[DEALER]).toContain('9H')
  const deal = dealOf(SIXES)
  const [first, last] = [deal.hands[DEALER]?.[0] ?? '9H', deal.hands[DEALER]?.[12] ?? '9H']
  expect(scotchWhist.findDealBreach(openPartie(SIXES), { ...deal, turnUp: last })).toBeNull()
  expect(scotchWhist.findDealBreach(openPartie(SIXES), { ...deal, turnUp: first })).toEqual({
    rule: 'SW-1',
    why: 'wrongTurnUp',
  })
})

const TRUMPS = ['J', 'A', 'K', 'Q', '10', '9', '8', '7', '6'] as const
const PLAIN = ['A', 'K', 'Q', 'J', '10', '9', '8', '7', '6'] as const
const steps = (ranks: typeof TRUMPS | typeof PLAIN) =>
  ranks.slice(1).map((lower, place) => [ranks[place] ?? 'A', lower] as const)

const IN_TRUMPS = steps(TRUMPS)
const IN_OTHERS = steps(PLAIN)

test.each(IN_TRUMPS)('SW-2 in trumps the %s beats the %s', (higher, lower) => {
  const state = begin({ elder: `${all('H', `${higher}H`)} ${all('S')} AC`, turnUp: `${higher}H` })
  expect(after(state, `${lower}H ${higher}H`).tricksWon).toEqual([0, 1])
})

test.each(IN_OTHERS)('SW-2 in the other suits the %s beats the %s', (higher, lower) => {
  const state = begin({ elder: `${all('S', `${higher}S`)} ${all('D')} AC`, turnUp: '9H' })
  expect(after(state, `${lower}S ${higher}S`).tricksWon).toEqual([0, 1])
})

test('SW-3 suit must be followed, though it need not be beaten', () => {
  const state = after(
    begin({ elder: `${all('S', '6S', 'AS')} ${all('D')} AC KC`, turnUp: '9H' }),
    '9S',
  )
  expect(playable(state)).toEqual(hand('AS 6S'))
  expect(breach(state, DEALER, '9H')).toEqual({ rule: 'SW-3', why: 'mustFollow' })
})

test('SW-3 who cannot follow may trump or throw anything', () => {
  const state = after(begin({ elder: `${all('S')} ${all('D')}`, turnUp: '9H' }), 'AS')
  expect(playable(state)).toHaveLength(18)
  expect(after(state, '6H').tricksWon).toEqual([0, 1])
  expect(after(state, 'AC').tricksWon).toEqual([1, 0])
})

test('SW-3 the winner of a trick leads to the next', () => {
  const state = butOne('JH')
  expect(turnOf(after(state, '6H JH'))).toBe(DEALER)
  expect(turnOf(after(state, '6H JH AD 7H'))).toBe(ELDER)
})

test('SW-6 the deal passes after every deal', () => {
  const first = playedOn(butOne('JH'))
  expect(first.phase).toBe('settled')
  expect(scotchWhist.nextDealer(first)).toBe(ELDER)
  expect(breach(first, ELDER, 'AH')).toEqual({ rule: 'SW-6', why: 'dealOver' })
  const deal = { elder: `${all('S')} ${all('D')}`, turnUp: '9H' } as const
  expect(scotchWhist.findDealBreach(first, dealOf(deal))).toEqual({
    rule: 'SW-6',
    why: 'wrongDealer',
  })
  const second = next(first, { ...deal, by: 0 })
  expect(second).toMatchObject({ dealer: 0, deals: 2 })
  expect(turnOf(second)).toBe(1)
  expect(scotchWhist.findDealBreach(second, dealOf(deal))).toEqual({
    rule: 'SW-6',
    why: 'dealUnfinished',
  })
})
