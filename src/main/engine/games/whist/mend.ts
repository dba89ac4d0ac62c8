// Mending a revoke before the trick is turned and quitted (W-20).
import type { Card } from '../../../../shared/card.ts'
import { SEATS, type Seat } from '../../../../shared/view.ts'
import type { StepResult } from '../game.ts'
import { cardPlayedBy } from '../trick.ts'
import { type PlayState, type WhistEvent, type WhistSlips, NO_SLIPS, SEAT_COUNT } from './state.ts'

/** Returns the slips once a seat has played a card: it no longer lies in a hand. */
export function withoutSeen(slips: WhistSlips, seat: Seat, card: Card): WhistSlips {
  if (slips === NO_SLIPS) return slips
  const seen = slips.seen.with(
    seat,
    (slips.seen[seat] ?? []).filter((one) => one !== card),
  )
  return { seen, mending: false }
}

/**
 * Takes the card of a revoke up again, and the cards that were played after it; the trick goes on
 * from there, and all have seen these cards (W-20).
 */
export function mend(before: PlayState, seat: Seat): StepResult<PlayState, WhistEvent> {
  const trick = before.tricks.at(-1)
  if (trick === undefined) throw new Error('no trick to mend')
  const { leader, cards, winner } = trick
  const place = (seat - leader + SEAT_COUNT) % SEAT_COUNT
  const isAfter = (other: Seat): boolean => (other - leader + SEAT_COUNT) % SEAT_COUNT >= place
  const back = SEATS.map((other): readonly Card[] => {
    const card = isAfter(other) ? cardPlayedBy(trick, other, SEAT_COUNT) : null
    return card === null ? [] : [card]
  })
  const put = (rows: readonly (readonly Card[])[]): readonly (readonly Card[])[] =>
    rows.map((row, other) => [...row, ...(back[other] ?? [])])
  const won =
    winner === null
      ? before.tricksWon
      : before.tricksWon.with(winner, (before.tricksWon[winner] ?? 0) - 1)
  const state: PlayState = {
    ...before,
    hands: put(before.hands),
    tricks: before.tricks.with(before.tricks.length - 1, {
      leader,
      cards: cards.slice(0, place),
      winner: null,
    }),
    tricksWon: won,
    slips: { seen: put(before.slips.seen), mending: true },
  }
  return { state, events: [{ did: 'mended', seat, back }] }
}
