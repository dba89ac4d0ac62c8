import type { Seat } from '../../shared/view.ts'

/** The start of a practice: the shown position, or the beginning of its deal. */
export type PracticeFrom = 'here' | 'deal'

export interface PracticeRequest {
  readonly from: PracticeFrom
  readonly seat: Seat
  /** Level of the computer opponent. */
  readonly level: string
}
