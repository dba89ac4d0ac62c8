// Scotch Whist for two; four players in partnerships come with Whist (SW-7).
import type { Chosen, OptionTable, Presets } from '../options.ts'

export const SCOTCH_WHIST_OPTIONS = {
  /** SW-1 */
  hands: { values: ['18', '3x6'], default: '18' },
  /** SW-7 */
  players: { values: [2], default: 2 },
} as const satisfies OptionTable

export type ScotchWhistOptions = Chosen<typeof SCOTCH_WHIST_OPTIONS>

export const SCOTCH_WHIST_PRESETS = { standard: {} } as const satisfies Presets<typeof SCOTCH_WHIST_OPTIONS>
