/** Degrees from one card to the next, and over the whole hand at most. */
const TURN = 3.2
const SPREAD = 15

/** How a card of a fanned hand is turned and lowered. */
export function fanStyle(index: number, count: number): Readonly<Record<string, string>> {
  const off = index - (count - 1) / 2
  const turn = count > 1 ? Math.min(TURN, SPREAD / (count - 1)) : 0
  const drop = 1.5 * (turn / TURN) ** 2
  return { '--turn': `${off * turn}deg`, '--drop': `${off * off * drop}%` }
}

/** A large hand lies closer, so that it fits the room there is. */
export const spreadStyle = (count: number): Readonly<Record<string, string>> => ({ '--count': String(count) })
