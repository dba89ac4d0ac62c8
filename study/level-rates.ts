// The file of what the levels give away: sums over the parties judged so far, by game, level and
// kind of decision. It says itself which partie comes next.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { z } from 'zod/mini'
import { COACH_VERSION } from '../src/main/engine/players/hint.ts'
import { type CostSums, NO_COSTS, addPartieCosts } from '../src/main/training/statistics.ts'
import type { JudgedKinds } from './level-parties.ts'

const count = z.int().check(z.gte(0))
const amount = z.number().check(z.gte(0))
const SUMS = {
  parties: count,
  decisions: count,
  cost: amount,
  squares: amount,
  products: amount,
  counts: count,
}

const measured = z.strictObject({
  /** The version of the coach that judged. */
  coach: count,
  /** Parties judged: those with the numbers below this. */
  played: count,
  ...SUMS,
  kinds: z.record(z.string(), z.strictObject(SUMS)),
})
const file = z.record(z.string(), z.record(z.string(), measured))

/** What a level gives away in a game. */
export type MeasuredLevel = z.infer<typeof measured>
/** By game and level. */
export type LevelRates = z.infer<typeof file>

const NOTHING: MeasuredLevel = { coach: COACH_VERSION, played: 0, ...NO_COSTS, kinds: {} }

/** Reads the rates; none without a file. Throws if it is no such file. */
export const readRates = (path: string): LevelRates =>
  existsSync(path) ? file.parse(JSON.parse(readFileSync(path, 'utf8'))) : {}

/** Writes the rates at once or not at all. */
export function writeRates(path: string, rates: LevelRates): void {
  writeFileSync(`${path}.new`, `${JSON.stringify(rates, null, 2)}\n`)
  renameSync(`${path}.new`, path)
}

/** Returns what is measured of a level; nothing if an older coach judged it. */
export function measuredLevel(rates: LevelRates, game: string, level: string): MeasuredLevel {
  const found = rates[game]?.[level]
  return found === undefined || found.coach !== COACH_VERSION ? NOTHING : found
}

/** Returns the rates with one more partie of a level, the one whose number is `played`. */
export function withPartie(
  rates: LevelRates,
  game: string,
  level: string,
  partie: JudgedKinds,
): LevelRates {
  const { coach, played, kinds, ...all } = measuredLevel(rates, game, level)
  const judged = Object.entries(partie)
  const decisions = judged.reduce((sum, [, one]) => sum + one.decisions, 0)
  const cost = judged.reduce((sum, [, one]) => sum + one.cost, 0)
  const added = judged.map(([kind, one]): readonly [string, CostSums] => [
    kind,
    addPartieCosts(kinds[kind] ?? NO_COSTS, one.decisions, one.cost),
  ])
  const now = {
    coach,
    played: played + 1,
    ...addPartieCosts(all, decisions, cost),
    kinds: { ...kinds, ...Object.fromEntries(added) },
  }
  return { ...rates, [game]: { ...rates[game], [level]: now } }
}
