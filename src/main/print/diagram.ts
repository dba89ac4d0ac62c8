// The diagram of a deal: the hands around the table, and in its middle the turn-up and the talon.
// An SVG of its own size, used within a page and as a picture by itself.
import { type Card, type Suit, isTrappolaSuit, readCard, suitOf } from '../../shared/card.ts'
import { FOUR, INK, RED, SIGNS } from '../../shared/faces/colours.ts'
import { PIPS } from '../../shared/faces/pips.ts'
import { orderIn } from '../../shared/games/hand-orders.ts'
import { DEFAULT_SETTINGS } from '../../shared/settings.ts'
import { sortHand } from '../../shared/sort-hand.ts'
import { type Cards, type Seat, type TableView, leftOf } from '../../shared/view.ts'
import { CARD_RATIO } from './cards.ts'
import { type Markup, svg } from './markup.ts'
import { type Printing, textsFor } from './printing.ts'

/** What lies on the table. */
export interface LaidCards {
  readonly view: TableView
  /** By seat; null for a picture without them. */
  readonly names: readonly string[] | null
  /** The seat that is drawn at the bottom. */
  readonly near: Seat
  /** The talon from the top as far as it is known, null for unknown cards; null if not told. */
  readonly talon: readonly (Card | null)[] | null
}

/** The sizes of a diagram, in its own units: a card, and what shows of one under another. */
const WIDE = 46
const HIGH = WIDE * CARD_RATIO
const STEP = 19
/** What more shows of the last card of a suit. */
const APART = 6
const NAME = 18
const GAP = 16
/** Room for a letter of a title. */
const LETTER = 7.4

type Place = 'bottom' | 'left' | 'top' | 'right'

const PLACES: Readonly<Record<number, readonly Place[]>> = {
  2: ['bottom', 'top'],
  3: ['bottom', 'left', 'right'],
  4: ['bottom', 'left', 'top', 'right'],
}

/** A diagram has room for names. */
const LEAST = 260

interface Row {
  readonly width: number
  readonly drawn: readonly Markup[]
}

const useSymbol = (symbol: string, x: number, y: number): Markup =>
  svg('use', { href: `#${symbol}`, x, y, width: WIDE, height: HIGH })

/** Draws cards in a row, each over the one before it; suits that follow each other lie apart. */
function drawRow(cards: readonly (Card | 'back')[], apart = 0): Row {
  let x = 0
  const drawn = cards.map((card, place) => {
    const before = cards[place - 1]
    const isNext = before !== undefined && before !== 'back' && card !== 'back'
    if (place > 0) x += STEP + (isNext && suitOf(before) !== suitOf(card) ? apart : 0)
    const isUnder = place < cards.length - 1 && card !== 'back'
    return useSymbol(`${isUnder ? 'edge' : 'card'}-${card}`, x, 0)
  })
  return { width: cards.length === 0 ? 0 : x + WIDE, drawn }
}

const coversOf = (count: number): readonly 'back'[] => Array.from({ length: count }, () => 'back')

/** A title around a middle. */
const title = (x: number, words: string): Markup =>
  svg('text', { x, y: NAME - 6, 'text-anchor': 'middle', 'font-size': 14 }, words)

const at = (x: number, y: number, ...drawn: readonly Markup[]): Markup =>
  svg(
    'g',
    { transform: `translate(${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10})` },
    ...drawn,
  )

function sortCards({ game, trump }: TableView, cards: Cards): readonly (Card | 'back')[] {
  if (typeof cards === 'number') return coversOf(cards)
  return sortHand(cards, trump, orderIn(game), DEFAULT_SETTINGS.sorting)
}

interface Hand {
  readonly place: Place
  readonly name: string
  readonly row: Row
}

function drawHands({ view, names, near }: LaidCards, printing: Printing): readonly Hand[] {
  const seats = view.hands.length
  const texts = textsFor(printing, view.game)
  return (PLACES[seats] ?? []).map((place, turn) => {
    const seat = leftOf(near, seats, turn)
    const name = names?.[seat] ?? texts.print.seats[place]
    return {
      place,
      name: seat === view.dealer ? texts.print.dealer(name) : name,
      row: drawRow(sortCards(view, view.hands[seat] ?? 0), APART),
    }
  })
}

/** Draws a hand under the name of its player, around a middle. */
const drawHand = ({ name, row }: Hand, middle: number, top: number): Markup =>
  at(middle, top, title(0, name), at(-row.width / 2, NAME, ...row.drawn))

