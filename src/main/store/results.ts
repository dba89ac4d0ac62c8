// Results over many parties: sums of a pair of people, month by month, runs, verdicts of the coach,
// score sheets.
import type {
  AnalysedResults,
  MonthSums,
  Streaks,
  SheetLine,
  Standings,
  StandingsQuery,
  StandingsSums,
} from '../../shared/archive.ts'
import { type Seat, SEATS, sideOf } from '../../shared/view.ts'
import { gradeFor } from '../engine/players/grade.ts'
import { findGame } from '../engine/games/games.ts'
import { replayRecord } from '../engine/replay.ts'
import { areTextsShort } from './lengths.ts'
import { type PartiePlace, CorruptRecord, loadPartie } from './load.ts'
import { formatMonth } from './months.ts'
import type { ReadStore } from './open.ts'
import { pluck, query } from './query.ts'
import { SEAT_COLUMNS, buildHasWonSql, buildSeatSql } from './seats.ts'
import { ALL, type Relation } from './standings.ts'

interface SumRow {
  readonly month: string
  readonly name: string
  readonly sum: number
}

const selectSums = query<[string, Relation, number, number], SumRow>(
  `SELECT month, name, sum FROM standing WHERE game = ? AND how = ? AND person = ? AND other = ?
     AND ${areTextsShort(['month', 'name'])}`,
)

const buildSeatedSql = (who: string): string =>
  `(${SEAT_COLUMNS.map((seat) => `${seat} = ${who}`).join(' OR ')})`
/** Partners win together; if more than one player wins, there are two sides. */
const PARTNERS = `iif(winners & (winners - 1), (${buildHasWonSql('@person')} <> 0) = (${buildHasWonSql('@other')} <> 0), 0)`
export const AT_TABLE = `${buildSeatedSql('@person')} AND
  (@other = 0 OR (@other <> @person AND ${buildSeatedSql('@other')} AND ${PARTNERS} = @together))`

export interface StandingsParams {
  readonly game: string
  readonly person: number
  readonly other: number
  /** 1 for parties in which the two were partners. */
  readonly together: number
}

export const toStandingsParams = ({
  game,
  person,
  other,
  together,
}: StandingsQuery): StandingsParams => ({
  game,
  person,
  other: other ?? ALL,
  together: together ? 1 : 0,
})

/** One letter per partie, latest first. */
const selectCourse = pluck<[StandingsParams], string | null>(
  `SELECT group_concat(letter, '') FROM (SELECT iif(${buildHasWonSql('@person')}, 'w', 'l') AS letter
     FROM partie_fact INDEXED BY partie_fact_list
     WHERE shelf = 'counted' AND game = @game AND ${AT_TABLE} ORDER BY at DESC, partie DESC)`,
)

const findLongestRun = (letters: string, letter: string): number =>
  letters.split(letter === 'w' ? 'l' : 'w').reduce((most, run) => Math.max(most, run.length), 0)

function computeRuns(letters: string): Streaks {
  const first = letters[0] ?? ''
  const now = letters.length - letters.replace(first === 'w' ? /^w+/ : /^l+/, '').length
  return {
    won: findLongestRun(letters, 'w'),
    lost: findLongestRun(letters, 'l'),
    now: first === 'l' ? -now : now,
  }
}

const sumCounts = (sums: StandingsSums, ...names: readonly string[]): number =>
  names.reduce((all, name) => all + (sums[name] ?? 0), 0)

/** Returns the opponents' runs from the person's: what one side wins the other loses. */
function computeOppositeRuns(
  db: ReadStore,
  params: StandingsParams,
  isOne: boolean,
  { own, opposite, runs }: Pick<Standings, 'own' | 'opposite' | 'runs'>,
): Streaks | null {
  const turned = { won: runs.lost, lost: runs.won, now: 0 - runs.now }
  if (!isOne) return own['parties'] === opposite['parties'] ? turned : null
  // neither ever lost to a third
  if (sumCounts(opposite, 'won', 'wereGiven') === sumCounts(own, 'lost', 'gaveUp')) return turned
  return computeRuns(
    selectCourse(db).get({ ...params, person: params.other, other: params.person }) ?? '',
  )
}

interface VerdictRow {
  readonly at: number
  readonly zone: string | null
  readonly decisions: number
  /** Null in a verdict of before they were counted. */
  readonly hinted: number | null
  readonly cost: number
  readonly result: number
  readonly luck: number
}

/** Starts from the verdicts: there are far fewer of them than of anything else. */
const selectVerdicts = query<[StandingsParams], VerdictRow>(
  `SELECT f.at, s.zone, v.decisions, v.hinted, v.cost, v.result, v.luck
    FROM verdict v CROSS JOIN partie_fact f ON f.partie = v.partie JOIN partie p ON p.id = v.partie
      JOIN sitting s ON s.id = p.sitting
    WHERE v.seat = ${buildSeatSql('@person')} AND f.game = @game AND f.shelf = 'counted' AND ${AT_TABLE}`,
)

