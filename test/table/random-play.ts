// Parties in which every seat does anything that is allowed.
import type { AnyEvent, Seat } from '../../src/shared/view.ts'
import { nextDeal } from '../../src/main/engine/games/dealing.ts'
import { type Game, type GameState, inDeal, play } from '../../src/main/engine/games/game.ts'
import { startNewPartie } from '../../src/main/engine/players/match.ts'
import type { Random } from '../../src/main/engine/random.ts'

export interface Ply {
  /** Number of the deal, from 1. */
  readonly deal: number
  readonly state: GameState
  readonly events: readonly AnyEvent[]
  /** Who acted; null for the deal itself. */
  readonly seat: Seat | null
}

/** Every ply of a partie; between two deals something may be done, or be forgotten. */
export function* playRandomly(game: Game, options: object, random: Random): Generator<Ply> {
  const begun = startNewPartie(game, options, random)
  let { state } = begun
  for (let deal = 1; game.findOutcome(state) === null; deal += 1) {
    const dealer = game.nextDealer(state) ?? begun.dealer
    const packets = game.packets[0] ?? ''
    const cards = nextDeal(game, options, state, { dealer, packets }, random)
    const dealt = game.startDeal(state, cards)
    ;({ state } = dealt)
    yield { deal, ...dealt, seat: null }
    while (inDeal(state) || (game.seatsToAct(state).length > 0 && random.nextInt(3) > 0)) {
      const seats = game.seatsToAct(state)
      const seat = seats[random.nextInt(seats.length)] ?? 0
      const legal = game.legalActions(state, seat)
      const played = play(game, state, seat, legal[random.nextInt(legal.length)] ?? { do: '' })
      if (played.breach !== null) throw new Error(played.breach.why)
      ;({ state } = played)
      yield { deal, state, events: played.events, seat }
    }
  }
}
