// Counters as they lie on a table: round jetons worth 1, oval fiches worth 5, contracts worth 20,
// plaques worth 100.

const PIECES = [
  { piece: 'plaque', worth: 100 },
  { piece: 'contrat', worth: 20 },
  { piece: 'fiche', worth: 5 },
  { piece: 'jeton', worth: 1 },
] as const
export type CounterPiece = (typeof PIECES)[number]['piece']

/** The most plaques that are drawn; the figure next to them gives their number. */
const MOST_PLAQUES = 3

/** Splits counters into the pieces of a pile, the most valuable first. */
export function splitIntoPieces(counters: number): readonly CounterPiece[] {
  let left = counters
  return PIECES.flatMap(({ piece, worth }) => {
    const count = Math.floor(left / worth)
    left -= count * worth
    return Array.from({ length: Math.min(count, MOST_PLAQUES) }, () => piece)
  })
}

/** Returns a few likely sums, smallest first: multiples of the stake within the allowed range. */
export function usualSums(stake: number, least: number, most: number): readonly number[] {
  const sums = [1, 2, 5, 10].map((times) => stake * times)
  const whole = most <= stake * 20 ? [most] : []
  const within = [least, ...sums, ...whole].filter((sum) => sum > 0 && sum >= least && sum <= most)
  return [...new Set(within)].toSorted((a, b) => a - b)
}
