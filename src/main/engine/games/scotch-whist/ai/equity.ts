// Value of a score between two deals of Scotch Whist, in parties, from the figures of
// study/tricks.ts: the chance is interpolated linearly between the scores of the figures.
import type { Prospects } from '../../../ai/statistics.ts'
import type { Seat } from '../../../../../shared/view.ts'
import { DEALER_CHANCES } from './chance-figures.ts'
import type { ScotchWhistOptions } from '../options.ts'
import { GOAL, type ScotchWhistState, sideAt } from '../state.ts'

/** The dealer's chance, by the score of the dealer's side, then the other's, every `STEP`. */
export type Grid = readonly (readonly number[])[]

/** Points between two neighbouring scores of the figures. */
export const STEP = 4

/** Returns the key of the figures for these options. */
const figureKey = ({ players, hands }: ScotchWhistOptions): '18' | '3x6' | 'four' =>
  players === 4 ? 'four' : hands

/** Returns the chance of the dealer's side before the deal; both scores below 41. */
function dealerChance(options: ScotchWhistOptions, dealer: number, other: number): number {
  const grid = DEALER_CHANCES[figureKey(options)]
  const chanceAt = (row: number, column: number): number => grid[row]?.[column] ?? 0.5
  const [row, down] = gridCell(dealer)
  const [column, right] = gridCell(other)
  const upper = chanceAt(row, column) * (1 - right) + chanceAt(row, column + 1) * right
  const lower = chanceAt(row + 1, column) * (1 - right) + chanceAt(row + 1, column + 1) * right
  return upper * (1 - down) + lower * down
}

/** Returns the place in the figures at or below a score, and the way to the next, from 0 to 1. */
function gridCell(score: number): readonly [number, number] {
  const place = Math.min(Math.max(score, 0), GOAL - 1) / STEP
  return [Math.floor(place), place - Math.floor(place)]
}

/** Returns the prospects of a seat's side before a deal of `dealer`, or when the partie is over. */
export function estimateEquity(state: ScotchWhistState, dealer: Seat, seat: Seat): Prospects {
  const side = sideAt(seat)
  const chance = winChance(state, dealer, side)
  return { chance, equity: 2 * chance - 1 }
}

function winChance(state: ScotchWhistState, dealer: Seat, side: 0 | 1): number {
  if (state.phase === 'over') return state.winner === side ? 1 : 0
  const [own, other] = side === 0 ? state.score : [state.score[1], state.score[0]]
  const { options } = state
  return sideAt(dealer) === side
    ? dealerChance(options, own, other)
    : 1 - dealerChance(options, other, own)
}

/** Returns the expected value of the partie, before a deal of `dealer` or when it is over. */
export const equity = (state: ScotchWhistState, dealer: Seat, seat: Seat): number =>
  estimateEquity(state, dealer, seat).equity
