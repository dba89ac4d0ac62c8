// How strong a person is, read from what the coach judged: a partie at a time, so that a table
// waits for nothing.
import { plainName } from '../../shared/names.ts'
import type { Strength, StrengthQuery } from '../../shared/strength.ts'
import type { DataFile } from '../backup/data-file.ts'
import { findGame } from '../engine/games/games.ts'
import { refuse } from '../refusal.ts'
import { formatMonth } from '../store/months.ts'
import { countWaiting, findOwnId, listJudgedSeats, sumKindCosts } from '../store/person-costs.ts'
import { loadSettings } from '../store/settings.ts'
import { processInSlices } from '../time-slices.ts'
import { findLevelCosts } from '../training/level-rates.ts'
import { type JudgedPartie, computeStrength } from '../training/strength.ts'

/** Returns the months since the year 0 of `2026-11`; null for none. */
function countMonths(month: string): number | null {
  const [year = '', number = ''] = month.split('-')
  return month === '' ? null : Number(year) * 12 + Number(number) - 1
}

/** Loads the strength of a person in a game. Throws Refusal. */
export async function loadStrength(
  data: Pick<DataFile, 'getStore'>,
  wish: StrengthQuery,
): Promise<Strength> {
  const game = findGame(wish.game)
  if (game === null) return refuse('notFound')
  const db = data.getStore()
  const person = wish.person ?? findOwnId(db, plainName(loadSettings(db).name))
  const waiting = person === null ? 0 : countWaiting(db, person, game.id)
  const parties: JudgedPartie[] = []
  const seats = person === null ? [] : listJudgedSeats(db, person, game.id)
  await processInSlices(seats, (one) => {
    // meanwhile the program may end, or another archive may take the place of this one
    if (!db.open || data.getStore() !== db) return refuse('notNow')
    const { at, zone, result, luck } = one
    parties.push({
      month: countMonths(formatMonth(at === 0 ? null : at, zone)),
      result,
      luck: luck ?? 0,
      kinds: sumKindCosts(db, one),
    })
  })
  return computeStrength(parties, {
    game: game.id,
    person,
    waiting,
    kinds: (await game.loadAi()).kinds,
    levels: findLevelCosts(game.id),
  })
}
