// The solver of the exchange (study/exchange/): its counts are those of the odds, its sums those of
// a plain recount, and its way of learning finds a known equilibrium.
import { beforeAll, describe, expect, test } from 'vitest'
import { countBits, listBits } from '../../../src/main/engine/ai/cards.ts'
import { KING } from '../../../src/main/engine/games/ecarte/ai/bits.ts'
import { countTricks } from '../../../src/main/engine/games/ecarte/ai/count-tricks.ts'
import { findFirstLead } from '../../../src/main/engine/games/ecarte/ai/first-lead.ts'
import { NUMBERS } from '../../../src/main/engine/games/ecarte/ai/exchange/layout.ts'
import { POSITIONS } from '../../../src/main/engine/games/ecarte/ai/exchange/positions.ts'
import { afterLead } from '../../../src/main/engine/games/ecarte/ai/solve.ts'
import { OTHER_HANDS, drawFrom, listCases } from '../../../study/exchange/cases.ts'
import { classify } from '../../../study/exchange/classes.ts'
import { countElder } from '../../../study/exchange/counts.ts'
import { drawDeals } from '../../../study/exchange/deals.ts'
import { type Positions, listPositions } from '../../../study/exchange/hands.ts'
import { drawPairs, pairOutcome, pairPosition } from '../../../study/exchange/pairs.ts'
import { EVERYTHING, type ScoreGame, sumForElder } from '../../../study/exchange/passes.ts'
import { createRandom } from '../../../study/exchange/prepare.ts'
import { Strategy } from '../../../study/exchange/strategy.ts'

const HANDS = 1000

let positions: Positions
beforeAll(() => {
  positions = listPositions()
})

/** Draws a hand and a turn-up, each equally likely. */
function drawPosition(
  random: ReturnType<typeof createRandom>,
): readonly [hand: number, turnUp: number] {
  const position = random.nextInt(POSITIONS)
  return [positions.hands[position] ?? 0, positions.turnUps[position] ?? 0]
}

describe('the positions', () => {
  test('are 255,304, and stand for all 1,359,288 hands with a turn-up', () => {
    expect(positions.count).toBe(POSITIONS)
    expect(positions.copies.reduce((sum, copies) => sum + copies, 0)).toBe(1_359_288)
  })

  test('are found from every hand that they stand for', () => {
    const random = createRandom('positions')
    for (let n = 0; n < 2000; n += 1) {
      const [hand, turnUp] = drawPosition(random)
      const [a, b, c] = [(hand >>> 8) & 255, (hand >>> 16) & 255, hand >>> 24]
      const other = (hand & 255) | (b << 8) | (c << 16) | (a << 24)
      const position = positions.find(hand, turnUp)
      expect([positions.hands[position], positions.turnUps[position]]).toEqual([hand, turnUp])
      expect(positions.find(other, turnUp)).toBe(position)
    }
  })
})

describe('the cases of a hand', () => {
  test('hold every hand of the other player once', () => {
    const random = createRandom('cases')
    for (let n = 0; n < HANDS; n += 1) {
      const [hand, turnUp] = drawPosition(random)
      const cases = listCases(hand, turnUp)
      expect(cases.sizes.reduce((sum, size) => sum + size, 0)).toBe(OTHER_HANDS)
    }
  })

  test('give hands with as many cards of each class', () => {
    const random = createRandom('draws')
    const [hand, turnUp] = drawPosition(random)
    const cases = listCases(hand, turnUp)
    for (let place = 0; place < cases.sizes.length; place += 1) {
      const drawn = drawFrom(cases, place, random)
      expect(cases.classes.map((one) => countBits(drawn & one))).toEqual(
        cases.counts.slice(place * cases.classes.length, (place + 1) * cases.classes.length),
      )
    }
  })
})

describe('the counts', () => {
  test(`are those of the odds, for ${HANDS} hands`, () => {
    const random = createRandom('counts')
    for (let n = 0; n < HANDS; n += 1) {
      const [own, turnUp] = drawPosition(random)
      const lead = findFirstLead(own)
      const hands = countElder(own, turnUp)
      const known = { own, may: ~(own | (1 << turnUp)), sure: 0, others: 5 }
      const odds = countTricks(known, { at: 'lead' }).byCard.get(lead) ?? []
      expect(odds.map((_, tricks) => (hands[tricks] ?? 0) + (hands[tricks + 6] ?? 0))).toEqual(odds)
    }
  })

  test('are those of dealing all 65,780 hands one by one, with the king apart', () => {
    const own = 0b10010 | (1 << 15) | (1 << 22) | (1 << 24)
    const turnUp = 0
    const lead = findFirstLead(own)
    const hands = countElder(own, turnUp)
    const found = Array.from({ length: 12 }, () => 0)
    const deal = (from: number, left: number, other: number): void => {
      if (left === 0) {
        const tricks = afterLead(own & ~(1 << lead), other, lead, 5, -1, 6)
        const outcome = tricks + ((other & KING) === 0 ? 0 : 6)
        found[outcome] = (found[outcome] ?? 0) + 1
        return
      }
      const bits = listBits(~(own | (1 << turnUp)))
      for (let place = from; place <= bits.length - left; place += 1)
        deal(place + 1, left - 1, other | (1 << (bits[place] ?? 0)))
    }
    deal(0, 5, 0)
    expect(hands).toEqual(found)
  })
})

