// Value of the end of a deal for a seat: points, the chance of the partie, and its expected value
// (E-29), at the score and under the options of the table. The rules themselves mark the deal.
import type { Side } from '../../../../../shared/duel.ts'
import type { DealValue } from '../../../ai/statistics.ts'
import { asMarked } from '../markers.ts'
import { markPoints, partieOver, scoreDeal, optionsLeft } from '../score.ts'
import {
  type DealSoFar,
  type OverState,
  type SettledState,
  GOAL,
  elderOf,
  nextDealer,
} from '../state.ts'
import { estimateEquity } from './equity.ts'

/** The outcome of the rest of a deal. */
export interface DealEnd {
  /** The side that marks the king of trumps from here on, or null (E-16). */
  readonly king: Side | null
  readonly vulnerable: Side | null
  /** Tricks of side 0, of all five. */
  readonly tricks: number
}

/** Returns the value of an end of the deal for `me`. */
function dealEndValue(
  deal: DealSoFar,
  end: DealEnd,
  me: Side,
  estimate: typeof estimateEquity,
): DealValue {
  const king = end.king === null ? deal : markPoints(deal, end.king, 1, 'E-16').state
  const over = partieOver(king)?.state
  return stateValue(
    over ??
      scoreDeal({ ...king, vulnerable: end.vulnerable, tricksWon: [end.tricks, 5 - end.tricks] })
        .state,
    me,
    estimate,
  )
}

/** Returns the value for `me` if `winner` reaches five points by the king (E-18, E-19). */
export function kingWinValue(deal: DealSoFar, winner: Side, me: Side): DealValue {
  const marked = asMarked(deal)
  const over = partieOver(markPoints(marked, winner, GOAL - marked.score[winner], 'E-16').state)
  if (over === null) throw new Error('five points end a partie')
  return stateValue(over.state, me, estimateEquity)
}

function stateValue(
  state: SettledState | OverState,
  me: Side,
  estimate: typeof estimateEquity,
): DealValue {
  const markedPoints = (mine: boolean): number =>
    state.marks.reduce((sum, one) => ((one.seat === me) === mine ? sum + one.points : sum), 0)
  const against = markedPoints(false)
  const points = markedPoints(true) - against
  if (state.phase === 'settled') {
    return {
      points,
      against,
      ...estimate(optionsLeft(state), state.score, nextDealer(state) ?? elderOf(state), me),
    }
  }
  const won = state.winner === me
  return { points, against, chance: won ? 1 : 0, equity: won ? state.value : -state.value }
}

/** Cache of the values of the ends of a deal, which every playout needs. */
export class DealEndValues {
  private readonly deal: DealSoFar
  private readonly me: Side
  private readonly estimate: typeof estimateEquity
  private readonly values: (DealValue | undefined)[] = Array.from({ length: 54 }, () => undefined)

  /** `estimate` says what the partie is worth at the score after the deal. */
  constructor(deal: DealSoFar, me: Side, estimate: typeof estimateEquity = estimateEquity) {
    this.deal = asMarked(deal)
    this.me = me
    this.estimate = estimate
  }

  /** Returns the value; `own` are the tricks of this seat, of all five. */
  valueAt(king: Side | null, vulnerable: Side | null, own: number): DealValue {
    const place =
      ((king === null ? 0 : king + 1) * 3 + (vulnerable === null ? 0 : vulnerable + 1)) * 6 + own
    const known = this.values[place]
    if (known !== undefined) return known
    const value = dealEndValue(
      this.deal,
      { king, vulnerable, tricks: this.me === 0 ? own : 5 - own },
      this.me,
      this.estimate,
    )
    this.values[place] = value
    return value
  }
}
