// Guests who enter an evening at the end of the list, or leave it; for good if all is lost.
import { type EveningBreach, type Guest, MOST_GUESTS } from '../../../shared/evening.ts'
import { noBalances } from './ledger.ts'
import { type EveningBase, ownedBy } from './evening-rules.ts'

/** Returns why a guest cannot enter or leave; at most `most` may be present. */
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

/** Returns the state after a guest has entered or left. */
export function applyAttendance<State extends EveningBase>(
  state: State,
  guest: Guest,
  what: 'enter' | 'leave',
): State {
  const list = what === 'enter' ? [...state.list, guest] : state.list.filter((one) => one !== guest)
  const { guests } = state.balances
  const more =
    guest < guests.length ? guests : [...guests, ...noBalances(guest + 1 - guests.length).guests]
  return { ...state, list, balances: { ...state.balances, guests: more } }
}

/** Returns the list without guests who have lost everything. */
export const solventGuests = (state: EveningBase): readonly Guest[] =>
  state.list.filter((guest) => ownedBy(state, guest) > 0)
