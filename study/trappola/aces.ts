// The four aces: one great sign with leaves, ribbons, a bird, a face.
import { widthOf, word } from './glyphs.ts'
import {
  at,
  BLUE,
  disc,
  dots,
  GREEN,
  INK,
  line,
  mirrored,
  PAPER,
  RED,
  shape,
  short,
  solid,
  STEEL,
  tint,
  wedges,
  YELLOW,
} from './pen.ts'
import { leaf, type Suit } from './signs.ts'

/** A twig of laurel that bends upwards to the left, from 0, 0. */
const TWIG: string = [
  line('M0 0C-30-10-52-40-54-90', 2.4),
  leaf(-16, -8, -100),
  leaf(-22, -14, -20, YELLOW),
  leaf(-34, -26, -90),
  leaf(-36, -30, 0, YELLOW),
  leaf(-46, -48, -75),
  leaf(-47, -50, 20),
  leaf(-53, -72, -55),
  leaf(-53, -76, 30, YELLOW),
  leaf(-54, -88, -8),
].join('')

/** A bow of ribbon that ties the twigs. */
const BOW =
  shape(
    RED,
    'M0 0C-10-14-24-12-24-2-24 8-10 8 0 0 10-14 24-12 24-2 24 8 10 8 0 0M0 0-12 14-4 12 0 4 4 12 12 14Z',
  ) + disc(YELLOW, 0, 0, 4)

const twigs = (y: number): string =>
  at(92, y, TWIG) + mirrored(184, at(92, y, TWIG)) + at(92, y, BOW, 0, 0.9)

const RIBBON: string = [
  shape(
    RED,
    'M-70-14C-76-6-78 6-72 16L-54 12C-58 4-58-8-52-16ZM70-18C76-10 78 2 72 12L54 12C58 4 58-8 52-16Z',
  ),
  shape(PAPER, 'M-58-12C-24 4 20-24 58-14 62-4 62 6 58 14 20 4-24 30-58 16-62 8-62-4-58-12Z'),
  line('M-58-6C-24 10 20-18 60-8M-60 10C-24 24 20-2 60 9', 1.2),
].join('')

const ribbon = (y: number, year: string): string =>
  at(92, y, RIBBON + at(0, 0, word(year, -widthOf(year, 17) / 2, -7, 17, INK), -8))

/** A songbird on the lid of the cup. */
const BIRD: string = [
  shape(BLUE, 'M30 18C44 20 56 28 66 40 52 40 40 36 28 30Z'),
  shape(
    YELLOW,
    'M-30-14C-32-26-20-34-10-30-2-28 2-20 8-16 24-10 34 4 32 20 24 36 0 36-10 24-18 14-14 2-16-6-20-8-24-10-30-14Z',
  ),
  shape(RED, 'M-44-14-30-20-29-11Z'),
  disc(INK, -19, -22, 2.6),
  shape(BLUE, 'M2-6C20-4 36 10 40 28 24 30 4 22 0 8Z'),
  line('M10 4C20 8 28 16 33 25M7 12C14 18 22 23 30 26M-8 10q4 2 6 6M-6 18q4 1 7 5', 1.5),
  line('M2 32V44M12 32V44M-4 44H18', 2.4),
].join('')

/** Rays around the face of the great coin. */
function rays(count: number, inner: number, outer: number): string {
  return Array.from({ length: count }, (_, index) => {
    const place = (r: number, share: number): string => {
      const turn = ((index + share) / count) * 2 * Math.PI
      return `${short(Math.sin(turn) * r)} ${short(-Math.cos(turn) * r)}`
    }
    return `M${place(inner, -0.4)}L${place(outer, 0)}L${place(inner, 0.4)}Z`
  }).join('')
}

