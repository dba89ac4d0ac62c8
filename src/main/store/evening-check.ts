// Whether an evening that is kept follows from its story: told again it gives the same ledger, the cards drawn give the
// list, and its parties are those that were played.
import { headless } from '../../shared/words/en/headless.ts'
import { gameOf } from '../engine/games/games.ts'
import { isListDrawn } from '../engine/sittings/draw.ts'
import { isSameLedger, isSeatedSo } from '../engine/sittings/piece.ts'
import { type ToldStep, tell } from '../engine/sittings/story.ts'
import type { StoredEvening, StoredStep } from './evenings.ts'
import type { ReadStore } from './open.ts'
import { peopleOf } from './people.ts'
import { query } from './query.ts'

/** What an evening told again gives, step by step; or the first thing that is wrong with it. */
export type Retold = { readonly steps: readonly ToldStep[] } | { readonly wrong: Wrong }

/** What is wrong, and with which step; 0 where it is no single one. */
export interface Wrong {
  readonly step: number
  readonly what: string
}

/** Tells a whole evening again. Its ledger as kept is not looked at. */
export function retell(db: ReadStore, evening: StoredEvening): Retold {
  const { kind, terms, people } = evening
  const steps: ToldStep[] = []
  const story = evening.steps.map(({ step }) => step)
  const told = tell(kind, terms, story, (_, step) => void steps.push(step))
  if ('fault' in told) {
    const { step, why, rule } = told.fault
    return { wrong: { step, what: `${why} (${rule})` } }
  }
  const known = told.state?.balances.guests.length ?? 0
  if (known > people.length) return { wrong: { step: 0, what: `${known} guests came, ${people.length} are known` } }
  const struckAt = told.state?.phase === 'struck' ? (evening.steps.at(-1)?.at ?? 0) : null
  if (struckAt !== evening.struckAt) return { wrong: { step: 0, what: 'it is told otherwise when it was struck' } }
  for (const [index, stored] of evening.steps.entries()) {
    const what = wrongStep(db, evening, stored, steps[index])
    if (what !== null) return { wrong: { step: index + 1, what } }
  }
  return { steps }
}

function wrongStep(
  db: ReadStore,
  evening: StoredEvening,
  { step, run, place }: StoredStep,
  told: ToldStep | undefined,
): string | null {
  if (step.did === 'sat') return isDrawn(evening, step) ? null : headless.eveningFaults.otherList
  if (step.did !== 'played') return run === null ? null : 'no partie was played in it'
  if (run === null) return null
  const seated = told !== undefined && isSeatedSo(told, evening.people, peopleOf(db, run))
  if (!seated) return 'others sat at the table than stood first in the list'
  if (place === null) return null
  const fact = resultOf(db).get(place.sitting, place.partie, evening.id)
  const isSame = fact?.winner === step.winner && fact.value === step.value
  return isSame ? null : 'its partie ended otherwise, or is of another evening'
}

const resultOf = query<[number, number, number], { readonly winner: number | null; readonly value: number | null }>(
  `SELECT winner, value FROM partie_fact JOIN partie ON partie.id = partie_fact.partie
     JOIN sitting ON sitting.id = partie.sitting WHERE sitting = ? AND seq = ? AND evening = ?`,
)

function isDrawn({ game: id, options }: StoredEvening, sat: Extract<ToldStep['step'], { did: 'sat' }>): boolean {
  const game = gameOf(id)
  return game === null || isListDrawn(game, options, sat)
}

/** What is wrong with an evening as it is kept; null when nothing is. One whose beginning is not here cannot be told. */
export function wrongEvening(db: ReadStore, evening: StoredEvening): Wrong | null {
  if (!evening.isWhole) return null
  const retold = retell(db, evening)
  if ('wrong' in retold) return retold.wrong
  const other = evening.steps.findIndex(({ lines }, index) => !isSameLedger(lines, retold.steps[index]?.lines ?? []))
  return other < 0 ? null : { step: other + 1, what: 'the ledger says otherwise' }
}

const UNTOLD = `SELECT sitting.evening, partie.sitting, partie.seq AS partie
    FROM sitting JOIN partie ON partie.sitting = sitting.id JOIN partie_fact ON partie_fact.partie = partie.id
  WHERE sitting.evening IS NOT NULL AND winner IS NOT NULL AND 1 <> (SELECT count(*) FROM evening_step s
    WHERE s.evening = sitting.evening AND s.sitting = partie.sitting AND s.partie = partie.seq)`

/** A partie that is over, and stands in no step of its evening, or in several. */
interface Untold {
  readonly evening: number
  readonly sitting: number
  readonly partie: number
}
const everyUntold = query<[], Untold>(UNTOLD)
const someUntold = query<[number], Untold>(`${UNTOLD} AND partie.sitting = ?`)

/** Parties that are over and stand in no step of their evening, or in several; of one sitting, or of all. */
export const untoldParties = (db: ReadStore, sitting?: number): readonly Untold[] =>
  sitting === undefined ? everyUntold(db).all() : someUntold(db).all(sitting)
