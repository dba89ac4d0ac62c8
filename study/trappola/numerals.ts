// The numeral cards 6 to 10: swords and batons interlaced, cups and coins in rows; the Do (6) with
// its cartouche.
import { widthOf, word } from './glyphs.ts'
import {
  at,
  BLUE,
  disc,
  INK,
  line,
  PAPER,
  type Point,
  RED,
  shape,
  short,
  solid,
  spot,
  STEEL,
  stroke,
  YELLOW,
  GREEN,
} from './pen.ts'
import { coin, CUP, leaf, stave, type Suit } from './signs.ts'

const MIDDLE = 92

/** The Do of the old players, on a scroll. */
function cartouche(x: number, y: number): string {
  const scroll = [
    shape(
      YELLOW,
      'M-32-12C-44-16-44 10-33 8C-38 14-30 20-24 16C-14 22 14 22 24 16C30 20 38 14 33 8C44 10 44-16 32-12C30-20 24-20 20-16C10-22-10-22-20-16C-24-20-30-20-32-12Z',
    ),
    shape(PAPER, 'M-25-8C-10-14 10-14 25-8C28 0 28 6 24 10C10 15-10 15-24 10C-28 6-28 0-25-8Z'),
    solid('M-38-4a3 3 0 1 0 .1 0ZM38-4a3 3 0 1 0 .1 0Z'),
  ]
  return at(x, y, scroll.join('') + word('Do', -widthOf('Do', 20) / 2, -10, 20, INK))
}

const flower = (x: number, y: number, colour: string): string =>
  at(
    x,
    y,
    leaf(0, 2, 120) +
      leaf(0, 2, -120) +
      leaf(0, 0, 180) +
      shape(colour, 'M0 4C-12 6-16-4-11-13L-5-7 0-17 5-7 11-13C16-4 12 6 0 4Z') +
      disc(YELLOW, 0, -2, 3.5),
  )

type Curve = readonly [Point, Point, Point, Point]

const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

const curved = (...points: readonly Point[]): string => {
  const [first, ...rest] = points.map(spot)
  return `M${first}C${rest.join(' ')}`
}

/** The first half of a curve, which is laid over what crosses it there. */
function firstHalf([a, b, c, d]: Curve): Curve {
  const [ab, bc, cd] = [between(a, b), between(b, c), between(c, d)]
  const [abc, bcd] = [between(ab, bc), between(bc, cd)]
  return [a, ab, abc, between(abc, bcd)]
}

/** Blue and bright blades in turn from the outermost, so that they can be counted. */
const blade = (d: string, index: number): string =>
  stroke(INK, 10.6, d) +
  `<g stroke-linecap="square">${stroke(index % 2 === 0 ? BLUE : STEEL, 6.6, d)}</g>`

/** The point of a blade whose curve ends at `end`, coming from `from`. */
function tip(from: Point, end: Point): string {
  const length = Math.hypot(end[0] - from[0], end[1] - from[1])
  const [x, y] = [(end[0] - from[0]) / length, (end[1] - from[1]) / length]
  const corner = (along: number, aside: number): string =>
    spot([end[0] + x * along - y * aside, end[1] + y * along + x * aside])
  return `M${corner(-1, 4.1)}L${corner(13, 0)}L${corner(-1, -4.1)}`
}

function hilt(from: Point, towards: Point): string {
  const turn = (Math.atan2(towards[0] - from[0], from[1] - towards[1]) * 180) / Math.PI
  const parts = [
    shape(RED, 'M-3-2V14H3V-2Z'),
    shape(YELLOW, 'M-6.5-4C-9-1-6 2-4 0H4C6 2 9-1 6.5-4Z'),
    disc(YELLOW, 0, 16, 4),
  ]
  return at(from[0], from[1], parts.join(''), turn)
}

/**
 * Curved swords in two bundles that cross below and above; an odd one stands straight between them.
 */
function swords(count: number): string {
  const each = Math.floor(count / 2)
  const odd = count % 2 === 1
  const curves = (side: 1 | -1): readonly Curve[] =>
    Array.from({ length: each }, (_, index): Curve => {
      const foot = MIDDLE + side * (20 + 11.2 * index)
      const top = MIDDLE + side * (20 + 12.4 * index)
      const bulge = MIDDLE - side * (30 + 11.5 * index)
      const pull = (bulge - 0.25 * foot) / 0.75
      const lift = 6 * index
      return [
        [foot, 370 - lift],
        [pull, 284 - lift * 0.5],
        [pull, 116 + lift * 0.5],
        [top, 34 + lift],
      ]
    })
  const left = curves(1)
  const right = curves(-1)
  const laid = (set: readonly Curve[]): string =>
    set.map((curve, index) => blade(curved(...curve), each - 1 - index)).join('')
  const woven = laid(left) + laid(right) + laid(left.map(firstHalf))
  const tips = [...left, ...right].map(([, , from, end], index) =>
    shape((each - 1 - (index % each)) % 2 === 0 ? BLUE : STEEL, tip(from, end)),
  )
  const hilts = [...left, ...right].map(([from, towards]) => hilt(from, towards))
  const layers = `<g stroke-linecap="butt">${woven}</g>${tips.join('')}${hilts.join('')}`
  if (odd) return layers + at(MIDDLE, 372, STRAIGHT)
  const upper = flower(MIDDLE, 172, RED)
  return (
    layers +
    (count === 6
      ? cartouche(MIDDLE, 201)
      : upper + `<g transform="matrix(1 0 0 -1 0 402)">${upper}</g>`)
  )
}

