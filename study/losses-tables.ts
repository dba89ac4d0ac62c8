// What the decisions of many deals lost, by kind.
import { actionText } from '../src/main/engine/notation/actions.ts'
import type { AnyAction, Seat } from '../src/shared/view.ts'
import type { Loss } from './losses-judges.ts'

/** A decision of a deal, the only one of its kind that was judged. */
export interface Judged extends Loss {
  readonly kind: string
  /** Decisions of this kind in the deal. */
  readonly count: number
  readonly deal: number
  readonly seat: Seat
  readonly side: Seat
  readonly done: AnyAction
  readonly book: AnyAction | null
  /** The position, as notation. */
  readonly text: string
}

export interface JudgedDeal {
  /** Result of the first side, in points and in parties or markers. */
  readonly points: number
  readonly equity: number
  readonly judged: readonly Judged[]
}

/** A kind of decisions over all deals. */
interface Row {
  readonly kind: string
  readonly deals: readonly (Judged | undefined)[]
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0)
const meanOf = (values: readonly number[]): number => sumOf(values) / values.length

function errorOf(values: readonly number[]): number {
  const mean = meanOf(values)
  return Math.sqrt(
    sumOf(values.map((one) => (one - mean) ** 2)) / (values.length - 1) / values.length,
  )
}

/** Standard errors beyond which a loss is clear. */
const CLEAR = 2

/** Tells what each kind loses, the worst first, and the worst decisions. */
export function* tellLosses(deals: readonly JudgedDeal[], worst: number): Generator<string> {
  const all = deals.flatMap(({ judged }) => judged)
  const spreadOf = (of: (one: JudgedDeal) => number): number =>
    Math.sqrt(meanOf(deals.map((one) => of(one) ** 2)))
  const spread = spreadOf((one) => one.equity)
  yield `a deal changes the value of a partie by ${spread.toFixed(3)}, ${spreadOf((one) => one.points).toFixed(2)} points (root mean square)`
  yield [
    'kind',
    'a deal',
    'judged',
    'clear',
    'by book',
    'each',
    'points each',
    'a deal',
    '% of a deal',
  ]
    .map((cell) => cell.padStart(14))
    .join('')
  const rows = [...new Set(all.map(({ kind }) => kind))].map((kind): Row => ({
    kind,
    deals: deals.map(({ judged }) => judged.find((one) => one.kind === kind)),
  }))
  const lossOf = ({ deals: some }: Row): number => meanOf(some.map(lossInDeal))
  for (const row of rows.toSorted((a, b) => lossOf(b) - lossOf(a))) yield tellRow(row, spread)
  const ranked = all.toSorted((a, b) => b.equity - a.equity).slice(0, worst)
  for (const one of ranked) {
    yield ''
    yield* tellDecision(one)
  }
}

const lossInDeal = (one: Judged | undefined): number =>
  one === undefined ? 0 : one.count * one.equity

function tellRow({ kind, deals }: Row, spread: number): string {
  const judged = deals.flatMap((one) => one ?? [])
  const counts = meanOf(deals.map((one) => one?.count ?? 0))
  const losses = deals.map(lossInDeal)
  const [mean, error] = [meanOf(losses), errorOf(losses)]
  const points = meanOf(deals.map((one) => (one === undefined ? 0 : one.count * one.points)))
  const clear = judged.filter(
    (one) => one.error !== null && one.equity > CLEAR * one.error && one.equity > 0,
  )
  const share = (part: number): string => `${((100 * part) / judged.length).toFixed(0)} %`
  const byBook = judged.filter(({ done, book }) => JSON.stringify(done) === JSON.stringify(book))
  return [
    kind,
    counts.toFixed(2),
    String(judged.length),
    share(clear.length),
    share(byBook.length),
    `${(mean / counts).toFixed(4)} ± ${(error / counts).toFixed(4)}`,
    (points / counts).toFixed(3),
    `${mean.toFixed(4)} ± ${error.toFixed(4)}`,
    `${((100 * mean) / spread).toFixed(2)} ± ${((100 * error) / spread).toFixed(2)}`,
  ]
    .map((cell) => cell.padStart(cell.includes('±') ? 19 : 9))
    .join('')
}

const tellAction = (seat: Seat, action: AnyAction | null): string =>
  action === null ? 'nothing' : actionText({ seat, ...action })

function* tellDecision({
  kind,
  deal,
  seat,
  done,
  better,
  book,
  ...one
}: Judged): Generator<string> {
  const error = one.error === null ? '' : ` ± ${one.error.toFixed(4)}`
  yield `# ${kind}, deal ${deal}: ${tellAction(seat, better)}; book ${tellAction(seat, book)}`
  yield `# ${tellAction(seat, done)} loses ${one.equity.toFixed(4)}${error}, ${one.points.toFixed(2)} points`
  yield one.text
}
