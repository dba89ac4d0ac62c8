import {
  type Card,
  type FrenchSuit,
  isTrappola,
  type Rank,
  rankOf,
  RANKS,
  type Suit,
  suitOf,
  TRAPPOLA_RANKS,
  TRAPPOLA_SUITS,
} from './card.ts'
import type { Sorting } from './settings.ts'

/** Black and red alternate. */
const FRENCH: readonly FrenchSuit[] = ['S', 'H', 'C', 'D']
/** Order of the other suits, so that black and red still alternate. */
const BESIDE: Readonly<Partial<Record<Suit, readonly Suit[]>>> = {
  S: ['H', 'C', 'D'],
  H: ['S', 'D', 'C'],
  C: ['H', 'S', 'D'],
  D: ['S', 'H', 'C'],
}

/** Order of the ranks, the highest first: in trumps, and in the other suits. */
export interface RankOrder {
  readonly trumps: readonly Rank[]
  readonly plain: readonly Rank[]
}

/** Order at Écarté, where the ace is below the jack. */
export const AS_WRITTEN: RankOrder = { trumps: RANKS, plain: RANKS }

const ACE_FIRST = ['A', 'K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3', '2'] as const

/** Order from the ace down, in which sequences are visible. */
export const ACE_HIGH: RankOrder = { trumps: ACE_FIRST, plain: ACE_FIRST }

/** The same with the jack above it in trumps. */
export const JACK_OF_TRUMPS_HIGH: RankOrder = {
  trumps: ['J', ...ACE_FIRST.filter((rank) => rank !== 'J')],
  plain: ACE_FIRST,
}

/** Order of Trappola cards. */
export const TRAPPOLA_ORDER: RankOrder = { trumps: TRAPPOLA_RANKS, plain: TRAPPOLA_RANKS }

/** Returns the order of the suits in a hand from the left: Trappola suits in their old order. */
function suitOrder(
  cards: readonly Card[],
  trump: Suit | null,
  at: Sorting['trumps'],
): readonly Suit[] {
  const all: readonly Suit[] = cards.some(isTrappola) ? TRAPPOLA_SUITS : FRENCH
  if (trump === null || at === 'any') return all
  const plain = BESIDE[trump] ?? all.filter((suit) => suit !== trump)
  return at === 'left' ? [trump, ...plain] : [...plain, trump]
}

/**
 * Sorts a hand as its holder prefers, high cards on the left: suit by suit, or all of a rank
 * together. Trumps with a place of their own are together in either case.
 */
export function sortHand(
  cards: readonly Card[],
  trump: Suit | null,
  ranks: RankOrder,
  { order, trumps }: Sorting,
): readonly Card[] {
  const suits = suitOrder(cards, trump, trumps)
  const sortKey = (card: Card): readonly number[] => {
    const suit = suits.indexOf(suitOf(card))
    const isTrump = suitOf(card) === trump
    if (order === 'suit')
      return [suit, (isTrump ? ranks.trumps : ranks.plain).indexOf(rankOf(card))]
    if (!isTrump || trumps === 'any') return [0, ranks.plain.indexOf(rankOf(card)), suit]
    return [trumps === 'left' ? -1 : 1, ranks.trumps.indexOf(rankOf(card))]
  }
  return cards.toSorted((one, other) => compareKeys(sortKey(one), sortKey(other)))
}

function compareKeys(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index])
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}
