// What the page of the exercises shows: what there is to practise, and the results by day.
import type { DayResult, ExerciseRequest, ExerciseSummary } from '../../shared/exercises.ts'
import { GAMES } from '../engine/games/games.ts'
import { countExercises, countOwnErrors, readLatestAnswers } from '../store/exercises.ts'
import type { ReadStore } from '../store/open.ts'
import { listBookDecisions } from './books.ts'
import type { Days } from './days.ts'
import { LEAST_ERROR, listExerciseKinds } from './plan.ts'
import { KNOWN_DAYS, isRight } from './schedule.ts'

/** Days with answers that are shown. */
const MOST_DAYS = 90

/** Builds the summary; `person` is null for somebody who has not played yet. */
export async function buildSummary(
  getStore: () => ReadStore,
  person: (db: ReadStore) => number | null,
  last: (db: ReadStore) => ExerciseRequest | null,
  days: Days,
  now: number,
): Promise<ExerciseSummary> {
  const kinds = await Promise.all(
    GAMES.map(async (game) => listExerciseKinds((await game.loadAi()).kinds)),
  )
  const db = getStore()
  const id = person(db)
  const errors = id === null ? new Map<string, number>() : countOwnErrors(db, id, LEAST_ERROR)
  const counts = new Map(
    countExercises(db, days.findDayEnd(now), KNOWN_DAYS).map((one) => [one.game, one]),
  )
  const books = listBookDecisions()
  return {
    games: GAMES.map((game, index) => {
      const { due = 0, practised = 0, known = 0 } = counts.get(game.id) ?? {}
      return {
        id: game.id,
        kinds: kinds[index] ?? [],
        ...{ due, practised, known },
        ownErrors: errors.get(game.id) ?? 0,
        bookDecisions: books.filter((one) => one.game === game.id).length,
      }
    }),
    days: listDayResults(db, days),
    last: last(db),
  }
}

/** Lists the results of the latest days by game and kind, the oldest day first. */
function listDayResults(db: ReadStore, { formatDay }: Days): readonly DayResult[] {
  const results = new Map<string, DayResult>()
  const seen = new Set<string>()
  for (const { at, game, kind, cost, hinted } of readLatestAnswers(db)) {
    const day = formatDay(at)
    if (!seen.has(day) && seen.size === MOST_DAYS) break
    seen.add(day)
    const key = [day, game, kind].join(' ')
    const before = results.get(key) ?? { day, game, kind, answers: 0, right: 0, cost: 0 }
    results.set(key, {
      ...before,
      answers: before.answers + 1,
      right: before.right + (isRight({ cost, hinted: hinted === 1 }) ? 1 : 0),
      cost: before.cost + cost,
    })
  }
  return [...results.values()].toReversed()
}
