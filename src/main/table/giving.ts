// The cards of the next deal at a live table: shuffled by a seed of their own, lying ready, or put by before.
import type { Seat } from '../../shared/view.ts'
import { nextDeal } from '../engine/games/dealing.ts'
import type { Deal, GameState } from '../engine/games/game.ts'
import { randomFrom } from '../engine/random.ts'
import { type Surroundings, dealerOf } from './scene.ts'
import { newSeed } from './thinking.ts'

interface Wish {
  /** As the person wants them given; null for the usual way. */
  readonly packets: string | null
  readonly persons: readonly Seat[]
  /** The cards that lie ready; null to shuffle. */
  readonly ready: () => Deal | null
}

/** The deal and the seed that gave it, if one did; null where nobody deals, or these packets are not the game's. */
export function cardsFor(
  around: Surroundings,
  state: GameState,
  { packets, persons, ready: asked }: Wish,
): { readonly deal: Deal; readonly seed: string | null } | null {
  const { game, options } = around
  const dealer = dealerOf(around, state)
  if (dealer === null) return null
  const any = game.packets[randomFrom(newSeed()).below(game.packets.length)]
  const given = persons.includes(dealer) ? (packets ?? game.packets[0]) : any
  if (given === undefined || !game.packets.includes(given)) return null
  const ready = asked()
  if (ready !== null) return { deal: { ...ready, packets: given }, seed: null }
  const fresh = newSeed()
  const deal = nextDeal(game, options, state, { dealer, packets: given }, randomFrom(fresh))
  // a deal put by was given out by another seed
  return { deal, seed: (game.putBy?.(state) ?? null) === null ? fresh : null }
}
