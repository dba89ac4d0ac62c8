// An evening as the window draws it: what the rules make of its story, with everybody's names.
import type { Person } from '../../shared/bridge.ts'
import type { Evening, EveningLine, EveningStep, LedgerLine } from '../../shared/evening.ts'
import { owed } from '../engine/sittings/owes.ts'
import { ownedBy, seated } from '../engine/sittings/sitting.ts'
import { type EveningState, phaseOf, sittingsOf } from '../engine/sittings/story.ts'

/** What does not change in an evening. */
export type EveningHead = Pick<Evening, 'id' | 'game' | 'preset' | 'options' | 'kind' | 'terms' | 'startedAt'>

/** How far an evening has come. */
export interface EveningNow {
  readonly state: EveningState
  readonly ledger: readonly LedgerLine[]
  readonly story: readonly EveningLine[]
}

/**
 * The line a step adds to the story: who was present, and on what a stake was asked for, is known before it, but at the
 * first sitting down.
 */
export function storyLine(before: EveningState | null, after: EveningState, step: EveningStep): EveningLine {
  const line = { partie: after.parties, list: (before ?? after).list, step }
  if (before === null || step.did !== 'said' || step.action.do !== 'stake') return line
  const on = sittingsOf(before.kind).asked(before)?.on
  return on === undefined ? line : { ...line, on }
}

/** A partie can begin also where cards are only to be drawn for it; where too few have anything left, it cannot. */
function phaseShown(state: EveningState, isPlaying: boolean): Evening['phase'] {
  const phase = phaseOf(state)
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
function leftOf(state: EveningState, guest: number): number {
  const laid = sittingsOf(state.kind)
    .laid(state)
    .filter((one) => one.guest === guest)
  return ownedBy(state, guest) - laid.reduce((sum, { counters }) => sum + counters, 0)
}

/** Everything the window draws of an evening. */
export function eveningShown(
  head: EveningHead,
  now: EveningNow,
  guests: readonly Person[],
  isPlaying: boolean,
): Evening {
  const { state, ledger, story } = now
  const kind = sittingsOf(state.kind)
  const phase = phaseOf(state)
  const table = kind.table(state)
  const { guests: balances, pool, bank } = state.balances
  return {
    ...head,
    ...{ guests, ledger, story, balances, pool, bank },
    rule: kind.rule,
    list: state.list,
    phase: phaseShown(state, isPlaying),
    asked: kind.asked(state),
    // who sits is known before all is staked
    seats: phase === 'asking' || phase === 'ready' ? seated(state) : null,
    dealer: table?.dealer ?? null,
    advisers: table?.advisers ?? [],
    laid: kind.laid(state),
    owned: head.terms.purse === 'none' ? null : balances.map((_, guest) => leftOf(state, guest)),
    parties: state.parties,
    owes: owed(state),
  }
}
