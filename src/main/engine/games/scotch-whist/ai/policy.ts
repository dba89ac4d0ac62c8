// The heuristic player of Scotch Whist, and a deal as the players compute with it: cards as
// numbers, their points, and what is known of the covered hands.
import { type Card, type Suit, SUITS, cardIn, rankOf, suitOf } from '../../../../../shared/card.ts'
import type { BookAdvice } from '../../../../../shared/coach.ts'
import type { ScotchWhistAction } from '../../../../../shared/games/scotch-whist.ts'
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
import type { ProvenBreach } from '../../ai.ts'
import { completeTricks, leftOf, findRevokers, voidsShown } from '../../trick.ts'
import { SCOTCH_WHIST_PACK, handSize, heightUnder, sideAt } from '../state.ts'
import type { ScotchWhistSeatView } from '../view.ts'
import { type Numbering, createNumbering, suitNumber } from '../../../ai/cards.ts'

/** SW-4: trumps that count, with their points; in this order in the lowest bits of a gain. */
const COUNTING = [
  ['10', 10],
  ['A', 4],
  ['K', 3],
  ['Q', 2],
  ['J', 11],
] as const

/**
 * Position of the card count in a side's gain, which is one number, so that ends can be compared
 * and decoded: the points in the upper bits (twice those of trumps, and one for each card, which is
 * what it wins above the other side), then the cards, then the counting trumps it took.
 */
const CARDS_SHIFT = COUNTING.length
export const POINTS_SHIFT = CARDS_SHIFT + 6
const CARD = (1 << POINTS_SHIFT) | (1 << CARDS_SHIFT)

/** Returns true if a card counts more than one card (SW-4). */
export const isCounting = (card: Card, trump: Suit): boolean =>
  suitOf(card) === trump && COUNTING.some(([rank]) => rank === rankOf(card))

/** Cards a side has taken: their number, and the counting trumps among them. */
export interface Taken {
  readonly cards: number
  readonly trumps: readonly Card[]
}

/** Decodes a gain. */
export const takenBy = (gained: number, trump: Suit): Taken => ({
  cards: (gained >> CARDS_SHIFT) & 63,
  trumps: COUNTING.flatMap(([rank], place): Card[] =>
    ((gained >> place) & 1) === 1 ? [cardIn(rank, trump)] : [],
  ),
})

const numberingUnder = (trump: Suit): Numbering =>
  createNumbering(SCOTCH_WHIST_PACK, heightUnder(trump))
const NUMBERINGS: ReadonlyMap<Suit, Numbering> = new Map(
  SUITS.map((suit) => [suit, numberingUnder(suit)]),
)

function buildForm(trump: Suit, seats: number): Form {
  const values = new Int32Array(64)
  const { toCode: code } = numberingUnder(trump)
  COUNTING.forEach(([rank, points], place) => {
    values[code(cardIn(rank, trump))] = (points << (POINTS_SHIFT + 1)) | (1 << place)
  })
  const book = seats === 4 ? BOOK_FIGURES.partners : BOOK_FIGURES.alone
  return { seats, trump: suitNumber(trump), trick: seats * CARD, values, book }
}
const FORMS = new Map(
  SUITS.flatMap((suit) => [2, 4].map((seats) => [`${suit}${seats}`, buildForm(suit, seats)])),
)

/** Returns the decision as the players see it; null if no seat in a deal has to act. */
export function decisionFrom(
  view: ScotchWhistSeatView,
  legal: readonly ScotchWhistAction[],
): TrickDecision<ScotchWhistAction> | null {
  const { eye, dealer, turnUp, tricks, hands, options } = view
  if (typeof eye !== 'number' || dealer === null || turnUp === null) return null
  const trump = suitOf(turnUp)
  const seats = options.players
  const [form, numbers] = [FORMS.get(`${trump}${seats}`), NUMBERINGS.get(trump)]
  if (
    form === undefined ||
    numbers === undefined ||
    (view.phase !== 'play' && view.phase !== 'reckoning')
  )
    return null
  const size = handSize(options)
  const here = tricks.slice(Math.floor(completeTricks(tricks) / size) * size)
  const covered = SEATS.slice(0, seats).map((seat) => ({
    count: countCards(hands[seat] ?? 0),
    voids: new Set<string>(voidsShown(here, seat, seats)),
  }))
  return {
    table: {
      form,
      numbering: numbers,
      pack: SCOTCH_WHIST_PACK,
      seat: eye,
      dealer,
      covered,
      tricks,
      turnUp,
      hand: openCards(hands[eye] ?? 0),
      first: leftOf(dealer, seats),
      waiting: view.waiting[eye] ?? [],
      handSize: size,
    },
    legal,
    onTurn: view.turn === eye,
    isProven:
      options.irregularities && provenRevokers(view).some((one) => sideAt(one) !== sideAt(eye)),
  }
}

/** Returns the seats whose revoke the open cards prove (W-12). */
function provenRevokers({
  tricks,
  options,
  turnUp,
  dealer,
  waiting,
}: ScotchWhistSeatView): readonly Seat[] {
  const size = handSize(options)
  const isOut = tricks.some(({ cards }) => turnUp !== null && cards.includes(turnUp))
  const current = Math.floor(completeTricks(tricks) / size)
  return Array.from({ length: current + 1 }, (_, round) =>
    tricks.slice(round * size, (round + 1) * size),
  ).flatMap((played, round) => {
    // the turn-up is known to be in the dealer's hand once they play their last hand
    const isHeld = !isOut && round === current && waiting.every((hands) => hands.length === 0)
    const known = SEATS.slice(0, options.players).map((seat) =>
      isHeld && seat === dealer && turnUp !== null ? [turnUp] : [],
    )
    return findRevokers(played, known)
  })
}

/** Returns the revokes that all can see, each with a seat that may claim it (S-6, W-12). */
export const provenBreaches = (
  view: ScotchWhistSeatView,
): readonly ProvenBreach<ScotchWhistAction>[] =>
  provenRevokers(view).flatMap((offender) =>
    SEATS.slice(0, view.options.players)
      .filter((seat) => sideAt(seat) !== sideAt(offender))
      .map((seat) => ({ seat, action: { do: 'claimRevoke' }, rule: 'W-12' }) as const),
  )

/** Returns the action of the heuristic player for this view; null out of turn. */
export const chooseByBook = (
  view: ScotchWhistSeatView,
  legal: readonly ScotchWhistAction[],
): ScotchWhistAction | null => bookAction(decisionFrom(view, legal))

/** Returns the action of a beginner for this view; null out of turn. */
export const chooseAsNovice = (
  view: ScotchWhistSeatView,
  legal: readonly ScotchWhistAction[],
): ScotchWhistAction | null => noviceAction(decisionFrom(view, legal))

/** Returns the advice of W-13 if it applies: the partner led the best card, so others go on it. */
export function bookAdvice(
  view: ScotchWhistSeatView,
  legal: readonly ScotchWhistAction[],
): readonly BookAdvice[] {
  const [first, ...others] = discardsOnPartner(decisionFrom(view, legal))
  // a card that counts is not useless: it is brought home
  const isUseless = ({ card }: { readonly card: Card }): boolean =>
    view.trump === null || !isCounting(card, view.trump)
  if (first === undefined || !isUseless(first)) return []
  return [first, ...others.filter(isUseless)].map((action) => ({ rule: 'W-13', action }))
}
