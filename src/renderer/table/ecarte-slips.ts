// Slips at the table of Écarté (E-31 … E-40), read from the view.
import type { Card } from '../../shared/card.ts'
import type { Side } from '../../shared/duel.ts'
import type { EcarteView } from '../../shared/games/ecarte.ts'
import type { Cards } from '../../shared/view.ts'

const countCards = (cards: Cards): number => (typeof cards === 'number' ? cards : cards.length)

/** Returns the cards of a hand that both players have seen and that are certainly still in it. */
export function seenIn(
  { slips, hands, discards, tricks }: EcarteView,
  side: Side,
): readonly Card[] {
  // An open hand hides nothing.
  if (slips === undefined || slips.open[side]) return []
  const hand = hands[side]
  if (typeof hand !== 'number') return slips.shown[side].filter((card) => hand.includes(card))
  const played = new Set(tricks.flatMap(({ cards }) => cards))
  const laid = countCards(discards[side])
  return slips.shown[side].filter(
    (card, place) => !played.has(card) && slips.shownAfter[side][place] === laid,
  )
}

/** E-31: returns the cards next to the turn-up until elder has chosen. */
export const turnedBeside = ({ slips }: EcarteView): readonly Card[] =>
  slips?.choice?.rule === 'E-31' ? slips.turned : []

/** E-38: returns the deferred deal until it is played, also one that was deferred just now. */
export const deferredDeal = (view: EcarteView): EcarteView | null =>
  view.putBy ?? (view.slips?.ended?.how === 'putBy' ? view : null)

/** Returns the view to draw: without a deal just deferred, or all cards in one heap (E-38). */
export function layOutView(view: EcarteView): EcarteView {
  const how = view.slips?.ended?.how
  if (how === 'thrownTogether') return { ...view, talon: view.talon + 1 }
  if (how !== 'putBy') return view
  const nothing = { hands: [0, 0], discards: [0, 0], talon: 0, trump: null, turnUp: null } as const
  return { ...view, ...nothing, king: null, vulnerable: null }
}

/** E-39, E-40: true if cards have come back from the table to the hands. */
export const hasComeBack = ({ slips, tricks }: EcarteView): boolean =>
  slips !== undefined && tricks.length === 0 && slips.late.includes(true)
