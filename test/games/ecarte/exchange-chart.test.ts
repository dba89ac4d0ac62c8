// The chart of the solved exchange shows what the table says: counted again one hand at a time.
import { beforeAll, describe, expect, test } from 'vitest'
import { type Card, cardIn, suitOf } from '../../../src/shared/card.ts'
import {
  SOLVED_ACTIONS,
  SOLVED_ROLES,
  type SolvedQuery,
  isDiffering,
} from '../../../src/shared/exchange.ts'
import { numberingFor } from '../../../src/main/engine/games/ecarte/ai/bits.ts'
import { chooseOptions } from '../../../src/main/engine/games/options.ts'
import { ECARTE_OPTIONS, ECARTE_PRESETS } from '../../../src/main/engine/games/ecarte/options.ts'
import { solvedExchange } from '../../../src/main/engine/games/ecarte/ai/exchange/look-up.ts'
import { findSolvedScore } from '../../../src/main/engine/games/ecarte/ai/exchange/table.ts'
import { jeuDeRegle } from '../../../src/main/engine/games/ecarte/jeux.ts'
import { ECARTE_PACK } from '../../../src/main/engine/games/ecarte/state.ts'
import { randomFrom, readSeed, shuffleFront } from '../../../src/main/engine/random.ts'
import { formatExchangeCsv } from '../../../src/main/transfer/exchange-csv.ts'

const { describeHand, findLookUp, isHand, listCellHands, listPresets, valueAnswers } =
  solvedExchange
for (const preset of listPresets()) await solvedExchange.load(preset)

const seed = readSeed('0123456789abcdef0123456789abcdef')
if (seed === null) throw new Error('no seed')
const random = randomFrom(seed)

const QUERY: SolvedQuery = { preset: 'club', role: 'elder', points: [4, 4], turnUp: '8H', taken: 3 }

function solutionOf(query: SolvedQuery) {
  const chosen = chooseOptions(ECARTE_OPTIONS, ECARTE_PRESETS, query.preset, {})
  const solved = 'options' in chosen ? findSolvedScore(chosen.options, query.points, 1) : null
  if (solved === null) throw new Error('not solved')
  return solved
}

function lookUpOf(query: SolvedQuery) {
  const found = findLookUp(query)
  if (!found?.chart) throw new Error('no chart')
  return { ...found, chart: found.chart }
}

/** Hands and turn-ups at random. */
const DEALT = Array.from({ length: 200 }, (_, place) => {
  const order = [...ECARTE_PACK]
  shuffleFront(order, 0, 6, random)
  const [turnUp = 'KH', ...hand] = order.slice(0, 6)
  return { role: SOLVED_ROLES[place % 2] ?? 'elder', turnUp, hand }
})

describe('a hand', () => {
  test('is shown as the table has it: 200 random hands of both seats', () => {
    for (const { role, turnUp, hand } of DEALT) {
      const query = { ...QUERY, role, turnUp }
      const found = findLookUp(query)
      if (!found?.chart) continue
      const number = numberingFor(suitOf(turnUp))
      const bits = number.toSet(hand)
      const solved = solutionOf(query)
      const turned = number.toBit(turnUp)
      // the king that ends the partie leaves nothing to decide
      const wins =
        QUERY.points[role === 'elder' ? 0 : 1] === 4 && hand.includes(cardIn('K', suitOf(turnUp)))
      const action = wins ? 'won' : solved.choose(role, bits, turned)
      expect(describeHand(found, hand)).toMatchObject({
        action,
        discards:
          action === 'exchange' || action === 'either'
            ? solved.countDiscards(role, bits, turned, role === 'elder' ? null : query.taken)
            : null,
        rule: jeuDeRegle(hand, suitOf(turnUp)),
      })
    }
  })

  test('lies in the cell that lists it, up to the names of the plain suits', () => {
    const suitsOf = (cards: readonly Card[], trump: string): readonly string[] =>
      ['S', 'H', 'D', 'C']
        .filter((suit) => suit !== trump)
        .map((suit) =>
          cards
            .filter((card) => suitOf(card) === suit)
            .map((card) => card[0])
            .join(''),
        )
        .toSorted()
    for (const { role, turnUp, hand } of DEALT.slice(0, 30)) {
      const found = findLookUp({ ...QUERY, role, turnUp })
      const described = found && describeHand(found, hand)
      if (!found || !described) continue
      const trump = suitOf(turnUp)
      const { hands, total } = listCellHands(found, described.place, 0, 10_000)
      expect(hands).toHaveLength(total)
      const alike = hands.filter(
        ({ cards }) => suitsOf(cards, trump).join() === suitsOf(described.cards, trump).join(),
      )
      const trumps = (cards: readonly Card[]) => cards.filter((card) => suitOf(card) === trump)
      expect(
        alike.filter(({ cards }) => trumps(cards).join() === trumps(described.cards).join()),
      ).toHaveLength(1)
    }
  })

  test('has five cards of the pack, without the turn-up', () => {
    expect(isHand(['KH', '7H', 'QS', '10C', '7D'], '8H')).toBe(true)
    expect(isHand(['8H', '7H', 'QS', '10C', '7D'], '8H')).toBe(false)
    expect(isHand(['7H', '7H', 'QS', '10C', '7D'], '8H')).toBe(false)
    expect(isHand(['KH', '7H', 'QS', '10C', '6D'], '8H')).toBe(false)
    expect(isHand(['KH', '7H', 'QS', '10C'], '8H')).toBe(false)
  })
})

