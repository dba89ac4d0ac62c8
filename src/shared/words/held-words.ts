// How people of a language write down what they hold: the shape, for the reader of such patterns.
import type { Rank, Suit } from '../card.ts'
import type { HeldCount } from '../held.ts'

/** What a word may be in a pattern, apart from cards, suits, ranks and numbers. */
export const HELD_ROLES = [
  'trump',
  'small',
  'least',
  'most',
  'or',
  'other',
  'of',
  'cards',
  'skip',
] as const
export type HeldRole = (typeof HELD_ROLES)[number]

/** Words are compared without capitals, accents and ligatures. */
export interface HeldWords {
  readonly suits: Readonly<Record<string, Suit>>
  readonly ranks: Readonly<Record<string, Rank>>
  /** In the signs of cards: `R` and `♥` of `R♥`; pips and the signs of records are known anyway. */
  readonly rankSigns: Readonly<Record<string, Rank>>
  readonly suitSigns: Readonly<Record<string, Suit>>
  readonly numbers: Readonly<Record<string, number>>
  /** How long a suit is with the card before it: "ace third". */
  readonly lengths: Readonly<Record<string, number>>
  readonly roles: Readonly<Record<HeldRole, readonly string[]>>
  /** Writes a number of cards so that it is read as the same. */
  writeCount(count: HeldCount): string
}
