// Exercises in the data file: their positions, schedules and answers. An exercise is written with
// its first answer; nothing here belongs to any partie.
import type { AnyAction } from '../../shared/view.ts'
import type { DecisionPlace } from '../../shared/training.ts'
import type { ExerciseSource } from '../../shared/exercises.ts'
import { limitText } from './lengths.ts'
import { type ReadStore, type WriteStore, transact } from './open.ts'
import { pluck, query } from './query.ts'

/** An exercise as it is stored; texts are JSON. */
export interface ExerciseRow {
  readonly uid: string
  readonly source: ExerciseSource
  readonly reference: string | null
  readonly game: string
  readonly kind: string
  readonly position: string
  readonly step: number
  readonly schedule: string
  readonly due: number
  readonly made_at: number
}

export interface AnswerRow {
  readonly at: number
  readonly done: string
  readonly cost: number
  readonly hinted: number
}

const COLUMNS = ['uid', 'source', 'reference', 'game', 'kind', 'position', 'schedule']
  .map((column) => `${limitText(column)} AS ${column}`)
  .join(', ')
const ROW = `${COLUMNS}, step, due, made_at`

/** Which exercises are meant: of any game if null, of any kind or source if there are none. */
export interface ExerciseFilter {
  readonly game: string | null
  readonly kinds: readonly string[]
  readonly sources: readonly ExerciseSource[]
}

interface FilterParameters {
  readonly game: string | null
  readonly kinds: string
  readonly sources: string
}

const toParameters = ({ game, kinds, sources }: ExerciseFilter): FilterParameters => ({
  game,
  kinds: JSON.stringify(game === null ? [] : kinds),
  sources: JSON.stringify(sources),
})

const MEANT = `(@game IS NULL OR game = @game)
  AND (@kinds = '[]' OR kind IN (SELECT value FROM json_each(@kinds)))`
const selectByDue = query<
  [FilterParameters & { readonly from: number; readonly until: number; readonly most: number }],
  ExerciseRow
>(
  `SELECT ${ROW} FROM exercise WHERE due >= @from AND due < @until AND ${MEANT}
   AND (@sources = '[]' OR source IN (SELECT value FROM json_each(@sources))) ORDER BY due, id LIMIT @most`,
)

/** Lists exercises that are due in a span of time, the longest due first. */
export const listByDue = (
  db: ReadStore,
  filter: ExerciseFilter,
  { from, until, most }: { readonly from: number; readonly until: number; readonly most: number },
): readonly ExerciseRow[] => selectByDue(db).all({ ...toParameters(filter), from, until, most })

const selectByUid = query<[string], ExerciseRow & { readonly id: number }>(
  `SELECT id, ${ROW} FROM exercise WHERE uid = ?`,
)

/** Returns the exercise of this content; undefined if it was never answered. */
export const findExercise = (db: ReadStore, uid: string): ExerciseRow | undefined =>
  selectByUid(db).get(uid)

const upsertExercise = query<[ExerciseRow]>(
  `INSERT INTO exercise (uid, source, reference, game, kind, position, step, schedule, due, made_at)
   VALUES (@uid, @source, @reference, @game, @kind, @position, @step, @schedule, @due, @made_at)
   ON CONFLICT (uid) DO UPDATE SET schedule = excluded.schedule, due = excluded.due`,
)
const insertAnswer = query<[AnswerRow & { readonly exercise: number }]>(
  `INSERT OR IGNORE INTO answer (exercise, at, done, cost, hinted)
   VALUES (@exercise, @at, @done, @cost, @hinted)`,
)
const selectLastAnswer = pluck<[number], number | null>(
  'SELECT max(at) FROM answer WHERE exercise = ?',
)

/** An answer as it was given. */
export interface GivenAnswer {
  readonly at: number
  readonly done: AnyAction
  readonly cost: number
  readonly hinted: boolean
}

/** Writes an exercise with another answer; they are numbered by their time. */
export const saveAnswer = (db: WriteStore, exercise: ExerciseRow, answer: GivenAnswer): void =>
  transact(db, () => {
    upsertExercise(db).run(exercise)
    const id = selectByUid(db).get(exercise.uid)?.id ?? 0
    const { done, cost, hinted } = answer
    // a clock that was set back must not hide an answer
    const at = Math.max(answer.at, (selectLastAnswer(db).get(id) ?? 0) + 1)
    const row = { exercise: id, at, done: JSON.stringify(done), cost, hinted: hinted ? 1 : 0 }
    insertAnswer(db).run(row)
  })

/** Writes an exercise as it was exported; answers that are here already stay. */
export function mergeExercise(
  db: WriteStore,
  exercise: ExerciseRow,
  answers: readonly AnswerRow[],
): 'added' | 'known' {
  const before = selectByUid(db).get(exercise.uid)
  const last = before === undefined ? null : (selectLastAnswer(db).get(before.id) ?? null)
  const isNewer = last === null || answers.some(({ at }) => at > last)
  // the schedule of the archive that asked last is the one that knows most
  if (isNewer) upsertExercise(db).run(exercise)
  const id = selectByUid(db).get(exercise.uid)?.id ?? 0
  let added = before === undefined ? 1 : 0
  for (const one of answers) added += insertAnswer(db).run({ ...one, exercise: id }).changes
  return added > 0 ? 'added' : 'known'
}

