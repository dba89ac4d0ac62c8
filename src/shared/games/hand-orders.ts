// The order of the ranks in a hand, game by game.
import {
  ACE_HIGH,
  AS_WRITTEN,
  JACK_OF_TRUMPS_HIGH,
  type RankOrder,
  TRAPPOLA_ORDER,
} from '../sort-hand.ts'

const ORDERS: Readonly<Record<string, RankOrder>> = {
  ecarte: AS_WRITTEN,
  whist: ACE_HIGH,
  'scotch-whist': JACK_OF_TRUMPS_HIGH,
  tatteln: ACE_HIGH,
  hundertspiel: TRAPPOLA_ORDER,
}

/** Returns the order of the ranks in a hand of a game; if it has none, that of the pack. */
export const orderIn = (game: string): RankOrder => ORDERS[game] ?? AS_WRITTEN
