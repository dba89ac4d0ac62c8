// A session of exercises: one position after the other, each at a table of its own.
import type { ExerciseReference, ExerciseResult } from '../../shared/exercises.ts'
import { recordLine } from '../engine/canonical.ts'
import { refuse } from '../refusal.ts'
import { findExercise, findReferredPlace, saveAnswer } from '../store/exercises.ts'
import { findPartieLine } from '../store/list.ts'
import type { ReadStore, WriteStore } from '../store/open.ts'
import { type ExerciseTable, type JudgedAnswer, createExerciseTable } from '../table/exercise.ts'
import type { TableDeps } from '../table/table-deps.ts'
import { readBookReference } from './books.ts'
import type { Days } from './days.ts'
import type { Exercise, PlannedExercise } from './plan.ts'
import { scheduleNext } from './schedule.ts'
import { scheduleSchema } from './schedule-shape.ts'

/** What a session needs from the program. */
export interface RunContext {
  readonly days: Days
  getStore(): WriteStore
  getTableDeps(): TableDeps
  /** Returns a negative number that no other table has. */
  nextNumber(): number
}

/** The exercises of a session in their order, with the results so far. */
export class ExerciseRun {
  readonly #context: RunContext
  readonly #db: WriteStore
  readonly #isTrial: boolean
  readonly #results: ExerciseResult[] = []
  #left: readonly PlannedExercise[]
  #next: Promise<Exercise | null> | null = null
  #current: Exercise | null = null
  #number = 0
  #isOpening = false

  constructor(context: RunContext, plan: readonly PlannedExercise[], isTrial = false) {
    this.#context = context
    this.#db = context.getStore()
    this.#left = plan
    this.#isTrial = isTrial
  }

  get results(): readonly ExerciseResult[] {
    return this.#results
  }

  /** Opens the table of the next exercise; null after the last one. */
  async openNext(): Promise<ExerciseTable | null> {
    if (this.#isOpening) return refuse('notNow')
    this.#isOpening = true
    try {
      const exercise = await this.#takeNext()
      if (exercise === null) return null
      this.#number += 1
      const table = await this.#openTable(exercise, this.#isTrial)
      this.#current = exercise
      // the next one is made while the person thinks
      this.#next = this.#startNext()
      return table
    } finally {
      this.#isOpening = false
    }
  }

  /** Opens the table of the same exercise once more; its answer is not stored. */
  async openAgain(): Promise<ExerciseTable> {
    return this.#openTable(this.#current ?? refuse('noTable'), true)
  }

  /** Starts loading the next exercise; a failure counts as one that cannot be begun. */
  #startNext(): Promise<Exercise | null> | null {
    const [planned, ...left] = this.#left
    if (planned === undefined) return null
    this.#left = left
    return planned.load().catch(() => null)
  }

  async #takeNext(): Promise<Exercise | null> {
    for (;;) {
      const loading = this.#next ?? this.#startNext()
      this.#next = null
      if (loading === null) return null
      const exercise = await loading
      if (exercise !== null) return exercise
    }
  }

  #openTable(exercise: Exercise, isUncounted: boolean): Promise<ExerciseTable> {
    const { source, kind, isRepeated, position } = exercise
    const of = this.#number + this.#left.length + (this.#next === null ? 0 : 1)
    const shown = { source, kind, isRepeated, number: this.#number, of, isTrial: this.#isTrial }
    const settle = (answer: JudgedAnswer) => ({
      reference: findReference(this.#db, exercise),
      nextDue: isUncounted ? null : this.#store(exercise, answer),
    })
    return createExerciseTable(
      { position, shown, settle },
      this.#context.nextNumber(),
      this.#context.getTableDeps(),
    )
  }

  /** Stores an answer; returns the day on which the exercise comes back. */
  #store(exercise: Exercise, { done, cost, hinted }: JudgedAnswer): string {
    const db = this.#context.getStore()
    // another archive has taken the place of this one
    if (db !== this.#db) return refuse('noTable')
    const { uid, source, reference, game, kind, position } = exercise
    const at = this.#context.getTableDeps().now()
    const before = findExercise(db, uid)
    const read = before === undefined ? null : scheduleSchema.safeParse(JSON.parse(before.schedule))
    const known = read?.success === true ? read.data : null
    const { schedule, due } = scheduleNext(known, { cost, hinted }, at)
    const row = {
      ...{ uid, source, reference, game, kind, step: position.step, due },
      position: recordLine(position.record),
      schedule: JSON.stringify(schedule),
      made_at: before?.made_at ?? at,
    }
    saveAnswer(db, row, { at, done, cost, hinted })
    this.#results.push({ game, kind, source, cost })
    return this.#context.days.formatDay(due)
  }
}

/** Returns where an exercise comes from; null if it was made, or its partie is not here. */
function findReference(
  db: ReadStore,
  { source, reference }: Pick<Exercise, 'source' | 'reference'>,
): ExerciseReference | null {
  if (reference === null) return null
  if (source === 'book') return { from: 'book', ...readBookReference(reference) }
  const place = findReferredPlace(db, reference)
  const line = place === null ? null : findPartieLine(db, place)
  return place === null || line === null ? null : { from: 'partie', place, playedAt: line.playedAt }
}
