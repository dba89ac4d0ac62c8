// What came of many parties: sums of a pair of people, month by month, runs, verdicts of the coach, score sheets.
import type { Judged, MonthSums, Runs, SheetLine, Standings, StandingsWish, Sums } from '../../shared/archive.ts'
import { type Seat, SEATS, sideOf } from '../../shared/view.ts'
import { gradeOf } from '../engine/players/cost.ts'
import { gameOf } from '../engine/games/games.ts'
import { replay } from '../engine/replay.ts'
import { areShort } from './lengths.ts'
import { type PartiePlace, Spoilt, loadPartie } from './load.ts'
import { monthOf } from './months.ts'
import type { ReadStore } from './open.ts'
import { pluck, query } from './query.ts'
import { SEAT_COLUMNS, hasWon, seatOf } from './seats.ts'
import { ALL, type How } from './standings.ts'

interface SumRow {
  readonly month: string
  readonly name: string
  readonly sum: number
}

const sumsOf = query<[string, How, number, number], SumRow>(
  `SELECT month, name, sum FROM standing WHERE game = ? AND how = ? AND person = ? AND other = ?
     AND ${areShort(['month', 'name'])}`,
)

const sat = (who: string): string => `(${SEAT_COLUMNS.map((seat) => `${seat} = ${who}`).join(' OR ')})`
/** Partners win together; where more than one wins, there are two sides. */
const PARTNERS = `iif(winners & (winners - 1), (${hasWon('@person')} <> 0) = (${hasWon('@other')} <> 0), 0)`
const AT_TABLE = `${sat('@person')} AND
  (@other = 0 OR (@other <> @person AND ${sat('@other')} AND ${PARTNERS} = @together))`

interface Asked {
  readonly game: string
  readonly person: number
  readonly other: number
  /** 1 for parties in which the two were partners. */
  readonly together: number
}

const askedOf = ({ game, person, other, together }: StandingsWish): Asked => ({
  ...{ game, person, other: other ?? ALL },
  together: together ? 1 : 0,
})

/** One letter a partie, the latest first. */
const course = pluck<[Asked], string | null>(
  `SELECT group_concat(letter, '') FROM (SELECT iif(${hasWon('@person')}, 'w', 'l') AS letter
     FROM partie_fact INDEXED BY partie_fact_list
     WHERE shelf = 'counted' AND game = @game AND ${AT_TABLE} ORDER BY at DESC, partie DESC)`,
)

const longest = (letters: string, letter: string): number =>
  letters.split(letter === 'w' ? 'l' : 'w').reduce((most, run) => Math.max(most, run.length), 0)

function runsOf(letters: string): Runs {
  const first = letters[0] ?? ''
  const now = letters.length - letters.replace(first === 'w' ? /^w+/ : /^l+/, '').length
  return { won: longest(letters, 'w'), lost: longest(letters, 'l'), now: first === 'l' ? -now : now }
}

const timesIn = (sums: Sums, ...names: readonly string[]): number =>
  names.reduce((all, name) => all + (sums[name] ?? 0), 0)

