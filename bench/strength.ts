// npm run bench:strength [form [first,second [deals]]]: each level against the next weaker one on
// duplicate deals, until the difference exceeds three standard errors or the most deals of the form
// are played; or one pair, for this number of deals. `pimc:20` is the yardstick of bench/pimc with
// 20 samples. On two threads; what was played is kept in bench/out and not played again.
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'
import { findAi } from '../src/main/cli/ais.ts'
import type { GameAi } from '../src/main/engine/games/ai.ts'
import { chooseOptions } from '../src/main/engine/games/options.ts'
import { playDuplicateDeal } from '../src/main/engine/players/match.ts'
import { type Player, createPlayer } from '../src/main/engine/players/player.ts'
import { randomFrom, readSeed } from '../src/main/engine/random.ts'
import { requireValue } from '../src/shared/card.ts'
import { createPimc } from './pimc/player.ts'

const PAIRS = [
  ['novice', 'random'],
  ['rulebook', 'novice'],
  ['club', 'rulebook'],
  ['master', 'club'],
] as const
/** A game as it is measured. */
interface Form {
  readonly name: string
  readonly game: string
  readonly options: Readonly<Record<string, unknown>>
  /** Deals in one piece of work; each is played once for every side, with the players exchanged. */
  readonly piece: number
  /** Deals at least, not to be taken in by a lucky beginning, and at most. */
  readonly least: number
  readonly most: number
}

const OTHERS = { piece: 25, least: 200, most: 2_000 }
const FORMS: readonly Form[] = [
  { name: 'ecarte', game: 'ecarte', options: {}, piece: 100, least: 1_000, most: 20_000 },
  { name: 'whist', game: 'whist', options: {}, ...OTHERS },
  { name: 'scotch-whist', game: 'scotch-whist', options: {}, ...OTHERS },
  { name: 'scotch-whist-3x6', game: 'scotch-whist', options: { hands: '3x6' }, ...OTHERS },
  { name: 'tatteln', game: 'tatteln', options: {}, ...OTHERS },
  { name: 'tatteln-no-trump', game: 'tatteln', options: { trump: false }, ...OTHERS },
  { name: 'scotch-whist-four', game: 'scotch-whist', options: { players: 4 }, ...OTHERS },
  { name: 'hundertspiel', game: 'hundertspiel', options: {}, ...OTHERS },
  { name: 'hundertspiel-scat', game: 'hundertspiel', options: { scat: true }, ...OTHERS },
  { name: 'hundertspiel-three', game: 'hundertspiel', options: { players: 3 }, ...OTHERS },
  {
    name: 'hundertspiel-three-scat',
    game: 'hundertspiel',
    options: { players: 3, scat: true },
    ...OTHERS,
  },
]
const FILE = join(import.meta.dirname, 'out', 'strength.jsonl')

const YARDSTICK = /^pimc:([1-9]\d{0,4})$/
/** Against the yardstick, which is slow: a figure with its error, not a proof; 300 deals, twice. */
const AGAINST_YARDSTICK = { piece: 5, least: 600, most: 600 }

interface Task {
  /** Defaults to Écarté: files from before the other games have no game. */
  readonly form?: string
  readonly pair: readonly [string, string]
  readonly piece: number
}
/** The sum of what was measured, and of its squares. */
interface Sums {
  readonly sum: number
  readonly squares: number
}
/** Decisions of a player with a choice, and the time of one core that they took. */
interface Pace {
  readonly decisions: number
  readonly ms: number
}
interface Piece extends Task, Sums {
  /** Tricks above the average, and the pace of both players; not in older files. */
  readonly tricks?: Sums
  readonly paces?: readonly Pace[]
}

const isYardstick = (pair: readonly string[]): boolean => pair.some((name) => YARDSTICK.test(name))

function formOf(name: string, pair: readonly string[]): Form {
  const form = FORMS.find((one) => one.name === name)
  if (form === undefined) throw new Error(`no form ${name}`)
  return isYardstick(pair) ? { ...form, ...AGAINST_YARDSTICK } : form
}

/** Creates a player by its name: a level, or the yardstick. */
function createNamed(mind: GameAi, name: string): Player {
  const [, samples] = YARDSTICK.exec(name) ?? []
  const player =
    samples === undefined ? createPlayer(mind, name) : createPimc(mind, Number(samples))
  if (player === null) throw new Error(`nobody plays ${name}`)
  return player
}

/** Measures the pace of a player. */
function timed(player: Player): { readonly player: Player; readonly getPace: () => Pace } {
  let [decisions, microseconds] = [0, 0]
  return {
    getPace: () => ({ decisions, ms: microseconds / 1000 }),
    player: (look, random) => {
      if (look.legal.length < 2) return player(look, random)
      const before = process.threadCpuUsage()
      const action = player(look, random)
      const { user, system } = process.threadCpuUsage(before)
      decisions += 1
      microseconds += user + system
      return action
    },
  }
}

const NOTHING: Sums = { sum: 0, squares: 0 }
const addTo = ({ sum, squares }: Sums, value: number): Sums => ({
  sum: sum + value,
  squares: squares + value * value,
})
const addSums = (all: readonly Sums[]): Sums => ({
  sum: all.reduce((total, one) => total + one.sum, 0),
  squares: all.reduce((total, one) => total + one.squares, 0),
})

/**
 * Partners are of one level: a, b, a, b. Of three the first plays against two of the second: a, b,
 * b.
 */
const table = (
  seats: number,
  sides: number,
  [first, second]: readonly Player[],
): readonly Player[] =>
  Array.from({ length: seats }, (_, seat) => requireValue(seat % sides === 0 ? first : second))

