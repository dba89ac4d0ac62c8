// Playing a card, and the points of a trick (H-6 … H-9, H-13 … H-15).
import { type Card, requireValue } from '../../../../shared/card.ts'
import type { Seat } from '../../../../shared/view.ts'
import { removeCards } from '../pack.ts'
import { withCard } from '../trick.ts'
import { answerDemands } from './announce.ts'
import { LAST_TRICK, dosMade, sumPoints } from './dos.ts'
import { playedOut, unlessDecided } from './end.ts'
import { type Change, type Flow, prependEvents, applyInTurn } from './flow.ts'
import { startTricks } from './laying.ts'
import { declareByTable, markPoints } from './marks.ts'
import {
  type DealSoFar,
  type HundertspielEvent,
  type InDealState,
  withAdded,
  height,
  seatsAt,
  sideAt,
} from './state.ts'

/** Plays a card; the last of a trick scores it, the last of all ends the deal (H-6 … H-8). */
export function playCard(before: InDealState, seat: Seat, card: Card): Flow {
  const { trump, options } = before
  if (trump === null) throw new Error('a card before there are trumps')
  const tricks = withCard(before.tricks, seat, card, { seats: options.players, trump, height })
  const hands = before.hands.with(seat, removeCards(before.hands[seat] ?? [], [card]))
  const trick = requireValue(tricks.at(-1))
  const played: HundertspielEvent = {
    did: trick.cards.length === 1 ? 'led' : 'followed',
    seat,
    card,
  }
  const deal = { ...before, tricks, hands }
  if (trick.winner === null) return { state: startTricks(deal), events: [played] }
  const change = applyInTurn(
    deal,
    (one) => trickTaken(one, requireValue(trick.winner ?? undefined)),
    declareByTable,
    answerDemands,
  )
  const isLast = hands.every((hand) => hand.length === 0)
  const next = isLast
    ? prependEvents(change.events, playedOut(change.state))
    : unlessDecided(before, change, (one) => ({ state: startTricks(one), events: [] }))
  return prependEvents([played], next)
}

/** Scores the trick just made (H-9, H-13 … H-15). */
function trickTaken(before: DealSoFar, winner: Seat): Change {
  const { options } = before
  const side = sideAt(winner, options)
  const cards = sumPoints(before.tricks.at(-1)?.cards ?? [])
  const isLast = before.hands.every((hand) => hand.length === 0)
  const points = cards + (isLast ? LAST_TRICK : 0)
  const tricksWon = withAdded(before.tricksWon, winner, 1)
  const dos = dosMade(before)
  const deal = { ...before, tricksWon, taken: withAdded(before.taken, side, points) }
  const won = seatsAt(side, options).reduce<number>((sum, seat) => sum + (tricksWon[seat] ?? 0), 0)
  const counted = applyInTurn(
    deal,
    (one) => markPoints(one, side, points, 'H-9'),
    (one) =>
      dos === null ? { state: one, events: [] } : markPoints(one, side, dos.points, dos.rule),
  )
  return prependEvents(
    [
      {
        did: 'tookTrick',
        seat: winner,
        won,
        points: cards,
        ...(isLast ? { last: LAST_TRICK } : {}),
      },
    ],
    counted,
  )
}
