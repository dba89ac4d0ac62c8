// Worlds by how likely they are: those that what was seen speaks for are taken more often.
import type { Random } from '../random.ts'

/** Worlds that are looked at for each that is taken. */
const LOOKED_AT = 2
/** What the likelihood may leave of the worlds at least, as a share: evidence is weakened until it does. */
const LEAST_LEFT = 0.4
/** By so much it is weakened at a time, and below so little it is none. */
const WEAKER = 0.8
const NO_TRUST = 0.05

/**
 * So many worlds, the more likely ones more often; a doubt is what speaks against a world, as the logarithm of how much less
 * likely it makes it.
 */
export function resample<World>(
  sample: () => World,
  computeDoubt: (world: World) => number,
  count: number,
  random: Random,
): readonly World[] {
  const worlds = Array.from({ length: count * LOOKED_AT }, sample)
  const weights = computeWeights(worlds.map(computeDoubt))
  const step = weights.reduce((sum, weight) => sum + weight, 0) / count
  const taken: World[] = []
  let upTo = 0
  let next = step * ((random.nextInt(1024) + 0.5) / 1024)
  worlds.forEach((world, place) => {
    upTo += weights[place] ?? 0
    for (; next < upTo && taken.length < count; next += step) taken.push(world)
  })
  return taken
}

/** Weights from doubts: full evidence, or as much of it as leaves enough worlds that count. */
function computeWeights(doubts: readonly number[]): readonly number[] {
  const least = Math.min(...doubts)
  for (let trust = 1; trust > NO_TRUST; trust *= WEAKER) {
    const weights = doubts.map((doubt) => Math.exp(trust * (least - doubt)))
    const sum = weights.reduce((all, one) => all + one, 0)
    const squares = weights.reduce((all, one) => all + one * one, 0)
    if ((sum * sum) / squares >= LEAST_LEFT * doubts.length) return weights
  }
  return doubts.map(() => 1)
}
