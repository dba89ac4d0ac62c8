// The course of a partie as a line to be drawn: from one of its sides.
import type { CoursePoint } from '../../shared/coach.ts'

export const COURSE_LINES = ['equity', 'chance'] as const
/** What the line shows: what the partie is expected to count, or the chance to win it. */
export type CourseLine = (typeof COURSE_LINES)[number]

export interface DrawnPoint {
  readonly step: number
  /** Parties won less lost, or a chance, of the side it is drawn from. */
  readonly value: number
  /** From 0, the bottom, to 1. */
  readonly height: number
  readonly cost: number
}

/** The least the scale of the equity reaches to. */
const LEAST_REACH = 1
/** A cost that is not seen. */
const LEAST_COST = 0.005

/** Which lines there are figures for. */
export const availableLines = (points: readonly CoursePoint[]): readonly CourseLine[] =>
  points.some(({ chance }) => chance !== null) ? COURSE_LINES : ['equity']

/** How far the scale of the equity reaches up and down: whole parties. */
const equityReach = (points: readonly CoursePoint[]): number =>
  Math.ceil(Math.max(LEAST_REACH, ...points.map(({ equity }) => Math.abs(equity))))

/** The points of a line, in the order of the steps. */
export function buildPoints(points: readonly CoursePoint[], line: CourseLine): readonly DrawnPoint[] {
  const reach = equityReach(points)
  return points.flatMap((point) => {
    const value = point[line]
    if (value === null) return []
    const height = line === 'equity' ? (value + reach) / (2 * reach) : value
    return [{ step: point.step, value, height, cost: point.cost }]
  })
}

/** The decisions that gave something away. */
export const findCostly = <P extends { readonly cost: number }>(points: readonly P[]): readonly P[] =>
  points.filter(({ cost }) => cost >= LEAST_COST)

/** What is known at a step: its own point, or the last one before it. */
export const pointAt = (points: readonly DrawnPoint[], step: number): DrawnPoint | null =>
  points.findLast((point) => point.step <= step) ?? null

/** The point nearest to a share of the width, from 0 to 1. */
export function nearestTo(points: readonly DrawnPoint[], share: number, end: number): DrawnPoint | null {
  const distanceTo = ({ step }: DrawnPoint): number => Math.abs(step - share * end)
  return points.reduce<DrawnPoint | null>(
    (best, one) => (best === null || distanceTo(one) < distanceTo(best) ? one : best),
    null,
  )
}

/** The next point in a direction; null where there is none. */
export const findNeighbour = (points: readonly DrawnPoint[], step: number, way: -1 | 1): DrawnPoint | null =>
  (way < 0 ? points.findLast((point) => point.step < step) : points.find((point) => point.step > step)) ?? null

/** Where a step lies in the width, in per cent. */
export const stepPercent = (step: number, end: number): string => `${end === 0 ? 0 : (step / end) * 100}%`
/** How far from the top a height lies, in per cent. */
export const heightPercent = (height: number): string => `${(1 - height) * 100}%`
/** How large a decision is marked, in pixels from the centre. */
export const markSize = (cost: number): number => 2.5 + Math.min(cost, 0.4) * 11
