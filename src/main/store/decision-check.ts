// The check of what the coach judged: of every partie what can be compared at once, and of a few
// parties everything, by judging them anew.
import type { CheckFinding } from '../../shared/archive.ts'
import { EVEN } from '../../shared/coach.ts'
import { findGame } from '../engine/games/games.ts'
import type { RecordDocument } from '../engine/record.ts'
import type { JudgedPartie } from '../judge-record.ts'
import { type DecisionRow, buildDecisionRows, listDecisionRows } from './judged.ts'
import { type CoachVersions, selectVersions } from './judging.ts'
import { areTextsShort } from './lengths.ts'
import { CorruptRecord, loadPartie } from './load.ts'
import type { ReadStore } from './open.ts'
import { listPlayerIds } from './people.ts'
import { query } from './query.ts'

/** Difference of two sums of the same costs, added in another order, that is none. */
const ROUNDING = 1e-9

interface JudgedRow {
  readonly id: number
  readonly coach: number
  readonly decisions: number
  readonly sitting: number
  readonly partie: number
  readonly game: string
  readonly same: number
}

const JUDGED = `SELECT j.partie AS id, j.coach, j.decisions, p.sitting, p.seq AS partie, s.game,
    ifnull(j.hash = p.hash, 0) AS same
  FROM judged j JOIN partie p ON p.id = j.partie JOIN sitting s ON s.id = p.sitting`
const selectJudged = query<[number], JudgedRow>(
  `${JUDGED} WHERE j.partie > ? AND ${areTextsShort(['s.game'])} ORDER BY j.partie LIMIT 200`,
)
const selectVerdict = query<
  [number],
  {
    readonly seat: number
    readonly decisions: number
    readonly hinted: number | null
    readonly cost: number
  }
>('SELECT seat, decisions, hinted, cost FROM verdict WHERE partie = ? ORDER BY seat')

/**
 * Compares of every judged partie what needs no judging: its text, its people, each cost with the
 * two values it is the difference of, and the sums with the verdict.
 */
export function* checkDecisions(
  db: ReadStore,
  reportProgress: () => void,
): Generator<CheckFinding> {
  for (let last = 0; ;) {
    const rows = selectJudged(db).all(last)
    for (const row of rows) {
      reportProgress()
      const wrong = row.same === 0 ? 'it was judged of another text' : findFault(db, row)
      if (wrong !== null) yield createFinding(row, wrong)
    }
    last = rows.at(-1)?.id ?? 0
    if (rows.length < 200) return
  }
}

const createFinding = (
  { sitting, partie }: Pick<JudgedRow, 'sitting' | 'partie'>,
  detail: string,
): CheckFinding => ({ what: 'decision', sitting, partie, detail })

function findFault(db: ReadStore, judged: JudgedRow): string | null {
  const rows = listDecisionRows(db, judged.id)
  if (rows.length !== judged.decisions)
    return `${judged.decisions} decisions were judged, ${rows.length} are told`
  const people = listPlayerIds(db, judged.sitting)
  for (const row of rows) {
    const wrong = findRowFault(row, judged.game, people)
    if (wrong !== null) return `step ${row.step}: ${wrong}`
  }
  return findSumFault(db, judged.id, rows)
}

function findRowFault(row: DecisionRow, game: string, people: readonly number[]): string | null {
  if (row.game !== game) return 'it is told of another game'
  if (row.person !== people[row.seat]) return `person ${row.person} does not sit there`
  const difference = row.best_equity - row.done_equity
  const cost = difference > 2 * row.doubt + EVEN ? difference : 0
  return Math.abs(cost - row.cost) <= ROUNDING
    ? null
    : `its cost is told as ${row.cost}, the values give ${cost}`
}

