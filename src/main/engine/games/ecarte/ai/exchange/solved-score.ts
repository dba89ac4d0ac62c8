// The solved exchange at one score: what to do with a hand, and what an agreed exchange is worth.
import type { Bit, Cards32 } from '../bits.ts'
import type { Part } from '../strength.ts'
import { classifyHand } from './hand-classes.ts'
import { findLaterSet } from './later-set.ts'
import {
  LATER_PARTS,
  NUMBERS,
  type TablePart,
  VALUE_OFFSET,
  VALUE_PARTS,
  hasBit,
  viewPart,
} from './layout.ts'
import type { Position, PositionIndex } from './positions.ts'

/** A first decision: elder stands or proposes, the dealer refuses or accepts, or mixes them. */
export type SolvedChoice = 'play' | 'exchange' | 'either'

/** The parts of a seat. */
interface SeatParts {
  readonly exchanges: Uint8Array
  readonly mixes: Uint8Array
  readonly numbers: Uint8Array
  readonly agreed: Uint8Array
  readonly later: Uint8Array
}

export class SolvedScore {
  private readonly index: PositionIndex
  private readonly parts: Readonly<Record<Part, SeatParts>>

  /** `bytes` are laid out by layout.ts. */
  constructor(index: PositionIndex, bytes: Uint8Array) {
    this.index = index
    const view = (seat: Part, name: 'Exchanges' | 'Mixes' | 'Numbers' | 'Agreed' | 'Later') => {
      const part: TablePart = `${seat}${name}`
      return viewPart(bytes, part)
    }
    const seatParts = (seat: Part): SeatParts => ({
      exchanges: view(seat, 'Exchanges'),
      mixes: view(seat, 'Mixes'),
      numbers: view(seat, 'Numbers'),
      agreed: view(seat, 'Agreed'),
      later: view(seat, 'Later'),
    })
    this.parts = { elder: seatParts('elder'), dealer: seatParts('dealer') }
  }

  /** Returns the first decision of a seat. */
  choose(part: Part, hand: Cards32, turnUp: Bit): SolvedChoice {
    return this.chooseAt(part, this.index.find(hand, turnUp))
  }

  /** Returns the first decision of a seat at a position. */
  chooseAt(part: Part, position: Position): SolvedChoice {
    const { exchanges, mixes } = this.parts[part]
    if (hasBit(mixes, position)) return 'either'
    return hasBit(exchanges, position) ? 'exchange' : 'play'
  }

  /** Returns how many cards to discard; `others` is the number elder takes, for the dealer. */
  countDiscards(part: Part, hand: Cards32, turnUp: Bit, others: number | null): number {
    const one = classifyHand(hand, turnUp)
    const row = others === null ? one : one * NUMBERS + others
    return this.parts[part].numbers[row] ?? 0
  }

  /** Returns elder's equity of an agreed exchange, as seen by a seat with this hand. */
  agreedValue(part: Part, hand: Cards32, turnUp: Bit): number {
    const { agreed } = this.parts[part]
    const one = classifyHand(hand, turnUp)
    const whole = ((agreed[one] ?? 0) << 8) | (agreed[agreed.length / 2 + one] ?? 0)
    return (whole - VALUE_OFFSET) / VALUE_PARTS
  }

  /** Returns the probability of exchanging again, after an exchange of so many by the other. */
  laterShare(part: Part, hand: Cards32, turnUp: Bit, others: number): number {
    return (this.parts[part].later[findLaterSet(hand, part, turnUp, others)] ?? 0) / LATER_PARTS
  }
}
