// Cards as text, rank then suit: 'KH', '10C' of the French-suited packs, 'K-CO', '6-BA' of the
// Trappola pack. Records, the store, views and tests use the same text.

export const SUITS = ['S', 'H', 'D', 'C'] as const
export type FrenchSuit = (typeof SUITS)[number]

export const RANKS = ['K', 'Q', 'J', 'A', '10', '9', '8', '7', '6', '5', '4', '3', '2'] as const
export type FrenchRank = (typeof RANKS)[number]

/** Spade, Coppe, Denari, Bastoni: swords, cups, coins and clubs. */
export const TRAPPOLA_SUITS = ['SP', 'CO', 'DE', 'BA'] as const
export type TrappolaSuit = (typeof TRAPPOLA_SUITS)[number]

/** From high to low (H-1): C is the Cavall, B the Bube, and the 6 is called Do. */
export const TRAPPOLA_RANKS = ['A', 'K', 'C', 'B', '10', '9', '8', '7', '6'] as const
export type TrappolaRank = (typeof TRAPPOLA_RANKS)[number]

export type FrenchCard = `${FrenchRank}${FrenchSuit}`
export type TrappolaCard = `${TrappolaRank}-${TrappolaSuit}`

export type Suit = FrenchSuit | TrappolaSuit
export type Rank = FrenchRank | TrappolaRank
export type Card = FrenchCard | TrappolaCard

/** Every card of the full French pack, suit by suit. */
export const CARDS: readonly FrenchCard[] = SUITS.flatMap((suit) =>
  RANKS.map((rank): FrenchCard => `${rank}${suit}`),
)

/** The Trappola pack of 36 cards (H-1), suit by suit. */
export const TRAPPOLA_CARDS: readonly TrappolaCard[] = TRAPPOLA_SUITS.flatMap((suit) =>
  TRAPPOLA_RANKS.map((rank): TrappolaCard => `${rank}-${suit}`),
)

export const isTrappola = (card: Card): card is TrappolaCard => card.includes('-')
export const isTrappolaSuit = (suit: Suit): suit is TrappolaSuit => suit.length === 2

const CARD_OF: ReadonlyMap<string, Card> = new Map(
  [...CARDS, ...TRAPPOLA_CARDS].map((card) => [card, card]),
)

/** Returns a value of a complete table. Throws if it is missing. */
export function requireValue<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('a table that should be complete has a gap')
  return value
}

/** Returns a table by one character of a card's text: the fastest kind of lookup. */
const byCode = <T>(entries: readonly (readonly [string, T])[]): readonly (T | undefined)[] => {
  const table: (T | undefined)[] = Array.from({ length: 128 }, () => undefined)
  for (const [text, value] of entries) table[text.charCodeAt(0)] = value
  return table
}

/** Each rank once. */
const ALL_RANKS: readonly Rank[] = [...new Set<Rank>([...RANKS, ...TRAPPOLA_RANKS])]

/** Suits by the last character of a card, ranks by its first, in both packs. */
const SUIT_OF = byCode([...SUITS, ...TRAPPOLA_SUITS].map((suit) => [suit.slice(-1), suit]))
const RANK_OF = byCode(ALL_RANKS.map((rank) => [rank, rank]))

export const suitOf = (card: Card): Suit => requireValue(SUIT_OF[card.charCodeAt(card.length - 1)])
export const rankOf = (card: Card): Rank => requireValue(RANK_OF[card.charCodeAt(0)])

/** Returns the card of a rank in a suit. Throws if the pack of that suit has none. */
export const cardIn = (rank: Rank, suit: Suit): Card =>
  requireValue(CARD_OF.get(isTrappolaSuit(suit) ? `${rank}-${suit}` : `${rank}${suit}`))

/** Returns a function that looks up a value by the rank of a card. */
export function byRank<T>(value: (rank: Rank) => T): (card: Card) => T {
  const table = byCode(ALL_RANKS.map((rank) => [rank, value(rank)]))
  return (card) => requireValue(table[card.charCodeAt(0)])
}

/** Returns the card written as `text` (`T` is read as 10), or null if there is none. */
export const readCard = (text: string): Card | null => CARD_OF.get(text.replace(/^T/, '10')) ?? null

/** Reads cards separated by blanks or commas; `wrong` is the first word that is not a card. */
export function readCards(
  text: string,
): { readonly cards: readonly Card[] } | { readonly wrong: string } {
  const words = text.split(/[\s,]+/).filter((word) => word !== '')
  const wrong = words.find((word) => readCard(word) === null)
  return wrong === undefined ? { cards: words.flatMap((word) => readCard(word) ?? []) } : { wrong }
}
