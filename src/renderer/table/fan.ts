/** Angle from one card to the next, and the maximum over the whole hand, in degrees. */
const TURN = 3.2
const SPREAD = 15

/** Returns the rotation and the offset of a card in a fanned hand. */
export function fanStyle(index: number, count: number): Readonly<Record<string, string>> {
  const off = index - (count - 1) / 2
  const turn = count > 1 ? Math.min(TURN, SPREAD / (count - 1)) : 0
  const drop = 1.5 * (turn / TURN) ** 2
  return { '--turn': `${off * turn}deg`, '--drop': `${off * off * drop}%` }
}

/** Returns the number of cards as a style: a large hand is closer, so that it fits. */
export const spreadStyle = (count: number): Readonly<Record<string, string>> => ({
  '--count': String(count),
})
