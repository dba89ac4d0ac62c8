// The way through a stored partie: strides, where a card was played, the course as a line, tags.
import { describe, expect, test } from 'vitest'
import type { Card } from '../../src/shared/card.ts'
import type { CoursePoint } from '../../src/shared/coach.ts'
import { TAGS_LIMIT, TAG_LIMIT } from '../../src/shared/archive.ts'
import type { Cards, TableView, Trick } from '../../src/shared/view.ts'
import {
  findCostly,
  buildPoints,
  availableLines,
  nearestTo,
  findNeighbour,
  pointAt,
} from '../../src/renderer/review/course.ts'
import { suggestTags, withTag } from '../../src/renderer/review/tags.ts'
import {
  dealStart,
  dealStarts,
  stepOfCard,
  strideTo,
} from '../../src/renderer/composables/steps.ts'

const view = (
  deals: number,
  hands: readonly Cards[],
  tricks: readonly Trick[],
): { readonly view: TableView } => ({
  view: {
    game: 'any',
    eye: 'open',
    options: {},
    phase: 'play',
    deals,
    dealer: 0,
    turn: 1,
    trump: 'H',
    turnUp: '8H',
    talon: 21,
    hands,
    tricks,
    tricksWon: [0, 0],
    marks: [],
    score: [0, 0],
    goal: 5,
    outcome: null,
  },
})
const trick = (leader: 0 | 1, cards: readonly Card[], winner: 0 | 1 | null): Trick => ({
  leader,
  cards,
  winner,
})

const KING: Trick = trick(1, ['KS', '7S'], 1)
const QUEEN: Trick = trick(1, ['QH', '8D'], 0)
/** Two deals of two tricks: in the first the nine of clubs is discarded before play. */
const STEPS = [
  view(
    1,
    [
      ['7S', '8D', '9C'],
      ['KS', 'QH'],
    ],
    [],
  ),
  view(
    1,
    [
      ['7S', '8D'],
      ['KS', 'QH'],
    ],
    [],
  ),
  view(1, [['7S', '8D'], ['QH']], [trick(1, ['KS'], null)]),
  view(1, [['8D'], ['QH']], [KING]),
  view(1, [['8D'], []], [KING, trick(1, ['QH'], null)]),
  view(1, [[], []], [KING, QUEEN]),
  view(2, [['KS', '9C'], ['7S']], []),
  view(2, [['9C'], ['7S']], [trick(0, ['KS'], null)]),
  view(2, [['9C'], []], [trick(0, ['KS', '7S'], 0)]),
]
const END = STEPS.length - 1

describe('strides through a partie', () => {
  test('deals begin where their number changes', () => {
    expect(dealStarts(STEPS)).toEqual([0, 6])
    expect([0, 3, 5, 6, 8].map((step) => dealStart(STEPS, step))).toEqual([0, 0, 0, 6, 6])
  })

  test('an action is one step, and stays within the partie', () => {
    expect(strideTo(STEPS, 3, 'action', 1)).toBe(4)
    expect(strideTo(STEPS, 3, 'action', -1)).toBe(2)
    expect(strideTo(STEPS, END, 'action', 1)).toBe(END)
    expect(strideTo(STEPS, 0, 'action', -1)).toBe(0)
  })

  test('tricks halt at a deal, before the first lead, at every complete trick and at the end', () => {
    const forward: number[] = []
    for (let step = 0; step < END;) forward.push((step = strideTo(STEPS, step, 'trick', 1)))
    expect(forward).toEqual([1, 3, 5, 6, 8])
    const back: number[] = []
    for (let step = END; step > 0;) back.push((step = strideTo(STEPS, step, 'trick', -1)))
    expect(back).toEqual([6, 5, 3, 1, 0])
  })

  test('a deal, and the whole partie', () => {
    expect([0, 5].map((step) => strideTo(STEPS, step, 'deal', 1))).toEqual([6, 6])
    expect(strideTo(STEPS, 6, 'deal', 1)).toBe(END)
    expect([8, 6, 4].map((step) => strideTo(STEPS, step, 'deal', -1))).toEqual([6, 0, 0])
    expect(strideTo(STEPS, 4, 'partie', 1)).toBe(END)
    expect(strideTo(STEPS, 4, 'partie', -1)).toBe(0)
  })
})

