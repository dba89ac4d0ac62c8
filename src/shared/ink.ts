// Strokes of a pen: irregular, but the same whenever a sheet is drawn again.
import type { PenStroke } from './score-sheet.ts'

export const INK_HEIGHT = 20
const STEP = 6.2
const MARGIN = 3

/** Returns a number from 0 to 1, always the same for the same arguments. */
function pseudoRandom(...from: readonly number[]): number {
  const mixed = from.reduce(
    (sum, one) => Math.imul(sum ^ one, 0x9e37_79b1) ^ (sum >>> 13),
    0x2545_f491,
  )
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
}

/** Returns the x of a stroke; groups of five are closer within than between. */
const strokeX = (place: number): number => {
  const fives = Math.floor(place / 5)
  return MARGIN + (place - fives) * STEP + fives * (STEP * 0.9)
}

const formatNumber = (value: number): string => value.toFixed(2)

function uprightPath(place: number, hand: number): string {
  const x = strokeX(place)
  const lean = 0.6 + pseudoRandom(hand, place, 1) * 1.5
  const [top, bottom] = [
    2 + pseudoRandom(hand, place, 2) * 1.4,
    18.2 - pseudoRandom(hand, place, 3) * 1.6,
  ]
  const body = 0.95 + pseudoRandom(hand, place, 4) * 0.5
  const middle = (top + bottom) / 2 + 1
  const [above, below] = [x + lean / 2, x - lean / 2]
  return [
    `M${formatNumber(above - 0.35)} ${formatNumber(top)}`,
    `Q${formatNumber(x - body)} ${formatNumber(middle)} ${formatNumber(below - 0.2)} ${formatNumber(bottom)}`,
    `Q${formatNumber(x + body)} ${formatNumber(middle)} ${formatNumber(above + 0.5)} ${formatNumber(top + 0.2)}Z`,
  ].join('')
}

function crossPath(place: number, hand: number): string {
  const [left, right] = [strokeX(place - 4) - 2.6, strokeX(place - 1) + 2.8]
  const [low, high] = [
    14.6 + pseudoRandom(hand, place, 5) * 1.6,
    5 + pseudoRandom(hand, place, 6) * 1.4,
  ]
  const [x, y] = [(left + right) / 2, (low + high) / 2]
  return [
    `M${formatNumber(left)} ${formatNumber(low)}`,
    `Q${formatNumber(x)} ${formatNumber(y - 1)} ${formatNumber(right)} ${formatNumber(high - 0.3)}`,
    `Q${formatNumber(x)} ${formatNumber(y + 0.9)} ${formatNumber(left)} ${formatNumber(low + 0.5)}Z`,
  ].join('')
}

/** Returns the outline of strokes as one path; `hand` is the seed of the handwriting. */
export const inkPath = (strokes: readonly PenStroke[], hand: number): string =>
  strokes
    .map((stroke, place) => (stroke === 'across' ? crossPath : uprightPath)(place, hand))
    .join('')

export const inkWidth = (strokes: readonly PenStroke[]): number => {
  const last = strokes.findLastIndex((stroke) => stroke === 'upright')
  return last < 0 ? 0 : strokeX(last) + MARGIN
}
