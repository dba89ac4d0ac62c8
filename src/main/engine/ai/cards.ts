// Cards as numbers, and sets of cards as bits. A code is the suit times sixteen plus the height in
// the suit; a set has one number a suit, with a higher bit for a higher card.
import {
  type Card,
  SUITS,
  type Suit,
  TRAPPOLA_SUITS,
  isTrappolaSuit,
  requireValue,
  suitOf,
} from '../../../shared/card.ts'
import type { Ranking } from '../games/trick.ts'

/** Returns the number of bits that are set. */
export function countBits(set: number): number {
  let n = set - ((set >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Returns the index of the highest bit that is set; -1 if none is. */
export const highestBit = (set: number): number => 31 - Math.clz32(set)

/** Returns the index of the lowest bit that is set; -1 if none is. */
export const lowestBit = (set: number): number => 31 - Math.clz32(set & -set)

/** Returns the indices of the bits that are set, from low to high. */
export function listBits(set: number): number[] {
  const bits: number[] = []
  for (let rest = set; rest !== 0; rest &= rest - 1) bits.push(lowestBit(rest))
  return bits
}

/** Returns the set of these indices. */
export const toBitSet = (bits: readonly number[]): number =>
  bits.reduce((set, bit) => set | (1 << bit), 0)

/** Returns all bits above this index. */
export const bitsAbove = (place: number): number => -2 << place

/** Returns the bits between two indices, both excluded. */
export const bitsBetween = (low: number, high: number): number => ((1 << high) - 1) & (-2 << low)

/** A card as a number. */
export type Code = number

/** Suits of any pack. */
export const SUIT_COUNT = SUITS.length

/** Returns the index of a suit in its pack. */
export const suitNumber = (suit: Suit): number =>
  isTrappolaSuit(suit) ? TRAPPOLA_SUITS.indexOf(suit) : SUITS.indexOf(suit)
export const codeSuit = (code: Code): number => code >> 4
export const codeHeight = (code: Code): number => code & 15
export const codeOf = (suit: number, height: number): Code => (suit << 4) | height
export const bitOf = (code: Code): number => 1 << (code & 15)

/** Converts the cards of a pack to numbers and back, under a ranking. */
export interface Numbering {
  toCode(text: Card): Code
  toCard(code: Code): Card
}

export function createNumbering(pack: readonly Card[], height: Ranking): Numbering {
  const codes = new Map(pack.map((card) => [card, codeOf(suitNumber(suitOf(card)), height(card))]))
  const cards = new Map([...codes].map(([card, code]) => [code, card]))
  return {
    toCode: (card) => requireValue(codes.get(card)),
    toCard: (code) => requireValue(cards.get(code)),
  }
}

/** Returns an element of a row that is long enough. */
export const readAt = (row: Int32Array, place: number): number => row[place] ?? 0

/** Adds to one element of a row. */
export function addAt(row: Int32Array, place: number, by: number): void {
  row[place] = readAt(row, place) + by
}
