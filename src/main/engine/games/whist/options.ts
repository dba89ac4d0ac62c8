// The two options of a table of Whist.
import { type Chosen, type OptionTable, type Presets, TAKE_BACK } from '../options.ts'

export const WHIST_OPTIONS = {
  /** W-2 */
  partners: { values: ['drawn', 'fixed'], default: 'drawn' },
  /** W-12 */
  irregularities: { values: [false, true], default: false },
  takeBack: TAKE_BACK,
} as const satisfies OptionTable

export type WhistOptions = Chosen<typeof WHIST_OPTIONS>

export const WHIST_PRESETS = { standard: {} } as const satisfies Presets<typeof WHIST_OPTIONS>