const selectAll = query<[number, number], ExerciseRow & { readonly id: number }>(
  `SELECT id, ${ROW} FROM exercise WHERE id > ? ORDER BY id LIMIT ?`,
)
const selectAnswers = query<[number], AnswerRow>(
  `SELECT at, ${limitText('done')} AS done, cost, hinted FROM answer WHERE exercise = ? ORDER BY at`,
)

/** Yields every exercise with its answers, in the order in which they were made. */
export function* readExercises(
  db: ReadStore,
): Generator<ExerciseRow & { readonly id: number; readonly answers: readonly AnswerRow[] }> {
  for (let last = 0; ;) {
    const rows = selectAll(db).all(last, 100)
    for (const row of rows) yield { ...row, answers: selectAnswers(db).all(row.id) }
    last = rows.at(-1)?.id ?? 0
    if (rows.length < 100) return
  }
}

/** Counts of the exercises of a game. */
export interface ExerciseCounts {
  readonly game: string
  readonly due: number
  readonly practised: number
  readonly known: number
}
const selectCounts = query<[{ readonly until: number; readonly days: number }], ExerciseCounts>(
  `SELECT game, count(*) FILTER (WHERE due < @until) AS due, count(*) AS practised,
   count(*) FILTER (WHERE json_extract(schedule, '$.days') >= @days) AS known
   FROM exercise GROUP BY game`,
)

/** Counts exercises by game: due before an instant, and known for at least so many days. */
export const countExercises = (
  db: ReadStore,
  until: number,
  days: number,
): readonly ExerciseCounts[] => selectCounts(db).all({ until, days })

const selectReferences = pluck<[ExerciseSource], string>(
  'SELECT reference FROM exercise WHERE source = ? AND reference IS NOT NULL',
)
/** Lists what the exercises of a source refer to. */
export const listReferences = (db: ReadStore, source: ExerciseSource): ReadonlySet<string> =>
  new Set(selectReferences(db).all(source))

/** An answer with the game and kind of its exercise. */
export interface LatestAnswer {
  readonly at: number
  readonly game: string
  readonly kind: string
  readonly cost: number
  readonly hinted: number
}
const selectLatest = query<[], LatestAnswer>(
  `SELECT at, game, kind, cost, hinted FROM answer JOIN exercise ON exercise.id = exercise
   ORDER BY at DESC`,
)
/** Yields all answers, the latest first. */
export const readLatestAnswers = (db: ReadStore): Iterable<LatestAnswer> =>
  selectLatest(db).iterate()

/** The reference of a decision of a partie: it is the same in every archive. */
export const partieReference = (uid: string, partie: number, step: number): string =>
  `${uid} ${partie} ${step}`

const selectSitting = pluck<[string], number>('SELECT id FROM sitting WHERE uid = ?')
/** Returns the place in this archive of a decision; null if its sitting is not here. */
export function findReferredPlace(db: ReadStore, reference: string): DecisionPlace | null {
  const [uid = '', partie, step] = reference.split(' ')
  const sitting = selectSitting(db).get(uid)
  if (sitting === undefined || partie === undefined || step === undefined) return null
  return { sitting, partie: Number(partie), step: Number(step) }
}

/** An error of one's own that is no exercise yet. */
export interface OwnError {
  readonly sitting: number
  readonly partie: number
  readonly step: number
  readonly game: string
  readonly kind: string
}
const OWN = `FROM decision d JOIN partie p ON p.id = d.partie JOIN sitting s ON s.id = p.sitting
  WHERE d.person = @person AND d.cost >= @least AND d.hinted = 0 AND p.trashed_at IS NULL
  AND NOT EXISTS (
    SELECT 1 FROM exercise e WHERE e.reference = s.uid || ' ' || p.seq || ' ' || d.step
  )`
const selectOwn = query<
  [
    Omit<FilterParameters, 'sources'> & {
      readonly person: number
      readonly least: number
      readonly most: number
    },
  ],
  OwnError
>(
  `SELECT s.id AS sitting, p.seq AS partie, d.step, d.game, d.kind ${OWN}
   AND (@game IS NULL OR d.game = @game)
   AND (@kinds = '[]' OR d.kind IN (SELECT value FROM json_each(@kinds)))
   ORDER BY d.cost DESC LIMIT @most`,
)
const selectOwnCounts = query<
  [{ readonly person: number; readonly least: number }],
  { readonly game: string; readonly n: number }
>(`SELECT d.game, count(*) AS n ${OWN} GROUP BY d.game`)

/** Lists errors of a person that are no exercises yet, the costliest first. */
export function listOwnErrors(
  db: ReadStore,
  person: number,
  least: number,
  filter: ExerciseFilter,
  most: number,
): readonly OwnError[] {
  const { game, kinds } = toParameters(filter)
  return selectOwn(db).all({ game, kinds, person, least, most })
}

/** Counts such errors by game. */
export const countOwnErrors = (
  db: ReadStore,
  person: number,
  least: number,
): ReadonlyMap<string, number> =>
  new Map(
    selectOwnCounts(db)
      .all({ person, least })
      .map(({ game, n }) => [game, n]),
  )
