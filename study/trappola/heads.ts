// Faces, hair, beards and headgear. A head has its middle between the eyes at 0, 0 and looks to the
// left.
import {
  BLUE,
  BROWN,
  disc,
  dots,
  FLESH,
  GREEN,
  INK,
  line,
  PAPER,
  RED,
  shape,
  solid,
  STEEL,
  tint,
  wedges,
  YELLOW,
} from './pen.ts'

const NECK =
  shape(FLESH, 'M-9 16V37Q2 43 13 36V14Z') + line('M-5 29Q3 33 10 27M-9 26V30M13 24V29', 1.6)

const EYES = [
  solid('M-14-3C-11-8-5-8-2-3-5-5-11-5-14-3ZM3-3C6-8 12-8 15-3 12-5 6-5 3-3Z'),
  line('M-8-3.6h.2M8.6-3.6h.2', 4.6),
  solid('M-15-9C-12-14-6-14-2-10-6-11-11-11-15-9ZM3-10C7-14 13-14 16-9 12-11 7-11 3-10Z'),
  line('M-12 1q4 2 8 0M5 1q4 2 8 0', 0.9),
].join('')

const NOSE = line('M-1-8C-1-2-4 4-7 8-6 11-1 12 2 9', 1.7)

const MOUTH =
  tint(RED, 'M-7 17C-4 15-2 16-1 16 1 15 4 15 7 17 3 20-4 20-7 17Z') +
  line('M-9 17q9-1 18 0M-3 22q3 1 6 0', 1.3)

const CHEEKS = `<g fill="${RED}" stroke="none" opacity=".42">${'<circle cx="-11" cy="8" r="4.3"/><circle cx="12" cy="8" r="4.6"/>'}</g>`

const FACE =
  NECK +
  shape(
    FLESH,
    'M-16-18C-18-8-17 2-16 8-14 18-7 27 0 27 9 27 16 18 17 8 19 0 19-10 17-18 8-26-8-26-16-18Z',
  ) +
  CHEEKS +
  wedges([18, -8], [10, 22], 7, [-3.6, 1.4], 2) +
  EYES +
  NOSE

/** Locks on both sides of the face, down to the shoulders or to the ears. */
const locks = (colour: string, long: boolean): string =>
  long
    ? shape(
        colour,
        'M-15-18C-24-14-26-6-23 0-28 4-28 12-24 16-28 22-26 30-20 31-16 38-8 36-8 30L12 28C14 36 24 38 26 31 33 29 33 20 28 16 32 10 31 3 26 0 29-8 25-15 17-18Z',
      ) +
      line(
        'M-19-8C-20 0-22 8-17 14M-21 6C-23 14-20 22-15 27M22-8C24 0 25 8 21 14M25 6C27 14 25 22 19 28M-14 18q-1 6 2 11M18 18q2 5-1 10',
        1.3,
      )
    : shape(
        colour,
        'M-16-18C-23-14-24-5-20-1-23 3-22 10-16 11L17 11C24 10 26 3 23-1 27-6 25-14 17-18Z',
      ) + line('M-19-8q-2 6 2 10M21-9q3 6-1 11', 1.2)

const MOUSTACHE = solid(
  'M-1 12C-6 10-11 12-14 18-18 20-19 16-18 14-22 20-16 25-11 21-6 20-3 18-1 16 2 18 6 20 12 20 17 23 22 18 18 13 20 17 17 19 14 17 11 12 5 10-1 12Z',
)

/** A full beard, in strands, with a moustache over it. */
const beard = (colour: string): string =>
  shape(
    colour,
    'M-17 4C-20 16-18 26-13 32-12 40-6 44-4 48-1 45 1 46 3 50 7 44 12 42 13 34 19 28 21 16 18 3 16 12 11 14 7 12 2 9-5 9-8 12-12 15-16 12-17 4Z',
  ) +
  tint(RED, 'M-7 17Q0 14 7 17 1 21-7 17Z') +
  line(
    'M-9 14C-13 17-14 22-11 27M9 14C14 17 15 22 12 27M-12 20C-11 28-9 32-6 38M-5 23C-5 30-3 36-2 42M1 23C2 30 2 36 3 43M7 22C8 28 8 32 7 38M13 18q3 6-1 13M-8 13Q-1 10 8 13',
    1.3,
  )