/** Compares the sums of the rows with the verdict on the partie, seat by seat. */
function findSumFault(db: ReadStore, partie: number, rows: readonly DecisionRow[]): string | null {
  const verdicts = selectVerdict(db).all(partie)
  const seats = new Set([...verdicts, ...rows].map(({ seat }) => seat))
  for (const seat of seats) {
    const own = rows.filter((row) => row.seat === seat)
    const alone = own.filter(({ hinted }) => hinted === 0)
    const cost = alone.reduce((sum, row) => sum + row.cost, 0)
    const verdict = verdicts.find((one) => one.seat === seat)
    const isSame =
      verdict?.decisions === alone.length &&
      verdict.hinted === own.length - alone.length &&
      Math.abs(verdict.cost - cost) <= ROUNDING * Math.max(1, own.length)
    if (!isSame) return `the sums of seat ${seat} are not those of its decisions`
  }
  return null
}

/** Judges a record; `coaches` are the versions of this coach. */
export interface Judge {
  readonly coaches: CoachVersions
  judge(record: RecordDocument): Promise<JudgedPartie>
}

const selectKinds = query<[string], { readonly game: string; readonly kind: string }>(
  `SELECT DISTINCT d.game, d.kind FROM decision d JOIN judged j ON j.partie = d.partie
     JOIN ${selectVersions('?')} c ON c.game = d.game AND c.version = j.coach
   WHERE ${areTextsShort(['d.game', 'd.kind'])} ORDER BY d.game, d.kind`,
)

/** Finds kinds of decisions that their game does not have. */
export async function checkKinds(
  db: ReadStore,
  coaches: CoachVersions,
  kindsOf: (game: string) => Promise<readonly string[]>,
): Promise<readonly CheckFinding[]> {
  const findings: CheckFinding[] = []
  for (const { game, kind } of selectKinds(db).all(JSON.stringify(coaches))) {
    const known = findGame(game) === null ? [] : await kindsOf(game)
    if (known.includes(kind)) continue
    const detail = `${game} has no decisions of the kind ${kind}`
    findings.push({ what: 'decision', sitting: null, partie: null, detail })
  }
  return findings
}

const selectSome = query<[string, number], JudgedRow>(
  `${JUDGED} JOIN ${selectVersions('?')} c ON c.game = s.game AND c.version = j.coach
   WHERE j.hash = p.hash AND ${areTextsShort(['s.game'])}
   ORDER BY (j.partie * 2654435761 + ?) % 4294967296 LIMIT 3`,
)

/**
 * Judges a few parties anew and compares every row. Which ones depends on `seed`, so that another
 * check takes others.
 */
export async function rejudgeSome(
  db: ReadStore,
  { coaches, judge }: Judge,
  seed: number,
  reportProgress: () => void,
): Promise<readonly CheckFinding[]> {
  const findings: CheckFinding[] = []
  for (const row of selectSome(db).all(JSON.stringify(coaches), seed)) {
    reportProgress()
    try {
      const record = loadPartie(db, row)
      if (record === null) continue
      const { decisions } = await judge(record)
      const wrong = findDifference(
        listDecisionRows(db, row.id),
        buildDecisionRows(db, row, row.id, row.game, decisions),
      )
      if (wrong !== null) findings.push(createFinding(row, wrong))
    } catch (error) {
      // what cannot be read is found by the check of the parties
      if (!(error instanceof CorruptRecord)) throw error
    }
  }
  return findings
}

/** Returns the first difference between rows and those of a new judgement; null if none. */
function findDifference(
  stored: readonly DecisionRow[],
  judged: readonly DecisionRow[],
): string | null {
  if (stored.length !== judged.length)
    return `${stored.length} decisions are told, judged anew there are ${judged.length}`
  for (const [place, row] of judged.entries()) {
    const told = stored[place]
    const keys = Object.keys(row) as (keyof DecisionRow)[]
    const wrong = keys.find((key) => told?.[key] !== row[key])
    if (wrong !== undefined)
      return `step ${row.step}: ${wrong} is told as ${String(told?.[wrong])}, judged anew it is ${String(row[wrong])}`
  }
  return null
}
