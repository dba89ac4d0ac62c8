// Static estimate of the strength of a hand for a Twenty-six in a suit (H-16, H-24, H-25, HA-1,
// HA-7).
import {
  type Card,
  type TrappolaSuit,
  TRAPPOLA_CARDS,
  TRAPPOLA_SUITS,
  rankOf,
} from '../../../../../shared/card.ts'
import { countBits } from '../../../ai/cards.ts'
import { cardValue } from '../dos.ts'
import { doOf, dosIn, isDo, trappolaSuit } from '../state.ts'

/** Value of a trump for a hand, by its rank: a small one is 1. */
const TRUMPS: Readonly<Partial<Record<string, number>>> = { A: 2, K: 1.7, C: 1.4, B: 1.2 }
const SMALL_TRUMP = 1
/** Value of a void suit, if the hand has trumps to take its figures (HA-7). */
const VOID = 0.5

/** By card, as sampling asks for the strength of many hands: its suit as a number, its value. */
const CARDS = new Map<Card, { readonly suit: number; readonly value: number }>(
  TRAPPOLA_CARDS.map((card) => [
    card,
    {
      suit: TRAPPOLA_SUITS.indexOf(trappolaSuit(card)),
      value: TRUMPS[rankOf(card)] ?? SMALL_TRUMP,
    },
  ]),
)

const ofSuit = (hand: readonly Card[], suit: TrappolaSuit): readonly Card[] =>
  hand.filter((card) => trappolaSuit(card) === suit)

/** Returns the strength of a hand with this suit as trumps. */
export function strengthIn(hand: readonly Card[], suit: TrappolaSuit): number {
  const trump = TRAPPOLA_SUITS.indexOf(suit)
  let held = 1 << trump
  let trumps = 0
  for (const card of hand) {
    const known = CARDS.get(card)
    if (known === undefined) continue
    held |= 1 << known.suit
    if (known.suit === trump) trumps += known.value
  }
  return trumps + (TRAPPOLA_SUITS.length - countBits(held)) * VOID
}

/** Returns the suit among these in which a hand is strongest; null if there are none. */
export function bestSuit(
  hand: readonly Card[],
  among: readonly TrappolaSuit[],
): TrappolaSuit | null {
  return among.reduce<TrappolaSuit | null>(
    (best, suit) =>
      best === null || strengthIn(hand, suit) > strengthIn(hand, best) ? suit : best,
    null,
  )
}

/** Returns the strength in the best suit whose Do is held; 0 if there is none. */
export function bestStrength(hand: readonly Card[]): number {
  const suit = bestSuit(hand, dosIn(hand))
  return suit === null ? 0 : strengthIn(hand, suit)
}

/**
 * Values that make a card less likely to be discarded: a trump always stays, another Do if
 * possible; each card of its suit prevents a void, and guards an ace or king there. The points of a
 * discarded card come home (H-26), but might do so anyway.
 */
const STAYS = { trump: 100, otherDo: 8, beside: 1.5, guard: 2 } as const
const COMES_HOME = 0.5

/** Returns the value of discarding each card, for a buyer who plays the best suit (HA-7). */
export function discardValues(hand: readonly Card[]): ReadonlyMap<Card, number> {
  const suit = bestSuit(hand, dosIn(hand)) ?? bestSuit(hand, TRAPPOLA_SUITS)
  return new Map(hand.map((card) => [card, discardValue(hand, suit, card)]))
}

function discardValue(hand: readonly Card[], trump: TrappolaSuit | null, card: Card): number {
  const own = trappolaSuit(card)
  if (own === trump) return -STAYS.trump - (card === doOf(own) ? STAYS.trump : cardValue(card))
  if (isDo(card)) return -STAYS.otherDo
  const beside = ofSuit(hand, own)
  const guards = beside.some((one) => rankOf(one) === 'A' || rankOf(one) === 'K')
  return cardValue(card) * COMES_HOME - beside.length * STAYS.beside - (guards ? STAYS.guard : 0)
}
