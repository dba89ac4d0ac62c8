// The suit signs at the size of a pip and larger: sword, cup, coin, baton.
import {
  at,
  BLUE,
  disc,
  dots,
  GREEN,
  INK,
  line,
  PAPER,
  RED,
  shape,
  short,
  STEEL,
  stroke,
  tint,
  wedges,
  YELLOW,
} from './pen.ts'

export type Suit = 'SP' | 'CO' | 'DE' | 'BA'

export const SUITS: readonly Suit[] = ['SP', 'CO', 'DE', 'BA']

/** A chalice, 48 by 60 around its middle. */
export const CUP: string = [
  shape(
    RED,
    'M-23-25C-24-6-14 4-5 7L-6 13C-9 14-9 18-6 19C-12 21-19 23-20 30H20C19 23 12 21 6 19C9 18 9 14 6 13L5 7C14 4 24-6 23-25Z',
  ),
  tint(YELLOW, 'M-22-12C-21-4-14 4-5 7H5C14 4 21-4 22-12C12-6-12-6-22-12Z'),
  line('M-22-13C-12-7 12-7 22-13'),
  `<ellipse fill="${PAPER}" cy="-25" rx="23" ry="5.5"/>`,
  `<ellipse fill="${INK}" stroke="none" cy="-24.5" rx="17" ry="2.6"/>`,
  wedges([8, -18], [20, -18], 4, [-1, 9], 2.2),
  line('M-8-6V2M0-5V4M8-6V2M-6 13H6M-6 19H6M-14 25H14', 1.4),
].join('')

/** Six petals as one path. */
function petals(count: number, inner: number, outer: number): string {
  return Array.from({ length: count }, (_, index) => {
    const turn = (index / count) * 2 * Math.PI
    const place = (r: number, side: number): string =>
      `${short(Math.sin(turn + side) * r)} ${short(-Math.cos(turn + side) * r)}`
    const wide = Math.PI / count
    return `M${place(inner, 0)}C${place(outer * 0.7, -wide)} ${place(outer * 1.1, -wide * 0.8)} ${place(outer, 0)}C${place(outer * 1.1, wide * 0.8)} ${place(outer * 0.7, wide)} ${place(inner, 0)}Z`
  }).join('')
}

/** A coin with a rosette around its middle. */
export function coin(r: number): string {
  return [
    disc(YELLOW, 0, 0, r),
    dots(INK, r * 0.11, short2((2 * Math.PI * r * 0.85) / 24), circle(r * 0.85)),
    `<circle fill="${PAPER}" stroke-width="1.5" r="${short(r * 0.7)}"/>`,
    `<path fill="${RED}" stroke-width="1.2" d="${petals(6, r * 0.1, r * 0.6)}"/>`,
    `<circle fill="${BLUE}" stroke-width="1.3" r="${short(r * 0.2)}"/>`,
  ].join('')
}

const short2 = (value: number): number => Math.round(value * 100) / 100

const circle = (r: number): string => `M${short(-r)} 0a${short(r)} ${short(r)} 0 1 1 0 .1Z`

/** A curved sword that stands on its pommel at 0, 0; the blade is so long. */
export function sword(length: number): string {
  const top = -18 - length
  const half = -18 - length / 2
  return [
    shape(
      STEEL,
      `M-5-18C-9 ${short(half)}-7 ${short(half - 20)} 9 ${short(top)}C9 ${short(half - 10)} 5 ${short(half)} 6-18Z`,
    ),
    tint(
      BLUE,
      `M0-18C-3 ${short(half)}-1 ${short(half - 20)} 9 ${short(top)}C9 ${short(half - 10)} 5 ${short(half)} 6-18Z`,
    ),
    line(`M0-18C-3 ${short(half)}-1 ${short(half - 20)} 9 ${short(top)}`, 1.2),
    shape(RED, 'M-3.5-17V-4H4.5V-17Z'),
    line('M-3.5-13H4.5M-3.5-9H4.5', 1.2),
    shape(
      YELLOW,
      'M-16-16C-20-22-13-25-10-20H11C14-25 21-22 17-16C16-12 11-13 9-16H-8C-10-13-15-12-16-16Z',
    ),
    disc(YELLOW, 0.5, 0, 5),
  ].join('')
}

/** The stub of a sawn-off branch: its place, and how far to the side it stands. */
const stub = (y: number, side: number): string =>
  shape(
    GREEN,
    `M${side * 5} ${short(y + 9)}L${side * 14} ${short(y + 1)} ${side * 11} ${short(y - 6)} ${side * 5} ${short(y - 5)}Z`,
  ) +
  at(
    side * 13,
    y - 2.5,
    `<ellipse fill="${YELLOW}" stroke-width="1.6" rx="2.8" ry="4.6"/>`,
    side * 20,
  )

/** A club cut from a tree, from its foot at 0, 0 upwards; the sawn end shows the wood. */
export function club(length: number): string {
  const y = (share: number): string => short(-length * share)
  return [
    stub(-length * 0.3, -1),
    stub(-length * 0.52, 1),
    stub(-length * 0.7, -1),
    shape(
      GREEN,
      `M-5 0C-8 ${y(0.2)}-6 ${y(0.3)}-8 ${y(0.4)}-9 ${y(0.6)}-8 ${y(0.7)}-10 ${y(0.8)}L-12 ${y(1)}H13L11 ${y(0.8)}C8 ${y(0.66)} 10 ${y(0.6)} 8 ${y(0.48)} 6 ${y(0.3)} 8 ${y(0.2)} 5 0Z`,
    ),
    wedges(
      [10, -length * 0.9],
      [6, -length * 0.12],
      Math.max(6, Math.round(length / 14)),
      [-8, 3],
      2.2,
    ),
    line(
      `M-5 ${y(0.92)}C-7 ${y(0.8)}-4 ${y(0.7)}-4 ${y(0.6)}M-3 ${y(0.45)}C-1 ${y(0.35)}-4 ${y(0.25)}-2 ${y(0.12)}`,
      1.3,
    ),
    at(
      0.5,
      -length,
      `<ellipse fill="${YELLOW}" rx="12.5" ry="4.6"/><ellipse stroke-width="1.2" rx="6" ry="1.8"/>`,
    ),
    shape(RED, 'M-6 1H6L6.5-6H-6.5Z'),
  ].join('')
}

/** A stave from one place to another is three strokes. */
export const stave = (d: string, colour: string, wide: number): string =>
  stroke(INK, wide + 4, d) + stroke(colour, wide, d)

export const leaf = (x: number, y: number, turn: number, colour: string = GREEN): string =>
  at(x, y, shape(colour, 'M0 0C-7-5-6-14 0-20C6-14 7-5 0 0Z') + line('M0 0V-14', 1), turn)
