// node study/exchange/equity.ts: what each score is worth to the dealer, by the solved exchange of
// the club. Writes ai/equity-figures.ts. The chance and the graded value come with the
// solutions; a partie that counts otherwise is valued with the same play.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EquityFigures } from '../../src/main/engine/games/ecarte/ai/equity.ts'
import { chooseOptions } from '../../src/main/engine/games/options.ts'
import { ECARTE_OPTIONS, ECARTE_PRESETS } from '../../src/main/engine/games/ecarte/options.ts'
import { classify } from './classes.ts'
import { Equities, type Score, listPayoffs } from './payoffs.ts'
import { type Material, prepareMaterial } from './prepare.ts'
import { SIZES, WAVES, readSolution } from './scores.ts'
import { type Solution, unpackProfile } from './solution.ts'
import { assess } from './solve.ts'

const FIGURES = join(import.meta.dirname, '../../src/main/engine/games/ecarte/ai/equity-figures.ts')

const round = (value: number): number => Math.round(value * 1e5) / 1e5

/** Values every score if a partie against nothing counts twice, played as it is in the club. */
function valueMatsch(material: Material, solutions: readonly Solution[]): Equities {
  const chosen = chooseOptions(ECARTE_OPTIONS, ECARTE_PRESETS, 'club', { partieValue: 'matsch' })
  if ('fault' in chosen) throw new Error(chosen.fault)
  const { options } = chosen
  const classes = classify(material.positions)
  const equities = new Equities()
  const kingEnds = { elder: false, dealer: false }
  for (const solution of solutions) {
    const plain = listPayoffs(options, solution.score, false, equities.estimate).value
    const turned = listPayoffs(options, solution.score, true, equities.estimate).value
    const game = { material, classes, plain, turned, least: options.elderMinimumDiscard, kingEnds }
    const { value } = assess(game, unpackProfile(solution))
    equities.set(solution.score, solution.chance, -value)
  }
  return equities
}

const material = await prepareMaterial(SIZES, 2)
const solutions = WAVES.flat().map((score) => {
  const solution = readSolution('club', score)
  if (solution === null) throw new Error(`${score.join(':')} is not solved yet`)
  return solution
})
const matsch = valueMatsch(material, solutions)

const POINTS = [0, 1, 2, 3, 4] as const
/** Makes a grid of all scores, the dealer's points first. */
const toGrid = (valueOf: (solution: Solution, score: Score) => number): number[][] =>
  POINTS.map((dealer) =>
    POINTS.map((elder) => {
      const found = solutions.find(({ score }) => score[0] === dealer && score[1] === elder)
      if (found === undefined) throw new Error('a score is missing')
      return round(valueOf(found, [dealer, elder]))
    }),
  )

const figures: EquityFigures = {
  deals: material.deals.count,
  chance: toGrid(({ chance }) => chance),
  value: {
    single: toGrid(({ chance }) => 2 * chance - 1),
    // where a partie can only count once, its value follows from the chance (E-29)
    matsch: toGrid(({ chance }, score) =>
      Math.min(...score) > 0 ? 2 * chance - 1 : matsch.estimate('matsch', score, 0, 0).equity,
    ),
    graded: toGrid(({ chance, equity }, score) =>
      Math.min(...score) > 2 ? 2 * chance - 1 : equity,
    ),
  },
}
writeFileSync(
  FIGURES,
  `// Written by study/exchange/equity.ts from the solved exchange of the club preset. Rows are the
// dealer's score, columns elder's; the numbers are the dealer's chance, and the expected value of
// the partie for the dealer.
import type { EquityFigures } from './equity.ts'

export const EQUITY: EquityFigures = ${JSON.stringify(figures)}
`,
)
