// Public knowledge of a hand.
import { type Card, cardIn } from '../../../../shared/card.ts'
import type { Side } from '../../../../shared/duel.ts'
import { countCards } from '../covered.ts'
import type { EcarteSeatView } from './view.ts'

/** Returns the king the other side announced and has not played, in hand or discarded (E-16). */
export function announcedKing(
  { king, trump, tricks }: EcarteSeatView,
  other: Side,
): readonly Card[] {
  const card = cardIn('K', trump ?? 'S')
  const isAnnounced = king?.how === 'announced' && king.seat === other
  return isAnnounced && !tricks.some(({ cards }) => cards.includes(card)) ? [card] : []
}

/** Returns the king if the other side announced it and certainly still holds it (E-16). */
export const knownKing = (view: EcarteSeatView, other: Side): readonly Card[] =>
  mayBeLaidAway(view, other) ? [] : announcedKing(view, other)

/**
 * Returns true if an announced king may lie among the discards: announced before the play at four
 * points (E-18), if that does not end the partie before it is marked (E-28). A point lost while
 * that deal was deferred leaves three (E-37, E-38).
 */
function mayBeLaidAway(
  { options, score, goal, marks, discards, slips }: EcarteSeatView,
  other: Side,
): boolean {
  const fewest = goal - (slips === undefined ? 1 : 2)
  const ofKing = marks.filter(({ seat, rule }) => seat === other && rule === 'E-16').length
  const isSoon = score[other] - ofKing >= fewest
  return options.kingAtFour && options.marks === 'own' && isSoon && countCards(discards[other]) > 0
}