const HAND = NAME + HIGH

/** The colours of a suit sign on white. */
const signColour = (suit: Suit, { faces }: Printing): string => {
  if (faces === 'fourColours') return FOUR[suit]
  if (isTrappolaSuit(suit)) return SIGNS[suit]
  return suit === 'H' || suit === 'D' ? RED : INK
}

interface Middle {
  readonly width: number
  readonly height: number
  readonly drawn: readonly Markup[]
}

/** Draws what lies in the middle of the table, from its left upper corner. */
function drawMiddle({ view, talon }: LaidCards, printing: Printing): Middle {
  const { print } = textsFor(printing, view.game)
  const parts: { readonly width: number; readonly drawn: Markup }[] = []
  const add = (words: string, row: Row): void => {
    const width = Math.max(row.width, words.length * LETTER)
    const inner = at((width - row.width) / 2, NAME, ...row.drawn)
    parts.push({ width, drawn: svg('g', {}, title(width / 2, words), inner) })
  }
  if (view.turnUp !== null) add(print.turnUp, drawRow([view.turnUp]))
  else if (view.trump !== null)
    add(print.trump, {
      width: 32,
      drawn: [
        svg('path', {
          d: PIPS[view.trump],
          fill: signColour(view.trump, printing),
          transform: `translate(0 ${(HIGH - 32) / 2})`,
        }),
      ],
    })
  if (view.talon > 0) {
    const known = talon?.filter((card) => card !== null) ?? []
    const row =
      talon === null || known.length === 0
        ? drawRow(coversOf(1))
        : drawRow(talon.map((card) => card ?? 'back'))
    add(print.talon(view.talon), row)
  }
  const width = parts.reduce((sum, part) => sum + part.width + GAP, -GAP)
  let x = 0
  const drawn = parts.map((part) => {
    const placed = at(x, 0, part.drawn)
    x += part.width + GAP
    return placed
  })
  return { width: Math.max(width, 0), height: parts.length === 0 ? 0 : HAND, drawn }
}

/** A drawing of its own size. */
export interface Drawing {
  readonly width: number
  readonly height: number
  readonly drawn: readonly Markup[]
}

/** Draws what lies on the table; names and signs are in the colour of the text around it. */
export function drawLaidCards(laid: LaidCards, printing: Printing): Drawing {
  const hands = drawHands(laid, printing)
  const find = (place: Place): Hand | undefined => hands.find((one) => one.place === place)
  const [bottom, left, top, right] = (['bottom', 'left', 'top', 'right'] as const).map(find)
  const middle = drawMiddle(laid, printing)
  const between = middle.width + (left || right ? 2 * GAP : 0)
  const across = (left?.row.width ?? 0) + between + (right?.row.width ?? 0)
  const width = Math.max(across, top?.row.width ?? 0, bottom?.row.width ?? 0, LEAST)
  const topEnd = top ? HAND + GAP : 0
  const middleHigh = left || right ? HAND : middle.height
  const bottomAt = topEnd + middleHigh + (middleHigh > 0 ? GAP : 0)
  const start = (width - across) / 2
  return {
    width,
    height: bottomAt + HAND,
    drawn: [
      ...(top ? [drawHand(top, width / 2, 0)] : []),
      ...(left ? [drawHand(left, start + left.row.width / 2, topEnd)] : []),
      at(start + (left ? left.row.width + GAP : 0), topEnd, ...middle.drawn),
      ...(right ? [drawHand(right, width - start - right.row.width / 2, topEnd)] : []),
      ...(bottom ? [drawHand(bottom, width / 2, bottomAt)] : []),
    ],
  }
}

/** The cards that lie in drawings: whole, with only an edge in sight, or covered. */
export interface DrawnCards {
  readonly whole: Set<Card>
  readonly edges: Set<Card>
  hasBacks: boolean
}

export const createDrawnCards = (): DrawnCards => ({
  whole: new Set(),
  edges: new Set(),
  hasBacks: false,
})

/** Adds the cards of a drawing to those found so far. */
export function collectCards({ properties, children }: Markup, found: DrawnCards): void {
  const { href } = properties
  const [, kind, name = ''] = /^#(card|edge)-(.+)$/.exec(String(href)) ?? []
  if (name === 'back') found.hasBacks = true
  const card = readCard(name)
  if (card !== null) (kind === 'card' ? found.whole : found.edges).add(card)
  for (const child of children) if (child.type === 'element') collectCards(child, found)
}
