// Reads a hand as it is typed: in the signs of records, or in the words of a language.
import { type Card, type Suit, cardIn } from '../../../shared/card.ts'
import type { HeldCount } from '../../../shared/held.ts'
import { type HeldFault, readHeld } from '../../../shared/words/held-reader.ts'
import type { HeldWords } from '../../../shared/words/held-words.ts'

export type TypedHand =
  | { readonly hand: readonly Card[] }
  | { readonly fault: 'empty' | 'unnamed' }
  | { readonly fault: 'word'; readonly what: HeldFault['what']; readonly word: string }
  | { readonly fault: 'count'; readonly count: number }
  | { readonly fault: 'pack' | 'turned'; readonly card: Card }

const HAND = 5

/** Returns the trump that a count names, such as the king of trumps; null if it names none. */
function nameTrump({ suit, rank, how, number, isFurther }: HeldCount, trump: Suit): Card | null {
  const isNamed = suit === 'trump' && how === 'least' && number === 1 && !isFurther
  return isNamed && rank !== null && rank !== 'small' ? cardIn(rank, trump) : null
}

/** Reads a hand of five cards of a pack, none of which is turned up. */
export function readTypedHand(
  text: string,
  words: HeldWords,
  turnUp: Card,
  trump: Suit,
  pack: readonly Card[],
): TypedHand {
  const read = readHeld(text, words)
  if ('fault' in read) return { fault: 'word', what: read.fault.what, word: read.fault.at.word }
  if (read.pattern === null) return { fault: 'empty' }
  const named = read.pattern.counts.map((count) => nameTrump(count, trump))
  const hand = [...new Set([...read.pattern.cards, ...named.flatMap((card) => card ?? [])])]
  if (named.includes(null)) return { fault: 'unnamed' }
  const stray = hand.find((card) => !pack.includes(card))
  if (stray !== undefined) return { fault: 'pack', card: stray }
  if (hand.includes(turnUp)) return { fault: 'turned', card: turnUp }
  return hand.length === HAND ? { hand } : { fault: 'count', count: hand.length }
}
