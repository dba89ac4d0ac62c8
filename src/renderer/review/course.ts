// The course of a partie as points to draw, from the view of one side.
import { type CoursePoint, LEAST_MARKED } from '../../shared/coach.ts'

export const COURSE_LINES = ['equity', 'chance'] as const
/** The kinds of line: expected value of the partie, or the chance to win it. */
export type CourseLine = (typeof COURSE_LINES)[number]

export interface DrawnPoint {
  readonly step: number
  /** Equity in parties, or a chance, of the side the line is drawn for. */
  readonly value: number
  /** Height from 0 (bottom) to 1. */
  readonly height: number
  readonly cost: number
}

/** The smallest reach of the equity scale. */
const LEAST_REACH = 1

/** Returns the lines for which there are figures. */
export const availableLines = (points: readonly CoursePoint[]): readonly CourseLine[] =>
  points.some(({ chance }) => chance !== null) ? COURSE_LINES : ['equity']

/** Returns the reach of the equity scale up and down, in whole parties. */
const equityReach = (points: readonly CoursePoint[]): number =>
  Math.ceil(Math.max(LEAST_REACH, ...points.map(({ equity }) => Math.abs(equity))))

/** Builds the points of a line, in the order of the steps. */
export function buildPoints(
  points: readonly CoursePoint[],
  line: CourseLine,
): readonly DrawnPoint[] {
  const reach = equityReach(points)
  return points.flatMap((point) => {
    const value = point[line]
    if (value === null) return []
    const height = line === 'equity' ? (value + reach) / (2 * reach) : value
    return [{ step: point.step, value, height, cost: point.cost }]
  })
}

/** Returns the decisions with a marked cost. */
export const findCostly = <P extends { readonly cost: number }>(
  points: readonly P[],
): readonly P[] => points.filter(({ cost }) => cost >= LEAST_MARKED)

/** Returns the point of a step, or the last one before it. */
export const pointAt = (points: readonly DrawnPoint[], step: number): DrawnPoint | null =>
  points.findLast((point) => point.step <= step) ?? null

/** Returns the point nearest to a share of the width, from 0 to 1. */
export function nearestTo(
  points: readonly DrawnPoint[],
  share: number,
  end: number,
): DrawnPoint | null {
  const distanceTo = ({ step }: DrawnPoint): number => Math.abs(step - share * end)
  return points.reduce<DrawnPoint | null>(
    (best, one) => (best === null || distanceTo(one) < distanceTo(best) ? one : best),
    null,
  )
}

/** Returns the next point in a direction; null if there is none. */
export const findNeighbour = (
  points: readonly DrawnPoint[],
  step: number,
  way: -1 | 1,
): DrawnPoint | null =>
  (way < 0
    ? points.findLast((point) => point.step < step)
    : points.find((point) => point.step > step)) ?? null

/** Returns the horizontal position of a step, in percent. */
export const stepPercent = (step: number, end: number): string =>
  `${end === 0 ? 0 : (step / end) * 100}%`
/** Returns the distance of a height from the top, in percent. */
export const heightPercent = (height: number): string => `${(1 - height) * 100}%`
/** Returns the radius of the mark for a decision, in pixels. */
export const markSize = (cost: number): number => 2.5 + Math.min(cost, 0.4) * 11
