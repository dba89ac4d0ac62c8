// Bidding for the Twenty-six, buying the scat, discarding and naming trumps (H-24 … H-26).
import { type Card, type TrappolaSuit, rankOf } from '../../../../shared/card.ts'
import {
  type Bid,
  type HundertspielAction,
  type HundertspielWhy,
  BIDDING_ORDER,
  suitHeight,
} from '../../../../shared/games/hundertspiel.ts'
import type { Seat } from '../../../../shared/view.ts'
import { findStrayCard, removeCards } from '../pack.ts'
import { type Flow, prependEvents, askSeat, askAll, nextAfter } from './flow.ts'
import { askContra } from './laying.ts'
import {
  type DealSoFar,
  type HundertspielEvent,
  type InDealState,
  dealSoFar,
  dosIn,
  scatSize,
} from './state.ts'

const handAt = (deal: DealSoFar, seat: Seat): readonly Card[] => deal.hands[seat] ?? []

/** Returns why a Twenty-six in this suit cannot be bid (H-24), or null. */
export function bidFault(
  deal: InDealState,
  seat: Seat,
  suit: TrappolaSuit,
): HundertspielWhy | null {
  if (deal.phase !== 'bidding') return 'notNow'
  if (!dosIn(handAt(deal, seat)).includes(suit)) return 'doNotHeld'
  const highest = deal.bids.at(-1)
  return highest === undefined ||
    suitHeight(suit, deal.options) > suitHeight(highest.suit, deal.options)
    ? null
    : 'bidTooLow'
}

/** Returns the suits that a seat may bid, from low to high (H-24). */
export const suitsToBid = (deal: InDealState, seat: Seat): readonly TrappolaSuit[] =>
  dosIn(handAt(deal, seat))
    .filter((suit) => bidFault(deal, seat, suit) === null)
    .toSorted((one, other) => suitHeight(one, deal.options) - suitHeight(other, deal.options))

/** Records a bid: a higher suit outbids; the highest of all ends the bidding (H-24). */
export function applyBid(before: InDealState, seat: Seat, suit: TrappolaSuit): Flow {
  const made: HundertspielEvent = { did: 'bid', seat, suit }
  return prependEvents(
    [made],
    biddingGoesOn({ ...before, bids: [...before.bids, { seat, suit }] }, seat),
  )
}

function biddingGoesOn(deal: InDealState, from: Seat): Flow {
  const highest = deal.bids.at(-1)
  const isHighest =
    highest !== undefined && suitHeight(highest.suit, deal.options) === BIDDING_ORDER.length
  const next = isHighest ? null : nextAfter(deal, from, (one) => one !== highest?.seat)
  if (next !== null) return { state: { ...deal, asks: next }, events: [] }
  if (highest === undefined) return { state: askAll(deal, 'buying'), events: [] }
  return { state: outbidAll(deal, highest), events: [] }
}

/** Makes the suit of the highest bid trumps (H-26). */
function outbidAll(deal: DealSoFar, { seat, suit }: Bid): InDealState {
  return askContra({
    ...deal,
    trump: suit,
    undertaking: { how: 'bid', seat, suits: [suit], isHeld: true, contra: null },
  })
}

/** Passes in the bidding: „weiter“ (H-24). */
export function passBid(before: InDealState, seat: Seat): Flow {
  return biddingGoesOn({ ...before, passed: [...before.passed, seat] }, seat)
}

/** Passes the purchase on to the next player; if none buys, the cards are thrown in (H-25). */
export function passPurchase(before: InDealState, seat: Seat): Flow {
  const deal = { ...before, passed: [...before.passed, seat] }
  const asks = nextAfter(deal, seat, () => true)
  if (asks !== null) return { state: { ...deal, asks }, events: [] }
  return {
    state: { ...dealSoFar(deal), phase: 'settled', isVoid: false },
    events: [{ did: 'thrownIn' }],
  }
}

/** Gives the scat to the buyer (H-25). */
export function applyPurchase(before: InDealState, seat: Seat): Flow {
  const hands = before.hands.with(seat, [...handAt(before, seat), ...before.scat])
  const deal = { ...before, hands, scat: [], buyer: seat, passed: [] }
  return {
    state: askSeat(deal, 'layingAway', seat),
    events: [{ did: 'bought', seat, cards: before.scat }],
  }
}

const staysInHand = (card: Card): boolean => rankOf(card) === 'K' || rankOf(card) === 'A'

/** Returns why these cards cannot be discarded (H-25), or null. */
export function layAwayFault(
  deal: InDealState,
  seat: Seat,
  action: Extract<HundertspielAction, { readonly do: 'layAway' }>,
): HundertspielWhy | null {
  if (deal.phase !== 'layingAway') return 'notNow'
  const { cards } = action
  if (findStrayCard(cards, handAt(deal, seat)) !== null) return 'cardNotHeld'
  if (cards.some(staysInHand)) return 'kingOrAce'
  return cards.length === scatSize(deal.options) && Object.keys(action).length === 2
    ? null
    : 'wrongNumber'
}

/** Returns every choice of discards (H-25). */
export function waysToLayAway(deal: InDealState, seat: Seat): readonly (readonly Card[])[] {
  const loose = handAt(deal, seat).filter((card) => !staysInHand(card))
  return listCombinations(loose, scatSize(deal.options))
}

/** Returns every combination of `count` cards, in their order. */
function listCombinations(cards: readonly Card[], count: number): readonly (readonly Card[])[] {
  if (count === 0) return [[]]
  return cards.flatMap((card, place) =>
    listCombinations(cards.slice(place + 1), count - 1).map((rest) => [card, ...rest]),
  )
}

export function applyDiscard(before: InDealState, seat: Seat, cards: readonly Card[]): Flow {
  const hands = before.hands.with(seat, removeCards(handAt(before, seat), cards))
  const deal = { ...before, hands, scat: cards }
  return { state: askSeat(deal, 'naming', seat), events: [{ did: 'laidAway', seat, cards }] }
}

/** Returns the suits that may be named: those of the Dos held, or all if there are none (H-25). */
export function suitsToName(hand: readonly Card[]): readonly TrappolaSuit[] {
  const held = dosIn(hand)
  return held.length > 0 ? held : BIDDING_ORDER
}

/** Makes the buyer’s suit trumps (H-25, H-26). */
export function nameTrumps(before: InDealState, seat: Seat, suit: TrappolaSuit): Flow {
  const isHeld = dosIn(handAt(before, seat)).includes(suit)
  const state = askContra({
    ...before,
    trump: suit,
    undertaking: { how: 'bought', seat, suits: [suit], isHeld, contra: null },
  })
  return { state, events: [{ did: 'named', seat, suit, isHeld }] }
}
