// The fifty-two cards of each set.
import { type FrenchRank, type FrenchSuit, RANKS, SUITS } from '../../src/shared/card.ts'
import { CARD } from '../../src/shared/faces/corners.ts'
import { PIPS } from '../../src/shared/faces/pips.ts'
import { compact } from '../trappola/compact.ts'
import { PAPER, at } from '../trappola/pen.ts'
import { courtOf } from './courts.ts'
import { emblem } from './emblem.ts'
import { numeral, pip } from './numerals.ts'
import { STYLES, type Style } from './style.ts'

const [X, Y] = [CARD.width / 2, CARD.height / 2]
const EDGE = `<rect width="298.05" height="432.15" x=".98" y=".98" rx="13.43" fill="${PAPER}" stroke="#2b2621" stroke-width="1.95"/>`

/** A line of paper within a great pip. */
const inline = (size: number, width: number): string =>
  at(X, Y, `<use href="#p" fill="none" stroke="${PAPER}" stroke-width="${width}"/>`, 0, size / 32)

/**
 * One great pip; that of spades bears the sign of the house, as it did when it bore the stamp of
 * the tax.
 */
const ace = (suit: FrenchSuit): string =>
  suit === 'S'
    ? pip(X, Y, 196) + inline(178, 0.42) + at(X, Y + 10, emblem(PAPER), 0, 0.72)
    : pip(X, Y, 140)

function picture(rank: FrenchRank, suit: FrenchSuit, colour: string): string {
  switch (rank) {
    case 'K':
    case 'Q':
    case 'J':
      return courtOf(rank, colour)
    case 'A':
      return ace(suit)
    default:
      return numeral(Number(rank))
  }
}

function card(rank: FrenchRank, suit: FrenchSuit, { colours }: Style): string {
  const colour = colours[suit]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="289.4" viewBox="0 0 ${CARD.width} ${CARD.height}">`,
    '<!-- Cercle, MIT. Written by study/french/draw.ts -->',
    EDGE,
    `<defs><path id="p" transform="translate(-16 -16)" d="${PIPS[suit]}"/></defs>`,
    `<g fill="${colour}">${picture(rank, suit, colour)}</g></svg>\n`,
  ]
    .join('')
    .replaceAll(/ d="([^"]*)"/g, (_, path: string) => ` d="${compact(path)}"`)
}

/** Every file of both sets: its path below resources/cards, and what is in it. */
export const drawPack = (): ReadonlyMap<string, string> =>
  new Map(
    STYLES.flatMap((style) =>
      SUITS.flatMap((suit) =>
        RANKS.map(
          (rank) => [`${style.folder}/${rank}${suit}.svg`, card(rank, suit, style)] as const,
        ),
      ),
    ),
  )
