// The horses of the knights, walking to the left.
import { at, disc, dots, INK, line, PAPER, shape, solid, wedges, YELLOW } from './pen.ts'

interface Horse {
  readonly coat: string
  readonly mane: string
  readonly tack: string
}

const farLegs = (coat: string): string =>
  [
    shape(
      coat,
      'M64 284C62 304 62 316 60 330L58 354 52 364V370H71L72 356 72 332C76 316 80 304 82 290Z',
    ),
    shape(
      coat,
      'M154 284C158 302 166 312 166 324L164 352 160 362V370H178L178 352C178 340 179 328 178 316 176 300 174 288 172 268Z',
    ),
    wedges([78, 298], [70.5, 350], 7, [-9, 1], 3),
    wedges([177, 290], [178, 350], 7, [-9, 1], 3),
  ].join('')

const nearLegs = (coat: string): string =>
  [
    shape(
      coat,
      'M46 268C40 286 28 292 20 302 15 308 17 314 20 319L31 339 27 349C28 354 42 354 46 349L43 336 35 314C46 306 60 304 72 292Z',
    ),
    line('M19 306q7 0 12 6M31 339q5-1 11-3', 1.5),
    shape(
      coat,
      'M128 276C128 296 138 308 145 320 146 326 142 336 140 348L133 362V370H153L155 352C157 342 160 332 162 322 172 306 180 284 174 250Z',
    ),
    line('M145 320q4-3 8-2M140 350q8 3 15 2', 1.5),
    wedges([170, 286], [158, 338], 7, [-9, 0], 2.6),
  ].join('')

const HOOVES = solid(
  'M26 347 47 346 46 353C40 356 30 356 26 352ZM133 363H153V371H131ZM52 364H71V371H50ZM160 363H178V371H159Z',
)

const trunk = (coat: string): string =>
  [
    shape(
      coat,
      'M54 152C47 156 42 162 39 170 33 182 23 194 14 206 9 212 11 221 17 225 21 228 27 227 30 223 37 221 44 218 49 213 52 217 53 222 51 228 44 238 37 250 39 264 41 280 50 290 60 294 84 304 116 304 138 294 158 296 176 276 175 252 174 236 162 224 144 224 120 224 102 226 90 220 80 210 74 192 68 174 65 164 60 157 54 152Z',
    ),
    wedges([62, 292], [134, 294], 11, [2, -10], 2.6),
    wedges([56, 230], [44, 276], 7, [10, 3], 2.4),
    line('M128 280C128 262 138 250 152 246M60 290C56 280 58 270 64 262', 1.7),
  ].join('')

const face = (mane: string, tack: string): string =>
  [
    shape(tack, 'M33 184L51 200 50 206 29 190ZM20 200L35 218 32 222 16 205Z'),
    line('M46 168 52 206M51 204 33 218', 3),
    solid('M38 179C41 175 47 176 49 181 45 180 42 182 40 185Z'),
    disc(INK, 43, 181, 2.2),
    solid('M15 210C17 208 20 210 19 213 17 214 15 213 15 210Z'),
    line('M14 219C18 220 22 218 25 215', 1.5),
    shape(mane, 'M50 158C40 160 36 170 34 180 40 178 46 172 52 166Z'),
    shape(mane, 'M47 160C44 152 44 144 48 138 54 142 58 150 57 158Z'),
  ].join('')

const mane = (colour: string): string =>
  shape(
    colour,
    'M54 154C64 152 74 158 76 168 84 170 86 180 83 186 92 190 94 202 90 208 96 214 96 222 92 228 84 226 78 220 77 212 68 208 64 198 66 190 58 184 56 172 54 154Z',
  ) +
  line('M60 162C66 168 70 178 70 188M68 166C76 176 78 192 78 202M76 182C84 192 86 206 86 218', 1.4)

const tail = (colour: string): string =>
  shape(
    colour,
    'M162 230C176 226 182 244 178 262 174 276 180 290 176 306 174 318 178 326 170 336 168 322 160 314 164 296 168 280 160 268 166 256Z',
  ) + line('M172 244C174 258 168 272 172 288 174 300 168 310 171 322', 1.4)

/** Breast strap with bells, crupper strap, saddle cloth. */
const tack = (colour: string): string =>
  [
    line('M52 232C50 252 62 266 90 266M138 250C150 250 164 246 172 240', 5.5),
    `<path stroke="${colour}" stroke-width="2.6" d="M52 232C50 252 62 266 90 266M138 250C150 250 164 246 172 240"/>`,
    [
      [52, 248],
      [62, 262],
      [76, 268],
    ]
      .map(([x = 0, y = 0]) => disc(YELLOW, x, y + 4, 4))
      .join(''),
    shape(colour, 'M86 222C108 216 128 216 146 222L150 280C128 288 104 288 84 280Z'),
    dots(YELLOW, 4, 7.5, 'M90 276C108 282 126 282 144 276'),
    line('M85 270C106 278 128 278 149 270', 1.4),
  ].join('')

/** The horse behind and below its rider. */
export const horse = (looks: Horse): string =>
  [
    tail(looks.mane),
    farLegs(looks.coat),
    nearLegs(looks.coat),
    HOOVES,
    trunk(looks.coat),
    mane(looks.mane),
    face(looks.mane, looks.tack),
    tack(looks.tack),
  ].join('')

/** The dog that runs with the knight of coins. */
export const DOG = at(
  102,
  352,
  [
    shape(
      PAPER,
      'M-24-20C-30-18-34-14-36-10-32-8-28-8-25-9-22-4-20 2-22 8L-26 18H-18L-13 6C-6 8 6 8 12 5L16 18H24L20 2C22-4 22-8 20-12 26-14 30-20 28-28 26-22 22-18 16-17 4-16-8-14-16-16-18-20-20-22-24-20Z',
    ),
    shape(INK, 'M-22-19C-17-18-15-12-16-7-20-9-22-14-22-19Z'),
    disc(INK, -27, -15, 1.2),
    solid('M0-15C6-18 12-16 14-12 8-8 2-10 0-15Z'),
    line('M-15-8q2 6 0 10M-13 6l-2 12M12 5l-2 12', 1.4),
  ].join(''),
)
