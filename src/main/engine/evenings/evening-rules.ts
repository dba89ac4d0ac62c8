// The contract of a kind of evening: how parties follow one another, who plays and who waits, and
// what is staked and paid. Pure like a game: a state is plain data, actions are checked and then
// applied, parties come in as results.
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
import { type Balances, noBalances, postEntries } from './ledger.ts'

/** State that all kinds of evenings have in common. */
export interface EveningBase {
  readonly kind: EveningKind
  readonly phase: string
  readonly terms: EveningTerms
  /** First the guests who play, then those who wait, in the order in which they enter. */
  readonly list: readonly Guest[]
  readonly balances: Balances
  /** Number of finished parties. */
  readonly parties: number
}

/** The seats of the next partie; `dealer` is null if cards are drawn for the deal (E-3). */
export interface NextPartie {
  readonly seats: readonly [Guest, Guest]
  readonly dealer: Seat | null
  /** True if the dealer deals every time (S-3). */
  readonly dealsThroughout: boolean
  /** Guests who may advise the second seat (S-3). */
  readonly advisers: readonly Guest[]
}

export interface PartieResult {
  readonly winner: 0 | 1
  /** Factor by which the partie counts (E-29). */
  readonly value: number
}

export interface EveningUpdate<State> {
  readonly state: State
  readonly entries: readonly LedgerEntry[]
}

export interface EveningRules<State extends EveningBase = EveningBase> {
  readonly rule: string
  readonly guests: { readonly least: number; readonly most: number }
  /** True if cards decide the first list; otherwise it is the order of registration. */
  readonly isDrawn: boolean
  /** Returns an evening before the first stake; `list` in the order drawn or registered. */
  startEvening(terms: EveningTerms, list: readonly Guest[]): EveningUpdate<State>
  /** Returns the open prompt; null when a partie can begin or is being played. */
  findPrompt(state: State): EveningPrompt | null
  /** Returns why the action is not allowed; null if it is. */
  findBreach(state: State, guest: Guest, action: EveningAction): EveningBreach | null
  /** Applies an action that has no breach. */
  applyAction(state: State, guest: Guest, action: EveningAction): EveningUpdate<State>
  /** Returns the counters laid for the next partie and not paid yet. */
  listLaidCounters(state: State): readonly LaidCounters[]
  /** Returns the next partie; null while a prompt is open, and if there is none. */
  findNextPartie(state: State): NextPartie | null
  /** Pays for a finished partie. Only called if there was a next partie. */
  settleStakes(state: State, result: PartieResult): EveningUpdate<State>
  /** Present if cards are drawn again in the course of an evening (S-5). */
  readonly redraw?: {
    /** Returns true if cards are drawn now. */
    isDue(state: State): boolean
    /** Continues the evening in the order drawn. Only called when a draw is due. */
    restartWith(state: State, list: readonly Guest[]): EveningUpdate<State>
  }
  /** Pays everything back as it stands; no action is possible after it. */
  closeEvening(state: State): EveningUpdate<State>
}

/** Returns what every evening begins with: these terms and guests, and no partie yet. */
export const buildBase = <Kind extends EveningKind>(
  kind: Kind,
  terms: EveningTerms,
  list: readonly Guest[],
) => ({ kind, terms, list, balances: noBalances(list.length), parties: 0 })

/** Returns the state after some payments. */
export function applyPayments<State extends EveningBase>(
  state: State,
  entries: readonly LedgerEntry[],
): EveningUpdate<State> {
  return entries.length === 0
    ? { state, entries }
    : { state: { ...state, balances: postEntries(state.balances, entries) }, entries }
}

/** Returns the counters a guest has left; unlimited without a purse. */
export const ownedBy = (
  { terms, balances }: Pick<EveningBase, 'terms' | 'balances'>,
  guest: Guest,
): number => (terms.purse === 'none' ? Infinity : terms.purse + (balances.guests[guest] ?? 0))

/** Returns a prompt for at least `least` counters, or all of them if the guest owns fewer. */
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

/** Returns a breach unless the counters are a whole number, as prompted, and owned. */
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

/** Returns the guests who wait: all but the first two of the list. */
export const waitingGuests = ({ list }: Pick<EveningBase, 'list'>): readonly Guest[] =>
  list.slice(2)

/** Returns the two guests who play. Throws if there are fewer. */
export function seatedGuests({ list }: Pick<EveningBase, 'list'>): readonly [Guest, Guest] {
  const [first, second] = list
  if (first === undefined || second === undefined) throw new Error('no guests to play')
  return [first, second]
}

/** Moves the loser to the end of the list; the first who waits takes the seat (S-2, S-4). */
export function rotateLoser(list: readonly Guest[], loser: 0 | 1): readonly Guest[] {
  const seats = seatedGuests({ list })
  const [next, ...others] = list.slice(2)
  return next === undefined ? list : [...seats.with(loser, next), ...others, seats[loser]]
}
