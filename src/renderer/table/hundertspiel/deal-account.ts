// The points of a deal, rule by rule, so that they add up to the score (H-9 … H-15, H-26).
import type { HundertspielMark, HundertspielMarkRule } from '../../../shared/games/hundertspiel.ts'

const ORDER = [
  'H-9',
  'H-26',
  'H-10',
  'H-13',
  'H-14',
  'H-15',
  'H-18',
  'G-1',
] as const satisfies readonly HundertspielMarkRule[]

interface RuleRow {
  readonly rule: HundertspielMarkRule
  readonly points: readonly number[]
}

export interface HundertspielDealAccount {
  readonly rows: readonly RuleRow[]
  /** The score before the deal, the points of the deal, and the score now. */
  readonly before: readonly number[]
  readonly brought: readonly number[]
  readonly after: readonly number[]
}

const sumUp = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0)

/** Returns the account of a settled deal for the sides in this order. */
export function dealAccount(
  marks: readonly HundertspielMark[],
  score: readonly number[],
  sides: readonly number[],
): HundertspielDealAccount {
  const countPoints = (side: number, rule?: HundertspielMarkRule): number =>
    sumUp(
      marks.flatMap((mark) =>
        mark.seat === side && (rule ?? mark.rule) === mark.rule ? [mark.points] : [],
      ),
    )
  const rows = ORDER.map((rule) => ({ rule, points: sides.map((side) => countPoints(side, rule)) }))
  const brought = sides.map((side) => countPoints(side))
  const after = sides.map((side) => score[side] ?? 0)
  return {
    rows: rows.filter(({ points }) => points.some((one) => one !== 0)),
    before: after.map((points, index) => points - (brought[index] ?? 0)),
    brought,
    after,
  }
}
