// The ledger of an evening: whole counters, double entry. Every entry has a payer and a receiver,
// so the sum over all accounts is always zero; the pool and the bank are accounts like those of
// guests.
import type { LedgerAccount, LedgerEntry } from '../../../shared/evening.ts'

/** The balance of every account, relative to its start. */
export interface Balances {
  /** By guest. */
  readonly guests: readonly number[]
  readonly pool: number
  readonly bank: number
}

export const noBalances = (guests: number): Balances => ({
  guests: Array.from({ length: guests }, () => 0),
  pool: 0,
  bank: 0,
})

const addCounters = (balances: Balances, account: LedgerAccount, counters: number): Balances =>
  typeof account === 'string'
    ? { ...balances, [account]: balances[account] + counters }
    : {
        ...balances,
        guests: balances.guests.with(account, (balances.guests[account] ?? 0) + counters),
      }

/** Returns the balances after some entries. Throws if an entry is invalid. */
export function postEntries(balances: Balances, entries: readonly LedgerEntry[]): Balances {
  return entries.reduce((now, { from, to, counters }) => {
    if (!Number.isSafeInteger(counters) || counters < 1 || from === to)
      throw new Error('an entry that pays nothing')
    return addCounters(addCounters(now, from, -counters), to, counters)
  }, balances)
}

/** Returns an entry, or none if there is nothing to pay. */
export const payCounters = (
  from: LedgerAccount,
  to: LedgerAccount,
  counters: number,
  rule: string,
): readonly LedgerEntry[] => (counters > 0 && from !== to ? [{ from, to, counters, rule }] : [])

/** A guest's stake on a side. */
export interface LaidStake {
  readonly who: LedgerAccount
  readonly counters: number
}

export const sumCounters = (laid: readonly LaidStake[]): number =>
  laid.reduce((sum, { counters }) => sum + counters, 0)

/** Returns the stakes that count, in order, up to `limit`; the last in part (S-3, S-4). */
export function capStakes(laid: readonly LaidStake[], limit: number): readonly LaidStake[] {
  let left = limit
  return laid.flatMap(({ who, counters }) => {
    const counted = Math.min(counters, left)
    left -= counted
    return counted > 0 ? [{ who, counters: counted }] : []
  })
}

/** Pays the losers' stakes to the winners one to one, in order; both lists have the same sum. */
export function settleOneToOne(
  losers: readonly LaidStake[],
  winners: readonly LaidStake[],
  rule: string,
): readonly LedgerEntry[] {
  const entries: LedgerEntry[] = []
  const due = winners.map((one) => ({ ...one }))
  for (const { who, counters } of losers) {
    let left = counters
    for (const one of due) {
      const pays = Math.min(left, one.counters)
      entries.push(...payCounters(who, one.who, pays, rule))
      left -= pays
      one.counters -= pays
    }
    if (left > 0) throw new Error('stakes that do not balance')
  }
  return entries
}
