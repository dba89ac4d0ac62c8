// The viewers of a table (S-8): the person at the screen; of several, the one it was last handed
// to; the adviser of a computer player (S-3); or an onlooker.
import type { Person } from '../../shared/bridge.ts'
import { SEATS, type Seat } from '../../shared/view.ts'

/** The people in front of the screen. */
export interface Viewers {
  /** Seats of persons. */
  readonly persons: readonly Seat[]
  /** The seat of a computer player that a person at the screen advises. */
  readonly advised: Seat | null
  /** True if several people share the screen: each confirms that they are there. */
  readonly isShared: boolean
}

export interface ScreenViewer {
  /** The viewer whose view the screen shows. */
  readonly viewer: Seat | 'onlooker'
  /** The seat for which the screen acts; null if none. */
  readonly actsFor: Seat | null
  /** The seat of the person to whom the screen must be handed. */
  readonly curtain: Seat | null
  /** True if it acts for a computer player. */
  readonly advises: boolean
}

const ONLOOKER: ScreenViewer = { viewer: 'onlooker', actsFor: null, curtain: null, advises: false }

/** Returns the viewers of these people; a person at the table excludes an adviser. */
export function findViewers(
  people: readonly Person[],
  advised: Seat | null,
  isShared = false,
): Viewers {
  const persons = SEATS.filter((seat) => people[seat]?.kind === 'person')
  return {
    persons,
    advised: persons.length === 0 ? advised : null,
    isShared: isShared || persons.length > 1,
  }
}

/** Turn and duties of a state: `mayAct` are the seats that have something to do. */
interface TurnState {
  readonly turn: Seat | null
  readonly mayAct: readonly Seat[]
}

/** Returns the viewer of a state when the screen was last handed to `holder`. */
export function viewerFor(
  viewers: Viewers,
  holder: Seat | null,
  { turn, mayAct }: TurnState,
): ScreenViewer {
  const { persons, advised, isShared } = viewers
  const [only, another] = persons
  if (only === undefined && advised === null) return ONLOOKER
  const own = only ?? advised
  if (own !== null && another === undefined && (!isShared || (holder === own && turn !== null)))
    return { viewer: own, actsFor: own, curtain: null, advises: only === undefined }
  // between two deals all look on, and persons with something left to do act first
  if (turn === null)
    return { ...ONLOOKER, actsFor: mayAct.find((seat) => persons.includes(seat)) ?? null }
  if (another === undefined) return { ...ONLOOKER, curtain: own }
  if (turn !== holder && persons.includes(turn)) return { ...ONLOOKER, curtain: turn }
  return holder === null
    ? ONLOOKER
    : { viewer: holder, actsFor: holder, curtain: null, advises: false }
}

/** Lists every viewer the screen may ever show. */
export const listPossibleViewers = ({
  persons,
  advised,
  isShared,
}: Viewers): readonly ScreenViewer['viewer'][] =>
  persons.length === 1 && !isShared
    ? persons
    : [...persons, ...(advised === null ? [] : [advised]), 'onlooker']
