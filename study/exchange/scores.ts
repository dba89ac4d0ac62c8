// The scores in the order in which they are solved, and where their solutions are kept.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Score } from './payoffs.ts'
import { OUT, type Sizes } from './prepare.ts'
import type { Solution } from './solution.ts'

export const SIZES: Sizes = { seed: 'cercle', pairs: 384, deals: 4_000_000 }

/** All scores by the points marked, most first: each depends on those before it only. */
export const WAVES: readonly (readonly Score[])[] = Array.from(
  { length: 9 },
  (_, wave) => 8 - wave,
).map((sum) =>
  [4, 3, 2, 1, 0].flatMap((dealer): readonly Score[] => {
    const elder = sum - dealer
    return elder >= 0 && elder <= 4 ? [[dealer, elder]] : []
  }),
)

const pathOf = (preset: string, score: Score): string =>
  join(OUT, `${preset}-${score.join('-')}.v8`)

/** Reads the solution of a score; null if it is not solved yet. */
export function readSolution(preset: string, score: Score): Solution | null {
  const path = pathOf(preset, score)
  return existsSync(path) ? deserialize(readFileSync(path)) : null
}

/** Writes a solution at once or not at all. */
export function writeSolution(preset: string, solution: Solution): void {
  const path = pathOf(preset, solution.score)
  writeFileSync(`${path}.new`, serialize(solution))
  renameSync(`${path}.new`, path)
}
