// Classes of hands that are alike once the exchange is agreed on: the trumps by rank among those
// that are not turned up, the number of kings and of queens of the plain suits, and whether the king
// of trumps is turned up.
import { countBits } from '../../src/main/engine/ai/cards.ts'
import type { Cards32 } from '../../src/main/engine/games/ecarte/ai/bits.ts'
import type { Positions } from './hands.ts'

const KINGS = 0x80808000
const QUEENS = 0x40404000
const TRUMP_KING = 7

/** The class of every position, and the wider class that each class belongs to. */
export interface Classes {
  readonly count: number
  readonly ofPosition: Uint16Array
  /** By class: number of trumps, kings, and whether the king is turned up. */
  readonly wider: Uint8Array
}

/** Classifies all positions. */
export function classify(positions: Positions): Classes {
  const numbers = new Map<string, number>()
  const wider: number[] = []
  const ofPosition = new Uint16Array(positions.count)
  for (let place = 0; place < positions.count; place += 1) {
    const hand = (positions.hands[place] ?? 0) | 0
    const turnUp = positions.turnUps[place] ?? 0
    const { key, wide } = describeHand(hand, turnUp)
    const number = numbers.get(key) ?? numbers.size
    if (number === numbers.size) {
      numbers.set(key, number)
      wider.push(wide)
    }
    ofPosition[place] = number
  }
  return { count: numbers.size, ofPosition, wider: Uint8Array.from(wider) }
}

function describeHand(
  hand: Cards32,
  turnUp: number,
): { readonly key: string; readonly wide: number } {
  const above = (hand & 255) >>> (turnUp + 1)
  const ranks = (above << turnUp) | (hand & ((1 << turnUp) - 1))
  const kings = countBits(hand & KINGS)
  const queens = countBits(hand & QUEENS)
  const turned = turnUp === TRUMP_KING ? 1 : 0
  return {
    key: `${ranks} ${kings} ${queens} ${turned}`,
    wide: (countBits(hand & 255) * 4 + kings) * 2 + turned,
  }
}
