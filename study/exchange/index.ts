// npm run study:exchange -- club [--iterations=60] [--workers=2]: solves the exchange at all scores
// of a preset, from the end of the partie back. What is made is kept in study/out/exchange, so that
// a broken-off run goes on where it stopped.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { Worker } from 'node:worker_threads'
import type { Score } from './payoffs.ts'
import { OUT, type Sizes, prepareMaterial } from './prepare.ts'
import type { ScoreTask } from './score-worker.ts'
import type { Solution } from './solution.ts'

const SIZES: Sizes = { seed: 'cercle', pairs: 384, deals: 4_000_000 }

/** All scores by the points marked, most first: each depends on those before it only. */
const WAVES: readonly (readonly Score[])[] = Array.from({ length: 9 }, (_, wave) => 8 - wave).map(
  (sum) =>
    [4, 3, 2, 1, 0].flatMap((dealer): readonly Score[] => {
      const elder = sum - dealer
      return elder >= 0 && elder <= 4 ? [[dealer, elder]] : []
    }),
)

const pathOf = (preset: string, score: Score): string =>
  join(OUT, `${preset}-${score.join('-')}.v8`)

function readSolution(preset: string, score: Score): Solution | null {
  const path = pathOf(preset, score)
  return existsSync(path) ? deserialize(readFileSync(path)) : null
}

/** Writes a solution at once or not at all, and logs it. */
function keepSolution(preset: string, solution: Solution, seconds: number): void {
  const path = pathOf(preset, solution.score)
  writeFileSync(`${path}.new`, serialize(solution))
  renameSync(`${path}.new`, path)
  const { chance, equity, assessment } = solution
  const figures = [
    chance,
    equity,
    assessment.elderGain,
    assessment.dealerGain,
    assessment.difference,
  ]
  process.stdout.write(
    `${preset} ${solution.score.join(':')} ${figures.map((one) => one.toFixed(5)).join(' ')} ${seconds} s\n`,
  )
}

async function solvePreset(preset: string, iterations: number, threads: number): Promise<void> {
  const { positions: _, ...shared } = await prepareMaterial(SIZES, threads)
  const workers = Array.from(
    { length: threads },
    () => new Worker(new URL('score-worker.ts', import.meta.url), { workerData: shared }),
  )
  const solved: Solution[] = []
  for (const wave of WAVES) {
    const todo = [...wave]
    const behind = solved.map(({ score, chance, equity }): ScoreTask['behind'][number] => [
      score,
      chance,
      equity,
    ])
    const work = async (worker: Worker): Promise<void> => {
      for (let score = todo.shift(); score !== undefined; score = todo.shift()) {
        const begun = performance.now()
        const known = readSolution(preset, score)
        const task: ScoreTask = { preset, score, seed: SIZES.seed, iterations, behind }
        const solution =
          known ??
          (await new Promise<Solution>((resolve, reject) => {
            worker.once('message', resolve)
            worker.once('error', reject)
            worker.postMessage(task)
          }))
        solved.push(solution)
        if (known === null)
          keepSolution(preset, solution, Math.round((performance.now() - begun) / 1000))
      }
    }
    await Promise.all(workers.map(work))
  }
  await Promise.all(workers.map((worker) => worker.terminate()))
}

const asked = process.argv.slice(2)
const readOption = (name: string, usual: number): number =>
  Number(asked.find((one) => one.startsWith(`--${name}=`))?.split('=')[1] ?? usual)
const presets = asked.filter((one) => !one.startsWith('--'))
for (const preset of presets.length === 0 ? ['club'] : presets)
  await solvePreset(preset, readOption('iterations', 60), readOption('workers', 2))
