// The check of the archive: the file itself, every hash, every partie replayed and compared with what is told of it.
import type { CheckReport, Finding } from '../../shared/archive.ts'
import { type FactRow, countedOf, factRow, playAgain, shelfOf } from './derive.ts'
import { untoldParties, wrongEvening } from './evening-check.ts'
import { loadEvening } from './evenings.ts'
import { areShort, overlong, short } from './lengths.ts'
import { type PartieHead, Spoilt, headsAfter, loadPartie } from './load.ts'
import type { ReadStore, Reader } from './open.ts'
import { personIdsOf, sealOf } from './people.ts'
import { pluck, query } from './query.ts'
import { Sums } from './standings.ts'

/** Findings after which nobody needs more of them. */
const ENOUGH = 1000

/** Characters of what is said of a finding. */
const LONGEST_DETAIL = 500

const all = query<[], { readonly n: number }>('SELECT count(*) AS n FROM partie')
/** Each by its name: `*` would bring a text as it is, however long. */
const COLUMNS_OF_FACT = [
  ...['partie', 'shelf', 'at', 'game', 'preset', 'p0', 'p1', 'p2', 'p3', 'winners', 'value', 'counted', 'winner'],
  ...['gave_up', 'score'],
]
  .map((column) => `${short(column)} AS ${column}`)
  .join(', ')
const factOf = query<[number], FactRow>(`SELECT ${COLUMNS_OF_FACT} FROM partie_fact WHERE partie = ?`)
const sums = query<[], { readonly key: string; readonly sum: number }>(
  `SELECT game || char(9) || how || char(9) || person || char(9) || other || char(9) || month || char(9) || name AS key, sum
   FROM standing WHERE ${areShort(['game', 'how', 'month', 'name'])}`,
)
const people = query<[], { readonly id: number; readonly name: string; readonly seal: string }>(
  `SELECT id, name, seal FROM person WHERE ${areShort(['name', 'seal'])}`,
)
const notes = query<[], { readonly partie: number; readonly text: string; readonly seal: string }>(
  `SELECT * FROM note WHERE ${areShort(['text', 'seal'])}`,
)

const gaps = pluck<[], number>(
  `SELECT sitting FROM partie GROUP BY sitting HAVING min(seq) <> 1 OR max(seq) <> count(*)
   UNION SELECT sitting FROM seat GROUP BY sitting HAVING min(seat) <> 0 OR max(seat) <> count(*) - 1`,
)
const wronglyNoted = pluck<[], number>(
  'SELECT partie FROM partie_fact f WHERE noted <> (SELECT count(*) FROM note WHERE note.partie = f.partie)',
)

/** What is so damaged that it cannot even be looked through is a finding like others. */
export function safely(look: () => readonly Finding[]): readonly Finding[] {
  try {
    return look()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (!code.startsWith('SQLITE_CORRUPT') && code !== 'SQLITE_NOTADB') throw error
    return [{ what: 'file', sitting: null, partie: null, detail: error instanceof Error ? error.message : code }]
  }
}

/** What SQLite itself finds: pages, indexes, links between tables. */
export const checkFile = (db: Reader, thorough: boolean): readonly Finding[] => safely(() => lookThrough(db, thorough))

function lookThrough(db: Reader, thorough: boolean): readonly Finding[] {
  const found = (what: Finding['what'], detail: string): Finding => ({ what, sitting: null, partie: null, detail })
  const rows = thorough ? db.pragma('integrity_check(20)') : db.pragma('quick_check(5)')
  const said = Array.isArray(rows) ? rows.flatMap((row: unknown) => Object.values(Object(row)).map(String)) : []
  const links = thorough ? db.pragma('foreign_key_check') : []
  return [
    ...said.filter((line) => line !== 'ok').map((line) => found('file', line)),
    ...(Array.isArray(links) ? links : []).map((row: unknown) =>
      found('file', `a link leads nowhere: ${JSON.stringify(row)}`),
    ),
  ]
}

/**
 * One partie after the other, then what hangs on them; `told` hears before each step how many parties were looked at, and
 * what it throws ends the check. A step is a partie, a name, a note or an evening, none longer than may be read.
 */
export function checkParties(db: ReadStore, told: (done: number, of: number) => void = () => {}): CheckReport {
  const of = all(db).get()?.n ?? 0
  const counted = new Sums()
  let parties = 0
  const goesOn = (): void => told(parties, of)
  const findings: Finding[] = []
  const add = (found: Iterable<Finding>): void => {
    for (const one of found) {
      findings.push({ ...one, detail: one.detail.slice(0, LONGEST_DETAIL) })
      if (findings.length >= ENOUGH) break
    }
  }
  for (let last = 0; findings.length < ENOUGH;) {
    const rows = headsAfter(db, last, 200)
    for (const row of rows) {
      goesOn()
      add(checkPartie(db, row, counted))
      parties += 1
    }
    last = rows.at(-1)?.id ?? 0
    if (rows.length < 200) break
  }
  goesOn()
  for (const check of [checkLengths, checkSeals, checkEvenings]) if (findings.length < ENOUGH) add(check(db, goesOn))
  if (findings.length < ENOUGH) add(checkSums(db, counted))
  return { parties, findings: findings.slice(0, ENOUGH) }
}

