// Solves scores in a thread of its own.
import { parentPort, workerData } from 'node:worker_threads'
import { type Classes, classify } from './classes.ts'
import { listPositions } from './hands.ts'
import { solveLater } from './later.ts'
import { Equities, type Score } from './payoffs.ts'
import { type Material, type SharedMaterial, createRandom } from './prepare.ts'
import { type Solution, packSolution } from './solution.ts'
import { createScoreGame, optionsOf } from './score-game.ts'
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

/** Solves the score of a task. */
function solveTask(material: Material, classes: Classes, task: ScoreTask): Solution {
  const options = optionsOf(task.preset)
  const equities = new Equities()
  for (const [score, chance, equity] of task.behind) equities.set(score, chance, equity)
  const estimate = equities.estimate
  const { game, chances } = createScoreGame(material, classes, options, task.score, estimate)
  const profile = solveScore(game, task.iterations)
  const chance = 1 - assess(chances, profile).value
  const random = createRandom(`${task.seed} later ${task.preset} ${task.score.join()}`)
  return packSolution(game, task.score, profile, solveLater(game, profile, LATER_DEALS, random), {
    assessment: assess(game, profile),
    chance,
  })
}

const shared: SharedMaterial = workerData
const positions = listPositions()
const classes = classify(positions)
parentPort?.on('message', (task: ScoreTask) =>
  parentPort?.postMessage(solveTask({ ...shared, positions }, classes, task)),
)
