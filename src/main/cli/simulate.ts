// simulate: computer players against each other, counted, digested, and stored if asked.
import { createHash } from 'node:crypto'
import { type Seat, seatsOfSide } from '../../shared/view.ts'
import { headless } from '../../shared/words/en/headless.ts'
import { chooseOptions } from '../engine/games/options.ts'
import { type Match, type Witness, dealPoints, playDuplicate, playPartie } from '../engine/players/match.ts'
import { levelsOf } from '../engine/players/levels.ts'
import { playerOf } from '../engine/players/player.ts'
import { type Seed, randomFrom, readSeed } from '../engine/random.ts'
import { seatsOf } from '../engine/record.ts'
import { archiveOf } from './archive.ts'
import { openDigest } from './digest.ts'
import { mindOf } from './minds.ts'
import { optionFaultText } from '../fault-text.ts'
import { Wrong } from './wrong.ts'

export interface SimulateArguments {
  readonly game?: string | undefined
  readonly parties?: string | undefined
  readonly seed?: string | undefined
  readonly players?: string | undefined
  readonly options?: string | undefined
  readonly duplicate?: boolean | undefined
  readonly db?: string | undefined
}

/** What `simulate` prints. Throws Wrong. */
export function simulate(args: SimulateArguments): object {
  const { mind, preset, options, levels } = tableOf(args)
  const { game } = mind
  const parties = numberOf(args.parties)
  const random = randomFrom(seedOf(args.seed ?? missing('seed')))
  const players = levels.map((level) => playerOf(mind, level) ?? missing('players'))
  if (args.db === '') missing('db')
  const archive = args.db === undefined ? null : archiveOf(args.db, { game, preset, options, levels })
  const counts = { deals: 0, actions: 0 }
  const digest = openDigest()
  const witness: Witness = {
    event: digest.add,
    ...archive?.witness,
    deal(deal) {
      counts.deals += 1
      archive?.witness.deal?.(deal)
    },
    action(seat, action) {
      counts.actions += 1
      archive?.witness.action?.(seat, action)
    },
  }
  const match: Match = { game, options, players, random, witness }
  const spread = spreader()
  const begun = performance.now()
  try {
    const wins = seatsOf(levels.length).map(() => 0)
    for (let n = 0; n < parties; n += 1) {
      if (args.duplicate === true) spread.add(playDuplicate(match))
      const single = args.duplicate === true ? null : spread
      for (const seat of wholePartie(match, single, archive)) wins[seat] = (wins[seat] ?? 0) + 1
    }
    const seconds = (performance.now() - begun) / 1000
    return {
      parties,
      ...counts,
      seconds,
      actionsPerSecond: Math.round(counts.actions / seconds),
      digest: digest.end(),
      wins,
      pointsPerDeal: spread.mean(),
      standardError: spread.error(),
    }
  } finally {
    archive?.close()
  }
}

/** Plays one partie, adding the points of each of its deals to `spread`; answers the seats of the winning side. */
function wholePartie(
  match: Match,
  spread: Spread | null,
  archive: ReturnType<typeof archiveOf> | null,
): readonly Seat[] {
  const state = playPartie(match, (after) => spread?.add(dealPoints(match.game, after)))
  const outcome = match.game.outcome(state)
  if (outcome === null) throw new Error('a partie that nobody won')
  archive?.partieOver()
  return seatsOfSide(outcome.winner, state.score.length, match.players.length)
}

function tableOf(args: SimulateArguments) {
  const id = args.game ?? missing('game')
  const mind = mindOf(id)
  if (mind === null) throw new Wrong(headless.unknownGame(id))
  const { game } = mind
  const { preset = game.preset, ...single } = optionsOf(args.options)
  const chosen = chooseOptions(game.options, game.presets, String(preset), single)
  if ('fault' in chosen) throw new Wrong(optionFaultText(chosen, id))
  const levels = (args.players ?? missing('players')).split(',').map((level) => level.trim())
  const seats = game.seats(chosen.options)
  if (levels.length !== seats) throw new Wrong(headless.wrongPlayers(id, seats, levels.length))
  const stranger = levels.find((level) => playerOf(mind, level) === null)
  if (stranger !== undefined) throw new Wrong(headless.wrongLevel(stranger, id, levelsOf(game)))
  return { mind, preset: String(preset), options: chosen.options, levels }
}

function optionsOf(json: string | undefined): Readonly<Record<string, unknown>> {
  if (json === undefined) return {}
  try {
    const value: unknown = JSON.parse(json)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  } catch {
    // said below, like every other value that is no object
  }
  throw new Wrong(headless.badOptions)
}

function missing(name: string): never {
  throw new Wrong(headless.missing(name))
}

function numberOf(text: string | undefined): number {
  const number = Number(text ?? missing('parties'))
  if (!Number.isSafeInteger(number) || number < 1) throw new Wrong(headless.wrongNumber('parties', 1))
  return number
}

/** Any text as a seed: the first 128 bits of its SHA-256. */
function seedOf(text: string): Seed {
  const seed = readSeed(createHash('sha256').update(text).digest('hex').slice(0, 32))
  if (seed === null) throw new Error('a seed of nothing but zeros')
  return seed
}

interface Spread {
  add(value: number): void
  mean(): number
  error(): number
}

/** Mean and standard error of the values added. */
function spreader(): Spread {
  let [count, sum, squares] = [0, 0, 0]
  return {
    add(value) {
      count += 1
      sum += value
      squares += value * value
    },
    mean: () => (count === 0 ? 0 : sum / count),
    error() {
      if (count < 2) return 0
      const variance = (squares - (sum * sum) / count) / (count - 1)
      return Math.sqrt(Math.max(0, variance) / count)
    },
  }
}
