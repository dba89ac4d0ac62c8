// The archive with a hundred thousand parties: filling it, its lists, its standings, one partie of
// it.
import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ALL_PARTIES, LIST_COLUMNS, type PartieFilter } from '../src/shared/archive.ts'
import { runSimulation } from '../src/main/cli/simulate.ts'
import { replayRecord } from '../src/main/engine/replay.ts'
import { openArchive } from '../src/main/store/archive.ts'
import { annotatePartie } from '../src/main/store/annotations.ts'
import { setTrashed } from '../src/main/store/finish.ts'
import { loadArchiveSummary } from '../src/main/store/archive-summary.ts'
import { countParties, listParties } from '../src/main/store/list-filter.ts'
import { listLastParties, listOpenParties } from '../src/main/store/list.ts'
import { listPartiesBy } from '../src/main/store/list-order.ts'
import { loadPartie } from '../src/main/store/load.ts'
import { type WriteStore, closeStore } from '../src/main/store/open.ts'
import { loadSheets, loadStandings } from '../src/main/store/results.ts'

const PARTIES = 100_000
/** The path of the archive. */
export const LARGE_ARCHIVE = join(import.meta.dirname, 'out', 'archive.db')
const TABLE = { game: 'ecarte', seed: 'bench', players: 'random,random' }

/** Times of requests, each made this many times, one after the other. */
const ROUNDS = 9

/** Parties a second of a new archive, opening and closing it included. */
export function fillRate(parties: number): number {
  const file = `${LARGE_ARCHIVE}.fill`
  remove(file)
  mkdirSync(join(import.meta.dirname, 'out'), { recursive: true })
  const begun = performance.now()
  runSimulation({ ...TABLE, parties: String(parties), db: file })
  const rate = parties / ((performance.now() - begun) / 1000)
  remove(file)
  return rate
}

function remove(file: string): void {
  for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true })
}

const sittings = (db: WriteStore): unknown =>
  db.prepare('SELECT count(*) FROM sitting').pluck().get()

/**
 * The large archive, made once and reused while it is complete, with notes, tags and hidden parties
 * spread over it.
 */
export function largeArchive(): WriteStore {
  const kept = existsSync(LARGE_ARCHIVE) ? openArchive(LARGE_ARCHIVE) : null
  if (kept !== null && sittings(kept) === PARTIES) return strewn(kept)
  if (kept !== null) closeStore(kept)
  remove(LARGE_ARCHIVE)
  mkdirSync(join(import.meta.dirname, 'out'), { recursive: true })
  runSimulation({ ...TABLE, parties: String(PARTIES), db: LARGE_ARCHIVE })
  return strewn(openArchive(LARGE_ARCHIVE))
}

function strewn(db: WriteStore): WriteStore {
  if (!loadArchiveSummary(db).tags.includes('whole')) strew(db)
  return db
}

const WORDS = ['vole', 'king', 'refused', 'supper', 'lesson', 'élan', 'rainy', 'club']

/**
 * Every tenth partie has a note and a tag, every thousandth is hidden; all of it in one
 * transaction.
 */
function strew(db: WriteStore): void {
  db.transaction(() => {
    for (let n = 1; n <= PARTIES; n += 10) {
      const place = { sitting: n, partie: 1 }
      const word = WORDS[((n / 10) % WORDS.length) | 0] ?? ''
      annotatePartie(db, place, `${word} ${WORDS[n % WORDS.length] ?? ''} ${n}`, [word])
      if (n % 1_000 === 1) setTrashed(db, place, 0)
    }
    annotatePartie(db, { sitting: 1, partie: 1 }, '', ['whole'])
  })()
}

export const bytesPerPartie = (): number => statSync(LARGE_ARCHIVE).size / PARTIES

type Question = readonly [name: string, ask: () => unknown]

