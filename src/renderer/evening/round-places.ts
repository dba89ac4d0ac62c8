// The places of the company around an oval table, in their order clockwise. The person at the
// screen sits at the foot: the two who play are at its ends, or, if the person is one of them, at
// foot and head.

export interface RoundPlace {
  /** Percent of the width and the height. */
  readonly x: number
  readonly y: number
  readonly where: 'left' | 'right' | 'above' | 'below'
}

const place = (x: number, y: number, where: RoundPlace['where']): RoundPlace => ({ x, y, where })
const above = (x: number): RoundPlace => place(50 + x, 12, 'above')
const below = (x: number): RoundPlace => place(50 + x, 88, 'below')
const left = (y: number): RoundPlace => place(11, 50 + y, 'left')
const right = (y: number): RoundPlace => place(89, 50 + y, 'right')

/** Offsets from the middle along a long side, and along a short one, by the number of guests. */
const SPREADS: readonly (readonly number[])[] = [[], [0], [-15, 15], [-25, 0, 25]]
const SHORT_SPREADS: readonly (readonly number[])[] = [[], [0], [-14, 14], [-27, 0, 27]]

const spread = (count: number): readonly number[] => SPREADS[count] ?? []
const spreadShort = (count: number): readonly number[] => SHORT_SPREADS[count] ?? []

/** Returns the places of those who wait, from the first: above, then below from the right. */
function placeWaiting(waiting: number): readonly RoundPlace[] {
  const upper = Math.ceil(waiting / 2)
  return [
    ...spread(upper).map(above),
    ...spread(waiting - upper)
      .toReversed()
      .map(below),
  ]
}

/** Returns the same for the others if the `own` of those who wait is at the foot. */
function placeAroundFoot(waiting: number, own: number): readonly RoundPlace[] {
  const others = waiting - 1
  const beside = others > 3
  const upper = spread(beside ? Math.min(3, others - 2) : others).map(above)
  // clockwise from the foot
  const ring = beside ? [below(-25), ...upper, below(25)] : upper
  return Array.from({ length: waiting }, (_, index) =>
    index === own ? below(0) : (ring[(index - own - 1 + waiting) % waiting] ?? below(0)),
  )
}

/** Returns the places of those who wait while a person at the foot plays: left, then right. */
function placeBeside(waiting: number): readonly RoundPlace[] {
  const first = Math.ceil(waiting / 2)
  return [...spreadShort(first).toReversed().map(left), ...spreadShort(waiting - first).map(right)]
}

/**
 * Returns the places of all guests by their index in the list; `own` is that of the person at the
 * screen, below zero if they are not present.
 */
export function listPlaces(present: number, own: number): readonly RoundPlace[] {
  const waiting = Math.max(0, present - 2)
  const places =
    own === 0
      ? [below(0), above(0), ...placeBeside(waiting)]
      : own === 1
        ? [above(0), below(0), ...placeBeside(waiting)]
        : [
            left(0),
            right(0),
            ...(own < 0 ? placeWaiting(waiting) : placeAroundFoot(waiting, own - 2)),
          ]
  return places.slice(0, present)
}
