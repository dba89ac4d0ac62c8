// Cards as bits, suit by suit in the order of sequences (T-6); the ace is the lowest bit.
import {
  type Card,
  type Rank,
  type Suit,
  SUITS,
  byRank,
  cardIn,
  requireValue,
  suitOf,
} from '../../../../shared/card.ts'

/** T-6: from high to low. */
export const NATURAL = ['A', 'K', 'Q', 'J', '10', '9', '8', '7'] as const
export const SUIT_SIZE = NATURAL.length
export const CARD_COUNT = SUITS.length * SUIT_SIZE

const places: ReadonlyMap<Rank, number> = new Map(NATURAL.map((rank, place) => [rank, place]))
const placeOfCard = byRank((rank) => places.get(rank) ?? -1)

/** Returns the place of a rank, 0 for the ace to 7 for the seven. */
export const rankPlace = (rank: Rank): number => requireValue(places.get(rank))
export const suitPlace = (suit: Suit): number => SUITS.findIndex((one) => one === suit)

const SUIT_PLACES: ReadonlyMap<Suit, number> = new Map(SUITS.map((suit, place) => [suit, place]))

/** Returns the number of a card, 0 to 31. */
export const cardCode = (card: Card): number =>
  requireValue(SUIT_PLACES.get(suitOf(card))) * SUIT_SIZE + placeOfCard(card)

const CARDS: readonly Card[] = SUITS.flatMap((suit) => NATURAL.map((rank) => cardIn(rank, suit)))
export const cardAt = (code: number): Card => requireValue(CARDS[code])

export const cardMask = (cards: readonly Card[]): number =>
  cards.reduce((mask, card) => mask | (1 << cardCode(card)), 0)

/** Returns the cards of one suit, as eight bits. */
export const ofSuit = (mask: number, suit: number): number => (mask >>> (suit * SUIT_SIZE)) & 0xff

/** Returns the mask of `count` cards of a suit from the one in `top` downwards. */
export const runMask = (suit: number, top: number, count: number): number =>
  ((1 << count) - 1) << (suit * SUIT_SIZE + top)

/** Returns the mask of the four cards of a rank. */
export const rankMask = (place: number): number => 0x01010101 << place
