// node study/exchange/equity.ts [preset …]: what each score is worth to the dealer, by the solved
// exchange of each preset, the club first. Writes ai/equity-figures.ts. The chance and the own
// value of a partie come with the solutions; in the club, the other values are those of the same
// play.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EquityFigures } from '../../src/main/engine/games/ecarte/ai/equity.ts'
import { chooseOptions } from '../../src/main/engine/games/options.ts'
import { solvedOptionsOf } from '../../src/main/engine/games/ecarte/ai/exchange/table.ts'
import {
  ECARTE_OPTIONS,
  ECARTE_PRESETS,
  type EcarteOptions,
} from '../../src/main/engine/games/ecarte/options.ts'
import { classify } from './classes.ts'
import { Equities, type Score, listPayoffs } from './payoffs.ts'
import { type Material, prepareMaterial } from './prepare.ts'
import { SIZES, WAVES, readSolution } from './scores.ts'
import { type Solution, unpackProfile } from './solution.ts'
import { assess } from './solve.ts'

const FIGURES = join(import.meta.dirname, '../../src/main/engine/games/ecarte/ai/equity-figures.ts')

const round = (value: number): number => Math.round(value * 1e5) / 1e5

const clubChosen = chooseOptions(ECARTE_OPTIONS, ECARTE_PRESETS, 'club', {})
if ('fault' in clubChosen) throw new Error(clubChosen.fault)
const CLUB = clubChosen.options

/** Values every score if a partie against nothing counts twice, played as it is in the club. */
function valueMatsch(material: Material, solutions: readonly Solution[]): Equities {
  const options: EcarteOptions = { ...CLUB, partieValue: 'matsch' }
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

const POINTS = [0, 1, 2, 3, 4] as const
/** Makes a grid of all scores, the dealer's points first. */
const toGrid = (
  solutions: readonly Solution[],
  valueOf: (solution: Solution, score: Score) => number,
): number[][] =>
  POINTS.map((dealer) =>
    POINTS.map((elder) => {
      const found = solutions.find(({ score }) => score[0] === dealer && score[1] === elder)
      if (found === undefined) throw new Error('a score is missing')
      return round(valueOf(found, [dealer, elder]))
    }),
  )

/** Makes the figures of a preset. */
function makeFigures(preset: string, material: Material): EquityFigures {
  const solutions = WAVES.flat().map((score) => {
    const solution = readSolution(preset, score)
    if (solution === null) throw new Error(`${preset} ${score.join(':')} is not solved yet`)
    return solution
  })
  const options = solvedOptionsOf(preset)
  const single = toGrid(solutions, ({ chance }) => 2 * chance - 1)
  // where a partie can only count once, its value follows from the chance (E-29)
  const countsOnce = (least: number, score: Score): boolean => Math.min(...score) >= least
  const matsch = (valueOf: (solution: Solution, score: Score) => number): number[][] =>
    toGrid(solutions, (solution, score) =>
      countsOnce(1, score) ? 2 * solution.chance - 1 : valueOf(solution, score),
    )
  const graded = toGrid(solutions, ({ chance, equity }, score) =>
    countsOnce(3, score) ? 2 * chance - 1 : equity,
  )
  const values = (): EquityFigures['value'] => {
    if (preset === 'club') {
      const valued = valueMatsch(material, solutions)
      const worth = (_: Solution, score: Score) => valued.estimate(CLUB, score, 0, 0).equity
      return { single, matsch: matsch(worth), graded }
    }
    switch (options.partieValue) {
      case 'single':
        return { single }
      case 'matsch':
        return { single, matsch: matsch(({ equity }) => equity) }
      case 'graded':
        return { single, graded }
    }
  }
  return {
    options,
    deals: material.deals.count,
    chance: toGrid(solutions, ({ chance }) => chance),
    value: values(),
  }
}

const material = await prepareMaterial(SIZES, 2)
const asked = process.argv.slice(2)
const [club, ...others] = (asked.length === 0 ? ['club'] : asked).map((preset) =>
  makeFigures(preset, material),
)
writeFileSync(
  FIGURES,
  `// Written by study/exchange/equity.ts from the solved exchange of the presets. Rows are the
// dealer's score, columns elder's; the numbers are the dealer's chance, and the expected value of
// the partie for the dealer.
import type { EquityFigures } from './equity.ts'

export const CLUB_EQUITY: EquityFigures = ${JSON.stringify(club)}

export const EQUITIES: readonly EquityFigures[] = [CLUB_EQUITY, ${others.map((one) => JSON.stringify(one)).join()}]
`,
)
