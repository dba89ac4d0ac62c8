// What players hold cards back for.

/**
 * Values of holding a card back, in points of a later trick. A trump is good for a trick, more so
 * if it is high and if many tricks are left; aces and kings lose value as the suits run out; a Do
 * may make the last trick (HA-1).
 */
export interface KeepValues {
  readonly trump: number
  readonly trumpHeight: number
  readonly late: number
  /** For an ace or king, per step of height above the Cavall. */
  readonly figure: number
  readonly trumpDo: number
  readonly otherDo: number
}

export const KEEP_VALUES: KeepValues = {
  trump: 2,
  trumpHeight: 0.7,
  late: 0.4,
  figure: 1.2,
  trumpDo: 9,
  otherDo: 3,
}

/** Beginners spend trumps, aces and kings too soon, and hold Dos too long. */
export const NOVICE_KEEP_VALUES: KeepValues = {
  trump: 1,
  trumpHeight: 0.3,
  late: 0.4,
  figure: 0,
  trumpDo: 14,
  otherDo: 6,
}
