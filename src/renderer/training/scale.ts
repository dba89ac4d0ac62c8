// The geometry of the scale of levels: rates in equal proportions, the least on the right. Units
// are 1/16 rem, as in the charts.
import type { ErrorRate, LevelRate } from '../../shared/strength.ts'
import { createScale, spreadLabels } from '../standings/scales.ts'

const SIDE = 46
export const SCALE_HEIGHT = 112
/** The line of the levels, and the person's bar above it. */
export const LINE = 62
export const BAR = 26
/** The least distance between the names of two levels. */
const NAME = 84

interface ScaleMark {
  readonly level: LevelRate
  readonly x: number
  /** The middle of its name, which may be moved aside. */
  readonly nameAt: number
}

export interface LevelScale {
  readonly width: number
  readonly left: number
  readonly right: number
  readonly marks: readonly ScaleMark[]
  /** The bar from the worse end to the better one; null without a rate. */
  readonly own: { readonly from: number; readonly at: number; readonly to: number } | null
}

/** Rates that stand on the scale: of all levels, and of the person with what is not too far. */
function listRates(levels: readonly LevelRate[], own: ErrorRate | null): readonly number[] {
  const rates = levels.map(({ rate }) => rate)
  if (own === null) return rates
  const [most, least] = [Math.max(...rates, own.rate), Math.min(...rates)]
  return [
    ...rates,
    own.rate,
    Math.min(own.high, most * 1.6),
    Math.max(own.low, least / 1.6),
  ].filter((rate) => rate > 0)
}

/** Lays out the scale for a width. */
export function layOutScale(
  levels: readonly LevelRate[],
  own: ErrorRate | null,
  width: number,
): LevelScale {
  const rates = listRates(levels, own)
  const domain = { from: -Math.log(Math.max(...rates)), to: -Math.log(Math.min(...rates)) }
  const [left, right] = [SIDE, Math.max(width - SIDE, SIDE + 1)]
  const scale = createScale(domain, left, right)
  const place = (rate: number): number =>
    Math.min(Math.max(rate > 0 ? scale(-Math.log(rate)) : right, left), right)
  const xs = levels.map(({ rate }) => place(rate))
  const gap = Math.min(NAME, (right - left) / Math.max(levels.length - 1, 1))
  const names = spreadLabels(xs, gap, left, right)
  return {
    width,
    left,
    right,
    marks: levels.map((level, index) => ({ level, x: xs[index] ?? 0, nameAt: names[index] ?? 0 })),
    own: own === null ? null : { from: place(own.high), at: place(own.rate), to: place(own.low) },
  }
}
