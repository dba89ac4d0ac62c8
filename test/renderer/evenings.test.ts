// The round of an evening as it is drawn: counters in a pile, sums near at hand, who sits where,
// what lies on each side.
import { createPinia, setActivePinia } from 'pinia'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { replayEvening } from '../../src/main/engine/evenings/replay.ts'
import { buildStoryLine } from '../../src/main/table/evening-view.ts'
import type { Evening, EveningLine } from '../../src/shared/evening.ts'
import { evening as words } from '../../src/shared/words/en/evening.ts'
import { splitIntoPieces, usualSums } from '../../src/renderer/evening/counters.ts'
import { laidTable } from '../../src/renderer/evening/laid-sides.ts'
import { roundPlace } from '../../src/renderer/evening/round-places.ts'
import { isNameTaken } from '../../src/renderer/evening/useGuests.ts'
import { useStory } from '../../src/renderer/evening/useStory.ts'
import { loadLanguage } from '../../src/renderer/languages.ts'
import { useWords } from '../../src/renderer/composables/useWords.ts'
import { bank, sat, stakes } from '../sittings/telling.ts'

beforeAll(() => loadLanguage('en'))
beforeEach(() => setActivePinia(createPinia()))

describe('counters', () => {
  test('are laid down in the fewest pieces, the dearest first', () => {
    expect(splitIntoPieces(0)).toEqual([])
    expect(splitIntoPieces(128)).toEqual(['plaque', 'contrat', 'fiche', 'jeton', 'jeton', 'jeton'])
    expect(splitIntoPieces(15)).toEqual(['fiche', 'fiche', 'fiche'])
  })

  test('never make a pile that no chair draws', () => {
    for (const counters of [99, 699, 12_345, 1_000_000])
      expect(splitIntoPieces(counters).length).toBeLessThanOrEqual(14)
  })

  test('lie near at hand in multiples of the stake, within what may be laid', () => {
    expect(usualSums(5, 0, Number.MAX_SAFE_INTEGER)).toEqual([5, 10, 25, 50])
    expect(usualSums(5, 5, 12)).toEqual([5, 10, 12])
    expect(usualSums(5, 0, 3)).toEqual([3])
    expect(usualSums(5, 0, 0)).toEqual([])
  })
})

describe('the round', () => {
  test('has its players at its ends and every chair in a place of its own, for two to eight', () => {
    for (let present = 2; present <= 8; present += 1) {
      const places = Array.from({ length: present }, (_, index) => roundPlace(index, present))
      expect(places.slice(0, 2).map(({ where }) => where)).toEqual(['left', 'right'])
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(present)
    }
  })

  test('goes clockwise: above from the left, below from the right', () => {
    const places = [2, 3, 4, 5, 6, 7].map((index) => roundPlace(index, 8))
    expect(places.map(({ where }) => where)).toEqual([
      'above',
      'above',
      'above',
      'below',
      'below',
      'below',
    ])
    const xs = places.map(({ x }) => x)
    expect(xs.slice(0, 3)).toEqual(xs.slice(0, 3).toSorted((a, b) => a - b))
    expect(xs.slice(3)).toEqual(xs.slice(3).toSorted((a, b) => b - a))
  })
})

const names = ['Anna', 'Bertha', 'Carl', 'Dora']
const nameOf = (guest: number | undefined): string => names[guest ?? 0] ?? ''
const evening = (some: Partial<Evening>): Evening => ({
  id: 1,
  kind: 'chouette',
  rule: 'S-4',
  game: 'ecarte',
  preset: 'club',
  options: {},
  terms: { stake: 5, purse: 'none' },
  list: [0, 1, 2],
  phase: 'ready',
  asked: null,
  seats: [0, 1],
  dealer: null,
  advisers: [],
  laid: [],
  balances: [0, 0, 0],
  pool: 0,
  bank: 0,
  owned: null,
  parties: 0,
  ledger: [],
  story: [],
  owes: [],
  startedAt: '2026-11-21T20:00:00Z',
  guests: names.map((name) => ({ kind: 'person', name, level: null })),
  ...some,
})

describe('what lies on the table', () => {
  test('S-3 is staked by the banker or against them, the bank between', () => {
    const laid = [
      { guest: 1, on: 'against', counters: 10 },
      { guest: 2, on: 'bank', counters: 3 },
    ] as const
    const { sides, middle } = laidTable(evening({ kind: 'banker', bank: 7, laid }), words, nameOf)
    expect(sides.map(({ heaps }) => heaps)).toEqual([
      [{ who: 'Carl', counters: 3 }],
      [{ who: 'Bertha', counters: 10 }],
    ])
    expect(middle?.heaps).toEqual([{ who: '', counters: 7 }])
  })

  test('S-4 is laid on either player, and there is nothing between', () => {
    const laid = [{ guest: 2, on: 1, counters: 4 }] as const
    const { sides, middle } = laidTable(evening({ laid }), words, nameOf)
    expect(sides.map(({ title }) => title)).toEqual(['On Anna', 'On Bertha'])
    expect(sides.map(({ heaps }) => heaps.length)).toEqual([0, 1])
    expect(middle).toBeNull()
  })
})

describe('the story', () => {
  test('S-3 a guest who stakes while the banker cannot raise joins them', () => {
    const story: EveningLine[] = []
    const said = [bank(0, 4), stakes(1, 4), stakes(2, 4), stakes(3, 0), stakes(3, 2)]
    replayEvening(
      'banker',
      { stake: 2, purse: 4 },
      [sat(0, 1, 2, 3), ...said],
      (state, { step, before }) => {
        story.push(buildStoryLine(before, state, step))
      },
    )
    const [chapter] = useStory(() => evening({ kind: 'banker', story })).value
    const told = useWords().texts.value.evening.story
    expect(chapter?.entries.slice(-4).map(({ sentence }) => sentence)).toEqual([
      told.stakes('Bertha', 4),
      told.stakes('Carl', 4),
      told.passes('Dora'),
      told.standsBy('Dora', 2),
    ])
  })
})

describe('before the screen', () => {
  test('no guest joins by a name that another has, or that main has refused', () => {
    const taken = (name: string, refused: string | null = null) =>
      isNameTaken(evening({}), name, refused)
    expect(['Anna', ' Carl ', 'Emma', '', '  '].map((name) => taken(name))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    expect(taken('Emma', 'Emma')).toBe(true)
    expect(taken('Emmy', 'Emma')).toBe(false)
  })
})
