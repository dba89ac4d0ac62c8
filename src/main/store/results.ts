// What came of many parties: sums of a pair of people, month by month, runs, verdicts of the coach, score sheets.
import type { Judged, MonthSums, SheetLine, Standings, StandingsWish, Sums } from '../../shared/archive.ts'
import { type Seat, SEATS } from '../../shared/view.ts'
import { gradeOf } from '../engine/players/coach.ts'
import { gameOf } from '../engine/games/games.ts'
import { replay } from '../engine/replay.ts'
import { type PartiePlace, Spoilt, loadPartie } from './load.ts'
import { monthOf } from './months.ts'
import type { ReadStore } from './open.ts'
import { pluck, query } from './query.ts'
import { SEAT_COLUMNS, hasWon } from './seats.ts'
import { ALL } from './standings.ts'

interface SumRow {
  readonly person: number
  readonly month: string
  readonly name: string
  readonly sum: number
}

const OWN = 'SELECT person, month, name, sum FROM standing WHERE game = ? AND person = ? AND other = ?'
const against = query<[string, number, number], SumRow>(OWN)
/** The other side of everybody's table: those who sat against the person, each with what he made of it. */
const againstAll = query<[string, number, number], SumRow>(
  `SELECT person, month, name, sum(sum) AS sum FROM standing
    WHERE game = ? AND other = ? AND person <> ? GROUP BY month, name`,
)

const sat = (who: string): string => SEAT_COLUMNS.map((seat) => `${seat} = ${who}`).join(' OR ')
const TOGETHER = `(${sat('@person')}) AND (@other = 0 OR ${sat('@other')})`

interface Pair {
  readonly game: string
  readonly person: number
  readonly other: number
}

/** One letter a partie, the latest first. */
const course = pluck<[Pair], string | null>(
  `SELECT group_concat(letter, '') FROM (SELECT iif(${hasWon('@person')}, 'w', 'l') AS letter
     FROM partie_fact INDEXED BY partie_fact_list
     WHERE shelf = 'counted' AND game = @game AND ${TOGETHER} ORDER BY at DESC, partie DESC)`,
)

const longest = (letters: string, letter: string): number =>
  letters.split(letter === 'w' ? 'l' : 'w').reduce((most, run) => Math.max(most, run.length), 0)

function runsOf(letters: string): Standings['runs'] {
  const first = letters[0] ?? ''
  const now = letters.length - letters.replace(first === 'w' ? /^w+/ : /^l+/, '').length
  return { won: longest(letters, 'w'), lost: longest(letters, 'l'), now: first === 'l' ? -now : now }
}

interface VerdictRow {
  readonly at: number
  readonly zone: string | null
  readonly decisions: number
  readonly cost: number
  readonly result: number
  readonly luck: number
}

/** From the verdicts on: there are far fewer of them than of anything else. */
const verdicts = query<[Pair], VerdictRow>(
  `SELECT f.at, s.zone, v.decisions, v.cost, v.result, v.luck
    FROM verdict v CROSS JOIN partie_fact f ON f.partie = v.partie JOIN partie p ON p.id = v.partie
      JOIN sitting s ON s.id = p.sitting JOIN seat ON seat.sitting = s.id AND seat.seat = v.seat
    WHERE seat.person = @person AND f.game = @game AND f.shelf = 'counted' AND ${TOGETHER}`,
)

function judgedOf(rows: readonly VerdictRow[]): Judged | null {
  if (rows.length === 0) return null
  const sum = (of: (row: VerdictRow) => number): number => rows.reduce((all, row) => all + of(row), 0)
  const decisions = sum((row) => row.decisions)
  const rate = decisions === 0 ? 0 : sum((row) => row.cost) / decisions
  const result = sum((row) => row.result)
  return {
    ...{ parties: rows.length, decisions, rate, result },
    grade: gradeOf(rate),
    adjusted: result - sum((row) => row.luck),
  }
}

