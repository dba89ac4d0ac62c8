// The next deal of a live table: the only place where chance deals cards.
import type { Seat } from '../../../shared/view.ts'
import { type Random, shuffle } from '../random.ts'
import type { Deal, Game, GameState } from './game.ts'

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
