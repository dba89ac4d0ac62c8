// The commands `replay`, `legal` and `view`: the contents of a record, and the state at its end.
import type { Outcome, Seat } from '../../shared/view.ts'
import { headless } from '../../shared/words/en/headless.ts'
import { type Game, type GameState, type Tally, noPoints } from '../engine/games/game.ts'
import { type RecordDocument, listSeats } from '../engine/record.ts'
import { type Replay, replayRecord } from '../engine/replay.ts'
import { computeSettlement } from '../engine/evenings/settlement.ts'
import { type PartFault, findPartFault, replayPart } from '../engine/evenings/record-part.ts'
import { findPhase } from '../engine/evenings/replay.ts'
import { formatPieceFault, formatReplayFault } from '../fault-text.ts'
import { CliError } from './cli-error.ts'

/** Replays a record. Throws CliError at its first fault. */
export function replayOrThrow(record: RecordDocument): Replay {
  const result = replayRecord(record)
  if ('fault' in result) throw new CliError(formatReplayFault(result.fault, record.game))
  return result.replay
}

/** Returns the state at the end of a record. */
export function getLastState({ game, options, parties }: Replay): {
  readonly game: Game
  readonly state: GameState
  readonly seats: readonly Seat[]
} {
  const seats = listSeats(game.countSeats(options))
  const state = parties.at(-1)?.state ?? game.startPartie(options, noPoints(game, options))
  return { game, state, seats }
}

/** Describes a deal; what only Écarté has is null in other games, so that all have one shape. */
const describeDeal = (
  { dealer, trump, turnUp, finished, ...rest }: Tally,
  scoreAfter: readonly number[],
): object => ({
  dealer,
  trump,
  turnUp,
  finished,
  vulnerable: null,
  king: null,
  ...rest,
  scoreAfter,
})

/** Returns the output of `replay` (docs/records.md). */
export function describeReplay(record: RecordDocument): object {
  const { game, parties } = replayOrThrow(record)
  const { series } = game
  const evening = describeEvening(
    record,
    parties.map(({ state }) => game.findOutcome(state)),
  )
  return {
    game: game.id,
    complete: parties.length > 0 && parties.every(({ state }) => game.findOutcome(state) !== null),
    parties: parties.map(({ state, tallies }) => ({
      winner: game.findOutcome(state)?.winner ?? null,
      value: game.findOutcome(state)?.value ?? null,
      score: state.score,
      ...(series === undefined ? {} : { series: series.seriesAccount(state) }),
      deals: tallies.map(({ tally, scoreAfter }) => describeDeal(tally, scoreAfter)),
    })),
    ...(evening === null ? {} : { evening }),
  }
}

/** Returns the result of an evening in one record. Throws CliError if a step is invalid. */
function describeEvening(
  record: RecordDocument,
  outcomes: readonly (Outcome | null)[],
): object | null {
  const throwFault = (fault: PartFault): never => {
    throw new CliError(formatPieceFault(fault, record.evening?.id ?? ''))
  }
  const fault = findPartFault(record, outcomes)
  if (fault !== null) return throwFault(fault)
  const replayed = replayPart(record)
  if (replayed === null) return null
  if ('fault' in replayed) return throwFault(replayed.fault)
  const { state, ledger } = replayed
  const { guests, pool, bank } = state.balances
  return {
    kind: state.kind,
    phase: findPhase(state),
    list: state.list,
    balances: guests,
    pool,
    bank,
    ledger,
    owes: computeSettlement(state),
  }
}

/** Returns the output of `legal`: the actions of every seat that has any. */
export function describeLegalActions(record: RecordDocument): object {
  const { game, state, seats } = getLastState(replayOrThrow(record))
  const actions = seats
    .map((seat) => [seat, game.legalActions(state, seat)] as const)
    .filter(([, legal]) => legal.length > 0)
  return { actions: Object.fromEntries(actions) }
}

/**
 * Returns the output of `view`: what the seat may know at the end of the record. Throws CliError.
 */
export function describeView(record: RecordDocument, seat: string | undefined): object {
  const { game, state, seats } = getLastState(replayOrThrow(record))
  const viewer = seats.find((one) => String(one) === seat)
  if (viewer === undefined)
    throw new CliError(
      seat === undefined ? headless.missing('seat') : headless.wrongSeat(seats.length),
    )
  return game.viewFor(state, viewer)
}
