// The packs of cards, and checks that cards belong to one.
import { type Card, type FrenchRank, SUITS } from '../../../shared/card.ts'

/** Builds the French-suited pack that has `ranks`. */
export const buildPack = (ranks: readonly FrenchRank[]): readonly Card[] =>
  SUITS.flatMap((suit) => ranks.map((rank): Card => `${rank}${suit}`))

/** Returns the first card that is not in the pack, or is there more often than in the pack. */
export function findStrayCard(cards: readonly Card[], pack: readonly Card[]): Card | null {
  const left = new Set(pack)
  return cards.find((card) => !left.delete(card)) ?? null
}

/** Returns `hand` without `cards`, the others in their order. */
export const removeCards = (hand: readonly Card[], cards: readonly Card[]): readonly Card[] =>
  hand.filter((card) => !cards.includes(card))
