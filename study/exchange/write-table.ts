// node study/exchange/write-table.ts [preset …]: writes the table from the scores that are solved
// (index.ts), and says its SHA-256. The same solutions make the same file.
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { chooseOptions } from '../../src/main/engine/games/options.ts'
import type {
  StoredScore,
  StoredTable,
} from '../../src/main/engine/games/ecarte/ai/exchange/table.ts'
import { ECARTE_OPTIONS, ECARTE_PRESETS } from '../../src/main/engine/games/ecarte/options.ts'
import { SIZES, WAVES, readSolution } from './scores.ts'
import type { Solution } from './solution.ts'
import { layOutSolution } from './table-bytes.ts'

const FILE = join(
  import.meta.dirname,
  '../../src/main/engine/games/ecarte/ai/exchange/exchange-table.json',
)

/** Reads the solved scores of a preset, from nothing to nothing upwards. */
const readSolutions = (preset: string): readonly Solution[] =>
  WAVES.toReversed()
    .flat()
    .flatMap((score) => readSolution(preset, score) ?? [])

const round = (value: number): number => Math.round(value * 1e5) / 1e5

/** Packs scores; each but the first of all by what differs from that one. */
function packScores(
  solutions: readonly Solution[],
  base: Uint8Array | null,
): readonly StoredScore[] {
  let first = base
  return solutions.map((solution) => {
    const bytes = layOutSolution(solution)
    const known = first
    const packed = known === null ? bytes : bytes.map((byte, place) => byte ^ (known[place] ?? 0))
    first ??= bytes
    return {
      score: [...solution.score],
      chance: round(solution.chance),
      equity: round(solution.equity),
      bytes: deflateRawSync(packed, { level: 9 }).toString('base64'),
    }
  })
}

function packPresets(presets: readonly string[]): StoredTable {
  let base: Uint8Array | null = null
  const tables = presets.map((preset) => {
    const chosen = chooseOptions(ECARTE_OPTIONS, ECARTE_PRESETS, preset, {})
    if ('fault' in chosen) throw new Error(chosen.fault)
    const { elderMinimumDiscard, vulnerableVole, dealCap, partieValue } = chosen.options
    const solutions = readSolutions(preset)
    const scores = packScores(solutions, base)
    if (base === null && solutions[0] !== undefined) base = layOutSolution(solutions[0])
    return {
      options: { elderMinimumDiscard, vulnerableVole, dealCap: dealCap === 3 ? 3 : 4, partieValue },
      scores,
    }
  })
  return { seed: SIZES.seed, tables }
}

const asked = process.argv.slice(2)
const text = `${JSON.stringify(packPresets(asked.length === 0 ? ['club'] : asked))}\n`
writeFileSync(FILE, text)
const hash = createHash('sha256').update(text).digest('hex')
process.stdout.write(`${text.length} bytes, SHA-256 ${hash}\n`)
