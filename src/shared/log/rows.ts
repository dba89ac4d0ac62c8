// Arranges the lines of a deal as rows: the cards of a trick in one, every other line alone.
import type { Card } from '../card.ts'
import type { Seat } from '../view.ts'

/** The name of a player, and a short form for narrow rows. */
export interface RowName {
  readonly full: string
  readonly short: string
}

/** The part of a play that a line of the log tells; null if it tells nothing of a trick. */
export type LinePlay =
  | { readonly kind: 'card'; readonly seat: Seat; readonly card: Card; readonly leads: boolean }
  /** `points` are those of its cards, where a game counts them. */
  | { readonly kind: 'taken'; readonly seat: Seat; readonly points: number }
  /** So many of the last cards of the trick are taken up again. */
  | { readonly kind: 'takenUp'; readonly count: number }
  | null

/** The part of a log line that the rows need. */
interface Line {
  readonly play: LinePlay
  readonly did: string | null
}

export interface RowCard<L extends Line> {
  readonly entry: L
  readonly card: Card
  /** The card took the trick. */
  readonly wins: boolean
  /** The card was taken up again. */
  readonly isBack: boolean
}

export interface RowTaken<L extends Line> {
  readonly entry: L
  readonly taker: RowName
  readonly points: number
  /** Cards of the trick were taken up again after that. */
  readonly isBack: boolean
}

/**
 * The cards of a trick in the order played. A line between two of its cards breaks the row: then
 * the next row goes on where the first one ends.
 */
export interface TrickPart<L extends Line> {
  readonly kind: 'trick'
  /** The number of the trick in its deal, from 1. */
  readonly trick: number
  readonly leader: RowName
  /** Number of cards of this trick in earlier rows. */
  readonly before: number
  readonly cards: readonly RowCard<L>[]
  /** Null while the trick runs, and in a row that is gone on with. */
  readonly taken: RowTaken<L> | null
}

export type LogRow<L extends Line> = TrickPart<L> | { readonly kind: 'line'; readonly entry: L }

/** Longer names are written short wherever they stand. */
const WHOLE = 9
/** Letters of a name that is written short. */
const LETTERS = 4

/** Returns the names by seat with their short forms; two that begin alike also show their end. */
export function shortenNames(names: readonly string[]): readonly RowName[] {
  const cut = names.map((name) => {
    const letters = [...name.trim()]
    const begin = letters.slice(0, LETTERS).join('')
    return letters.length <= LETTERS + 2 ? name : `${begin}.`
  })
  return names.map((full, seat) => {
    const short = cut[seat] ?? full
    const isShared = cut.some((other, place) => place !== seat && other === short)
    return { full, short: isShared ? `${short.slice(0, -2)}.${full.slice(-1)}` : short }
  })
}

/** True if there is room for the whole name in a wide row. */
export const isShown = ({ full }: RowName): boolean => full.length <= WHOLE

/** The trick that is being collected. */
interface OpenTrick {
  readonly number: number
  readonly leader: Seat
  /** The lines of its cards in the order played, without those taken up again. */
  lines: readonly object[]
  /** The line that tells who took it; null as long as it runs, or runs again. */
  taken: object | null
  winner: Seat | null
}

interface OpenPart<L extends Line> {
  readonly trick: OpenTrick
  readonly before: number
  readonly cards: { readonly entry: L; readonly seat: Seat; readonly card: Card }[]
  taken: { readonly entry: L; readonly seat: Seat; readonly points: number } | null
}

/** Collects the cards of tricks; a card that is led begins the next one. */
function collectParts<L extends Line>(entries: readonly L[]): readonly (OpenPart<L> | L)[] {
  const rows: (OpenPart<L> | L)[] = []
  let complete = 0
  let trick: OpenTrick | null = null
  let last: OpenTrick | null = null
  let part: OpenPart<L> | null = null
  for (const entry of entries) {
    const { play } = entry
    if (play?.kind === 'card') {
      if (trick === null || play.leads) {
        trick = { number: complete + 1, leader: play.seat, lines: [], taken: null, winner: null }
        last = trick
        part = null
      }
      if (part === null) {
        part = { trick, before: trick.lines.length, cards: [], taken: null }
        rows.push(part)
      }
      part.cards.push({ entry, seat: play.seat, card: play.card })
      trick.lines = [...trick.lines, entry]
      continue
    }
    if (play?.kind === 'taken' && trick !== null) {
      trick.winner = play.seat
      trick.taken = entry
      if (part === null) rows.push(entry)
      else part.taken = { entry, seat: play.seat, points: play.points }
      trick = null
      complete += 1
    } else rows.push(entry)
    // the trick goes on from there
    if (play?.kind === 'takenUp' && last !== null) {
      if (trick === null) complete -= 1
      trick = last
      trick.lines = trick.lines.slice(0, -play.count)
      trick.winner = null
      trick.taken = null
    }
    part = null
    // cards that are dealt again are played from the first trick
    if (entry.did === 'dealt') complete = 0
  }
  return rows
}

/** Returns the rows of a deal in their order; `names` are by seat. */
export function arrangeRows<L extends Line>(
  entries: readonly L[],
  names: readonly RowName[],
): readonly LogRow<L>[] {
  const nameAt = (seat: Seat): RowName => names[seat] ?? { full: '', short: '' }
  return collectParts(entries).map((row) => {
    if (!('trick' in row)) return { kind: 'line', entry: row }
    const { trick, before, cards, taken } = row
    return {
      kind: 'trick',
      trick: trick.number,
      leader: nameAt(trick.leader),
      before,
      cards: cards.map(({ entry, seat, card }) => {
        const isBack = !trick.lines.includes(entry)
        return { entry, card, wins: !isBack && seat === trick.winner, isBack }
      }),
      taken: taken && {
        entry: taken.entry,
        taker: nameAt(taken.seat),
        points: taken.points,
        isBack: taken.entry !== trick.taken,
      },
    }
  })
}

/** Returns the lines of a row in their order. */
export const linesOf = <L extends Line>(row: LogRow<L>): readonly L[] =>
  row.kind === 'line'
    ? [row.entry]
    : [...row.cards.map(({ entry }) => entry), ...(row.taken ? [row.taken.entry] : [])]
