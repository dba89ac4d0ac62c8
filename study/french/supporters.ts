// The figures behind the great pip of a court card: sword and sceptre, roses, halberds. Around the
// middle of the pip at 0, 0.
import { at, disc, INK, line, mirrored, PAPER, shape, stroke } from '../trappola/pen.ts'
import { GOLD, STEEL } from './style.ts'

const SWORD = [
  shape(STEEL, 'M-6-30-5-86 0-100 5-86 6-30 6 50H-6Z'),
  line('M0-92V50', 1.4),
  shape(GOLD, 'M-24 44C-26 52-20 56-14 53H14C20 56 26 52 24 44 18 48 8 47 0 47-8 47-18 48-24 44Z'),
  shape(INK, 'M-4.5 54H4.5L5.5 72H-5.5Z'),
  disc(GOLD, 0, 76, 7.5),
].join('')

const SCEPTRE = [
  stroke(INK, 10, 'M0 76V-70'),
  stroke(GOLD, 5.5, 'M0 76V-70'),
  disc(GOLD, 0, 78, 7),
  disc(GOLD, 0, 46, 6.5),
  disc(GOLD, 0, -64, 7),
  shape(
    GOLD,
    'M0-104C8-96 8-86 4-78 8-88 18-92 21-82 22-76 16-73 12-76 14-70 8-68 0-68-8-68-14-70-12-76-16-73-22-76-21-82-18-92-8-88-4-78-8-86-8-96 0-104Z',
  ),
].join('')

/** Sword and sceptre in saltire. */
export const swordAndSceptre = (): string =>
  at(0, -6, SWORD, 50, 0.92) + at(0, -6, SCEPTRE, -50, 0.92)

const rose = (colour: string, x: number, y: number): string =>
  at(
    x,
    y,
    [0, 72, 144, 216, 288]
      .map((turn) =>
        at(
          0,
          0,
          shape(colour, 'M0 0C-13-5-14-18-5-21-2-22 0-20 0-19 0-20 2-22 5-21 14-18 13-5 0 0Z'),
          turn,
        ),
      )
      .join('') + disc(GOLD, 0, 0, 6.5),
  )

const leaf = (x: number, y: number, turn: number): string =>
  at(x, y, shape(GOLD, 'M0 0C-10-7-9-19 0-27 9-19 10-7 0 0Z') + line('M0-2V-20', 1.2), turn)

const spray = (colour: string): string =>
  [
    stroke(INK, 4.5, 'M2 62C40 62 66 40 72-2 74-18 73-30 70-40'),
    leaf(34, 54, 165),
    leaf(56, 38, 35),
    leaf(63, 28, 130),
    leaf(72, 0, 60),
    leaf(73, -6, -35),
    rose(colour, 70, -46),
  ].join('')

/** Two sprays of roses, tied below. */
export const roses = (colour: string): string =>
  [spray(colour), mirrored(0, spray(colour)), disc(GOLD, 0, 60, 6)].join('')

const halberd = (): string =>
  [
    stroke(INK, 9, 'M72 62V-58'),
    stroke(GOLD, 4.5, 'M72 62V-58'),
    shape(STEEL, 'M72-106C77-94 78-84 76-70H68C66-84 67-94 72-106Z'),
    shape(STEEL, 'M74-66C84-64 92-70 97-78 102-60 100-42 90-28 88-38 82-42 74-42Z'),
    shape(STEEL, 'M70-62 54-66 46-54 56-50 70-46Z'),
    shape(GOLD, 'M66-70H78V-40H66Z'),
    shape(PAPER, 'M66-34H78L82-14 75-20 72-10 69-20 62-14Z'),
    disc(GOLD, 72, 66, 6),
  ].join('')

/** Two halberds upright. */
export const halberds = (): string => halberd() + mirrored(0, halberd())
