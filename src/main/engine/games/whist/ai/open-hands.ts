// What all have seen of the hands of Whist (W-3, W-20).
import type { Card } from '../../../../../shared/card.ts'
import { SEATS } from '../../../../../shared/view.ts'
import type { Hands } from '../state.ts'
import type { WhistSeatView } from '../view.ts'

/** Returns the public cards of the hands: the turn-up, and those seen before (W-3, W-20). */
export function openHands(
  { dealer, turnUp, tricks, seen }: Pick<WhistSeatView, 'dealer' | 'turnUp' | 'tricks' | 'seen'>,
  own: readonly Card[],
): Hands {
  const isOut =
    turnUp === null || own.includes(turnUp) || tricks.some(({ cards }) => cards.includes(turnUp))
  return SEATS.map((seat) => {
    const shown = (seen[seat] ?? []).filter((card) => !own.includes(card))
    return seat === dealer && !isOut && !shown.includes(turnUp) ? [...shown, turnUp] : shown
  })
}
