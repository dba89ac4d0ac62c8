// The thirty-six cards of each set.
import { kingOf } from './kings.ts'
import { card, STYLES, type Style } from './layout.ts'
import { numeral } from './numerals.ts'
import { type Suit, SUITS } from './signs.ts'
import { knightOf } from './knights.ts'
import { pageOf } from './pages.ts'
import { aceOf } from './aces.ts'

const RANKS = ['A', 'K', 'C', 'B', '10', '9', '8', '7', '6'] as const

type Rank = (typeof RANKS)[number]

function picture(rank: Rank, suit: Suit): string {
  switch (rank) {
    case 'A':
      return aceOf(suit)
    case 'K':
      return kingOf(suit)
    case 'C':
      return knightOf(suit)
    case 'B':
      return pageOf(suit)
    default:
      return numeral(suit, Number(rank))
  }
}

const cardsOf = (style: Style): readonly (readonly [path: string, svg: string])[] =>
  SUITS.flatMap((suit) =>
    RANKS.map(
      (rank) => [`${style.folder}/${rank}-${suit}.svg`, card(picture(rank, suit), style)] as const,
    ),
  )

/** Every file of every set: its path below resources/cards, and what is in it. */
export const drawPack = (): ReadonlyMap<string, string> => new Map(STYLES.flatMap(cardsOf))
