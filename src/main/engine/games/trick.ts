// Tricks of any game: which card wins under a ranking and a trump.
import {
  type Card,
  type Rank,
  type Suit,
  byRank,
  requireValue,
  suitOf,
} from '../../../shared/card.ts'
import type { Side } from '../../../shared/duel.ts'
import { SEATS, type Seat, type Trick, leftOf } from '../../../shared/view.ts'

export { leftOf }

/** Height of a card within its suit; higher beats lower. */
export type Ranking = (card: Card) => number

/** Creates the ranking that puts `ranks` from high to low in every suit. */
export const createRanking = (ranks: readonly Rank[]): Ranking =>
  byRank((rank) => ranks.length - ranks.indexOf(rank))

/** Returns true if `card`, played later, takes the trick from `best`. */
function beatsCard(card: Card, best: Card, trump: Suit, height: Ranking): boolean {
  const suit = suitOf(card)
  return suit === suitOf(best) ? height(card) > height(best) : suit === trump
}

/** Returns the index of the winning card of a trick, counted from the leader's. */
export function winningPlace(cards: readonly Card[], trump: Suit, height: Ranking): number {
  let best = 0
  for (let place = 1; place < cards.length; place += 1)
    if (beatsCard(requireValue(cards[place]), requireValue(cards[best]), trump, height))
      best = place
  return best
}

/** Returns the card led to the trick on the table; null if there is none. */
export function cardLed(tricks: readonly Trick[]): Card | null {
  const trick = tricks.at(-1)
  return trick === undefined || trick.winner !== null ? null : (trick.cards[0] ?? null)
}

/** Returns the number of tricks that have a winner: all but the one on the table. */
export const completeTricks = (tricks: readonly Trick[]): number =>
  tricks.length - (tricks.at(-1)?.winner === null ? 1 : 0)

/** Returns the seat on turn: `first` leads, then the winner of each trick; others follow left. */
export function turnAmong(tricks: readonly Trick[], first: Seat, seats: number): Seat {
  const last = tricks.at(-1)
  if (last === undefined) return first
  return last.winner ?? leftOf(last.leader, seats, last.cards.length)
}

/** Returns the cards that follow suit to the trick on the table, or the whole hand. */
export function followingCards(hand: readonly Card[], tricks: readonly Trick[]): readonly Card[] {
  const lead = cardLed(tricks)
  const follow = lead === null ? [] : hand.filter((card) => suitOf(card) === suitOf(lead))
  return follow.length > 0 ? follow : hand
}

/** Returns the tricks after a seat has led, or added a card to the trick on the table. */
export function withCard(
  tricks: readonly Trick[],
  seat: Seat,
  card: Card,
  table: { readonly seats: number; readonly trump: Suit; readonly height: Ranking },
): readonly Trick[] {
  const trick = tricks.at(-1)
  if (trick === undefined || trick.winner !== null)
    return [...tricks, { leader: seat, cards: [card], winner: null }]
  const { leader } = trick
  const cards = [...trick.cards, card]
  const isComplete = cards.length === table.seats
  const winner = isComplete
    ? leftOf(leader, table.seats, winningPlace(cards, table.trump, table.height))
    : null
  return tricks.with(tricks.length - 1, { leader, cards, winner })
}

/** Returns the card that a seat added to a trick, or led to it; null if it has not played yet. */
export const cardPlayedBy = ({ leader, cards }: Trick, seat: Seat, seats: number): Card | null =>
  cards[(seat - leader + seats) % seats] ?? null

/** Returns the seats that revoked in these complete tricks, by what they `hold` now (W-12). */
export function findRevokers(
  tricks: readonly Trick[],
  hold: readonly (readonly Card[])[],
): readonly Seat[] {
  const seats = hold.length
  return SEATS.filter((seat) => {
    const held = new Set((hold[seat] ?? []).map(suitOf))
    // from the last trick backwards, so that `held` is the seat's hand when it played
    return tricks.toReversed().some((trick) => {
      const lead = trick.cards[0]
      const own = cardPlayedBy(trick, seat, seats)
      if (lead === undefined || own === null) return false
      const revoked =
        trick.winner !== null && suitOf(own) !== suitOf(lead) && held.has(suitOf(lead))
      held.add(suitOf(own))
      return revoked
    })
  })
}

/** Returns the suits that a seat has shown to be void in, by not following in these tricks. */
export function voidsShown(tricks: readonly Trick[], seat: Seat, seats: number): readonly Suit[] {
  return tricks.flatMap((trick) => {
    const lead = trick.cards[0]
    const own = cardPlayedBy(trick, seat, seats)
    return lead === undefined || own === null || suitOf(own) === suitOf(lead) ? [] : [suitOf(lead)]
  })
}

/** Returns the side on turn of two: `first` leads, then the winner of each trick. */
export const turnOfTwo = (tricks: readonly Trick[], first: Side): Side =>
  turnAmong(tricks, first, 2) === 0 ? 0 : 1
