// Importance resampling of determinizations: those that the evidence supports are taken more often.
import type { Random } from '../random.ts'

/** Number of candidates for each determinization that is taken. */
const LOOKED_AT = 2
/** Minimum effective share of the candidates: the evidence is weakened until it is reached. */
const LEAST_LEFT = 0.4
/** Factor of each weakening, and the trust below which evidence is ignored. */
const WEAKER = 0.8
const NO_TRUST = 0.05

/**
 * Samples determinizations, the more likely ones more often; a doubt is the negative log-likelihood
 * of a determinization.
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

/**
 * Computes weights from doubts, with as much of the evidence as leaves enough effective samples.
 */
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
