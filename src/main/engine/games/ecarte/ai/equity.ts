// Equity of a score before a deal: the chance to win the partie and its expected value (E-29), from
// the figures of study/exchange/equity.ts.
import { type Pair, type Side, otherSide } from '../../../../../shared/duel.ts'
import type { Prospects } from '../../../ai/statistics.ts'
import type { EcarteOptions } from '../options.ts'
import { EQUITY } from './equity-figures.ts'

/** By the dealer's score, then elder's; for the dealer. */
type Grid = readonly (readonly number[])[]

export interface EquityFigures {
  /** Deals that the exchange was solved in. */
  readonly deals: number
  readonly chance: Grid
  readonly value: Readonly<Record<EcarteOptions['partieValue'], Grid>>
}

/**
 * Returns the chance and the expected value of the partie for `me` before a deal of `dealer`, both
 * below five points. The figures are of deals in turn; if a banker deals throughout (S-3) they are
 * an approximation.
 */
export function estimateEquity(
  option: EcarteOptions['partieValue'],
  score: Pair<number>,
  dealer: Side,
  me: Side,
): Prospects {
  const lookUp = (grid: Grid): number => grid[score[dealer]]?.[score[otherSide(dealer)]] ?? 0
  const chance = lookUp(EQUITY.chance)
  const value = lookUp(EQUITY.value[option])
  return me === dealer ? { chance, equity: value } : { chance: 1 - chance, equity: -value }
}
