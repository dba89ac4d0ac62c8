// npm run bench:strength [form [first,second]]: each level against the next weaker one on duplicate deals, until the
// difference exceeds three standard errors or so many deals are played as the form allows. On two threads; what was played is
// kept in bench/out and not played again.
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'
import { findAi } from '../src/main/cli/ais.ts'
import { chooseOptions } from '../src/main/engine/games/options.ts'
import { playDuplicate } from '../src/main/engine/players/match.ts'
import { type Player, createPlayer } from '../src/main/engine/players/player.ts'
import { randomFrom, readSeed } from '../src/main/engine/random.ts'
import { requireValue } from '../src/shared/card.ts'

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

interface Task {
  /** Defaults to Écarté: files from before the other games have no game. */
  readonly form?: string
  readonly pair: readonly [string, string]
  readonly piece: number
}
interface Piece extends Task {
  readonly sum: number
  readonly squares: number
}

const formOf = (name: string): Form => {
  const form = FORMS.find((one) => one.name === name)
  if (form === undefined) throw new Error(`no form ${name}`)
  return form
}

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
  const form = formOf(name)
  const mind = findAi(form.game)
  if (mind === null) throw new Error(`no game ${form.game}`)
  const { game } = mind
  const chosen = chooseOptions(game.options, game.presets, game.preset, form.options)
  const two = pair.map((level) => createPlayer(mind, level)).filter((player) => player !== null)
  const written = name === 'ecarte' ? `${pair.join()} ${piece}` : `${name} ${pair.join()} ${piece}`
  const seed = readSeed(createHash('sha256').update(written).digest('hex').slice(0, 32))
  if ('fault' in chosen || seed === null || two.length < 2)
    throw new Error(`nobody plays ${pair.join()}`)
  const players = table(game.countSeats(chosen.options), game.countSides(chosen.options), two)
  const match = { game, options: chosen.options, players, random: randomFrom(seed), observer: {} }
  let [sum, squares] = [0, 0]
  for (let n = 0; n < form.piece; n += 1) {
    const points = playDuplicate(match)
    sum += points
    squares += points * points
  }
  return { form: name, pair, piece, sum, squares }
}

interface Standing {
  readonly deals: number
  readonly points: number
  readonly error: number
}

/** The number of times each deal is played: with three players once with the first in each seat. */
const timesPlayed = ({ options }: Form): number => (options['players'] === 3 ? 3 : 2)

function standingOf(form: Form, pieces: readonly Piece[]): Standing {
  const pairs = pieces.length * form.piece
  const sum = pieces.reduce((all, piece) => all + piece.sum, 0)
  const squares = pieces.reduce((all, piece) => all + piece.squares, 0)
  const points = sum / pairs
  const variance = (squares - pairs * points * points) / (pairs - 1)
  return { deals: pairs * timesPlayed(form), points, error: Math.sqrt(variance / pairs) }
}

const isDecided = ({ least, most }: Form, { deals, points, error }: Standing): boolean =>
  deals >= most || (deals >= least && Math.abs(points) > 3 * error)

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

if (isMainThread) {
  mkdirSync(join(import.meta.dirname, 'out'), { recursive: true })
  const [wantedForm, wantedPair] = process.argv.slice(2)
  const [first = '', second = ''] = wantedPair?.split(',') ?? []
  const pairs = wantedPair === undefined ? PAIRS : ([[first, second]] as const)
  for (const form of wantedForm === undefined ? FORMS : [formOf(wantedForm)])
    for (const pair of pairs) {
      const { deals, points, error } = await decided(form, pair, stored())
      const isClear = points > 3 * error
      console.log(
        `${isClear ? '    ok' : 'UNCLEAR'}  ${form.name}, ${pair.join(' against ')}: ${points.toFixed(3)} ± ${error.toFixed(3)} points a deal, ${deals} deals`,
      )
      if (!isClear) process.exitCode = 1
    }
} else parentPort?.postMessage(played(workerData))
