// The command `odds`: how many tricks a hand of Écarté makes, over every hand the opponent may
// hold.
import { headless } from '../../shared/words/en/headless.ts'
import { parseCards } from './cards.ts'
import { ECARTE_PACK, loadHandOdds } from '../engine/games/games.ts'
import { CliError } from './cli-error.ts'

const dealtHandOdds = await loadHandOdds()

export interface OddsArguments {
  readonly hand: string | undefined
  readonly turnUp: string | undefined
  readonly seat: string | undefined
}

/** Returns the output of `odds`. Throws CliError for cards that cannot be dealt like that. */
export function computeOdds({ hand, turnUp, seat }: OddsArguments): object {
  if (hand === undefined) throw new CliError(headless.missing('hand'))
  if (turnUp === undefined) throw new CliError(headless.missing('turn-up'))
  if (seat === undefined) throw new CliError(headless.missing('seat'))
  const cards = parseCards(hand, ECARTE_PACK)
  if (cards.length !== 5) throw new CliError(headless.wrongHand(cards.length))
  const [turned, ...more] = parseCards(turnUp, ECARTE_PACK)
  if (turned === undefined || more.length > 0) throw new CliError(headless.oneTurnUp)
  if (cards.includes(turned)) throw new CliError(headless.turnUpHeld(turned))
  if (seat !== 'elder' && seat !== 'dealer') throw new CliError(headless.wrongPart)
  const begun = performance.now()
  const { hands, tricks, leads } = dealtHandOdds(cards, turned, seat)
  const milliseconds = performance.now() - begun
  return { opposingHands: hands, tricks, ...(seat === 'elder' ? { leads } : {}), milliseconds }
}
