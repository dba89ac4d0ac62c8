// Settlement of an evening with the fewest payments.
import type { LedgerEntry } from '../../../shared/evening.ts'
import { type EveningState, rulesFor } from './replay.ts'

/** Largest number of guests for which the best partition is searched. */
const MOST_PARTED = 16

interface OpenBalance {
  readonly guest: number
  counters: number
}

/** Pays within a group whose balances sum to zero: at most one payment fewer than it has guests. */
function settleGroup(group: readonly OpenBalance[]): readonly LedgerEntry[] {
  const entries: LedgerEntry[] = []
  const open = group.map((one) => ({ ...one }))
  const winners = open.filter(({ counters }) => counters > 0)
  for (const loser of open.filter(({ counters }) => counters < 0))
    for (const winner of winners) {
      const counters = Math.min(-loser.counters, winner.counters)
      if (counters === 0) continue
      entries.push({ from: loser.guest, to: winner.guest, counters, rule: 'S-7' })
      loser.counters += counters
      winner.counters -= counters
    }
  return entries
}

/** Returns a partition into most groups that sum to zero, as bit sets: each saves a payment. */
function findGroups(open: readonly OpenBalance[]): readonly number[] {
  const sets = 1 << open.length
  const sums = new Float64Array(sets)
  const most = new Int8Array(sets)
  const added = new Int8Array(sets)
  for (let set = 1; set < sets; set += 1) {
    const low = 31 - Math.clz32(set & -set)
    sums[set] = (sums[set & (set - 1)] ?? 0) + (open[low]?.counters ?? 0)
    for (let one = 0; one < open.length; one += 1) {
      const before = most[set & ~(1 << one)] ?? 0
      if ((set & (1 << one)) === 0 || before < (most[set] ?? 0)) continue
      most[set] = before
      added[set] = one
    }
    if (sums[set] === 0) most[set] = (most[set] ?? 0) + 1
  }
  const groups: number[] = []
  let group = 0
  for (let set = sets - 1; set > 0; set &= ~(1 << (added[set] ?? 0))) {
    if (sums[set] === 0 && group !== 0) {
      groups.push(group)
      group = 0
    }
    group |= 1 << (added[set] ?? 0)
  }
  return [...groups, group]
}

/** Returns the fewest payments that settle all debts; `balances` by guest, with the sum zero. */
export function fewestPayments(balances: readonly number[]): readonly LedgerEntry[] {
  const open = balances
    .map((counters, guest) => ({ guest, counters }))
    .filter(({ counters }) => counters !== 0)
  if (open.length === 0) return []
  if (open.length > MOST_PARTED) return settleGroup(open)
  return findGroups(open).flatMap((group) =>
    settleGroup(open.filter((_, place) => (group & (1 << place)) !== 0)),
  )
}

/** Returns the payments that would settle an evening if it were struck now (S-7). */
export const computeSettlement = (state: EveningState): readonly LedgerEntry[] =>
  fewestPayments(
    (state.phase === 'struck' ? state : rulesFor(state.kind).closeEvening(state).state).balances
      .guests,
  )
