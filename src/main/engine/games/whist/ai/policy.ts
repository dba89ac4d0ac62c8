// The heuristic player of Whist, and a deal as the players compute with it: cards as numbers, and
// what is known of the covered hands.
import { type Card, type Suit, SUITS, suitOf } from '../../../../../shared/card.ts'
import type { BookAdvice } from '../../../../../shared/coach.ts'
import type { Revoke, WhistAction } from '../../../../../shared/games/whist.ts'
import { SEATS, type Seat } from '../../../../../shared/view.ts'
import { type TrickDecision, bookAction, discardsOnPartner } from '../../../trick-ai/evaluate.ts'
import { BOOK_FIGURES } from '../../../trick-ai/book-figures.ts'
import type { Form } from '../../../trick-ai/position.ts'
import { countCards, openCards } from '../../covered.ts'
import { completeTricks, leftOf } from '../../trick.ts'
import type { ProvenBreach } from '../../ai.ts'
import { couldFollow, failuresToFollow, isClaimed } from '../revoke.ts'
import { type Hands, HAND, SEAT_COUNT, WHIST_PACK, height, sideAt } from '../state.ts'
import type { WhistSeatView } from '../view.ts'
import { shownByClaims, shownByPlay } from './voids.ts'
import { type Numbering, createNumbering, suitNumber } from '../../../ai/cards.ts'

export const NUMBERING: Numbering = createNumbering(WHIST_PACK, height)

/** W-5: every trick counts one, whatever cards it holds. */
const buildForm = (trump: Suit): Form => ({
  seats: SEAT_COUNT,
  trump: suitNumber(trump),
  trick: 1,
  values: new Int32Array(64),
  book: BOOK_FIGURES.partners,
})
const FORMS: ReadonlyMap<Suit, Form> = new Map(SUITS.map((suit) => [suit, buildForm(suit)]))

/** Returns the decision as the players see it; null if no seat in a deal has to act. */
export function decisionFrom(
  view: WhistSeatView,
  legal: readonly WhistAction[],
): TrickDecision<WhistAction> | null {
  const { eye, dealer, turnUp, tricks, hands } = view
  if (typeof eye !== 'number' || dealer === null || turnUp === null) return null
  const form = FORMS.get(suitOf(turnUp))
  if (form === undefined || (view.phase !== 'play' && view.phase !== 'reckoning')) return null
  const hand = openCards(hands[eye] ?? 0)
  const known = openHands(view, hand)
  const seen = { tricks, claims: view.claims, hands: known }
  const shown = view.options.irregularities ? shownByClaims(seen, false) : shownByPlay(tricks)
  const covered = SEATS.map((seat) => ({
    count: countCards(hands[seat] ?? 0),
    voids: new Set<string>(shown[seat]?.voids),
    needs: new Set<string>(shown[seat]?.needs),
  }))
  return {
    table: {
      form,
      numbering: NUMBERING,
      pack: WHIST_PACK,
      seat: eye,
      dealer,
      hand,
      covered,
      tricks,
      turnUp,
      first: leftOf(dealer, SEAT_COUNT),
      waiting: [],
      handSize: HAND,
    },
    legal,
    onTurn: view.turn === eye,
    isProven: provesRevoke(view, eye, known),
  }
}

/** Returns the public cards of the hands (the dealer's turn-up) and the `own` hand (W-3). */
function openHands({ dealer, turnUp, tricks }: WhistSeatView, own: readonly Card[]): Hands {
  const isOut =
    turnUp === null || own.includes(turnUp) || tricks.some(({ cards }) => cards.includes(turnUp))
  return SEATS.map((seat) => (seat === dealer && !isOut ? [turnUp] : []))
}

/** Returns the unclaimed revokes that the open cards prove (W-12). */
const provenRevokes = ({ tricks, claims }: WhistSeatView, hands: Hands): readonly Revoke[] =>
  failuresToFollow(tricks.slice(0, completeTricks(tricks))).filter(
    (one) => !isClaimed(claims, one) && couldFollow({ tricks, hands }, one),
  )

/** Returns true if the open cards prove an unclaimed revoke of the other side (W-12). */
const provesRevoke = (view: WhistSeatView, eye: Seat, hands: Hands): boolean =>
  provenRevokes(view, hands).some(({ seat }) => sideAt(seat) !== sideAt(eye))

/** Returns the revokes that all can see, each with a seat that may claim it (S-6, W-12). */
export const provenBreaches = (view: WhistSeatView): readonly ProvenBreach<WhistAction>[] =>
  provenRevokes(view, openHands(view, [])).flatMap((one) =>
    SEATS.filter((seat) => sideAt(seat) !== sideAt(one.seat)).map(
      (seat) => ({ seat, action: { do: 'claimRevoke' }, rule: 'W-12' }) as const,
    ),
  )

/** Returns the action of the heuristic player for this view; null out of turn. */
export const chooseByBook = (
  view: WhistSeatView,
  legal: readonly WhistAction[],
): WhistAction | null => bookAction(decisionFrom(view, legal))

/** Returns the advice of W-13 if it applies: the partner led the best card, so others go on it. */
export function bookAdvice(
  view: WhistSeatView,
  legal: readonly WhistAction[],
): readonly BookAdvice[] {
  return discardsOnPartner(decisionFrom(view, legal)).map((action) => ({ rule: 'W-13', action }))
}
