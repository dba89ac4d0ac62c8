// The command `jeu-de-regle`: says if a hand should be played without proposing.
import { SUITS } from '../../shared/card.ts'
import { headless } from '../../shared/words/en/headless.ts'
import { ECARTE_PACK, jeuDeRegle as findRule } from '../engine/games/games.ts'
import { parseCards } from './cards.ts'
import { CliError } from './cli-error.ts'

/** Returns the output of `jeu-de-regle`. Throws CliError if `hand` is not a hand. */
export function jeuDeRegle(hand: string | undefined, trump: string | undefined): object {
  if (hand === undefined) throw new CliError(headless.missing('hand'))
  if (trump === undefined) throw new CliError(headless.missing('trump'))
  const cards = parseCards(hand, ECARTE_PACK)
  if (cards.length !== 5) throw new CliError(headless.wrongHand(cards.length))
  const suit = SUITS.find((one) => one === trump)
  if (suit === undefined) throw new CliError(headless.wrongTrump)
  const rule = findRule(cards, suit)
  return { stands: rule !== null, rule }
}
