import type { Suit, TrappolaSuit } from '../card.ts'

/** The ink of letters, spades and clubs. */
export const INK = '#14110f'
export const RED = '#d81e12'

/** For dichromats too, and readable on paper: measured by test/cards/four-colours.test.ts. */
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

export const SIGNS: Readonly<Record<TrappolaSuit, string>> = {
  SP: '#359',
  CO: '#c32',
  DE: '#eb4',
  BA: '#386',
}
