// The crowns on the emblem of a court card: an arched crown, an open crown of points, a bonnet with
// a plume. All stand on 0, 0.
import { disc, dots, INK, line, PAPER, shape, stroke } from '../trappola/pen.ts'
import { GOLD } from './style.ts'

const RIM = 'M-45-13C-22-6 22-6 45-13L43 1C20 8-20 8-43 1Z'

/** The rim of a crown with its stones. */
const rim = (colour: string): string =>
  shape(GOLD, RIM) +
  [-32, 0, 32].map((x) => disc(colour, x, x === 0 ? 0 : -2.5, 4.6)).join('') +
  [-16.5, 16.5].map((x) => disc(PAPER, x, -1, 3)).join('')

/** An arch set with pearls. */
const arch = (d: string): string =>
  stroke(INK, 10.5, d) + stroke(GOLD, 6.5, d) + dots(PAPER, 3.4, 7.6, d)

const CROSS =
  'M-3-76C-3-80-5-83-7-85H7C5-83 3-80 3-76 7-76 10-78 12-80V-66C10-68 7-70 3-70 3-66 5-63 7-61H-7C-5-63-3-66-3-70-7-70-10-68-12-66V-80C-10-78-7-76-3-76Z'

/** Closed by arches, an orb and a cross on top. */
export const kingsCrown = (colour: string): string =>
  [
    shape(
      colour,
      'M-43-12C-58-36-40-54-20-54-8-54-2-50 0-44 2-50 8-54 20-54 40-54 58-36 43-12 22-5-22-5-43-12Z',
    ),
    arch('M0-9V-46'),
    arch('M-43-13C-64-44-34-66 0-50'),
    arch('M43-13C64-44 34-66 0-50'),
    rim(colour),
    disc(GOLD, 0, -55, 7.5),
    shape(GOLD, CROSS),
  ].join('')

const POINTS =
  'M-45-12-60-46C-52-36-44-31-37-30-33-38-31-47-30-58-26-44-20-34-12-32-6-40-2-50 0-64 2-50 6-40 12-32 20-34 26-44 30-58 31-47 33-38 37-30 44-31 52-36 60-46L45-12C22-5-22-5-45-12Z'

const ENDS = [
  [-61, -50],
  [-30, -63],
  [0, -70],
  [30, -63],
  [61, -50],
] as const

/** Open, with five points that end in pearls. */
export const queensCrown = (colour: string): string =>
  [
    shape(colour, 'M-47-24C-22-36 22-36 47-24V-14H-47Z'),
    shape(GOLD, POINTS),
    ENDS.map(([x, y]) => disc(PAPER, x, y, x === 0 ? 7 : 6)).join(''),
    [-37, -12, 12, 37].map((x) => disc(colour, x, x * x > 400 ? -21 : -22, 3.4)).join(''),
    rim(colour),
  ].join('')

const PLUME =
  'M14-30C14-58 34-80 62-84 82-86 96-76 96-62 91-67 87-66 85-61 84-51 77-46 70-47 68-38 60-34 53-37 49-28 40-24 32-25Z'

/** A soft bonnet with a brim and a plume. */
export const jacksBonnet = (colour: string): string =>
  [
    shape(colour, 'M-46-10C-62-30-46-50-14-50 20-52 58-42 47-10 26-18-26-18-46-10Z'),
    shape(PAPER, PLUME),
    line('M18-28C30-52 48-70 84-72M34-44q10 4 20 2M46-57q9 3 22 0M58-66q8 2 20-2', 1.6),
    line('M-30-17C-34-28-30-40-20-48M-8-20C-10-30-8-42-2-50', 2),
    shape(GOLD, 'M-50-9C-48-17-28-21 0-21 28-21 48-17 50-9 50-1 30 5 0 5-30 5-50-1-50-9Z'),
    dots(PAPER, 4.4, 10, 'M-41-7Q0-13 42-7'),
    disc(colour, 22, -22, 9),
    disc(GOLD, 22, -22, 4),
  ].join('')
