// Positions found among the decisions that the coach has judged: a page of them, and how many.
import { z } from 'zod/mini'
import { type Suit, SUITS, TRAPPOLA_SUITS, readCards } from '../../shared/card.ts'
import type { FoundPosition, PositionFilter, PositionOrder } from '../../shared/positions.ts'
import { SEATS } from '../../shared/view.ts'
import { processInSlices } from '../time-slices.ts'
import { parseAction } from './judgement.ts'
import { areTextsShort } from './lengths.ts'
import type { ReadStore } from './open.ts'
import { listPlayers } from './people.ts'
import { type DecisionKey, PositionScan } from './position-scan.ts'
import { listTrickBefore } from './position-table.ts'
import { pluck, query } from './query.ts'

interface FoundRow {
  readonly sitting: number
  readonly seq: number
  readonly at: number
  readonly step: number
  readonly deal: number
  readonly seat: number
  readonly game: string
  readonly kind: string
  readonly role: string
  readonly done: string
  readonly best: string
  readonly done_equity: number
  readonly best_equity: number
  readonly cost: number
  readonly doubt: number
  readonly hinted: number
  readonly held: string
  readonly trump: string | null
  readonly score: string
}

const TEXTS = ['game', 'kind', 'role', 'done', 'best', 'held', 'trump', 'score']
const selectFound = query<[number, number], FoundRow>(
  `SELECT p.sitting, p.seq, f.at, d.step, d.deal, d.seat, d.game, d.kind, d.role, d.done, d.best,
     d.done_equity, d.best_equity, d.cost, d.doubt, d.hinted, d.held, d.trump, d.score
   FROM decision d JOIN partie p ON p.id = d.partie JOIN partie_fact f ON f.partie = d.partie
   WHERE d.partie = ? AND d.step = ? AND ${areTextsShort(TEXTS.map((text) => `d.${text}`))}`,
)

const numbers = z.array(z.number())
const suitOfText = (text: string | null): Suit | null =>
  [...SUITS, ...TRAPPOLA_SUITS].find((suit) => suit === text) ?? null

/** Loads a decision that was found; null if it is gone meanwhile, or cannot be read. */
function loadFound(db: ReadStore, { partie, step }: DecisionKey): FoundPosition | null {
  const row = selectFound(db).get(partie, step)
  if (row === undefined) return null
  const [done, best] = [row.done, row.best].map((text) => parseAction(row.game, text))
  const seat = SEATS.find((one) => one === row.seat)
  const score = numbers.safeParse(JSON.parse(row.score))
  const held = readCards(row.held)
  if (!done || !best || seat === undefined || !score.success || !('cards' in held)) return null
  const place = { sitting: row.sitting, partie: row.seq, step }
  return {
    place,
    game: row.game,
    people: listPlayers(db, row.sitting),
    playedAt: row.at === 0 ? null : new Date(row.at).toISOString(),
    trick: listTrickBefore(db, place, seat),
    step,
    deal: row.deal,
    seat,
    kind: row.kind,
    role: row.role,
    done,
    best,
    doneEquity: row.done_equity,
    bestEquity: row.best_equity,
    cost: row.cost,
    doubt: row.doubt,
    hinted: row.hinted === 1,
    held: held.cards,
    trump: suitOfText(row.trump),
    score: score.data,
  }
}

const selectOwnChanges = pluck<[], number>('SELECT total_changes()')
const selectOtherChanges = pluck<[], number>('PRAGMA data_version')

/** The search that was asked for last, and what it was made of. */
interface KnownScan {
  readonly key: string
  readonly scan: PositionScan
}
const known = new WeakMap<ReadStore, KnownScan>()

/** Returns the search for a filter: its pages are cut from one until something is written. */
function findScan(db: ReadStore, filter: PositionFilter, order: PositionOrder): PositionScan {
  const changes = [selectOwnChanges(db).get(), selectOtherChanges(db).get()]
  const key = JSON.stringify([filter, order, changes])
  const last = known.get(db)
  if (last?.key === key) return last.scan
  const scan = new PositionScan(db, filter, order)
  known.set(db, { key, scan })
  return scan
}

/** Lists a page of the decisions that meet a filter; `check` is called between slices. */
export async function findPositions(
  db: ReadStore,
  filter: PositionFilter,
  order: PositionOrder,
  page: { readonly from: number; readonly count: number },
  check: () => void,
): Promise<readonly FoundPosition[]> {
  const scan = findScan(db, filter, order)
  await scan.readUntil(page.from + page.count, check)
  const found: FoundPosition[] = []
  await processInSlices(scan.list(page.from, page.count), (key) => {
    check()
    const one = loadFound(db, key)
    if (one !== null) found.push(one)
  })
  return found
}

/** Returns the number of decisions that meet a filter, up to `most`, by the search of its pages. */
export async function countPositions(
  db: ReadStore,
  filter: PositionFilter,
  order: PositionOrder,
  most: number,
  check: () => void,
): Promise<number> {
  const scan = findScan(db, filter, order)
  await scan.readUntil(most, check)
  return Math.min(scan.getCount(), most)
}
