// Options of Scotch Whist for two, and for four in partnerships.
import { type Chosen, type OptionTable, type Presets, TAKE_BACK } from '../options.ts'

export const SCOTCH_WHIST_OPTIONS = {
  /** SW-7 */
  players: { values: [2, 4], default: 2 },
  /** SW-1: for two only; four always hold their nine cards in one hand. */
  hands: { values: ['18', '3x6'], default: '18' },
  /** W-12 */
  irregularities: { values: [false, true], default: false },
  takeBack: TAKE_BACK,
} as const satisfies OptionTable

export type ScotchWhistOptions = Chosen<typeof SCOTCH_WHIST_OPTIONS>

export const SCOTCH_WHIST_PRESETS = {
  standard: {},
  partners: { players: 4 },
} as const satisfies Presets<typeof SCOTCH_WHIST_OPTIONS>
