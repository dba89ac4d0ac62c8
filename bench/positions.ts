// The search for positions among a million judged decisions: main never waits for it. How long it
// keeps others waiting is compared with work that ends after the same time: a busy machine slows
// both alike.
import { copyFileSync, existsSync, rmSync } from 'node:fs'
import { setImmediate as others } from 'node:timers/promises'
import { CARDS, SUITS } from '../src/shared/card.ts'
import type { HeldPattern } from '../src/shared/held.ts'
import {
  ALL_MISTAKES,
  MOST_LISTED,
  POSITION_ORDERS,
  type PositionFilter,
  type PositionOrder,
} from '../src/shared/positions.ts'
import { randomFrom, readSeed, shuffle } from '../src/main/engine/random.ts'
import { openArchive } from '../src/main/store/archive.ts'
import { countPositions, findPositions } from '../src/main/store/found.ts'
import { type WriteStore, closeStore } from '../src/main/store/open.ts'
import { LARGE_ARCHIVE, largeArchive } from './archive.ts'
import { type Figure, most, quantile } from './figures.ts'

/** Judged decisions of a partie; there are a hundred thousand parties. */
const A_PARTIE = 10
const HANDS = 4_000
/** Length of a slice of the search (ms), and the number of such slices of plain work after each. */
const SLICE_MS = 8
const PLAIN_SLICES = 40
const FILE = `${LARGE_ARCHIVE}.judged`

const isComplete = (db: WriteStore): boolean =>
  db.prepare("SELECT 1 FROM tag WHERE tag = 'judged'").get() !== undefined

/** The large archive with judged decisions, made once and reused while it is complete. */
function judgedArchive(): WriteStore {
  if (existsSync(FILE)) {
    const kept = openArchive(FILE)
    if (isComplete(kept)) return kept
    closeStore(kept)
  }
  closeStore(largeArchive())
  for (const end of ['', '-wal', '-shm']) rmSync(`${FILE}${end}`, { force: true })
  copyFileSync(LARGE_ARCHIVE, FILE)
  const db = openArchive(FILE)
  judge(db)
  return db
}

const seeded = (text: string) => {
  const seed = readSeed(text.padStart(32, '1'))
  if (seed === null) throw new Error('no seed')
  return randomFrom(seed)
}

/** Judges every partie, with decisions of any hand: half of them cost something. */
function judge(db: WriteStore): void {
  const random = seeded('26')
  const hands = Array.from({ length: HANDS }, () =>
    shuffle(CARDS, random)
      .slice(0, 1 + random.nextInt(13))
      .join(' '),
  )
  const indexes = db
    .prepare<[], { readonly name: string; readonly sql: string }>(
      "SELECT name, sql FROM sqlite_master WHERE tbl_name = 'decision' AND sql LIKE 'CREATE INDEX%'",
    )
    .all()
  const insert = db.prepare(
    `INSERT INTO decision (partie, step, deal, seat, person, game, kind, role, done, best,
       done_equity, best_equity, cost, doubt, hinted, held, trump, score)
     SELECT p.id, @step, 1, s.seat, s.person, 'ecarte', 'lead', 'elder', '{"do":"play","card":"KH"}',
       '{"do":"play","card":"QH"}', 0, @cost, @cost, 0.001, 0, @held, @trump, '[1,2]'
     FROM partie p JOIN seat s ON s.sitting = p.sitting AND s.seat = @seat WHERE p.id = @id`,
  )
  const ids = db.prepare<[], number>('SELECT id FROM partie').pluck().all()
  db.transaction(() => {
    for (const { name } of indexes) db.exec(`DROP INDEX ${name}`)
    db.exec(`INSERT INTO judged SELECT id, 1, coalesce(hash, ''), 0, ${A_PARTIE} FROM partie`)
    for (const id of ids)
      for (let step = 1; step <= A_PARTIE; step += 1)
        insert.run({
          ...{ id, step, seat: step % 2, held: hands[random.nextInt(HANDS)] },
          cost: random.nextInt(2) === 0 ? 0 : random.nextInt(10_000) / 20_000,
          trump: SUITS[random.nextInt(SUITS.length)],
        })
    for (const { sql } of indexes) db.exec(sql)
    db.prepare('INSERT INTO tag (partie, tag) VALUES (?, ?)').run(ids[0], 'judged')
  })()
}

const holds = (some: Partial<HeldPattern>): Partial<PositionFilter> => ({
  held: { cards: [], counts: [], ...some },
})

/** Searches that read every decision, or nearly so. */
const SEARCHES: readonly Partial<PositionFilter>[] = [
  {},
  { leastCost: null },
  holds({ cards: ['KH', 'QH', 'JH', '10H', '9H', '8H', '7H'] }),
  { leastCost: null, ...holds({ cards: ['KH', 'QH', 'JH', '10H', '9H', '8H', '7H'] }) },
  { leastCost: null, own: 4, level: 'master' },
  { leastCost: null, until: '2020-01-01' },
  { from: '2099-01-01' },
  { trump: 'none' },
]

/** How long others wait, each time they do (ms), while work is done. */
async function listWaits(work: () => Promise<unknown>): Promise<readonly number[]> {
  const waits: number[] = []
  const state = { isOver: false }
  const working = work().finally(() => (state.isOver = true))
  do {
    const last = performance.now()
    await others()
    waits.push(performance.now() - last)
  } while (!state.isOver)
  await working
  return waits
}

/** Works in slices as long as those of a search, and knows when to stop. */
async function workPlainly(slices: number): Promise<void> {
  for (let slice = 0; slice < slices; slice += 1) {
    for (const startedAt = performance.now(); performance.now() - startedAt < SLICE_MS;);
    await others()
  }
}

const check = (): void => undefined

async function search(db: WriteStore, some: Partial<PositionFilter>, order: PositionOrder) {
  const filter = { ...ALL_MISTAKES, ...some }
  await findPositions(db, filter, order, { from: 0, count: 50 }, check)
  await countPositions(db, filter, order, MOST_LISTED, check)
}

/** How long others wait for searches, against plain work in slices of the same length. */
export async function positionFigures(): Promise<readonly Figure[]> {
  const db = judgedArchive()
  const waits: number[] = []
  const plain: number[] = []
  for (const some of SEARCHES)
    for (const order of POSITION_ORDERS) {
      waits.push(...(await listWaits(() => search(db, some, order))))
      plain.push(...(await listWaits(() => workPlainly(PLAIN_SLICES))))
    }
  closeStore(db)
  const late = quantile(waits, 0.99)
  const name = 'a search among a million decisions keeps others waiting'
  return [
    { name: `${name}, 99th percentile`, value: late, unit: 'ms', bound: 0, most },
    {
      name: `${name}, against plain work of 8 ms at a time`,
      value: late / quantile(plain, 0.99),
      unit: 'times',
      bound: 2,
      most,
    },
  ]
}
