// The cards of the French-suited packs as text: rank then suit, 'KH', '10C'. The same text stands in
// records, in the store, in views and in tests.

export const SUITS = ['S', 'H', 'D', 'C'] as const
export type Suit = (typeof SUITS)[number]

export const RANKS = ['K', 'Q', 'J', 'A', '10', '9', '8', '7', '6', '5', '4', '3', '2'] as const
export type Rank = (typeof RANKS)[number]

export type Card = `${Rank}${Suit}`

/** Every card of the full pack, suit by suit. */
export const CARDS: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`))

const CARD_OF: ReadonlyMap<string, Card> = new Map(CARDS.map((card) => [card, card]))

/** What a complete table has for a key; missing means the table itself is broken. */
export function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('a table that should be complete has a gap')
  return value
}

/** Values found by one character of a card's text: the quickest table there is, and these two are asked for all the time. */
const byCode = <T>(entries: readonly (readonly [string, T])[]): readonly (T | undefined)[] => {
  const table: (T | undefined)[] = Array.from({ length: 128 }, () => undefined)
  for (const [text, value] of entries) table[text.charCodeAt(0)] = value
  return table
}

const SUIT_OF = byCode(SUITS.map((suit) => [suit, suit]))
const RANK_OF = byCode(RANKS.map((rank) => [rank, rank]))

export const suitOf = (card: Card): Suit => found(SUIT_OF[card.charCodeAt(card.length - 1)])
export const rankOf = (card: Card): Rank => found(RANK_OF[card.charCodeAt(0)])

/** A table of values by rank, asked by card. */
export function byRank<T>(value: (rank: Rank) => T): (card: Card) => T {
  const table = byCode(RANKS.map((rank) => [rank, value(rank)]))
  return (card) => found(table[card.charCodeAt(0)])
}

/** The card written as `text` (`T` is read as 10), or null when it is none. */
export const readCard = (text: string): Card | null => CARD_OF.get(text.replace(/^T/, '10')) ?? null

/** The cards of `text`, written with blanks or commas between them; the first word that is no card, as `wrong`. */
export function readCards(text: string): { readonly cards: readonly Card[] } | { readonly wrong: string } {
  const words = text.split(/[\s,]+/).filter((word) => word !== '')
  const wrong = words.find((word) => readCard(word) === null)
  return wrong === undefined ? { cards: words.flatMap((word) => readCard(word) ?? []) } : { wrong }
}
