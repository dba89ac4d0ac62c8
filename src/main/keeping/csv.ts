// A list of parties as a table for a spreadsheet (RFC 4180). Column names are English: programs read them.
import type { PartieLine } from '../../shared/bridge.ts'

const HEAD = [
  ...['started', 'game', 'rules', 'sitting', 'partie', 'players', 'levels'],
  ...['score', 'winner', 'value', 'given up', 'practice', 'note', 'tags'],
]

/** A field, in quotes where it must be; what a spreadsheet would take for a formula is kept a text. */
function field(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function rowOf(line: PartieLine): readonly string[] {
  const { people, outcome } = line
  const winner = outcome === null ? '' : (people[outcome.winner]?.name ?? '')
  return [
    ...[line.startedAt ?? '', line.game, line.preset ?? '', String(line.sitting), String(line.partie)],
    people.map(({ name }) => name).join(' / '),
    people.map(({ kind, level }) => level ?? kind).join(' / '),
    line.score.join('–'),
    winner,
    ...[String(outcome?.value ?? ''), line.gaveUp ? 'yes' : '', line.practice ? 'yes' : ''],
    ...[line.note, line.tags.join(' / ')],
  ]
}

/** Lines of the table, each ended; with the names of the columns above when `headed`. */
export const csvLines = (lines: readonly PartieLine[], headed: boolean): string =>
  [...(headed ? [HEAD] : []), ...lines.map(rowOf)].map((row) => `${row.map(field).join(',')}\r\n`).join('')
