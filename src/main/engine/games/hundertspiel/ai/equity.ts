// What a partie is expected to bring a seat, in markers (H-18, H-19).
import type { Seat } from '../../../../../shared/view.ts'
import { settledValue } from './deal-value.ts'
import type { HundertspielState } from '../state.ts'

/** Markers won so far in the partie, and those its score promises. */
export const equity = (state: HundertspielState, _dealer: Seat, seat: Seat): number => settledValue(state, seat).equity
