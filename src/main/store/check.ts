// The check of the archive: the file itself, every hash, and every partie replayed and compared
// with its derived rows.
import type { CheckReport, CheckFinding } from '../../shared/archive.ts'
import { type FactRow, toCountedPartie, buildFactRow, replayPartie, getShelf } from './derive.ts'
import { checkDecisions } from './decision-check.ts'
import { checkExercises } from './exercise-check.ts'
import { listPartiesWithoutStep, findEveningFault } from './evening-check.ts'
import { loadEvening } from './evenings.ts'
import { areTextsShort, listOverlongTexts, limitText } from './lengths.ts'
import { type PartieHead, CorruptRecord, listHeadsAfter, loadPartie } from './load.ts'
import { findAlteredMatches } from './matches.ts'
import type { ReadStore, Reader } from './open.ts'
import { listPlayerIds, computeChecksum } from './people.ts'
import { pluck, query } from './query.ts'
import { StandingSums } from './standings.ts'

/** The number of findings after which a check stops, since more would not help. */
const MAX_FINDINGS = 1000

/** Maximum characters of a finding's detail. */
const LONGEST_DETAIL = 500

const selectPartieCount = query<[], { readonly n: number }>('SELECT count(*) AS n FROM partie')
/** Columns are named: `*` would return a text as it is, however long. */
const COLUMNS_OF_FACT = [
  ...[
    'partie',
    'shelf',
    'at',
    'game',
    'preset',
    'p0',
    'p1',
    'p2',
    'p3',
    'winners',
    'value',
    'counted',
    'winner',
  ],
  ...['gave_up', 'score'],
]
  .map((column) => `${limitText(column)} AS ${column}`)
  .join(', ')
const selectFact = query<[number], FactRow>(
  `SELECT ${COLUMNS_OF_FACT} FROM partie_fact WHERE partie = ?`,
)
const selectSums = query<[], { readonly key: string; readonly sum: number }>(
  `SELECT game || char(9) || how || char(9) || person || char(9) || other || char(9) || month || char(9) || name AS key, sum
   FROM standing WHERE ${areTextsShort(['game', 'how', 'month', 'name'])}`,
)
const selectPeople = query<
  [],
  { readonly id: number; readonly name: string; readonly seal: string }
>(`SELECT id, name, seal FROM person WHERE ${areTextsShort(['name', 'seal'])}`)
const selectNotes = query<
  [],
  { readonly partie: number; readonly text: string; readonly seal: string }
>(`SELECT * FROM note WHERE ${areTextsShort(['text', 'seal'])}`)

const selectGaps = pluck<[], number>(
  `SELECT sitting FROM partie GROUP BY sitting HAVING min(seq) <> 1 OR max(seq) <> count(*)
   UNION SELECT sitting FROM seat GROUP BY sitting HAVING min(seat) <> 0 OR max(seat) <> count(*) - 1`,
)
const selectWronglyNoted = pluck<[], number>(
  'SELECT partie FROM partie_fact f WHERE noted <> (SELECT count(*) FROM note WHERE note.partie = f.partie)',
)

/** Runs a check; damage that makes it fail becomes a finding. */
export function checkSafely(check: () => readonly CheckFinding[]): readonly CheckFinding[] {
  try {
    return check()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (!code.startsWith('SQLITE_CORRUPT') && code !== 'SQLITE_NOTADB') throw error
    return [
      {
        what: 'file',
        sitting: null,
        partie: null,
        detail: error instanceof Error ? error.message : code,
      },
    ]
  }
}

/** Runs SQLite's own checks: pages, indexes, foreign keys. */
export const checkFile = (db: Reader, thorough: boolean): readonly CheckFinding[] =>
  checkSafely(() => runSqliteChecks(db, thorough))

function runSqliteChecks(db: Reader, thorough: boolean): readonly CheckFinding[] {
  const createFinding = (what: CheckFinding['what'], detail: string): CheckFinding => ({
    what,
    sitting: null,
    partie: null,
    detail,
  })
  const rows = thorough ? db.pragma('integrity_check(20)') : db.pragma('quick_check(5)')
  const messages = Array.isArray(rows)
    ? rows.flatMap((row: unknown) => Object.values(Object(row)).map(String))
    : []
  const links = thorough ? db.pragma('foreign_key_check') : []
  return [
    ...messages.filter((line) => line !== 'ok').map((line) => createFinding('file', line)),
    ...(Array.isArray(links) ? links : []).map((row: unknown) =>
      createFinding('file', `a link leads nowhere: ${JSON.stringify(row)}`),
    ),
  ]
}

/**
 * Checks every partie, then what refers to them. `onProgress` receives the number of parties
 * checked before each step, and ends the check if it throws. A step is a partie, a name, a note or
 * an evening, none longer than may be read.
 */
export function checkParties(
  db: ReadStore,
  onProgress: (done: number, of: number) => void = () => {},
): CheckReport {
  const of = selectPartieCount(db).get()?.n ?? 0
  const counted = new StandingSums()
  let parties = 0
  const reportProgress = (): void => onProgress(parties, of)
  const findings: CheckFinding[] = []
  const add = (found: Iterable<CheckFinding>): void => {
    for (const one of found) {
      findings.push({ ...one, detail: one.detail.slice(0, LONGEST_DETAIL) })
      if (findings.length >= MAX_FINDINGS) break
    }
  }
  for (let last = 0; findings.length < MAX_FINDINGS;) {
    const rows = listHeadsAfter(db, last, 200)
    for (const row of rows) {
      reportProgress()
      add(checkPartie(db, row, counted))
      parties += 1
    }
    last = rows.at(-1)?.id ?? 0
    if (rows.length < 200) break
  }
  reportProgress()
  for (const check of [checkLengths, checkChecksums, checkEvenings, checkDecisions, checkExercises])
    if (findings.length < MAX_FINDINGS) add(check(db, reportProgress))
  if (findings.length < MAX_FINDINGS) add(checkSums(db, counted))
  return { parties, findings: findings.slice(0, MAX_FINDINGS) }
}

