// Partie equity from play: what each score is worth to the dealer. Writes ai/equity-figures.ts.
//   node study/equity.ts [deals a score] [level]
// Every score is played as single deals of a level against itself; what a deal leads to is counted, and chance and value
// follow from the scores behind it (E-19, E-29). Done twice, the second time with decisions by the figures of the first.
// What was played is kept in study/out, so that a broken-off run goes on where it stopped.
import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'
import { createHash } from 'node:crypto'
import type { EcarteOptions } from '../src/main/engine/games/ecarte/options.ts'
import { partieValue } from '../src/main/engine/games/ecarte/score.ts'
import { ai } from '../src/main/engine/games/ecarte/ai/index.ts'
import type { Game } from '../src/main/engine/games/game.ts'
import { chooseOptions } from '../src/main/engine/games/options.ts'
import { playDeal } from '../src/main/engine/players/match.ts'
import { createPlayer } from '../src/main/engine/players/player.ts'
import { randomFrom, readSeed, shuffle } from '../src/main/engine/random.ts'

const GOAL = 5
const SCORES = [4, 3, 2, 1, 0].flatMap((dealer) =>
  [4, 3, 2, 1, 0].map((elder) => [dealer, elder] as const),
)
const OUT = join(import.meta.dirname, 'out')
const FIGURES = join(import.meta.dirname, '../src/main/engine/games/ecarte/ai/equity-figures.ts')

interface Task {
  readonly dealer: number
  readonly elder: number
  readonly deals: number
  readonly level: string
  readonly round: number
}
/** Scores after one deal, the dealer's first, and how often each was reached. */
interface Played extends Task {
  readonly after: Readonly<Record<string, number>>
}

/** Plays single deals from one score; seat 0 deals. */
function played(task: Task): Played {
  const game: Game = ai.game
  const chosen = chooseOptions(game.options, game.presets, game.preset, {})
  const player = createPlayer(ai, task.level)
  const hash = createHash('sha256')
    .update(`${task.round} ${task.dealer} ${task.elder}`)
    .digest('hex')
  const seed = readSeed(hash.slice(0, 32))
  if ('fault' in chosen || player === null || seed === null)
    throw new Error(`nobody plays at ${task.level}`)
  const random = randomFrom(seed)
  const match = { game, options: chosen.options, players: [player, player], random, observer: {} }
  const after: Record<string, number> = {}
  for (let n = 0; n < task.deals; n += 1) {
    const deal = game.distributeCards(
      match.options,
      shuffle(game.createPack(match.options), random),
      0,
      '5',
    )
    const { score } = playDeal(
      match,
      game.startPartie(match.options, [task.dealer, task.elder]),
      deal,
    )
    const key = score.join()
    after[key] = (after[key] ?? 0) + 1
  }
  return { ...task, after }
}

/** A worth and the variance of its estimate. */
interface Estimate {
  readonly mean: number
  readonly variance: number
}

/**
 * Solves from the end of the partie back; `over` is what a finished partie is worth to the dealer.
 */
function solved(
  results: readonly Played[],
  over: (winnerIsDealer: boolean, loser: number) => number,
  turned: (worth: number) => number,
): (dealer: number, elder: number) => Estimate {
  const known = new Map<string, Estimate>()
  const at = (dealer: number, elder: number): Estimate => {
    const key = `${dealer},${elder}`
    const found = known.get(key)
    if (found !== undefined) return found
    const result = results.find((one) => one.dealer === dealer && one.elder === elder)
    if (result === undefined) throw new Error(`score ${key} was not played`)
    const ways = Object.entries(result.after).map(([after, count]) => {
      const [d = 0, e = 0] = after.split(',').map(Number)
      if (d >= GOAL) return { count, mean: over(true, e), variance: 0 }
      if (e >= GOAL) return { count, mean: over(false, d), variance: 0 }
      // E-6: who was elder deals next
      const next = at(e, d)
      return { count, mean: turned(next.mean), variance: next.variance }
    })
    const all = ways.reduce((sum, { count }) => sum + count, 0)
    const mean = ways.reduce((sum, way) => sum + (way.count * way.mean) / all, 0)
    const spread = ways.reduce((sum, way) => sum + (way.count * (way.mean - mean) ** 2) / all, 0)
    const behind = ways.reduce((sum, way) => sum + (way.count / all) ** 2 * way.variance, 0)
    const estimate = { mean, variance: spread / all + behind }
    known.set(key, estimate)
    return estimate
  }
  return at
}

type Estimates = (dealer: number, elder: number) => Estimate
const grid = (of: (dealer: number, elder: number) => number): number[][] =>
  [0, 1, 2, 3, 4].map((dealer) =>
    [0, 1, 2, 3, 4].map((elder) => Math.round(of(dealer, elder) * 1e5) / 1e5),
  )
const means = (of: Estimates): number[][] => grid((dealer, elder) => of(dealer, elder).mean)
const errors = (of: Estimates): number[][] =>
  grid((dealer, elder) => Math.sqrt(of(dealer, elder).variance))

function written(results: readonly Played[], deals: number, level: string, round: number): string {
  const chance = solved(
    results,
    (won) => (won ? 1 : 0),
    (worth) => 1 - worth,
  )
  const valueOf = (option: EcarteOptions['partieValue']): Estimates =>
    solved(
      results,
      (won, loser) => (won ? partieValue(option, loser) : -partieValue(option, loser)),
      (worth) => -worth,
    )
  const value = { single: valueOf('single'), matsch: valueOf('matsch'), graded: valueOf('graded') }
  const figures = {
    deals,
    level,
    chance: means(chance),
    chanceError: errors(chance),
    value: {
      single: means(value.single),
      matsch: means(value.matsch),
      graded: means(value.graded),
    },
    gradedError: errors(value.graded),
  }
  return `// Written by study/equity.ts, round ${round}: ${deals} deals a score, preset club, ${level} against itself. Rows are the
// dealer's score, columns elder's; what is written is the dealer's chance, and what the partie is expected to count for him.
import type { EquityFigures } from './equity.ts'

export const EQUITY: EquityFigures = ${JSON.stringify(figures)}
`
}

/** Plays what is missing of a round, on two threads. */
async function playRound(number: number, deals: number, level: string): Promise<readonly Played[]> {
  const file = join(OUT, `equity-${level.replace(':', '-')}-${deals}-${number}.jsonl`)
  const results: Played[] = existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line))
    : []
  const todo = SCORES.filter(
    ([d, e]) => !results.some((one) => one.dealer === d && one.elder === e),
  )
  const work = async (): Promise<void> => {
    for (;;) {
      const next = todo.shift()
      if (next === undefined) return
      const task: Task = { dealer: next[0], elder: next[1], deals, level, round: number }
      const result = await new Promise<Played>((resolve, reject) => {
        const worker = new Worker(new URL(import.meta.url), { workerData: task })
        worker.on('message', resolve)
        worker.on('error', reject)
      })
      results.push(result)
      appendFileSync(file, `${JSON.stringify(result)}\n`)
      process.stderr.write(`round ${number}: ${next.join(':')} played, ${todo.length} waiting\n`)
    }
  }
  await Promise.all([work(), work()])
  return results
}

if (isMainThread) {
  const [deals = '20000', level = 'master:24'] = process.argv.slice(2)
  mkdirSync(OUT, { recursive: true })
  for (const number of [1, 2]) {
    const results = await playRound(number, Number(deals), level)
    writeFileSync(FIGURES, written(results, Number(deals), level, number))
    spawnSync('npx', ['prettier', '--write', FIGURES], { stdio: 'ignore' })
  }
} else parentPort?.postMessage(played(workerData))
