// Lists of parties against a plain list that is looked through one by one: every filter alone, and
// all of them together.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  ALL_PARTIES,
  LIST_COLUMNS,
  type ListColumn,
  type PartieFilter,
  SHELVES,
  type PartieLine,
} from '../../src/shared/archive.ts'
import { listWinners } from '../../src/main/engine/facts.ts'
import { countParties, listParties } from '../../src/main/store/list-filter.ts'
import { findPartieLine } from '../../src/main/store/list.ts'
import { listPlaces } from '../../src/main/store/list-places.ts'
import { listPartiesBy } from '../../src/main/store/list-order.ts'
import { annotatePartie } from '../../src/main/store/annotations.ts'
import { setTrashed } from '../../src/main/store/finish.ts'
import type { ReadStore } from '../../src/main/store/open.ts'
import { chance } from '../games/chance.ts'
import { type Known, type Varied, START, TAGS, shelfOf, varied } from './varied.ts'

/** Letters and how they are typed plainly, a pair each. */
const TYPED = "œ oe æ ae ß ss þ th ø o đ d ð d ħ h ı i ł l ŋ n ŧ t ς σ ʼ ' ʻ ' ʽ ' ʹ '".split(' ')

/**
 * Words as anybody would cut them: no accents, small letters, whatever is no letter or digit
 * between.
 */
const words = (text: string): readonly string[] =>
  [...text.normalize('NFKD').toLowerCase()]
    .filter((sign) => !/\p{M}/u.test(sign))
    .map((sign) => (TYPED.indexOf(sign) % 2 === 0 ? (TYPED[TYPED.indexOf(sign) + 1] ?? '') : sign))
    .join('')
    .split(/[^\p{L}\p{N}]/u)
    .filter((word) => word.length > 0)

