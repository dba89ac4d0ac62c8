// Written by study/tricks.ts: 60 deals, rulebook against itself. In how many of them the dealer’s side made
// 0, 1 … 13 tricks.
export const DEALER_TRICKS: readonly number[] = [0, 2, 0, 1, 6, 9, 12, 10, 6, 9, 4, 0, 1, 0]
