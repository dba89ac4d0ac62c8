// Value of a score between two deals of Tatteln, in parties: the point difference of a deal is
// modelled as normal with mean zero, summed over the expected number of remaining deals. The
// figures are measured (docs/players.md).
import type { Side } from '../../../../../shared/duel.ts'
import { countValidDeals, stakesWon } from '../../../../../shared/games/tatteln-values.ts'
import type { Seat } from '../../../../../shared/view.ts'
import type { TattelnOptions } from '../options.ts'
import { type TattelnState, partieGoal } from '../state.ts'

/** Points a side makes in a deal, and the standard deviation of the difference. */
interface Pace {
  readonly points: number
  readonly spread: number
}
const PACES: Readonly<Record<TattelnOptions['values'], Readonly<Record<'trump' | 'none', Pace>>>> =
  {
    jass: { trump: { points: 130, spread: 155 }, none: { points: 110, spread: 120 } },
    piquet: { trump: { points: 66, spread: 54 }, none: { points: 66, spread: 54 } },
  }

const tablePace = ({ values, trump }: TattelnOptions): Pace =>
  PACES[values][trump ? 'trump' : 'none']

/** Least number of deals left: a side one point ahead with no deal to come has won. */
const LEAST_DEALS = 0.5

/** Returns the probability that a side with `own` points wins the partie, after `deals` deals. */
export function winChance(
  options: TattelnOptions,
  own: number,
  other: number,
  deals: number,
): number {
  const goal = partieGoal(options)
  const isEnd = goal === 0 ? deals > 0 && deals % 2 === 0 : own >= goal || other >= goal
  if (isEnd && own !== other) return own > other ? 1 : 0
  const { points, spread } = tablePace(options)
  const left =
    goal === 0
      ? 2 - (deals % 2)
      : Math.max(LEAST_DEALS, (goal - Math.max(own, other)) / points + LEAST_DEALS)
  return normalCdf((own - other) / (spread * Math.sqrt(left)))
}

/** Returns the points that equal the cost of a Matsch besides its card points (T-12). */
export function matschInPoints(
  options: TattelnOptions,
  own: number,
  other: number,
  deals: number,
): number {
  const step = 5
  const gain =
    winChance(options, own + step, other, deals) - winChance(options, own, other + step, deals)
  // a stake is what a partie counts, and that is won or lost
  const isPartie = options.matschLoses === 'partie'
  const cost = options.matsch + (isPartie ? 2 * winChance(options, own, other, deals) : 0)
  const most = isPartie ? MOST_PARTIE : MOST_STAKES
  return Math.round(Math.min(most, (cost * step) / Math.max(1e-6, gain)))
}

/** Upper limits of that value: for stakes alone, and with the partie itself. */
const MOST_STAKES = 400
const MOST_PARTIE = 1_200

/** Returns the normal distribution function, within 2e-7 (Abramowitz and Stegun 26.2.17). */
function normalCdf(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x))
  const tail =
    ((((1.330274429 * t - 1.821255978) * t + 1.781477937) * t - 0.356563782) * t + 0.31938153) *
    t *
    Math.exp((-x * x) / 2) *
    0.3989422804
  return x >= 0 ? 1 - tail : tail
}

/** Returns the expected value of the partie: won less lost, with the stakes (T-2, T-12). */
export function equity(state: TattelnState, _: Seat, seat: Seat): number {
  const side: Side = seat === 0 ? 0 : 1
  const other = side === 0 ? 1 : 0
  if (state.phase === 'over') return stakesWon(state, state.stakes, side)
  const { options, score, stakes } = state
  return (
    2 * winChance(options, score[side], score[other], countValidDeals(state)) - 1 + stakes[side]
  )
}
