// Importance resampling of determinizations: those that the evidence supports are taken more often.
import type { Random } from '../random.ts'

/** Candidates for each determinization that is taken. */
const CANDIDATES = 2
/** Least effective sample size, as a share of the candidates: evidence is weakened to reach it. */
const LEAST_EFFECTIVE = 0.4
/** Factor of each weakening, and the trust below which evidence is ignored. */
const WEAKER = 0.8
const NO_TRUST = 0.05

/** Samples worlds, the more likely ones more often; a doubt is a negative log-likelihood. */
export function resample<World>(
  sample: () => World,
  computeDoubt: (world: World) => number,
  count: number,
  random: Random,
): readonly World[] {
  const worlds = Array.from({ length: count * CANDIDATES }, sample)
  const weights = computeWeights(worlds.map(computeDoubt))
  return takeByWeight(worlds, weights, count, (random.nextInt(1024) + 0.5) / 1024)
}

/** Takes `count` items in proportion to their weights (systematic resampling); 0 <= start < 1. */
export function takeByWeight<T>(
  items: readonly T[],
  weights: readonly number[],
  count: number,
  start: number,
): readonly T[] {
  const step = weights.reduce((sum, weight) => sum + weight, 0) / count
  const taken: T[] = []
  let upTo = 0
  items.forEach((item, place) => {
    upTo += weights[place] ?? 0
    while (taken.length < count && (taken.length + start) * step < upTo) taken.push(item)
  })
  return taken
}

/** Computes weights from doubts, with as much evidence as leaves enough effective samples. */
function computeWeights(doubts: readonly number[]): readonly number[] {
  const least = Math.min(...doubts)
  for (let trust = 1; trust > NO_TRUST; trust *= WEAKER) {
    const weights = doubts.map((doubt) => Math.exp(trust * (least - doubt)))
    const sum = weights.reduce((all, one) => all + one, 0)
    const squares = weights.reduce((all, one) => all + one * one, 0)
    if ((sum * sum) / squares >= LEAST_EFFECTIVE * doubts.length) return weights
  }
  return doubts.map(() => 1)
}
