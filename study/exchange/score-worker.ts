// Solves scores in a thread of its own.
import { parentPort, workerData } from 'node:worker_threads'
import { chooseOptions } from '../../src/main/engine/games/options.ts'
import {
  ECARTE_OPTIONS,
  ECARTE_PRESETS,
  type EcarteOptions,
} from '../../src/main/engine/games/ecarte/options.ts'
import { type Classes, classify } from './classes.ts'
import { listPositions } from './hands.ts'
import { solveLater } from './later.ts'
import type { ScoreGame } from './passes.ts'
import { Equities, type Score, listPayoffs } from './payoffs.ts'
import { type Material, type SharedMaterial, createRandom } from './prepare.ts'
import { type Solution, packSolution } from './solution.ts'
import { assess, solveScore } from './solve.ts'

export interface ScoreTask {
  readonly preset: string
  readonly score: Score
  readonly seed: string
  readonly iterations: number
  /** Of the scores behind it: the dealer's chance and equity. */
  readonly behind: readonly (readonly [score: Score, chance: number, equity: number])[]
}

const LATER_DEALS = 300_000

/** Returns the options of a preset. Throws if there is none of that name. */
function optionsOf(preset: string): EcarteOptions {
  const chosen = chooseOptions(ECARTE_OPTIONS, ECARTE_PRESETS, preset, {})
  if ('fault' in chosen) throw new Error(chosen.fault)
  return chosen.options
}

/** Solves the score of a task. */
function solveTask(material: Material, classes: Classes, task: ScoreTask): Solution {
  const options = optionsOf(task.preset)
  const equities = new Equities()
  for (const [score, chance, equity] of task.behind) equities.set(score, chance, equity)
  const plain = listPayoffs(options, task.score, false, equities.estimate)
  const turned = listPayoffs(options, task.score, true, equities.estimate)
  const game: ScoreGame = {
    material,
    classes,
    plain: plain.value,
    turned: turned.value,
    least: options.elderMinimumDiscard,
    kingEnds: {
      elder: options.kingAtFour && task.score[1] === 4,
      dealer: options.kingAtFour && task.score[0] === 4,
    },
  }
  const profile = solveScore(game, task.iterations)
  const chances = assess({ ...game, plain: plain.chance, turned: turned.chance }, profile)
  const random = createRandom(`${task.seed} later ${task.preset} ${task.score.join()}`)
  return packSolution(game, task.score, profile, solveLater(game, profile, LATER_DEALS, random), {
    assessment: assess(game, profile),
    chance: 1 - chances.value,
  })
}

const shared: SharedMaterial = workerData
const positions = listPositions()
const classes = classify(positions)
parentPort?.on('message', (task: ScoreTask) =>
  parentPort?.postMessage(solveTask({ ...shared, positions }, classes, task)),
)
