// Elder's usual lead with every hand: the one card that is best against all hands of the dealer.
import { listBits } from '../../../../ai/cards.ts'
import type { Bit, Cards32 } from '../bits.ts'
import { type PositionIndex, turnBack } from './positions.ts'

/** Leads of all positions: the place of the card in the hand, two positions in a byte. */
export class Leads {
  private readonly index: PositionIndex
  private readonly places: Uint8Array

  constructor(index: PositionIndex, places: Uint8Array) {
    this.index = index
    this.places = places
  }

  /** Returns elder's lead. */
  find(hand: Cards32, turnUp: Bit): Bit {
    const position = this.index.find(hand, turnUp)
    const place = ((this.places[position >> 1] ?? 0) >> ((position & 1) * 4)) & 15
    return turnBack(listBits(this.index.sortHand(hand))[place] ?? 0, hand)
  }
}
