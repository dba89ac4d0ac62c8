// Counters as they lie on a table: round jetons of one, oval fiches of five, contracts of twenty, plaques of a hundred.

const PIECES = [
  { piece: 'plaque', worth: 100 },
  { piece: 'contrat', worth: 20 },
  { piece: 'fiche', worth: 5 },
  { piece: 'jeton', worth: 1 },
] as const
export type CounterPiece = (typeof PIECES)[number]['piece']

/** More plaques than these are not drawn; the figure beside them says how many there are. */
const MOST_PLAQUES = 3

/** The pieces of a pile, the dearest first. */
export function splitIntoPieces(counters: number): readonly CounterPiece[] {
  let left = counters
  return PIECES.flatMap(({ piece, worth }) => {
    const count = Math.floor(left / worth)
    left -= count * worth
    return Array.from({ length: Math.min(count, MOST_PLAQUES) }, () => piece)
  })
}

/** Some sums that lie near at hand, smallest first: multiples of the stake within what may be laid. */
export function usualSums(stake: number, least: number, most: number): readonly number[] {
  const sums = [1, 2, 5, 10].map((times) => stake * times)
  const whole = most <= stake * 20 ? [most] : []
  const within = [least, ...sums, ...whole].filter((sum) => sum > 0 && sum >= least && sum <= most)
  return [...new Set(within)].toSorted((a, b) => a - b)
}
