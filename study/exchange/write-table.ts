// node study/exchange/write-table.ts [preset …]: writes the table of each preset from the scores that
// are solved (index.ts), and says its SHA-256. The same solutions make the same file.
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import {
  type StoredScore,
  type StoredTable,
  solvedOptionsOf,
} from '../../src/main/engine/games/ecarte/ai/exchange/table.ts'
import { SIZES, WAVES, readSolution } from './scores.ts'
import type { Solution } from './solution.ts'
import { layOutSolution } from './table-bytes.ts'

const TABLES = join(import.meta.dirname, '../../src/main/engine/games/ecarte/ai/exchange/tables')

/** Reads the solved scores of a preset, from nothing to nothing upwards. */
const readSolutions = (preset: string): readonly Solution[] =>
  WAVES.toReversed()
    .flat()
    .flatMap((score) => readSolution(preset, score) ?? [])

const round = (value: number): number => Math.round(value * 1e5) / 1e5

const pack = (bytes: Uint8Array): string => deflateRawSync(bytes, { level: 9 }).toString('base64')

const packParts = (parts: ReturnType<typeof layOutSolution>): StoredScore['parts'] => ({
  elderExchanges: pack(parts.elderExchanges),
  elderMixes: pack(parts.elderMixes),
  dealerExchanges: pack(parts.dealerExchanges),
  dealerMixes: pack(parts.dealerMixes),
  elderNumbers: pack(parts.elderNumbers),
  dealerNumbers: pack(parts.dealerNumbers),
  elderAgreed: pack(parts.elderAgreed),
  dealerAgreed: pack(parts.dealerAgreed),
  elderLater: pack(parts.elderLater),
  dealerLater: pack(parts.dealerLater),
})

const packScore = (solution: Solution): StoredScore => ({
  score: [...solution.score],
  chance: round(solution.chance),
  equity: round(solution.equity),
  parts: packParts(layOutSolution(solution)),
})

const asked = process.argv.slice(2)
for (const preset of asked.length === 0 ? ['club'] : asked) {
  const table: StoredTable = {
    seed: SIZES.seed,
    options: solvedOptionsOf(preset),
    scores: readSolutions(preset).map(packScore),
  }
  const text = `${JSON.stringify(table)}\n`
  writeFileSync(join(TABLES, `${preset}.json`), text)
  const hash = createHash('sha256').update(text).digest('hex')
  process.stdout.write(`${preset}: ${text.length} bytes, SHA-256 ${hash}\n`)
}
