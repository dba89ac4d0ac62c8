import type { Suit, TrappolaSuit } from '../../shared/card.ts'

/** The ink of letters, spades and clubs. */
export const INK = '#14110f'
/** The red of hearts and diamonds. */
export const RED = '#d81e12'

/**
 * A colour for each suit, chosen so that the four of a pack can be distinguished by viewers who
 * lack one of the three cone types, and that every letter is readable on the paper:
 * test/cards/four-colours.test.ts measures it.
 */
export const FOUR: Readonly<Record<Suit, string>> = {
  S: INK,
  H: '#dc1414',
  D: '#1c2fb8',
  C: '#0c8065',
  SP: '#0a1478',
  CO: '#a51e14',
  DE: '#c88200',
  BA: '#007364',
}

/** The colours of the Trappola signs. */
export const SIGNS: Readonly<Record<TrappolaSuit, string>> = {
  SP: '#359',
  CO: '#c32',
  DE: '#eb4',
  BA: '#386',
}
