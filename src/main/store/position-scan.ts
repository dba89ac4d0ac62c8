// The search for positions: it goes through the judged decisions in the wanted order, a few at a
// time, and no further than asked. An archive of 100,000 parties has millions of them, and main
// must never wait for a search.
import { setImmediate as others } from 'node:timers/promises'
import { readCards, type Card, type Suit } from '../../shared/card.ts'
import { matchesHeld } from '../../shared/held.ts'
import type { PositionFilter, PositionOrder } from '../../shared/positions.ts'
import type { ReadStore } from './open.ts'
import { getDayStart } from './list-filter.ts'
import { buildDecisionCondition } from './position-conditions.ts'

/** A decision by the number of its partie. */
export interface DecisionKey {
  readonly partie: number
  readonly step: number
}

/** Goes through the decisions in one order: each call reads a few and calls back with what fits. */
interface Walk {
  /** Returns false if there are no more. */
  readNext(found: (partie: number, step: number) => void): boolean
}

/** Rows of the first query; then as many as a query reads in this time (ms), up to a limit. */
const FIRST_ROWS = 50
const QUERY_MS = 2
const MOST_ROWS = 1_000
/** Parties per query in the order by date. */
const PARTIES = 200
/** Length of a slice (ms). */
const SLICE_MS = 8

const readHand = (text: string): readonly Card[] => {
  const read = readCards(text)
  return 'cards' in read ? read.cards : []
}

const isHeld = ({ held }: PositionFilter, cards: string, trump: Suit | null): boolean =>
  held === null || matchesHeld(held, readHand(cards), trump)

/** Goes on after a decision, in parts that an index can answer. */
interface Part {
  /** Of the rows after the last one that was read, in order. */
  readonly after: string
  readonly from: string
}

/** Mistakes, the most costly first: the index has everything that a search compares. */
const MISTAKES: readonly Part[] = [
  'd.cost > 0 AND d.cost = @cost AND d.partie = @partie AND d.step > @step ORDER BY d.step',
  'd.cost > 0 AND d.cost = @cost AND d.partie < @partie ORDER BY d.partie DESC, d.step',
  'd.cost > 0 AND d.cost < @cost AND d.cost >= @least ORDER BY d.cost DESC, d.partie DESC, d.step',
].map((after) => ({ after, from: 'decision d INDEXED BY decision_by_cost' }))
/** Every decision, the latest partie first. */
const ALL: readonly Part[] = [
  'd.partie = @partie AND d.step > @step ORDER BY d.step',
  'd.partie < @partie ORDER BY d.partie DESC, d.step',
].map((after) => ({ after, from: 'decision d' }))

type Row = readonly [
  cost: number,
  partie: number,
  step: number,
  trump: Suit | null,
  /** Null if the decision does not meet the conditions. */
  held: string | null,
]

/** Goes through the rows of some parts; `only` is one more condition. */
function walkParts(
  db: ReadStore,
  filter: PositionFilter,
  parts: readonly Part[],
  only: string,
): Walk {
  const { sql, values } = buildDecisionCondition(filter)
  const queries = parts.map(({ after, from }) =>
    db
      .prepare<unknown[], Row>(
        `SELECT d.cost, d.partie, d.step, d.trump, iif(${only} AND ${sql}, d.held, NULL)
         FROM ${from} WHERE ${after} LIMIT @most`,
      )
      .raw(),
  )
  const least = filter.leastCost ?? 0
  let last = { cost: Number.POSITIVE_INFINITY, partie: Number.MAX_SAFE_INTEGER, step: 0 }
  let size = FIRST_ROWS
  return {
    readNext(found) {
      const startedAt = performance.now()
      let most = size
      for (const one of queries) {
        const rows = one.all(...values, { ...last, least, most })
        for (const [cost, partie, step, trump, held] of rows) {
          last = { cost, partie, step }
          if (held !== null && isHeld(filter, held, trump)) found(partie, step)
        }
        most -= rows.length
        if (most > 0) continue
        // a disk that is slow, or a condition that is dear, must not make a slice longer
        const isSlow = performance.now() - startedAt > QUERY_MS
        size = isSlow ? Math.max(1, size >> 1) : Math.min(MOST_ROWS, size * 2)
        return true
      }
      return false
    },
  }
}

