// The deals of a partie: chance deals the next one, and what a list needs of the last.
import type { Card, Suit } from '../../../shared/card.ts'
import type { Mark, Seat, Trick } from '../../../shared/view.ts'
import { type Random, shuffle } from '../random.ts'
import { type Deal, type Game, type GameState, type Tally, inDeal } from './game.ts'

/** The dealer, and the way in which the cards are dealt. */
export interface DealRequest {
  readonly dealer: Seat
  readonly packets: string
}

/** Returns the deferred deal if one is due; otherwise shuffles and deals, and samples a misdeal. */
export function nextDeal(
  game: Game,
  options: object,
  state: GameState,
  giving: DealRequest,
  random: Random,
): Deal {
  const deferred = game.deferredDeal?.(state) ?? null
  if (deferred !== null) return deferred
  const deal = game.distributeCards(
    options,
    shuffle(game.createPack(options), random),
    giving.dealer,
    giving.packets,
  )
  return game.sampleMisdeal?.(state, deal, random) ?? deal
}

type BetweenDeals<State> = Extract<State, { readonly phase: 'open' | 'settled' }>

const isBetweenDeals = <State extends GameState>(state: State): state is BetweenDeals<State> =>
  state.phase === 'open' || state.phase === 'settled'

/** Returns a state in which a deal can start. Throws in the middle of one, and after the partie. */
export function requireBetweenDeals<State extends GameState>(state: State): BetweenDeals<State> {
  if (!isBetweenDeals(state)) throw new Error('a deal in the middle of another')
  return state
}

/** Returns the tally of a deal. */
export const tallyDeal = (
  state: GameState & {
    readonly dealer: Seat
    readonly turnUp: Card | null
    readonly tricks: readonly Trick[]
    readonly tricksWon: readonly number[]
    readonly marks: readonly Mark[]
  },
  trump: Suit | null,
): Tally => ({
  dealer: state.dealer,
  trump,
  turnUp: state.turnUp,
  finished: !inDeal(state),
  tricks: state.tricks,
  tricksWon: state.tricksWon,
  marks: state.marks,
})
