// The four knights (Cavall), on horseback.
import { ground } from './ground.ts'
import { fist, raised } from './hands.ts'
import { HEADS } from './heads.ts'
import { DOG, horse } from './horse.ts'
import {
  at,
  BLUE,
  BROWN,
  dots,
  GREEN,
  GREY,
  INK,
  line,
  mirrored,
  PAPER,
  RED,
  shape,
  wedges,
  YELLOW,
} from './pen.ts'
import { club, coin, CUP, type Suit, sword } from './signs.ts'

interface Outfit {
  readonly coat: string
  readonly cloak: string
  readonly cuff: string
  readonly hose: string
  readonly horse: string
  readonly mane: string
  readonly tack: string
}

const OUTFITS: Readonly<Record<Suit, Outfit>> = {
  SP: { coat: BLUE, cloak: YELLOW, cuff: RED, hose: RED, horse: GREY, mane: PAPER, tack: RED },
  CO: {
    coat: RED,
    cloak: BLUE,
    cuff: YELLOW,
    hose: YELLOW,
    horse: PAPER,
    mane: YELLOW,
    tack: BLUE,
  },
  DE: { coat: YELLOW, cloak: RED, cuff: GREEN, hose: GREEN, horse: BROWN, mane: INK, tack: GREEN },
  BA: {
    coat: GREEN,
    cloak: RED,
    cuff: YELLOW,
    hose: YELLOW,
    horse: '#e7c48e',
    mane: BROWN,
    tack: RED,
  },
}

const cloak = (colour: string): string =>
  shape(
    colour,
    'M124 136C150 138 168 158 174 190 180 214 176 236 178 250 166 240 152 244 142 250L116 180Z',
  ) + wedges([148, 246], [174, 244], 6, [-6, -44], 3)

const coat = ({ coat: cloth, cuff }: Outfit): string =>
  [
    shape(
      cloth,
      'M90 208C78 224 74 244 76 262 92 270 108 264 116 256 128 268 148 266 158 254 152 238 146 222 140 208Z',
    ),
    line('M98 222C92 236 90 250 90 265M116 222V256M132 222C138 236 142 248 144 262', 1.6),
    shape(
      cloth,
      'M92 136C80 152 86 186 91 210 106 217 126 217 140 210 146 186 152 152 140 136 128 146 104 146 92 136Z',
    ),
    wedges([142, 154], [139, 206], 8, [-12, 3], 2.4),
    wedges([90, 164], [92, 204], 5, [10, 3], 2.2),
    dots(cloth === YELLOW ? RED : YELLOW, 5.4, 11, 'M115 156V206'),
    shape(cuff, 'M90 206C106 214 126 214 141 206L142 216C126 224 106 224 90 216Z'),
  ].join('')

const leg = ({ hose }: Outfit): string =>
  [
    shape(
      hose,
      'M90 254C80 262 68 276 70 292 72 300 76 306 78 312L98 308C98 300 98 296 100 290 108 280 116 270 120 256 110 264 98 260 90 254Z',
    ),
    wedges([116, 264], [98, 304], 6, [-9, -2], 2.4),
    shape(
      INK,
      'M76 306C80 316 82 326 80 336 72 338 60 340 54 348 60 355 90 354 102 350L103 336C100 324 100 312 100 302Z',
    ),
    shape(BROWN, 'M73 301C82 305 92 303 102 298L103 307C92 313 82 314 74 311Z'),
    line('M64 352C66 342 84 334 92 344V354', 1.2),
    line('M60 354H96M103 344L114 341M111 336v9M92 264 93 298', 2),
  ].join('')

/** The arm that holds the reins. */
const reining = ({ coat: cloth, cuff }: Outfit): string =>
  [
    line('M26 216C44 224 70 218 92 206M33 220C50 232 74 224 94 210', 2),
    shape(
      cloth,
      'M134 140C154 144 162 166 156 186 150 202 132 212 110 214L106 198C118 196 130 192 132 184 128 176 124 168 122 160Z',
    ),
    wedges([158, 180], [132, 208], 6, [-8, -8], 2.6),
    shape(cuff, 'M118 194 110 196 112 216 122 213Z'),
    at(101, 206, fist(0, 0), -80, 0.9),
  ].join('')

function load(suit: Suit): readonly [under: string, over: string] {
  switch (suit) {
    case 'SP':
      return [at(30, 170, sword(92), -4), fist(32, 160)]
    case 'CO':
      return ['', at(33, 123, CUP) + fist(33, 159)]
    case 'DE':
      return ['', at(34, 123, coin(28)) + fist(33, 159)]
    case 'BA':
      return [at(34, 188, club(122), -6), fist(32, 162)]
  }
}

function knight(suit: Suit): string {
  const outfit = OUTFITS[suit]
  const [under, over] = load(suit)
  const rider = [
    coat(outfit),
    leg(outfit),
    reining(outfit),
    at(24, -22, raised(outfit.coat, outfit.cuff) + under + over),
    shape(PAPER, 'M92 132C98 142 132 142 140 132L146 142C132 154 100 154 86 142Z'),
    line('M98 138l-3 8M108 140l-1 9M120 140l1 9M132 138l4 7', 1.4),
    at(116, 101, HEADS[`C-${suit}`], 0, 1.06),
  ].join('')
  const mounted = (inner: string): string => `<g transform="matrix(.9 0 0 .9 17 5)">${inner}</g>`
  return [
    ground(),
    '<g transform="matrix(1 0 0 1.07 0 -25)">',
    mounted(cloak(outfit.cloak)),
    `<g transform="matrix(.94 0 0 1 4 2)">${horse({ coat: outfit.horse, mane: outfit.mane, tack: outfit.tack })}</g>`,
    suit === 'DE' ? DOG : '',
    mounted(rider),
    '</g>',
  ].join('')
}

/** The knights of cups and of batons ride the other way. */
export const knightOf = (suit: Suit): string =>
  suit === 'CO' || suit === 'BA' ? mirrored(184, knight(suit)) : knight(suit)
