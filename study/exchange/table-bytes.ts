// Puts the solution of a score into the bytes of the table (ai/exchange/layout.ts).
import {
  LATER_PARTS,
  NUMBERS,
  SCORE_BYTES,
  VALUE_OFFSET,
  VALUE_PARTS,
  setBit,
  viewPart,
} from '../../src/main/engine/games/ecarte/ai/exchange/layout.ts'
import type { Solution } from './solution.ts'

/** A position mixes if it does each in more than this many of 255 cases. */
const MIXED = 51

/** Returns the bytes of a score. */
export function layOutSolution(solution: Solution): Uint8Array {
  const bytes = new Uint8Array(SCORE_BYTES)
  layOutChoices(solution.propose, viewPart(bytes, 'elderExchanges'), viewPart(bytes, 'elderMixes'))
  layOutChoices(solution.accept, viewPart(bytes, 'dealerExchanges'), viewPart(bytes, 'dealerMixes'))
  viewPart(bytes, 'elderNumbers').set(pickNumbers(solution.elderNumbers))
  viewPart(bytes, 'dealerNumbers').set(pickNumbers(solution.dealerNumbers))
  layOutValues(solution.elderAgreed, viewPart(bytes, 'elderAgreed'))
  layOutValues(solution.dealerAgreed, viewPart(bytes, 'dealerAgreed'))
  viewPart(bytes, 'elderLater').set(solution.laterPropose.map(toParts))
  viewPart(bytes, 'dealerLater').set(solution.laterAccept.map(toParts))
  return bytes
}

const toParts = (share: number): number => Math.round((share * LATER_PARTS) / 255)

function layOutChoices(shares: Uint8Array, exchanges: Uint8Array, mixes: Uint8Array): void {
  for (const [position, share] of shares.entries()) {
    if (share > 127) setBit(exchanges, position)
    if (share > MIXED && share < 255 - MIXED) setBit(mixes, position)
  }
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

function layOutValues(values: Float32Array, bytes: Uint8Array): void {
  for (const [place, value] of values.entries()) {
    const whole = Math.round(value * VALUE_PARTS) + VALUE_OFFSET
    bytes[place] = whole >> 8
    bytes[values.length + place] = whole & 255
  }
}
