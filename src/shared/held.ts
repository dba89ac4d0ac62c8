// A pattern of held cards, as somebody looks for positions: some cards, and how many of a kind. It
// is data that means the same in every language; `words/held-reader.ts` reads and writes it.
import { type Card, type Rank, type Suit, rankOf, suitOf } from './card.ts'

/** The ranks of small cards: without a face, and no ace. */
const SMALL: ReadonlySet<Rank> = new Set<Rank>(['10', '9', '8', '7', '6', '5', '4', '3', '2'])

export const HELD_BOUNDS = ['exactly', 'least', 'most'] as const

/** A number of held cards of a kind. */
export interface HeldCount {
  readonly suit: Suit | 'trump' | null
  readonly rank: Rank | 'small' | null
  readonly how: (typeof HELD_BOUNDS)[number]
  readonly number: number
  /** True if the cards that the pattern names are not counted. */
  readonly isFurther: boolean
}

export interface HeldPattern {
  /** Held, all of them. */
  readonly cards: readonly Card[]
  readonly counts: readonly HeldCount[]
}

/** Most cards and most numbers of a pattern. */
export const MOST_HELD = 18
export const MOST_COUNTS = 8

/** A named trump, such as the king of trumps: a card that the pattern names by its rank. */
const isNamedTrump = ({ suit, rank, how, number, isFurther }: HeldCount): boolean =>
  suit === 'trump' &&
  rank !== null &&
  rank !== 'small' &&
  how === 'least' &&
  number === 1 &&
  !isFurther

function isOfRank(card: Card, { rank, suit }: HeldCount): boolean {
  if (rank === null) return true
  const own = rankOf(card)
  if (rank === 'small') return SMALL.has(own)
  // the jack of the French pack is the Bube of the other: in trumps either is meant
  return own === rank || (rank === 'J' && own === 'B' && (suit === null || suit === 'trump'))
}

function isOfKind(card: Card, count: HeldCount, trump: Suit | null): boolean {
  const suit = count.suit === 'trump' ? trump : count.suit
  if (count.suit !== null && suitOf(card) !== suit) return false
  return isOfRank(card, count)
}

const isNumberMet = ({ how, number }: HeldCount, found: number): boolean =>
  how === 'exactly' ? found === number : how === 'least' ? found >= number : found <= number

/** Returns true if a hand, with this trump suit, meets a pattern. */
export function matchesHeld(
  { cards, counts }: HeldPattern,
  held: readonly Card[],
  trump: Suit | null,
): boolean {
  if (!cards.every((card) => held.includes(card))) return false
  const named = counts.filter(isNamedTrump)
  const isNamed = (card: Card): boolean =>
    cards.includes(card) || named.some((count) => isOfKind(card, count, trump))
  const further = counts.some(({ isFurther }) => isFurther)
    ? held.filter((card) => !isNamed(card))
    : held
  return counts.every((count) => {
    const among = count.isFurther ? further : held
    return isNumberMet(count, among.filter((card) => isOfKind(card, count, trump)).length)
  })
}
