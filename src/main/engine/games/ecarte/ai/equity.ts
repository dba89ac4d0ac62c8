// Equity of a score before a deal: the chance to win the partie and its expected value (E-29), from
// the figures of study/exchange/equity.ts.
import { type Pair, type Side, otherSide } from '../../../../../shared/duel.ts'
import type { Prospects } from '../../../ai/statistics.ts'
import type { EcarteOptions } from '../options.ts'
import { CLUB_EQUITY, EQUITIES } from './equity-figures.ts'
import { type SolvedOptions, isMarkedAlike, pickSolvedOptions } from './exchange/solved-options.ts'

/** By the dealer's score, then elder's; for the dealer. */
type Grid = readonly (readonly number[])[]

/** What the scores of a preset are worth. */
export interface EquityFigures {
  readonly options: SolvedOptions
  /** Deals that the exchange was solved in. */
  readonly deals: number
  readonly chance: Grid
  /** If the partie counts by these (E-29). */
  readonly value: Readonly<Partial<Record<EcarteOptions['partieValue'], Grid>>>
}

/** Returns the figures of what is played here, else those of the club, which know every value. */
function findFigures(options: EcarteOptions): EquityFigures {
  const wanted = pickSolvedOptions(options)
  const found = EQUITIES.find(
    (one) => one.value[options.partieValue] !== undefined && isMarkedAlike(one.options, wanted),
  )
  return found ?? CLUB_EQUITY
}

/**
 * Returns the chance and the expected value of the partie for `me` before a deal of `dealer`, both
 * below five points; `options` say by what it still counts. The figures are of deals in turn and of
 * the presets; of other options they are those of the club, an approximation.
 */
export function estimateEquity(
  options: EcarteOptions,
  score: Pair<number>,
  dealer: Side,
  me: Side,
): Prospects {
  const lookUp = (grid: Grid | undefined): number =>
    grid?.[score[dealer]]?.[score[otherSide(dealer)]] ?? 0
  const figures = findFigures(options)
  const chance = lookUp(figures.chance)
  const value = lookUp(figures.value[options.partieValue])
  return me === dealer ? { chance, equity: value } : { chance: 1 - chance, equity: -value }
}
