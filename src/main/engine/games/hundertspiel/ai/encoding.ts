// Cards as numbers: sixteen times the suit plus the height, the Do 1 and the ace 9. Several cards
// of a suit are a set of heights, one bit each.
import {
  type Card,
  TRAPPOLA_CARDS,
  TRAPPOLA_SUITS,
  type TrappolaSuit,
  requireValue,
} from '../../../../../shared/card.ts'
import { cardValue } from '../dos.ts'
import { height, trappolaSuit } from '../state.ts'

/** A card as a number. */
export type Code = number

export const SUIT_COUNT = TRAPPOLA_SUITS.length
/** Heights of the Do and of the ace. */
export const LOWEST = 1
export const HIGHEST = 9

export const suitNumber = (suit: TrappolaSuit): number => TRAPPOLA_SUITS.indexOf(suit)
export const codeSuit = (code: Code): number => code >> 4
export const codeHeight = (code: Code): number => code & 15
export const toCode = (suit: number, tall: number): Code => (suit << 4) | tall
export const heightBit = (code: Code): number => 1 << codeHeight(code)

const CODES: ReadonlyMap<Card, Code> = new Map(
  TRAPPOLA_CARDS.map((card) => [card, toCode(suitNumber(trappolaSuit(card)), height(card))]),
)
const CARDS: ReadonlyMap<Code, Card> = new Map([...CODES].map(([card, code]) => [code, card]))
export const codeFor = (card: Card): Code => requireValue(CODES.get(card))
export const cardFor = (code: Code): Card => requireValue(CARDS.get(code))

const POINTS = new Int32Array(SUIT_COUNT << 4)
for (const [card, code] of CODES) POINTS[code] = cardValue(card)
/** Returns the points of a card (H-9). */
export const countOfCode = (code: Code): number => POINTS[code] ?? 0

export const readAt = (row: Int32Array, place: number): number => row[place] ?? 0

/** Adds to one element of an array. */
export function addAt(row: Int32Array, place: number, by: number): void {
  row[place] = readAt(row, place) + by
}
