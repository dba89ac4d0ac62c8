// The policy weights of play at sight in Tatteln: node study/tatteln.ts [rounds] > src/main/engine/games/tatteln/ai/weight-figures.ts
// Each figure in turn is tried higher and lower, and kept where it wins on duplicate deals beyond one and a half standard errors.
import { type Random, randomFrom, readSeed, shuffle } from '../src/main/engine/random.ts'
import { SUITS, requireValue } from '../src/shared/card.ts'
import { chooseOptions } from '../src/main/engine/games/options.ts'
import {
  type TattelnOptions,
  TATTELN_OPTIONS,
  TATTELN_PRESETS,
} from '../src/main/engine/games/tatteln/options.ts'
import {
  type PolicyWeights,
  chooseByPolicy,
  weightsFor,
} from '../src/main/engine/games/tatteln/ai/card-policy.ts'
import { tablesFor } from '../src/main/engine/games/tatteln/ai/tables.ts'
import { beforeCard, readEnd, playOut } from '../src/main/engine/games/tatteln/ai/playout.ts'
import {
  type Position,
  hasTalon,
  newPosition,
  playCard,
} from '../src/main/engine/games/tatteln/ai/position.ts'

const DEALS = 4_000
const STEPS = [1.5, 0.6]
const EXACT = 4
const MATSCH = 30

const PACK = Array.from({ length: 32 }, (_, code) => code)

const tableOf = (options: Partial<TattelnOptions>): TattelnOptions => {
  const chosen = chooseOptions(TATTELN_OPTIONS, TATTELN_PRESETS, 'classic', {
    target: 'taillen',
    ...options,
  })
  if ('fault' in chosen) throw new Error(chosen.fault)
  return chosen.options
}

function dealt(options: TattelnOptions, order: readonly number[]): Position {
  const size = options.handSize
  const turned = options.trump ? requireValue(order[size * 2]) : -1
  const position = newPosition(
    tablesFor(options, turned < 0 ? null : requireValue(SUITS[turned >> 3])),
  )
  const bits = (cards: readonly number[]): number =>
    cards.reduce((mask, code) => mask | (1 << code), 0)
  position.hands.set([bits(order.slice(0, size)), bits(order.slice(size, size * 2))])
  const talon = order.slice(size * 2 + (turned < 0 ? 0 : 1))
  position.talon.set(talon)
  position.end = talon.length
  position.lies = turned
  position.canRob = turned >= 0 && (turned & 7) !== 7
  return position
}

/** Points of the seat that leads first above the other’s, playing by these tastes. */
function played(
  options: TattelnOptions,
  order: readonly number[],
  weightSets: readonly [PolicyWeights, PolicyWeights],
): number {
  const position = dealt(options, order)
  while (hasTalon(position)) {
    beforeCard(position)
    playCard(position, chooseByPolicy(position, weightSets[position.turn]))
  }
  playOut(position, { weights: weightSets[0], exact: EXACT, matsch: [MATSCH, MATSCH] })
  const { points, matsch } = readEnd(position)
  return points[0] - points[1] + (matsch === 0 ? -MATSCH : matsch === 1 ? MATSCH : 0)
}

/** The margin by which the first weights beat the second, and the standard error. */
function compared(
  options: TattelnOptions,
  first: PolicyWeights,
  second: PolicyWeights,
  random: Random,
  deals = DEALS,
) {
  let [sum, squares] = [0, 0]
  for (let deal = 0; deal < deals; deal += 1) {
    const order = shuffle(PACK, random)
    const diff =
      (played(options, order, [first, second]) - played(options, order, [second, first])) / 2
    sum += diff
    squares += diff * diff
  }
  const mean = sum / deals
  return { mean, error: Math.sqrt((squares / deals - mean * mean) / deals) }
}

type Path = readonly [keyof PolicyWeights, number | null]

const pathsOf = (weights: PolicyWeights): readonly Path[] => [
  ...weights.plain.map((_, place): Path => ['plain', place]),
  ...weights.trump.map((_, place): Path => ['trump', place]),
  ...(
    [
      'lead',
      'waiting',
      'run',
      'pair',
      'growth',
      'two',
      'three',
      'fourth',
      'jacks',
      'taken',
      'takenMore',
      'reply',
    ] as const
  ).map((key): Path => [key, null]),
]

function changed(weights: PolicyWeights, [key, place]: Path, by: number): PolicyWeights {
  const value = weights[key]
  const moved = (one: number): number =>
    Math.round((Math.abs(one) < 0.5 ? one + (by > 1 ? 0.5 : -0.5) : one * by) * 1000) / 1000
  if (typeof value === 'number')
    return { ...weights, [key]: key.startsWith('taken') ? value * by : moved(value) }
  return { ...weights, [key]: value.map((one, at) => (at === place ? moved(one) : one)) }
}

function fitted(
  options: TattelnOptions,
  start: PolicyWeights,
  rounds: number,
  random: Random,
): PolicyWeights {
  let weights = start
  for (let round = 0; round < rounds; round += 1)
    for (const path of pathsOf(weights)) {
      if (!options.trump && path[0] === 'trump') continue
      for (const by of STEPS.map((step) => 1 + (step - 1) / (round + 1))) {
        const next = changed(weights, path, by)
        const { mean, error } = compared(options, next, weights, random)
        if (mean <= 1.5 * error) continue
        process.stderr.write(`${path.join(' ')} ${by}: ${mean.toFixed(2)} ± ${error.toFixed(2)}\n`)
        weights = next
        break
      }
    }
  const { mean, error } = compared(options, weights, start, random, 4 * DEALS)
  process.stderr.write(`in all ${mean.toFixed(2)} ± ${error.toFixed(2)}\n`)
  return weights
}

const seed = readSeed('7'.padStart(32, '3'))
if (seed === null) throw new Error('no seed')
const random = randomFrom(seed)
const rounds = Number(process.argv[2] ?? 2)
const shown = (weights: PolicyWeights): string =>
  JSON.stringify(weights, (_, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 100) / 100 : value,
  )
const [trumps, none] = [true, false].map((trump) =>
  shown(fitted(tableOf({ trump }), weightsFor(trump ? 0 : -1), rounds, random)),
)
process.stdout.write(`// Written by study/tatteln.ts: play at sight against itself, duplicate deals.
import type { PolicyWeights } from './card-policy.ts'

export const WITH_TRUMPS: PolicyWeights = ${trumps}

export const WITHOUT_TRUMPS: PolicyWeights = ${none}
`)
