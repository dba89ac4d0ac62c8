// Who looks at a table (S-8): the person at the screen; of several, the one it was last handed to; who advises a
// computer player (S-3); or somebody who only looks on.
import type { Person } from '../../shared/bridge.ts'
import { SEATS, type Seat } from '../../shared/view.ts'

/** Those before the screen. */
export interface Viewers {
  /** Seats of persons. */
  readonly persons: readonly Seat[]
  /** The seat of a computer player whom somebody before the screen advises. */
  readonly advised: Seat | null
  /** Others are before the screen too: what one of them may see is covered until he says that he is there. */
  readonly isShared: boolean
}

export interface ScreenViewer {
  /** Whose eye the screen shows. */
  readonly viewer: Seat | 'onlooker'
  /** The seat for which the screen acts; null when it acts for none. */
  readonly actsFor: Seat | null
  /** The seat whose person the screen is to be handed to. */
  readonly curtain: Seat | null
  /** It acts for a computer player. */
  readonly advises: boolean
}

const ONLOOKER: ScreenViewer = { viewer: 'onlooker', actsFor: null, curtain: null, advises: false }

/** Those before the screen at a table of these people; nobody advises where a person plays, who would be seen through. */
export function findViewers(people: readonly Person[], advised: Seat | null, isShared = false): Viewers {
  const persons = SEATS.filter((seat) => people[seat]?.kind === 'person')
  return { persons, advised: persons.length === 0 ? advised : null, isShared: isShared || persons.length > 1 }
}

/** What is looked at. `mayAct` are the seats that have something to do. */
interface TurnState {
  readonly turn: Seat | null
  readonly mayAct: readonly Seat[]
}

/** Who looks at a moment when the screen was last handed to `holder`. */
export function viewerFor(viewers: Viewers, holder: Seat | null, { turn, mayAct }: TurnState): ScreenViewer {
  const { persons, advised, isShared } = viewers
  const [only, another] = persons
  if (only === undefined && advised === null) return ONLOOKER
  const own = only ?? advised
  if (own !== null && another === undefined && (!isShared || (holder === own && turn !== null)))
    return { viewer: own, actsFor: own, curtain: null, advises: only === undefined }
  // between two deals all look on, and who still has something to do does it before the others
  if (turn === null) return { ...ONLOOKER, actsFor: mayAct.find((seat) => persons.includes(seat)) ?? null }
  if (another === undefined) return { ...ONLOOKER, curtain: own }
  if (turn !== holder && persons.includes(turn)) return { ...ONLOOKER, curtain: turn }
  return holder === null ? ONLOOKER : { viewer: holder, actsFor: holder, curtain: null, advises: false }
}

/** The eyes with which the screen may ever be looked at. */
export const listPossibleViewers = ({ persons, advised, isShared }: Viewers): readonly ScreenViewer['viewer'][] =>
  persons.length === 1 && !isShared ? persons : [...persons, ...(advised === null ? [] : [advised]), 'onlooker']
