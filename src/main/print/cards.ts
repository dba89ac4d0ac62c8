// The cards of a page: each is drawn once, as a symbol, and used wherever it lies.
import { type Card, type Suit, CARDS, TRAPPOLA_CARDS, suitOf } from '../../shared/card.ts'
import { CARD, buildCorner } from '../../shared/faces/corners.ts'
import { PIPS } from '../../shared/faces/pips.ts'
import type { DrawnCards } from './diagram.ts'
import { type Markup, html, svg, writeSvg } from './markup.ts'
import { type Printing, readDrawing } from './printing.ts'

export const CARD_RATIO = CARD.height / CARD.width

/**
 * Returns the drawing of a card as an element of a page, where its ids are its own. Patterns are
 * left out: at this size they are not visible, and a PDF would repeat them for every card.
 */
const embedDrawing = (text: string, card: Card | 'back'): string =>
  text
    .replace(
      /^[\s\S]*?<svg[^>]*(viewBox="[^"]*")[^>]*>/,
      `<svg $1 width="${CARD.width}" height="${CARD.height}">`,
    )
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<pattern[\s\S]*?<\/pattern>/g, '')
    .replaceAll(/<(?:path|rect)[^>]*fill="url\(#[^>]*\/>/g, '')
    .replaceAll(/\bid="/g, `id="${card}-`)
    .replaceAll(/href="#/g, `href="#${card}-`)
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

const VIEW_BOX = `viewBox="0 0 ${CARD.width} ${CARD.height}"`

/** A card, and its edge: what shows of it under another. */
function writeSymbol(card: Card | 'back', printing: Printing): string {
  const art = embedDrawing(readDrawing(printing, card), card)
  if (card === 'back') return `<symbol id="card-back" ${VIEW_BOX}>${art}</symbol>`
  const corners = writeSvg(buildCorners(card, printing))
  const turned = `<g transform="rotate(180 ${CARD.width / 2} ${CARD.height / 2})">${corners}</g>`
  return `<symbol id="card-${card}" ${VIEW_BOX}>${art}${corners}${turned}</symbol>`
}

const writeEdge = (card: Card, printing: Printing): string =>
  `<symbol id="edge-${card}" ${VIEW_BOX}>${writeSvg(BLANK)}${writeSvg(buildCorners(card, printing))}</symbol>`

/** A card without anything on it. */
const BLANK = svg('rect', {
  x: 1,
  y: 1,
  width: CARD.width - 2,
  height: CARD.height - 2,
  rx: 13.4,
  fill: '#fffdf6',
  stroke: '#2b2621',
  'stroke-width': 2,
})

/** Writes the symbols of the cards of a page, in the order of their pack. */
export function writeSymbols(
  { whole, edges, hasBacks }: Readonly<DrawnCards>,
  printing: Printing,
): string {
  const pack = [...CARDS, ...TRAPPOLA_CARDS]
  return [
    ...(hasBacks ? [writeSymbol('back', printing)] : []),
    ...pack.filter((card) => whole.has(card)).map((card) => writeSymbol(card, printing)),
    ...pack.filter((card) => edges.has(card)).map((card) => writeEdge(card, printing)),
  ].join('\n')
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
