// Options of Écarté, for the differences between its sources (rules page, "Presets").
import { type Chosen, type OptionTable, type Presets, TAKE_BACK } from '../options.ts'

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
  /** E-28, E-30: who moves the markers; `own` points not marked at the next turn-up are lost. */
  marks: { values: ['house', 'own'], default: 'house' },
  /** E-16, E-39: a king that is shown cannot be announced falsely */
  kingShown: { values: [false, true], default: false },
  /** E-31 to E-40 */
  irregularities: { values: [false, true], default: false },
  /** E-29, E-37: `marked` if a point that was lost again still counts as marked */
  lostPoints: {
    values: ['marked', 'gone'],
    default: 'marked',
    before: 'gone',
    within: 'irregularities',
  },
  /** Frequency of random slips, if irregularities are played */
  slipRate: { values: ['off', 'rare', 'often'], default: 'off', within: 'irregularities' },
  /** E-6; with `banker` seat 0 deals every time (S-3) */
  deals: { values: ['inTurn', 'banker'], default: 'inTurn', settledBy: 'evening' },
  /** True if the coach may help while a deal is played */
  hints: { values: [true, false], default: true },
  /** E-14 */
  takeBack: TAKE_BACK,
} as const satisfies OptionTable

export type EcarteOptions = Chosen<typeof ECARTE_OPTIONS>

export const ECARTE_PRESETS = {
  classic: { kingAtFour: false, dealCap: 3, partieValue: 'matsch', takeBack: false },
  club: {},
  casual: {
    elderMinimumDiscard: 0,
    kingAtFour: false,
    dealCap: 'none',
    partieValue: 'single',
    kingShown: true,
  },
  turf: { kingAtFour: false, vulnerableVole: 2, dealCap: 3 },
  strict: { irregularities: true, slipRate: 'rare', marks: 'own', hints: false, takeBack: false },
} as const satisfies Presets<typeof ECARTE_OPTIONS>
