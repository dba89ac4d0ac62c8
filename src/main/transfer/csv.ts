// Lists of parties and standings as tables for a spreadsheet (RFC 4180). Column names are English,
// for programs that read them.
import type { Standings, PartieLine } from '../../shared/archive.ts'
import { seatsOfSide } from '../../shared/view.ts'

const COLUMN_NAMES = [
  ...['started', 'game', 'rules', 'sitting', 'partie', 'players', 'levels'],
  ...['score', 'winner', 'value', 'given up', 'practice', 'note', 'tags'],
]

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

function toRow(line: PartieLine): readonly Field[] {
  const { people, outcome } = line
  const winners =
    outcome === null ? [] : seatsOfSide(outcome.winner, line.score.length, people.length)
  const winner = winners.map((seat) => people[seat]?.name ?? '').join(' / ')
  return [
    ...[line.startedAt ?? '', line.game, line.preset ?? '', line.sitting, line.partie],
    people.map(({ name }) => name).join(' / '),
    people.map(({ kind, level }) => level ?? kind).join(' / '),
    line.score.join('–'),
    winner,
    ...[outcome?.value ?? '', line.gaveUp ? 'yes' : '', line.practice ? 'yes' : ''],
    ...[line.note, line.tags.join(' / ')],
  ]
}

const formatTable = (rows: readonly (readonly Field[])[]): string =>
  rows.map((row) => `${row.map(formatField).join(',')}\r\n`).join('')

/** Sums of every partie, in every game. */
const SUMMED = [
  ...['parties', 'won', 'lost', 'value', 'valueLost', 'deals', 'points'],
  ...['gaveUp', 'gaveUpValue', 'wereGiven', 'wereGivenValue'],
]

/** Formats a pair's standings as a table, a row per month, the own columns first. */
export function formatStandingsCsv({ months, counted }: Standings): string {
  const names = [...SUMMED, ...counted]
  const head = [
    'month',
    ...names,
    ...names.map((name) => `${name} (opposite)`),
    'decisions',
    'error rate',
    'adjusted',
  ]
  const rows = months.map(({ month, own, opposite, judged }) => [
    ...[month, ...names.map((name) => own[name] ?? 0), ...names.map((name) => opposite[name] ?? 0)],
    ...(judged === null ? ['', '', ''] : [judged.decisions, judged.rate, judged.adjusted]),
  ])
  return formatTable([head, ...rows])
}

/** Formats parties as lines, each with its line end; with the column names first if `headed`. */
export const formatPartiesCsv = (lines: readonly PartieLine[], headed: boolean): string =>
  formatTable([...(headed ? [COLUMN_NAMES] : []), ...lines.map(toRow)])
