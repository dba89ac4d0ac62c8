// Settings of the look, the sound and the behaviour of Cercle. Nothing here changes a rule.
import { type CoachSettings, TUTOR_LIMITS } from './coach.ts'

export const LANGUAGES = ['en', 'de', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

/** Lamp light (dark), daylight (light), or as the desktop. */
export const THEMES = ['system', 'lamp', 'day'] as const
export type Theme = (typeof THEMES)[number]

/** The typeface of the old books, or the most legible one. */
export const TYPEFACES = ['book', 'clear'] as const
export type Typeface = (typeof TYPEFACES)[number]

/** Factors by which everything is enlarged. */
export const ZOOMS = [0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2] as const
export type Zoom = (typeof ZOOMS)[number]

/** Returns the next step of the zoom in a direction, or the same at the end. */
export function nextZoom(zoom: Zoom, by: 1 | -1): Zoom {
  return ZOOMS[ZOOMS.indexOf(zoom) + by] ?? zoom
}

export const FACES = ['usual', 'english', 'jumbo', 'fourColours'] as const
/**
 * The card faces: the old ones (French courts), with English courts, with large indices, or with
 * these and a colour for each suit. A pack without such a set uses the old one.
 */
export type Faces = (typeof FACES)[number]

/** The size of the cards at the table; `large` is as large as the window has room for. */
export const CARD_SIZES = ['small', 'medium', 'usual', 'large'] as const
export type CardSize = (typeof CARD_SIZES)[number]

export const PACES = ['slow', 'normal', 'fast', 'instant'] as const
/** The pause of a computer player before an action. */
export type Pace = (typeof PACES)[number]

/** Speed of cards and counters, relative to the usual; 0 is at once. */
export const SPEEDS = [0.25, 0.5, 1, 2, 4, 0] as const
export type Speed = (typeof SPEEDS)[number]

/** Milliseconds a complete trick stays on the table; `key` waits for a key or a click. */
export const HOLDS = [350, 700, 1200, 2000, 4000, 'key'] as const
export type TrickDisplayTime = (typeof HOLDS)[number]

/** The same for a finished deal, before a computer player deals the next. */
export const DEAL_HOLDS = [2000, 5000, 10_000, 20_000, 'key'] as const
export type DealDisplayTime = (typeof DEAL_HOLDS)[number]

/** Order of the own hand: by suit, or by rank and then by suit. */
export const ORDERS = ['suit', 'rank'] as const
/** Place of trumps in the own hand: left, right, or like any other suit. */
export const TRUMPS_AT = ['left', 'right', 'any'] as const
export interface Sorting {
  readonly order: (typeof ORDERS)[number]
  readonly trumps: (typeof TRUMPS_AT)[number]
}

/** The choice when the rest of a deal is certain: ask, always play it out, never. */
export const CLAIMS = ['ask', 'always', 'never'] as const
export type Claim = (typeof CLAIMS)[number]

/** Cards a player has no choice about are played for them: none, the last of a hand, or all. */
export const FORCED_CARDS = ['off', 'lastTrick', 'always'] as const
export type ForcedCards = (typeof FORCED_CARDS)[number]

/** Volume, 0 (silent) to 1. */
export const VOLUMES = [0.25, 0.5, 0.75, 1] as const

/** The first screen: the Hall, or the table that was open at the end. */
export const STARTS = ['hall', 'table'] as const

/** `system` follows the desktop. */
export interface Settings {
  readonly language: Language | 'system'
  readonly name: string
  readonly start: (typeof STARTS)[number]
  readonly light: Theme
  readonly typeface: Typeface
  readonly zoom: Zoom
  readonly cardSize: CardSize
  readonly faces: Faces
  readonly pace: Pace
  readonly speed: Speed
  readonly hold: TrickDisplayTime
  readonly holdDeal: DealDisplayTime
  readonly sound: boolean
  readonly volume: (typeof VOLUMES)[number]
  /** Announcements are spoken aloud, by a voice of the desktop. */
  readonly speech: boolean
  readonly sorting: Sorting
  readonly claim: Claim
  readonly forcedCards: ForcedCards
  /** Asks before actions that cannot be undone. */
  readonly confirms: boolean
  /** Single letters are keys (WCAG 2.1.4 requires a way to switch them off). */
  readonly letterKeys: boolean
  readonly coach: CoachSettings
  /** The coach judges finished parties by itself while the person is away. */
  readonly judgesInBackground: boolean
}

export const DEFAULT_SETTINGS: Settings = {
  language: 'system',
  name: '',
  start: 'table',
  light: 'system',
  typeface: 'book',
  zoom: 1,
  cardSize: 'usual',
  faces: 'usual',
  pace: 'normal',
  speed: 1,
  hold: 1200,
  holdDeal: 5000,
  sound: true,
  volume: 0.5,
  speech: false,
  sorting: { order: 'suit', trumps: 'any' },
  claim: 'ask',
  forcedCards: 'lastTrick',
  confirms: false,
  letterKeys: true,
  coach: { hints: true, tutor: TUTOR_LIMITS[0], judges: true },
  judgesInBackground: false,
}

/** Returns the language of the texts; `system` is that of the desktop. */
export const resolveLanguage = (
  { language }: Pick<Settings, 'language'>,
  system: Language,
): Language => (language === 'system' ? system : language)
