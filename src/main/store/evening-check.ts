// The check that a stored evening follows from its steps: its replay gives the same ledger, the
// cards drawn give the list, and its parties are those that were played.
import { headless } from '../../shared/words/en/headless.ts'
import { findGame } from '../engine/games/games.ts'
import { isListDrawn } from '../engine/evenings/draw.ts'
import { isSameLedger, isSeatedSo } from '../engine/evenings/record-part.ts'
import { type EveningReplayStep, replayEvening } from '../engine/evenings/replay.ts'
import type { StoredEvening, StoredStep } from './evening-types.ts'
import type { ReadStore } from './open.ts'
import { listPlayers } from './people.ts'
import { query } from './query.ts'

/** The replay of an evening, step by step; or its first fault. */
export type StoredReplay =
  { readonly steps: readonly EveningReplayStep[] } | { readonly wrong: EveningFault }

/** A fault and the step it is in; 0 if it concerns no single step. */
export interface EveningFault {
  readonly step: number
  readonly what: string
}

/** Replays a whole evening without reading its stored ledger. */
export function replayStored(db: ReadStore, evening: StoredEvening): StoredReplay {
  const { kind, terms, people } = evening
  const steps: EveningReplayStep[] = []
  const story = evening.steps.map(({ step }) => step)
  const replay = replayEvening(kind, terms, story, (_, step) => void steps.push(step))
  if ('fault' in replay) {
    const { step, why, rule } = replay.fault
    return { wrong: { step, what: `${why} (${rule})` } }
  }
  const known = replay.state?.balances.guests.length ?? 0
  if (known > people.length)
    return { wrong: { step: 0, what: `${known} guests came, ${people.length} are known` } }
  const struckAt = replay.state?.phase === 'struck' ? (evening.steps.at(-1)?.at ?? 0) : null
  if (struckAt !== evening.struckAt)
    return { wrong: { step: 0, what: 'it is told otherwise when it was struck' } }
  for (const [index, stored] of evening.steps.entries()) {
    const what = findStepFault(db, evening, stored, steps[index])
    if (what !== null) return { wrong: { step: index + 1, what } }
  }
  return { steps }
}

function findStepFault(
  db: ReadStore,
  evening: StoredEvening,
  { step, run, place }: StoredStep,
  replayed: EveningReplayStep | undefined,
): string | null {
  if (step.did === 'sat') return isDrawn(evening, step) ? null : headless.eveningFaults.otherList
  if (step.did !== 'played') return run === null ? null : 'no partie was played in it'
  if (run === null) return null
  const seated =
    replayed !== undefined && isSeatedSo(replayed, evening.people, listPlayers(db, run))
  if (!seated) return 'others sat at the table than stood first in the list'
  if (place === null) return null
  const fact = selectResult(db).get(place.sitting, place.partie, evening.id)
  const isSame = fact?.winner === step.winner && fact.value === step.value
  return isSame ? null : 'its partie ended otherwise, or is of another evening'
}

const selectResult = query<
  [number, number, number],
  { readonly winner: number | null; readonly value: number | null }
>(
  `SELECT winner, value FROM partie_fact JOIN partie ON partie.id = partie_fact.partie
     JOIN sitting ON sitting.id = partie.sitting WHERE sitting = ? AND seq = ? AND evening = ?`,
)

function isDrawn(
  { game: id, options }: StoredEvening,
  sat: Extract<EveningReplayStep['step'], { did: 'sat' }>,
): boolean {
  const game = findGame(id)
  return game === null || isListDrawn(game, options, sat)
}

/** Returns the fault of a stored evening; null if sound, or if steps are missing. */
export function findEveningFault(db: ReadStore, evening: StoredEvening): EveningFault | null {
  if (!evening.isWhole) return null
  const replay = replayStored(db, evening)
  if ('wrong' in replay) return replay.wrong
  const other = evening.steps.findIndex(
    ({ lines }, index) => !isSameLedger(lines, replay.steps[index]?.lines ?? []),
  )
  return other < 0 ? null : { step: other + 1, what: 'the ledger says otherwise' }
}

const WITHOUT_STEP = `SELECT sitting.evening, partie.sitting, partie.seq AS partie
    FROM sitting JOIN partie ON partie.sitting = sitting.id JOIN partie_fact ON partie_fact.partie = partie.id
  WHERE sitting.evening IS NOT NULL AND winner IS NOT NULL AND 1 <> (SELECT count(*) FROM evening_step s
    WHERE s.evening = sitting.evening AND s.sitting = partie.sitting AND s.partie = partie.seq)`

/** A finished partie that belongs to no step of its evening, or to several. */
interface PartieWithoutStep {
  readonly evening: number
  readonly sitting: number
  readonly partie: number
}
const selectWithoutStep = query<[], PartieWithoutStep>(WITHOUT_STEP)
const selectWithoutStepIn = query<[number], PartieWithoutStep>(
  `${WITHOUT_STEP} AND partie.sitting = ?`,
)

/** Lists the finished parties that belong to no step of their evening, or to several. */
export const listPartiesWithoutStep = (
  db: ReadStore,
  sitting?: number,
): readonly PartieWithoutStep[] =>
  sitting === undefined ? selectWithoutStep(db).all() : selectWithoutStepIn(db).all(sitting)