/** The straight sword of the odd numbers, upright on its pommel. */
const STRAIGHT = [
  shape(RED, 'M-8-26-6-318 0-334 6-318 8-26Z'),
  line('M0-30V-310', 1.3),
  shape(YELLOW, 'M-20-30C-26-36-20-42-15-36H15C20-42 26-36 20-30 14-24-14-24-20-30Z'),
  shape(BLUE, 'M-4-26V-6H4V-26Z'),
  line('M-4-20H4M-4-13H4'),
  disc(YELLOW, 0, 0, 6.5),
].join('')

/** Staves crossed in a lattice, over and under in turn; an odd one stands upright over them. */
function batons(count: number): string {
  const each = Math.floor(count / 2)
  const apart = 17
  const reach = count < 8 ? 62 : count < 10 ? 54 : 46
  const [top, foot] = [34, 368]
  const shift = (index: number): number => apart * (index - (each - 1) / 2)
  const indices = Array.from({ length: each }, (_, index) => index)
  const way = (x: number, lean: 1 | -1): string =>
    `M${short(x - lean * reach)} ${foot}L${short(x + lean * reach)} ${top}`
  const rising = indices.map((index) => way(MIDDLE + shift(index), 1)).join('')
  const falling = indices.map((index) => way(MIDDLE + shift(index), -1)).join('')
  const over = indices.flatMap((a) =>
    indices
      .filter((b) => (a + b) % 2 === 0)
      .map((b) => {
        const x = MIDDLE + (shift(a) + shift(b)) / 2
        const y = 201 + ((shift(a) - shift(b)) / 2 / reach) * 167
        const step = 26
        const aside = (step * reach) / 167
        return `M${spot([x - aside, y + step])}L${spot([x + aside, y - step])}`
      }),
  )
  const staff = (d: string): string => stave(d, GREEN, 7)
  const ends = indices.flatMap((index) =>
    [1, -1].flatMap((lean) =>
      [1, -1].map((down) => {
        const x = MIDDLE + shift(index) - lean * down * reach
        return at(
          x,
          201 + down * 167,
          shape(RED, 'M-5.5 6V-7L-4-10H4L5.5-7V6C3 9-3 9-5.5 6Z') + line('M-5-3H5', 1.3),
          (down * lean * Math.atan(reach / 167) * 180) / Math.PI + (down === 1 ? 0 : 180),
        )
      }),
    ),
  )
  const lattice = `<g stroke-linecap="butt">${staff(falling)}${staff(rising)}${staff(over.join(''))}</g>`
  const upright =
    count % 2 === 1 ? stave(`M92 34V368`, YELLOW, 8) + at(92, 368, END) + at(92, 34, END, 180) : ''
  const label = count === 6 ? cartouche(MIDDLE, 354) : ''
  return lattice + ends.join('') + upright + label
}

const END = shape(RED, 'M-7 6V-8L-5-11H5L7-8V6C4 9-4 9-7 6Z')

/** The positions of the signs of cups and coins. */
function places(count: number): readonly Point[] {
  const [left, right] = [40, 144]
  const pair = (y: number): readonly Point[] => [
    [left, y],
    [right, y],
  ]
  const middle = (...heights: readonly number[]): readonly Point[] =>
    heights.map((y) => [MIDDLE, y])
  switch (count) {
    case 6:
      return [...pair(57), ...middle(126, 276), ...pair(345)]
    case 7:
      return [...[57, 201, 345].flatMap(pair), ...middle(129)]
    case 8:
      return [...[57, 201, 345].flatMap(pair), ...middle(129, 273)]
    case 9:
      return [...[49, 142, 260, 353].flatMap(pair), ...middle(201)]
    default:
      return [...[49, 150, 252, 353].flatMap(pair), ...middle(99.5, 302.5)]
  }
}

/** The sign once, and again at every other place. */
function rows(count: number, sign: string): string {
  const [first, ...rest] = places(count)
  if (first === undefined) return ''
  const uses = rest.map(
    ([x, y]) => `<use href="#s" x="${short(x - first[0])}" y="${short(y - first[1])}"/>`,
  )
  const label = count === 6 ? cartouche(MIDDLE, 201) : ''
  return `<g id="s">${at(first[0], first[1], sign)}</g>${uses.join('')}${label}`
}

export function numeral(suit: Suit, count: number): string {
  switch (suit) {
    case 'SP':
      return swords(count)
    case 'BA':
      return batons(count)
    case 'CO':
      return rows(count, at(0, 0, CUP, 0, count < 9 ? 1.16 : 1.06))
    case 'DE':
      return rows(count, coin(31))
  }
}
