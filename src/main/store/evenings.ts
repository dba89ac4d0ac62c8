// Evenings: guests, steps and payments. Each step is stored with its payments in one transaction;
// the last step of a partie in the transaction of the action that ends it.
import { randomBytes } from 'node:crypto'
import type { Person } from '../../shared/bridge.ts'
import type {
  LedgerAccount,
  EveningListing,
  EveningStep,
  Guest,
  LedgerEntry,
  LedgerLine,
} from '../../shared/evening.ts'
import { eveningHead, stepSchema } from '../engine/evenings/schemas.ts'
import type {
  EveningHead,
  EveningRow,
  HeadRow,
  LineRow,
  NewEvening,
  StepRow,
  StoredEvening,
  StoredStep,
} from './evening-types.ts'
import { limitText, describeOverlongEvening } from './lengths.ts'
import { type PartiePlace, CorruptRecord } from './load.ts'
import { type ReadStore, type WriteStore, transact } from './open.ts'
import { findOrAddPerson, computeChecksum, computeGuestChecksum } from './people.ts'
import { pluck, query } from './query.ts'

const computeHeadChecksum = ({
  uid,
  game,
  preset,
  options,
  kind,
  terms,
  started_at: began,
  zone,
}: HeadRow): string =>
  computeChecksum(uid, game, preset ?? '', options, kind, terms, began, zone ?? '')

const insertEvening = query<[HeadRow & { readonly seal: string }]>(
  `INSERT INTO evening (uid, game, preset, options, kind, terms, started_at, zone, seal)
   VALUES (@uid, @game, @preset, @options, @kind, @terms, @started_at, @zone, @seal)`,
)

/** Writes a new evening with its first guests and returns its number. */
export const addEvening = (db: WriteStore, evening: NewEvening, now: number): number =>
  transact(db, () => {
    const {
      game,
      preset,
      options,
      kind,
      terms,
      people,
      zone,
      uid = randomBytes(16).toString('hex'),
    } = evening
    const written = { options: JSON.stringify(options), terms: JSON.stringify(terms) }
    const head: HeadRow = { uid, game, preset, kind, ...written, started_at: now, zone }
    const id = Number(
      insertEvening(db).run({ ...head, seal: computeHeadChecksum(head) }).lastInsertRowid,
    )
    for (const person of people) addGuest(db, id, person)
    return id
  })

const insertGuest = query<[number, number, number, string]>(
  'INSERT INTO evening_guest (evening, guest, person, seal) VALUES (?, ?, ?, ?)',
)
const selectGuestCount = pluck<[number], number>(
  'SELECT count(*) FROM evening_guest WHERE evening = ?',
)

/** Writes a guest who comes for the first time and returns their number. */
export const addGuest = (db: WriteStore, evening: number, person: Person): Guest =>
  transact(db, () => {
    const guest = selectGuestCount(db).get(evening) ?? 0
    const id = findOrAddPerson(db, person)
    insertGuest(db).run(evening, guest, id, computeGuestChecksum(evening, guest, id))
    return guest
  })

const selectLastStep = pluck<[number], number>(
  'SELECT ifnull(max(seq), 0) FROM evening_step WHERE evening = ?',
)
const upsertStep = query<
  [number, number, string, number | null, number | null, number | null, string]
>(
  `INSERT INTO evening_step (evening, seq, body, sitting, partie, at, seal) VALUES (?, ?, ?, ?, ?, ?, ?)
   ON CONFLICT DO UPDATE SET sitting = excluded.sitting, partie = excluded.partie, seal = excluded.seal`,
)
const selectPartiesBefore = pluck<[number, number], number>(
  "SELECT count(*) FROM evening_step WHERE evening = ? AND seq < ? AND body ->> 'did' = 'played'",
)
const updateStruckAt = query<[number, number]>('UPDATE evening SET struck_at = ? WHERE id = ?')

