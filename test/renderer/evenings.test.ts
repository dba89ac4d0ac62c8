// The round of an evening as it is drawn: counters in a pile, sums near at hand, who sits where,
// what lies on each side.
import { computed } from 'vue'
import { createPinia, setActivePinia } from 'pinia'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { replayEvening } from '../../src/main/engine/evenings/replay.ts'
import { ecarte } from '../../src/main/engine/games/ecarte/index.ts'
import { buildEvening, buildStoryLine } from '../../src/main/table/evening-view.ts'
import type {
  Evening,
  EveningKind,
  EveningLine,
  EveningStep,
  EveningTerms,
} from '../../src/shared/evening.ts'
import { evening as words } from '../../src/shared/words/en/evening.ts'
import { splitIntoPieces, usualSums } from '../../src/renderer/evening/counters.ts'
import { laidTable } from '../../src/renderer/evening/laid-sides.ts'
import { listPlaces } from '../../src/renderer/evening/round-places.ts'
import { isNameTaken } from '../../src/renderer/evening/useGuests.ts'
import { useDuelScore } from '../../src/renderer/evening/useDuelScore.ts'
import { useProspect } from '../../src/renderer/evening/useProspect.ts'
import { useStory } from '../../src/renderer/evening/useStory.ts'
import { loadLanguage } from '../../src/renderer/languages.ts'
import { useCut } from '../../src/renderer/composables/useCut.ts'
import { useWords } from '../../src/renderer/composables/useWords.ts'
import { mayCountMore } from '../../src/renderer/table/counting-more.ts'
import { bank, bets, sat, stakes, won } from '../sittings/telling.ts'

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
      const places = listPlaces(present, -1)
      expect(places.slice(0, 2).map(({ where }) => where)).toEqual(['left', 'right'])
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(present)
    }
  })

  test('has the person at the screen at the foot, and opposite if they play the other player', () => {
    for (let present = 2; present <= 8; present += 1)
      for (let own = 0; own < present; own += 1) {
        const places = listPlaces(present, own)
        expect(places).toHaveLength(present)
        expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(present)
        expect(places[own]).toMatchObject({ x: 50, y: 88, where: 'below' })
        const ends = places.slice(0, 2).map(({ where }) => where)
        const opposite = own === 0 ? ['below', 'above'] : ['above', 'below']
        expect(ends).toEqual(own < 2 ? opposite : ['left', 'right'])
      }
  })

  test('keeps those who wait in their order clockwise, whoever of them is at the foot', () => {
    const turn = ({ x, y }: { readonly x: number; readonly y: number }): number =>
      Math.atan2(y - 50, x - 50)
    for (let present = 3; present <= 8; present += 1)
      for (let own = -1; own < present; own += 1) {
        const turns = listPlaces(present, own).slice(2).map(turn)
        const falls = turns.filter((one, at) => one > (turns[(at + 1) % turns.length] ?? one))
        expect(falls.length, `${own} of ${present}`).toBeLessThanOrEqual(1)
      }
  })

  test('goes clockwise: above from the left, below from the right', () => {
    const places = listPlaces(8, -1).slice(2)
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
  onTable: [0, 0, 0],
  prospect: null,
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
    expect(middle?.heaps).toEqual([{ who: 'Anna', counters: 7 }])
  })

  test('S-5 is the pool, by who has paid how much into it', () => {
    const { middle } = laidTable(
      evening({ kind: 'pool', list: [2, 0, 1], pool: 20, onTable: [5, 10, 5] }),
      words,
      nameOf,
    )
    expect(middle?.heaps).toEqual([
      { who: 'Anna', counters: 5 },
      { who: 'Bertha', counters: 10 },
      { who: 'Carl', counters: 5 },
    ])
  })

  test('S-4 is laid on either player, and there is nothing between', () => {
    const laid = [{ guest: 2, on: 1, counters: 4 }] as const
    const { sides, middle } = laidTable(evening({ laid }), words, nameOf)
    expect(sides.map(({ title }) => title)).toEqual(['On Anna', 'On Bertha'])
    const addressed = laidTable(evening({ laid }), words, nameOf, 1)
    expect(addressed.sides.map(({ title }) => title)).toEqual(['On Anna', 'On you'])
    expect(sides.map(({ heaps }) => heaps.length)).toEqual([0, 1])
    expect(middle).toBeNull()
  })
})

/** The evening after these steps, as the window gets it. */
function told(kind: EveningKind, terms: EveningTerms, ...steps: readonly EveningStep[]): Evening {
  const story: EveningLine[] = []
  const options = { ...ecarte.presets.club, partieValue: 'graded' }
  const replayed = replayEvening(kind, terms, steps, (after, { step, before, lines }) => {
    story.push(buildStoryLine({ before, after, step, paid: lines }, ecarte, options))
  })
  if ('fault' in replayed || replayed.state === null) throw new Error(JSON.stringify(replayed))
  const { state, ledger } = replayed
  const { rule, startedAt, game, guests } = evening({ kind })
  const head = { id: 1, game, preset: 'club', options, kind, terms, startedAt }
  return { ...buildEvening(head, { state, ledger, story }, guests, false), rule }
}