const dayOf = (at: number): string => {
  const date = new Date(at)
  const two = (n: number): string => String(n).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** Returns true if a partie meets a filter, condition by condition. */
function meets(one: Known, filter: PartieFilter): boolean {
  const { record, people, facts, game, note, tags } = one
  const names = game.counting?.names ?? []
  const winners = facts.outcome === null ? null : listWinners(people.length, facts, facts.outcome)
  const { result, value, tag } = filter
  const day = dayOf(one.at ?? 0)
  const written = [...record.players.map(({ name }) => name), note, ...tags]
  const german = (text: string): string =>
    text.normalize('NFC').replace(/[äöüÄÖÜ]/g, (letter) => `${letter.normalize('NFD')[0] ?? ''}e`)
  const danish = (text: string): string =>
    german(text).replace(/[øØ]/g, 'oe').replace(/[åÅ]/g, 'aa')
  const joined = (text: string): string => text.replace(/(\p{L})['’‐‑-](?=\p{L})/gu, '$1')
  const texts = written.flatMap((text) =>
    [text, danish(text)].flatMap((spelt) => [...words(spelt), ...words(joined(spelt))]),
  )
  const signs = words(filter.search).length === 0 ? filter.search.trim() : ''
  // who sits in several seats is found in the first of them
  const hasWon = (wanted: number): boolean =>
    winners?.some((seat) => seat === people.indexOf(wanted)) === true
  return (
    shelfOf(one) === filter.shelf &&
    (filter.game === null || record.game === filter.game) &&
    (filter.preset === null || record.options?.['preset'] === filter.preset) &&
    filter.people.every((id) => people.includes(id)) &&
    (filter.from === null || (one.at !== null && day >= filter.from)) &&
    (filter.until === null || (one.at !== null && day <= filter.until)) &&
    (result === null ||
      (winners !== null &&
        people.includes(result.person) &&
        hasWon(result.person) === result.won)) &&
    filter.counted.every(
      (name) =>
        filter.game !== null && facts.counts.some((row) => (row[names.indexOf(name)] ?? 0) > 0),
    ) &&
    (value === null || facts.outcome?.value === value) &&
    (tag === null || tags.includes(tag)) &&
    (!filter.noted || note !== '') &&
    words(filter.search).every((word) => texts.some((text) => text.startsWith(word))) &&
    (signs === '' || written.some((text) => text.includes(signs)))
  )
}

interface Place {
  readonly sitting: number
  readonly partie: number
}
const placeOf = ({ sitting, partie }: Place): string => `${sitting}.${partie}`

/** The latest first; of two at the same time the one that came in last. */
const expected = ({ known }: Varied, filter: PartieFilter): readonly Known[] =>
  known
    .map((one, order) => ({ one, order }))
    .filter(({ one }) => meets(one, filter))
    .toSorted((a, b) => (b.one.at ?? 0) - (a.one.at ?? 0) || b.order - a.order)
    .map(({ one }) => one)

function expectListed(archive: Varied, some: Partial<PartieFilter>): number {
  const filter = { ...ALL_PARTIES, ...some }
  const wanted = expected(archive, filter)
  const what = JSON.stringify(some)
  expect(listParties(archive.db, filter, 0, 10_000).map(placeOf), what).toEqual(wanted.map(placeOf))
  expect(countParties(archive.db, filter), what).toBe(wanted.length)
  expect(listPlaces(archive.db, filter), what).toEqual(
    wanted
      .map(({ sitting, partie }) => [sitting, partie] as const)
      .toSorted((a, b) => a[0] - b[0] || a[1] - b[1]),
  )
  return wanted.length
}

const SITTINGS = 170
const COUNTED = [
  'kings',
  'voles',
  'proposals',
  'stands',
  'standsLost',
  'refusals',
  'refusalsLost',
  'jeuxKept',
  'jeuxBroken',
]
const SEARCHES = [
  ...[
    'anna',
    'ANN',
    'Elodie',
    'élodie',
    'muller',
    'Müller',
    'jean',
    'baptiste',
    'jean-baptiste',
    'zoe',
    'ZOË',
    'brien',
    "o'brien",
  ],
  ...[
    'vole',
    'fine vol',
    'vol fi',
    'uber',
    'Über',
    'naive',
    'elan',
    'élancé',
    '100',
    '50 %',
    '%',
    '*',
    '"',
    '"quotes"',
    "'",
    "')",
  ],
  ...[
    '😀',
    '😀 ha',
    '한',
    '한글',
    '노트',
    'OR',
    'AND',
    'NOT NEAR',
    'a:b',
    'note:fine',
    'tags',
    'drop table',
    'DROP',
    '--',
    ';',
  ],
  ...[
    'an*',
    'an"',
    '"an',
    'anna OR zoe',
    'anna NOT zoe',
    '(anna',
    '\\',
    '\0',
    ' ',
    '',
    'łukasz',
    'lukasz',
    'x y z',
    '\u{1E922}',
  ],
  ...[
    'random',
    'club',
    'nobody',
    'anna anna anna anna anna anna anna anna',
    'a'.repeat(200),
    '_',
    'ann_',
    'a%',
  ],
]

const ids = ({ known }: Varied): readonly number[] => [
  ...new Set(known.flatMap(({ people }) => people)),
]

/** Every filter alone: what is set, and in how many ways. */
function single(archive: Varied): readonly Partial<PartieFilter>[] {
  const presets = ['club', 'classic', 'casual', 'turf', 'standard', 'nothing']
  const days = [0, 1, 50, 51, 200, 399, 401].map((day) => dayOf(START + day * 24 * 3_600_000))
  const people = ids(archive)
  return [
    ...SHELVES.map((shelf) => ({ shelf })),
    ...['ecarte', 'scotch-whist', 'bridge'].map((game) => ({ game })),
    ...presets.map((preset) => ({ preset })),
    ...[...people, 999].map((id) => ({ people: [id] })),
    ...people.map((id) => ({ people: [id, found(people, id)] })),
    ...days.flatMap((day) => [{ from: day }, { until: day }, { from: day, until: day }]),
    ...[...people, 999].flatMap((id) =>
      [true, false].map((won) => ({ result: { person: id, won } })),
    ),
    ...COUNTED.map((name) => ({ game: 'ecarte', counted: [name] })),
    ...[...COUNTED, 'nothing', '__proto__'].map((name) => ({ counted: [name] })),
    ...[1, 2, 3, 4, 99].map((value) => ({ value })),
    ...[...TAGS, 'vol', 'Vole', ''].map((tag) => ({ tag })),
    ...[{ noted: true }],
    ...SEARCHES.map((search) => ({ search })),
  ]
}
/** A person who sat with this one. */
const found = (people: readonly number[], id: number): number =>
  people[(people.indexOf(id) + 1) % people.length] ?? 0

test('every filter alone shows what looking through all parties shows, in the same order', () => {
  const archive = varied(SITTINGS, chance(1))
  const filters = single(archive)
  const shown = filters.map((filter) => expectListed(archive, filter))
  // nearly all of them show something, and none shows everything
  expect(shown.filter((n) => n > 0).length).toBeGreaterThan(filters.length * 0.6)
  expect(archive.known.length).toBeGreaterThan(300)
  for (const shelf of SHELVES) expect(expectListed(archive, { shelf }), shelf).toBeGreaterThan(3)
})

test('any filters together show what looking through all parties shows', () => {
  const archive = varied(SITTINGS, chance(2))
  const alone = single(archive)
  const any = fc.constantFrom(...alone)
  const together = fc
    .tuple(fc.array(any, { minLength: 1, maxLength: 4 }), fc.constantFrom(...SHELVES), fc.boolean())
    .map(([some, shelf, isEcarte]) => ({
      ...Object.assign({}, ...some),
      shelf,
      ...(isEcarte ? { game: 'ecarte' } : {}),
    }))
  let shown = 0
  fc.assert(
    fc.property(together, (filter: Partial<PartieFilter>) => {
      if (expectListed(archive, filter) > 0) shown += 1
    }),
    { numRuns: 600, seed: 1864 },
  )
  expect(shown).toBeGreaterThan(100)
})

test('whatever is searched for is answered, and found by its own words', () => {
  const archive = varied(60, chance(3))
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })),
      (search) => {
        // letters newer than SQLite's tables are found in names alone
        if (!/[^\p{Script=Latin}\p{N}\p{P}\p{Z}\p{S}\p{C}]/u.test(search))
          expectListed(archive, { search })
        else listParties(archive.db, { ...ALL_PARTIES, search }, 0, 10)
      },
    ),
    { numRuns: 300, seed: 1864 },
  )
})

