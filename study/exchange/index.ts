// npm run study:exchange -- club [--iterations=80] [--workers=2]: solves the exchange at all scores
// of a preset, from the end of the partie back. What is made is kept in study/out/exchange, so that
// a broken-off run goes on where it stopped.
import { Worker } from 'node:worker_threads'
import { prepareMaterial } from './prepare.ts'
import type { ScoreTask } from './score-worker.ts'
import { SIZES, WAVES, readSolution, writeSolution } from './scores.ts'
import type { Solution } from './solution.ts'

/** Logs a solution: chance, equity, what each seat could gain, by how much they differ. */
function logSolution(preset: string, solution: Solution, seconds: number): void {
  const { chance, equity, assessment, score } = solution
  const { elderGain, dealerGain, difference } = assessment
  const figures = [chance, equity, elderGain, dealerGain, difference].map((one) => one.toFixed(5))
  process.stdout.write(`${preset} ${score.join(':')} ${figures.join(' ')} ${seconds} s\n`)
}

async function solvePreset(preset: string, iterations: number, threads: number): Promise<void> {
  const { positions: _, ...shared } = await prepareMaterial(SIZES, threads)
  const workers = Array.from(
    { length: threads },
    () => new Worker(new URL('score-worker.ts', import.meta.url), { workerData: shared }),
  )
  // a thread that fails ends the run: what is solved stays
  for (const worker of workers)
    worker.on('error', (error) => {
      throw error
    })
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
          (await new Promise<Solution>((resolve) => {
            worker.once('message', resolve)
            worker.postMessage(task)
          }))
        solved.push(solution)
        if (known !== null) continue
        writeSolution(preset, solution)
        logSolution(preset, solution, Math.round((performance.now() - begun) / 1000))
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
  await solvePreset(preset, readOption('iterations', 80), readOption('workers', 2))
