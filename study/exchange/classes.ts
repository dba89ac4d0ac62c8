// The class of every position (ai/exchange/hand-classes.ts), as lists.
import {
  HAND_CLASSES,
  classifyHand,
  widerClass,
} from '../../src/main/engine/games/ecarte/ai/exchange/hand-classes.ts'
import type { Positions } from './hands.ts'

/** The class of every position, and the wider class that each class belongs to. */
export interface Classes {
  readonly count: number
  readonly ofPosition: Uint16Array
  readonly wider: Uint8Array
}

/** Classifies all positions. */
export const classify = ({ hands, turnUps }: Positions): Classes => ({
  count: HAND_CLASSES,
  ofPosition: Uint16Array.from(hands, (hand, place) => classifyHand(hand, turnUps[place] ?? 0)),
  wider: Uint8Array.from({ length: HAND_CLASSES }, (_, one) => widerClass(one)),
})
