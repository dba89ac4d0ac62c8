// Tricks of any game: who beats whom under a ranking and a trump.
import { type Card, type Rank, type Suit, byRank, requireValue, suitOf } from '../../../shared/card.ts'
import type { Side } from '../../../shared/duel.ts'
import { SEATS, type Seat, type Trick } from '../../../shared/view.ts'

/** How high a card stands within its suit; higher beats lower. */
export type Ranking = (card: Card) => number

/** The ranking that puts `ranks` from high to low in every suit. */
export const createRanking = (ranks: readonly Rank[]): Ranking => byRank((rank) => ranks.length - ranks.indexOf(rank))

/** Whether `card`, played later, takes the trick from `best`. */
function beatsCard(card: Card, best: Card, trump: Suit, height: Ranking): boolean {
  const suit = suitOf(card)
  return suit === suitOf(best) ? height(card) > height(best) : suit === trump
}

/** Which card of a trick wins, counted from the leader's. */
export function winningPlace(cards: readonly Card[], trump: Suit, height: Ranking): number {
  let best = 0
  for (let place = 1; place < cards.length; place += 1)
    if (beatsCard(requireValue(cards[place]), requireValue(cards[best]), trump, height)) best = place
  return best
}

/** The card led to the trick on the table, or null when none lies there. */
export function cardLed(tricks: readonly Trick[]): Card | null {
  const trick = tricks.at(-1)
  return trick === undefined || trick.winner !== null ? null : (trick.cards[0] ?? null)
}

/** How many of some tricks have a winner: all but the one on the table. */
export const completeTricks = (tricks: readonly Trick[]): number =>
  tricks.length - (tricks.at(-1)?.winner === null ? 1 : 0)

/** Whose turn it is at a table of `seats`: `first` leads, then the winner of each trick; the others follow to the left. */
export function turnAmong(tricks: readonly Trick[], first: Seat, seats: number): Seat {
  const last = tricks.at(-1)
  if (last === undefined) return first
  return last.winner ?? leftOf(last.leader, seats, last.cards.length)
}

/** The seat so many places to the left. */
export const leftOf = (seat: Seat, seats: number, places = 1): Seat => SEATS[(seat + places) % seats] ?? seat

/** Cards that follow suit to the trick on the table; all of the hand where none does, or none must. */
export function followingCards(hand: readonly Card[], tricks: readonly Trick[]): readonly Card[] {
  const lead = cardLed(tricks)
  const follow = lead === null ? [] : hand.filter((card) => suitOf(card) === suitOf(lead))
  return follow.length > 0 ? follow : hand
}

/** The tricks after a seat has played a card: it leads, or adds to the one on the table, which the last of `seats` completes. */
export function withCard(
  tricks: readonly Trick[],
  seat: Seat,
  card: Card,
  table: { readonly seats: number; readonly trump: Suit; readonly height: Ranking },
): readonly Trick[] {
  const trick = tricks.at(-1)
  if (trick === undefined || trick.winner !== null) return [...tricks, { leader: seat, cards: [card], winner: null }]
  const { leader } = trick
  const cards = [...trick.cards, card]
  const isComplete = cards.length === table.seats
  const winner = isComplete ? leftOf(leader, table.seats, winningPlace(cards, table.trump, table.height)) : null
  return tricks.with(tricks.length - 1, { leader, cards, winner })
}

/** The card that a seat added to a trick, or led to it; null as long as it has not played. */
export const cardPlayedBy = ({ leader, cards }: Trick, seat: Seat, seats: number): Card | null =>
  cards[(seat - leader + seats) % seats] ?? null

/**
 * The seats that in one of these tricks did not follow suit although they could, with the cards they `hold` after them
 * (W-12). A trick still on the table is not judged.
 */
export function findRevokers(tricks: readonly Trick[], hold: readonly (readonly Card[])[]): readonly Seat[] {
  const seats = hold.length
  return SEATS.filter((seat) => {
    const held = new Set((hold[seat] ?? []).map(suitOf))
    // from the last trick backwards, so that `held` is what the seat still had when it played
    return tricks.toReversed().some((trick) => {
      const lead = trick.cards[0]
      const own = cardPlayedBy(trick, seat, seats)
      if (lead === undefined || own === null) return false
      const revoked = trick.winner !== null && suitOf(own) !== suitOf(lead) && held.has(suitOf(lead))
      held.add(suitOf(own))
      return revoked
    })
  })
}

/** Suits that a seat has shown not to hold by not following in some of these tricks. */
export function voidsShown(tricks: readonly Trick[], seat: Seat, seats: number): readonly Suit[] {
  return tricks.flatMap((trick) => {
    const lead = trick.cards[0]
    const own = cardPlayedBy(trick, seat, seats)
    return lead === undefined || own === null || suitOf(own) === suitOf(lead) ? [] : [suitOf(lead)]
  })
}

/** Whose turn it is between two: `first` leads, then the winner of each trick; the other follows. */
export const turnOfTwo = (tricks: readonly Trick[], first: Side): Side => (turnAmong(tricks, first, 2) === 0 ? 0 : 1)
