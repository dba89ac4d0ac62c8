// The players of Écarté of this checkout against those of another one, on duplicate deals.
//   node study/against.ts ../another [number] [level] [points | parties] [threads] [first]
// Every decision draws from a seed of its own deal and step, so two players that decide alike play a deal alike, and only what
// they decide otherwise counts. Prints what the new one gains with its standard error, and how often both play without exchange.
import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'
import type { EcarteAction } from '../src/shared/games/ecarte.ts'
import { ai } from '../src/main/engine/games/ecarte/ai/index.ts'
import type { GameAi } from '../src/main/engine/games/ai.ts'
import { type Game, type GameState, noPoints } from '../src/main/engine/games/game.ts'
import { nextDeal } from '../src/main/engine/games/dealing.ts'
import { chooseOptions } from '../src/main/engine/games/options.ts'
import { type Match, dealPoints, playDeal } from '../src/main/engine/players/match.ts'
import { type Player, createPlayer } from '../src/main/engine/players/player.ts'
import { type Random, randomFrom, readSeed } from '../src/main/engine/random.ts'
import type { Seat } from '../src/shared/view.ts'
import type { EcarteSeatView } from '../src/main/engine/games/ecarte/view.ts'

interface Task {
  readonly other: string
  readonly level: string
  readonly over: 'points' | 'parties'
  readonly from: number
  readonly to: number
}

/** What was asked, by player and decision: how often, and how often it was to play. */
type Shares = Record<string, { asked: number; plays: number; cards: number }>

interface Tally {
  readonly sum: number
  readonly squares: number
  /** Parties won less lost. */
  readonly won: number
  readonly wonSquares: number
  /** Deals or parties that did not end alike. */
  readonly different: number
  readonly shares: Shares
}

const game: Game = ai.game

function drawSeed(...parts: readonly (string | number)[]): Random {
  const hash = createHash('sha256')
    .update(`against ${parts.join(' ')}`)
    .digest('hex')
  const seed = readSeed(hash.slice(0, 32))
  if (seed === null) throw new Error('no seed')
  return randomFrom(seed)
}

/** Returns the ai of another checkout of this project. */
async function loadOther(path: string): Promise<GameAi> {
  const file = resolve(path, 'src/main/engine/games/ecarte/ai/index.ts')
  const loaded: { readonly ai: GameAi } = await import(pathToFileURL(file).href)
  return loaded.ai
}

/** A player whose decisions depend on the deal and on what was decided before, and are counted. */
class Table {
  #number = 0
  #deal = 0
  #step = 0
  readonly shares: Shares = {}

  begin(number: number, deal: number): void {
    this.#number = number
    this.#deal = deal
    this.#step = 0
  }

