// The strength of a person from what the coach judged: rates, their place between those of the
// levels, the weakest kind, and results without luck. Pure.
import type {
  HintedDecisions,
  KindRate,
  RateSpan,
  ResultPoint,
  Strength,
  Weakness,
} from '../../shared/strength.ts'
import { type LevelCosts, type LevelSums, findNearest, placeRate, toLevelRates } from './placing.ts'
import {
  type CostSums,
  NO_COSTS,
  RunningMean,
  addPartieCosts,
  computeErrorRate,
  computeRatio,
} from './statistics.ts'

/** The decisions of one kind in one partie. */
export interface KindCosts {
  readonly kind: string
  /** Taken alone. */
  readonly decisions: number
  readonly cost: number
  /** Taken after a hint. */
  readonly hinted: number
  readonly hintedCost: number
}

/** A judged partie of a person. */
export interface JudgedPartie {
  /** Months since the year 0; null without a date. */
  readonly month: number | null
  /** Equity won, and what of it was luck; null if the whole partie has no verdict. */
  readonly result: number | null
  readonly luck: number
  readonly kinds: readonly KindCosts[]
}

/** What they must have decided in a kind before it is called weak. */
const LEAST_IN_KIND = { decisions: 30, parties: 6 } as const

/**
 * Standard errors by which a kind must be worse than the level: of eight kinds one is named by
 * chance one time in twenty.
 */
const CLEARLY = 2.5

/** The most spans of a course, and the most points of results. */
const MOST_SPANS = 20
const MOST_POINTS = 60
const BLOCK_SIZES = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000]

/** Returns what a partie in which something is given away gives away in all. */
const slipOf = (sums: LevelSums | undefined): number =>
  sums === undefined || sums.cost === 0 ? 0 : sums.whole / sums.cost

const sumBy = <T>(all: readonly T[], of: (one: T) => number): number =>
  all.reduce((sum, one) => sum + of(one), 0)

/** Sums what was decided alone, in the kinds that are wanted. */
const sumCosts = (
  parties: readonly JudgedPartie[],
  isWanted: (kind: string) => boolean = () => true,
): CostSums =>
  parties.reduce((sums, { kinds }) => {
    const wanted = kinds.filter(({ kind }) => isWanted(kind))
    return addPartieCosts(
      sums,
      sumBy(wanted, (one) => one.decisions),
      sumBy(wanted, (one) => one.cost),
    )
  }, NO_COSTS)

function sumHinted(kinds: readonly KindCosts[]): HintedDecisions {
  const decisions = sumBy(kinds, (one) => one.hinted)
  return {
    decisions,
    rate: decisions === 0 ? 0 : sumBy(kinds, (one) => one.hintedCost) / decisions,
  }
}

/** Returns what is left of a level's costs without those of a kind; no squares, which differ. */
function withoutKind({ all, kinds }: LevelCosts, kind: string): CostSums {
  const { decisions = 0, cost = 0 } = kinds[kind] ?? {}
  return { ...all, decisions: all.decisions - decisions, cost: all.cost - cost }
}

/** Returns the level of a person in everything but one kind, or in all if there is no more. */
function findLevelBeside(
  kind: string,
  parties: readonly JudgedPartie[],
  levels: readonly LevelCosts[],
): LevelCosts | undefined {
  const others = computeErrorRate(
    sumCosts(parties, (one) => one !== kind),
    0,
  )
  const rates =
    others === null ? toLevelRates(levels) : toLevelRates(levels, (one) => withoutKind(one, kind))
  const nearest = findNearest(others ?? computeErrorRate(sumCosts(parties), 0), rates)
  return levels.find(({ level }) => level === nearest)
}

/**
 * Returns the kind in which most is given away, in all its decisions together, beyond what a
 * player gives away who is as strong in everything else; null if none is clearly worse.
 */
function findWeakness(
  parties: readonly JudgedPartie[],
  kinds: readonly KindRate[],
  levels: readonly LevelCosts[],
): Weakness | null {
  const worse = kinds.flatMap(({ kind, own }) => {
    if (own === null || own.decisions < LEAST_IN_KIND.decisions) return []
    if (own.parties < LEAST_IN_KIND.parties) return []
    const beside = findLevelBeside(kind, parties, levels)
    const sums = beside?.kinds[kind]
    if (beside === undefined || sums === undefined || sums.decisions === 0) return []
    const level = computeRatio(sums)
    const excess = own.rate - level.rate
    if (!(excess > CLEARLY * Math.hypot(own.error, level.error))) return []
    const weakness = { kind, rate: own.rate, level: beside.level, levelRate: level.rate }
    return [{ excess: excess * own.decisions, weakness }]
  })
  return worse.toSorted((a, b) => b.excess - a.excess)[0]?.weakness ?? null
}

