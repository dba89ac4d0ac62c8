// Playing a card, and what a trick counts (H-6 … H-9, H-13 … H-15).
import { type Card, found } from '../../../../shared/card.ts'
import type { Seat } from '../../../../shared/view.ts'
import { without } from '../pack.ts'
import { withCard } from '../trick.ts'
import { answered } from './announce.ts'
import { LAST_TRICK, dosMade, sumOf } from './dos.ts'
import { playedOut, unlessDecided } from './end.ts'
import { type Change, type Flow, after, inTurn } from './flow.ts'
import { playing } from './laying.ts'
import { looked, marked } from './marks.ts'
import { type DealSoFar, type HundertspielEvent, type InDealState, added, height, seatsAt, sideAt } from './state.ts'

/** H-6 … H-8: leads or adds to the trick; the last card of it counts, the last of all ends the deal. */
export function playCard(before: InDealState, seat: Seat, card: Card): Flow {
  const { trump, options } = before
  if (trump === null) throw new Error('a card before there are trumps')
  const tricks = withCard(before.tricks, seat, card, { seats: options.players, trump, height })
  const hands = before.hands.with(seat, without(before.hands[seat] ?? [], [card]))
  const trick = found(tricks.at(-1))
  const played: HundertspielEvent = { did: trick.cards.length === 1 ? 'led' : 'followed', seat, card }
  const deal = { ...before, tricks, hands }
  if (trick.winner === null) return { state: playing(deal), events: [played] }
  const change = inTurn(deal, (one) => trickTaken(one, found(trick.winner ?? undefined)), looked, answered)
  const isLast = hands.every((hand) => hand.length === 0)
  const next = isLast
    ? after(change.events, playedOut(change.state))
    : unlessDecided(before, change, (one) => ({ state: playing(one), events: [] }))
  return after([played], next)
}

/** H-9, H-13 … H-15: what the trick just made counts. */
function trickTaken(before: DealSoFar, winner: Seat): Change {
  const { options } = before
  const side = sideAt(winner, options)
  const cards = sumOf(before.tricks.at(-1)?.cards ?? [])
  const isLast = before.hands.every((hand) => hand.length === 0)
  const points = cards + (isLast ? LAST_TRICK : 0)
  const tricksWon = added(before.tricksWon, winner, 1)
  const dos = dosMade(before)
  const deal = { ...before, tricksWon, taken: added(before.taken, side, points) }
  const won = seatsAt(side, options).reduce<number>((sum, seat) => sum + (tricksWon[seat] ?? 0), 0)
  const counted = inTurn(
    deal,
    (one) => marked(one, side, points, 'H-9'),
    (one) => (dos === null ? { state: one, events: [] } : marked(one, side, dos.points, dos.rule)),
  )
  return after(
    [{ did: 'tookTrick', seat: winner, won, points: cards, ...(isLast ? { last: LAST_TRICK } : {}) }],
    counted,
  )
}