describe('where a card was played', () => {
  test('is found before and after, in the deal one looks at', () => {
    expect([0, 1, 2, 3, 5].map((step) => stepOfCard(STEPS, step, 'KS'))).toEqual([2, 2, 2, 2, 2])
    expect([6, 8].map((step) => stepOfCard(STEPS, step, 'KS'))).toEqual([7, 7])
    expect(stepOfCard(STEPS, 0, '8D')).toBe(5)
  })

  test('a discarded card leads to where it was, one that stayed nowhere', () => {
    expect([0, 4].map((step) => stepOfCard(STEPS, step, '9C'))).toEqual([1, 1])
    expect(stepOfCard(STEPS, 7, '9C')).toBeNull()
    expect(stepOfCard(STEPS, 0, 'AD')).toBeNull()
  })

  test('covered hands tell nothing but what is played from them', () => {
    const covered = STEPS.map(({ view: one }) =>
      view(one.deals, [one.hands[0] ?? 0, 2], one.tricks),
    )
    expect(stepOfCard(covered, 0, 'QH')).toBe(4)
  })
})

const POINTS: readonly CoursePoint[] = [
  { step: 0, deal: 1, equity: 0, chance: 0.5, cost: 0 },
  { step: 2, deal: 1, equity: 0.5, chance: 0.7, cost: 0.2 },
  { step: 5, deal: 2, equity: -1.5, chance: null, cost: 0.001 },
]

describe('the course of a partie', () => {
  test('is drawn as far as it reaches, and a chance between none and all', () => {
    expect(buildPoints(POINTS, 'equity').map(({ value }) => value)).toEqual([0, 0.5, -1.5])
    expect(buildPoints(POINTS, 'equity').map(({ height }) => height)).toEqual([0.5, 0.625, 0.125])
    const chances = buildPoints(POINTS, 'chance')
    expect(chances.map(({ step, height }) => [step, height])).toEqual([
      [0, 0.5],
      [2, 0.7],
    ])
  })

  test('offers the chance only if there is one', () => {
    expect(availableLines(POINTS)).toEqual(['equity', 'chance'])
    expect(availableLines(POINTS.slice(2))).toEqual(['equity'])
    expect(availableLines([])).toEqual(['equity'])
  })

  test('marks what gave something away, and finds points by step and by place', () => {
    const points = buildPoints(POINTS, 'equity')
    expect(findCostly(points).map(({ step }) => step)).toEqual([2])
    expect([0, 1, 3, 9].map((step) => pointAt(points, step)?.step)).toEqual([0, 0, 2, 5])
    expect([0, 0.2, 0.4, 1].map((share) => nearestTo(points, share, 5)?.step)).toEqual([0, 0, 2, 5])
    expect(findNeighbour(points, 2, 1)?.step).toBe(5)
    expect(findNeighbour(points, 3, -1)?.step).toBe(2)
    expect(findNeighbour(points, 5, 1)).toBeNull()
  })
})

describe('tags', () => {
  test('are trimmed, short, few, and there once', () => {
    expect(withTag(['vole'], '  to   study ')).toEqual(['vole', 'to study'])
    const tags = ['vole']
    expect(withTag(tags, ' VOLE')).toBe(tags)
    expect(withTag(tags, '  ')).toBe(tags)
    expect(withTag([], 'x'.repeat(TAG_LIMIT + 5))[0]).toHaveLength(TAG_LIMIT)
    const full = Array.from({ length: TAGS_LIMIT }, (_, number) => `tag ${number}`)
    expect(withTag(full, 'one more')).toBe(full)
  })

  test('used elsewhere are offered by their beginning', () => {
    expect(suggestTags(['vole', 'Voltaire', 'king'], ['vole'], 'vo')).toEqual(['Voltaire'])
    expect(suggestTags(['vole', 'king'], [], '')).toEqual(['vole', 'king'])
  })
})
