// npm run study:levels -- 2000 [game …] [--workers=2]: what each level gives away a decision, as the coach judges it: a level
// against itself, until so many parties of each are judged. Every game and level has its turn of some seconds, and after each
// the sums are written to src/main/training/level-rates.json, from which the next run goes on.
import { join } from 'node:path'
import { Worker, isMainThread, parentPort } from 'node:worker_threads'
import { GAMES } from '../src/main/engine/games/games.ts'
import { LEVELS } from '../src/main/engine/players/levels.ts'
import { type JudgedKinds, judgePartie } from './level-parties.ts'
import { measuredLevel, readRates, withPartie, writeRates } from './level-rates.ts'

const FILE = join(import.meta.dirname, '../src/main/training/level-rates.json')
/** Milliseconds of a turn; the parties begun in it are judged to their end. */
const TURN = 20_000

interface Task {
  readonly game: string
  readonly level: string
  readonly number: number
}

type Judge = (task: Task) => Promise<JudgedKinds>

/** Creates a judge that works in a thread of its own. */
function createJudge(): Judge {
  const worker = new Worker(new URL(import.meta.url))
  worker.unref()
  // a thread that fails ends the run: what is written stays, and the next run goes on from there
  worker.on('error', (error) => {
    throw error
  })
  return (task) =>
    new Promise((resolve) => {
      worker.once('message', resolve)
      worker.postMessage(task)
    })
}

/** Judges parties of a level for one turn; returns how many. Each batch is written as a whole. */
async function takeTurn(
  judges: readonly Judge[],
  game: string,
  level: string,
  target: number,
): Promise<number> {
  const end = performance.now() + TURN
  const begun = measuredLevel(readRates(FILE), game, level).played
  let played = begun
  while (played < target && performance.now() < end) {
    const batch = judges.slice(0, target - played)
    const first = played
    const parties = await Promise.all(
      batch.map((judge, place) => judge({ game, level, number: first + place })),
    )
    const rates = parties.reduce(
      (sums, partie) => withPartie(sums, game, level, partie),
      readRates(FILE),
    )
    writeRates(FILE, rates)
    played += parties.length
  }
  return played - begun
}

async function measureLevels(target: number, games: readonly string[], workers: number) {
  const judges = Array.from({ length: workers }, createJudge)
  for (let added = 1; added > 0;) {
    added = 0
    for (const level of LEVELS)
      for (const game of games) {
        const more = await takeTurn(judges, game, level, target)
        added += more
        const { played } = measuredLevel(readRates(FILE), game, level)
        if (more > 0)
          process.stdout.write(`${new Date().toISOString()} ${game} ${level} ${played}\n`)
      }
  }
}

if (isMainThread) {
  const asked = process.argv.slice(2)
  const [target = 2000] = asked.flatMap((one) => (/^\d+$/.test(one) ? [Number(one)] : []))
  const [workers = 1] = asked.flatMap((one) => {
    const [, count] = /^--workers=(\d+)$/.exec(one) ?? []
    return count === undefined ? [] : [Number(count)]
  })
  const known = GAMES.map(({ id }) => id)
  const games = asked.filter((one) => known.includes(one))
  await measureLevels(target, games.length === 0 ? known : games, workers)
} else
  parentPort?.on('message', ({ game, level, number }: Task) =>
    parentPort?.postMessage(judgePartie(game, level, number)),
  )