/** Finds texts outside the records that are too long to be read. */
const checkLengths = (db: ReadStore): readonly CheckFinding[] =>
  listOverlongTexts(db, MAX_FINDINGS).map((detail) => ({
    what: 'file',
    sitting: null,
    partie: null,
    detail,
  }))

function checkPartie(
  db: ReadStore,
  row: PartieHead,
  counted: StandingSums,
): readonly CheckFinding[] {
  const place = { sitting: row.sitting, partie: row.seq }
  const createFinding = (what: CheckFinding['what'], detail: string): readonly CheckFinding[] => [
    { what, ...place, detail },
  ]
  try {
    const record = loadPartie(db, place)
    if (record === null) return createFinding('record', 'its sitting is missing')
    const replayed = replayPartie(record, place)
    const playerIds = listPlayerIds(db, row.sitting)
    const over = row.is_over === 1
    const shelf =
      row.trashed_at !== null ? 'trash' : over ? getShelf(record, replayed.facts) : 'open'
    const sum = over && row.trashed_at === null ? toCountedPartie(replayed, playerIds) : null
    if (sum !== null) counted.add(sum)
    const began = record.parties[0]?.startedAt
    if (over && row.started_at !== (began === undefined ? null : Date.parse(began)))
      return createFinding(
        'fact',
        `its beginning is told as ${String(row.started_at)}, the record says ${String(began)}`,
      )
    const wrong = findDifference(
      selectFact(db).get(row.id),
      buildFactRow(row.id, replayed, playerIds, shelf),
      over,
    )
    return wrong === null ? [] : createFinding('fact', wrong)
  } catch (error) {
    if (error instanceof CorruptRecord) return createFinding(error.what, error.message)
    return createFinding('record', error instanceof Error ? error.message : String(error))
  }
}

/** Returns the first column in which a stored fact differs from its replay; null if none does. */
function findDifference(
  stored: FactRow | undefined,
  derived: FactRow,
  over: boolean,
): string | null {
  if (stored === undefined) return 'it is missing in the lists'
  // the rows of an open partie do not show when it was last touched, or what it may yet count
  const keys = Object.keys(derived) as (keyof FactRow)[]
  const compared = keys.filter((key) => over || !['at', 'counted'].includes(key))
  const wrong = compared.find((key) => stored[key] !== derived[key])
  return wrong === undefined
    ? null
    : `${wrong} is told as ${String(stored[wrong])}, replay gives ${String(derived[wrong])}`
}

function checkSums(db: ReadStore, counted: StandingSums): Iterable<CheckFinding> {
  const derived = new Map(counted.entries())
  const stored = new Map(
    selectSums(db)
      .all()
      .map(({ key, sum }) => [key, sum]),
  )
  const keys = new Set([...derived.keys(), ...stored.keys()])
  return [...keys]
    .filter((key) => (derived.get(key) ?? 0) !== (stored.get(key) ?? 0))
    .map((key) => ({
      ...({ what: 'standing', sitting: null, partie: null } as const),
      detail: `${key.replaceAll('\t', ' ')}: told ${stored.get(key) ?? 0}, replay gives ${derived.get(key) ?? 0}`,
    }))
}

function* checkChecksums(db: ReadStore, reportProgress: () => void): Generator<CheckFinding> {
  const createFinding = (detail: string): CheckFinding => ({
    what: 'seal',
    sitting: null,
    partie: null,
    detail,
  })
  for (const sitting of selectGaps(db).iterate())
    yield {
      what: 'record',
      sitting,
      partie: null,
      detail: 'its seats or its parties are not numbered one by one',
    }
  for (const partie of selectWronglyNoted(db).iterate())
    yield { ...createFinding(`of partie ${partie} is told whether it has a note`), what: 'fact' }
  for (const { id, name, seal } of selectPeople(db).iterate()) {
    reportProgress()
    if (computeChecksum(name) !== seal)
      yield createFinding(`the name of person ${id} was changed by nobody`)
  }
  for (const { partie, text, seal } of selectNotes(db).iterate()) {
    reportProgress()
    if (computeChecksum(partie, text) !== seal)
      yield createFinding(`the note of partie ${partie} was changed by nobody`)
  }
  for (const sitting of findAlteredMatches(db))
    yield createFinding(`the length of the match of sitting ${sitting} is not as it was written`)
}

const selectEveningIds = pluck<[], number>('SELECT id FROM evening ORDER BY id')
/** Replays every evening and compares it with its ledger and its parties. */
function* checkEvenings(db: ReadStore, reportProgress: () => void): Generator<CheckFinding> {
  const createFinding = (id: number, detail: string): CheckFinding => ({
    ...({ what: 'evening', sitting: null, partie: null } as const),
    detail: `evening ${id}: ${detail}`,
  })
  for (const id of selectEveningIds(db).all()) {
    reportProgress()
    try {
      const evening = loadEvening(db, id)
      const wrong = evening === null ? null : findEveningFault(db, evening)
      if (wrong !== null)
        yield createFinding(id, wrong.step > 0 ? `step ${wrong.step}: ${wrong.what}` : wrong.what)
    } catch (error) {
      if (!(error instanceof CorruptRecord)) throw error
      yield { ...createFinding(id, ''), detail: error.message }
    }
  }
  for (const { evening, sitting, partie } of listPartiesWithoutStep(db))
    yield { ...createFinding(evening, 'a partie that is over is not told'), sitting, partie }
}
