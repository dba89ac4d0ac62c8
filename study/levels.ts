// npm run study:levels -- 2000 [game[=8] …] [--workers=2]: what each level gives away a decision,
// as the coach judges it: a level against itself, until so many parties of each are judged.
// `game=8` judges one decision in eight, and the file keeps it. Every game has its turn of some
// seconds, in which the level with the fewest parties is next; after each partie the sums are
// written to src/main/training/level-rates.json, from which the next run goes on.
import { join } from 'node:path'
import { Worker, isMainThread, parentPort } from 'node:worker_threads'
import { GAMES } from '../src/main/engine/games/games.ts'
import { LEVELS } from '../src/main/engine/players/levels.ts'
import { type JudgedKinds, type LevelPartie, judgeShare, playLevel } from './level-parties.ts'
import {
  findNextLevel,
  measuredLevel,
  readRates,
  withGame,
  withPartie,
  writeRates,
} from './level-rates.ts'

const FILE = join(import.meta.dirname, '../src/main/training/level-rates.json')
/** Milliseconds of a turn; the parties begun in it are judged to their end. */
const TURN = 20_000

interface Task extends LevelPartie {
  readonly oneIn: number
}

/** Seconds of the processor. */
interface Times {
  readonly playing: number
  readonly judging: number
}

interface Judged extends Times {
  readonly kinds: JudgedKinds
}

type Judge = (task: Task) => Promise<Judged>

function judgeTask(task: Task): Judged {
  const seconds = (): number => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1e6
  }
  const start = seconds()
  const played = playLevel(task)
  const middle = seconds()
  const kinds = judgeShare(task, played, task.oneIn)
  return { kinds, playing: middle - start, judging: seconds() - middle }
}

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

/** What the parties of a level took in this run. */
class Clock {
  readonly #times = new Map<string, readonly Times[]>()

  add(level: string, times: readonly Times[]): void {
    this.#times.set(level, [...(this.#times.get(level) ?? []), ...times])
  }

  /** Returns the seconds a partie of playing and judging. */
  describe(level: string): string {
    const times = this.#times.get(level) ?? []
    const mean = (of: (one: Times) => number): string =>
      (times.reduce((sum, one) => sum + of(one), 0) / times.length).toFixed(3)
    return times.length === 0
      ? '-'
      : `${mean(({ playing }) => playing)}+${mean(({ judging }) => judging)}`
  }
}

/** Judges parties of a game for one turn; returns how many. Each batch is written as a whole. */
async function takeTurn(
  judges: readonly Judge[],
  game: string,
  target: number,
  clock: Clock,
): Promise<number> {
  const end = performance.now() + TURN
  let added = 0
  for (let rates = readRates(FILE); performance.now() < end;) {
    const level = findNextLevel(rates, game, target)
    if (level === null) break
    const first = measuredLevel(rates, game, level).played
    const oneIn = rates[game]?.oneIn ?? 1
    const parties = await Promise.all(
      judges
        .slice(0, target - first)
        .map((judge, place) => judge({ game, level, number: first + place, oneIn })),
    )
    clock.add(level, parties)
    rates = parties.reduce((sums, { kinds }) => withPartie(sums, game, level, kinds), rates)
    writeRates(FILE, rates)
    added += parties.length
  }
  return added
}

async function measureLevels(target: number, games: readonly string[], workers: number) {
  const judges = Array.from({ length: workers }, createJudge)
  const clocks = new Map(games.map((game) => [game, new Clock()]))
  for (let added = 1; added > 0;) {
    added = 0
    for (const [game, clock] of clocks) {
      const more = await takeTurn(judges, game, target, clock)
      added += more
      if (more === 0) continue
      const rates = readRates(FILE)
      const levels = LEVELS.map(
        (level) =>
          `${level} ${measuredLevel(rates, game, level).played} (${clock.describe(level)} s)`,
      )
      process.stdout.write(`${new Date().toISOString()} ${game} ${levels.join(', ')}\n`)
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
  const shares = asked.flatMap((one): (readonly [string, number | null])[] => {
    const [, game = '', oneIn] = /^([a-z-]+)(?:=(\d+))?$/.exec(one) ?? []
    return known.includes(game) ? [[game, oneIn === undefined ? null : Number(oneIn)]] : []
  })
  const games = new Map(shares.length === 0 ? known.map((game) => [game, null]) : shares)
  writeRates(
    FILE,
    [...games].reduce((rates, [game, oneIn]) => withGame(rates, game, oneIn), readRates(FILE)),
  )
  await measureLevels(target, [...games.keys()], workers)
} else parentPort?.on('message', (task: Task) => parentPort?.postMessage(judgeTask(task)))
