// The drawing of a score's strokes on the slate (T-14). Units are those of the drawing.
import type { ChalkLine, ChalkStroke } from './chalk.ts'

export const CHALK_BOX = { width: 132, height: 118 } as const

interface ChalkPoint {
  readonly x: number
  readonly y: number
}

type FigureLine = Exclude<ChalkLine, 'foot'>

const LINES: Readonly<Record<FigureLine, readonly [from: ChalkPoint, to: ChalkPoint]>> = {
  head: [
    { x: 12, y: 16 },
    { x: 121, y: 15 },
  ],
  slant: [
    { x: 119, y: 16 },
    { x: 13, y: 76 },
  ],
  base: [
    { x: 12, y: 76 },
    { x: 121, y: 75 },
  ],
}
const STEP = 8
const FOOT = 104
/** Half the height of a stroke on the figure, and of one at the foot. */
const HALF = 11
const FOOT_HALF = 8
const CROSS = 7

export interface DrawnStroke {
  readonly key: string
  readonly path: string
}

/** Returns a number from -1 to 1, always the same for the same arguments. */
function pseudoRandom(...from: readonly number[]): number {
  const mixed = from.reduce(
    (sum, one) => Math.imul(sum ^ one, 0x85eb_ca6b) ^ (sum >>> 13),
    0x27d4_eb2f,
  )
  return (((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32) * 2 - 1
}

const formatCoordinate = (value: number): string => value.toFixed(1)

function strokePath(from: ChalkPoint, to: ChalkPoint, seed: number): string {
  const bend = {
    x: (from.x + to.x) / 2 + pseudoRandom(seed, 1) * 1.2,
    y: (from.y + to.y) / 2 + pseudoRandom(seed, 2) * 0.9,
  }
  return `M${formatCoordinate(from.x)} ${formatCoordinate(from.y)}Q${formatCoordinate(bend.x)} ${formatCoordinate(bend.y)} ${formatCoordinate(to.x)} ${formatCoordinate(to.y)}`
}

/** Returns the place of a tallied stroke: every fifth crosses the four before it. */
const tallyPlace = (order: number): number => Math.floor(order / 5) * 5 + Math.min(order % 5, 3)

/** Returns strokes next to each other along a line, closer if there are many. */
function tallyPaths(
  count: number,
  [from, to]: readonly [ChalkPoint, ChalkPoint],
  half: number,
  seed: number,
): readonly string[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  // Clear of the corner at which two lines meet.
  const start = half === HALF ? STEP * 2 : STEP
  const step = Math.min(STEP, (length - start - STEP / 2) / Math.max(1, tallyPlace(count - 1)))
  const pointAt = (place: number): ChalkPoint => {
    const part = (place * step + start) / length
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
  }
  return Array.from({ length: count }, (_, order) => {
    const wobbleBy = (about: number): number => pseudoRandom(seed, order, about)
    if (order % 5 === 4) {
      const [first, last] = [pointAt(tallyPlace(order - 4)), pointAt(tallyPlace(order - 1))]
      const low = { x: first.x - 3.4, y: first.y + half * 0.55 + wobbleBy(3) }
      return strokePath(
        low,
        { x: last.x + 3.4, y: last.y - half * 0.6 + wobbleBy(4) },
        seed + order,
      )
    }
    const { x, y } = pointAt(tallyPlace(order))
    const top = { x: x + 1.2 + wobbleBy(5), y: y - half + wobbleBy(6) * 1.4 }
    return strokePath(
      top,
      { x: x - 0.6 + wobbleBy(7), y: y + half + wobbleBy(8) * 1.4 },
      seed + order,
    )
  })
}

function crossPaths(place: number): readonly string[] {
  const x = 19 + place * (CROSS * 2 + 5)
  const armPath = (dx: number, seed: number): string =>
    strokePath({ x: x - dx, y: FOOT - CROSS }, { x: x + dx, y: FOOT + CROSS }, seed)
  return [`${armPath(CROSS - 1, 71)}${armPath(1 - CROSS, 72)}`]
}

export const figurePaths: readonly string[] = Object.values(LINES).map(([from, to], line) =>
  strokePath(from, to, 100 + line),
)

const withKeys = (name: string, paths: readonly string[]): readonly DrawnStroke[] =>
  paths.map((path, order) => ({ key: `${name} ${order}`, path }))

/** Returns each stroke as a path: across the figure, and at its foot tens as crosses. */
export function drawnStrokes(strokes: readonly ChalkStroke[]): readonly DrawnStroke[] {
  const countStrokes = (line: ChalkLine, worth?: number): number =>
    strokes.filter((one) => one.line === line && (worth === undefined || one.worth === worth))
      .length
  const figured = (['head', 'slant', 'base'] as const).flatMap((line, seed) => {
    const [from, to] = LINES[line]
    // The strokes of the slant begin below its top, clear of the two other lines.
    const middle = { x: from.x + (to.x - from.x) * 0.3, y: from.y + (to.y - from.y) * 0.3 }
    return withKeys(
      line,
      tallyPaths(
        countStrokes(line),
        line === 'slant' ? [middle, to] : [from, to],
        HALF,
        10 * (seed + 1),
      ),
    )
  })
  const tens = countStrokes('foot', 10)
  const start = { x: 8 + tens * (CROSS * 2 + 5), y: FOOT }
  const ones = tallyPaths(countStrokes('foot', 1), [start, { x: 122, y: FOOT }], FOOT_HALF, 40)
  return [
    ...figured,
    ...Array.from({ length: tens }, (_, place) => withKeys('ten', crossPaths(place))).flat(),
    ...withKeys('one', ones),
  ]
}
