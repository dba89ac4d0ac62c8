// The next partie of an evening in counters: what its end would bring each guest, and what lies on
// the table meanwhile. Both are found by trying the rules on the state, which they do not change.
import type { Guest, PartieProspect } from '../../../shared/evening.ts'
import { type EveningState, rulesFor } from './replay.ts'

/** Returns the counters each guest has on the table: the bank, stakes, payments into a pool. */
export function countOnTable(state: EveningState): readonly number[] {
  const kind = rulesFor(state.kind)
  const { guests } = state.balances
  // what would be paid back if the evening were settled now
  const back = state.phase === 'struck' ? guests : kind.closeEvening(state).state.balances.guests
  return guests.map((balance, guest) => (back[guest] ?? 0) - balance + countLaid(state, guest))
}

/** Returns the counters a guest has staked on the next partie. */
export const countLaid = (state: EveningState, guest: Guest): number =>
  rulesFor(state.kind)
    .listLaidCounters(state)
    .reduce((sum, laid) => sum + (laid.guest === guest ? laid.counters : 0), 0)

/** Returns what each guest wins or loses by this result; a bank is that of its banker. */
function computeGains(state: EveningState, after: EveningState): readonly number[] {
  const banker = state.list[0]
  const bank = after.balances.bank - state.balances.bank
  return state.balances.guests.map(
    (before, guest) => (after.balances.guests[guest] ?? 0) - before + (guest === banker ? bank : 0),
  )
}

/** Returns what is won and lost by the next partie; null while it cannot begin. */
export function findProspect(state: EveningState): PartieProspect | null {
  const kind = rulesFor(state.kind)
  if (kind.findNextPartie(state) === null) return null
  const play = (winner: 0 | 1, value: number): EveningState =>
    kind.settleStakes(state, { winner, value }).state
  const gainsOf = (value: number) =>
    [computeGains(state, play(0, value)), computeGains(state, play(1, value))] as const
  const [gains, doubled] = [gainsOf(1), gainsOf(2)]
  const [entrant, other] = ([0, 1] as const).map((winner) =>
    play(winner, 1)
      .list.slice(0, 2)
      .find((guest) => state.list.indexOf(guest) >= 2),
  )
  return {
    gains,
    multiplied: state.balances.guests.map((_, guest) =>
      gains.some((byGuest, winner) => byGuest[guest] !== doubled[winner]?.[guest]),
    ),
    entrant: entrant !== undefined && entrant === other ? entrant : null,
  }
}
