// The seat from which a table is drawn.
import type { Person } from './bridge.ts'
import { SEATS, type Seat, type Viewer } from './view.ts'

/** Returns the seat drawn nearest: that of the viewer, else that of the person. */
export const nearSeat = (people: readonly Person[], eye: Viewer): Seat =>
  typeof eye === 'number' ? eye : (SEATS.find((seat) => people[seat]?.kind === 'person') ?? 0)
