// Kinds of decisions in games of tricks in which suit is followed, and the roles of the seats.
import { type Card, requireValue, suitOf } from '../../../shared/card.ts'
import { type TableView, leftOf } from '../../../shared/view.ts'
import { openCards } from '../games/covered.ts'
import { cardLed } from '../games/trick.ts'

/** By the place in the trick; `trump` and `discard` when suit cannot be followed. */
export type TrickKind =
  | 'openingLead'
  | 'lead'
  | 'follow'
  | 'secondHand'
  | 'thirdHand'
  | 'fourthHand'
  | 'trump'
  | 'discard'
  | 'claim'

/** Eldest hand leads first. Of two players the others are not there. */
export type TrickRole = 'eldest' | 'dealerPartner' | 'eldestPartner' | 'dealer'

const ROLES_OF_FOUR = ['eldest', 'dealerPartner', 'eldestPartner', 'dealer'] as const
const ROLES_OF_TWO = ['eldest', 'dealer'] as const

/** Returns the hand of the seat of a view. */
export const ownHand = ({ eye, hands }: TableView): readonly Card[] =>
  typeof eye === 'number' ? openCards(hands[eye] ?? 0) : []

/** Returns the kind of the decision of the seat of a view: by what lies on the table. */
export function trickKind(view: TableView): TrickKind {
  const { phase, tricks, hands, trump } = view
  if (phase !== 'play') return 'claim'
  const led = cardLed(tricks)
  if (led === null) return tricks.length === 0 ? 'openingLead' : 'lead'
  const suits = ownHand(view).map(suitOf)
  // with irregularities any card may be played, but a revoke is no choice
  if (!suits.includes(suitOf(led)))
    return trump !== null && suits.includes(trump) ? 'trump' : 'discard'
  if (hands.length === 2) return 'follow'
  const played = tricks.at(-1)?.cards.length ?? 0
  return played === 1 ? 'secondHand' : played === 2 ? 'thirdHand' : 'fourthHand'
}

/** Returns the role of the seat of a view in its deal. */
export function trickRole({ eye, dealer, hands }: TableView): TrickRole {
  if (typeof eye !== 'number' || dealer === null) throw new Error('a role is that of a seat')
  const roles = hands.length === 2 ? ROLES_OF_TWO : ROLES_OF_FOUR
  return requireValue(roles.find((_, place) => leftOf(dealer, hands.length, place + 1) === eye))
}
