// npm run bench:strength: each level against the next weaker one on duplicate deals, until the difference exceeds three
// standard errors or 20,000 deals are played. On two threads; what was played is kept in bench/out and not played again.
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'
import { gameOf } from '../src/main/engine/games/games.ts'
import { chooseOptions } from '../src/main/engine/games/options.ts'
import { playDuplicate } from '../src/main/engine/players/match.ts'
import { playerOf } from '../src/main/engine/players/player.ts'
import { randomFrom, readSeed } from '../src/main/engine/random.ts'

const PAIRS = [
  ['novice', 'random'],
  ['rulebook', 'novice'],
  ['club', 'rulebook'],
  ['master', 'club'],
] as const
/** Deals in one piece of work; each is played twice. */
const PIECE = 100
const MOST = 20_000
/** Not to be taken in by a lucky beginning. */
const LEAST = 1_000
const FILE = join(import.meta.dirname, 'out', 'strength.jsonl')

interface Task {
  readonly pair: readonly [string, string]
  readonly piece: number
}
interface Piece extends Task {
  readonly sum: number
  readonly squares: number
}

function played({ pair, piece }: Task): Piece {
  const game = gameOf('ecarte')
  if (game === null) throw new Error('no Écarté')
  const chosen = chooseOptions(game.options, game.presets, game.preset, {})
  const players = pair.map((level) => playerOf(game, level)).filter((player) => player !== null)
  const seed = readSeed(createHash('sha256').update(`${pair.join()} ${piece}`).digest('hex').slice(0, 32))
  if ('fault' in chosen || seed === null || players.length < 2) throw new Error(`nobody plays ${pair.join()}`)
  const match = { game, options: chosen.options, players, random: randomFrom(seed), witness: {} }
  let [sum, squares] = [0, 0]
  for (let n = 0; n < PIECE; n += 1) {
    const points = playDuplicate(match)
    sum += points
    squares += points * points
  }
  return { pair, piece, sum, squares }
}

interface Standing {
  readonly deals: number
  readonly points: number
  readonly error: number
}

function standingOf(pieces: readonly Piece[]): Standing {
  const pairs = pieces.length * PIECE
  const sum = pieces.reduce((all, piece) => all + piece.sum, 0)
  const squares = pieces.reduce((all, piece) => all + piece.squares, 0)
  const points = sum / pairs
  const variance = (squares - pairs * points * points) / (pairs - 1)
  return { deals: pairs * 2, points, error: Math.sqrt(variance / pairs) }
}

const isDecided = ({ deals, points, error }: Standing): boolean =>
  deals >= MOST || (deals >= LEAST && Math.abs(points) > 3 * error)

/** Plays one piece after the other on two threads until a pair is decided. */
async function decided(pair: readonly [string, string], kept: readonly Piece[]): Promise<Standing> {
  const pieces = kept.filter((piece) => piece.pair.join() === pair.join())
  let next = 0
  const isOver = (): boolean => pieces.length > 0 && isDecided(standingOf(pieces))
  const work = async (): Promise<void> => {
    while (!isOver()) {
      while (pieces.some((one) => one.piece === next)) next += 1
      const task: Task = { pair, piece: next }
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
  return standingOf(pieces)
}

const stored = (): readonly Piece[] =>
  existsSync(FILE)
    ? readFileSync(FILE, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line))
    : []

if (isMainThread) {
  mkdirSync(join(import.meta.dirname, 'out'), { recursive: true })
  const [wanted] = process.argv.slice(2)
  const [first = '', second = ''] = wanted?.split(',') ?? []
  const pairs = wanted === undefined ? PAIRS : ([[first, second]] as const)
  for (const pair of pairs) {
    const { deals, points, error } = await decided(pair, stored())
    const isClear = points > 3 * error
    console.log(
      `${isClear ? '    ok' : 'UNCLEAR'}  ${pair.join(' against ')}: ${points.toFixed(3)} ± ${error.toFixed(3)} points a deal, ${deals} deals`,
    )
    if (!isClear) process.exitCode = 1
  }
} else parentPort?.postMessage(played(workerData))
