// An evening as the window draws it: what the rules derive from its steps, with the names of the
// guests.
import type { Person } from '../../shared/bridge.ts'
import type { Evening, EveningLine, EveningStep, LedgerLine } from '../../shared/evening.ts'
import { computeSettlement } from '../engine/evenings/settlement.ts'
import { ownedBy, seatedGuests } from '../engine/evenings/evening-rules.ts'
import { type EveningState, findPhase, rulesFor } from '../engine/evenings/replay.ts'

/** The fixed part of an evening. */
export type EveningHead = Pick<
  Evening,
  'id' | 'game' | 'preset' | 'options' | 'kind' | 'terms' | 'startedAt'
>

/** The progress of an evening. */
export interface EveningSnapshot {
  readonly state: EveningState
  readonly ledger: readonly LedgerLine[]
  readonly story: readonly EveningLine[]
}

/** Builds the line of a step; guests and base are those before it, but for the first list. */
export function buildStoryLine(
  before: EveningState | null,
  after: EveningState,
  step: EveningStep,
): EveningLine {
  const line = { partie: after.parties, list: (before ?? after).list, step }
  if (before === null || step.did !== 'said' || step.action.do !== 'stake') return line
  const on = rulesFor(before.kind).findPrompt(before)?.on
  return on === undefined ? line : { ...line, on }
}

/**
 * Returns the phase to show. A partie can begin even if cards are still to be drawn for it, but not
 * if too few guests have counters left.
 */
function getDisplayedPhase(state: EveningState, isPlaying: boolean): Evening['phase'] {
  const phase = findPhase(state)
  switch (phase) {
    case 'struck':
    case 'asking':
      return phase
    case 'stuck':
      return 'asking'
    case 'drawing':
    case 'ready':
      return isPlaying ? 'playing' : 'ready'
    default:
      return phase satisfies never
  }
}

/** Returns the counters a guest has left, without those on the table. */
function countCountersLeft(state: EveningState, guest: number): number {
  const laid = rulesFor(state.kind)
    .listLaidCounters(state)
    .filter((one) => one.guest === guest)
  return ownedBy(state, guest) - laid.reduce((sum, { counters }) => sum + counters, 0)
}

/** Builds everything the window draws of an evening. */
export function buildEvening(
  head: EveningHead,
  snapshot: EveningSnapshot,
  guests: readonly Person[],
  isPlaying: boolean,
): Evening {
  const { state, ledger, story } = snapshot
  const kind = rulesFor(state.kind)
  const phase = findPhase(state)
  const table = kind.findNextPartie(state)
  const { guests: balances, pool, bank } = state.balances
  return {
    ...head,
    guests,
    ledger,
    story,
    balances,
    pool,
    bank,
    rule: kind.rule,
    list: state.list,
    phase: getDisplayedPhase(state, isPlaying),
    asked: kind.findPrompt(state),
    // the seats are known before everything is staked
    seats: phase === 'asking' || phase === 'ready' ? seatedGuests(state) : null,
    dealer: table?.dealer ?? null,
    advisers: table?.advisers ?? [],
    laid: kind.listLaidCounters(state),
    owned:
      head.terms.purse === 'none'
        ? null
        : balances.map((_, guest) => countCountersLeft(state, guest)),
    parties: state.parties,
    owes: computeSettlement(state),
  }
}
