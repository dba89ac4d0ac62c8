// Written by study/tricks.ts: in how many deals the dealer's side made 0, 1 … 13 tricks.
export const DEALER_TRICKS: readonly number[] = [3, 12, 45, 90, 150, 205, 230, 215, 165, 105, 55, 20, 6, 2]
