// The options of a table of Whist.
import { type Chosen, type OptionTable, type Presets, TAKE_BACK } from '../options.ts'

export const WHIST_OPTIONS = {
  /** W-5 … W-11, or W-14 … W-21: what the sources have, or a game of five or ten points. */
  count: { values: ['table', 'short', 'long'], default: 'table' },
  /** W-2, W-21 */
  partners: { values: ['drawn', 'fixed'], default: 'drawn' },
  /** W-12, W-20 */
  irregularities: { values: [false, true], default: false },
  /** W-19: counters that a point of a rubber is worth, in short and long. */
  stake: { values: ['none', 1, 5, 10], default: 'none' },
  takeBack: TAKE_BACK,
} as const satisfies OptionTable

export type WhistOptions = Chosen<typeof WHIST_OPTIONS>

export const WHIST_PRESETS = {
  standard: {},
  short: { count: 'short' },
  long: { count: 'long' },
} as const satisfies Presets<typeof WHIST_OPTIONS>
