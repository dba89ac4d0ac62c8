// The calls of the exercises: a session of positions, each at a table of its own. Loaded with the
// first of them.
import type { Scene } from '../../shared/bridge.ts'
import type { ExerciseRequest, ExerciseResult } from '../../shared/exercises.ts'
import type { PartieRef } from '../../shared/review.ts'
import { plainName } from '../../shared/names.ts'
import { randomFrom } from '../engine/random.ts'
import { refuse } from '../refusal.ts'
import { partieReference } from '../store/exercises.ts'
import type { ReadStore } from '../store/open.ts'
import { findPersonByName } from '../store/people.ts'
import { loadSettings, loadValue, saveValue } from '../store/settings.ts'
import { newSeed } from '../table/ai-client.ts'
import type { ExerciseTable } from '../table/exercise.ts'
import { isActionOf } from '../table/review.ts'
import type { FinishedDeal } from '../table/session.ts'
import { createDays } from '../training/days.ts'
import { planExercises, takeExercise } from '../training/plan.ts'
import { exerciseRequestSchema } from '../training/request.ts'
import { ExerciseRun } from '../training/run.ts'
import { buildSummary } from '../training/summary.ts'
import type { AppContext, CallHandlers, ViewedFile } from './context.ts'
import type { LiveTable } from './live-table.ts'
import { loadReviewed } from './review-calls.ts'

/** Name under which the last wish is stored. */
const LAST_WISH = 'exercises'

/** Time for making a position (ms): three kinds are tried within three seconds. */
const MAKING_LIMIT = 900

/** Below every number of a lesson. */
const FIRST_NUMBER = -1_000_000

/** Creates what the calls share: one session, and its table. */
function createHolder(context: AppContext, live: LiveTable) {
  let run: ExerciseRun | null = null
  let table: ExerciseTable | null = null

  /** Shows a table in place of the one before. */
  function show(next: ExerciseTable): Scene {
    table = next
    return live.switchTable(next)
  }

  /** Begins a session with its first exercise; refused if there is none. */
  async function begin(next: ExerciseRun): Promise<Scene> {
    const first = (await next.openNext()) ?? refuse('noExercise')
    run = next
    return show(first)
  }

  /** Returns the table of the exercise and its session. Throws Refusal if it was left. */
  function getCurrent(): { readonly run: ExerciseRun; readonly table: ExerciseTable } {
    context.data.getStore()
    if (run === null || table === null || live.findSession() !== table) return refuse('noTable')
    return { run, table }
  }

  /** Shows a table that was opened, unless the one before was left meanwhile. */
  function showInPlace(before: ExerciseTable, next: ExerciseTable): Scene {
    if (live.findSession() === before) return show(next)
    next.close()
    return refuse('noTable')
  }

  /** Leaves the table and ends the session; returns its results. */
  function end(): readonly ExerciseResult[] {
    const results = run?.results ?? []
    if (table !== null && live.findSession() === table) live.leaveForGood()
    run = null
    table = null
    return results
  }

  return { begin, getCurrent, showInPlace, end }
}

/** Creates the calls; they share one session. */
export function createExerciseCalls(context: AppContext, live: LiveTable, viewed: ViewedFile) {
  const getStore = () => context.data.getStore()
  const days = createDays(context.zone)
  let number = FIRST_NUMBER
  const runContext = {
    days,
    getStore,
    getTableDeps: () => live.getTableDeps(),
    nextNumber: () => (number -= 1),
  }
  const { begin, getCurrent, showInPlace, end } = createHolder(context, live)

  return {
    loadExercises: () => buildSummary(getStore, findOwnId, loadLastWish, days, context.now()),
    async startExercises(request) {
      const db = getStore()
      const now = context.now()
      const plan = await planExercises(request, {
        ...{ db, person: findOwnId(db), random: randomFrom(newSeed()) },
        dayEnd: days.findDayEnd(now),
        makePosition: (wish) => context.aiClient.makePosition(wish, MAKING_LIMIT),
      })
      if (plan.length === 0) return refuse('noExercise')
      const scene = await begin(new ExerciseRun(runContext, plan))
      // positions of a list are not a wish for the next time
      if (request.positions.length === 0) saveValue(getStore(), LAST_WISH, request)
      return scene
    },
    async nextExercise() {
      const before = getCurrent()
      const next = await before.run.openNext()
      return next === null ? null : showInPlace(before.table, next)
    },
    async repeatExercise() {
      const before = getCurrent()
      return showInPlace(before.table, await before.run.openAgain())
    },
    playExerciseOn() {
      const { table: current } = getCurrent()
      return current.playOn() ? current.getScene() : refuse('notNow')
    },
    endExercises() {
      getStore()
      return end()
    },
    async tryAgain(shown, step) {
      const deal = findDealUnderWay(live, shown)
      if (deal !== null && !isActionOf(deal.record, step, deal.dealNumber, deal.seat))
        return refuse('notNow')
      const { record } = deal ?? (await loadReviewed(context, viewed, shown))
      const reference =
        shown.kind === 'kept' ? partieReference(record.sitting ?? '', shown.partie, step) : null
      const exercise = (await takeExercise(record, step, reference)) ?? refuse('notNow')
      const trial = [{ load: () => Promise.resolve(exercise) }]
      return begin(new ExerciseRun(runContext, trial, true))
    },
  } satisfies Partial<CallHandlers>
}

/**
 * Returns the finished deal on the table if its partie is this one and still goes on: only the
 * asker's own decisions in it may be tried again. Null for any other partie, and in an evening,
 * whose cards are no matter for one of its guests.
 */
function findDealUnderWay(live: LiveTable, shown: PartieRef): FinishedDeal | null {
  const session = live.findSession()
  const scene = session?.getScene()
  const isLive =
    shown.kind === 'kept' && scene?.sitting === shown.sitting && scene.partie === shown.partie
  const deal = isLive && scene.evening === null ? session?.getFinishedDeal() : null
  return deal?.record.parties[0]?.sha256 === undefined ? (deal ?? null) : null
}

/** Returns the number of the person at the screen; null if they have not played yet. */
const findOwnId = (db: ReadStore): number | null =>
  findPersonByName(db, plainName(loadSettings(db).name))

const loadLastWish = (db: ReadStore): ExerciseRequest | null =>
  loadValue(db, LAST_WISH, exerciseRequestSchema)
