// Cards as numbers: suit by suit with trumps first, in each suit from the seven (0) to the king
// (7). A set of cards is one 32-bit word.
import { type Card, type Suit, SUITS, requireValue, suitOf } from '../../../../../shared/card.ts'
import { ECARTE_PACK, height } from '../state.ts'

/** 0 to 31: the suit's index times eight, plus the height. 0 to 7 are trumps. */
export type Bit = number
/** A set of cards, one bit each. */
export type Cards32 = number

export const SUIT = 0xff
export const suitBits = (bit: Bit): Cards32 => SUIT << (bit & 24)
export const isTrump = (bit: Bit): boolean => bit < 8
export const TRUMP_KING: Bit = 7
export const KING: Cards32 = 1 << TRUMP_KING

/** Returns the cards of the same suit above a card. */
export const cardsAbove = (bit: Bit): Cards32 => suitBits(bit) & (-2 << bit)
export const cardsBelow = (bit: Bit): Cards32 => suitBits(bit) & ~(-1 << bit)

/** The numbering of a deal's cards: it depends on the trump suit alone. */
export interface Numbering {
  readonly toBit: (one: Card) => Bit
  readonly toCard: (bit: Bit) => Card
  readonly toSet: (cards: readonly Card[]) => Cards32
}

function buildNumbering(trump: Suit): Numbering {
  const suits = [trump, ...SUITS.filter((suit) => suit !== trump)]
  const bits = new Map(
    ECARTE_PACK.map((card) => [card, suits.indexOf(suitOf(card)) * 8 + height(card) - 1]),
  )
  const cards = ECARTE_PACK.toSorted(
    (a, b) => requireValue(bits.get(a)) - requireValue(bits.get(b)),
  )
  const bitFor = (card: Card): Bit => requireValue(bits.get(card))
  return {
    toBit: bitFor,
    toCard: (one) => requireValue(cards[one]),
    toSet: (some) => some.reduce((set, card) => set | (1 << bitFor(card)), 0),
  }
}

const NUMBERINGS: ReadonlyMap<Suit, Numbering> = new Map(
  SUITS.map((suit) => [suit, buildNumbering(suit)]),
)

/** Returns the numbering under a trump suit. */
export const numberingFor = (trump: Suit): Numbering => requireValue(NUMBERINGS.get(trump))
