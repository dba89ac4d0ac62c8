// The check of the archive: the file itself, every hash, every partie replayed and compared with what is told of it.
import type { CheckReport, Finding } from '../../shared/archive.ts'
import { type FactRow, countedOf, factRow, playAgain, shelfOf } from './derive.ts'
import { untoldParties, wrongEvening } from './evening-check.ts'
import { loadEvening } from './evenings.ts'
import { type PartieRow, Spoilt, loadPartie } from './load.ts'
import type { ReadStore, Reader } from './open.ts'
import { personIdsOf, sealOf } from './people.ts'
import { pluck, query } from './query.ts'
import { Sums } from './standings.ts'

/** Findings after which nobody needs more of them. */
const ENOUGH = 1000

const pages = query<[number, number], PartieRow>('SELECT * FROM partie WHERE id > ? ORDER BY id LIMIT ?')
const all = query<[], { readonly n: number }>('SELECT count(*) AS n FROM partie')
const factOf = query<[number], FactRow>('SELECT * FROM partie_fact WHERE partie = ?')
const sums = query<[], { readonly key: string; readonly sum: number }>(
  'SELECT game || char(9) || how || char(9) || person || char(9) || other || char(9) || month || char(9) || name AS key, sum FROM standing',
)
const people = query<[], { readonly id: number; readonly name: string; readonly seal: string }>(
  'SELECT id, name, seal FROM person',
)
const notes = query<[], { readonly partie: number; readonly text: string; readonly seal: string }>('SELECT * FROM note')

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

/** One partie after the other; `told` hears after each page how many were looked at. */
export function checkParties(db: ReadStore, told: (done: number, of: number) => void = () => {}): CheckReport {
  const of = all(db).get()?.n ?? 0
  const findings: Finding[] = []
  const counted = new Sums()
  let parties = 0
  for (let last = 0; ;) {
    const rows = pages(db).all(last, 200)
    for (const row of rows) findings.push(...checkPartie(db, row, counted))
    parties += rows.length
    told(parties, of)
    last = rows.at(-1)?.id ?? 0
    if (rows.length < 200 || findings.length >= ENOUGH) break
  }
  if (findings.length < ENOUGH) findings.push(...checkSums(db, counted), ...checkSeals(db), ...checkEvenings(db))
  return { parties, findings: findings.slice(0, ENOUGH) }
}

function checkPartie(db: ReadStore, row: PartieRow, counted: Sums): readonly Finding[] {
  const place = { sitting: row.sitting, partie: row.seq }
  const found = (what: Finding['what'], detail: string): readonly Finding[] => [{ what, ...place, detail }]
  try {
    const record = loadPartie(db, place)
    if (record === null) return found('record', 'its sitting is missing')
    const judged = playAgain(record, place)
    const seated = personIdsOf(db, row.sitting)
    const over = row.record !== null
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

function checkSums(db: ReadStore, counted: Sums): readonly Finding[] {
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

function checkSeals(db: ReadStore): readonly Finding[] {
  const found = (detail: string): Finding => ({ what: 'seal', sitting: null, partie: null, detail })
  const names = people(db)
    .all()
    .filter(({ name, seal }) => sealOf(name) !== seal)
  const texts = notes(db)
    .all()
    .filter(({ partie, text, seal }) => sealOf(partie, text) !== seal)
  const noted = wronglyNoted(db).all()
  const numbered = gaps(db).all()
  return [
    ...numbered.map((sitting): Finding => {
      return { what: 'record', sitting, partie: null, detail: 'its seats or its parties are not numbered one by one' }
    }),
    ...noted.map((partie): Finding => ({
      ...found(`of partie ${partie} is told whether it has a note`),
      what: 'fact',
    })),
    ...names.map(({ id }) => found(`the name of person ${id} was changed by nobody`)),
    ...texts.map(({ partie }) => found(`the note of partie ${partie} was changed by nobody`)),
  ]
}

const everyEvening = pluck<[], number>('SELECT id FROM evening ORDER BY id')
/** Every evening told again, and compared with its ledger and its parties. */
function checkEvenings(db: ReadStore): readonly Finding[] {
  const found = (id: number, detail: string): Finding => ({
    ...({ what: 'evening', sitting: null, partie: null } as const),
    detail: `evening ${id}: ${detail}`,
  })
  const spoilt = everyEvening(db)
    .all()
    .flatMap((id): readonly Finding[] => {
      try {
        const evening = loadEvening(db, id)
        const wrong = evening === null ? null : wrongEvening(db, evening)
        return wrong === null ? [] : [found(id, wrong.step > 0 ? `step ${wrong.step}: ${wrong.what}` : wrong.what)]
      } catch (error) {
        if (error instanceof Spoilt) return [{ ...found(id, ''), detail: error.message }]
        throw error
      }
    })
  const missing = untoldParties(db).map(({ evening, sitting, partie }) => ({
    ...found(evening, 'a partie that is over is not told'),
    ...{ sitting, partie },
  }))
  return [...spoilt, ...missing]
}