const SUN: string = [
  disc(YELLOW, 0, 0, 80),
  `<circle stroke-width="1.3" r="75"/>`,
  dots(INK, 5, 8.72, 'M-69 0a69 69 0 1 1 0 .1Z'),
  `<circle fill="${PAPER}" stroke-width="1.8" r="63"/>`,
  `<path fill="${RED}" stroke-width="1.6" d="${rays(16, 36, 61)}"/>`,
  disc(YELLOW, 0, 0, 40),
  `<g fill="${RED}" stroke="none" opacity=".42"><circle cx="-21" cy="10" r="8"/><circle cx="21" cy="10" r="8"/></g>`,
  solid('M-26-9C-21-17-11-17-6-9-11-12-21-12-26-9ZM6-9C11-17 21-17 26-9 21-12 11-12 6-9Z'),
  solid('M-20-12a4 4.5 0 1 0 8 0ZM12-12a4 4.5 0 1 0 8 0Z'),
  solid('M-28-17C-22-26-10-26-5-18-12-21-21-21-28-17ZM5-18C10-26 22-26 28-17 21-21 12-21 5-18Z'),
  line('M-4-12C-4-2-6 4-9 9-7 14-2 13 0 15 2 13 7 14 9 9M-24-4q8 4 15 0M9-4q7 4 15 0', 1.8),
  tint(RED, 'M-14 22C-6 17-3 20 0 20 3 20 6 17 14 22 6 30-6 30-14 22Z'),
  line('M-16 22C-6 24 6 24 16 22M-4 32Q0 34 4 32', 1.6),
  wedges([34, -14], [22, 30], 9, [-8, 2], 2.2),
].join('')

function sun(): string {
  const curl = (turn: number): string =>
    at(
      92,
      201,
      at(
        0,
        -96,
        shape(
          GREEN,
          'M0 8C-10 4-20-6-16-18-10-16-6-10-4-6-6-16-4-24 0-30 4-24 6-16 4-6 6-10 10-16 16-18 20-6 10 4 0 8Z',
        ) + disc(RED, 0, -2, 4.5),
      ),
      turn,
    )
  return [
    curl(0),
    curl(180),
    twigs(380),
    at(0, 402, `<g transform="scale(1 -1)">${twigs(380)}</g>`),
    at(92, 201, SUN),
  ].join('')
}

/** A great curved sword that pierces a crown. */
const SWORD: string = [
  shape(BLUE, 'M82 306C66 232 66 130 116 26 122 128 98 214 102 306Z'),
  tint(STEEL, 'M84 304C69 232 70 140 111 44 86 130 84 232 92 305Z'),
  line('M92 304C84 232 86 130 112 44', 1.5),
  wedges([111, 80], [101, 290], 16, [-9, 6], 2.4),
  shape(RED, 'M84 322H102L100 362H86Z'),
  line('M84 330 102 335M85 339 101 344M85 348 101 353', 1.8),
  shape(
    YELLOW,
    'M46 312C34 300 40 284 54 290 60 294 58 302 66 303H118C126 302 124 294 130 290 144 284 150 300 138 312 128 322 110 324 92 324 74 324 56 322 46 312Z',
  ),
  line('M62 312Q92 318 122 312M47 300q4-4 8 0M129 300q4-4 8 0', 1.5),
  disc(RED, 92, 313, 5.5),
  disc(YELLOW, 93, 370, 11),
  disc(BLUE, 93, 370, 4),
].join('')

const CROWN_BEHIND = shape(RED, 'M50 152C60 144 126 144 136 152L136 140C126 132 60 132 50 140Z')

const CROWN: string = [
  shape(
    YELLOW,
    'M48 160 38 118C46 122 54 130 60 140 62 126 66 118 72 112 78 120 82 130 84 142 88 128 90 120 94 112 98 120 100 128 102 142 104 130 108 120 114 112 120 118 124 126 126 140 132 130 140 122 148 118L138 160C120 170 66 170 48 160Z',
  ),
  dots(RED, 6.5, 11.4, 'M54 155Q92 165 134 155'),
  line('M48 148Q92 160 139 148', 1.4),
  [38, 72, 94, 114, 148].map((x) => disc(PAPER, x, x === 38 || x === 148 ? 115 : 109, 4)).join(''),
].join('')