const forked = (colour: string): string =>
  shape(
    colour,
    'M-17 5C-19 16-17 24-13 29-15 36-13 41-9 46-6 42-3 36 0 30 4 37 7 42 11 46 15 40 16 35 14 28 18 23 20 14 18 4 15 12 11 14 7 12 2 9-5 9-8 12-12 15-15 12-17 5Z',
  ) +
  tint(RED, 'M-6 18Q0 15 6 18 0 22-6 18Z') +
  line(
    'M-12 20C-12 28-11 34-9 40M-6 24C-7 30-8 34-9 38M13 19C13 28 12 34 11 40M7 24C8 30 9 34 10 37M-9 14Q-13 18-11 24M10 14q4 4 2 10',
    1.3,
  )

/** A turban under a spiked crown: the king of swords. */
const turbanCrown = [
  shape(YELLOW, 'M-16-36L-22-62-11-50-7-70 1-52 9-70 12-50 23-62 17-36Z'),
  disc(RED, -22, -63, 3),
  disc(RED, -7, -71, 3),
  disc(RED, 9, -71, 3),
  disc(RED, 23, -63, 3),
  shape(PAPER, 'M-22-14C-30-24-24-38-12-40-4-44 8-44 14-40 26-38 31-24 23-14 14-10-12-10-22-14Z'),
  line(
    'M-25-22C-14-32 6-38 18-38M-22-15C-8-18 14-28 24-32M-10-12C4-13 18-17 26-22M-20-36C-10-32 4-30 10-31',
    1.5,
  ),
  disc(RED, -1, -24, 5),
  disc(YELLOW, -1, -24, 2),
].join('')

/** A crown heavy with feathers: the king of cups. */
const featherCrown = [
  ...(
    [
      [RED, 'M-14-34C-34-40-40-56-30-62-34-68-22-74-18-66-8-62-8-46-8-36Z'],
      [BLUE, 'M14-34C34-40 42-56 32-62 36-68 24-74 20-66 9-62 8-46 8-36Z'],
      [PAPER, 'M-10-36C-22-56-18-76-4-78 2-86 16-80 12-70 20-60 14-46 10-36Z'],
    ] as const
  ).map(([colour, d]) => shape(colour, d)),
  line(
    'M-10-38C-14-50-20-56-27-60M-16-46l-12-3M-19-53l-4-10M12-38C16-50 22-56 29-60M18-46l12-3M21-53l3-10M1-38C0-52 0-62 2-72M0-46l-10-8M0-54l-11-9M1-62l-9-8M1-46l10-8M1-54l11-9M2-62l8-8',
    1.2,
  ),
  crownBand(),
  shape(YELLOW, 'M-20-28L-22-42-13-34-6-44 1-34 8-44 14-34 23-42 21-28Z'),
].join('')

function crownBand(): string {
  return (
    shape(YELLOW, 'M-20-14C-12-19 13-19 21-14L22-30C12-34-11-34-21-30Z') +
    dots(RED, 5, 9, 'M-13-23.5Q0-27 15-23.5')
  )
}

/** An arched crown with an orb: the king of coins. */
const archedCrown = [
  shape(RED, 'M-19-28C-26-52-10-58 0-60 12-58 27-52 20-28Z'),
  shape(
    YELLOW,
    'M-22-28C-32-48-18-62-1-62 -4-58-4-56-4-54-16-54-22-44-15-28ZM23-28C33-48 19-62 2-62 5-58 5-56 5-54 17-54 23-44 16-28ZM-4-30V-60H5V-30Z',
  ),
  dots(INK, 2, 5, 'M-23-40C-20-52-12-57-4-58M24-40C21-52 13-57 5-58M.5-52V-34'),
  crownBand(),
  disc(YELLOW, 0.5, -65, 5),
  line('M.5-70V-80M-4-76H5', 2.4),
].join('')

