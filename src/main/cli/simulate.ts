// The command `simulate`: computer players against each other, with counts and a digest, stored if
// requested.
import { createHash } from 'node:crypto'
import { type Seat, seatsOfSide } from '../../shared/view.ts'
import { headless } from '../../shared/words/en/headless.ts'
import { chooseOptions } from '../engine/games/options.ts'
import {
  type Match,
  type MatchObserver,
  dealPoints,
  playDuplicate,
  playPartie,
} from '../engine/players/match.ts'
import { LEVELS } from '../engine/players/levels.ts'
import { createPlayer } from '../engine/players/player.ts'
import { type Seed, randomFrom, readSeed } from '../engine/random.ts'
import { listSeats } from '../engine/record.ts'
import { openSimulationArchive } from './simulation-archive.ts'
import { createDigest } from './digest.ts'
import { findAi } from './ais.ts'
import { formatOptionFault } from '../fault-text.ts'
import { CliError } from './cli-error.ts'

export interface SimulateArguments {
  readonly game?: string | undefined
  readonly parties?: string | undefined
  readonly seed?: string | undefined
  readonly players?: string | undefined
  readonly options?: string | undefined
  readonly duplicate?: boolean | undefined
  readonly db?: string | undefined
}

/** Returns the output of `simulate`. Throws CliError. */
export function runSimulation(args: SimulateArguments): object {
  const { ai, preset, options, levels } = parseTable(args)
  const { game } = ai
  const parties = parseCount(args.parties)
  const random = randomFrom(seedFromText(args.seed ?? throwMissing('seed')))
  const players = levels.map((level) => createPlayer(ai, level) ?? throwMissing('players'))
  if (args.db === '') throwMissing('db')
  const archive =
    args.db === undefined ? null : openSimulationArchive(args.db, { game, preset, options, levels })
  const counts = { deals: 0, actions: 0 }
  const digest = createDigest()
  const observer: MatchObserver = {
    onEvent: digest.add,
    ...archive?.observer,
    onDeal(deal) {
      counts.deals += 1
      archive?.observer.onDeal?.(deal)
    },
    onAction(seat, action) {
      counts.actions += 1
      archive?.observer.onAction?.(seat, action)
    },
  }
  const match: Match = { game, options, players, random, observer }
  const points = createRunningMean()
  const begun = performance.now()
  try {
    const wins = listSeats(levels.length).map(() => 0)
    for (let n = 0; n < parties; n += 1) {
      if (args.duplicate === true) points.add(playDuplicate(match))
      const single = args.duplicate === true ? null : points
      for (const seat of playWholePartie(match, single, archive)) wins[seat] = (wins[seat] ?? 0) + 1
    }
    const seconds = (performance.now() - begun) / 1000
    return {
      parties,
      ...counts,
      seconds,
      actionsPerSecond: Math.round(counts.actions / seconds),
      digest: digest.toHexDigest(),
      wins,
      pointsPerDeal: points.getMean(),
      standardError: points.getError(),
    }
  } finally {
    archive?.close()
  }
}

/** Plays one partie, adding its deals' points to `spread`; returns the winners' seats. */
function playWholePartie(
  match: Match,
  points: RunningMean | null,
  archive: ReturnType<typeof openSimulationArchive> | null,
): readonly Seat[] {
  const state = playPartie(match, (after) => points?.add(dealPoints(match.game, after)))
  const outcome = match.game.findOutcome(state)
  if (outcome === null) throw new Error('a finished partie without a winner')
  archive?.addPartie()
  return seatsOfSide(outcome.winner, state.score.length, match.players.length)
}

function parseTable(args: SimulateArguments) {
  const id = args.game ?? throwMissing('game')
  const ai = findAi(id)
  if (ai === null) throw new CliError(headless.unknownGame(id))
  const { game } = ai
  const { preset = game.preset, ...single } = parseOptions(args.options)
  const chosen = chooseOptions(game.options, game.presets, String(preset), single)
  if ('fault' in chosen) throw new CliError(formatOptionFault(chosen, id))
  const levels = (args.players ?? throwMissing('players')).split(',').map((level) => level.trim())
  const seats = game.countSeats(chosen.options)
  if (levels.length !== seats) throw new CliError(headless.wrongPlayers(id, seats, levels.length))
  const unknown = levels.find((level) => createPlayer(ai, level) === null)
  if (unknown !== undefined) throw new CliError(headless.wrongLevel(unknown, id, LEVELS))
  return { ai, preset: String(preset), options: chosen.options, levels }
}

function parseOptions(json: string | undefined): Readonly<Record<string, unknown>> {
  if (json === undefined) return {}
  try {
    const value: unknown = JSON.parse(json)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  } catch {
    // reported below, like every other value that is not an object
  }
  throw new CliError(headless.badOptions)
}

function throwMissing(name: string): never {
  throw new CliError(headless.missing(name))
}

function parseCount(text: string | undefined): number {
  const number = Number(text ?? throwMissing('parties'))
  if (!Number.isSafeInteger(number) || number < 1)
    throw new CliError(headless.wrongNumber('parties', 1))
  return number
}

/** Returns any text as a seed: the first 128 bits of its SHA-256. */
function seedFromText(text: string): Seed {
  const seed = readSeed(createHash('sha256').update(text).digest('hex').slice(0, 32))
  if (seed === null) throw new Error('a seed of nothing but zeros')
  return seed
}

interface RunningMean {
  add(value: number): void
  getMean(): number
  getError(): number
}

/** Creates an accumulator of mean and standard error. */
function createRunningMean(): RunningMean {
  let [count, sum, squares] = [0, 0, 0]
  return {
    add(value) {
      count += 1
      sum += value
      squares += value * value
    },
    getMean: () => (count === 0 ? 0 : sum / count),
    getError() {
      if (count < 2) return 0
      const variance = (squares - (sum * sum) / count) / (count - 1)
      return Math.sqrt(Math.max(0, variance) / count)
    },
  }
}
