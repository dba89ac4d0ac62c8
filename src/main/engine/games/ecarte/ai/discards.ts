// Choice of discards: every set is tried in rounds, each with fewer sets and more determinizations,
// and all in the same determinizations as the set of the opponent model.
import type { Random } from '../../../random.ts'
import type { Effort } from '../../ai.ts'
import { type Determinization, sampleDeterminizations } from './likelihood.ts'
import type { Cards32 } from './bits.ts'
import { usualDiscards } from './opponent-model.ts'
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

/** Parts of the samples given to all sets, to the better ones, and to the best. */
const ROUNDS = [
  { share: 0.15, left: 8 },
  { share: 0.35, left: 3 },
  { share: 0.5, left: 0 },
] as const

/** Expected loss of a set for every card that differs from the usual one, and its doubt. */
const UNUSUAL = 0.06
const UNUSUAL_ERROR = 0.08

/** Samples from which every set is tried; with fewer, those close to the usual one. */
const MANY = 100

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
  const isNear = (set: Cards32): boolean =>
    effort.samples >= MANY || countBits(set ^ (sets[usual] ?? 0)) < 2
  let tried = sets.flatMap((set, place) => (isNear(set) ? [place] : []))
  for (const { share, left } of ROUNDS) {
    const some = sampleDeterminizations(
      knowledge,
      Math.max(4, Math.round(effort.samples * share)),
      effort.usesInference,
      random,
    )
    for (const world of some) tryIn(world, tried)
    tried = tried.toSorted((a, b) => valueAt(b).equity - valueAt(a).equity).slice(0, left)
  }
  return sets.map((_, place) => valueAt(place))

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

/** Returns the index of the discards of the opponent model. */
function usualPlace({ own, part }: Knowledge, sets: readonly Cards32[]): number {
  const counts = sets.map(countBits)
  const place = sets.indexOf(usualDiscards(own, Math.min(...counts), Math.max(...counts)))
  if (place < 0) throw new Error(`${part} cannot lay away what he usually would`)
  return place
}