/** A crown of lilies: the king of batons. */
const lilyCrown = [
  shape(
    YELLOW,
    'M-20-26C-27-32-32-42-29-50-23-50-19-45-18-39-16-41-15-42-14-43-10-48-6-54-6-58-6-62-2-67 .5-70 3-67 7-62 7-58 7-54 11-48 15-43 16-42 17-41 19-39 20-45 24-50 30-50 33-42 28-32 21-26Z',
  ),
  shape(GREEN, 'M-6-35C-6-44-3-48 .5-52 4-48 7-44 7-35Z'),
  disc(RED, -23, -41, 2.6),
  disc(RED, 24, -41, 2.6),
  crownBand(),
].join('')

/** A flat hat with two feathers: the page of swords. */
const flatHat = [
  shape(PAPER, 'M4-26C8-46 24-58 36-50 32-48 32-45 34-42 26-40 18-34 12-24Z'),
  shape(RED, 'M-2-26C0-48 12-66 27-62 24-59 24-56 26-52 18-48 10-36 7-24Z'),
  line('M6-27C12-40 20-47 30-48M0-28C4-42 12-54 22-58', 1.2),
  shape(BLUE, 'M-24-24C-22-36-10-38 2-38 16-38 24-34 24-24Z'),
  wedges([8, -37], [22, -33], 4, [1, 9], 2),
  shape(
    YELLOW,
    'M-30-16C-32-22-28-25-22-25 -8-29 12-29 25-25 31-25 32-20 29-15 12-22-12-22-30-16Z',
  ),
].join('')

/** A turban with a cockade in front: the page of cups. */
const turban = [
  shape(RED, 'M-12-34C-10-46 10-48 15-34Z'),
  shape(PAPER, 'M-22-12C-31-22-25-36-12-38-2-42 10-41 17-37 29-34 31-20 23-12 12-8-12-8-22-12Z'),
  line(
    'M-25-20C-14-30 6-36 20-35M-22-13C-6-17 14-26 26-28M-8-10C6-12 18-15 26-20M-18-34C-8-30 0-29 6-30',
    1.5,
  ),
  shape(BLUE, 'M-8-26C-14-36-10-50-2-60 6-52 8-38 4-26Z'),
  line('M-2-28V-52M-2-36l-6-5M-2-36l5-5M-2-44l-4-5M-2-44l4-5', 1.1),
  disc(YELLOW, -2, -25, 6),
  disc(RED, -2, -25, 2.4),
].join('')

/** A round cap with a brim and one feather: the page of coins. */
const cap = [
  shape(GREEN, 'M-21-20C-24-44 22-46 22-20Z'),
  wedges([8, -37], [20, -27], 5, [-3, 9], 2.2),
  shape(YELLOW, 'M-27-14C-28-20-24-24-18-22-6-25 8-25 19-22 26-24 30-19 28-13 12-19-12-19-27-14Z'),
  shape(RED, 'M14-24C22-30 36-32 40-46 44-36 44-22 32-16 26-14 20-17 14-24Z'),
  line('M17-23C28-22 36-30 40-40', 1.2),
].join('')

/** Headgear all of feathers: the page of batons. */
const plumes = [
  shape(YELLOW, 'M-15-24C-30-28-36-40-29-50-21-48-15-40-12-26Z'),
  shape(GREEN, 'M-13-25C-24-42-22-58-11-64-5-54-4-40-4-26Z'),
  shape(RED, 'M-6-26C-10-48-4-64 6-70 12-58 12-42 8-26Z'),
  shape(GREEN, 'M6-26C8-46 16-58 27-60 28-48 22-36 14-25Z'),
  shape(YELLOW, 'M12-25C20-38 28-44 37-42 36-32 28-26 18-23Z'),
  line(
    'M-15-27C-20-34-23-39-26-44M-9-28C-12-42-12-50-11-56M1-28C0-44 2-54 5-62M10-28C14-42 19-50 24-54M16-27C22-34 28-37 33-38',
    1.2,
  ),
  shape(RED, 'M-21-12C-12-18 12-18 22-12L20-26C8-31-8-31-19-26Z'),
  dots(PAPER, 3.6, 7, 'M-14-20Q0-24 16-20'),
].join('')

