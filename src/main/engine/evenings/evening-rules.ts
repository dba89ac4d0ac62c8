// The contract of a kind of sitting: how several parties are strung together, who sits and who waits, what is staked and
// paid. Pure like a game: a state is plain data, an action is checked and done, parties come in as results.
import {
  type EveningPrompt,
  type EveningAction,
  type EveningBreach,
  type EveningKind,
  type EveningTerms,
  type Guest,
  type LaidCounters,
  type LedgerEntry,
  MOST_COUNTERS,
} from '../../../shared/evening.ts'
import type { Seat } from '../../../shared/view.ts'
import { type Balances, postEntries } from './ledger.ts'

/** What all sittings have in common. */
export interface EveningBase {
  readonly kind: EveningKind
  readonly phase: string
  readonly terms: EveningTerms
  /** Everybody present: first those who play, then those who wait, in the order in which they enter. */
  readonly list: readonly Guest[]
  readonly balances: Balances
  /** Parties finished. */
  readonly parties: number
}

/** Who plays the next partie in which seat; `dealer` is null where cards are drawn for the deal (E-3). */
export interface NextPartie {
  readonly seats: readonly [Guest, Guest]
  readonly dealer: Seat | null
  /** The dealer deals every time (S-3). */
  readonly dealsThroughout: boolean
  /** Who may advise the second seat (S-3). */
  readonly advisers: readonly Guest[]
}

export interface PartieResult {
  readonly winner: 0 | 1
  /** How often it counts (E-29). */
  readonly value: number
}

export interface EveningUpdate<State> {
  readonly state: State
  readonly entries: readonly LedgerEntry[]
}

export interface EveningRules<State extends EveningBase = EveningBase> {
  readonly rule: string
  readonly guests: { readonly least: number; readonly most: number }
  /** Whether cards decide the first list; else it is the order of registration. */
  readonly isDrawn: boolean
  /** A sitting before anything is staked; `list` in the order drawn or registered. */
  startEvening(terms: EveningTerms, list: readonly Guest[]): EveningUpdate<State>
  /** Who is asked for what; null when a partie can begin, or is being played. */
  findPrompt(state: State): EveningPrompt | null
  /** Why not; null when the action may be done. */
  findBreach(state: State, guest: Guest, action: EveningAction): EveningBreach | null
  /** Only ever called without a breach. */
  applyAction(state: State, guest: Guest, action: EveningAction): EveningUpdate<State>
  /** Counters that lie for the next partie and are not paid yet. */
  listLaidCounters(state: State): readonly LaidCounters[]
  /** The next partie; null while somebody is asked, and when there is none. */
  findNextPartie(state: State): NextPartie | null
  /** Only ever called with a table. */
  settleStakes(state: State, result: PartieResult): EveningUpdate<State>
  /** Present where cards are drawn anew in the course of an evening (S-5). */
  readonly redraw?: {
    /** Whether they are drawn now. */
    isDue(state: State): boolean
    /** The evening goes on in the order drawn. Only ever called when that is due. */
    restartWith(state: State, list: readonly Guest[]): EveningUpdate<State>
  }
  /** Everything is paid back as it stands; nothing can be done after it. */
  closeEvening(state: State): EveningUpdate<State>
}

/** The state after some payments. */
export function applyPayments<State extends EveningBase>(
  state: State,
  entries: readonly LedgerEntry[],
): EveningUpdate<State> {
  return entries.length === 0
    ? { state, entries }
    : { state: { ...state, balances: postEntries(state.balances, entries) }, entries }
}

/** Counters a guest has left; without a purse nobody counts them. */
export const ownedBy = ({ terms, balances }: Pick<EveningBase, 'terms' | 'balances'>, guest: Guest): number =>
  terms.purse === 'none' ? Infinity : terms.purse + (balances.guests[guest] ?? 0)

/** Who is asked for counters: as many as he has at most, and all he has where that is less than the least. */
export function promptFor(
  state: EveningBase,
  guest: Guest,
  asks: EveningAction['do'],
  least: number,
  most = MOST_COUNTERS,
): EveningPrompt {
  const owned = ownedBy(state, guest)
  return { guest, asks, least: Math.min(least, owned), most: Math.min(most, owned) }
}

/** What cannot be laid: no whole number, less or more than is asked for, or more than is owned. */
export function wrongCounters(
  counters: number,
  { least, most }: Pick<EveningPrompt, 'least' | 'most'>,
  owned: number,
  rule: string,
): EveningBreach | null {
  if (!Number.isSafeInteger(counters) || counters < least) return { rule, why: 'tooFewCounters' }
  if (counters > owned) return { rule, why: 'notOwned' }
  return counters > most ? { rule, why: 'tooManyCounters' } : null
}

/** Guests that wait: everybody but the first two of the list. */
export const waitingGuests = ({ list }: Pick<EveningBase, 'list'>): readonly Guest[] => list.slice(2)

/** The two that play. Throws when there are none. */
export function seatedGuests({ list }: Pick<EveningBase, 'list'>): readonly [Guest, Guest] {
  const [first, second] = list
  if (first === undefined || second === undefined) throw new Error('nobody to play')
  return [first, second]
}

/** The loser goes to the end of the list, and the first who waits takes his seat (S-2, S-4). */
export function rotateLoser(list: readonly Guest[], loser: 0 | 1): readonly Guest[] {
  const seats = seatedGuests({ list })
  const [next, ...others] = list.slice(2)
  return next === undefined ? list : [...seats.with(loser, next), ...others, seats[loser]]
}
