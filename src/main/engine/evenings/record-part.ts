// The steps of an evening that a record has, checked against its parties.
import type { EveningStep, LedgerLine } from '../../../shared/evening.ts'
import type { Outcome } from '../../../shared/view.ts'
import { findGame } from '../games/games.ts'
import { isListDrawn } from './draw.ts'
import type { EveningRecord, RecordDocument } from '../record.ts'
import { type EveningState, type EveningReplayStep, rulesFor, replayEvening } from './replay.ts'

/** A fault in such a part, and the number of its step; 0 if it is not about a single step. */
export interface PartFault {
  readonly step: number
  readonly what:
    | 'noKind'
    | 'noSides'
    | 'noGuest'
    | 'noPartie'
    | 'otherOutcome'
    | 'untold'
    | 'noSteps'
    | 'otherLedger'
    | 'otherSeats'
    | 'otherList'
    | { readonly rule: string; readonly why: string }
}

/** Returns a step without the number of its partie in the document, as a replay needs it. */
export function toEveningStep(step: EveningRecord['steps'][number]): EveningStep {
  if (step.did !== 'played') return step
  const { did, winner, value } = step
  return { did, winner, value }
}

/** Returns true if both ledgers have the same entries, one by one. */
export const isSameLedger = (some: readonly LedgerLine[], others: readonly LedgerLine[]): boolean =>
  some.length === others.length &&
  some.every(({ partie, from, to, counters, rule }, index) => {
    const other = others[index]
    const same = other?.partie === partie && other.from === from && other.to === to
    return same && other.counters === counters && other.rule === rule
  })

/** Returns the first contradiction between a record's parties and its evening, or null. */
export function findPartFault(
  record: RecordDocument,
  outcomes: readonly (Outcome | null)[],
): PartFault | null {
  const { evening, players, options = {} } = record
  if (evening === undefined) return null
  const { steps, from, guests, ledger } = evening
  const game = findGame(record.game)
  if (game?.evenings[evening.kind] === undefined) return { step: 0, what: 'noKind' }
  if (players.length !== 2) return { step: 0, what: 'noSides' }
  if (steps.length === 0 && ledger.length > 0) return { step: 0, what: 'noSteps' }
  if (
    ledger.some(
      ({ from: payer, to }) => isStranger(payer, guests.length) || isStranger(to, guests.length),
    )
  )
    return { step: 0, what: 'noGuest' }
  let lastPartie = 0
  for (const [index, step] of steps.entries()) {
    const faultAt = (what: PartFault['what']): PartFault => ({ step: from + index, what })
    const named = step.did === 'sat' ? step.list : step.did === 'said' ? [step.guest] : []
    if (named.some((guest) => guest >= guests.length)) return faultAt('noGuest')
    if (step.did === 'sat' && !isListDrawn(game, options, step)) return faultAt('otherList')
    if (step.did !== 'played' || step.partie === undefined) continue
    const outcome = outcomes[step.partie - 1]
    if (outcome === undefined || step.partie <= lastPartie) return faultAt('noPartie')
    if (outcome?.winner !== step.winner || outcome.value !== step.value)
      return faultAt('otherOutcome')
    lastPartie = step.partie
  }
  const ended = outcomes.filter((outcome) => outcome !== null).length
  const counted = steps.filter((step) => step.did === 'played' && step.partie !== undefined).length
  return ended === counted ? null : { step: 0, what: 'untold' }
}

const isStranger = (account: LedgerLine['from'], guests: number): boolean =>
  typeof account === 'number' && account >= guests

/** A player at a table, as far as a hash covers them. */
interface SeatedPlayer {
  readonly kind: string
  readonly level?: string | null | undefined
}

const isLike = (one: SeatedPlayer | undefined, other: SeatedPlayer | undefined): boolean =>
  one?.kind === other?.kind && (one?.level ?? null) === (other?.level ?? null)

/** Returns true if the players of a partie are the guests whose turn it was by the list. */
export function isSeatedSo(
  { before }: Pick<EveningReplayStep, 'before'>,
  guests: readonly SeatedPlayer[],
  players: readonly SeatedPlayer[],
): boolean {
  const table = before === null ? null : rulesFor(before.kind).findNextPartie(before)
  return table !== null && table.seats.every((guest, seat) => isLike(guests[guest], players[seat]))
}

/** Replays an evening that begins in the record; null if it begins elsewhere. */
export function replayPart(
  record: RecordDocument,
):
  | { readonly state: EveningState; readonly ledger: readonly LedgerLine[] }
  | { readonly fault: PartFault }
  | null {
  const { evening, players } = record
  if (evening === undefined || evening.from !== 1) return null
  const { kind, terms, guests, steps } = evening
  const at: EveningReplayStep[] = []
  const replayed = replayEvening(
    kind,
    terms,
    steps.map(toEveningStep),
    (_, one) => void at.push(one),
  )
  if ('fault' in replayed) {
    const { step, rule, why } = replayed.fault
    return { fault: { step, what: { rule, why } } }
  }
  const { state, ledger } = replayed
  if (state === null) return null
  const wrong = at.findIndex(
    (one) => one.step.did === 'played' && !isSeatedSo(one, guests, players),
  )
  if (wrong >= 0) return { fault: { step: wrong + 1, what: 'otherSeats' } }
  return isSameLedger(ledger, evening.ledger)
    ? { state, ledger }
    : { fault: { step: 0, what: 'otherLedger' } }
}
