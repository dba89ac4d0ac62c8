// The four kings, seated whole-length on their thrones, in the robes of their suits.
import { fist, raised } from './hands.ts'
import { HEADS } from './heads.ts'
import {
  at,
  BLUE,
  disc,
  dots,
  FLESH,
  GREEN,
  GREY,
  INK,
  line,
  mirrored,
  PAPER,
  RED,
  shape,
  solid,
  type Point,
  strewn,
  wedges,
  YELLOW,
} from './pen.ts'
import { club, coin, CUP, type Suit, sword } from './signs.ts'

interface Robes {
  readonly robe: string
  readonly mantle: string
  readonly lining: string
  readonly throne: string
  readonly cushion: string
  readonly brocade: readonly [colour: string, figure: string]
}

const STAR = 'm0-6l1.5 4.5 4.5 1.5-4.5 1.5-1.5 4.5-1.5-4.5-4.5-1.5 4.5-1.5z'
const CROSS = 'm-2-2c-3-7 7-7 4 0 7-3 7 7 0 4 3 7-7 7-4 0-7 3-7-7 0-4z'
const LOZENGE = 'm0-6l4 6-4 6-4-6z'
const LEAF = 'm0 6c-8-4-6-10 0-13 6 3 8 9 0 13z'

const BROCADE: readonly Point[] = [
  [60, 262],
  [124, 262],
  [78, 250],
  [106, 250],
  [60, 322],
  [124, 322],
  [80, 322],
  [104, 322],
  [70, 302],
  [114, 302],
]

const ROBES: Readonly<Record<Suit, Robes>> = {
  SP: {
    robe: BLUE,
    mantle: RED,
    lining: YELLOW,
    throne: YELLOW,
    cushion: GREEN,
    brocade: [YELLOW, STAR],
  },
  CO: {
    robe: RED,
    mantle: BLUE,
    lining: PAPER,
    throne: GREEN,
    cushion: YELLOW,
    brocade: [YELLOW, CROSS],
  },
  DE: {
    robe: YELLOW,
    mantle: GREEN,
    lining: RED,
    throne: RED,
    cushion: BLUE,
    brocade: [RED, LOZENGE],
  },
  BA: {
    robe: GREEN,
    mantle: YELLOW,
    lining: RED,
    throne: BLUE,
    cushion: RED,
    brocade: [YELLOW, LEAF],
  },
}

/** A floor of tiles with a step for the feet. */
const floor = (colour: string): string =>
  shape(GREY, 'M5.5 362H178.5V396.5H5.5Z') +
  solid(
    'M5.5 374 30 362H62L44 374ZM84 374 92 362H124L122 374ZM160 374 154 362H178V374ZM5.5 396V386L24 374H44L22 396.5ZM66 396.5 84 374H122L118 396.5ZM166 396.5 160 374H178.5V396.5Z',
  ) +
  shape(colour, 'M28 352H156L166 368H18Z') +
  line('M23 360H161', 1.3)

const throne = ({ throne: wood, cushion }: Robes): string =>
  [
    shape(wood, 'M38 340V128C38 104 146 104 146 128V340Z'),
    shape(cushion, 'M50 330V138C50 122 134 122 134 138V330Z'),
    line('M58 150l8 8-8 8M126 150l-8 8 8 8M58 182l8 8-8 8M126 182l-8 8 8 8', 1.6),
    disc(wood, 38, 116, 9),
    disc(wood, 146, 116, 9),
    disc(PAPER, 38, 116, 3),
    disc(PAPER, 146, 116, 3),
    shape(
      wood,
      'M20 352V262C16 252 22 242 31 242 40 242 46 252 42 262V352ZM142 352V262C138 252 144 242 153 242 162 242 168 252 164 262V352Z',
    ),
    line('M20 264H42M142 264H164M20 340H42M142 340H164M31 270V334M153 270V334', 1.5),
    wedges([40, 274], [40, 330], 7, [-7, 2], 2.4),
    wedges([162, 274], [162, 330], 7, [-7, 2], 2.4),
  ].join('')

/** Mantle behind, robe over the knees, collar. */
function body({ robe, mantle, lining, brocade }: Robes): string {
  return [
    shape(
      mantle,
      'M66 140C44 146 32 168 30 200L16 330C14 344 20 352 30 356H154C164 352 170 344 168 330L154 200C152 168 140 146 118 140Z',
    ),
    wedges([24, 340], [40, 344], 4, [5, -46], 3),
    wedges([148, 344], [162, 340], 4, [-4, -46], 3),
    line(
      'M44 190C38 230 32 280 30 330M54 200C50 240 42 300 42 340M140 190C146 230 152 280 154 330M130 200C134 240 142 300 142 340',
      1.7,
    ),
    shape(lining, 'M66 150 58 260 40 352H60L78 240ZM118 150 126 260 144 352H124L106 240Z'),
    shape(
      robe,
      'M68 150 66 232C52 246 42 262 40 284L44 350C60 357 78 356 92 350 106 356 124 357 140 350L144 284C142 262 132 246 118 232L116 150Z',
    ),
    line('M46 288C50 262 74 256 84 284M138 288C134 262 110 256 100 284', 1.9),
    solid('M92 258C90 290 86 320 80 349L92 345 104 349C98 320 94 290 92 258Z'),
    line(
      'M54 290C50 312 54 332 52 350M66 290C62 312 66 332 63 352M76 288C72 310 76 330 73 351M130 290C134 312 130 332 132 350M118 290C122 312 118 332 121 352M108 288C112 310 108 330 111 351',
      1.7,
    ),
    strewn(...brocade, BROCADE),
    wedges([48, 276], [80, 272], 6, [4, 17], 2.4),
    wedges([104, 272], [136, 276], 6, [-4, 17], 2.4),
    wedges([72, 176], [72, 222], 7, [8, 3], 2.2),
    wedges([112, 176], [112, 222], 7, [-8, 3], 2.2),
    `<path fill="${YELLOW}" d="M43 340C60 348 78 347 92 341 106 347 124 348 141 340L140 350C124 357 106 356 92 350 78 356 60 357 44 350Z"/>`,
    shape(
      INK,
      'M46 354C42 362 48 366 60 365 70 366 76 362 74 354ZM110 354C108 362 114 366 124 365 136 366 142 362 138 354Z',
    ),
  ].join('')
}