describe.each(SOLVED_ROLES)('the chart of %s', (role) => {
  const { chart, number } = lookUpOf({ ...QUERY, role })
  const described = chart.blocks.flatMap((block) => chart.describeBlock(block, number))

  beforeAll(() => {
    for (const block of chart.blocks) chart.countBlock(block)
  })

  test('has every hand that can be held once: C(31,5)', () => {
    const hands = chart.listCells().map((cell) => cell.hands)
    expect(hands.reduce((sum, count) => sum + count, 0)).toBe(169_911)
    expect(described.reduce((sum, { alike }) => sum + alike, 0)).toBe(169_911)
  })

  test('weighs in each cell the hands that the cell lists', () => {
    for (const cell of chart.listCells().slice(0, 60)) {
      const { hands } = chart.listHands(cell, 0, 10_000, number)
      const sum = (holds: (hand: (typeof hands)[number]) => boolean): number =>
        hands.filter(holds).reduce((total, { alike }) => total + alike, 0)
      expect(sum(() => true)).toBe(cell.hands)
      for (const action of SOLVED_ACTIONS)
        expect(sum((hand) => hand.action === action)).toBe(cell.actions[action])
      for (const [discards, count] of cell.discards.entries())
        expect(sum((hand) => hand.discards === discards)).toBe(count)
      expect(sum(({ rule }) => rule !== null)).toBe(cell.bookPlays)
      expect(sum(({ rule, action }) => isDiffering(action, rule !== null))).toBe(cell.differing)
    }
  })

  test('and its shares add up to one', () => {
    for (const { hands, actions, discards } of chart.listCells()) {
      expect(actions.play + actions.exchange + actions.either + actions.won).toBe(hands)
      expect(discards.reduce((sum, count) => sum + count, 0)).toBe(
        actions.exchange + actions.either,
      )
    }
  })

  test('as a table for a spreadsheet: a row for each kind of hands', () => {
    const query = { ...QUERY, role }
    const [head, ...rows] =
      `${formatExchangeCsv(query, null)}${formatExchangeCsv(query, described.slice(0, 500))}`
        .trimEnd()
        .split('\r\n')
    expect(head).toBe('hand,turn-up,action,discards,hands')
    expect(rows).toHaveLength(500)
    const words =
      role === 'elder'
        ? { play: 'stand', exchange: 'propose', either: 'either', won: 'king' }
        : { play: 'refuse', exchange: 'accept', either: 'either', won: 'king' }
    for (const [place, row] of rows.entries()) {
      const { cards = [], action = 'play', discards, alike } = described[place] ?? {}
      expect(row).toBe(`${cards.join(' ')},8H,${words[action]},${discards ?? ''},${alike}`)
    }
  })
})

describe('the values of a hand', () => {
  test('three sure tricks: it is better to play', () => {
    for (const role of SOLVED_ROLES) {
      const query = { ...QUERY, role }
      const found = valueAnswers(query, ['QH', 'JH', 'AH', 'KS', 'KD'])
      expect(found?.play).toBeGreaterThan(found?.exchange ?? 1)
    }
  })

  test('nothing in hand: it is better to exchange', () => {
    for (const role of SOLVED_ROLES) {
      const found = valueAnswers({ ...QUERY, role }, ['7S', '8S', '9D', '7C', '8C'])
      expect(found?.exchange).toBeGreaterThan(found?.play ?? 1)
    }
  })

  test('E-18: the king at four points ends the partie, and leaves nothing to decide', () => {
    const hand = ['KH', '8S', '9D', '7C', '8C'] as const
    const four = { ...QUERY, role: 'dealer', points: [0, 4] } as const
    const found = findLookUp(four)
    expect(found && describeHand(found, hand)).toMatchObject({ action: 'won', discards: null })
    expect(valueAnswers(four, hand)).toBeNull()
    // elder has no points yet
    expect(valueAnswers({ ...four, role: 'elder' }, hand)).not.toBeNull()
  })

  test('there are none where the turned king ends the partie, nor for what is no hand', () => {
    const over = { ...QUERY, points: [0, 4] as const, turnUp: 'KH' as const }
    expect(findLookUp(over)).toMatchObject({ chart: null })
    expect(valueAnswers(over, ['QH', 'JH', 'AH', 'KS', 'KD'])).toBeNull()
    expect(valueAnswers(QUERY, ['QH', 'JH', 'AH', 'KS'])).toBeNull()
    expect(findLookUp({ ...QUERY, preset: 'none' })).toBeNull()
    expect(findLookUp({ ...QUERY, turnUp: '2H' })).toBeNull()
  })
})