const computeStepChecksum = (
  evening: number,
  { seq, body, sitting, partie, at }: Omit<StepRow, 'seal'>,
  lines: readonly LedgerLine[],
): string => {
  const paid = lines.flatMap((line) => [line.partie, line.from, line.to, line.counters, line.rule])
  return computeChecksum(evening, seq, body, sitting ?? 0, partie ?? 0, at ?? '', ...paid)
}

/** Returns the number of stored steps of an evening. */
export const countSteps = (db: ReadStore, evening: number): number =>
  selectLastStep(db).get(evening) ?? 0

/** Writes the next step of an evening with its payments; `place` is its partie, if played. */
export const addEveningStep = (
  db: WriteStore,
  evening: number,
  step: EveningStep,
  entries: readonly LedgerEntry[],
  place: PartiePlace | null,
  now: number,
): void =>
  transact(db, () => {
    const seq = countSteps(db, evening) + 1
    const partie =
      (selectPartiesBefore(db).get(evening, seq) ?? 0) + (step.did === 'played' ? 1 : 0)
    const lines = entries.map((entry) => ({ ...entry, partie }))
    saveStep(db, evening, { seq, step, run: place?.sitting ?? null, place, at: now, lines })
  })

const insertLine = query<[number, number, number, number, string, string, number, string]>(
  'INSERT INTO ledger_entry (evening, step, seq, partie, payer, receiver, counters, rule) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
)
const deleteLines = query<[number, number]>(
  'DELETE FROM ledger_entry WHERE evening = ? AND step = ?',
)

/** Writes a step with its payments, in place of the old. Must run within a transaction. */
export function saveStep(db: WriteStore, evening: number, one: StoredStep): void {
  const { seq, step, run, place, at, lines } = one
  const row = { seq, body: JSON.stringify(step), sitting: run, partie: place?.partie ?? null, at }
  upsertStep(db).run(
    evening,
    seq,
    row.body,
    row.sitting,
    row.partie,
    at,
    computeStepChecksum(evening, row, lines),
  )
  deleteLines(db).run(evening, seq)
  for (const [index, { partie, from, to, counters, rule }] of lines.entries())
    insertLine(db).run(evening, seq, index + 1, partie, String(from), String(to), counters, rule)
  if (step.did === 'struck') updateStruckAt(db).run(at ?? 0, evening)
}

const selectEvening = query<[number], EveningRow>('SELECT * FROM evening WHERE id = ?')
const selectGuests = query<
  [number],
  Person & { readonly guest: number; readonly person: number; readonly seal: string }
>(
  `SELECT guest, person, evening_guest.seal, ${limitText('name')} AS name, kind, ${limitText('level')} AS level FROM evening_guest
     JOIN person ON person.id = evening_guest.person WHERE evening = ? ORDER BY guest`,
)
const selectSteps = query<[number], StepRow>(
  'SELECT seq, body, sitting, partie, at, seal FROM evening_step WHERE evening = ? ORDER BY seq',
)
const selectLines = query<[number], LineRow>(
  'SELECT step, seq, partie, payer, receiver, counters, rule FROM ledger_entry WHERE evening = ? ORDER BY step, seq',
)

/** Loads an evening; null if there is none. Throws CorruptRecord if it was altered. */
export function loadEvening(db: ReadStore, id: number): StoredEvening | null {
  const wrong = describeOverlongEvening(db, id)
  if (wrong !== null) throw new CorruptRecord({ evening: id }, 'record', wrong)
  const row = selectEvening(db).get(id)
  if (row === undefined) return null
  const head = parseHead(row)
  const people = selectGuests(db)
    .all(id)
    .map(({ guest, person, seal, name, kind, level }, index): Person => {
      if (guest !== index || seal !== computeGuestChecksum(id, guest, person))
        throw new CorruptRecord({ evening: id }, 'record', 'a guest')
      return { name, kind, level }
    })
  const lines = new Map<number, LineRow[]>()
  for (const line of selectLines(db).all(id)) {
    const own = lines.get(line.step)
    if (own === undefined) lines.set(line.step, [line])
    else own.push(line)
  }
  const steps = selectSteps(db)
    .all(id)
    .map((step) => toStoredStep(id, step, lines.get(step.seq) ?? []))
  const { uid, started_at: startedAt, struck_at: struckAt } = row
  const isWhole = steps.length > 0 && steps.every(({ seq }, index) => seq === index + 1)
  return { id, uid, ...head, people, steps, isWhole, startedAt, struckAt }
}

