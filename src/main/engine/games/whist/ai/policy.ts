// The rule book as a player, and a deal of Whist as the players reckon with it: cards as numbers, and what has been shown
// of the covered hands.
import { type Card, type Suit, SUITS, suitOf } from '../../../../../shared/card.ts'
import type { BookAdvice } from '../../../../../shared/coach.ts'
import type { Revoke, WhistAction } from '../../../../../shared/games/whist.ts'
import { SEATS, type Seat } from '../../../../../shared/view.ts'
import { type TrickDecision, bookAction, discardOnPartner } from '../../../trick-ai/evaluate.ts'
import { type Form, type Numbering, createNumbering, suitNumber } from '../../../trick-ai/position.ts'
import { countCards, openCards } from '../../covered.ts'
import { completeTricks, leftOf } from '../../trick.ts'
import type { ProvenBreach } from '../../ai.ts'
import { couldFollow, failuresToFollow, isClaimed } from '../revoke.ts'
import { type Hands, HAND, SEAT_COUNT, WHIST_PACK, height, sideAt } from '../state.ts'
import type { WhistSeatView } from '../view.ts'
import { shownByClaims, shownByPlay } from './voids.ts'

export const NUMBERING: Numbering = createNumbering(WHIST_PACK, height)

/** W-5: every trick is one, whatever cards lie in it. */
const buildForm = (trump: Suit): Form => ({
  seats: SEAT_COUNT,
  trump: suitNumber(trump),
  trick: 1,
  values: new Int32Array(64),
})
const FORMS: ReadonlyMap<Suit, Form> = new Map(SUITS.map((suit) => [suit, buildForm(suit)]))

/** The question as the players see it; null where nothing is asked of a seat in a deal. */
export function decisionFrom(view: WhistSeatView, legal: readonly WhistAction[]): TrickDecision<WhistAction> | null {
  const { eye, dealer, turnUp, tricks, hands } = view
  if (eye === 'onlooker' || eye === 'open' || dealer === null || turnUp === null) return null
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
      ...{ form, numbering: NUMBERING, pack: WHIST_PACK, seat: eye, dealer, hand, covered, tricks, turnUp },
      first: leftOf(dealer, SEAT_COUNT),
      waiting: [],
      handSize: HAND,
    },
    legal,
    onTurn: view.turn === eye,
    isProven: provesRevoke(view, eye, known),
  }
}

/** W-3: what everybody knows of the hands: the turn-up in the dealer's, unless it is played, or in the `own` hand. */
function openHands({ dealer, turnUp, tricks }: WhistSeatView, own: readonly Card[]): Hands {
  const isOut = turnUp === null || own.includes(turnUp) || tricks.some(({ cards }) => cards.includes(turnUp))
  return SEATS.map((seat) => (seat === dealer && !isOut ? [turnUp] : []))
}

/** W-12: revokes that nobody has claimed, and that what lies open shows. */
const provenRevokes = ({ tricks, claims }: WhistSeatView, hands: Hands): readonly Revoke[] =>
  failuresToFollow(tricks.slice(0, completeTricks(tricks))).filter(
    (one) => !isClaimed(claims, one) && couldFollow({ tricks, hands }, one),
  )

/** W-12: whether what lies open shows such a revoke of the other side. */
const provesRevoke = (view: WhistSeatView, eye: Seat, hands: Hands): boolean =>
  provenRevokes(view, hands).some(({ seat }) => sideAt(seat) !== sideAt(eye))

/** S-6, W-12: revokes that anybody who looks on can see, each claimed by a player of the other side. */
export const provenBreaches = (view: WhistSeatView): readonly ProvenBreach<WhistAction>[] =>
  provenRevokes(view, openHands(view, [])).flatMap((one) =>
    SEATS.filter((seat) => sideAt(seat) !== sideAt(one.seat)).map(
      (seat) => ({ seat, action: { do: 'claimRevoke' }, rule: 'W-12' }) as const,
    ),
  )

/** What the book does with this view; null to stay silent out of turn. */
export function chooseByBook(view: WhistSeatView, legal: readonly WhistAction[]): WhistAction | null {
  const asked = decisionFrom(view, legal)
  return asked === null ? null : bookAction(asked)
}

/** W-13, where it applies: the partner has the trick safely, so something useless is thrown. */
export function bookAdvice(view: WhistSeatView, legal: readonly WhistAction[]): readonly BookAdvice[] {
  const asked = decisionFrom(view, legal)
  const action = asked === null ? null : discardOnPartner(asked)
  return action === null ? [] : [{ rule: 'W-13', action }]
}
