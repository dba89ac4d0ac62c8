// Replay of an evening: folds its steps by the rules of its kind. The same steps always give the
// same state and the same ledger; the first step that the rules do not allow is reported as a fault
// (S-7).
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
import type { EveningBase, EveningRules } from './evening-rules.ts'

export type EveningState = RotationState | BankerState | ChouetteState | PoolState

/** Returns the rules of a kind, which are only used with states of that kind. */
export function rulesFor(kind: EveningKind): EveningRules<EveningState> {
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

/** A state after a step with the payments of the step, or why the step is not allowed. */
export type EveningStepResult =
  | { readonly breach: EveningBreach }
  | {
      readonly breach: null
      readonly state: EveningState
      readonly entries: readonly LedgerEntry[]
    }

/**
 * `asking`: a prompt is open; `drawing`: cards are drawn for the list; `ready`: a partie; `stuck`:
 * too few guests can stake, so that the evening can only be struck, or a guest enters; `struck`:
 * the evening is over.
 */
export type EveningPhase = 'asking' | 'drawing' | 'ready' | 'stuck' | 'struck'

/** Returns what an evening waits for. */
export function findPhase(state: EveningState): EveningPhase {
  const kind = rulesFor(state.kind)
  if (state.phase === 'struck') return 'struck'
  if (kind.findPrompt(state) !== null) return 'asking'
  if (kind.findNextPartie(state) !== null) return 'ready'
  return kind.redraw?.isDue(state) === true ? 'drawing' : 'stuck'
}

const isCounters = (value: number): boolean =>
  Number.isSafeInteger(value) && value >= 1 && value <= MOST_COUNTERS

/** Returns what is wrong with the terms (S-1 … S-5); null if the evening can be played. */
export function termsBreach(kind: EveningKind, terms: EveningTerms): EveningBreach | null {
  const { rule } = rulesFor(kind)
  const { stake, purse, partiesATurn, poolEntry } = terms
  if (!isCounters(stake)) return { rule, why: 'wrongStake' }
  if (purse !== 'none' && (!isCounters(purse) || purse < stake)) return { rule, why: 'wrongPurse' }
  const strange =
    (partiesATurn !== undefined && kind !== 'rotation') ||
    (poolEntry !== undefined && kind !== 'pool')
  if (strange) return { rule, why: 'wrongTerms' }
  const isTurn =
    partiesATurn === undefined || (isCounters(partiesATurn) && partiesATurn <= MOST_PARTIES)
  return isTurn ? null : { rule, why: 'wrongTurn' }
}
/** Maximum number of parties in one turn (S-2). */
const MOST_PARTIES = 99

/** Returns true if both lists have the same guests, in any order. */
const isSame = (list: readonly Guest[], others: readonly Guest[]): boolean =>
  list.length === others.length && others.every((guest) => list.includes(guest))

/** Starts an evening; `list` has the guests from 0 on, in the order drawn or registered. */
export function sitDown(
  kind: EveningKind,
  terms: EveningTerms,
  list: readonly Guest[],
): EveningStepResult {
  const { rule, guests, startEvening: open } = rulesFor(kind)
  const breach = termsBreach(kind, terms)
  if (breach !== null) return { breach }
  if (list.length < guests.least || list.length > guests.most)
    return { breach: { rule, why: 'wrongGuests' } }
  if (!isSame(list, [...list.keys()])) return { breach: { rule, why: 'wrongList' } }
  return { breach: null, ...open(terms, list) }
}

/** Applies one step of a started evening. The state passed in is not changed. */
export function applyStep(state: EveningState, step: EveningStep): EveningStepResult {
  const kind = rulesFor(state.kind)
  const notNow: EveningStepResult = { breach: { rule: kind.rule, why: 'notNow' } }
  if (state.phase === 'struck') return { breach: { rule: 'S-7', why: 'struck' } }
  switch (step.did) {
    case 'sat':
      if (kind.redraw?.isDue(state) !== true) return notNow
      if (!isSame(step.list, state.list)) return { breach: { rule: kind.rule, why: 'wrongList' } }
      return { breach: null, ...kind.redraw.restartWith(state, step.list) }
    case 'said': {
      const breach = kind.findBreach(state, step.guest, step.action)
      return breach === null
        ? { breach, ...kind.applyAction(state, step.guest, step.action) }
        : { breach }
    }
    case 'played':
      return kind.findNextPartie(state) === null
        ? notNow
        : { breach: null, ...kind.settleStakes(state, step) }
    case 'struck':
      return { breach: null, ...kind.closeEvening(state) }
    default:
      return step satisfies never
  }
}

/** Returns entries as lines of the ledger, with the partie after which they were paid. */
export const toLedgerLines = (
  state: EveningBase,
  entries: readonly LedgerEntry[],
): readonly LedgerLine[] => entries.map((entry) => ({ ...entry, partie: state.parties }))

/** The first step, counted from 1, that the rules do not allow. */
export interface EveningFault extends EveningBreach {
  readonly step: number
}

export type EveningReplay =
  | { readonly fault: EveningFault }
  | {
      /** Null before the first step. */
      readonly state: EveningState | null
      readonly ledger: readonly LedgerLine[]
    }

export interface EveningReplayStep {
  readonly step: EveningStep
  /** Null before the first step. */
  readonly before: EveningState | null
  /** Payments of the step. */
  readonly lines: readonly LedgerLine[]
}

/** Replays an evening; calls `onStep` with each state and what led to it. */
export function replayEvening(
  kind: EveningKind,
  terms: EveningTerms,
  story: readonly EveningStep[],
  onStep: (state: EveningState, told: EveningReplayStep) => void = () => {},
): EveningReplay {
  const ledger: LedgerLine[] = []
  let state: EveningState | null = null
  for (const [index, step] of story.entries()) {
    const done: EveningStepResult =
      state === null ? startFromStep(kind, terms, step) : applyStep(state, step)
    if (done.breach !== null) return { fault: { step: index + 1, ...done.breach } }
    const lines = toLedgerLines(done.state, done.entries)
    ledger.push(...lines)
    onStep(done.state, { step, before: state, lines })
    state = done.state
  }
  return { state, ledger }
}

const startFromStep = (
  kind: EveningKind,
  terms: EveningTerms,
  step: EveningStep,
): EveningStepResult =>
  step.did === 'sat'
    ? sitDown(kind, terms, step.list)
    : { breach: { rule: rulesFor(kind).rule, why: 'notNow' } }