function summariseVerdicts(id: string, rows: readonly VerdictRow[]): AnalysedResults | null {
  const game = findGame(id)
  if (rows.length === 0 || game === null) return null
  const sumBy = (of: (row: VerdictRow) => number): number =>
    rows.reduce((all, row) => all + of(row), 0)
  const decisions = sumBy((row) => row.decisions)
  const rate = decisions === 0 ? 0 : sumBy((row) => row.cost) / decisions
  const result = sumBy((row) => row.result)
  return {
    parties: rows.length,
    decisions,
    hinted: sumBy((row) => row.hinted ?? 0),
    rate,
    result,
    grade: gradeFor(game, rate),
    adjusted: result - sumBy((row) => row.luck),
  }
}

const sumByName = (rows: readonly SumRow[]): StandingsSums => {
  const sums: Record<string, number> = {}
  for (const { name, sum } of rows) sums[name] = (sums[name] ?? 0) + sum
  return sums
}

const groupRows = <T>(
  rows: readonly T[],
  key: (row: T) => string,
): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const group = groups.get(key(row))
    if (group === undefined) groups.set(key(row), [row])
    else group.push(row)
  }
  return groups
}

/** Loads the sums, months, runs and verdicts of a person against all or one, or with a partner. */
export function loadStandings(db: ReadStore, wish: StandingsQuery): Standings {
  const params = toStandingsParams(wish)
  const { game, person, other } = params
  const isBeside = wish.together && other !== ALL
  /** True if they are those of one opponent alone. */
  const isOne = other !== ALL && !isBeside
  const own = selectSums(db).all(game, isBeside ? 'beside' : 'against', person, other)
  const opposite = isOne
    ? selectSums(db).all(game, 'against', other, person)
    : selectSums(db).all(game, 'facing', person, other)
  const judged = selectVerdicts(db).all(params)
  const byMonth = {
    own: groupRows(own, (row) => row.month),
    opposite: groupRows(opposite, (row) => row.month),
    judged: groupRows(judged, (row) => formatMonth(row.at === 0 ? null : row.at, row.zone)),
  }
  const months = [...new Set([...byMonth.own.keys(), ...byMonth.judged.keys()])].toSorted()
  const runs = computeRuns(selectCourse(db).get(params) ?? '')
  const all = { own: sumByName(own), opposite: sumByName(opposite), runs }
  return {
    ...all,
    counted: findGame(game)?.counting.names ?? [],
    months: months.map((month): MonthSums => ({
      month,
      own: sumByName(byMonth.own.get(month) ?? []),
      opposite: sumByName(byMonth.opposite.get(month) ?? []),
      judged: summariseVerdicts(game, byMonth.judged.get(month) ?? []),
    })),
    oppositeRuns: computeOppositeRuns(db, params, isOne, all),
    judged: summariseVerdicts(game, judged),
  }
}

interface SheetRow extends PartiePlace {
  readonly at: number
  readonly winner: number
  readonly value: number
}

const selectSheets = query<
  [StandingsParams & { readonly from: number; readonly count: number }],
  SheetRow
>(
  `SELECT p.sitting, p.seq AS partie, f.at, f.winner, f.value FROM (
     SELECT partie AS id, at, winner, value FROM partie_fact INDEXED BY partie_fact_list
      WHERE shelf = 'counted' AND game = @game AND ${AT_TABLE}
      ORDER BY at DESC, partie DESC LIMIT @count OFFSET @from) f
   JOIN partie p ON p.id = f.id ORDER BY f.at DESC, f.id DESC`,
)
const selectFirstSeat = pluck<[number, number], number>(
  'SELECT min(seat) FROM seat WHERE sitting = ? AND person = ?',
)

const toSeat = (seat: number): Seat => SEATS.find((one) => one === seat) ?? 0

/** Loads the score sheets of a query, latest first; an unreadable partie has none. */
export function loadSheets(
  db: ReadStore,
  wish: StandingsQuery,
  from: number,
  count: number,
): readonly SheetLine[] {
  const rows = selectSheets(db).all({ ...toStandingsParams(wish), from, count })
  return rows.flatMap((row) => {
    try {
      return [loadSheetLine(db, row, wish.person)]
    } catch (error) {
      if (error instanceof CorruptRecord) return []
      throw error
    }
  })
}

function loadSheetLine(db: ReadStore, row: SheetRow, person: number): SheetLine {
  const record = loadPartie(db, row)
  const played = record === null ? null : replayRecord(record)
  if (record === null || played === null || 'fault' in played)
    throw new CorruptRecord(row, 'record', 'it cannot be played')
  const { game, options, parties } = played.replay
  const { state } = parties[0] ?? {}
  const count = game.countSides(options)
  const own = sideOf(toSeat(selectFirstSeat(db).get(row.sitting, person) ?? 0), count)
  return {
    sitting: row.sitting,
    partie: row.partie,
    at: row.at === 0 ? null : new Date(row.at).toISOString(),
    sides: [own, ...SEATS.slice(0, count).filter((side) => side !== own)],
    names: record.players.map(({ name }) => name),
    deals: (parties[0]?.tallies ?? []).map(({ tally, scoreAfter }) => ({
      dealer: tally.dealer,
      marks: tally.marks,
      score: scoreAfter,
    })),
    winner: toSeat(row.winner),
    value: row.value,
    series:
      state === undefined || game.series === undefined ? null : game.series.seriesScore(state),
  }
}
