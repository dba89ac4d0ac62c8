// An evening as the window draws it: what the rules derive from its steps, with the names of the
// guests.
import type { Person } from '../../shared/bridge.ts'
import type {
  Evening,
  EveningLine,
  EveningStep,
  LedgerEntry,
  LedgerLine,
} from '../../shared/evening.ts'
import { computeSettlement } from '../engine/evenings/settlement.ts'
import { type DrawingGame, listDrawers } from '../engine/evenings/draw.ts'
import { ownedBy, seatedGuests } from '../engine/evenings/evening-rules.ts'
import { countLaid, countOnTable, findProspect } from '../engine/evenings/prospect.ts'
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

/** A step of an evening, with the state before it, the state after it, and its payments. */
export interface TakenStep {
  /** Null before the first step. */
  readonly before: EveningState | null
  readonly after: EveningState
  readonly step: EveningStep
  readonly paid: readonly LedgerEntry[]
}

/** Builds the line of a step; guests and base are those before it, but for the first list. */
export function buildStoryLine(
  { before, after, step, paid }: TakenStep,
  game: DrawingGame,
  options: object,
): EveningLine {
  const line = { partie: after.parties, list: (before ?? after).list, step, paid }
  if (step.did === 'sat' && step.drawn !== undefined)
    return { ...line, drawers: listDrawers(game, options, step.list.length, step.drawn) }
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
  const { guests: all, pool, bank } = state.balances
  const balances = all.map((balance, guest) => balance - countLaid(state, guest))
  return {
    ...head,
    guests,
    ledger,
    story,
    balances,
    onTable: countOnTable(state),
    prospect: findProspect(state),
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
        : balances.map((_, guest) => ownedBy(state, guest) - countLaid(state, guest)),
    parties: state.parties,
    owes: computeSettlement(state),
  }
}