/** What each column shows of a partie, from the most important; null comes last either way. */
const SORTED_BY: Readonly<
  Record<ListColumn, (line: PartieLine, known: Known) => readonly (string | number | null)[]>
> = {
  date: (_, { at }) => [at ?? 0],
  players: ({ people }) => [people[nearOf(people)]?.name ?? '', ...people.map(({ name }) => name)],
  game: ({ game }) => [game],
  score: ({ people, score }) => [score[nearOf(people) % score.length] ?? 0, JSON.stringify(score)],
  result: ({ people }, { facts }) => [
    facts.outcome === null
      ? null
      : Number(
          !listWinners(people.length, facts, facts.outcome).some((seat) => seat === nearOf(people)),
        ),
  ],
  value: ({ outcome }) => [outcome?.value ?? null],
  remarks: ({ tags, note }) => [tags.toSorted()[0] ?? null, note || null],
}
const nearOf = (people: PartieLine['people']): number =>
  Math.max(
    people.findIndex(({ kind }) => kind === 'person'),
    0,
  )

const { compare } = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true })
const compareKeys = (
  a: readonly (string | number | null)[],
  b: readonly (string | number | null)[],
  by: ListColumn,
  way: 1 | -1,
): number => {
  for (const [index, one] of a.entries()) {
    const other = b[index] ?? null
    if (one === other) continue
    if (one === null || other === null) return one === null ? 1 : -1
    const texts = by === 'players' ? compare(String(one), String(other)) : one < other ? -1 : 1
    if (texts !== 0) return way * texts
  }
  return 0
}

test('sorted by any column either way, equal parties stay the latest first, and pages fit together', () => {
  const archive = varied(SITTINGS, chance(5))
  for (const by of LIST_COLUMNS)
    for (const descending of [true, false])
      for (const some of [{}, { search: 'a' }, { shelf: 'practice' as const }]) {
        const filter = { ...ALL_PARTIES, ...some }
        const keyOf = (line: PartieLine): readonly (string | number | null)[] => {
          const known = archive.known.find((one) => placeOf(one) === placeOf(line))
          return known === undefined ? [] : SORTED_BY[by](line, known)
        }
        const wanted = listParties(archive.db, filter, 0, 10_000).toSorted((a, b) =>
          compareKeys(keyOf(a), keyOf(b), by, descending ? -1 : 1),
        )
        const order = { by, descending }
        const sorted = listPartiesBy(archive.db, filter, order, 0, 10_000)
        expect(sorted.map(placeOf), by).toEqual(wanted.map(placeOf))
        expect(listPartiesBy(archive.db, filter, order, 3, 5)).toEqual(sorted.slice(3, 8))
      }
})

