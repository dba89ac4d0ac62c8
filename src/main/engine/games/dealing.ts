// The next deal of a live table: the one door by which chance gives out cards.
import type { Seat } from '../../../shared/view.ts'
import { type Random, shuffle } from '../random.ts'
import type { Deal, Game, GameState } from './game.ts'

/** Whose deal is wanted, and how the cards are given. */
export interface DealRequest {
  readonly dealer: Seat
  readonly packets: string
}

/** A deal put by where one is due; else the pack shuffled and given out, with what goes wrong in it by chance. */
export function nextDeal(game: Game, options: object, state: GameState, giving: DealRequest, random: Random): Deal {
  const deferred = game.deferredDeal?.(state) ?? null
  if (deferred !== null) return deferred
  const deal = game.distributeCards(options, shuffle(game.createPack(options), random), giving.dealer, giving.packets)
  return game.sampleMisdeal?.(state, deal, random) ?? deal
}
