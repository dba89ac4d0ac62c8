// The piece of an evening that leaves the archive with a sitting: the steps that belong to its parties.
import { pluck } from '../store/query.ts'
import type { EveningRecord } from '../engine/record.ts'
import { eveningOf } from '../store/evening-places.ts'
import { type StoredEvening, type StoredStep, loadEvening } from '../store/evenings.ts'
import { untoldParties } from '../store/evening-check.ts'
import { Spoilt } from '../store/load.ts'
import type { ReadStore } from '../store/open.ts'

const firstRun = pluck<[number, number], number>(
  `SELECT sitting FROM (
     SELECT sitting, seq FROM evening_step WHERE evening = ? AND sitting IS NOT NULL
     UNION ALL SELECT min(id), 1e9 FROM sitting WHERE evening = ?)
   ORDER BY seq LIMIT 1`,
)

/** Steps without a gap between them. */
function stretches(steps: readonly StoredStep[]): readonly (readonly StoredStep[])[] {
  const starts = steps.flatMap(({ seq }, index) => (seq === (steps[index - 1]?.seq ?? -1) + 1 ? [] : [index]))
  return starts.map((start, index) => steps.slice(start, starts[index + 1]))
}

/**
 * Steps go with the partie before which they were taken; those after the last partie with the sitting of that, and
 * before the first partie of all with the first sitting.
 */
function stepsOf(db: ReadStore, evening: StoredEvening, sitting: number): readonly StoredStep[] {
  const first = firstRun(db).get(evening.id, evening.id) ?? null
  return stretches(evening.steps).flatMap((steps) => {
    const last = steps.findLast(({ run }) => run !== null)?.run ?? first
    let next: number | null = last
    const owners = steps.toReversed().map(({ run }) => (next = run ?? next))
    return steps.filter((_, index) => owners.at(-1 - index) === sitting)
  })
}

/** What a record says of the evening of a sitting; `seqs` are the parties that leave, in their order. Throws Spoilt. */
export function pieceOf(db: ReadStore, sitting: number, seqs: readonly number[]): EveningRecord | null {
  const id = eveningOf(db, sitting)
  if (id === null) return null
  const evening = loadEvening(db, id)
  if (evening === null || untoldParties(db, sitting).length > 0)
    throw new Spoilt({ evening: id }, 'record', `it does not tell of sitting ${sitting}`)
  const { uid, kind, terms, people, startedAt } = evening
  const own = stepsOf(db, evening, sitting)
  return {
    ...{ id: uid, kind, terms, startedAt: new Date(startedAt).toISOString() },
    guests: people.map(({ name, kind: who, level }) => ({ name, kind: who, ...(level === null ? {} : { level }) })),
    from: own[0]?.seq ?? (evening.steps.at(-1)?.seq ?? 0) + 1,
    steps: own.map((one) => stepRecord(one, seqs)),
    ledger: own.flatMap(({ lines }) => lines),
  }
}

function stepRecord({ step, place }: StoredStep, seqs: readonly number[]): EveningRecord['steps'][number] {
  if (step.did === 'sat') {
    const { did, list, drawn } = step
    return { did, list: [...list], ...(drawn === undefined ? {} : { drawn: [...drawn] }) }
  }
  const partie = place === null ? 0 : seqs.indexOf(place.partie) + 1
  return step.did === 'played' && partie > 0 ? { ...step, partie } : step
}
