import type { Seat } from '../../shared/view.ts'

/** From the position one looks at, or with the cards of its deal. */
export type PracticeFrom = 'here' | 'deal'

export interface PracticeRequest {
  readonly from: PracticeFrom
  readonly seat: Seat
  /** Of the computer on the other side. */
  readonly level: string
}
