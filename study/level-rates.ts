// The file of what the levels give away: sums over the parties judged so far, by game, level and
// kind of decision. It says itself which partie comes next, and which share of a partie is judged.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { z } from 'zod/mini'
import { LEVELS } from '../src/main/engine/players/levels.ts'
import { coachVersionOf } from '../src/main/training/coach-versions.ts'
import { type LevelSums } from '../src/main/training/placing.ts'
import { NO_COSTS, addPartieCosts } from '../src/main/training/statistics.ts'
import type { JudgedKinds, PartieCosts } from './level-parties.ts'

const count = z.int().check(z.gte(0))
const amount = z.number().check(z.gte(0))
const SUMS = {
  parties: count,
  decisions: count,
  cost: amount,
  squares: amount,
  products: amount,
  counts: count,
  whole: amount,
}

const measured = z.strictObject({
  /** The version of the coach that judged. */
  coach: count,
  /** Parties judged: those with the numbers below this. */
  played: count,
  ...SUMS,
  kinds: z.record(z.string(), z.strictObject(SUMS)),
})
const measuredGame = z.strictObject({
  /** One in so many decisions is judged. */
  oneIn: z.int().check(z.gte(1)),
  levels: z.record(z.string(), measured),
})
const file = z.record(z.string(), measuredGame)

/** What a level gives away in a game. */
export type MeasuredLevel = z.infer<typeof measured>
/** By game. */
export type LevelRates = z.infer<typeof file>

const NO_SUMS: LevelSums = { ...NO_COSTS, whole: 0 }
const NOTHING: Omit<MeasuredLevel, 'coach'> = { played: 0, ...NO_SUMS, kinds: {} }

/** Reads the rates; none without a file. Throws if it is no such file. */
export const readRates = (path: string): LevelRates =>
  existsSync(path) ? file.parse(JSON.parse(readFileSync(path, 'utf8'))) : {}

/** Writes the rates at once or not at all. */
export function writeRates(path: string, rates: LevelRates): void {
  writeFileSync(`${path}.new`, `${JSON.stringify(rates, null, 2)}\n`)
  renameSync(`${path}.new`, path)
}

/** Returns the rates with a game: anew if another share is asked for than was judged so far. */
export function withGame(rates: LevelRates, game: string, oneIn: number | null): LevelRates {
  const found = rates[game]
  if (found !== undefined && (oneIn === null || oneIn === found.oneIn)) return rates
  return { ...rates, [game]: { oneIn: oneIn ?? 1, levels: {} } }
}

/** Returns what is measured of a level; nothing if an older coach judged it. */
export function measuredLevel(rates: LevelRates, game: string, level: string): MeasuredLevel {
  const found = rates[game]?.levels[level]
  const coach = coachVersionOf(game)
  return found === undefined || found.coach !== coach ? { coach, ...NOTHING } : found
}

/** Returns the level of the fewest parties, the weakest of them; null if all have enough. */
export function findNextLevel(rates: LevelRates, game: string, target: number): string | null {
  const playedOf = (level: string): number => measuredLevel(rates, game, level).played
  const fewest = Math.min(...LEVELS.map(playedOf))
  return fewest >= target ? null : (LEVELS.find((level) => playedOf(level) === fewest) ?? null)
}

/**
 * Adds what was judged of a partie. Its cost² as a whole is not that of the share: expected is
 * the share of it, and the rest of the share of the squares of single decisions.
 */
function addShare(sums: LevelSums, one: PartieCosts, oneIn: number): LevelSums {
  const { decisions, cost, squares } = one
  const whole = sums.whole + oneIn * cost * cost - (oneIn - 1) * squares
  return { ...addPartieCosts(sums, decisions, cost), whole }
}

const sumKinds = (kinds: readonly PartieCosts[]): PartieCosts =>
  kinds.reduce(
    (sums, one) => ({
      decisions: sums.decisions + one.decisions,
      cost: sums.cost + one.cost,
      squares: sums.squares + one.squares,
    }),
    { decisions: 0, cost: 0, squares: 0 },
  )

/** Returns the rates with one more partie of a level, the one whose number is `played`. */
export function withPartie(
  rates: LevelRates,
  game: string,
  level: string,
  partie: JudgedKinds,
): LevelRates {
  const { oneIn, levels } = rates[game] ?? { oneIn: 1, levels: {} }
  const { coach, played, kinds, ...all } = measuredLevel(rates, game, level)
  const added = Object.entries(partie).map(([kind, one]): readonly [string, LevelSums] => [
    kind,
    addShare(kinds[kind] ?? NO_SUMS, one, oneIn),
  ])
  const now = {
    coach,
    played: played + 1,
    ...addShare(all, sumKinds(Object.values(partie)), oneIn),
    kinds: { ...kinds, ...Object.fromEntries(added) },
  }
  return { ...rates, [game]: { oneIn, levels: { ...levels, [level]: now } } }
}
