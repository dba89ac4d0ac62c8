// Folds long empty stretches of the axis, so that one odd date does not compress the rest.

/** A run of months without a folded gap, and its place on the axis. */
interface Stretch {
  readonly from: number
  readonly to: number
  readonly place: number
}

export interface FoldedAxis {
  readonly stretches: readonly Stretch[]
  /** Returns the place of a month on the axis, in months from its start. */
  toAxis(month: number): number
  readonly extent: number
  readonly breaks: readonly { readonly place: number; readonly after: number }[]
}

/** The longest gap that is never folded, in months: years without play are part of the story. */
const LEAST = 60
const FOLD = 1 / 12

/** Folds each gap longer than all else together; `at` are ascending months since the year 0. */
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
