// The players of this checkout against those of another one, on duplicate deals.
//   node study/against.ts ../another [--game=ecarte] [--options='{"players":4}'] [--deals=10000] [--level=master] [--parties]
//     [--threads=2] [--first=0]
// Every decision draws from a seed of its own deal and step, so two players that decide alike play a deal alike, and only what
// they decide otherwise counts. Prints what the new one gains with its standard error, in points and in tricks; for Écarté also
// how often both play without exchange.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'
import { findAi } from '../src/main/cli/ais.ts'
import { ecarte } from '../src/main/engine/games/ecarte/index.ts'
import { type Game, type GameState, noPoints } from '../src/main/engine/games/game.ts'
import { type GameAi, loadAllData } from '../src/main/engine/games/ai.ts'
import { nextDeal } from '../src/main/engine/games/dealing.ts'
import { chooseOptions } from '../src/main/engine/games/options.ts'
import {
  type Match,
  dealPoints,
  dealTricks,
  drawForDeal,
  playDeal,
} from '../src/main/engine/players/match.ts'
import { type Player, createPlayer } from '../src/main/engine/players/player.ts'
import { requireValue } from '../src/shared/card.ts'
import type { EcarteAction } from '../src/shared/games/ecarte.ts'
import { type AnyAction, type Seat, type TableView, SEATS } from '../src/shared/view.ts'
import type { EcarteSeatView } from '../src/main/engine/games/ecarte/view.ts'
import { randomOf } from './seeds.ts'

interface Contest {
  readonly other: string
  readonly game: string
  /** Options that are not those of the game's preset, as JSON. */
  readonly options: string
  readonly level: string
  /** Whole parties, not single deals from nothing to nothing; games of two sides only. */
  readonly isParties: boolean
}

interface Task extends Contest {
  readonly from: number
  readonly to: number
}

/** What was asked, by player and decision: how often, and how often it was to play. */
type Shares = Record<string, { asked: number; plays: number; cards: number }>

/** A sum of independent figures, one a deal or partie. */
interface Sum {
  readonly sum: number
  readonly squares: number
}

interface Tally {
  /** Points of a deal, or value of a partie. */
  readonly points: Sum
  readonly tricks: Sum
  /** Parties won less lost. */
  readonly won: Sum
  /** Deals or parties that did not end alike. */
  readonly different: number
  readonly shares: Shares
}

/** Returns the ai of another checkout of this project, with its data loaded. */
async function loadOther(path: string, game: string): Promise<GameAi> {
  const file = resolve(path, `src/main/engine/games/${game}/ai/index.ts`)
  const loaded: { readonly ai: GameAi } = await import(pathToFileURL(file).href)
  await loadAllData(loaded.ai)
  return loaded.ai
}

/** A player whose decisions depend on the deal and on what was decided before, and are counted. */
class Table {
  readonly #game: Game
  #number = 0
  #deal = 0
  #step = 0
  readonly shares: Shares = {}

  constructor(game: Game) {
    this.#game = game
  }

  begin(number: number, deal: number): void {
    this.#number = number
    this.#deal = deal
    this.#step = 0
  }

