// Heuristic strength of a hand: a sum of figures for its cards, fitted by study/strength.ts to the
// exact odds of making the point. The sum is the logarithm of wins to losses. It is only used by
// the opponent model; decisions are made by counting and playouts.
import { type Cards32, SUIT } from './bits.ts'
import { STRENGTH } from './strength-figures.ts'
import { lowestBit, countBits, highestBit } from '../../../ai/cards.ts'

/** The part of the hand's holder: elder leads to the first trick. */
export type Part = 'elder' | 'dealer'

export interface StrengthFigures {
  readonly base: number
  /** By height of a trump, from the seven. */
  readonly trump: readonly number[]
  /** Added for two, three, four or more trumps. */
  readonly trumps: readonly number[]
  /** By cards held of a plain suit (one, two, three or more) and the height of its top card. */
  readonly top: readonly (readonly number[])[]
  /** By height of the second card of a plain suit. */
  readonly second: readonly number[]
}

/** Returns the log odds of making the point if the cards are played as they are. */
export function handStrength(hand: Cards32, part: Part): number {
  const figures = STRENGTH[part]
  const trumps = countBits(hand & SUIT)
  let sum = figures.base + (figures.trumps[trumps - 2] ?? 0)
  for (let rest = hand & SUIT; rest !== 0; rest &= rest - 1)
    sum += figures.trump[lowestBit(rest)] ?? 0
  for (let suit = 8; suit < 32; suit += 8) sum += plainStrength((hand >>> suit) & SUIT, figures)
  return sum
}

function plainStrength(cards: Cards32, figures: StrengthFigures): number {
  if (cards === 0) return 0
  const held = countBits(cards)
  const top = highestBit(cards)
  const one = figures.top[held < 3 ? held - 1 : 2]?.[top] ?? 0
  if (held === 1) return one
  return one + (figures.second[highestBit(cards & ~(1 << top))] ?? 0)
}
