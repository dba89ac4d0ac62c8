// The deals of a partie as they are printed: how the cards lay, what was said, every trick.
import type { LogLine } from '../../shared/bridge.ts'
import { LEAST_MARKED } from '../../shared/coach.ts'
import { type LinePlay, type LogRow, arrangeRows, shortenNames } from '../../shared/log/rows.ts'
import { readPlay } from '../../shared/log/text.ts'
import type { Review, ReviewStep } from '../../shared/review.ts'
import type { StoredDecision } from '../store/judgement.ts'
import type { Mark, Seat } from '../../shared/view.ts'

/** A line of the log, and the number of the remark on it, from 1 in its deal. */
export interface PrintedLine {
  readonly line: LogLine
  readonly play: LinePlay
  readonly did: string | null
  readonly remark: number | null
}

export interface PrintedDeal {
  /** From 1 in its partie. */
  readonly number: number
  readonly dealer: Seat | null
  /** The position as dealt. */
  readonly dealt: ReviewStep
  /** The position before the first lead, if hands have changed by then; else null. */
  readonly exchanged: ReviewStep | null
  /** In the order of the log: a trick in one row, every other line alone. */
  readonly rows: readonly LogRow<PrintedLine>[]
  /** The decisions that gave something away; the remark n is on the one at n - 1. */
  readonly remarks: readonly StoredDecision[]
  readonly marks: readonly Mark[]
  /** Scores by side, before and after. */
  readonly before: readonly number[]
  readonly after: readonly number[]
}

/** A partie as far as its deals need it; `decisions` are those that the reader may know of. */
export interface DealsSource extends Pick<Review, 'steps' | 'log'> {
  readonly names: readonly string[]
  readonly decisions: readonly StoredDecision[]
}

/** Lists the deals of a partie in order. */
export function listDeals(source: DealsSource): readonly PrintedDeal[] {
  const { steps, decisions } = source
  const numbers = [...new Set(steps.map(({ view }) => view.deals))].filter((number) => number > 0)
  return numbers.map((number) => {
    const first = steps.findIndex(({ view }) => view.deals === number)
    const next = steps.findIndex(({ view }) => view.deals > number)
    const remarks = decisions.filter(({ deal, cost }) => deal === number && cost >= LEAST_MARKED)
    return buildDeal(source, { number, first, end: next < 0 ? steps.length : next }, remarks)
  })
}

interface DealRange {
  readonly number: number
  /** Indexes of its first step, and of the first one after it. */
  readonly first: number
  readonly end: number
}

function buildDeal(
  { steps, log, names }: DealsSource,
  { number, first, end }: DealRange,
  remarks: readonly StoredDecision[],
): PrintedDeal {
  const own = steps.slice(first, end)
  const [dealt, last] = [own[0], own.at(-1)]
  if (dealt === undefined || last === undefined) throw new Error(`no deal ${number}`)
  const from = steps[first - 1]?.log ?? 0
  // a decision is remarked on at the first line of what it brought
  const remarkAt = (index: number): number | null => {
    const remark = remarks.findIndex(({ step }) => steps[step]?.log === index)
    return remark < 0 ? null : remark + 1
  }
  const lines = log.slice(from, last.log).flatMap((line, place): readonly PrintedLine[] => {
    // a seed would tell every card of the deal
    if (line.kind === 'seed') return []
    const event = line.kind === 'heard' ? line.event : null
    const play = event === null ? null : readPlay(event)
    return [{ line, play, did: event?.did ?? null, remark: remarkAt(from + place) }]
  })
  return {
    number,
    dealer: dealt.view.dealer,
    dealt,
    exchanged: findExchanged(own),
    rows: arrangeRows(lines, shortenNames(names)),
    remarks,
    marks: last.view.marks,
    before: steps[first - 1]?.view.score ?? dealt.view.score.map(() => 0),
    after: last.view.score,
  }
}

function findExchanged(own: readonly ReviewStep[]): ReviewStep | null {
  const led = own.findIndex(({ view }) => view.tricks.length > 0)
  const played = own[led - 1]
  const hands = JSON.stringify(own[0]?.view.hands)
  return played !== undefined && JSON.stringify(played.view.hands) !== hands ? played : null
}