describe('the story', () => {
  test('S-3 a guest who stakes while the banker cannot raise joins them', () => {
    const said = [bank(0, 4), stakes(1, 4), stakes(2, 4), stakes(3, 0), stakes(3, 2)]
    const { story } = told('banker', { stake: 2, purse: 4 }, sat(0, 1, 2, 3), ...said)
    const [chapter] = useStory(() => evening({ kind: 'banker', story })).value
    const lines = useWords().texts.value.evening.story
    expect(chapter?.entries.slice(-4).map(({ sentence }) => sentence)).toEqual([
      lines.stakes('Bertha', 4),
      lines.stakes('Carl', 4),
      lines.passes('Dora'),
      lines.standsBy('Dora', 2),
    ])
  })
})

const POOL = { stake: 5, purse: 'none' } as const
const lastSentence = (shown: Evening): string =>
  useStory(() => shown)
    .value.at(-1)
    ?.entries.at(-1)?.sentence ?? ''

describe('what was paid', () => {
  test('S-5 a pool tells at each partie who paid, who needs one more, and in the end who takes it', () => {
    const { story } = useWords().texts.value.evening
    const begun = told('pool', POOL, sat(0, 1, 2))
    expect(lastSentence(begun)).toContain(
      'Anna, Bertha and Carl each pay 5 counters into the pool.',
    )
    const once = told('pool', POOL, sat(0, 1, 2), won(0))
    expect(lastSentence(once)).toBe(
      [
        story.won('Anna', 1),
        'Bertha pays 5 counters into the pool.',
        'Anna needs one more partie to take the pool.',
      ].join(' '),
    )
    const taken = told('pool', POOL, sat(0, 1, 2), won(0), won(0, 3))
    // graded, and still nothing about how often it counts
    expect(lastSentence(taken)).toBe(
      [
        story.won('Anna', 1),
        'Carl pays 5 counters into the pool.',
        story.takesPool('Anna', 25),
      ].join(' '),
    )
  })

  test('S-1, S-3 each other partie tells what everybody won or lost', () => {
    expect(lastSentence(told('duel', POOL, sat(0, 1), won(1, 2)))).toBe(
      'Bertha wins the partie, which counts double. Paid: Anna −10, Bertha +10.',
    )
    const bankHeld = told(
      'banker',
      POOL,
      sat(0, 1, 2),
      bank(0, 10),
      stakes(1, 5),
      stakes(2, 5),
      won(0),
    )
    expect(lastSentence(bankHeld)).toContain('Paid: Anna +10, Bertha −5, Carl −5.')
  })
})

describe('a draw with equal cards', () => {
  test('names in every row who drew it, and says why there is another', () => {
    const drawn = [
      ['7S', 'KH', 'KD'],
      ['8C', 'QC'],
    ] as const
    const shown = told('pool', POOL, { did: 'sat', list: [2, 1, 0], drawn })
    const [entry] = useStory(() => shown).value[0]?.entries ?? []
    expect(entry?.draws.map(({ again }) => again)).toEqual([
      null,
      'Equal cards: Carl and Bertha draw again.',
    ])
    expect(entry?.draws.map(({ cards }) => cards.map(({ name, card }) => [name, card]))).toEqual([
      [
        ['Carl', 'KD'],
        ['Bertha', 'KH'],
        ['Anna', '7S'],
      ],
      [
        ['Carl', 'QC'],
        ['Bertha', '8C'],
      ],
    ])
  })
})

describe('the draw for the deal', () => {
  test('E-3 says between two rows that the first decided nothing', () => {
    const company = computed(() => ({ names: ['Anna', 'Odile'], you: 0 as const }))
    const rows = [
      ['KS', 'KH'],
      ['QS', '7H'],
    ] as const
    const sentences = useCut(
      () => rows,
      company,
      () => '',
    ).value
    expect(sentences).toHaveLength(5)
    expect(sentences[2]).toBe('The cards decide nothing: all draw again.')
    expect(sentences.filter((one) => one === sentences[2])).toHaveLength(1)
  })
})

describe('how often a partie counts', () => {
  test('is told only where it may count more than once', () => {
    expect(mayCountMore('ecarte', { partieValue: 'graded' })).toBe(true)
    expect(mayCountMore('ecarte', { partieValue: 'matsch' })).toBe(true)
    expect(mayCountMore('ecarte', { partieValue: 'single' })).toBe(false)
    // every kind of evening but duel and rotation counts a partie once
    for (const kind of ['banker', 'chouette', 'pool'] as const)
      expect(mayCountMore('ecarte', { ...ecarte.evenings[kind] })).toBe(false)
    // of three players each pays by their own points
    expect(mayCountMore('hundertspiel', { players: 4 })).toBe(true)
    expect(mayCountMore('hundertspiel', { players: 3 })).toBe(false)
    expect(mayCountMore('scotch-whist', {})).toBe(false)
  })
})

