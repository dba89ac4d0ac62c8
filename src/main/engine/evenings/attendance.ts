// Who comes and who goes: to the end of the list, from anywhere but a seat, and for good when he has lost all he had.
import type { EveningBreach, Guest } from '../../../shared/evening.ts'
import { noBalances } from './ledger.ts'
import { type EveningBase, ownedBy } from './evening-rules.ts'

/** Guests of one evening, however many come and go. */
export const MOST_GUESTS = 100

/** Why somebody cannot come or go. `most` is how many may be present; who comes for the first time has the next number. */
export function attendanceBreach(
  state: EveningBase,
  guest: Guest,
  what: 'enter' | 'leave',
  rule: string,
  most: number,
): EveningBreach | null {
  const present = state.list.includes(guest)
  if (what === 'leave') {
    if (!present) return { rule, why: 'absent' }
    return state.list.indexOf(guest) < 2 ? { rule, why: 'seated' } : null
  }
  const known = state.balances.guests.length
  if (present) return { rule, why: 'present' }
  if (!Number.isSafeInteger(guest) || guest < 0 || guest > known) return { rule, why: 'absent' }
  if (state.list.length >= most || guest >= MOST_GUESTS) return { rule, why: 'full' }
  return ownedBy(state, guest) < 1 ? { rule, why: 'penniless' } : null
}

/** The state with somebody come or gone. */
export function applyAttendance<State extends EveningBase>(state: State, guest: Guest, what: 'enter' | 'leave'): State {
  const list = what === 'enter' ? [...state.list, guest] : state.list.filter((one) => one !== guest)
  const { guests } = state.balances
  const more = guest < guests.length ? guests : [...guests, ...noBalances(guest + 1 - guests.length).guests]
  return { ...state, list, balances: { ...state.balances, guests: more } }
}

/** The list without those who have lost all they had: they can lay nothing any more. */
export const solventGuests = (state: EveningBase): readonly Guest[] =>
  state.list.filter((guest) => ownedBy(state, guest) > 0)
