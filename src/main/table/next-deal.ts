// The cards of the next deal at a live table: shuffled by a seed of their own, prepared, or
// deferred before.
import type { Seat } from '../../shared/view.ts'
import { nextDeal } from '../engine/games/dealing.ts'
import type { Deal, GameState } from '../engine/games/game.ts'
import { type Seed, randomFrom } from '../engine/random.ts'
import { type TableSetup, findNextDealer } from './scene.ts'

interface DealRequest {
  /** The packets the person chose; null for the usual ones. */
  readonly packets: string | null
  readonly persons: readonly Seat[]
  /** The prepared deal; null to shuffle by `seed`. */
  readonly prepared: Deal | null
  readonly seed: Seed
  /** Chooses the packets of a computer player, unless the deal is prepared with its own. */
  readonly packetsSeed: Seed
}

/** Returns the deal, and its seed, if any; null if no seat deals or the packets are unknown. */
export function prepareDeal(
  setup: TableSetup,
  state: GameState,
  { packets, persons, prepared, seed, packetsSeed }: DealRequest,
): { readonly deal: Deal; readonly seed: string | null } | null {
  const { game, options } = setup
  const dealer = findNextDealer(setup, state)
  if (dealer === null) return null
  const anyPackets =
    prepared?.packets ?? game.packets[randomFrom(packetsSeed).nextInt(game.packets.length)]
  const chosenPackets = persons.includes(dealer) ? (packets ?? game.packets[0]) : anyPackets
  if (chosenPackets === undefined || !game.packets.includes(chosenPackets)) return null
  if (prepared !== null) return { deal: { ...prepared, packets: chosenPackets }, seed: null }
  const deal = nextDeal(game, options, state, { dealer, packets: chosenPackets }, randomFrom(seed))
  // a deferred deal came from another seed
  return { deal, seed: (game.deferredDeal?.(state) ?? null) === null ? seed : null }
}