describe('the score of a duel', () => {
  test('counts the parties won, the own first, and is none before the first and in other kinds', () => {
    const score = (shown: Evening): string => useDuelScore(() => shown).value
    expect(score(told('duel', POOL, sat(0, 1)))).toBe('')
    const second = told('duel', POOL, sat(1, 0), won(0), won(1, 3), won(0))
    expect(score(second)).toBe('Parties 2 : 1')
    const { guests } = second
    const byComputer = guests.map((guest, place) =>
      place === 1 ? { ...guest, kind: 'computer' as const, level: 'club' } : guest,
    )
    expect(score({ ...second, guests: byComputer })).toBe('Parties 1 : 2')
    expect(score(told('rotation', POOL, sat(0, 1), won(0)))).toBe('')
  })
})

describe('what comes next, and what it costs', () => {
  /** Only these guests are persons. */
  const seen = (shown: Evening, ...persons: readonly number[]): Evening => ({
    ...shown,
    guests: shown.guests.map((guest, place) =>
      persons.includes(place) ? guest : { ...guest, kind: 'computer', level: 'club' },
    ),
  })
  const read = (shown: Evening, addresses = false): readonly string[] => {
    const { next, stakes: costs } = useProspect(
      () => shown,
      () => addresses,
    )
    return [next.value, costs.value]
  }

  test('S-1 a duel: the stake, and more only if the partie may count more than once', () => {
    const duel = seen(told('duel', POOL, sat(0, 1)), 0)
    expect(read(duel)).toEqual([
      'Anna and Bertha play the next partie. Cards are drawn for the deal.',
      'Anna wins or loses 5 counters. More if the partie counts more than once.',
    ])
    const single = { ...duel, options: { ...duel.options, partieValue: 'single' } }
    expect(read(single, true)[1]).toBe('You win or lose 5 counters.')
    expect(read(told('duel', POOL, sat(0, 1)))[1]).toContain(
      'Anna and Bertha win or lose 5 counters.',
    )
  })

  test('S-2, S-6 a rotation: who bets wins or loses with a player, who does not has nothing at stake', () => {
    const steps = [sat(0, 1, 2, 3), bets(2, 1, 4), bets(3, 0, 6)]
    const shown = told('rotation', POOL, ...steps)
    expect(read(seen(shown, 2))).toEqual([
      'Anna and Bertha play the next partie. Cards are drawn for the deal. Carl takes the loser’s seat.',
      'Carl wins or loses 4 counters with Bertha.',
    ])
    const idle = told('rotation', POOL, sat(0, 1, 2, 3), bets(2, 1, 4), bets(3, 0, 0))
    expect(read(seen(idle, 3), true)[1]).toBe('You have nothing at stake.')
    expect(read(seen(idle, 2), true)[1]).toBe('Your stake is not covered and comes back.')
    expect(read(seen(shown, 3))[1]).toBe(
      'Dora wins or loses 4 counters with Anna. Not covered: 2 counters.',
    )
    expect(read(seen(shown, 0, 2))[1]).toBe(
      'Anna wins or loses 5 counters. More if the partie counts more than once. ' +
        'Carl wins or loses 4 counters with Bertha.',
    )
  })

  test('S-3 a chouette with banker: banker, ponte and adviser, and before it who holds the bank', () => {
    expect(read(told('banker', POOL, sat(0, 1, 2)))).toEqual([
      'Anna holds the bank; Bertha plays against it.',
      '',
    ])
    const shown = told('banker', POOL, sat(0, 1, 2), bank(0, 10), stakes(1, 7), stakes(2, 3))
    expect(read(seen(shown, 0))[1]).toBe('Anna wins or loses 10 counters.')
    expect(read(seen(shown, 1))[1]).toBe('Bertha wins or loses 7 counters.')
    expect(read(seen(shown, 2), true)[1]).toBe('You win or lose 3 counters with Bertha.')
    expect(shown.balances).toEqual([-10, -7, -3])
    expect(shown.onTable).toEqual([10, 7, 3])
  })

  test('S-1 a duel is never said to bring more than is left of a purse', () => {
    const poor = told('duel', { stake: 5, purse: 7 }, sat(0, 1), won(0))
    expect(read(seen(poor, 0))[1]).toBe('Anna wins or loses 2 counters.')
  })

  test('S-5 a pool: what it holds, who needs one more, and who pays', () => {
    expect(read(seen(told('pool', POOL, sat(0, 1, 2)), 2))).toEqual([
      'Anna and Bertha play the next partie. Anna deals. Carl sits out.',
      'The pool holds 15 counters. Whoever wins two parties in a row takes the pool. The loser pays 5 counters more into it.',
    ])
    const once = seen(told('pool', POOL, sat(0, 1, 2), won(0)), 0)
    expect(read(once)[1]).toContain('The pool holds 20 counters. Anna needs one more partie')
    expect(read(once, true)[1]).toBe(
      'You need one more partie to take the pool. The loser pays 5 counters more into it.',
    )
    const entering = told('pool', { ...POOL, poolEntry: 'entrantPays' }, sat(0, 1, 2), won(0))
    expect(read(entering)[1]).toContain('Bertha pays 5 counters on entering.')
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
