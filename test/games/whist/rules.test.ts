// Whist: partners, the deal and the play, W-1 to W-4. Points are in score.test.ts, the rubber in
// rubber.test.ts.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { whist } from '../../../src/main/engine/games/whist/index.ts'
import { ai } from '../../../src/main/engine/games/whist/ai/index.ts'
import { type DealtState, WHIST_PACK } from '../../../src/main/engine/games/whist/state.ts'
import { drawForDeal } from '../../../src/main/engine/players/match.ts'
import { SEATS } from '../../../src/shared/view.ts'
import { chance } from '../chance.ts'
import {
  DEALER,
  ELDER,
  PLAIN,
  ROUND,
  SUITS_APART,
  all,
  after,
  begin,
  breach,
  dealOf,
  events,
  hand,
  next,
  openPartie,
  playable,
  playedOn,
  settled,
  taking,
  turnOf,
  winners,
} from './table.ts'

const FIXED = { ...PLAIN, partners: 'fixed' } as const

test('the rule book names every rule once', () => {
  const book = readFileSync(
    new URL('../../../src/main/engine/games/whist/rules.md', import.meta.url),
    'utf8',
  )
  const ids = [...book.matchAll(/^- \*\*([A-Z]+-[0-9a-z]+)\*\*/gm)].map(([, id]) => id)
  const numbered = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, n) => `W-${first + n}`)
  expect(ids).toEqual([...numbered(1, 11), ...numbered(14, 21), 'W-12', 'G-1', 'G-2', 'W-13'])
})

test('W-1 there are 52 cards and four seats in two sides, partners facing each other', () => {
  expect(new Set(WHIST_PACK).size).toBe(52)
  expect([whist.countSeats(PLAIN), whist.countSides(PLAIN)]).toEqual([4, 2])
  const state = playedOn(begin(SUITS_APART(2)))
  expect(state.tricksWon).toEqual([0, 0, 13, 0])
  expect(state.score).toEqual([14, 0])
})

test('W-1 the ace is the highest card and the two the lowest', () => {
  expect(winners(after(begin(ROUND), 'AS KS QS JS 2S 5S 4S 3S'))).toEqual([0, 1])
})

test('W-2 fixed partners cut for the deal alone: the lowest deals, wherever the highest sit', () => {
  expect(whist.dealerByCut(hand('AS KS QS JS'), FIXED)).toBe(3)
  expect(whist.dealerByCut(hand('AS KS QS JS'), PLAIN)).toBeNull()
})

test('W-3 the deal is announced with all hands and the turn-up', () => {
  const deal = SUITS_APART()
  const { dealer, hands, turnUp } = deal
  expect(whist.startDeal(openPartie(), deal).events).toEqual([
    { did: 'dealt', dealer, hands, turnUp },
  ])
})

test('W-2 the two highest sit opposite each other, and so do the two lowest, who deal', () => {
  expect(whist.seatingByDraw?.(hand('2S AH 9C KD'), PLAIN)).toEqual([1, 2, 3, 0])
  expect(whist.seatingByDraw?.(hand('AS KS QS JS'), PLAIN)).toEqual([0, 2, 1, 3])
  expect(whist.dealerByCut(hand('AS QS KS JS'), PLAIN)).toBe(3)
})

test('W-2 all four draw again where any two are equal', () => {
  for (const row of ['AS AH KS QS', 'AS KS 2S 2H', 'AS 9S 9H 2H']) {
    expect(whist.seatingByDraw?.(hand(row), PLAIN)).toBeNull()
    expect(whist.dealerByCut(hand(row), PLAIN)).toBeNull()
    expect(whist.dealerByCut(hand(row), FIXED)).toBeNull()
  }
})

test('W-2 a row in which the two highest are not partners is no draw, but where partners are fixed', () => {
  expect(whist.dealerByCut(hand('AS KS QS JS'), PLAIN)).toBeNull()
  expect(whist.dealerByCut(hand('JS KS QS AS'), FIXED)).toBe(0)
  expect(whist.seatingByDraw?.(hand('2S AH 9C KD'), FIXED)).toEqual([0, 1, 2, 3])
  expect(whist.dealerByCut(hand('AS KS QS'), FIXED)).toBeNull()
})