  seat(player: Player, name: string): Player {
    return (look) => {
      this.#step += 1
      const action = player(look, randomOf('against', this.#number, this.#deal, this.#step))
      if (look.onTurn && action !== null && this.#game.id === ecarte.id)
        this.#count(name, look.getView(), action)
      return action
    }
  }

  #count(name: string, seen: TableView, chosen: AnyAction): void {
    // the game is Écarté
    const [view, action] = [seen as EcarteSeatView, chosen as EcarteAction]
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

/** What the side of the new players has above the others: the average of them, if there are two. */
interface Result {
  readonly points: number
  readonly tricks: number
  readonly won: number
}

/** Plays one deal, or a partie, with the new players at `side`. */
function playOnce(
  table: Table,
  number: number,
  isParties: boolean,
  match: Match,
  side: Seat,
): Result {
  const { game, options } = match
  const drawn = drawForDeal(game, options, randomOf('against', number, 'draw'))
  const lots = drawn.cut.at(-1)
  let state: GameState = game.startPartie(options, noPoints(game, options), undefined, lots)
  let { dealer } = drawn
  for (let deal = 0; ; deal += 1) {
    table.begin(number, deal)
    const random = randomOf('against', number, deal, 'cards')
    const packets = requireValue(game.packets[random.nextInt(game.packets.length)])
    state = playDeal(match, state, nextDeal(game, options, state, { dealer, packets }, random))
    if (!isParties) {
      const tricks = dealTricks(game, options, state, side)
      return { points: dealPoints(game, state, side), tricks, won: 0 }
    }
    const outcome = game.findOutcome(state)
    if (outcome !== null) {
      const won = outcome.winner === side ? 1 : -1
      return { points: won * outcome.value, tricks: 0, won }
    }
    dealer = game.nextDealer(state) ?? dealer
  }
}

const addTo = ({ sum, squares }: Sum, value: number): Sum => ({
  sum: sum + value,
  squares: squares + value * value,
})

const NOTHING: Sum = { sum: 0, squares: 0 }

async function played({ other, level, isParties, from, to, ...wanted }: Task): Promise<Tally> {
  const ai = findAi(wanted.game)
  if (ai === null) throw new Error(`no game ${wanted.game}`)
  await loadAllData(ai)
  const { game } = ai
  const chosen = chooseOptions(game.options, game.presets, game.preset, JSON.parse(wanted.options))
  const first = createPlayer(ai, level)
  const second = createPlayer(await loadOther(other, wanted.game), level)
  if ('fault' in chosen || first === null || second === null)
    throw new Error(`nobody plays ${wanted.game} at ${level}`)
  const { options } = chosen
  const table = new Table(game)
  const [mine, theirs] = [table.seat(first, 'new'), table.seat(second, 'old')]
  const sides = SEATS.slice(0, game.countSides(options))
  const players = (side: Seat): readonly Player[] =>
    Array.from({ length: game.countSeats(options) }, (_, seat) =>
      seat % sides.length === side ? mine : theirs,
    )
  let [points, tricks, won, different] = [NOTHING, NOTHING, NOTHING, 0]
  for (let number = from; number < to; number += 1) {
    const match = { game, options, random: randomOf('against', number), observer: {} }
    const results = sides.map((side) =>
      playOnce(table, number, isParties, { ...match, players: players(side) }, side),
    )
    const mean = (of: (one: Result) => number): number =>
      results.reduce((sum, one) => sum + of(one), 0) / sides.length
    const gain = mean((one) => one.points)
    points = addTo(points, gain)
    tricks = addTo(
      tricks,
      mean((one) => one.tricks),
    )
    won = addTo(
      won,
      mean((one) => one.won),
    )
    if (gain !== 0) different += 1
  }
  return { points, tricks, won, different, shares: table.shares }
}

/** Deals or parties in one piece of work. */
const PIECE = 50

const addSums = (sums: readonly Sum[]): Sum => ({
  sum: sums.reduce((all, one) => all + one.sum, 0),
  squares: sums.reduce((all, one) => all + one.squares, 0),
})

function formatMean(sums: readonly Sum[]): string {
  const { sum, squares } = addSums(sums)
  const n = sums.length * PIECE
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

function* tell({ game, level, isParties }: Contest, tallies: readonly Tally[]): Generator<string> {
  const n = tallies.length * PIECE
  const different = tallies.reduce((all, one) => all + one.different, 0)
  const what = isParties ? 'parties' : 'deals'
  yield `${game}, ${level}, new against old, ${n} ${what} played from each side; ${different} differ`
  const points = formatMean(tallies.map((one) => one.points))
  if (isParties) {
    yield `value of a partie: ${points}`
    yield `parties won less lost: ${formatMean(tallies.map((one) => one.won))}`
  } else {
    yield `points a deal: ${points}`
    yield `tricks a deal: ${formatMean(tallies.map((one) => one.tricks))}`
  }
  yield* tellShares(tallies)
}

async function contest(wanted: Contest, first: number, end: number, threads: number) {
  const tallies: Tally[] = []
  let next = first
  const work = async (): Promise<void> => {
    while (next < end) {
      const task: Task = { ...wanted, from: next, to: next + PIECE }
      next += PIECE
      const tally = await new Promise<Tally>((done, fail) => {
        const worker = new Worker(new URL(import.meta.url), { workerData: task })
        worker.on('message', done)
        worker.on('error', fail)
      })
      tallies.push(tally)
      const [title, ...gains] = tell(wanted, tallies)
      process.stderr.write(`${title}; ${gains.slice(0, 2).join('; ')}\n`)
    }
  }
  await Promise.all(Array.from({ length: threads }, work))
  for (const line of tell(wanted, tallies)) process.stdout.write(`${line}\n`)
}

if (isMainThread) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      game: { type: 'string', default: ecarte.id },
      options: { type: 'string', default: '{}' },
      deals: { type: 'string', default: '10000' },
      level: { type: 'string', default: 'master' },
      parties: { type: 'boolean', default: false },
      threads: { type: 'string', default: '2' },
      first: { type: 'string', default: '0' },
    },
  })
  const { game, options, level, parties: isParties } = values
  const wanted = { other: positionals[0] ?? '', game, options, level, isParties }
  const first = Number(values.first)
  await contest(wanted, first, first + Number(values.deals), Number(values.threads))
} else parentPort?.postMessage(await played(workerData))
