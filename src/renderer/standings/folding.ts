// The axis of months with its long empty stretches folded: one odd date does not press all others together.

/** Months of which each has something, and where they lie on the axis; both rise. */
interface Stretch {
  readonly from: number
  readonly to: number
  /** Where it begins on the axis, in months. */
  readonly place: number
}

export interface FoldedAxis {
  readonly stretches: readonly Stretch[]
  /** Where a month lies on the axis, in months from its beginning. */
  toAxis(month: number): number
  readonly extent: number
  /** Places after which something is left out. */
  readonly breaks: readonly { readonly place: number; readonly after: number }[]
}

/** Empty months that are never folded: years in which one did not play are part of the story. */
const LEAST = 60
/** How wide a fold is, as a share of what is not folded. */
const FOLD = 1 / 12

/**
 * Folds each gap that is longer than everything else together. `at` are months since the year 0, rising; `after` of a
 * break is the place in it after which the gap is.
 */
export function foldMonths(at: readonly number[]): FoldedAxis {
  const gaps = at.slice(1).map((month, index) => month - (at[index] ?? month))
  const longest = gaps.toSorted((a, b) => b - a)
  let rest = gaps.reduce((sum, gap) => sum + gap, 0)
  let least = Infinity
  for (const gap of longest) {
    rest -= gap
    if (gap <= Math.max(LEAST, rest)) break
    least = gap
  }
  const kept = gaps.reduce((sum, gap) => (gap < least ? sum + gap : sum), 0)
  const width = Math.max(kept * FOLD, 1)
  const stretches: Stretch[] = []
  const breaks: { place: number; after: number }[] = []
  let [from, place] = [at[0] ?? 0, 0]
  gaps.forEach((gap, index) => {
    if (gap < least) return
    const to = at[index] ?? from
    stretches.push({ from, to, place })
    breaks.push({ place: place + to - from + width / 2, after: index })
    place += to - from + width
    from = at[index + 1] ?? to
  })
  const last = { from, to: at.at(-1) ?? from, place }
  stretches.push(last)
  return {
    stretches,
    breaks,
    extent: place + last.to - last.from,
    toAxis(month) {
      const own = stretches.findLast((one) => one.from <= month) ?? last
      return own.place + month - own.from
    },
  }
}