/** Goes through the mistakes, then through what cost nothing if that is wanted too. */
function walkByCost(db: ReadStore, filter: PositionFilter): Walk {
  const mistakes = walkParts(db, filter, MISTAKES, '1')
  if ((filter.leastCost ?? 0) > 0) return mistakes
  const good = walkParts(db, filter, ALL, 'd.cost = 0')
  let isPast = false
  return {
    readNext(found) {
      if (isPast) return good.readNext(found)
      isPast = !mistakes.readNext(found)
      return true
    },
  }
}

/** Shelves with parties that may have been judged. */
const SHELVES = ['counted', 'givenUp', 'practice', 'broken']

type DatedPartie = readonly [partie: number, at: number]

/** Returns the parties of a shelf one by one, the latest first, and none of other days. */
function* listLatest(
  db: ReadStore,
  shelf: string,
  { from, until }: PositionFilter,
): Generator<DatedPartie> {
  const page = db
    .prepare<unknown[], DatedPartie>(
      `SELECT f.partie, f.at FROM partie_fact f INDEXED BY partie_fact_list
       WHERE f.shelf = @shelf AND (f.at, f.partie) < (@at, @partie) AND f.at >= @first
       ORDER BY f.at DESC, f.partie DESC LIMIT ${PARTIES}`,
    )
    .raw()
  const first = from === null ? Number.MIN_SAFE_INTEGER : getDayStart(from)
  let last = { at: until === null ? Number.MAX_SAFE_INTEGER : getDayStart(until, 1), partie: 0 }
  for (;;) {
    const rows = page.all({ shelf, first, ...last })
    yield* rows
    const end = rows.at(-1)
    if (end === undefined || rows.length < PARTIES) return
    last = { partie: end[0], at: end[1] }
  }
}

/** Returns the parties of all shelves one by one, the latest first. */
function* mergeShelves(db: ReadStore, filter: PositionFilter): Generator<number> {
  const queues = SHELVES.map((shelf) => listLatest(db, shelf, filter))
  const heads = queues.map((queue) => queue.next())
  for (;;) {
    let latest = -1
    let [best, bestAt] = [-1, -1]
    heads.forEach((head, place) => {
      if (head.done === true) return
      const [partie, at] = head.value
      if (latest >= 0 && (at < bestAt || (at === bestAt && partie < best))) return
      ;[latest, best, bestAt] = [place, partie, at]
    })
    const queue = queues[latest]
    if (queue === undefined) return
    yield best
    heads[latest] = queue.next()
  }
}

function walkByDate(db: ReadStore, filter: PositionFilter): Walk {
  const { sql, values } = buildDecisionCondition(filter)
  const ofPartie = db
    .prepare<unknown[], readonly [step: number, held: string, trump: Suit | null]>(
      `SELECT d.step, d.held, d.trump FROM decision d WHERE d.partie = @partie AND ${sql} ORDER BY d.step`,
    )
    .raw()
  const parties = mergeShelves(db, filter)
  return {
    readNext(found) {
      const next = parties.next()
      if (next.done === true) return false
      for (const [step, held, trump] of ofPartie.all(...values, { partie: next.value }))
        if (isHeld(filter, held, trump)) found(next.value, step)
      return true
    },
  }
}

/** More steps than any partie has: a decision is one number. */
const STEPS = 2 ** 20

/** A search that is under way, or done: what it has found so far. */
export class PositionScan {
  readonly #found: number[] = []
  readonly #walk: Walk
  #isDone = false

  constructor(db: ReadStore, filter: PositionFilter, order: PositionOrder) {
    this.#walk = order === 'cost' ? walkByCost(db, filter) : walkByDate(db, filter)
  }

  /**
   * Searches until so many are found, or all; other work is done between slices, and `check` is
   * called after it, which may throw.
   */
  async readUntil(count: number, check: () => void): Promise<void> {
    let startedAt = performance.now()
    while (!this.#isDone && this.#found.length < count) {
      this.#isDone = !this.#walk.readNext(this.#add)
      if (performance.now() - startedAt < SLICE_MS) continue
      await others()
      check()
      startedAt = performance.now()
    }
  }

  readonly #add = (partie: number, step: number): void =>
    void this.#found.push(partie * STEPS + step)

  getCount(): number {
    return this.#found.length
  }

  list(from: number, count: number): readonly DecisionKey[] {
    return this.#found
      .slice(from, from + count)
      .map((key) => ({ partie: Math.floor(key / STEPS), step: key % STEPS }))
  }
}
