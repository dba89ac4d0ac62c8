// The cards of a page: each is drawn once, as a symbol, and used wherever it lies.
import { type Card, type Suit, CARDS, TRAPPOLA_CARDS, suitOf } from '../../shared/card.ts'
import { CARD, buildCorner } from '../../shared/faces/corners.ts'
import { PIPS } from '../../shared/faces/pips.ts'
import type { DrawnCards } from './diagram.ts'
import { type Markup, html, svg, writeSvg } from './markup.ts'
import { type Printing, readDrawing } from './printing.ts'

export const CARD_RATIO = CARD.height / CARD.width

/** Returns the drawing of a card as an element of a page, where its ids are its own. */
const embedDrawing = (text: string, card: Card | 'back'): string =>
  text
    .replace(
      /^[\s\S]*?<svg[^>]*(viewBox="[^"]*")[^>]*>/,
      `<svg $1 width="${CARD.width}" height="${CARD.height}">`,
    )
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/\bid="/g, `id="${card}-`)
    .replaceAll(/href="#/g, `href="#${card}-`)
    .replaceAll(/url\(#/g, `url(#${card}-`)
    .trim()

function buildCorners(card: Card, { faces, words }: Printing): Markup {
  const { letters, ink, sign } = buildCorner(card, faces, words.cards.index(card))
  return svg(
    'g',
    {},
    ...letters.map(({ d, transform }) =>
      svg('path', { d, transform, fill: ink, 'fill-rule': 'evenodd' }),
    ),
    svg('path', {
      d: sign.d,
      transform: sign.transform,
      fill: sign.fill,
      ...(sign.edge === 'none' ? {} : { stroke: sign.edge, 'stroke-width': 1.1 }),
    }),
  )
}

function writeSymbol(card: Card | 'back', printing: Printing): string {
  const corners = card === 'back' ? '' : writeSvg(buildCorners(card, printing))
  const turned = `<g transform="rotate(180 ${CARD.width / 2} ${CARD.height / 2})">${corners}</g>`
  const art = embedDrawing(readDrawing(printing, card), card)
  return `<symbol id="card-${card}" viewBox="0 0 ${CARD.width} ${CARD.height}">${art}${corners}${corners && turned}</symbol>`
}

/** Writes the symbols of the cards of a page, in the order of their pack. */
export function writeSymbols(
  { cards, hasBacks }: Readonly<DrawnCards>,
  printing: Printing,
): string {
  const drawn = [...CARDS, ...TRAPPOLA_CARDS].filter((card) => cards.has(card))
  const all = hasBacks ? (['back', ...drawn] as const) : drawn
  return all.map((card) => writeSymbol(card, printing)).join('\n')
}

const FRENCH_SIGNS: Readonly<Partial<Record<Suit, string>>> = { S: '♠', H: '♥', D: '♦', C: '♣' }

/** Builds the sign of a suit among text: a letter, or a drawing where no font has one. */
function buildSign(suit: Suit, { words }: Printing): Markup | string {
  const sign = FRENCH_SIGNS[suit]
  if (sign !== undefined) return sign
  return svg(
    'svg.sign',
    { viewBox: '0 0 32 32', role: 'img', 'aria-label': words.cards.suitName(suit) },
    svg('path', { d: PIPS[suit], fill: 'currentColor' }),
  )
}

/** Builds a card as text: "♠K", the sign in its colour. */
export function buildCardText(card: Card, printing: Printing): Markup {
  const suit = suitOf(card)
  return html(
    `span.card.suit-${suit}`,
    {},
    buildSign(suit, printing),
    printing.words.cards.index(card),
  )
}