describe('the deals', () => {
  test('the same seed draws the same pairs, and each pair is a hand that fits', () => {
    const range = [120_000, 120_020] as const
    const draw = (): Uint32Array => drawPairs(positions, 'elder', range, 24, createRandom('pairs'))
    const pairs = draw()
    expect(draw()).toEqual(pairs)
    expect(pairs.every((pair) => pairOutcome(pair) < 12 && pairPosition(pair) < POSITIONS)).toBe(
      true,
    )
    const turnUps = pairs.map((pair, place) => {
      const own = range[0] + Math.floor(place / 24)
      return (positions.turnUps[pairPosition(pair)] ?? 0) - (positions.turnUps[own] ?? 0)
    })
    expect(turnUps.every((difference) => difference === 0)).toBe(true)
  })

  test('what elder expects of an exchange is the mean over the deals, as a recount finds it', () => {
    const deals = drawDeals(positions, 300, createRandom('deals'))
    const classes = classify(positions)
    const random = createRandom('profile')
    const numbers = Float64Array.from({ length: classes.count * NUMBERS * NUMBERS }, () =>
      random.nextInt(100),
    )
    const accept = Float64Array.from({ length: POSITIONS }, () => random.nextInt(2))
    const plain = Float64Array.from({ length: 54 }, (_, end) => end)
    const game: ScoreGame = {
      material: {
        positions,
        counts: new Uint32Array(0),
        pairs: { elder: new Uint32Array(0), dealer: new Uint32Array(0) },
        deals,
      },
      classes,
      plain,
      turned: plain.map((end) => -end),
      least: 1,
      kingEnds: { elder: false, dealer: false },
    }
    const profile = { propose: accept, accept, elderNumbers: numbers, dealerNumbers: numbers }
    const { values, weights } = sumForElder(game, profile, EVERYTHING)
    const expected = new Map<number, number>()
    for (let deal = 0; deal < deals.count; deal += 1) {
      const [elder = 0, dealer = 0] = [deals.elders[deal], deals.dealers[deal]]
      const own = classes.ofPosition[elder] ?? 0
      const sign = positions.turnUps[elder] === 7 ? -1 : 1
      for (let many = 1; many < NUMBERS; many += 1)
        for (let few = 0; few < NUMBERS; few += 1) {
          const row = ((classes.ofPosition[dealer] ?? 0) * NUMBERS + many) * NUMBERS
          const end = deals.outcomes[(deal * NUMBERS + many) * NUMBERS + few] ?? 0
          const value = (accept[dealer] ?? 0) * (numbers[row + few] ?? 0) * end * sign
          const place = own * NUMBERS + many
          expected.set(place, (expected.get(place) ?? 0) + value)
        }
    }
    for (const [place, value] of expected) expect(values[place]).toBeCloseTo(value, 6)
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(
      deals.dealers.reduce((sum, dealer) => sum + (accept[dealer] ?? 0), 0),
    )
  })
})

test('regret matching+ finds the equilibrium of a game that is known', () => {
  // stone, scissors, paper, where a stone that wins counts double: a quarter, a half, a quarter
  const payoffs = [
    [0, 2, -1],
    [-2, 0, 1],
    [1, -1, 0],
  ]
  const players = [new Strategy(1, 3), new Strategy(1, 3)] as const
  for (let iteration = 1; iteration <= 2000; iteration += 1)
    for (const [seat, own] of players.entries()) {
      const other = players[1 - seat]?.now ?? new Float64Array(3)
      const values = payoffs.map((row) =>
        row.reduce((sum, value, place) => sum + value * (other[place] ?? 0), 0),
      )
      const mean = values.reduce((sum, value, place) => sum + value * (own.now[place] ?? 0), 0)
      for (const [place, value] of values.entries())
        own.regrets[place] = (own.regrets[place] ?? 0) + value - mean
      own.match()
      own.addToAverage(iteration)
    }
  for (const { average } of players.map((player) => ({ average: player.average() })))
    expect([...average].map((share) => Math.round(share * 100))).toEqual([25, 25, 50])
})