/** A Phrygian cap: the knight of swords. */
const phrygian = [
  shape(
    RED,
    'M-20-14C-22-34-8-46 8-48 22-50 32-42 30-30 27-24 22-28 21-34 19-28 22-22 21-14 8-19-8-19-20-14Z',
  ),
  line('M-12-20C-10-32-2-40 10-42M21-34C16-38 12-38 8-36', 1.3),
  wedges([4, -20], [19, -18], 5, [1, -9], 2.2),
  shape(YELLOW, 'M-22-11C-12-18 12-18 23-11L22-18C10-24-10-24-21-18Z'),
].join('')

/** A hat with its brim turned up: the knight of cups. */
const brim = [
  shape(RED, 'M10-30C18-52 34-54 42-44 36-44 34-40 36-36 28-36 22-30 18-22Z'),
  line('M14-27C20-38 28-44 36-43', 1.2),
  shape(BLUE, 'M-16-20C-18-44 16-46 18-20Z'),
  wedges([5, -38], [16, -28], 4, [-2, 9], 2),
  shape(BLUE, 'M-31-22C-24-12 22-10 33-24 30-12 20-6 4-8-14-8-26-10-31-22Z'),
  line('M-17-15Q0-9 20-15', 1.3),
].join('')

/** A tricorn: the knight of coins. */
const tricorn = [
  shape(GREEN, 'M-15-20C-14-40 14-42 17-20Z'),
  shape(GREEN, 'M-33-28C-20-27-8-30 0-36 10-29 22-27 35-28 28-14 16-9 0-11-14-9-28-14-33-28Z'),
  line('M-29-26C-18-23-8-25 0-31 10-24 20-23 31-26', 1.3),
  wedges([12, -24], [26, -24], 5, [-4, 10], 2.2),
  disc(YELLOW, 0, -21, 4.4),
  disc(RED, 0, -21, 1.6),
].join('')

/** A helmet with a crest: the knight of batons. */
const helmet = [
  shape(RED, 'M-4-44C-8-62 10-74 24-64 36-58 38-40 32-28 28-40 18-46 6-44Z'),
  line('M2-46C6-56 16-60 24-54M10-48C18-52 26-48 29-40', 1.2),
  shape(STEEL, 'M-20-12C-24-36-8-47 2-47 16-46 26-34 22-12Z'),
  wedges([9, -43], [21, -22], 6, [-7, 4], 2.2),
  shape(YELLOW, 'M-23-9C-12-17 12-17 25-9L24-16C10-24-10-24-22-16Z'),
  disc(RED, 1, -17, 2.4),
].join('')

const head = (behind: string, before: string, headgear: string): string =>
  behind + FACE + before + headgear

/** The headgear of each court card. Each is recognised by the head alone. */
export const HEADS = {
  'K-SP': head(locks(BROWN, false), forked(BROWN) + MOUSTACHE, turbanCrown),
  'K-CO': head(locks(YELLOW, true), beard(YELLOW), featherCrown),
  'K-DE': head(locks(PAPER, true), beard(PAPER), archedCrown),
  'K-BA': head(locks(BROWN, true), beard(BROWN), lilyCrown),
  'C-SP': head(locks(BROWN, true), MOUTH, phrygian),
  'C-CO': head(locks(YELLOW, true), MOUTH, brim),
  'C-DE': head(locks(PAPER, true), MOUTH, tricorn),
  'C-BA': head(locks(BROWN, false), MOUTH + MOUSTACHE, helmet),
  'B-SP': head(locks(BROWN, false), MOUTH + MOUSTACHE, flatHat),
  'B-CO': head(locks(BROWN, true), MOUTH, turban),
  'B-DE': head(locks(YELLOW, true), MOUTH, cap),
  'B-BA': head(locks(BROWN, true), MOUTH, plumes),
} as const satisfies Readonly<Record<string, string>>
