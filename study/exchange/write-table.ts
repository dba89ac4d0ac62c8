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

const packScore = (solution: Solution): StoredScore => ({
  score: [...solution.score],
  chance: round(solution.chance),
  equity: round(solution.equity),
  bytes: deflateRawSync(layOutSolution(solution), { level: 9 }).toString('base64'),
})

function packPreset(preset: string): StoredTable['tables'][number] {
  const chosen = chooseOptions(ECARTE_OPTIONS, ECARTE_PRESETS, preset, {})
  if ('fault' in chosen) throw new Error(chosen.fault)
  const { elderMinimumDiscard, vulnerableVole, dealCap, partieValue } = chosen.options
  return {
    options: { elderMinimumDiscard, vulnerableVole, dealCap: dealCap === 3 ? 3 : 4, partieValue },
    scores: readSolutions(preset).map(packScore),
  }
}

const asked = process.argv.slice(2)
const presets = asked.length === 0 ? ['club'] : asked
const table: StoredTable = { seed: SIZES.seed, tables: presets.map(packPreset) }
const text = `${JSON.stringify(table)}\n`
writeFileSync(FILE, text)
const hash = createHash('sha256').update(text).digest('hex')
process.stdout.write(`${text.length} bytes, SHA-256 ${hash}\n`)