const BELT =
  shape(YELLOW, 'M66 224C78 232 106 232 118 224L119 236C106 244 78 244 65 236Z') +
  disc(RED, 92, 236, 6.5) +
  dots(INK, 2.4, 5.5, 'M70 232Q80 237 84 237M100 237Q108 236 115 232')

const COLLAR = [
  shape(PAPER, 'M66 138C76 150 108 150 118 138L132 158C118 186 66 186 52 158Z'),
  solid(
    'M62 158l3 8 2-8ZM76 166l2 9 3-9ZM91 168l2 9 2-9ZM106 166l2 9 3-8ZM119 157l2 8 3-8ZM70 152l2 6 2-6ZM84 156l2 7 2-7ZM99 156l2 7 2-7ZM112 151l2 6 2-6Z',
  ),
].join('')

const chain = ({ brocade: [colour] }: Robes): string =>
  dots(colour, 6, 8.2, 'M70 168C78 200 106 200 114 168') +
  disc(RED, 92, 197, 7) +
  disc(YELLOW, 92, 197, 3)

/** The other arm, its hand at 150, 214. */
const resting = ({ robe, lining }: Robes): string =>
  [
    shape(
      robe,
      'M124 154C142 158 156 176 164 200 172 222 168 240 158 246 148 250 138 244 140 232 134 216 124 200 120 190Z',
    ),
    wedges([164, 206], [160, 240], 6, [-12, -3], 2.6),
    line('M130 160C142 168 150 184 154 204M146 166C154 178 160 194 160 210M140 226q6-2 10-8', 1.6),
    shape(lining, 'M140 226 160 216 166 228 146 242Z'),
  ].join('')

const SCEPTRE = [
  shape(YELLOW, 'M147.5 96H152.5V290H147.5Z'),
  shape(
    YELLOW,
    'M150 58C158 66 164 74 160 84 158 92 154 96 150 98 146 96 142 92 140 84 136 74 142 66 150 58Z',
  ),
  disc(RED, 150, 80, 4.5),
  disc(YELLOW, 150, 104, 5),
].join('')

/** A lion’s head on the arms of the throne: the king of batons. */
const LION = [
  shape(YELLOW, 'M-15-14C-22-6-21 8-14 14-8 20 8 20 14 14 21 8 22-6 15-14 8-21-8-21-15-14Z'),
  shape(YELLOW, 'M-9-10C-4-14 4-14 9-10 12-2 9 10 0 13-9 10-12-2-9-10Z'),
  solid('M-7-5l5 1-3 3ZM7-5l-5 1 3 3ZM-3 4H3L0 8Z'),
  line(
    'M-4 11Q0 8 4 11M-18-4l5 1M-17 5l5-1M18-4l-5 1M17 5l-5-1M-10 15l2-4M10 15l-2-4M-9-17l2 4M9-17l-2 4',
    1.4,
  ),
].join('')

/** The objects that the king of each suit holds, below and above the hands. */
function regalia(suit: Suit): readonly [under: string, over: string] {
  switch (suit) {
    case 'SP':
      return [at(32, 172, sword(118)), fist(32, 162)]
    case 'CO':
      return [SCEPTRE, at(33, 124, CUP, 0, 1.05) + fist(33, 160)]
    case 'DE':
      return [SCEPTRE, at(35, 124, coin(29)) + fist(33, 160)]
    case 'BA':
      return [at(32, 236, club(200)), fist(32, 162)]
  }
}

function king(suit: Suit): string {
  const robes = ROBES[suit]
  const [under, over] = regalia(suit)
  const empty = suit === 'SP' || suit === 'BA'
  return [
    floor(robes.cushion),
    throne(robes),
    body(robes),
    suit === 'BA' ? at(24, 264, LION, 0, 0.85) + at(160, 264, LION, 0, 0.85) : '',
    BELT,
    COLLAR,
    chain(robes),
    resting(robes),
    raised(robes.robe, robes.lining),
    under,
    empty ? at(152, 228, ORB) : fist(150, 226),
    over,
    at(92, 104, HEADS[`K-${suit}`], 0, 1.08),
  ].join('')
}

/** An orb in the hand that holds no sceptre. */
const ORB = [
  disc(BLUE, 0, -14, 15),
  line('M-15-14Q0-8 15-14M0-29V-10', 3),
  `<path stroke="${YELLOW}" stroke-width="1.6" d="M-14-14Q0-8 14-14M0-29V-11"/>`,
  line('M0-30V-42M-5-37H5', 2.6),
  shape(FLESH, 'M-16-6C-16 10-8 16 2 15 12 14 17 6 16-5 12-9 9-4 7-2 0 1-6 0-9-3-11-8-14-9-16-6Z'),
  line('M-5 0 -4 8M1 1V9M7-2V7', 1.4),
].join('')

/** The kings of swords and coins look the other way. */
export const kingOf = (suit: Suit): string =>
  suit === 'DE' ? mirrored(184, king(suit)) : king(suit)
