// The options that the solution of the exchange depends on.
import type { EcarteOptions } from '../../options.ts'

/** Options of the exchange; the others change nothing in it. */
export interface SolvedOptions {
  readonly elderMinimumDiscard: number
  readonly kingAtFour: boolean
  readonly vulnerableVole: number
  /** The most points that a deal brings (E-27). */
  readonly dealCap: number
  readonly partieValue: EcarteOptions['partieValue']
}

/** Returns the options that matter. */
export const pickSolvedOptions = (options: EcarteOptions): SolvedOptions => ({
  elderMinimumDiscard: options.elderMinimumDiscard,
  kingAtFour: options.kingAtFour,
  vulnerableVole: options.vulnerableVole,
  dealCap: options.dealCap === 3 ? 3 : 4,
  partieValue: options.partieValue,
})

/** Returns true if a deal is marked alike, whatever a partie counts. */
export const isMarkedAlike = (one: SolvedOptions, other: SolvedOptions): boolean =>
  one.elderMinimumDiscard === other.elderMinimumDiscard &&
  one.kingAtFour === other.kingAtFour &&
  one.vulnerableVole === other.vulnerableVole &&
  one.dealCap === other.dealCap
