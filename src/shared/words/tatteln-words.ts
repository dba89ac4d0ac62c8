// What the words of Tatteln are made with in every language.
import type { Rank } from '../card.ts'
import type { PlayAsks } from './play-words.ts'

/** Moments of Tatteln beside leading and following while the talon lasts. */
export type TattelnMoment =
  /** T-8: about to lead, with something to announce, while the talon lasts and after it. */
  | 'announce'
  | 'announceLast'
  /** T-11: no card may be played before the seven is exchanged. */
  | 'mustRob'
  /** T-5: the talon is drawn. */
  | 'leadLast'
  | 'followLast'
  /** T-3: one of the last two cards is chosen. */
  | 'drawing'

export type TattelnAsks = PlayAsks | TattelnMoment

/** T-6: the natural order, in which sequences go. */
const NATURAL: readonly Rank[] = ['A', 'K', 'Q', 'J', '10', '9', '8', '7']

/** The ranks of a sequence from its top downwards. */
export function ranksFrom(top: Rank, count: number): readonly Rank[] {
  const first = NATURAL.indexOf(top)
  return NATURAL.slice(first, first + count)
}
