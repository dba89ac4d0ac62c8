// Builds the corners of a card: its index in the language of the table, and its suit sign below.
import { type Card, type Suit, isTrappola, isTrappolaSuit, suitOf } from '../card.ts'
import type { Faces } from '../settings.ts'
import { FOUR, INK, RED, SIGNS } from './colours.ts'
import { buildWord } from './glyphs.ts'
import { PIPS } from './pips.ts'

/** The size of a card in the units of its drawings. */
export const CARD = { width: 300, height: 434.1 } as const

interface PlacedPath {
  readonly d: string
  readonly transform: string
}

export interface Corner {
  readonly letters: readonly PlacedPath[]
  readonly ink: string
  readonly sign: PlacedPath & { readonly fill: string; readonly edge: string }
}

interface CornerLayout {
  /** The horizontal centre of index and sign, from the left edge. */
  readonly middle: number
  readonly top: number
  readonly height: number
  readonly allowed: number
  readonly sign: number
  readonly gap: number
}

const ENGLISH: CornerLayout = { middle: 23, top: 16, height: 50, allowed: 32, sign: 29, gap: 7 }
const PARIS: CornerLayout = { middle: 25.5, top: 16, height: 50, allowed: 34, sign: 30, gap: 6 }
const TRAPPOLA: CornerLayout = { middle: 30.5, top: 19, height: 48, allowed: 44, sign: 38, gap: 8 }
const JUMBO: CornerLayout = { middle: 39, top: 18, height: 84, allowed: 59, sign: 54, gap: 9 }

function layoutFor(card: Card, faces: Faces): CornerLayout {
  if (faces === 'jumbo' || faces === 'fourColours') return JUMBO
  if (isTrappola(card)) return TRAPPOLA
  return faces === 'english' ? ENGLISH : PARIS
}

/** Minimum horizontal scale of letters; a longer word is drawn smaller. */
const NARROWEST = 0.68

const isRed = (suit: Suit): boolean => suit === 'H' || suit === 'D'

/** Returns the colours of letter and sign; Trappola signs have their own. */
function coloursFor(
  suit: Suit,
  faces: Faces,
): { readonly ink: string; readonly fill: string; readonly edge: string } {
  if (faces === 'fourColours') return { ink: FOUR[suit], fill: FOUR[suit], edge: 'none' }
  if (isTrappolaSuit(suit)) return { ink: INK, fill: SIGNS[suit], edge: INK }
  const ink = isRed(suit) ? RED : INK
  return { ink, fill: ink, edge: 'none' }
}

const roundThousandths = (value: number): number => Math.round(value * 1000) / 1000

/** Builds the upper left corner of a card; `index` is the letter or number of its rank. */
export function buildCorner(card: Card, faces: Faces, index: string): Corner {
  const { middle, top, height, allowed, sign, gap } = layoutFor(card, faces)
  const suit = suitOf(card)
  const { ink, fill, edge } = coloursFor(suit, faces)
  const { width, glyphs } = buildWord(index)
  const high = Math.min(height / 100, allowed / width / NARROWEST)
  const wide = Math.min(high, allowed / width)
  const left = middle - (width * wide) / 2
  const place = `translate(${roundThousandths(middle - sign / 2)} ${top + height + gap}) scale(${roundThousandths(sign / 32)})`
  return {
    ink,
    letters: glyphs.map(({ d, at }) => ({
      d,
      transform: `translate(${roundThousandths(left + at * wide)} ${roundThousandths(top + height - high * 100)}) scale(${roundThousandths(wide)} ${roundThousandths(high)})`,
    })),
    sign: { d: PIPS[suit], transform: place, fill, edge },
  }
}
