// Written by study/tricks.ts: 800 deals, club against itself. Number of deals in which the dealer’s
// side made 0, 1 … 13 tricks.
export const DEALER_TRICKS: readonly number[] = [
  2, 5, 15, 33, 61, 97, 112, 150, 132, 109, 47, 31, 4, 2,
]
