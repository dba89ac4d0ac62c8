// Where the sources of Écarté differ, the difference is an option (rules page, "Presets").
import type { Chosen, OptionTable, Presets } from '../options.ts'

export const ECARTE_OPTIONS = {
  /** E-10 */
  elderMinimumDiscard: { values: [1, 0], default: 1 },
  /** E-18 */
  kingAtFour: { values: [true, false], default: true },
  /** E-25 */
  vulnerableVole: { values: [3, 2], default: 3 },
  /** E-27; `none` equals 4, since no deal is worth more */
  dealCap: { values: [3, 4, 'none'], default: 4 },
  /** E-29 */
  partieValue: { values: ['single', 'matsch', 'graded'], default: 'graded' },
  /** E-30 */
  markers: { values: [4, 5], default: 4 },
  /** E-31 to E-40; the table plays without them so far */
  irregularities: { values: [false], default: false },
} as const satisfies OptionTable

export type EcarteOptions = Chosen<typeof ECARTE_OPTIONS>

export const ECARTE_PRESETS = {
  classic: { kingAtFour: false, dealCap: 3, partieValue: 'matsch' },
  club: {},
  casual: { elderMinimumDiscard: 0, kingAtFour: false, dealCap: 'none', partieValue: 'single' },
  turf: { kingAtFour: false, vulnerableVole: 2, dealCap: 3 },
} as const satisfies Presets<typeof ECARTE_OPTIONS>
