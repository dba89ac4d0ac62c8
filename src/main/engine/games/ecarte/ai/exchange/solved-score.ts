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
} from './layout.ts'
import type { Position, PositionIndex } from './positions.ts'

/** A first decision: elder stands or proposes, the dealer refuses or accepts, or mixes them. */
export type SolvedChoice = 'play' | 'exchange' | 'either'

export class SolvedScore {
  private readonly index: PositionIndex
  private readonly readPart: (part: TablePart) => Uint8Array
  private readonly parts = new Map<TablePart, Uint8Array>()

  /** `readPart` is asked for a part when a decision first needs it. */
  constructor(index: PositionIndex, readPart: (part: TablePart) => Uint8Array) {
    this.index = index
    this.readPart = readPart
  }

  private getPart(name: TablePart): Uint8Array {
    const known = this.parts.get(name)
    if (known !== undefined) return known
    const part = this.readPart(name)
    this.parts.set(name, part)
    return part
  }

  /** Returns the first decision of a seat. */
  choose(part: Part, hand: Cards32, turnUp: Bit): SolvedChoice {
    return this.chooseAt(part, this.index.find(hand, turnUp))
  }

  /** Returns the first decision of a seat at a position. */
  chooseAt(part: Part, position: Position): SolvedChoice {
    if (hasBit(this.getPart(`${part}Mixes`), position)) return 'either'
    return hasBit(this.getPart(`${part}Exchanges`), position) ? 'exchange' : 'play'
  }

  /** Returns how many cards to discard; `others` is the number elder takes, for the dealer. */
  countDiscards(part: Part, hand: Cards32, turnUp: Bit, others: number | null): number {
    const one = classifyHand(hand, turnUp)
    const row = others === null ? one : one * NUMBERS + others
    return this.getPart(`${part}Numbers`)[row] ?? 0
  }

  /** Returns elder's equity of an agreed exchange, as seen by a seat with this hand. */
  agreedValue(part: Part, hand: Cards32, turnUp: Bit): number {
    const agreed = this.getPart(`${part}Agreed`)
    const one = classifyHand(hand, turnUp)
    const whole = ((agreed[one] ?? 0) << 8) | (agreed[agreed.length / 2 + one] ?? 0)
    return (whole - VALUE_OFFSET) / VALUE_PARTS
  }

  /** Returns the probability of exchanging again, after an exchange of so many by the other. */
  laterShare(part: Part, hand: Cards32, turnUp: Bit, others: number): number {
    const later = this.getPart(`${part}Later`)
    return (later[findLaterSet(hand, part, turnUp, others)] ?? 0) / LATER_PARTS
  }
}
