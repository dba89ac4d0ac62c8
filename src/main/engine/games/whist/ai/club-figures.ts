// Written by study/tricks.ts: 4000 deals, club against itself. In how many of them the
// dealer’s side held four honours, three, two, one and none (rows) and made 0, 1 … 13 tricks.
export const DEALER_RESULTS: readonly (readonly number[])[] = [
  [0, 0, 0, 0, 0, 4, 11, 35, 51, 69, 49, 34, 9, 4],
  [0, 0, 0, 8, 31, 62, 120, 212, 269, 251, 159, 50, 11, 1],
  [0, 2, 11, 48, 111, 209, 315, 364, 263, 166, 59, 21, 8, 0],
  [0, 7, 38, 66, 146, 179, 178, 127, 65, 27, 3, 0, 0, 0],
  [0, 8, 14, 32, 32, 34, 16, 7, 4, 0, 0, 0, 0, 0],
]
