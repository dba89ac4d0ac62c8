// odds: how many tricks a hand of Écarté makes, over every hand the other may hold.
import { headless } from '../../shared/words/en/headless.ts'
import { cardsOf } from './cards.ts'
import { MINDS } from './minds.ts'
import { Wrong } from './wrong.ts'

export interface OddsArguments {
  readonly hand: string | undefined
  readonly turnUp: string | undefined
  readonly seat: string | undefined
}

/** What `odds` prints. Throws Wrong for cards that cannot lie so. */
export function oddsOf({ hand, turnUp, seat }: OddsArguments): object {
  const mind = MINDS.find((one) => one.handOdds !== undefined)
  if (mind?.handOdds === undefined) throw new Error('no game counts the odds of a hand')
  const pack = mind.game.pack({})
  if (hand === undefined) throw new Wrong(headless.missing('hand'))
  if (turnUp === undefined) throw new Wrong(headless.missing('turn-up'))
  if (seat === undefined) throw new Wrong(headless.missing('seat'))
  const cards = cardsOf(hand, pack)
  if (cards.length !== 5) throw new Wrong(headless.wrongHand(cards.length))
  const [turned, ...more] = cardsOf(turnUp, pack)
  if (turned === undefined || more.length > 0) throw new Wrong(headless.oneTurnUp)
  if (cards.includes(turned)) throw new Wrong(headless.turnUpHeld(turned))
  if (seat !== 'elder' && seat !== 'dealer') throw new Wrong(headless.wrongPart)
  const begun = performance.now()
  const { hands, tricks, leads } = mind.handOdds(cards, turned, seat)
  const milliseconds = performance.now() - begun
  return { opposingHands: hands, tricks, ...(seat === 'elder' ? { leads } : {}), milliseconds }
}
