// What stands in the chart of the exchange, and hands as they are typed.
import { describe, expect, test } from 'vitest'
import { CARDS, rankOf } from '../../src/shared/card.ts'
import type { ChartCell } from '../../src/shared/exchange.ts'
import { HELD_WORDS } from '../../src/shared/words/held.ts'
import {
  buildChartTable,
  computeMeanDiscards,
  computeShares,
  countPlayed,
  findNextCell,
  findOnlyAction,
  groupColumns,
  sumCells,
} from '../../src/renderer/training/exchange/chart-rows.ts'
import { readTypedHand } from '../../src/renderer/training/exchange/typed-hand.ts'

const cell = (part: Partial<ChartCell>): ChartCell => ({
  ...{ trumps: 0, top: null, kings: 0, queens: 0, hands: 10 },
  actions: { play: 10, exchange: 0, either: 0, won: 0 },
  discards: [0, 0, 0, 0, 0, 0],
  ...{ bookPlays: 10, differing: 0 },
  ...part,
})

describe('the chart', () => {
  const cells = [
    cell({ trumps: 1, top: '7', kings: 1 }),
    cell({ trumps: 1, top: 'K', queens: 1 }),
    cell({ trumps: 1, top: 'K', kings: 1 }),
    cell({ kings: 1 }),
  ]
  const table = buildChartTable(cells)

  test('has few trumps first, and high ones before low ones', () => {
    expect(table.groups.map(({ trumps }) => trumps)).toEqual([0, 1])
    expect(table.groups[1]?.rows.map(({ top }) => top)).toEqual(['K', '7'])
    expect(table.columns).toEqual([
      { kings: 0, queens: 1 },
      { kings: 1, queens: 0 },
    ])
    expect(groupColumns(table.columns)).toEqual([
      { kings: 0, width: 1 },
      { kings: 1, width: 1 },
    ])
    expect(table.groups[1]?.rows[1]?.cells[0]).toBeNull()
  })

  test('is walked past the places without hands, and not out of it', () => {
    expect(findNextCell(table, [1, 0], [1, 0])).toBeNull()
    expect(findNextCell(table, [1, 0], [0, 1])).toEqual([1, 1])
    expect(findNextCell(table, [2, 1], [-1, 0])).toEqual([1, 1])
    expect(findNextCell(table, [2, 1], [0, -1])).toBeNull()
    expect(findNextCell(table, [2, -1], [0, 1])).toEqual([2, 1])
  })
})

describe('a cell', () => {
  const mixed = cell({
    hands: 200,
    actions: { play: 60, exchange: 100, either: 40, won: 0 },
    discards: [0, 0, 35, 105, 0, 0],
  })

  test('has the letter of its only action, or the number of 100 hands that are played', () => {
    expect(findOnlyAction(cell({}))).toBe('play')
    expect(findOnlyAction(cell({ actions: { play: 0, exchange: 0, either: 10, won: 0 } }))).toBe(
      'either',
    )
    expect(findOnlyAction(mixed)).toBeNull()
    expect(countPlayed(mixed)).toBe(40)
    // not all hands do the same, so it is neither nothing nor a hundred
    expect(
      countPlayed(cell({ hands: 1000, actions: { play: 1, exchange: 999, either: 0, won: 0 } })),
    ).toBe(1)
    expect(
      countPlayed(cell({ hands: 1000, actions: { play: 999, exchange: 1, either: 0, won: 0 } })),
    ).toBe(99)
  })

  test('of the hands that decide: those with a king that ends the partie are told apart', () => {
    const one = (actions: ChartCell['actions']) => cell({ actions })
    expect(findOnlyAction(one({ play: 0, exchange: 0, either: 0, won: 10 }))).toBe('won')
    expect(findOnlyAction(one({ play: 4, exchange: 0, either: 0, won: 6 }))).toBe('play')
    expect(countPlayed(one({ play: 1, exchange: 3, either: 0, won: 6 }))).toBe(25)
  })

  test('and shares that add up to one, as the sums of all cells have', () => {
    const total = sumCells([mixed, cell({})])
    for (const one of [mixed, total]) {
      const { play, exchange, either, won } = computeShares(one)
      expect(play + exchange + either + won).toBeCloseTo(1, 12)
    }
    expect(total).toMatchObject({ hands: 210, actions: { play: 70, exchange: 100, either: 40 } })
    expect(computeMeanDiscards(mixed)).toBe(2.75)
    // of the hands that are exchanged, if there are any
    expect(computeMeanDiscards(cell({}))).toBeNull()
    const none = { play: 0, exchange: 0, either: 0, won: 0 }
    expect(computeShares({ hands: 0, actions: none })).toEqual(none)
  })
})

describe('a hand is typed', () => {
  const pack = CARDS.filter((card) => !['2', '3', '4', '5', '6'].includes(rankOf(card)))
  const read = (text: string, language: 'en' | 'de' | 'fr' = 'en') =>
    readTypedHand(text, HELD_WORDS[language], '8H', 'H', pack)

  test.each([
    ['en', 'KH 7H QS 10C 7D'],
    ['en', 'king of trumps, seven of hearts, QS 10C 7D'],
    ['de', 'Trumpfkönig 7♥ Pikdame 10♣ 7♦'],
    ['fr', 'R♥ 7♥ D♠ 10♣ 7♦'],
  ] as const)('in %s: %s', (language, text) => {
    const found = read(text, language)
    expect('hand' in found ? found.hand.toSorted() : found).toEqual(
      ['KH', '7H', 'QS', '10C', '7D'].toSorted(),
    )
  })

  test.each([
    ['', { fault: 'empty' }],
    ['KH 7H', { fault: 'count', count: 2 }],
    ['8H 7H QS 10C 7D', { fault: 'turned', card: '8H' }],
    ['6H 7H QS 10C 7D', { fault: 'pack', card: '6H' }],
    ['two trumps QS 10C 7D', { fault: 'unnamed' }],
    ['KH xyz', { fault: 'word', what: 'unknown', word: 'xyz' }],
  ])('“%s” is none', (text, fault) => {
    expect(read(text)).toEqual(fault)
  })
})
