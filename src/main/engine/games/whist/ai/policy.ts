// The heuristic player of Whist, and a deal as the players compute with it: cards as numbers, and
// what is known of the covered hands.
import { type Suit, SUITS, suitOf } from '../../../../../shared/card.ts'
import type { BookAdvice } from '../../../../../shared/coach.ts'
import type { Revoke, WhistAction } from '../../../../../shared/games/whist.ts'
import { SEATS, type Seat } from '../../../../../shared/view.ts'
import {
  type TrickDecision,
  noviceAction,
  bookAction,
  discardsOnPartner,
} from '../../../trick-ai/evaluate.ts'
import { BOOK_FIGURES } from '../../../trick-ai/book-figures.ts'
import type { Form } from '../../../trick-ai/position.ts'
import { countCards, openCards } from '../../covered.ts'
import { cardPlayedBy, followingCards, leftOf } from '../../trick.ts'
import type { ProvenBreach } from '../../ai.ts'
import { claimableTricks, couldFollow, failuresToFollow, isClaimed } from '../revoke.ts'
import { type Hands, HAND, SEAT_COUNT, WHIST_PACK, height, sideAt } from '../state.ts'
import type { WhistSeatView } from '../view.ts'
import { openHands } from './open-hands.ts'
import { penaltyValues, redressState } from './redress.ts'
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
      seen: view.seen,
      first: leftOf(dealer, SEAT_COUNT),
      waiting: [],
      handSize: HAND,
    },
    legal,
    onTurn: view.turn === eye,
    isProven: provesRevoke(view, eye, known),
  }
}

/** Returns the unclaimed revokes that the open cards prove (W-12). */
function provenRevokes(view: WhistSeatView, hands: Hands): readonly Revoke[] {
  const { tricks, claims } = view
  return failuresToFollow(tricks.slice(0, claimableTricks(view))).filter(
    (one) => !isClaimed(claims, one) && couldFollow({ tricks, hands }, one),
  )
}

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
): WhistAction | null => redressBefore(view, legal, bookAction)

/** Returns the action of a beginner for this view; null out of turn. */
export const chooseAsNovice = (
  view: WhistSeatView,
  legal: readonly WhistAction[],
): WhistAction | null => redressBefore(view, legal, noviceAction)

/** Returns what mends or punishes a revoke (W-20), else what `choose` does. */
function redressBefore(
  view: WhistSeatView,
  legal: readonly WhistAction[],
  choose: (asked: TrickDecision<WhistAction> | null) => WhistAction | null,
): WhistAction | null {
  const mend = legal.find((action) => action.do === 'mend')
  if (mend !== undefined) return mend
  return view.phase === 'redress' ? bestPenalty(view, legal) : choose(decisionFrom(view, legal))
}

/** Returns the penalty that is best for the side of a view; null out of turn (W-20). */
function bestPenalty(view: WhistSeatView, legal: readonly WhistAction[]): WhistAction | null {
  const { eye } = view
  if (typeof eye !== 'number' || legal.length === 0) return null
  const values = penaltyValues(redressState(view), sideAt(eye))
  const best = Math.max(...values.map(({ equity }) => equity))
  return values.find(({ equity }) => equity === best)?.action ?? null
}

/** Returns the decision of a seat as it is once it has mended its revoke (W-20). */
export function mendedDecision(view: WhistSeatView): TrickDecision<WhistAction> {
  const { eye } = view
  if (typeof eye !== 'number') throw new Error('nothing to mend')
  const trick = view.tricks.at(-1)
  const own = trick === undefined ? null : cardPlayedBy(trick, eye, SEAT_COUNT)
  if (trick === undefined || own === null) throw new Error('nothing to mend')
  const place = trick.cards.indexOf(own)
  const later = trick.cards.slice(place)
  const hands = view.hands.map((hand, seat) => {
    const count = later.some((_, at) => leftOf(trick.leader, SEAT_COUNT, place + at) === seat)
    return typeof hand === 'number' ? hand + Number(count) : count ? [...hand, own] : hand
  })
  const seen = view.seen.map((cards, seat) => [
    ...cards,
    ...later.filter((_, at) => leftOf(trick.leader, SEAT_COUNT, place + at) === seat),
  ])
  const tricks = view.tricks.with(view.tricks.length - 1, {
    ...trick,
    cards: trick.cards.slice(0, place),
    winner: null,
  })
  const legal = followingCards(openCards(hands[eye] ?? 0), tricks).map((card): WhistAction => ({
    do: 'play',
    card,
  }))
  const decision = decisionFrom({ ...view, hands, seen, tricks, turn: eye, mending: true }, legal)
  if (decision === null) throw new Error('nothing to mend')
  return decision
}

/** Returns the advice of W-13 if it applies: the partner led the best card, so others go on it. */
export function bookAdvice(
  view: WhistSeatView,
  legal: readonly WhistAction[],
): readonly BookAdvice[] {
  return discardsOnPartner(decisionFrom(view, legal)).map((action) => ({ rule: 'W-13', action }))
}