function parseHead(row: EveningRow): EveningHead {
  if (computeHeadChecksum(row) !== row.seal)
    throw new CorruptRecord({ evening: row.id }, 'hash', 'its seal differs')
  const { game, preset, zone, kind } = row
  const read = eveningHead.safeParse({
    kind,
    options: JSON.parse(row.options),
    terms: JSON.parse(row.terms),
  })
  if (!read.success) throw new CorruptRecord({ evening: row.id }, 'record', read.error.message)
  return { game, preset, zone, ...read.data }
}

const parseAccount = (text: string): LedgerAccount =>
  text === 'pool' || text === 'bank' ? text : Number(text)

function toStoredStep(evening: number, row: StepRow, own: readonly LineRow[]): StoredStep {
  const { seq, body, sitting, partie, at, seal } = row
  const place = sitting === null || partie === null ? null : { sitting, partie }
  const lines = own.map(toLedgerLine)
  const isNumbered = own.every((line, index) => line.seq === index + 1)
  if (!isNumbered || computeStepChecksum(evening, row, lines) !== seal)
    throw new CorruptRecord({ evening }, 'hash', `the seal of step ${seq} differs`)
  const read = stepSchema.safeParse(JSON.parse(body))
  if (!read.success)
    throw new CorruptRecord({ evening }, 'record', `step ${seq}: ${read.error.message}`)
  return { seq, step: read.data, run: sitting, place, at, lines }
}

const toLedgerLine = ({ payer, receiver, counters, rule, partie }: LineRow): LedgerLine => ({
  from: parseAccount(payer),
  to: parseAccount(receiver),
  counters,
  rule,
  partie,
})

const selectEveningByUid = pluck<[string], number>('SELECT id FROM evening WHERE uid = ?')
/** Returns the number of an evening in this archive by its uid; null if it is not here. */
export const findEveningByUid = (db: ReadStore, uid: string): number | null =>
  selectEveningByUid(db).get(uid) ?? null

const selectUnstruck = pluck<[number], number>(
  `SELECT evening.id FROM evening WHERE struck_at IS NULL
     AND (SELECT count(*) FROM evening_step WHERE evening = evening.id) > 0
   ORDER BY ifnull((SELECT max(at) FROM evening_step WHERE evening = evening.id), started_at) DESC, id DESC LIMIT ?`,
)
const selectOpenCount = pluck<[number], number>(
  `SELECT count(*) FROM sitting JOIN partie ON partie.sitting = sitting.id
   WHERE evening = ? AND record IS NULL AND trashed_at IS NULL`,
)

/** Loads an evening if it is sound: a corrupt one is left to the check and cannot be resumed. */
function findSoundEvening(db: ReadStore, id: number): StoredEvening | null {
  try {
    return loadEvening(db, id)
  } catch (error) {
    if (error instanceof CorruptRecord) return null
    throw error
  }
}

/** Lists the evenings that can be resumed, latest first. */
export function listOpenEvenings(db: ReadStore, most: number): readonly EveningListing[] {
  return selectUnstruck(db)
    .all(most)
    .flatMap((id): readonly EveningListing[] => {
      const evening = findSoundEvening(db, id)
      if (evening === null || !evening.isWhole) return []
      const { kind, game, people, steps, startedAt } = evening
      const parties = steps.filter(({ step }) => step.did === 'played').length
      const isPlaying = (selectOpenCount(db).get(id) ?? 0) > 0
      return [
        {
          id,
          kind,
          game,
          guests: people,
          parties,
          startedAt: new Date(startedAt).toISOString(),
          isPlaying,
        },
      ]
    })
}
