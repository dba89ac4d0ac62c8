// What an eye may know of the cards, worked out from the record alone and without the engine's views.
import type { Card } from '../../src/shared/card.ts'
import type { DealRecord, RecordDocument } from '../../src/main/engine/record.ts'

const CARD = /"((?:10|[2-9KQJA])[SHDC])"/g

/** Every card that stands in a value, wherever and however deep. */
export const cardsIn = (value: unknown): readonly string[] =>
  [...(JSON.stringify(value) ?? '').matchAll(CARD)].map(([, card]) => card ?? '')

/** The cards of a deal of Écarté that a seat has seen by now: dealt to it, turned, bought, or played by anybody. */
export function knownOf(deal: DealRecord, seat: 0 | 1): ReadonlySet<string> {
  const seen = new Set<Card>([...(deal.hands[seat] ?? []), deal.turnUp])
  const talon = [...(deal.talon ?? [])]
  let elders = 0
  for (const action of deal.actions) {
    const cards = Array.isArray(action['cards']) ? action['cards'] : []
    if (action.do === 'play') seen.add(action['card'] as Card)
    else if (action.do === 'discard' && action.seat !== deal.dealer) elders = cards.length
    else if (action.do === 'discard') {
      const [first, second] = [talon.splice(0, elders), talon.splice(0, cards.length)]
      for (const card of seat === deal.dealer ? second : first) seen.add(card)
    }
  }
  return seen
}

/** The record as it was when `deals` deals had been given and `steps` actions done in the last of them. */
export function upTo(deals: readonly DealRecord[], given: number, steps: number): readonly DealRecord[] {
  return deals
    .slice(0, given)
    .map((deal, index) => (index === given - 1 ? { ...deal, actions: deal.actions.slice(0, steps) } : deal))
}

/** The cards drawn for the deal. */
export const cutOf = (record: RecordDocument, partie: number): ReadonlySet<string> =>
  new Set((record.parties[partie - 1]?.cut ?? []).flat())
