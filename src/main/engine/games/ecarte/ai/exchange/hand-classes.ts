// Classes of hands that are alike once the exchange is agreed on: by the ranks of the trumps among
// those that are not turned up, by the kings and the queens of the plain suits, and by whether the
// king of trumps is turned up.
import { countBits } from '../../../../ai/cards.ts'
import { type Bit, type Cards32, TRUMP_KING } from '../bits.ts'

/** A class of hands as a number. */
export type HandClass = number

const KINGS = 0x80808000
const QUEENS = 0x40404000
const HAND = 5
const SUITS = 3

/** By trumps, kings, queens and turned king: the class, or -1. */
const NUMBERS = new Int16Array(128 * 32).fill(-1)
/** By class: the number of trumps, the kings, and if the king is turned up, as one number. */
const WIDER: number[] = []

for (let turned = 0; turned < 2; turned += 1)
  for (let trumps = 0; trumps < 128; trumps += 1)
    for (let kings = 0; kings <= SUITS; kings += 1)
      for (let queens = 0; queens <= SUITS; queens += 1)
        if (countBits(trumps) + kings + queens <= HAND) {
          NUMBERS[placeOf(trumps, kings, queens, turned)] = WIDER.length
          WIDER.push((countBits(trumps) * (SUITS + 1) + kings) * 2 + turned)
        }

/** Number of classes. */
export const HAND_CLASSES = WIDER.length

function placeOf(trumps: number, kings: number, queens: number, turned: number): number {
  return ((trumps * 4 + kings) * 4 + queens) * 2 + turned
}

/** Returns the class of a hand. */
export function classifyHand(hand: Cards32, turnUp: Bit): HandClass {
  const above = (hand & 255) >>> (turnUp + 1)
  const trumps = (above << turnUp) | (hand & ((1 << turnUp) - 1))
  const turned = turnUp === TRUMP_KING ? 1 : 0
  return NUMBERS[placeOf(trumps, countBits(hand & KINGS), countBits(hand & QUEENS), turned)] ?? -1
}

/** Returns the wider class of a class, a number below 64: it leaves ranks and queens aside. */
export const widerClass = (one: HandClass): number => WIDER[one] ?? 0