test('W-2 whatever is drawn, the draw ends with seats, a dealer, and rows that a record may hold', () => {
  const random = chance(2)
  for (let time = 0; time < 200; time += 1)
    for (const options of [PLAIN, FIXED]) {
      const { cut, dealer, seating } = drawForDeal(whist, options, random)
      expect(seating.toSorted()).toEqual([0, 1, 2, 3])
      expect(cut.map((row) => whist.dealerByCut(row, options))).toEqual(
        cut.map((_, n) => (n < cut.length - 1 ? null : dealer)),
      )
      if (options.partners === 'drawn') expect(dealer).toBe(3)
    }
})

test('W-3 all are dealt singly from the dealer’s left, and the dealer’s last card is turned', () => {
  const deal = whist.distributeCards(PLAIN, WHIST_PACK, DEALER, '1')
  expect(deal).toEqual(ROUND)
  expect(deal).toMatchObject({ turnUp: '2C', talon: [] })
  const other = whist.distributeCards(PLAIN, WHIST_PACK, 1, '1')
  expect(other.hands[2]).toEqual(deal.hands[0])
  expect(other.hands[1]).toEqual(deal.hands[3])
  expect(whist.findDealBreach(openPartie(), other)).toBeNull()
})

test('W-3 the turn-up makes trumps and lies open until the first lead, among the dealer’s cards', () => {
  const state = begin(ROUND)
  expect(whist.viewFor(state, ELDER)).toMatchObject({
    turnUp: '2C',
    trump: 'C',
    turnUpLies: true,
    hands: [{}, 13, 13, 13],
  })
  expect(whist.viewFor(after(state, 'AS'), ELDER)).toMatchObject({
    turnUp: '2C',
    turnUpLies: false,
  })
  for (const seat of SEATS) {
    const imagined = ai.sampleState(whist.viewFor(state, seat), chance(3))
    expect(imagined).toMatchObject({ hands: { [DEALER]: expect.arrayContaining(['2C']) } })
  }
})

test('W-3 the deal passes to the left', () => {
  expect(whist.nextDealer(openPartie())).toBeNull()
  const state = settled(begin(taking(7)))
  expect(whist.nextDealer(state)).toBe(0)
  expect(whist.findDealBreach(state, ROUND)).toEqual({ rule: 'W-3', why: 'wrongDealer' })
  expect(next(state, SUITS_APART(0)).dealer).toBe(0)
})

test('W-3 a deal with the turn-up in the wrong hand, a card twice, or cards left over is none', () => {
  const why = (wrong: object) => whist.findDealBreach(openPartie(), { ...ROUND, ...wrong })
  const [first = [], ...others] = ROUND.hands
  expect(why({})).toBeNull()
  expect(why({ turnUp: '10C' })).toBeNull()
  expect(why({ turnUp: 'AS' })).toEqual({ rule: 'W-3', why: 'wrongTurnUp' })
  expect(why({ dealer: 0 })).toEqual({ rule: 'W-3', why: 'wrongTurnUp' })
  expect(why({ hands: others })).toEqual({ rule: 'W-3', why: 'wrongHands' })
  expect(why({ hands: [first.slice(1), ...others] })).toEqual({ rule: 'W-3', why: 'wrongHands' })
  expect(why({ hands: [['2C', ...first.slice(1)], ...others] })).toEqual({
    rule: 'W-1',
    why: 'wrongCards',
  })
  expect(why({ talon: ['AH'] })).toEqual({ rule: 'W-3', why: 'wrongTalon' })
  expect(why({ packets: '3+2' })).toEqual({ rule: 'W-3', why: 'wrongPackets' })
  expect(whist.findDealBreach(begin(ROUND), ROUND)).toEqual({ rule: 'W-3', why: 'dealUnfinished' })
  const over = settled(begin(SUITS_APART()))
  expect(whist.findDealBreach(over, SUITS_APART(0))).toEqual({ rule: 'W-6', why: 'partieOver' })
})

