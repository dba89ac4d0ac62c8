// The cards of the next deal at a live table: shuffled by a seed of their own, lying ready, or put by before.
import type { Seat } from '../../shared/view.ts'
import { nextDeal } from '../engine/games/dealing.ts'
import type { Deal, GameState } from '../engine/games/game.ts'
import { randomFrom } from '../engine/random.ts'
import { type TableSetup, findNextDealer } from './scene.ts'
import { newSeed } from './ai-client.ts'

interface DealRequest {
  /** As the person wants them given; null for the usual way. */
  readonly packets: string | null
  readonly persons: readonly Seat[]
  /** The cards that lie ready; null to shuffle. */
  readonly preparedDeal: () => Deal | null
}

/** The deal and the seed that gave it, if one did; null where nobody deals, or these packets are not the game's. */
export function prepareDeal(
  setup: TableSetup,
  state: GameState,
  { packets, persons, preparedDeal }: DealRequest,
): { readonly deal: Deal; readonly seed: string | null } | null {
  const { game, options } = setup
  const dealer = findNextDealer(setup, state)
  if (dealer === null) return null
  const anyPackets = game.packets[randomFrom(newSeed()).nextInt(game.packets.length)]
  const chosenPackets = persons.includes(dealer) ? (packets ?? game.packets[0]) : anyPackets
  if (chosenPackets === undefined || !game.packets.includes(chosenPackets)) return null
  const prepared = preparedDeal()
  if (prepared !== null) return { deal: { ...prepared, packets: chosenPackets }, seed: null }
  const seed = newSeed()
  const deal = nextDeal(game, options, state, { dealer, packets: chosenPackets }, randomFrom(seed))
  // a deal put by was given out by another seed
  return { deal, seed: (game.deferredDeal?.(state) ?? null) === null ? seed : null }
}
