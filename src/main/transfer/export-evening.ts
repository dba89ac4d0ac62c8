// The part of an evening that is exported with a sitting: the steps that belong to its parties.
import { pluck } from '../store/query.ts'
import type { EveningRecord } from '../engine/record.ts'
import { findEveningId } from '../store/evening-lookup.ts'
import { loadEvening } from '../store/evenings.ts'
import type { StoredEvening, StoredStep } from '../store/evening-types.ts'
import { listPartiesWithoutStep } from '../store/evening-check.ts'
import { CorruptRecord } from '../store/load.ts'
import type { ReadStore } from '../store/open.ts'

const selectFirstRun = pluck<[number, number], number>(
  `SELECT sitting FROM (
     SELECT sitting, seq FROM evening_step WHERE evening = ? AND sitting IS NOT NULL
     UNION ALL SELECT min(id), 1e9 FROM sitting WHERE evening = ?)
   ORDER BY seq LIMIT 1`,
)

/** Splits steps into groups without a gap. */
function splitAtGaps(steps: readonly StoredStep[]): readonly (readonly StoredStep[])[] {
  const starts = steps.flatMap(({ seq }, index) =>
    seq === (steps[index - 1]?.seq ?? -1) + 1 ? [] : [index],
  )
  return starts.map((start, index) => steps.slice(start, starts[index + 1]))
}

/**
 * Returns the steps that are exported with a sitting. A step belongs to the partie it precedes;
 * steps after the last partie to the sitting of that one, and steps before the first partie of all
 * to the first sitting.
 */
function findOwnSteps(
  db: ReadStore,
  evening: StoredEvening,
  sitting: number,
): readonly StoredStep[] {
  const first = selectFirstRun(db).get(evening.id, evening.id) ?? null
  return splitAtGaps(evening.steps).flatMap((steps) => {
    const last = steps.findLast(({ run }) => run !== null)?.run ?? first
    let next: number | null = last
    const owners = steps.toReversed().map(({ run }) => (next = run ?? next))
    return steps.filter((_, index) => owners.at(-1 - index) === sitting)
  })
}

/** Builds a record's part of its evening; `seqs` are its parties. Throws CorruptRecord. */
export function buildEveningPart(
  db: ReadStore,
  sitting: number,
  seqs: readonly number[],
): EveningRecord | null {
  const id = findEveningId(db, sitting)
  if (id === null) return null
  const evening = loadEvening(db, id)
  if (evening === null || listPartiesWithoutStep(db, sitting).length > 0)
    throw new CorruptRecord({ evening: id }, 'record', `it does not tell of sitting ${sitting}`)
  const { uid, kind, terms, people, startedAt } = evening
  const own = findOwnSteps(db, evening, sitting)
  return {
    id: uid,
    kind,
    terms,
    startedAt: new Date(startedAt).toISOString(),
    guests: people.map(({ name, kind: who, level }) => ({
      name,
      kind: who,
      ...(level === null ? {} : { level }),
    })),
    from: own[0]?.seq ?? (evening.steps.at(-1)?.seq ?? 0) + 1,
    steps: own.map((one) => toStepRecord(one, seqs)),
    ledger: own.flatMap(({ lines }) => lines),
  }
}

function toStepRecord(
  { step, place }: StoredStep,
  seqs: readonly number[],
): EveningRecord['steps'][number] {
  if (step.did === 'sat') {
    const { did, list, drawn } = step
    return { did, list: [...list], ...(drawn === undefined ? {} : { drawn: [...drawn] }) }
  }
  const partie = place === null ? 0 : seqs.indexOf(place.partie) + 1
  return step.did === 'played' && partie > 0 ? { ...step, partie } : step
}
