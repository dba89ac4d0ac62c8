// The cards that guests drew for the order.
import type { Card } from '../../shared/card.ts'
import type { EveningLine, Guest } from '../../shared/evening.ts'

/** A drawn card, and the guest who drew it. */
export interface DrawnCard {
  readonly guest: Guest
  readonly card: Card
}

/** Returns the rows of drawn cards, each in the order that the draw gave; after the first row only
 * guests with equal cards draw. */
export function listDraws({ step, drawers = [] }: EveningLine): readonly (readonly DrawnCard[])[] {
  if (step.did !== 'sat') return []
  const { list, drawn = [] } = step
  return drawn.map((row, number) => {
    const cards = new Map((drawers[number] ?? []).map((guest, place) => [guest, row[place]]))
    return list.flatMap((guest) => {
      const card = cards.get(guest)
      return card === undefined ? [] : [{ guest, card }]
    })
  })
}