  seat(player: Player, name: string): Player {
    return (look) => {
      this.#step += 1
      const action = player(look, drawSeed(this.#number, this.#deal, this.#step))
      if (look.onTurn && action !== null)
        this.#count(name, look.getView() as EcarteSeatView, action as EcarteAction)
      return action
    }
  }

  #count(name: string, view: EcarteSeatView, action: EcarteAction): void {
    if (view.phase !== 'exchange' || action.do === 'announceKing') return
    const exchanges = view.exchanges.length - (action.do === 'discard' ? 1 : 0)
    const when = exchanges === 0 ? 'first' : exchanges === 1 ? 'after one' : 'later'
    const key = `${name}, ${view.asks} ${when}`
    const one = (this.shares[key] ??= { asked: 0, plays: 0, cards: 0 })
    one.asked += 1
    if (action.do === 'stand' || action.do === 'refuse') one.plays += 1
    if (action.do === 'discard') one.cards += action.cards.length
  }
}

/** Plays one deal, or a partie, with `players`; side 0 deals first if the number is even. */
function playOnce(
  table: Table,
  number: number,
  over: Task['over'],
  match: Match,
): { points: number; won: number } {
  const { options } = match
  let state: GameState = game.startPartie(options, noPoints(game, options))
  let dealer: Seat = number % 2 === 0 ? 0 : 1
  for (let deal = 0; ; deal += 1) {
    table.begin(number, deal)
    const random = drawSeed(number, deal, 'cards')
    state = playDeal(match, state, nextDeal(game, options, state, { dealer, packets: '5' }, random))
    if (over === 'points') return { points: dealPoints(game, state), won: 0 }
    const outcome = game.findOutcome(state)
    if (outcome !== null) {
      const won = outcome.winner === 0 ? 1 : -1
      return { points: won * outcome.value, won }
    }
    dealer = game.nextDealer(state) ?? (dealer === 0 ? 1 : 0)
  }
}

async function played({ other, level, over, from, to }: Task): Promise<Tally> {
  const chosen = chooseOptions(game.options, game.presets, game.preset, {})
  const [first, second] = [createPlayer(ai, level), createPlayer(await loadOther(other), level)]
  if ('fault' in chosen || first === null || second === null)
    throw new Error(`nobody plays at ${level}`)
  const table = new Table()
  const [mine, theirs] = [table.seat(first, 'new'), table.seat(second, 'old')]
  let [sum, squares, won, wonSquares, different] = [0, 0, 0, 0, 0]
  for (let number = from; number < to; number += 1) {
    const match = { game, options: chosen.options, random: drawSeed(number), observer: {} }
    const one = playOnce(table, number, over, { ...match, players: [mine, theirs] })
    const two = playOnce(table, number, over, { ...match, players: [theirs, mine] })
    const gain = (one.points - two.points) / 2
    const more = (one.won - two.won) / 2
    sum += gain
    squares += gain * gain
    won += more
    wonSquares += more * more
    if (gain !== 0 || more !== 0) different += 1
  }
  return { sum, squares, won, wonSquares, different, shares: table.shares }
}

const PIECE = 250

const formatMean = (sum: number, squares: number, n: number): string => {
  const mean = sum / n
  return `${mean.toFixed(4)} ± ${Math.sqrt((squares / n - mean * mean) / (n - 1)).toFixed(4)}`
}

/** Tells what was asked and done, decision by decision. */
function* tellShares(tallies: readonly Tally[]): Generator<string> {
  for (const key of new Set(tallies.flatMap(({ shares }) => Object.keys(shares)).toSorted())) {
    const add = (of: 'asked' | 'plays' | 'cards'): number =>
      tallies.reduce((all, { shares }) => all + (shares[key]?.[of] ?? 0), 0)
    const asked = add('asked')
    const share = add('plays') / asked
    const error = 100 * Math.sqrt((share * (1 - share)) / asked)
    const what = key.includes('Discards')
      ? `${(add('cards') / asked).toFixed(3)} cards`
      : `${(100 * share).toFixed(1)} % ± ${error.toFixed(1)} play`
    yield `  ${key}: ${what} of ${asked}`
  }
}

function* tell({ level, over }: Pick<Task, 'level' | 'over'>, tallies: readonly Tally[]) {
  const n = tallies.length * PIECE
  const add = (of: (one: Tally) => number): number => tallies.reduce((all, one) => all + of(one), 0)
  const what = over === 'points' ? 'deals' : over
  const different = add((one) => one.different)
  yield `${level}, new against old, ${n} ${what}, each played twice; ${different} did not end alike`
  const gain = formatMean(
    add((one) => one.sum),
    add((one) => one.squares),
    n,
  )
  yield `${over === 'points' ? 'points a deal' : 'value of a partie'}: ${gain}`
  if (over === 'parties')
    yield `parties won less lost: ${formatMean(
      add((one) => one.won),
      add((one) => one.wonSquares),
      n,
    )}`
  yield* tellShares(tallies)
}

if (isMainThread) {
  const [other = '', count = '10000', level = 'master', kind, threads = '2', begin = '0'] =
    process.argv.slice(2)
  const over = kind === 'parties' ? kind : 'points'
  const tallies: Tally[] = []
  let next = Number(begin)
  const end = next + Number(count)
  const work = async (): Promise<void> => {
    while (next < end) {
      const from = next
      next += PIECE
      const task: Task = { other, level, over, from, to: from + PIECE }
      const tally = await new Promise<Tally>((done, fail) => {
        const worker = new Worker(new URL(import.meta.url), { workerData: task })
        worker.on('message', done)
        worker.on('error', fail)
      })
      tallies.push(tally)
      const [first, gain] = tell({ level, over }, tallies)
      process.stderr.write(`${first}; ${gain}\n`)
    }
  }
  await Promise.all(Array.from({ length: Number(threads) }, work))
  for (const line of tell({ level, over }, tallies)) process.stdout.write(`${line}\n`)
} else parentPort?.postMessage(await played(workerData))