function played({ form: name = 'ecarte', pair, piece }: Task): Piece {
  const form = formOf(name, pair)
  const mind = findAi(form.game)
  if (mind === null) throw new Error(`no game ${form.game}`)
  const { game } = mind
  const chosen = chooseOptions(game.options, game.presets, game.preset, form.options)
  const two = pair.map((player) => timed(createNamed(mind, player)))
  const written = name === 'ecarte' ? `${pair.join()} ${piece}` : `${name} ${pair.join()} ${piece}`
  const seed = readSeed(createHash('sha256').update(written).digest('hex').slice(0, 32))
  if ('fault' in chosen || seed === null) throw new Error(`nothing to play in ${name}`)
  const { options } = chosen
  const players = table(
    game.countSeats(options),
    game.countSides(options),
    two.map(({ player }) => player),
  )
  const match = { game, options, players, random: randomFrom(seed), observer: {} }
  let [points, tricks] = [NOTHING, NOTHING]
  for (let n = 0; n < form.piece; n += 1) {
    const result = playDuplicateDeal(match)
    points = addTo(points, result.points)
    tricks = addTo(tricks, result.tricks)
  }
  return { form: name, pair, piece, ...points, tricks, paces: two.map(({ getPace }) => getPace()) }
}

/** An average and its standard error. */
interface Mean {
  readonly mean: number
  readonly error: number
}

interface Standing {
  readonly deals: number
  readonly points: Mean
  /** Null if no piece has them. */
  readonly tricks: Mean | null
  /** By player, milliseconds a decision. */
  readonly paces: readonly number[]
}

/** The number of times each deal is played: with three players once with the first in each seat. */
const timesPlayed = ({ options }: Form): number => (options['players'] === 3 ? 3 : 2)

function meanOf({ sum, squares }: Sums, deals: number): Mean {
  const mean = sum / deals
  return { mean, error: Math.sqrt((squares - deals * mean * mean) / (deals - 1) / deals) }
}

function standingOf(form: Form, pieces: readonly Piece[]): Standing {
  const tricks = pieces.flatMap((piece) => piece.tricks ?? [])
  const paces = pieces.flatMap((piece) => (piece.paces === undefined ? [] : [piece.paces]))
  return {
    deals: pieces.length * form.piece * timesPlayed(form),
    points: meanOf(addSums(pieces), pieces.length * form.piece),
    tricks: tricks.length === 0 ? null : meanOf(addSums(tricks), tricks.length * form.piece),
    paces: [0, 1].map((place) => {
      const own = paces.flatMap((two) => two[place] ?? [])
      const ms = own.reduce((sum, one) => sum + one.ms, 0)
      return ms / own.reduce((sum, one) => sum + one.decisions, 0)
    }),
  }
}

const isDecided = ({ least, most }: Form, { deals, points }: Standing): boolean =>
  deals >= most || (deals >= least && Math.abs(points.mean) > 3 * points.error)

/** Plays one piece after the other on two threads until a pair is decided. */
async function decided(
  form: Form,
  pair: readonly [string, string],
  kept: readonly Piece[],
): Promise<Standing> {
  const pieces = kept.filter(
    (one) => (one.form ?? 'ecarte') === form.name && one.pair.join() === pair.join(),
  )
  let next = 0
  const isOver = (): boolean => pieces.length > 0 && isDecided(form, standingOf(form, pieces))
  const work = async (): Promise<void> => {
    while (!isOver()) {
      while (pieces.some((one) => one.piece === next)) next += 1
      const task: Task = { form: form.name, pair, piece: next }
      next += 1
      const piece = await new Promise<Piece>((resolve, reject) => {
        const worker = new Worker(new URL(import.meta.url), { workerData: task })
        worker.on('message', resolve)
        worker.on('error', reject)
      })
      pieces.push(piece)
      appendFileSync(FILE, `${JSON.stringify(piece)}\n`)
    }
  }
  await Promise.all([work(), work()])
  return standingOf(form, pieces)
}

const stored = (): readonly Piece[] =>
  existsSync(FILE)
    ? readFileSync(FILE, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line))
    : []

const show = ({ mean, error }: Mean): string => `${mean.toFixed(3)} ± ${error.toFixed(3)}`

/** Prints how a pair stands; a level that is not clearly stronger than the next is a failure. */
function print(form: Form, pair: readonly string[], standing: Standing): void {
  const { deals, points, tricks, paces } = standing
  const isClear = points.mean > 3 * points.error
  const verdict = isYardstick(pair) ? '      ' : isClear ? '    ok' : 'UNCLEAR'
  const parts = [
    `${show(points)} points a deal`,
    ...(tricks === null ? [] : [`${show(tricks)} tricks above the average`]),
    ...(tricks === null ? [] : [`${paces.map((ms) => ms.toFixed(1)).join(' : ')} ms a decision`]),
    `${deals} deals`,
  ]
  console.log(`${verdict}  ${form.name}, ${pair.join(' against ')}: ${parts.join(', ')}`)
  if (!isClear && !isYardstick(pair)) process.exitCode = 1
}

if (isMainThread) {
  mkdirSync(join(import.meta.dirname, 'out'), { recursive: true })
  const [wantedForm, wantedPair, wantedDeals] = process.argv.slice(2)
  const [first = '', second = ''] = wantedPair?.split(',') ?? []
  const pairs = wantedPair === undefined ? PAIRS : ([[first, second]] as const)
  for (const name of wantedForm === undefined ? FORMS.map((form) => form.name) : [wantedForm])
    for (const pair of pairs) {
      const usual = formOf(name, pair)
      const least = Number(wantedDeals ?? usual.least)
      const most = Number(wantedDeals ?? usual.most)
      const form = { ...usual, least, most }
      print(form, pair, await decided(form, pair, stored()))
    }
} else parentPort?.postMessage(played(workerData))
