// The seats of a partie as its row in the lists has them.

/** Columns with the numbers of the people, by seat. */
export const SEAT_COLUMNS = ['p0', 'p1', 'p2', 'p3'] as const

/** SQL: the seat of the person this parameter names, the first where he has several; null where he did not sit. */
export const buildSeatSql = (person: string): string =>
  `(CASE ${person} ${SEAT_COLUMNS.map((seat, place) => `WHEN ${seat} THEN ${place}`).join(' ')} END)`

/** SQL: not 0 where the person this parameter names has won; null where he did not sit. */
export const buildHasWonSql = (person: string): string =>
  `(CASE ${person} ${SEAT_COLUMNS.map((seat, place) => `WHEN ${seat} THEN winners & ${1 << place}`).join(' ')} END)`
