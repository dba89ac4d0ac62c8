// The four forms of Hundertspiel, and its other options.
import { type Chosen, type OptionTable, type Presets, TAKE_BACK } from '../options.ts'

export const HUNDERTSPIEL_OPTIONS = {
  /** H-2, H-27 */
  players: { values: [4, 3], default: 4 },
  /** H-23, H-27 */
  scat: { values: [false, true], default: false },
  /** H-3: for four without scat; with scat trumps are bid for. */
  trumpBy: { values: ['seat', 'cut'], default: 'seat' },
  /** H-3: the same for three, who cut by default. */
  threeTrumpBy: { values: ['cut', 'seat'], default: 'cut' },
  /** H-10: whether an ace played to a lost trick still counts in an announcement. */
  thrownAces: { values: ['count', 'lost'], default: 'count', before: 'lost' },
  /** H-13: the cards of a first trick made with the trump Do count besides its 52, or in it. */
  firstDo: { values: ['besides', 'inAll'], default: 'besides' },
  /** H-20 */
  declareOut: { values: ['table', 'manual'], default: 'table' },
  /** H-21 */
  oldAndNew: { values: [true, false], default: true },
  /** H-18: the price of a failed laid, bid or bought game: markers alone, or its points too */
  failedGame: { values: ['markers', 'points'], default: 'markers' },
  /** H-24: the suits from low to high */
  suitOrder: { values: ['usual', 'pack', 'reversed'], default: 'usual', within: 'scat' },
  /** H-26 */
  suitPayment: { values: [true, false], default: true, within: 'scat' },
  /** H-22: agreed rounds of the sitting */
  rounds: { values: ['none', 3, 6, 9], default: 'none' },
  /** H-4, H-5, H-12 */
  irregularities: { values: [false, true], default: false },
  /** H-12: markers to each opponent */
  falseAnnouncementPenalty: { values: [1, 2], default: 1, within: 'irregularities' },
  /** H-4, H-5: how often a card is exposed or looked at */
  slipRate: { values: ['off', 'rare', 'often'], default: 'off', within: 'irregularities' },
  /** H-6 */
  takeBack: TAKE_BACK,
} as const satisfies OptionTable

export type HundertspielOptions = Chosen<typeof HUNDERTSPIEL_OPTIONS>

export const HUNDERTSPIEL_PRESETS = {
  four: {},
  fourScat: { scat: true },
  three: { players: 3 },
  threeScat: { players: 3, scat: true },
  /** The strict reading of the book: each player watches for themselves. */
  strict: {
    declareOut: 'manual',
    irregularities: true,
    slipRate: 'rare',
    rounds: 6,
    takeBack: false,
  },
} as const satisfies Presets<typeof HUNDERTSPIEL_OPTIONS>
