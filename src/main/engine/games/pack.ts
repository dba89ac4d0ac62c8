// The packs that are played with, and what it takes for cards to be one.
import { type Card, type FrenchRank, SUITS } from '../../../shared/card.ts'

/** The French-suited pack that holds `ranks`. */
export const buildPack = (ranks: readonly FrenchRank[]): readonly Card[] =>
  SUITS.flatMap((suit) => ranks.map((rank): Card => `${rank}${suit}`))

/** The first card that is not in the pack, or lies in it only once and stands here twice. */
export function findStrayCard(cards: readonly Card[], pack: readonly Card[]): Card | null {
  const left = new Set(pack)
  return cards.find((card) => !left.delete(card)) ?? null
}

/** `hand` without `cards`, the others in their order. */
export const removeCards = (hand: readonly Card[], cards: readonly Card[]): readonly Card[] =>
  hand.filter((card) => !cards.includes(card))
