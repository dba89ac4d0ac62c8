// Lists of parties and standings as tables for a spreadsheet (RFC 4180). Column names are English,
// for programs that read them.
import type { PartieLine, Standings, StandingsQuery, StandingsSums } from '../../shared/archive.ts'
import { SEATS, seatsOfSide } from '../../shared/view.ts'

const COLUMN_NAMES = [
  ...['started', 'game', 'rules', 'sitting', 'partie', 'side', 'name', 'level', 'score', 'winner'],
  ...['value', 'given up', 'practice', 'hints', 'decisions', 'error rate', 'note', 'tags'],
]

/** What a partie says of one side besides its line in the list. */
export interface SideFigures {
  /** Actions that followed a hint. */
  readonly hints: number
  /** Decisions the coach has judged, and what they cost; null before an analysis. */
  readonly judged: { readonly decisions: number; readonly cost: number } | null
}

/** A field of a row; numbers stay numbers, so that a spreadsheet can sum them. */
type Field = string | number

/** First characters of a text that a spreadsheet computes, full-width signs included. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** Formats a field, quoted if necessary; what looks like a formula stays a text. */
function formatField(value: Field): string {
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Builds a row for each side of a partie; `nameless` stands for a person without a name. */
function toRows(
  line: PartieLine,
  figures: readonly SideFigures[],
  nameless: string,
): readonly (readonly Field[])[] {
  const { people, outcome, score } = line
  return SEATS.slice(0, score.length).map((side) => {
    const seats = seatsOfSide(side, score.length, people.length)
    const players = seats.flatMap((seat) => people[seat] ?? [])
    const { hints = 0, judged = null } = figures[side] ?? {}
    const rate = judged === null || judged.decisions === 0 ? '' : judged.cost / judged.decisions
    return [
      ...[line.startedAt ?? '', line.game, line.preset ?? '', line.sitting, line.partie, side + 1],
      players.map(({ name }) => name || nameless).join(' / '),
      players.map(({ kind, level }) => level ?? kind).join(' / '),
      ...[score[side] ?? 0, outcome === null ? '' : outcome.winner === side ? 'yes' : 'no'],
      ...[outcome?.value ?? '', line.gaveUp ? 'yes' : '', line.practice ? 'yes' : ''],
      ...[hints, judged?.decisions ?? '', rate, line.note, line.tags.join(' / ')],
    ]
  })
}

const formatTable = (rows: readonly (readonly Field[])[]): string =>
  rows.map((row) => `${row.map(formatField).join(',')}\r\n`).join('')

/** Sums of every partie, in every game. */
const SUMMED = [
  ...['parties', 'won', 'lost', 'value', 'valueLost', 'deals', 'points'],
  ...['gaveUp', 'gaveUpValue', 'wereGiven', 'wereGivenValue'],
]

/** Returns the names of the two sides of a query; the other one is empty for all opponents. */
export function nameSides(
  { person, other, together }: StandingsQuery,
  nameOf: (id: number) => string,
): readonly [own: string, opposite: string] {
  if (other === null) return [nameOf(person), '']
  return together ? [`${nameOf(person)} / ${nameOf(other)}`, ''] : [nameOf(person), nameOf(other)]
}

const NOT_JUDGED = ['', '', '', '']

/**
 * Formats a pair's standings as a table: a row for each month and side, the own side first, under
 * the names of the two sides.
 */
export function formatStandingsCsv(
  { months, counted }: Standings,
  [own, opposite]: readonly [own: string, opposite: string],
): string {
  const names = [...SUMMED, ...counted]
  const head = ['month', 'name', ...names, 'decisions', 'hints', 'error rate', 'adjusted']
  const toSums = (sums: StandingsSums): readonly number[] => names.map((name) => sums[name] ?? 0)
  const rows = months.flatMap(({ month, judged, ...sums }) => [
    [
      ...[month, own, ...toSums(sums.own)],
      ...(judged === null
        ? NOT_JUDGED
        : [judged.decisions, judged.hinted, judged.rate, judged.adjusted]),
    ],
    [month, opposite, ...toSums(sums.opposite), ...NOT_JUDGED],
  ])
  return formatTable([head, ...rows])
}

/** Formats parties as rows, each with its line end; with the column names first if `headed`. */
export const formatPartiesCsv = (
  lines: readonly PartieLine[],
  headed: boolean,
  nameless: string,
  loadFigures: (line: PartieLine) => readonly SideFigures[],
): string =>
  formatTable([
    ...(headed ? [COLUMN_NAMES] : []),
    ...lines.flatMap((line) => toRows(line, loadFigures(line), nameless)),
  ])
