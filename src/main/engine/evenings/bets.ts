// Counters bet on one of the two players (S-4, S-6): the same amount counts on both sides.
import type { Guest, LaidCounters } from '../../../shared/evening.ts'
import { type LaidStake, capStakes, sumCounters } from './ledger.ts'

export interface Bet extends LaidStake {
  readonly who: Guest
  readonly side: 0 | 1
}

/** Returns the bets with one more; 0 counters is a pass. */
export const withBet = (
  bets: readonly Bet[],
  who: Guest,
  side: 0 | 1,
  counters: number,
): readonly Bet[] => (counters === 0 ? bets : [...bets, { who, side, counters }])

/** Returns the stakes that count on each side: in order until both are equal, the last in part. */
export function matchBets(
  bets: readonly Bet[],
): readonly [readonly LaidStake[], readonly LaidStake[]] {
  const first = bets.filter(({ side }) => side === 0)
  const second = bets.filter(({ side }) => side === 1)
  const limit = Math.min(sumCounters(first), sumCounters(second))
  return [capStakes(first, limit), capStakes(second, limit)]
}

/** Returns the bets as the window draws them. */
export const toLaidCounters = (bets: readonly Bet[]): readonly LaidCounters[] =>
  bets.map(({ who, side, counters }) => ({ guest: who, on: side, counters }))
