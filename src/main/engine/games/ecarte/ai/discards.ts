// Choice of discards: those in the order in which cards are kept, and the sets nearest to the usual
// one, are tried in all determinizations, next to the usual set. The coach first tries every set a
// little, because a person may lay any.
import type { Random } from '../../../random.ts'
import type { Effort } from '../../ai.ts'
import { type Determinization, sampleDeterminizations } from './likelihood.ts'
import type { Cards32 } from './bits.ts'
import { sumKeepValues, usualDiscards, worstCards } from './opponent-model.ts'
import { type PlayoutStart, playOut } from './playout.ts'
import type { Knowledge } from './knowledge.ts'
import {
  type ActionEstimate,
  subtractValues,
  pointStake,
  sampledEstimate,
  shrinkTowards,
} from './estimates.ts'
import type { DealEndValues } from './deal-value.ts'
import { listBits, countBits } from '../../../ai/cards.ts'
import { RunningStats } from '../../../ai/statistics.ts'

interface DiscardContext {
  readonly knowledge: Knowledge
  readonly ends: DealEndValues
  readonly effort: Effort
  readonly random: Random
}

/** Sets out of order that are tried: those that keep almost as much as the usual one. */
const NEAREST = 3

/** Samples from which every set is tried a little: of the coach, not of a player. */
const MANY = 400
/** The part of the samples for that, and how many of the other sets are then tried further. */
const FIRST_SHARE = 0.15
const BEST_OTHERS = 3

/** Expected loss of a set for every card that differs from the usual one, and its doubt. */
const UNUSUAL = 0.06
const UNUSUAL_ERROR = 0.08

/** Lists every set of the hand's cards with a size between these. */
export function listSets(own: Cards32, least: number, most: number): readonly Cards32[] {
  const bits = listBits(own)
  return Array.from({ length: 1 << bits.length }, (_, mask) =>
    bits.reduce((set, bit, place) => ((mask >> place) & 1 ? set | (1 << bit) : set), 0),
  ).filter((set) => countBits(set) >= least && countBits(set) <= most)
}

/** Evaluates each set of discards if the deal continues from `start` with it. */
export function evaluateSets(
  context: DiscardContext,
  sets: readonly Cards32[],
  start: (set: Cards32) => PlayoutStart,
): readonly ActionEstimate[] {
  const { knowledge, effort, ends, random } = context
  const usual = usualPlace(knowledge, sets)
  const sums = sets.map(() => ({ own: new RunningStats(), gain: new RunningStats() }))
  const valueAt = (place: number): ActionEstimate =>
    estimateSet(place, usual, sets, sums, pointStake(ends))
  const worlds = sampleDeterminizations(knowledge, effort.samples, effort.usesInference, random)
  const likely = findLikely(knowledge.own, sets, usual)
  const first = effort.samples < MANY ? 0 : Math.round(effort.samples * FIRST_SHARE)
  const all = sets.map((_, place) => place)
  for (const world of worlds.slice(0, first)) tryIn(world, all)
  const others = all.filter((place) => first > 0 && !likely.includes(place))
  const best = others.toSorted((a, b) => valueAt(b).equity - valueAt(a).equity)
  const tried = [...likely, ...best.slice(0, BEST_OTHERS)]
  for (const world of worlds.slice(first)) tryIn(world, tried)
  return all.map(valueAt)

  function tryIn(world: Determinization, places: readonly number[]): void {
    const base = playOut(knowledge, ends, world, start(sets[usual] ?? 0))
    sums[usual]?.own.add(base)
    for (const place of places) {
      if (place === usual) continue
      const value = playOut(knowledge, ends, world, start(sets[place] ?? 0))
      sums[place]?.own.add(value)
      sums[place]?.gain.add(subtractValues(value, base))
    }
  }
}

interface Sums {
  readonly own: RunningStats
  readonly gain: RunningStats
}

function estimateSet(
  place: number,
  usual: number,
  sets: readonly Cards32[],
  sums: readonly Sums[],
  stake: number,
): ActionEstimate {
  const [base, sum] = [sums[usual], sums[place]]
  if (base === undefined || sum === undefined) throw new Error('a set that was not given')
  const basic = sampledEstimate(base.own)
  if (place === usual) return basic
  const different = countBits((sets[place] ?? 0) ^ (sets[usual] ?? 0)) * stake
  const [cost, doubt] = [UNUSUAL * different, UNUSUAL_ERROR * different]
  if (sum.gain.count === 0)
    return { ...basic, equity: basic.equity - cost, error: Math.hypot(basic.error, doubt) }
  const gain = sampledEstimate(sum.gain)
  const drawn = shrinkTowards(gain, -cost, gain.error, doubt)
  return {
    ...sampledEstimate(sum.own),
    equity: basic.equity + drawn.equity,
    error: Math.hypot(drawn.error, basic.error),
  }
}

/**
 * Returns the indices of the sets in keeping order, and of the nearest others: those that differ
 * from the usual one by a card more, less or exchanged, and throw the least away.
 */
function findLikely(own: Cards32, sets: readonly Cards32[], usual: number): readonly number[] {
  const ordered = new Set(sets.map((set) => worstCards(own, countBits(set))))
  const lost = (place: number): number => {
    const set = sets[place] ?? 0
    return sumKeepValues(own, set) - sumKeepValues(own, worstCards(own, countBits(set)))
  }
  const all = sets.map((_, place) => place)
  const near = all
    .filter((place) => {
      const set = sets[place] ?? 0
      return !ordered.has(set) && countBits(set ^ (sets[usual] ?? 0)) <= 2
    })
    .toSorted((a, b) => lost(a) - lost(b))
    .slice(0, NEAREST)
  return [...all.filter((place) => ordered.has(sets[place] ?? 0)), ...near]
}

/** Returns the index of the discards of the opponent model. */
function usualPlace({ own, part }: Knowledge, sets: readonly Cards32[]): number {
  const counts = sets.map(countBits)
  const place = sets.indexOf(usualDiscards(own, Math.min(...counts), Math.max(...counts)))
  if (place < 0) throw new Error(`${part} cannot lay away what he usually would`)
  return place
}
