// An evening told: its steps folded by the rules of its kind, from the first to the last. The same story always gives the
// same state and the same ledger; what does not follow from the rules is a fault with its place (S-7).
import {
  type EveningBreach,
  type EveningKind,
  type EveningStep,
  type EveningTerms,
  type Guest,
  type LedgerEntry,
  type LedgerLine,
  MOST_COUNTERS,
} from '../../../shared/evening.ts'
import { type BankerState, banker } from './banker.ts'
import { type ChouetteState, chouette } from './chouette.ts'
import { type PoolState, pool } from './pool.ts'
import { type RotationState, duel, rotation } from './rotation.ts'
import type { SittingState, Sittings } from './sitting.ts'

export type EveningState = RotationState | BankerState | ChouetteState | PoolState

/** The rules of a kind; only ever used with states of that kind. */
export function sittingsOf(kind: EveningKind): Sittings<EveningState> {
  switch (kind) {
    case 'duel':
      return duel
    case 'rotation':
      return rotation
    case 'banker':
      return banker
    case 'chouette':
      return chouette
    case 'pool':
      return pool
    default:
      return kind satisfies never
  }
}

/** A step done, with what was paid in it; or why it cannot be done. */
export type Done =
  | { readonly breach: EveningBreach }
  | { readonly breach: null; readonly state: EveningState; readonly entries: readonly LedgerEntry[] }

/**
 * `asking`: somebody has something to say; `drawing`: cards are drawn for the list; `ready`: a partie; `stuck`: too few
 * have anything to stake, and it can only be struck, or somebody comes; `struck`: all is over.
 */
export type EveningPhase = 'asking' | 'drawing' | 'ready' | 'stuck' | 'struck'

/** What an evening waits for. */
export function phaseOf(state: EveningState): EveningPhase {
  const kind = sittingsOf(state.kind)
  if (state.phase === 'struck') return 'struck'
  if (kind.asked(state) !== null) return 'asking'
  if (kind.table(state) !== null) return 'ready'
  return kind.anew?.due(state) === true ? 'drawing' : 'stuck'
}

const isCounters = (value: number): boolean => Number.isSafeInteger(value) && value >= 1 && value <= MOST_COUNTERS

/** What is wrong with what was agreed (S-1 … S-5); null when it can be played. */
export function termsBreach(kind: EveningKind, terms: EveningTerms): EveningBreach | null {
  const { rule } = sittingsOf(kind)
  const { stake, purse, partiesATurn, poolEntry } = terms
  if (!isCounters(stake)) return { rule, why: 'wrongStake' }
  if (purse !== 'none' && (!isCounters(purse) || purse < stake)) return { rule, why: 'wrongPurse' }
  const strange = (partiesATurn !== undefined && kind !== 'rotation') || (poolEntry !== undefined && kind !== 'pool')
  if (strange) return { rule, why: 'wrongTerms' }
  const isTurn = partiesATurn === undefined || (isCounters(partiesATurn) && partiesATurn <= MOST_PARTIES)
  return isTurn ? null : { rule, why: 'wrongTurn' }
}
/** Parties of one turn (S-2). */
const MOST_PARTIES = 99

/** The same guests in another order. */
const isSame = (list: readonly Guest[], others: readonly Guest[]): boolean =>
  list.length === others.length && others.every((guest) => list.includes(guest))

/** An evening sat down to; `list` holds guests from 0 on, in the order drawn or registered. */
export function sitDown(kind: EveningKind, terms: EveningTerms, list: readonly Guest[]): Done {
  const { rule, guests, open } = sittingsOf(kind)
  const breach = termsBreach(kind, terms)
  if (breach !== null) return { breach }
  if (list.length < guests.least || list.length > guests.most) return { breach: { rule, why: 'wrongGuests' } }
  if (!isSame(list, [...list.keys()])) return { breach: { rule, why: 'wrongList' } }
  return { breach: null, ...open(terms, list) }
}

/** One step of an evening that is sat down to. The state handed in never changes. */
export function addStep(state: EveningState, step: EveningStep): Done {
  const kind = sittingsOf(state.kind)
  const notNow: Done = { breach: { rule: kind.rule, why: 'notNow' } }
  if (state.phase === 'struck') return { breach: { rule: 'S-7', why: 'struck' } }
  switch (step.did) {
    case 'sat':
      if (kind.anew?.due(state) !== true) return notNow
      if (!isSame(step.list, state.list)) return { breach: { rule: kind.rule, why: 'wrongList' } }
      return { breach: null, ...kind.anew.begin(state, step.list) }
    case 'said': {
      const breach = kind.breach(state, step.guest, step.action)
      return breach === null ? { breach, ...kind.step(state, step.guest, step.action) } : { breach }
    }
    case 'played':
      return kind.table(state) === null ? notNow : { breach: null, ...kind.settle(state, step) }
    case 'struck':
      return { breach: null, ...kind.strike(state) }
    default:
      return step satisfies never
  }
}

/** Entries as lines of the ledger: with the number of the partie after which they were paid. */
export const linesOf = (state: SittingState, entries: readonly LedgerEntry[]): readonly LedgerLine[] =>
  entries.map((entry) => ({ ...entry, partie: state.parties }))

/** The first step, counted from 1, that the rules do not allow. */
export interface StoryFault extends EveningBreach {
  readonly step: number
}

export type Told =
  | { readonly fault: StoryFault }
  | {
      /** Null before anybody has sat down. */
      readonly state: EveningState | null
      readonly ledger: readonly LedgerLine[]
    }

/** A step that was told. */
export interface ToldStep {
  readonly step: EveningStep
  /** Null before anybody has sat down. */
  readonly before: EveningState | null
  /** What was paid in it. */
  readonly lines: readonly LedgerLine[]
}

/** Plays a story from its first step; `witness` hears the state after each, and what it came from. */
export function tell(
  kind: EveningKind,
  terms: EveningTerms,
  story: readonly EveningStep[],
  witness: (state: EveningState, told: ToldStep) => void = () => {},
): Told {
  const ledger: LedgerLine[] = []
  let state: EveningState | null = null
  for (const [index, step] of story.entries()) {
    const done: Done = state === null ? begun(kind, terms, step) : addStep(state, step)
    if (done.breach !== null) return { fault: { step: index + 1, ...done.breach } }
    const lines = linesOf(done.state, done.entries)
    ledger.push(...lines)
    witness(done.state, { step, before: state, lines })
    state = done.state
  }
  return { state, ledger }
}

const begun = (kind: EveningKind, terms: EveningTerms, step: EveningStep): Done =>
  step.did === 'sat' ? sitDown(kind, terms, step.list) : { breach: { rule: sittingsOf(kind).rule, why: 'notNow' } }