/** The runs of those who sat against somebody with these runs: what one of two sides wins the other loses. */
function runsFacing(
  db: ReadStore,
  asked: Asked,
  isOne: boolean,
  { own, opposite, runs }: Pick<Standings, 'own' | 'opposite' | 'runs'>,
): Runs | null {
  const turned = { won: runs.lost, lost: runs.won, now: 0 - runs.now }
  if (!isOne) return own['parties'] === opposite['parties'] ? turned : null
  // neither ever lost to a third
  if (timesIn(opposite, 'won', 'wereGiven') === timesIn(own, 'lost', 'gaveUp')) return turned
  return runsOf(course(db).get({ ...asked, person: asked.other, other: asked.person }) ?? '')
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
const verdicts = query<[Asked], VerdictRow>(
  `SELECT f.at, s.zone, v.decisions, v.cost, v.result, v.luck
    FROM verdict v CROSS JOIN partie_fact f ON f.partie = v.partie JOIN partie p ON p.id = v.partie
      JOIN sitting s ON s.id = p.sitting
    WHERE v.seat = ${seatOf('@person')} AND f.game = @game AND f.shelf = 'counted' AND ${AT_TABLE}`,
)

function judgedOf(id: string, rows: readonly VerdictRow[]): Judged | null {
  const game = gameOf(id)
  if (rows.length === 0 || game === null) return null
  const sum = (of: (row: VerdictRow) => number): number => rows.reduce((all, row) => all + of(row), 0)
  const decisions = sum((row) => row.decisions)
  const rate = decisions === 0 ? 0 : sum((row) => row.cost) / decisions
  const result = sum((row) => row.result)
  return {
    ...{ parties: rows.length, decisions, rate, result },
    grade: gradeOf(game, rate),
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

/** Sums, months, runs and verdicts of a person against all or one, or beside a partner. */
export function standingsOf(db: ReadStore, wish: StandingsWish): Standings {
  const asked = askedOf(wish)
  const { game, person, other } = asked
  const isBeside = wish.together && other !== ALL
  /** They are those of one other alone. */
  const isOne = other !== ALL && !isBeside
  const own = sumsOf(db).all(game, isBeside ? 'beside' : 'against', person, other)
  const opposite = isOne
    ? sumsOf(db).all(game, 'against', other, person)
    : sumsOf(db).all(game, 'facing', person, other)
  const judged = verdicts(db).all(asked)
  const byMonth = {
    own: grouped(own, (row) => row.month),
    opposite: grouped(opposite, (row) => row.month),
    judged: grouped(judged, (row) => monthOf(row.at === 0 ? null : row.at, row.zone)),
  }
  const months = [...new Set([...byMonth.own.keys(), ...byMonth.judged.keys()])].toSorted()
  const runs = runsOf(course(db).get(asked) ?? '')
  const all = { own: summed(own), opposite: summed(opposite), runs }
  return {
    ...all,
    counted: gameOf(game)?.counting?.names ?? [],
    months: months.map((month): MonthSums => ({
      month,
      own: summed(byMonth.own.get(month) ?? []),
      opposite: summed(byMonth.opposite.get(month) ?? []),
      judged: judgedOf(game, byMonth.judged.get(month) ?? []),
    })),
    oppositeRuns: runsFacing(db, asked, isOne, all),
    judged: judgedOf(game, judged),
  }
}

interface SheetRow extends PartiePlace {
  readonly at: number
  readonly winner: number
  readonly value: number
}

const sheets = query<[Asked & { readonly from: number; readonly count: number }], SheetRow>(
  `SELECT p.sitting, p.seq AS partie, f.at, f.winner, f.value FROM (
     SELECT partie AS id, at, winner, value FROM partie_fact INDEXED BY partie_fact_list
      WHERE shelf = 'counted' AND game = @game AND ${AT_TABLE}
      ORDER BY at DESC, partie DESC LIMIT @count OFFSET @from) f
   JOIN partie p ON p.id = f.id ORDER BY f.at DESC, f.id DESC`,
)
const firstSeat = pluck<[number, number], number>('SELECT min(seat) FROM seat WHERE sitting = ? AND person = ?')

const numbered = (seat: number): Seat => SEATS.find((one) => one === seat) ?? 0

/** Score sheets of the parties of a wish, the latest first; a partie that cannot be read any more has none. */
export function sheetOf(db: ReadStore, wish: StandingsWish, from: number, count: number): readonly SheetLine[] {
  const rows = sheets(db).all({ ...askedOf(wish), from, count })
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
  const { game, options, parties } = played.replay
  const { state } = parties[0] ?? {}
  const count = game.sides(options)
  const own = sideOf(numbered(firstSeat(db).get(row.sitting, person) ?? 0), count)
  return {
    sitting: row.sitting,
    partie: row.partie,
    at: row.at === 0 ? null : new Date(row.at).toISOString(),
    sides: [own, ...SEATS.slice(0, count).filter((side) => side !== own)],
    names: record.players.map(({ name }) => name),
    deals: (parties[0]?.tallies ?? []).map(({ tally, scoreAfter }) => ({
      ...{ dealer: tally.dealer, marks: tally.marks, score: scoreAfter },
    })),
    winner: numbered(row.winner),
    value: row.value,
    series: state === undefined || game.series === undefined ? null : game.series.won(state),
  }
}
