// The two sets drawn for large indices, and what their cards are coloured with.
import type { FrenchSuit } from '../../src/shared/card.ts'
import { FOUR, INK, RED } from '../../src/shared/faces/colours.ts'

/** A set differs from the other by its colours alone. */
export interface Style {
  readonly folder: string
  readonly colours: Readonly<Record<FrenchSuit, string>>
}

export const STYLES: readonly Style[] = [
  { folder: 'jumbo', colours: { S: INK, H: RED, D: RED, C: INK } },
  { folder: 'four-colours', colours: FOUR },
]

export const GOLD = '#e6b545'
export const STEEL = '#dfe3ea'
