// The import of an evening's parts with its sittings: merged by the uid of the evening. A part that
// contradicts the archive, or the rules once no step is missing, is refused.
import { headless } from '../../shared/words/en/headless.ts'
import { stepText } from '../engine/canonical.ts'
import type { LedgerLine } from '../../shared/evening.ts'
import type { EveningRecord, RecordDocument } from '../engine/record.ts'
import { isSameLedger, toEveningStep } from '../engine/evenings/record-part.ts'
import { replayStored } from '../store/evening-check.ts'
import { addEvening, addGuest, findEveningByUid, loadEvening, saveStep } from '../store/evenings.ts'
import type { StoredEvening, StoredStep } from '../store/evening-types.ts'
import type { WriteStore } from '../store/open.ts'
import { query } from '../store/query.ts'
import { ImportConflict } from './import-conflict.ts'

const updateSittingEvening = query<[number, number]>(
  'UPDATE sitting SET evening = ? WHERE id = ? AND evening IS NULL',
)

function throwConflict({ id }: EveningRecord, step: number, what: string): never {
  throw new ImportConflict(headless.evening(id, step, what))
}

function loadEveningOrThrow(db: WriteStore, id: number): StoredEvening {
  const evening = loadEvening(db, id)
  if (evening === null) throw new Error(`no evening ${id}`)
  return evening
}

/** Returns the number of a record's evening, added if it is new; null if it has none. */
export function findOrAddEvening(db: WriteStore, record: RecordDocument): number | null {
  const { evening } = record
  if (evening === undefined) return null
  const known = findEveningByUid(db, evening.id)
  const id = known ?? addNewEvening(db, record, evening)
  const here = loadEveningOrThrow(db, id)
  if (
    encodeHead(here) !==
    encodeHead({ ...toHeadFields(record), ...evening, startedAt: Date.parse(evening.startedAt) })
  )
    throwConflict(evening, 0, headless.eveningDiffers)
  const people = evening.guests.map((guest) => ({ ...guest, level: guest.level ?? null }))
  const isSame = people.every(({ kind, level }, guest) => {
    const other = here.people[guest]
    return other === undefined || (other.kind === kind && other.level === level)
  })
  if (!isSame) throwConflict(evening, 0, headless.eveningDiffers)
  for (const person of people.slice(here.people.length)) addGuest(db, id, person)
  return id
}

const toHeadFields = ({ game, options = {} }: RecordDocument) => {
  const { preset, ...single } = options
  return { game, preset: preset === undefined ? null : String(preset), options: single }
}

/** Encodes what all parts of an evening have in common as text. */
const encodeHead = ({
  game,
  preset,
  options,
  kind,
  terms,
  startedAt,
}: Omit<EveningHeadFields, never>): string => {
  const { stake, purse, partiesATurn = null, poolEntry = null } = terms
  const named = Object.entries(options).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([
    game,
    preset,
    named,
    kind,
    stake,
    purse,
    partiesATurn,
    poolEntry,
    startedAt,
  ])
}
type EveningHeadFields = Pick<
  StoredEvening,
  'game' | 'preset' | 'options' | 'kind' | 'terms' | 'startedAt'
>

function addNewEvening(
  db: WriteStore,
  record: RecordDocument,
  { id, kind, terms, startedAt }: EveningRecord,
): number {
  const { zone = null } = record
  return addEvening(
    db,
    { ...toHeadFields(record), kind, terms, people: [], zone, uid: id },
    Date.parse(startedAt),
  )
}

/** Merges a record's steps with the stored ones; `seqs` number its parties. */
export function mergeEveningPart(
  db: WriteStore,
  id: number,
  evening: EveningRecord,
  sitting: number,
  seqs: readonly number[],
): void {
  updateSittingEvening(db).run(id, sitting)
  const before = loadEveningOrThrow(db, id)
  const here = new Map(before.steps.map((one) => [one.seq, one]))
  const there = evening.steps.map((step, index): Omit<StoredStep, 'lines'> => {
    const seq = evening.from + index
    const partie =
      step.did === 'played' && step.partie !== undefined ? seqs[step.partie - 1] : undefined
    const place = partie === undefined ? null : { sitting, partie }
    return {
      seq,
      step: toEveningStep(step),
      run: step.did === 'played' ? sitting : null,
      place,
      at: null,
    }
  })
  const lines = assignLedgerLines(evening, here)
  for (const one of there) {
    const known = here.get(one.seq)
    if (known !== undefined && !isSame(known, one))
      throwConflict(evening, one.seq, headless.eveningDiffers)
    if (known === undefined) saveStep(db, id, { ...one, lines: lines.get(one.seq) ?? [] })
    else if (known.place === null && one.place !== null)
      saveStep(db, id, { ...known, place: one.place })
  }
}

/** Returns true for the same step, and the same partie as far as both have it. */
const isSame = (known: StoredStep, one: Omit<StoredStep, 'lines'>): boolean =>
  stepText(toRecordStep(known.step)) === stepText(toRecordStep(one.step)) &&
  known.run === one.run &&
  (known.place === null || one.place === null || known.place.partie === one.place.partie)

const toRecordStep = (step: StoredStep['step']): EveningRecord['steps'][number] =>
  step.did === 'sat'
    ? {
        did: step.did,
        list: [...step.list],
        ...(step.drawn === undefined ? {} : { drawn: [...step.drawn] }),
      }
    : step

/** Assigns a part's payments to its first new step: they cannot be replayed without the rest. */
function assignLedgerLines(
  evening: EveningRecord,
  here: ReadonlyMap<number, StoredStep>,
): ReadonlyMap<number, readonly LedgerLine[]> {
  const seqs = evening.steps.map((_, index) => evening.from + index)
  const known = seqs.flatMap((seq) => here.get(seq)?.lines ?? [])
  const both = Math.min(known.length, evening.ledger.length)
  const rest = evening.ledger.slice(known.length)
  const fresh = seqs.find((seq) => !here.has(seq))
  const isOther = !isSameLedger(known.slice(0, both), evening.ledger.slice(0, both))
  if (isOther || (fresh === undefined && rest.length > 0))
    throwConflict(evening, 0, headless.eveningFaults.otherLedger)
  return new Map(fresh === undefined ? [] : [[fresh, rest]])
}

/** Replays a complete evening and writes its payments. Throws ImportConflict. */
export function completeEvening(db: WriteStore, id: number): void {
  const evening = loadEveningOrThrow(db, id)
  if (!evening.isWhole) return
  const failAt = (step: number, what: string): never => {
    throw new ImportConflict(headless.evening(evening.uid, step, what))
  }
  const replay = replayStored(db, evening)
  if ('wrong' in replay) return failAt(replay.wrong.step, replay.wrong.what)
  const lines = replay.steps.flatMap((step) => step.lines)
  const stored = evening.steps.flatMap((step) => step.lines)
  if (!isSameLedger(lines, stored)) return failAt(0, headless.eveningFaults.otherLedger)
  for (const [index, step] of evening.steps.entries()) {
    const own = replay.steps[index]?.lines ?? []
    if (!isSameLedger(own, step.lines)) saveStep(db, id, { ...step, lines: own })
  }
}