/** A covered cup, gadrooned, around its middle at 92. */
const GOBLET: string = [
  shape(
    RED,
    'M30 206C30 262 62 284 82 290L80 306C70 308 70 320 80 322L78 338C64 344 44 350 40 372H144C140 350 120 344 106 338L104 322C114 320 114 308 104 306L102 290C122 284 154 262 154 206Z',
  ),
  shape(YELLOW, 'M36 238C44 268 66 284 82 290H102C118 284 140 268 148 238 112 250 72 250 36 238Z'),
  line(
    'M52 245C58 266 70 280 86 289M72 248C76 264 82 278 89 290M92 249V290M112 248C108 264 102 278 95 290M132 245C126 266 114 280 98 289',
    1.8,
  ),
  wedges([148, 212], [128, 270], 8, [-12, 3], 2.8),
  dots(YELLOW, 8, 15.2, 'M39 219Q92 238 147 219'),
  shape(YELLOW, 'M78 306C66 308 66 320 78 322H106C118 320 118 308 106 306Z'),
  disc(BLUE, 92, 314, 5),
  shape(
    YELLOW,
    'M46 358C42 362 40 368 40 374 70 382 114 382 144 374 144 368 142 362 138 358 110 368 74 368 46 358Z',
  ),
  line('M62 352 70 343M92 355V342M122 352 114 343M82 296H102M80 332H104', 1.7),
  wedges([140, 350], [108, 334], 5, [-6, 9], 2.6),
  shape(YELLOW, 'M26 200C26 190 158 190 158 200V210C140 222 44 222 26 210Z'),
  line('M27 204C46 214 138 214 157 204', 1.4),
  shape(
    RED,
    'M34 197C36 170 64 158 82 156V148H102V156C120 158 148 170 150 197 120 206 64 206 34 197Z',
  ),
  line('M58 202C60 182 70 166 84 158M92 204V157M126 202C124 182 114 166 100 158', 1.8),
  wedges([146, 190], [112, 162], 6, [-10, 7], 2.6),
  shape(BLUE, 'M78 148C78 136 106 136 106 148 106 154 78 154 78 148Z'),
].join('')

/** A branch sawn off, its cut end at 0, 0. */
const branch = (x: number, y: number, side: 1 | -1): string =>
  at(
    x,
    y,
    shape(GREEN, `M${-side * 26} 24 ${-side * 4} 9 ${side * 4}-9 ${-side * 24}-10Z`) +
      `<ellipse fill="${YELLOW}" rx="6" ry="10"/><ellipse stroke-width="1.3" rx="2" ry="4.5"/>`.replaceAll(
        '/>',
        ` transform="rotate(${side * 22})"/>`,
      ),
  )

/** A club cut from a tree, with fresh shoots. */
const CLUB: string = [
  leaf(62, 206, -60),
  leaf(62, 212, -115, YELLOW),
  leaf(126, 150, 62),
  leaf(125, 156, 110, YELLOW),
  branch(50, 150, -1),
  branch(136, 214, 1),
  shape(
    GREEN,
    'M78 376C72 340 76 318 70 292 66 262 70 240 66 210 60 176 64 150 58 116L52 48H134L128 112C120 150 126 176 118 210 114 240 120 262 114 292 110 318 114 340 108 376Z',
  ),
  wedges([131, 66], [124, 128], 8, [-22, 7], 3.2),
  wedges([122, 142], [118, 200], 7, [-20, 7], 3.2),
  wedges([116, 232], [110, 354], 13, [-16, 6], 3.2),
  line(
    'M70 70C74 100 70 124 76 150M86 66C84 96 92 124 88 156M104 70C100 90 104 110 100 128M72 168C80 190 76 214 80 234M88 172C96 196 90 216 94 240M84 290C80 310 88 330 84 352M98 150C102 168 98 182 102 200M94 296q4 20 0 36',
    1.8,
  ),
  shape(
    YELLOW,
    'M84 98C76 106 78 118 88 120 98 118 100 106 94 100 90 96 88 95 84 98ZM88 204C82 212 84 222 92 224 100 220 102 210 96 204 93 201 91 201 88 204Z',
  ),
  line('M86 106q-2 7 3 9M91 210q-2 6 2 8', 1.5),
  `<g transform="translate(93 48)"><ellipse fill="${YELLOW}" rx="41" ry="14"/><ellipse stroke-width="1.6" rx="28" ry="8.5"/><ellipse stroke-width="1.4" rx="14" ry="4"/></g>`,
  shape(RED, 'M76 362H110V378C100 382 86 382 76 378Z'),
  line('M77 369Q93 373 109 369', 1.5),
].join('')

export function aceOf(suit: Suit): string {
  switch (suit) {
    case 'SP':
      return [twigs(380), CROWN_BEHIND, SWORD, CROWN, ribbon(244, '1858')].join('')
    case 'CO':
      return [twigs(382), GOBLET, at(90, 92, BIRD, 0, 1.2)].join('')
    case 'DE':
      return sun()
    case 'BA':
      return [twigs(382), CLUB, ribbon(262, '1858')].join('')
  }
}
