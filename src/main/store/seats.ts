// SQL for the seats of a partie in its row of the lists.

/** Columns with the numbers of the people, by seat. */
export const SEAT_COLUMNS = ['p0', 'p1', 'p2', 'p3'] as const

/** Builds SQL for the first seat of the person of this parameter; null if they did not play. */
export const buildSeatSql = (person: string): string =>
  `(CASE ${person} ${SEAT_COLUMNS.map((seat, place) => `WHEN ${seat} THEN ${place}`).join(' ')} END)`

/**
 * Builds SQL that is not 0 if the person this parameter names has won; null if they did not play.
 */
export const buildHasWonSql = (person: string): string =>
  `(CASE ${person} ${SEAT_COLUMNS.map((seat, place) => `WHEN ${seat} THEN winners & ${1 << place}`).join(' ')} END)`