const summed = (rows: readonly SumRow[]): Sums => {
  const sums: Record<string, number> = {}
  for (const { name, sum } of rows) sums[name] = (sums[name] ?? 0) + sum
  return sums
}

const grouped = <T>(rows: readonly T[], key: (row: T) => string): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const group = groups.get(key(row))
    if (group === undefined) groups.set(key(row), [row])
    else group.push(row)
  }
  return groups
}

/** Sums, months, runs and verdicts of a person against all or one. */
export function standingsOf(db: ReadStore, { game, person, other }: StandingsWish): Standings {
  const pair = { game, person, other: other ?? ALL }
  const own = against(db).all(game, person, pair.other)
  const opposite = other === null ? againstAll(db).all(game, person, person) : against(db).all(game, other, person)
  const judged = verdicts(db).all(pair)
  const byMonth = {
    own: grouped(own, (row) => row.month),
    opposite: grouped(opposite, (row) => row.month),
    judged: grouped(judged, (row) => monthOf(row.at === 0 ? null : row.at, row.zone)),
  }
  const months = [...new Set([...byMonth.own.keys(), ...byMonth.judged.keys()])].toSorted()
  return {
    own: summed(own),
    opposite: summed(opposite),
    counted: gameOf(game)?.counting?.names ?? [],
    months: months.map((month): MonthSums => ({
      month,
      own: summed(byMonth.own.get(month) ?? []),
      opposite: summed(byMonth.opposite.get(month) ?? []),
      judged: judgedOf(byMonth.judged.get(month) ?? []),
    })),
    runs: runsOf(course(db).get(pair) ?? ''),
    judged: judgedOf(judged),
  }
}

interface SheetRow extends PartiePlace {
  readonly at: number
  readonly winner: number
  readonly value: number
}

const sheets = query<[Pair & { readonly from: number; readonly count: number }], SheetRow>(
  `SELECT p.sitting, p.seq AS partie, f.at, f.winner, f.value FROM (
     SELECT partie AS id, at, winner, value FROM partie_fact INDEXED BY partie_fact_list
      WHERE shelf = 'counted' AND game = @game AND ${TOGETHER}
      ORDER BY at DESC, partie DESC LIMIT @count OFFSET @from) f
   JOIN partie p ON p.id = f.id ORDER BY f.at DESC, f.id DESC`,
)
const seatOf = pluck<[number, number], number>('SELECT seat FROM seat WHERE sitting = ? AND person = ?')

const numbered = (seat: number): Seat => SEATS.find((one) => one === seat) ?? 0

/** Score sheets of the parties of a pair, the latest first; a partie that cannot be read any more has none. */
export function sheetOf(db: ReadStore, wish: StandingsWish, from: number, count: number): readonly SheetLine[] {
  const rows = sheets(db).all({ game: wish.game, person: wish.person, other: wish.other ?? ALL, from, count })
  return rows.flatMap((row) => {
    try {
      return [sheetLine(db, row, wish.person)]
    } catch (error) {
      if (error instanceof Spoilt) return []
      throw error
    }
  })
}

function sheetLine(db: ReadStore, row: SheetRow, person: number): SheetLine {
  const record = loadPartie(db, row)
  const played = record === null ? null : replay(record)
  if (record === null || played === null || 'fault' in played) throw new Spoilt(row, 'record', 'it cannot be played')
  const own = numbered(seatOf(db).get(row.sitting, person) ?? 0)
  const seats = SEATS.slice(0, record.players.length)
  return {
    sitting: row.sitting,
    partie: row.partie,
    at: row.at === 0 ? null : new Date(row.at).toISOString(),
    seats: [own, ...seats.filter((seat) => seat !== own)],
    names: record.players.map(({ name }) => name),
    deals: (played.replay.parties[0]?.tallies ?? []).map(({ tally, scoreAfter }) => ({
      ...{ dealer: tally.dealer, marks: tally.marks, score: scoreAfter },
    })),
    winner: numbered(row.winner),
    value: row.value,
  }
}