const filters: readonly Partial<PartieFilter>[] = [
  ...[
    {},
    { shelf: 'trash' as const },
    { shelf: 'practice' as const },
    { game: 'ecarte' },
    { game: 'scotch-whist' },
  ],
  ...[
    { people: [1] },
    { people: [1, 2] },
    { preset: 'club' },
    { preset: 'turf' },
    { value: 2 },
    { noted: true },
  ],
  ...[{ from: '2020-01-01' }, { until: '2020-01-01' }, { from: '2020-01-01', until: '2099-12-31' }],
  ...[{ result: { person: 1, won: true } }, { result: { person: 2, won: false }, value: 3 }],
  ...[
    { game: 'ecarte', counted: ['voles'] },
    { game: 'ecarte', counted: ['kings', 'refusalsLost', 'jeuxBroken'] },
  ],
  ...[
    { tag: 'vole' },
    { tag: 'nothing' },
    { search: 'random' },
    { search: 'vole' },
    { search: 'el' },
    { search: 'zzz' },
  ],
  ...[
    { search: 'random vole king' },
    { search: '9' },
    { search: 'a b c d e f g h' },
    { search: 'r' },
  ],
  {
    game: 'ecarte',
    people: [1],
    result: { person: 1, won: true },
    counted: ['kings'],
    search: 'lesson',
    noted: true,
  },
]

/**
 * Every list the window may ask for: the first page, a page in the middle, the last one, and how
 * many there are; and the same pages in every order.
 */
export function listQuestions(db: WriteStore): readonly Question[] {
  const orders = LIST_COLUMNS.flatMap((by) =>
    [true, false].map((descending) => ({ by, descending })),
  )
  const sorted = orders.flatMap((order) =>
    [0, PARTIES / 2, PARTIES - 1_000].map((from): Question => [
      `by ${order.by}, ${order.descending ? 'falling' : 'rising'}, from ${from}`,
      () => listPartiesBy(db, ALL_PARTIES, order, from, 100),
    ]),
  )
  return [...filteredQuestions(db), ...sorted]
}

function filteredQuestions(db: WriteStore): readonly Question[] {
  return filters.flatMap((some): readonly Question[] => {
    const filter = { ...ALL_PARTIES, ...some }
    const name = JSON.stringify(some)
    const all = countParties(db, filter)
    const pages = [...new Set([0, all >> 1, Math.max(0, all - 50)])]
    return [
      ...pages.map((from): Question => [
        `${name} from ${from}`,
        () => listParties(db, filter, from, 50),
      ]),
      [`${name} counted`, () => countParties(db, filter)],
    ]
  })
}

export function hallQuestions(db: WriteStore): readonly Question[] {
  return [
    ['the Hall', () => [listOpenParties(db, 50), listLastParties(db, 50)]],
    ['what the archive holds', () => loadArchiveSummary(db)],
  ]
}

export function standingQuestions(db: WriteStore): readonly Question[] {
  const wishes = [1, 2].flatMap((person) =>
    [null, 3 - person].map((other) => ({ game: 'ecarte', person, other, together: false })),
  )
  return wishes.flatMap((wish): readonly Question[] => [
    [`standings ${JSON.stringify(wish)}`, () => loadStandings(db, wish)],
    [`sheet ${JSON.stringify(wish)}`, () => loadSheets(db, wish, 0, 20)],
    [`sheet ${JSON.stringify(wish)} deep`, () => loadSheets(db, wish, PARTIES / 2, 20)],
  ])
}

export function partieQuestions(db: WriteStore): readonly Question[] {
  return Array.from({ length: 40 }, (_, n) => {
    const sitting = 1 + ((n * 2_477) % PARTIES)
    return [
      `partie ${sitting}`,
      () => {
        const record = loadPartie(db, { sitting, partie: 1 })
        if (record === null || 'fault' in replayRecord(record))
          throw new Error(`partie ${sitting} cannot be played`)
      },
    ] as const
  })
}

export interface Timed {
  readonly name: string
  /** Milliseconds: the median of its rounds. */
  readonly ms: number
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** Each question asked several times; the slowest first. */
export function timesOf(questions: readonly Question[]): readonly Timed[] {
  const once = (ask: () => unknown): number => {
    const begun = performance.now()
    ask()
    return performance.now() - begun
  }
  for (const [, ask] of questions) ask()
  return questions
    .map(([name, ask]) => ({ name, ms: median(Array.from({ length: ROUNDS }, () => once(ask))) }))
    .toSorted((a, b) => b.ms - a.ms)
}
