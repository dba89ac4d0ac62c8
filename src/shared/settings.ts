// What a person may choose of how Cercle looks, sounds and behaves. Nothing here changes a rule.
import { type CoachSettings, TUTOR_LIMITS } from './coach.ts'

export const LANGUAGES = ['en', 'de', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

/** By lamp light (dark), by daylight (light), or as the desktop has it. */
export const THEMES = ['system', 'lamp', 'day'] as const
export type Theme = (typeof THEMES)[number]

/** Of the old books, or the most legible one. */
export const TYPEFACES = ['book', 'clear'] as const
export type Typeface = (typeof TYPEFACES)[number]

/** Everything drawn is this many times as large. */
export const ZOOMS = [0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2] as const
export type Zoom = (typeof ZOOMS)[number]

/** The next step of the zoom in a direction, or the same where there is none. */
export function nextZoom(zoom: Zoom, by: 1 | -1): Zoom {
  return ZOOMS[ZOOMS.indexOf(zoom) + by] ?? zoom
}

export const FACES = ['usual', 'english', 'jumbo', 'fourColours'] as const
/**
 * How card faces are drawn: as of old (French courts), with English courts, with large indices, or with these and a
 * colour for each suit. A pack that has no such set keeps the one of old.
 */
export type Faces = (typeof FACES)[number]

export const PACES = ['slow', 'normal', 'fast', 'instant'] as const
/** How long a computer player pauses before it speaks or plays. */
export type Pace = (typeof PACES)[number]

/** How fast cards and counters move, against the usual; 0 is at once. */
export const SPEEDS = [0.25, 0.5, 1, 2, 4, 0] as const
export type Speed = (typeof SPEEDS)[number]

/** Milliseconds a complete trick stays on the table; `key` waits for a key or a click. */
export const HOLDS = [350, 700, 1200, 2000, 4000, 'key'] as const
export type TrickDisplayTime = (typeof HOLDS)[number]

/** How the own hand is laid: by suit, or by rank and then by suit. */
export const ORDERS = ['suit', 'rank'] as const
/** Where trumps lie in the own hand: left, right, or like any other suit. */
export const TRUMPS_AT = ['left', 'right', 'any'] as const
export interface Sorting {
  readonly order: (typeof ORDERS)[number]
  readonly trumps: (typeof TRUMPS_AT)[number]
}

/** What is done when all the rest of a deal is certain: asked, always played out, never. */
export const CLAIMS = ['ask', 'always', 'never'] as const
export type Claim = (typeof CLAIMS)[number]

/** Loudness, 0 silent to 1. */
export const VOLUMES = [0.25, 0.5, 0.75, 1] as const

/** Where the program begins: in the Hall, or at the table that was left by closing it. */
export const STARTS = ['hall', 'table'] as const

/** `system` follows the desktop. */
export interface Settings {
  readonly language: Language | 'system'
  readonly name: string
  readonly start: (typeof STARTS)[number]
  readonly light: Theme
  readonly typeface: Typeface
  readonly zoom: Zoom
  readonly faces: Faces
  readonly pace: Pace
  readonly speed: Speed
  readonly hold: TrickDisplayTime
  readonly sound: boolean
  readonly volume: (typeof VOLUMES)[number]
  /** Calls are spoken aloud, by a voice of the desktop. */
  readonly speech: boolean
  readonly sorting: Sorting
  readonly claim: Claim
  /** Asks before what cannot be taken back. */
  readonly confirms: boolean
  /** Single letters are keys (WCAG 2.1.4 wants a way to switch them off). */
  readonly letterKeys: boolean
  readonly coach: CoachSettings
}

export const DEFAULT_SETTINGS: Settings = {
  language: 'system',
  name: '',
  start: 'table',
  light: 'system',
  typeface: 'book',
  zoom: 1,
  faces: 'usual',
  pace: 'normal',
  speed: 1,
  hold: 1200,
  sound: true,
  volume: 0.5,
  speech: false,
  sorting: { order: 'suit', trumps: 'any' },
  claim: 'ask',
  confirms: false,
  letterKeys: true,
  coach: { hints: true, tutor: TUTOR_LIMITS[0], judges: true },
}

/** The language that is spoken; `system` is that of the desktop. */
export const resolveLanguage = ({ language }: Pick<Settings, 'language'>, system: Language): Language =>
  language === 'system' ? system : language
