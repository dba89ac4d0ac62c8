// Lays a solution of a score out in the parts of the table (ai/exchange/layout.ts).
import {
  LATER_PARTS,
  NUMBERS,
  PART_BYTES,
  type TablePart,
  VALUE_OFFSET,
  VALUE_PARTS,
  setBit,
} from '../../src/main/engine/games/ecarte/ai/exchange/layout.ts'
import type { Solution } from './solution.ts'

/** A position mixes if it does each in more than this many of 255 cases. */
const MIXED = 51

/** Returns the parts of a score. */
export function layOutSolution(solution: Solution): Readonly<Record<TablePart, Uint8Array>> {
  const propose = layOutChoices(solution.propose)
  const accept = layOutChoices(solution.accept)
  return {
    elderExchanges: propose.exchanges,
    elderMixes: propose.mixes,
    dealerExchanges: accept.exchanges,
    dealerMixes: accept.mixes,
    elderNumbers: pickNumbers(solution.elderNumbers),
    dealerNumbers: pickNumbers(solution.dealerNumbers),
    elderAgreed: layOutValues(solution.elderAgreed),
    dealerAgreed: layOutValues(solution.dealerAgreed),
    elderLater: solution.laterPropose.map(toParts),
    dealerLater: solution.laterAccept.map(toParts),
  }
}

const toParts = (share: number): number => Math.round((share * LATER_PARTS) / 255)

function layOutChoices(shares: Uint8Array): { exchanges: Uint8Array; mixes: Uint8Array } {
  const exchanges = new Uint8Array(PART_BYTES.elderExchanges)
  const mixes = new Uint8Array(PART_BYTES.elderMixes)
  for (const [position, share] of shares.entries()) {
    if (share > 127) setBit(exchanges, position)
    if (share > MIXED && share < 255 - MIXED) setBit(mixes, position)
  }
  return { exchanges, mixes }
}

/** Returns the likeliest number of each row. */
function pickNumbers(shares: Uint8Array): Uint8Array {
  const picked = new Uint8Array(shares.length / NUMBERS)
  for (let row = 0; row < picked.length; row += 1) {
    const numbers = shares.subarray(row * NUMBERS, (row + 1) * NUMBERS)
    picked[row] = numbers.indexOf(Math.max(...numbers))
  }
  return picked
}

function layOutValues(values: Float32Array): Uint8Array {
  const bytes = new Uint8Array(values.length * 2)
  for (const [place, value] of values.entries()) {
    const whole = Math.round(value * VALUE_PARTS) + VALUE_OFFSET
    bytes[place] = whole >> 8
    bytes[values.length + place] = whole & 255
  }
  return bytes
}
