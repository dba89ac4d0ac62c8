// An evening as the window draws it: what the rules make of its story, with everybody's names.
import type { Person } from '../../shared/bridge.ts'
import type { Evening, EveningLine, EveningStep, LedgerLine } from '../../shared/evening.ts'
import { computeSettlement } from '../engine/evenings/settlement.ts'
import { ownedBy, seatedGuests } from '../engine/evenings/evening-rules.ts'
import { type EveningState, findPhase, rulesFor } from '../engine/evenings/replay.ts'

/** What does not change in an evening. */
export type EveningHead = Pick<Evening, 'id' | 'game' | 'preset' | 'options' | 'kind' | 'terms' | 'startedAt'>

/** How far an evening has come. */
export interface EveningSnapshot {
  readonly state: EveningState
  readonly ledger: readonly LedgerLine[]
  readonly story: readonly EveningLine[]
}

/**
 * The line a step adds to the story: who was present, and on what a stake was asked for, is known before it, but at the
 * first sitting down.
 */
export function buildStoryLine(before: EveningState | null, after: EveningState, step: EveningStep): EveningLine {
  const line = { partie: after.parties, list: (before ?? after).list, step }
  if (before === null || step.did !== 'said' || step.action.do !== 'stake') return line
  const on = rulesFor(before.kind).findPrompt(before)?.on
  return on === undefined ? line : { ...line, on }
}

/** A partie can begin also where cards are only to be drawn for it; where too few have anything left, it cannot. */
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

/** Counters a guest has left beside those that lie on the table. */
function countCountersLeft(state: EveningState, guest: number): number {
  const laid = rulesFor(state.kind)
    .listLaidCounters(state)
    .filter((one) => one.guest === guest)
  return ownedBy(state, guest) - laid.reduce((sum, { counters }) => sum + counters, 0)
}

/** Everything the window draws of an evening. */
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
    ...{ guests, ledger, story, balances, pool, bank },
    rule: kind.rule,
    list: state.list,
    phase: getDisplayedPhase(state, isPlaying),
    asked: kind.findPrompt(state),
    // who sits is known before all is staked
    seats: phase === 'asking' || phase === 'ready' ? seatedGuests(state) : null,
    dealer: table?.dealer ?? null,
    advisers: table?.advisers ?? [],
    laid: kind.listLaidCounters(state),
    owned: head.terms.purse === 'none' ? null : balances.map((_, guest) => countCountersLeft(state, guest)),
    parties: state.parties,
    owes: computeSettlement(state),
  }
}
