// The tables of the calibration of Hundertspiel (calibration.ts), and what is fitted to them.
import type { Seat } from '../src/shared/view.ts'

/** A decision about a game, until the game is over. */
export interface Case {
  readonly kind: string
  readonly deal: number
  readonly seat: Seat
  /** The suits that would have to be made; null for the game that stands. */
  readonly suits: readonly string[] | null
  /** The chance that was seen: that the game is made, of Contra that it is not. */
  readonly chance: number
  readonly happened: boolean
  readonly how: 'laid' | 'bid' | 'bought'
  readonly contra: boolean
}

/** A seat that may undertake something: the strength of its best hand, and if it does. */
export interface Asked {
  readonly kind: string
  readonly deal: number
  readonly strength: number
  readonly happened: boolean
}

/** An estimate with its standard error. */
interface Fitted {
  readonly value: number
  readonly error: number
}

interface Observation {
  readonly happened: boolean
  readonly x: number
  /** Log odds that are known already. */
  readonly offset: number
}

const STEPS = 30
/** Weight of a prior of spread 10 on each coefficient, so that a clean cut has a finite slope. */
const PRIOR = 0.01

/** Logistic regression by Newton's method: the constant, and the slope if `x` varies. */
function fitLogistic(all: readonly Observation[]): readonly Fitted[] {
  const hasSlope = all.some(({ x }) => x !== all[0]?.x)
  let [at, slope] = [0, 0]
  let [ss, sx, xx] = [PRIOR, 0, PRIOR]
  for (let step = 0; step < STEPS; step += 1) {
    let [gs, gx] = [-PRIOR * at, -PRIOR * slope]
    ;[ss, sx, xx] = [PRIOR, 0, PRIOR]
    for (const { happened, x, offset } of all) {
      const share = 1 / (1 + Math.exp(-(at + slope * x + offset)))
      const off = (happened ? 1 : 0) - share
      const weight = share * (1 - share)
      gs += off
      gx += off * x
      ss += weight
      sx += weight * x
      xx += weight * x * x
    }
    if (!hasSlope) [gx, sx] = [0, 0]
    const det = ss * xx - sx * sx
    at += (gs * xx - gx * sx) / det
    slope += (gx * ss - gs * sx) / det
  }
  const det = ss * xx - sx * sx
  return [
    { value: at, error: Math.sqrt(xx / det) },
    ...(hasSlope ? [{ value: slope, error: Math.sqrt(ss / det) }] : []),
  ]
}

/** Chances nearer to certainty are of few samples. */
const CERTAIN = 0.002
const logOdds = (chance: number): number => {
  const clipped = Math.min(1 - CERTAIN, Math.max(CERTAIN, chance))
  return Math.log(clipped / (1 - clipped))
}

const formatFit = (fit: Fitted | undefined): string =>
  fit === undefined ? '-' : `${fit.value.toFixed(2)} ± ${fit.error.toFixed(2)}`

const TENTHS = 10
const percent = (share: number): string => (100 * share).toFixed(1).padStart(6)

/** Tells a table of tenths: how many, what was seen, what happened, the difference, its error. */
export function* tell(kind: string, cases: readonly Case[]): Generator<string> {
  const met = cases.filter(({ contra }) => contra).length / cases.length
  const madeContra = (isMade: boolean): string => {
    const those = cases.filter(({ happened }) => happened === isMade)
    return percent(those.filter(({ contra }) => contra).length / those.length)
  }
  yield `${kind}: ${cases.length}, Contra in ${percent(met)} % (made ${madeContra(true)}, else ${madeContra(false)})`
  const rows = Array.from({ length: TENTHS }, (_, tenth) =>
    cases.filter(({ chance }) => Math.min(TENTHS - 1, Math.floor(chance * TENTHS)) === tenth),
  )
  for (const [tenth, row] of [...rows, cases].entries()) {
    if (row.length === 0) continue
    const seen = row.reduce((sum, { chance }) => sum + chance, 0) / row.length
    const happened = row.filter((one) => one.happened).length / row.length
    const error = Math.sqrt((happened * (1 - happened)) / row.length)
    const name = tenth === TENTHS ? 'all' : `${tenth}0-`
    yield `  ${name.padEnd(4)} ${String(row.length).padStart(6)} ${percent(seen)} ${percent(happened)} ${percent(happened - seen)} ± ${percent(error).trim()}`
  }
  const shift = fitLogistic(cases.map((one) => ({ ...one, x: 0, offset: logOdds(one.chance) })))
  yield `  logarithm of the odds to add: ${formatFit(shift.at(0))}`
}

/** Tells by strength how often a game is undertaken that may be. */
export function* tellAsked(asked: readonly Asked[]): Generator<string> {
  for (const kind of new Set(asked.map((one) => one.kind).toSorted())) {
    yield `${kind}, by strength`
    const of = asked.filter((one) => one.kind === kind)
    for (const strength of [...new Set(of.map((one) => Math.floor(one.strength)))].toSorted(
      (one, other) => one - other,
    )) {
      const row = of.filter((one) => Math.floor(one.strength) === strength)
      const share = row.filter(({ happened }) => happened).length / row.length
      yield `  ${String(strength).padEnd(4)} ${String(row.length).padStart(6)} ${percent(share)}`
    }
    const fitted = fitLogistic(
      of.flatMap((one) => (one.strength === 0 ? [] : [{ ...one, x: one.strength, offset: 0 }])),
    )
    const [at, slope] = fitted.map(({ value }) => value)
    if (at !== undefined && slope !== undefined)
      yield `  every second one at ${(-at / slope).toFixed(2)}, step ${(1 / slope).toFixed(2)}`
  }
}
