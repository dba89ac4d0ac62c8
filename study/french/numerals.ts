// Pips in their rows, between the corners that belong to the large indices.
import { CARD } from '../../src/shared/faces/corners.ts'
import { at } from '../trappola/pen.ts'

/** The pip of the card, defined once in its file, around its middle. */
export const pip = (x: number, y: number, size: number, turn = 0): string =>
  at(x, y, '<use href="#p"/>', turn, Math.round((size / 32) * 1000) / 1000)

const SIZE = 58
const [LEFT, MIDDLE, RIGHT] = [CARD.width / 2 - 45, CARD.width / 2, CARD.width / 2 + 45]
/** The distance of the outer rows from the middle, and of those between them. */
const [OUTER, INNER] = [144, 48]

type Place = readonly [x: number, up: number]

const pair = (up: number): readonly Place[] => [
  [LEFT, up],
  [RIGHT, up],
]
const middle = (up: number): readonly Place[] => [[MIDDLE, up]]
const mirrored = (places: readonly Place[]): readonly Place[] => places.map(([x, up]) => [x, -up])
const both = (places: readonly Place[]): readonly Place[] => [...places, ...mirrored(places)]

const SIX: readonly Place[] = [...both(pair(OUTER)), ...pair(0)]
const EIGHT: readonly Place[] = [...both(pair(OUTER)), ...both(pair(INNER))]

const PLACES: readonly (readonly Place[])[] = [
  both(middle(OUTER)),
  [...both(middle(OUTER)), ...middle(0)],
  both(pair(OUTER)),
  [...both(pair(OUTER)), ...middle(0)],
  SIX,
  [...SIX, ...middle(OUTER / 2)],
  [...SIX, ...both(middle(OUTER / 2))],
  [...EIGHT, ...middle(0)],
  [...EIGHT, ...both(middle((OUTER + INNER) / 2))],
]

/** The pips of a card from two to ten; those of the lower half stand on their heads. */
export const numeral = (count: number): string =>
  (PLACES[count - 2] ?? [])
    .map(([x, up]) => pip(x, CARD.height / 2 - up, SIZE, up < 0 ? 180 : 0))
    .join('')
