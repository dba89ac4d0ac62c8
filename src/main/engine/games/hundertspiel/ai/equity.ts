// Expected value of a partie for a seat, in markers (H-18, H-19).
import type { Seat } from '../../../../../shared/view.ts'
import { settledValue } from './deal-value.ts'
import type { HundertspielState } from '../state.ts'

/** Returns the markers won so far in the partie, plus those expected from its score. */
export const equity = (state: HundertspielState, _dealer: Seat, seat: Seat): number =>
  settledValue(state, seat).equity
