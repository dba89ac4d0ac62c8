// Options of Tatteln: one for each point that D leaves to the players (T-2).
import { type Chosen, type OptionTable, type Presets, TAKE_BACK } from '../options.ts'

export const TATTELN_OPTIONS = {
  /** T-2: points that end the partie, or two deals */
  target: { values: [500, 1000, 100, 'taillen'], default: 500 },
  /** T-2: counters that a stake is worth */
  stake: { values: ['none', 1, 5, 10], default: 'none' },
  /** T-2 */
  trump: { values: [true, false], default: true },
  /** T-10 */
  values: { values: ['jass', 'piquet'], default: 'jass' },
  /** T-2, T-5 */
  diamondJack: { values: [false, true], default: false },
  /** T-12: stakes; with 0 there is no Matsch */
  matsch: { values: [1, 2, 0], default: 1 },
  /** T-12: the tricks of which one must be made */
  matschTricks: { values: ['talon', 'nine'], default: 'talon', within: 'matsch' },
  /** T-12: what is lost besides the stakes */
  matschLoses: { values: ['cards', 'partie'], default: 'cards', within: 'matsch' },
  /** T-2 */
  fourJacksDouble: { values: [false, true], default: false },
  /** T-3 */
  handSize: { values: [8, 9], default: 8 },
  /** T-3 */
  turnUpDrawn: { values: ['winner', 'choice', 'last'], default: 'winner', within: 'trump' },
  /** T-11 */
  rob: { values: ['strict', 'free'], default: 'strict', within: 'trump' },
  /** T-2, T-11 */
  sevenMustRob: { values: [false, true], default: false, within: 'trump' },
  /** T-3, T-4 */
  irregularities: { values: [false, true], default: false },
  /** T-3, T-4: how often a deal or a draw goes wrong */
  slipRate: { values: ['off', 'rare', 'often'], default: 'off', within: 'irregularities' },
  /** T-3, T-4: stakes */
  slipPenalty: { values: [1, 2, 0], default: 1, within: 'irregularities' },
  takeBack: TAKE_BACK,
} as const satisfies OptionTable

export type TattelnOptions = Chosen<typeof TATTELN_OPTIONS>

export const TATTELN_PRESETS = {
  classic: {},
  noTrump: { trump: false },
  taillen: { target: 'taillen' },
  piquet: { target: 100, values: 'piquet' },
  /** The strict reading of the book. */
  strict: {
    matschTricks: 'nine',
    matschLoses: 'partie',
    sevenMustRob: true,
    irregularities: true,
    slipRate: 'rare',
    takeBack: false,
  },
} as const satisfies Presets<typeof TATTELN_OPTIONS>