test('an order is made again once something was written', () => {
  const { db } = varied(10, chance(6))
  const order = { by: 'remarks', descending: false } as const
  const last = listPartiesBy(db, ALL_PARTIES, order, 0, 500).at(-1)
  if (last === undefined) throw new Error('no partie')
  annotatePartie(db, last, '', ['!'])
  expect(placeOf(listPartiesBy(db, ALL_PARTIES, order, 0, 1)[0] ?? last)).toBe(placeOf(last))
  setTrashed(db, last, 0)
  expect(listPartiesBy(db, ALL_PARTIES, order, 0, 500).map(placeOf)).not.toContain(placeOf(last))
})

test('a selection is these parties of a filter, or all of it but these', () => {
  const { db } = varied(SITTINGS, chance(7))
  const filter = { ...ALL_PARTIES, search: 'a' }
  const all = listPlaces(db, filter)
  const parties = all.filter((_, index) => index % 3 === 1)
  const these = { ...filter, chosen: { parties, but: false } }
  expect(listPlaces(db, these)).toEqual(parties)
  expect(countParties(db, these)).toBe(parties.length)
  const rest = { ...filter, chosen: { parties, but: true } }
  expect(listPlaces(db, rest)).toEqual(all.filter((_, index) => index % 3 !== 1))
  expect(listParties(db, rest, 0, 10_000)).toHaveLength(all.length - parties.length)
  // one that the filter leaves out is not let in by a selection
  const outside = { ...filter, search: 'zzz', chosen: { parties, but: false } }
  expect(countParties(db, outside)).toBe(0)
})

test('pages follow each other without a gap or an overlap, whatever their size', () => {
  const archive = varied(SITTINGS, chance(4))
  for (const some of [
    {},
    { search: 'a' },
    { game: 'ecarte' },
    { shelf: 'givenUp' as const },
    { people: [1] },
  ]) {
    const filter = { ...ALL_PARTIES, ...some }
    const whole = listParties(archive.db, filter, 0, 10_000)
    for (const size of [1, 7, 50, whole.length, whole.length + 1]) {
      const pages: PartieLine[] = []
      for (let from = 0; from < whole.length + size; from += Math.max(1, size))
        pages.push(...listParties(archive.db, filter, from, Math.max(1, size)))
      expect(pages).toEqual(whole)
    }
    expect(listParties(archive.db, filter, whole.length, 5)).toEqual([])
  }
})

test('a line shows of its partie what the record and its replay say', () => {
  const archive = varied(SITTINGS, chance(5))
  for (const one of archive.known)
    expect(lineOf(archive.db, one)).toEqual({ ...told(one), match: seriesOf(archive.known, one) })
})

/** The parties of the sitting that each side has won up to this one, if they hang together. */
function seriesOf(known: readonly Known[], one: Known): PartieLine['match'] {
  if (one.game.series === undefined) return null
  const before = known.filter(
    ({ sitting, partie }) => sitting === one.sitting && partie <= one.partie,
  )
  const won = one.facts.score.map(
    (_, side) => before.filter(({ facts }) => facts.outcome?.winner === side).length,
  )
  return { won, toWin: null, winner: null }
}

const lineOf = (db: ReadStore, place: Place): PartieLine | null => findPartieLine(db, place)

function told(one: Known): Omit<PartieLine, 'match'> {
  const { sitting, partie, record, facts, note, tags } = one
  const began = record.parties[partie - 1]?.startedAt ?? record.startedAt
  const preset = record.options?.['preset']
  return {
    sitting,
    partie,
    game: record.game,
    note,
    tags,
    score: facts.score,
    outcome: facts.outcome,
    people: record.players.map((player) => ({ ...player, level: player.level ?? null })),
    preset: preset === undefined ? null : String(preset),
    startedAt: began ?? null,
    playedAt: one.at === null ? null : new Date(one.at).toISOString(),
    gaveUp: facts.gaveUp !== null,
    practice: record.practice === true,
  }
}
