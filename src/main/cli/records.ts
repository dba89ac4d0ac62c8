// replay, legal, view: what a record says, and where it stops.
import type { Outcome, Seat } from '../../shared/view.ts'
import { headless } from '../../shared/words/en/headless.ts'
import { type Game, type GameState, noPoints } from '../engine/games/game.ts'
import { type RecordDocument, seatsOf } from '../engine/record.ts'
import { type Replay, replay } from '../engine/replay.ts'
import { owed } from '../engine/sittings/owes.ts'
import { type PieceFault, pieceFault, toldPiece } from '../engine/sittings/piece.ts'
import { phaseOf } from '../engine/sittings/story.ts'
import { pieceFaultText, replayFaultText } from '../fault-text.ts'
import { Wrong } from './wrong.ts'

/** Plays a record. Throws Wrong at its first fault. */
export function played(record: RecordDocument): Replay {
  const result = replay(record)
  if ('fault' in result) throw new Wrong(replayFaultText(result.fault, record.game))
  return result.replay
}

/** Where a record stops. */
export function lastState({ game, options, parties }: Replay): {
  readonly game: Game
  readonly state: GameState
  readonly seats: readonly Seat[]
} {
  const seats = seatsOf(game.seats(options))
  const state = parties.at(-1)?.state ?? game.open(options, noPoints(game, options))
  return { game, state, seats }
}

/** What `replay` prints (docs/records.md). */
export function replayed(record: RecordDocument): object {
  const { game, parties } = played(record)
  const { series } = game
  const evening = eveningTold(
    record,
    parties.map(({ state }) => game.outcome(state)),
  )
  return {
    game: game.id,
    complete: parties.length > 0 && parties.every(({ state }) => game.outcome(state) !== null),
    parties: parties.map(({ state, tallies }) => ({
      winner: game.outcome(state)?.winner ?? null,
      value: game.outcome(state)?.value ?? null,
      score: state.score,
      ...(series === undefined ? {} : { series: series.account(state) }),
      deals: tallies.map(({ tally, scoreAfter }) => ({ ...tally, scoreAfter })),
    })),
    ...(evening === null ? {} : { evening }),
  }
}

/** What an evening came to, where it stands in one record from its beginning. Throws Wrong where it is not told rightly. */
function eveningTold(record: RecordDocument, outcomes: readonly (Outcome | null)[]): object | null {
  const wrong = (fault: PieceFault): never => {
    throw new Wrong(pieceFaultText(fault, record.evening?.id ?? ''))
  }
  const fault = pieceFault(record, outcomes)
  if (fault !== null) return wrong(fault)
  const told = toldPiece(record)
  if (told === null) return null
  if ('fault' in told) return wrong(told.fault)
  const { state, ledger } = told
  const { guests, pool, bank } = state.balances
  return {
    ...{ kind: state.kind, phase: phaseOf(state), list: state.list, balances: guests, pool, bank },
    ...{ ledger, owes: owed(state) },
  }
}

/** What `legal` prints: the actions of every seat that has any. */
export function legalActions(record: RecordDocument): object {
  const { game, state, seats } = lastState(played(record))
  const actions = seats.map((seat) => [seat, game.legal(state, seat)] as const).filter(([, legal]) => legal.length > 0)
  return { actions: Object.fromEntries(actions) }
}

/** What `view` prints: what the seat may know where the record stops. Throws Wrong. */
export function seatView(record: RecordDocument, seat: string | undefined): object {
  const { game, state, seats } = lastState(played(record))
  const eye = seats.find((one) => String(one) === seat)
  if (eye === undefined)
    throw new Wrong(seat === undefined ? headless.missing('seat') : headless.wrongSeat(seats.length))
  return game.view(state, eye)
}