test('W-3 nothing is played before the deal and between deals', () => {
  expect(breach(openPartie(), ELDER, 'AS')).toEqual({ rule: 'W-3', why: 'notDealt' })
  const state = settled(begin(taking(7)))
  expect(breach(state, ELDER, 'AS')).toEqual({ rule: 'W-3', why: 'dealOver' })
  expect(whist.seatsToAct(state)).toEqual([])
})

test('W-4 the player left of the dealer leads, then the winner of the trick', () => {
  const state = begin(ROUND)
  expect(turnOf(state)).toBe(ELDER)
  expect(turnOf(begin(SUITS_APART(1)))).toBe(2)
  expect(turnOf(after(state, '2S 5S'))).toBe(2)
  expect(turnOf(after(state, '2S KS 4S 3S'))).toBe(1)
  expect(breach(state, 1, 'KS')).toEqual({ rule: 'W-4', why: 'notYourTurn' })
  expect(breach(state, ELDER, 'KS')).toEqual({ rule: 'W-4', why: 'cardNotHeld' })
})

test('W-4 suit must be followed', () => {
  const state = after(begin(ROUND), '2S')
  expect(playable(state)).toEqual(['KS', '9S', '5S'])
  expect(breach(state, 1, 'AH')).toEqual({ rule: 'W-4', why: 'mustFollow' })
  expect(breach(state, 1, 'QC')).toEqual({ rule: 'W-4', why: 'mustFollow' })
})

test('W-4 who cannot follow may trump or play any card', () => {
  const state = after(begin(SUITS_APART()), 'AS')
  expect(playable(state)).toHaveLength(13)
  expect(playable(after(state, 'AH AD'))).toContain('2C')
})

test('W-4 the highest trump takes the trick, else the highest of the suit led', () => {
  expect(winners(after(begin(SUITS_APART()), 'AS AH AD 2C'))).toEqual([DEALER])
  const over = dealOf([
    hand('AS KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S KC'),
    hand('AH KH QH JH 10H 9H 8H 7H 6H 5H 4H QC 3C'),
    hand('AD KD QD JD 10D 9D 8D 7D 6D 5D 4D JC 4C'),
    hand('2S 2H 3H 2D 3D AC 10C 9C 8C 7C 6C 5C 2C'),
  ])
  expect(winners(after(begin(over), 'AS QC 4C 2S'))).toEqual([1])
  expect(winners(after(begin(over), 'AS AH AD 2S'))).toEqual([ELDER])
})

test('W-4 every step is an event, the trick with the tricks of the side', () => {
  const state = begin(ROUND)
  expect(events(state, 'AS')).toEqual([{ did: 'led', seat: 0, card: 'AS' }])
  expect(events(state, 'AS KS')).toEqual([{ did: 'followed', seat: 1, card: 'KS' }])
  expect(events(state, 'AS KS QS JS 2S 5S 8S 3S').at(-1)).toEqual({
    did: 'tookTrick',
    seat: 2,
    won: 2,
  })
})

test('W-13 the partner’s best card left is not trumped: something useless is thrown', () => {
  const [spades, hearts, diamonds, clubs] = [all('S'), all('H'), all('D'), all('C')]
  const deal = dealOf([
    [...spades.slice(0, 5), ...clubs.slice(5)],
    [...spades.slice(5, 9), ...diamonds.slice(0, 9)],
    [...hearts.slice(0, 6), ...diamonds.slice(9), ...clubs.slice(0, 3)],
    [...spades.slice(9), ...clubs.slice(3, 5), ...hearts.slice(6)],
  ])
  const led = (cards: string) => after(begin(deal), cards)
  const answers = (state: DealtState) =>
    ai.chooseByBook?.(whist.viewFor(state, 2), whist.legalActions(state, 2))
  expect(answers(led('AS 9S'))).toMatchObject({ do: 'play', card: expect.stringMatching(/[DC]$/) })
  // the king is the best left once the ace has fallen
  expect(answers(led('AS 9S 5D 2S KS 8S'))).toMatchObject({
    do: 'play',
    card: expect.stringMatching(/[DC]$/),
  })
})
