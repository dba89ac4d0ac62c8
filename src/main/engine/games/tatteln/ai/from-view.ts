// Conversion of a view to a position: what the seat sees, with the hand opposite still to be filled
// in.
import { toBitSet } from '../../../ai/cards.ts'
import { cardCode, cardMask, rankPlace } from '../bits.ts'
import type { Side } from '../../../../../shared/duel.ts'
import { cardLed, cardPlayedBy, completeTricks } from '../../trick.ts'
import { openCards } from '../../covered.ts'
import { sequenceMask } from '../holdings.ts'
import { rankOf } from '../../../../../shared/card.ts'
import type { TattelnSeatView } from '../view.ts'
import { tablesFor } from './tables.ts'
import { type Position, type AnnouncedHoldings, SET_RANKS, newPosition } from './position.ts'

/** Returns the position of a view; the hand opposite is empty, the talon not filled in. */
export function positionFromView(view: TattelnSeatView, eye: Side): Position {
  const { options, trump, hands, talon, lies, robbed, turnUp, tricks, turn, score } = view
  const position = newPosition(tablesFor(options, trump))
  const led = cardLed(tricks)
  position.hands[eye] = cardMask(openCards(hands[eye]))
  position.end = talon
  position.lies = lies === null ? -1 : cardCode(lies)
  position.canRob = lies !== null && robbed === null && turnUp !== null && rankOf(turnUp) !== '7'
  position.turn = turn === 1 ? 1 : 0
  position.lead = led === null ? -1 : cardCode(led)
  position.complete = completeTricks(tricks)
  position.played = cardMask(tricks.flatMap(({ cards }) => cards))
  for (const seat of [0, 1] as const) {
    position.tricks[seat] = view.tricksWon[seat]
    position.late[seat] = view.lateTricks[seat]
    position.cards[seat] = view.cardPoints[seat]
    position.score[seat] = score[seat]
    fillHoldings(position.said[seat], view, seat, view.announcements.length, position.complete)
  }
  return position
}

/** Fills in the announcements of a seat by some moment. */
export function fillHoldings(
  to: AnnouncedHoldings,
  view: TattelnSeatView,
  seat: Side,
  said: number,
  at: number,
): void {
  to.runs = 0
  to.sets.fill(0)
  to.setPoints.fill(0)
  to.setPlayed.fill(0)
  for (const one of view.announcements.slice(0, said)) {
    if (one.seat !== seat) continue
    const { holding, good, points, after } = one
    if (holding.sort === 'sequence') {
      if (to.runs === to.masks.length) continue
      to.masks[to.runs] = sequenceMask(holding)
      to.points[to.runs] = points
      to.good[to.runs] = good ? 1 : 0
      to.runs += 1
      continue
    }
    const rank = rankPlace(holding.rank)
    if (rank >= SET_RANKS) continue
    to.sets[rank] = holding.count
    to.setPoints[rank] = (to.setPoints[rank] ?? 0) + points
    // a card led to the trick on the table is played as well
    const since = view.tricks
      .slice(after, at + 1)
      .flatMap((trick) => cardPlayedBy(trick, seat, 2) ?? [])
    to.setPlayed[rank] = since.filter((card) => rankOf(card) === holding.rank).length
  }
}

/** Fills the hand opposite and the talon of a position. */
export function fillHidden(
  position: Position,
  other: Side,
  hand: readonly number[],
  talon: readonly number[],
): void {
  position.hands[other] = toBitSet(hand)
  position.next = 0
  position.end = talon.length
  position.talon.set(talon)
}