/** Texts beside the records that are too long to be read. */
const checkLengths = (db: ReadStore): readonly Finding[] =>
  overlong(db, ENOUGH).map((detail) => ({ what: 'file', sitting: null, partie: null, detail }))

function checkPartie(db: ReadStore, row: PartieHead, counted: Sums): readonly Finding[] {
  const place = { sitting: row.sitting, partie: row.seq }
  const found = (what: Finding['what'], detail: string): readonly Finding[] => [{ what, ...place, detail }]
  try {
    const record = loadPartie(db, place)
    if (record === null) return found('record', 'its sitting is missing')
    const judged = playAgain(record, place)
    const seated = personIdsOf(db, row.sitting)
    const over = row.is_over === 1
    const shelf = row.trashed_at !== null ? 'trash' : over ? shelfOf(record, judged.facts) : 'open'
    const sum = over && row.trashed_at === null ? countedOf(judged, seated) : null
    if (sum !== null) counted.add(sum)
    const began = record.parties[0]?.startedAt
    if (over && row.started_at !== (began === undefined ? null : Date.parse(began)))
      return found('fact', `its beginning is told as ${String(row.started_at)}, the record says ${String(began)}`)
    const wrong = differing(factOf(db).get(row.id), factRow(row.id, judged, seated, shelf), over)
    return wrong === null ? [] : found('fact', wrong)
  } catch (error) {
    if (error instanceof Spoilt) return found(error.what, error.message)
    return found('record', error instanceof Error ? error.message : String(error))
  }
}

/** The first column in which a stored fact is not what replay gives; null when there is none. */
function differing(stored: FactRow | undefined, derived: FactRow, over: boolean): string | null {
  if (stored === undefined) return 'it is missing in the lists'
  // when a partie that is being played was last touched, and what it may yet count, its rows do not tell
  const keys = Object.keys(derived) as (keyof FactRow)[]
  const told = keys.filter((key) => over || !['at', 'counted'].includes(key))
  const wrong = told.find((key) => stored[key] !== derived[key])
  return wrong === undefined
    ? null
    : `${wrong} is told as ${String(stored[wrong])}, replay gives ${String(derived[wrong])}`
}

function checkSums(db: ReadStore, counted: Sums): Iterable<Finding> {
  const derived = new Map(counted.entries())
  const stored = new Map(
    sums(db)
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

function* checkSeals(db: ReadStore, goesOn: () => void): Generator<Finding> {
  const found = (detail: string): Finding => ({ what: 'seal', sitting: null, partie: null, detail })
  for (const sitting of gaps(db).iterate())
    yield { what: 'record', sitting, partie: null, detail: 'its seats or its parties are not numbered one by one' }
  for (const partie of wronglyNoted(db).iterate())
    yield { ...found(`of partie ${partie} is told whether it has a note`), what: 'fact' }
  for (const { id, name, seal } of people(db).iterate()) {
    goesOn()
    if (sealOf(name) !== seal) yield found(`the name of person ${id} was changed by nobody`)
  }
  for (const { partie, text, seal } of notes(db).iterate()) {
    goesOn()
    if (sealOf(partie, text) !== seal) yield found(`the note of partie ${partie} was changed by nobody`)
  }
}

const everyEvening = pluck<[], number>('SELECT id FROM evening ORDER BY id')
/** Every evening told again, and compared with its ledger and its parties. */
function* checkEvenings(db: ReadStore, goesOn: () => void): Generator<Finding> {
  const found = (id: number, detail: string): Finding => ({
    ...({ what: 'evening', sitting: null, partie: null } as const),
    detail: `evening ${id}: ${detail}`,
  })
  for (const id of everyEvening(db).all()) {
    goesOn()
    try {
      const evening = loadEvening(db, id)
      const wrong = evening === null ? null : wrongEvening(db, evening)
      if (wrong !== null) yield found(id, wrong.step > 0 ? `step ${wrong.step}: ${wrong.what}` : wrong.what)
    } catch (error) {
      if (!(error instanceof Spoilt)) throw error
      yield { ...found(id, ''), detail: error.message }
    }
  }
  for (const { evening, sitting, partie } of untoldParties(db))
    yield { ...found(evening, 'a partie that is over is not told'), ...{ sitting, partie } }
}
