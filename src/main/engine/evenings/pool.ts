// The pool (S-5): two of three play; the first to win two parties in a row takes the pool.
import { COMPANY, type Guest, type LedgerEntry, type PoolEntry } from '../../../shared/evening.ts'
import { payCounters } from './ledger.ts'
import {
  type PartieResult,
  type EveningBase,
  type EveningUpdate,
  type EveningRules,
  buildBase,
  ownedBy,
  applyPayments,
  seatedGuests,
} from './evening-rules.ts'

export interface PoolState extends EveningBase {
  readonly kind: 'pool'
  /** `drawing`: a pool was taken, and all draw again. */
  readonly phase: 'ready' | 'drawing' | 'struck'
  /** The winner of the previous partie in this pool. */
  readonly last: Guest | null
  /** Payments into this pool, by guest. */
  readonly contributed: readonly number[]
  /** Number of pools taken. */
  readonly pools: number
}

const RULE = 'S-5'

const poolEntry = ({ terms }: PoolState): PoolEntry => terms.poolEntry ?? 'loserPays'

/** Pays into the pool, as far as each guest can; recorded by guest so that it can be paid back. */
function payIntoPool(state: PoolState, guests: readonly Guest[]): EveningUpdate<PoolState> {
  const dueFrom = (guest: Guest): number =>
    guests.includes(guest) ? Math.min(state.terms.stake, ownedBy(state, guest)) : 0
  const after = applyPayments(
    state,
    guests.flatMap((guest) => payCounters(guest, 'pool', dueFrom(guest), RULE)),
  )
  const contributed = state.contributed.map((sum, guest) => sum + dueFrom(guest))
  return { ...after, state: { ...after.state, contributed } }
}

/** Starts a pool in the order drawn, the highest first: all pay, or only those who play. */
function startPool(state: PoolState, list: readonly Guest[]): EveningUpdate<PoolState> {
  const fresh: PoolState = {
    ...state,
    phase: 'ready',
    list,
    last: null,
    contributed: list.map(() => 0),
  }
  return payIntoPool(fresh, poolEntry(state) === 'entrantPays' ? seatedGuests(fresh) : list)
}

function settleStakes(state: PoolState, { winner }: PartieResult): EveningUpdate<PoolState> {
  const seats = seatedGuests(state)
  const [won, lost] = winner === 0 ? seats : ([seats[1], seats[0]] as const)
  const counted = { ...state, parties: state.parties + 1 }
  const after =
    poolEntry(state) === 'loserPays'
      ? payIntoPool(counted, [lost])
      : { state: counted, entries: [] }
  const next =
    state.last === won ? takePool(after.state, won) : rotateEntrant(after.state, winner, won)
  return { state: next.state, entries: [...after.entries, ...next.entries] }
}

/** Pays the pool to the winner of two parties in a row; then all draw for the next. */
function takePool(state: PoolState, winner: Guest): EveningUpdate<PoolState> {
  const after = applyPayments(state, payCounters('pool', winner, state.balances.pool, RULE))
  const contributed = state.contributed.map(() => 0)
  return {
    ...after,
    state: { ...after.state, phase: 'drawing', last: null, contributed, pools: state.pools + 1 },
  }
}

/** Replaces the loser by the third guest, who pays if entrants pay. */
function rotateEntrant(state: PoolState, winner: 0 | 1, won: Guest): EveningUpdate<PoolState> {
  const seats = seatedGuests(state)
  const [third] = state.list.slice(2)
  if (third === undefined) throw new Error('a pool is played by three')
  const list = winner === 0 ? [seats[0], third, seats[1]] : [third, seats[1], seats[0]]
  const next: PoolState = { ...state, list, last: won }
  return poolEntry(state) === 'entrantPays'
    ? payIntoPool(next, [third])
    : { state: next, entries: [] }
}

export const pool: EveningRules<PoolState> & Required<Pick<EveningRules<PoolState>, 'redraw'>> = {
  rule: RULE,
  guests: COMPANY.pool,
  isDrawn: true,
  startEvening(terms, list) {
    const base = buildBase('pool', terms, list)
    const contributed = list.map(() => 0)
    return startPool({ ...base, phase: 'ready', pools: 0, last: null, contributed }, list)
  },
  redraw: {
    // a guest who owns less than the stake cannot pay into another pool
    isDue: (state) =>
      state.phase === 'drawing' &&
      state.list.every((guest) => ownedBy(state, guest) >= state.terms.stake),
    restartWith: startPool,
  },
  findPrompt: () => null,
  findBreach(state, guest, { do: word }) {
    if (state.phase === 'struck') return { rule: 'S-7', why: 'struck' }
    const isHere = state.list.includes(guest)
    if (word === 'enter') return { rule: RULE, why: isHere ? 'present' : 'full' }
    if (word !== 'leave') return { rule: RULE, why: 'notNow' }
    if (!isHere) return { rule: RULE, why: 'absent' }
    return { rule: RULE, why: state.list.indexOf(guest) < 2 ? 'seated' : 'tooFew' }
  },
  applyAction: (_, __, { do: word }) => {
    throw new Error(`${word} in a pool`)
  },
  listLaidCounters: () => [],
  // the highest deals the first partie of a pool; later winner and entrant draw for it
  findNextPartie: (state) =>
    state.phase === 'ready'
      ? {
          seats: seatedGuests(state),
          dealer: state.last === null ? 0 : null,
          dealsThroughout: false,
          advisers: [],
        }
      : null,
  settleStakes,
  closeEvening(state) {
    const back = state.contributed.flatMap((counters, guest): readonly LedgerEntry[] =>
      payCounters('pool', guest, counters, 'S-7'),
    )
    const after = applyPayments(state, back)
    return {
      ...after,
      state: { ...after.state, phase: 'struck', contributed: state.contributed.map(() => 0) },
    }
  },
}
