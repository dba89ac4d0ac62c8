// The four pages (Buben), standing whole-length.
import { HEADS } from './heads.ts'
import { fist, ORB_HAND, raised } from './hands.ts'
import {
  at,
  BLUE,
  BROWN,
  disc,
  dots,
  FLESH,
  GREEN,
  INK,
  line,
  mirrored,
  PAPER,
  RED,
  shape,
  solid,
  wedges,
  YELLOW,
} from './pen.ts'
import { ground } from './ground.ts'
import { club, coin, CUP, type Suit, sword } from './signs.ts'

interface Dress {
  readonly coat: string
  readonly skirt: string
  readonly cloak: string
  readonly cuff: string
  readonly hose: readonly [left: string, right: string]
  readonly shoes: string
  /** The rotation of each leg at the hip. */
  readonly stance: readonly [left: number, right: number]
  readonly hand: 'hip' | 'purse' | 'cloth'
}

const DRESSES: Readonly<Record<Suit, Dress>> = {
  SP: {
    coat: BLUE,
    skirt: BLUE,
    cloak: YELLOW,
    cuff: RED,
    hose: [RED, RED],
    shoes: BROWN,
    stance: [5, -5],
    hand: 'hip',
  },
  CO: {
    coat: RED,
    skirt: YELLOW,
    cloak: BLUE,
    cuff: PAPER,
    hose: [PAPER, RED],
    shoes: BLUE,
    stance: [-2, -8],
    hand: 'cloth',
  },
  DE: {
    coat: YELLOW,
    skirt: GREEN,
    cloak: RED,
    cuff: RED,
    hose: [BLUE, YELLOW],
    shoes: RED,
    stance: [8, 2],
    hand: 'purse',
  },
  BA: {
    coat: GREEN,
    skirt: RED,
    cloak: RED,
    cuff: YELLOW,
    hose: [YELLOW, GREEN],
    shoes: BROWN,
    stance: [-4, -4],
    hand: 'hip',
  },
}

const cloak = (colour: string): string =>
  shape(
    colour,
    'M70 144C50 150 44 176 46 214L36 300C46 312 56 306 62 300L78 232 106 232 126 302C138 314 156 312 166 300L158 212C158 176 142 148 114 144Z',
  ) +
  wedges([132, 306], [160, 300], 6, [-4, -52], 3) +
  wedges([42, 304], [58, 300], 3, [6, -42], 3)

const turned = (turn: number, x: number, inner: string): string =>
  `<g transform="rotate(${turn} ${x} 272)">${inner}</g>`

/** Two legs, each turned a little at the hip, so that no two pages stand alike. */
const legs = ({ hose: [left, right], shoes, stance }: Dress): string =>
  turned(
    stance[1],
    114,
    shape(
      right,
      'M96 268C98 296 102 312 106 330 108 346 112 356 115 368H135C131 350 131 338 128 322 128 306 132 292 133 268Z',
    ) +
      wedges([130, 286], [127, 312], 4, [-9, 3], 2.4) +
      wedges([128, 330], [131, 358], 4, [-9, 3], 2.4) +
      shape(
        shoes,
        'M113 360C113 368 110 378 112 385H152C160 385 164 382 160 377 152 370 142 368 135 360C128 364 120 364 113 360Z',
      ) +
      shape(YELLOW, 'M104 318C112 322 120 322 128 317L129 324C121 329 112 329 105 325Z') +
      solid('M111 381H161C160 385 156 385 152 385H112Z'),
  ) +
  turned(
    stance[0],
    76,
    shape(
      left,
      'M58 268C56 296 64 312 63 332 63 348 61 358 60 368H82C85 352 89 340 88 322 90 304 94 290 95 268Z',
    ) +
      wedges([91, 288], [82, 362], 9, [-9, 3], 2.4) +
      shape(
        shoes,
        'M59 360C54 366 40 370 34 378 32 383 38 385 46 385H84L83 360C76 364 66 364 59 360Z',
      ) +
      shape(YELLOW, 'M61 318C70 322 80 322 89 318L89 325C80 329 70 329 62 325Z') +
      solid('M34 381H84V385H46C40 385 34 385 34 381Z'),
  )