function listKinds(
  parties: readonly JudgedPartie[],
  order: readonly string[],
  costs: LevelCosts | undefined,
): readonly KindRate[] {
  const seen = new Set(parties.flatMap(({ kinds }) => kinds.map(({ kind }) => kind)))
  const strange = [...seen].filter((kind) => !order.includes(kind)).toSorted()
  return [...order, ...strange].flatMap((kind): readonly KindRate[] => {
    if (!seen.has(kind)) return []
    const of = costs?.kinds[kind]
    return [
      {
        kind,
        own: computeErrorRate(
          sumCosts(parties, (one) => one === kind),
          slipOf(of),
        ),
        hinted: sumHinted(parties.flatMap(({ kinds }) => kinds.filter((one) => one.kind === kind))),
        level: of === undefined || of.decisions === 0 ? null : of.cost / of.decisions,
      },
    ]
  })
}

const toSpan = (at: number, parties: readonly JudgedPartie[], slip: number): RateSpan => ({
  at,
  own: computeErrorRate(sumCosts(parties), slip),
})

/** Returns the rates month by month. */
function listMonths(parties: readonly JudgedPartie[], slip: number): readonly RateSpan[] {
  const months = new Map<number, JudgedPartie[]>()
  for (const partie of parties) {
    if (partie.month === null) continue
    const month = months.get(partie.month) ?? []
    month.push(partie)
    months.set(partie.month, month)
  }
  return [...months].toSorted(([a], [b]) => a - b).map(([at, some]) => toSpan(at, some, slip))
}

/** Returns the rates by parties in a row, in few blocks of a round number. */
function listBlocks(parties: readonly JudgedPartie[], slip: number): readonly RateSpan[] {
  const size =
    BLOCK_SIZES.find((one) => parties.length / one <= MOST_SPANS) ??
    Math.ceil(parties.length / MOST_SPANS)
  return Array.from({ length: Math.ceil(parties.length / size) }, (_, block) => {
    const until = Math.min((block + 1) * size, parties.length)
    return toSpan(until, parties.slice(block * size, until), slip)
  })
}

/** Returns what a partie brought on average up to some of them, and up to the last. */
function listResults(parties: readonly JudgedPartie[]): readonly ResultPoint[] {
  const known = parties.flatMap(({ result, luck }) => (result === null ? [] : [{ result, luck }]))
  const step = Math.max(Math.ceil(known.length / MOST_POINTS), 1)
  const [results, adjusted] = [new RunningMean(), new RunningMean()]
  return known.flatMap(({ result, luck }, index): readonly ResultPoint[] => {
    results.add(result)
    adjusted.add(result - luck)
    const at = index + 1
    if (at % step !== 0 && at !== known.length) return []
    return [{ at, result: results.toResult(), adjusted: adjusted.toResult() }]
  })
}

/** What is not computed from the judged parties. */
export interface StrengthFrame {
  readonly game: string
  readonly person: number | null
  readonly waiting: number
  /** The kinds of the game's decisions, in its order. */
  readonly kinds: readonly string[]
  /** Weakest first. */
  readonly levels: readonly LevelCosts[]
}

/** Computes the strength of a person from their judged parties, oldest first. */
export function computeStrength(
  parties: readonly JudgedPartie[],
  { game, person, waiting, kinds: order, levels: measured }: StrengthFrame,
): Strength {
  const slip = slipOf(measured.at(-1)?.all)
  const own = computeErrorRate(sumCosts(parties), slip)
  const levels = toLevelRates(measured)
  const level = findNearest(own, levels)
  const costs = measured.find((one) => one.level === level)
  const kinds = listKinds(parties, order, costs)
  const placing = placeRate(own, levels)
  return {
    game,
    person,
    judged: parties.length,
    waiting,
    own,
    hinted: sumHinted(parties.flatMap((one) => one.kinds)),
    placing,
    levels,
    level,
    kinds,
    weakness: findWeakness(parties, kinds, measured),
    months: listMonths(parties, slip),
    blocks: listBlocks(parties, slip),
    results: listResults(parties),
  }
}