const doublet = ({ coat, skirt }: Dress): string =>
  [
    shape(
      skirt,
      'M68 222C56 240 48 262 46 286 54 294 66 292 72 286 78 294 90 294 96 287 102 294 114 294 120 286 126 292 138 292 142 284 138 260 128 238 116 222Z',
    ),
    wedges([60, 234], [124, 234], 9, [0, 18], 2.6),
    line(
      'M70 234C66 252 60 270 58 288M82 236C80 256 78 272 75 288M94 236C94 256 95 272 96 288M106 236C108 256 112 270 118 286M116 232C122 250 128 266 130 288',
      1.6,
    ),
    shape(
      YELLOW,
      'M47 278C54 286 66 284 72 278 78 286 90 286 96 279 102 286 114 286 120 278 126 284 136 284 141 277L142 284C138 292 126 292 120 286 114 294 102 294 96 287 90 294 78 294 72 286 66 292 54 294 46 286Z',
    ),
    shape(
      coat,
      'M68 144C56 160 62 198 68 224 82 230 102 230 116 224 122 198 128 160 116 144 104 154 80 154 68 144Z',
    ),
    wedges([118, 160], [115, 220], 9, [-12, 3], 2.4),
    wedges([66, 172], [69, 220], 6, [10, 3], 2.2),
    line('M92 150V228', 1.4),
    dots(coat === YELLOW ? RED : YELLOW, 5.6, 11, 'M92 162V222'),
    shape(INK, 'M67 221C82 228 102 228 117 221L118 231C102 238 82 238 66 231Z'),
    shape(YELLOW, 'M85 225H99V238H85Z'),
    shape(
      PAPER,
      'M70 138C62 142 60 148 64 153 68 158 74 156 76 158 80 162 86 160 90 162 96 164 100 160 104 160 110 160 112 156 116 156 122 154 124 148 120 142 110 134 78 134 70 138Z',
    ),
    line('M70 144l5 8M80 147l3 10M91 149v10M103 148l-3 9M113 145l-5 8', 1.4),
  ].join('')

/** The arm set on the hip. */
const akimbo = ({ coat, cuff }: Dress): string =>
  [
    shape(
      coat,
      'M116 146C138 146 156 168 164 196 166 206 160 212 152 216L130 232 120 220 140 198C130 190 120 178 116 168Z',
    ),
    wedges([164, 198], [140, 226], 6, [-9, -8], 2.6),
    shape(cuff, 'M134 212 146 224 134 236 120 222Z'),
    at(121, 229, ORB_HAND),
  ].join('')

/** The other sleeve’s puff. */
const puff = ({ cuff }: Dress): string =>
  [
    shape(cuff, 'M112 148C124 140 144 150 148 166 142 178 126 182 118 174Z'),
    line('M120 150C128 156 130 166 126 176M131 151C138 158 140 166 136 174', 1.5),
  ].join('')

/** The arm that hangs down, with a purse or a cloth over it. */
const hanging = ({ coat, cuff, hand }: Dress): string =>
  [
    hand === 'cloth'
      ? shape(
          PAPER,
          'M136 254 158 252C160 280 166 304 164 330 156 336 150 330 146 334 140 338 134 334 132 328 136 304 136 280 136 254Z',
        ) +
        line('M142 262C144 286 142 306 141 330M150 262C153 286 156 306 156 328', 1.4) +
        line('M133 322q8 4 14 2 8-4 17 0', 2)
      : shape(
          RED,
          'M142 268C128 284 126 304 134 312 142 318 156 318 162 312 170 304 166 284 152 268Z',
        ) +
        line(
          'M138 292q10 6 22 0M142 268C140 280 140 286 142 292M152 268C154 280 154 286 152 292',
          1.5,
        ) +
        disc(YELLOW, 148, 306, 3),
    shape(
      coat,
      'M116 146C138 148 154 168 160 200 163 220 162 236 160 248L138 250C138 236 136 222 132 208 124 194 118 180 114 168Z',
    ),
    wedges([161, 204], [160, 240], 6, [-12, 3], 2.6),
    line('M134 208q8 0 12-6', 1.6),
    shape(cuff, 'M135 244 162 242 163 254 136 257Z'),
    shape(
      FLESH,
      'M138 256C134 264 136 274 142 280 150 284 160 278 162 268 163 262 162 258 161 255Z',
    ),
    line('M144 268V278M150 268V280M156 266V276', 1.4),
  ].join('')

/** The objects that the page of each suit holds, below and above the hand. */
function load(suit: Suit): readonly [under: string, over: string] {
  switch (suit) {
    case 'SP':
      return [at(30, 170, sword(112), -3), fist(32, 160)]
    case 'CO':
      return ['', at(33, 122, CUP, 0, 1.08) + fist(33, 159)]
    case 'DE':
      return ['', at(35, 122, coin(30)) + fist(33, 159)]
    case 'BA':
      return [at(28, 384, club(300)), fist(30, 160)]
  }
}

function page(suit: Suit): string {
  const dress = DRESSES[suit]
  const [under, over] = load(suit)
  return [
    ground(),
    cloak(dress.cloak),
    legs(dress),
    doublet(dress),
    dress.hand === 'hip' ? akimbo(dress) : hanging(dress),
    puff(dress),
    raised(dress.coat, dress.cuff),
    shape(dress.cuff, 'M70 148C56 142 42 154 40 170 48 182 62 184 68 174Z'),
    line('M62 150C54 158 52 168 56 178M52 152C46 160 44 166 47 175', 1.5),
    under,
    over,
    at(92, 107, HEADS[`B-${suit}`], 0, 1.08),
  ].join('')
}

/** The page of cups looks the other way. */
export const pageOf = (suit: Suit): string =>
  suit === 'CO' ? mirrored(184, page(suit)) : page(suit)
