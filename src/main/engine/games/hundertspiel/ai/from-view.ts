// Conversion of a deal, or a view of it, to a position.
import type { Card } from '../../../../../shared/card.ts'
import { openCards } from '../../covered.ts'
import { turnAmong } from '../../trick.ts'
import { failedPoints, sumPoints } from '../dos.ts'
import { type DealSoFar, GOAL, HUNDERTSPIEL_PACK, dealtTo, forehandOf, sidesIn } from '../state.ts'
import type { HundertspielSeatView } from '../view.ts'
import { codeFor } from './encoding.ts'
import { playCode } from './moves.ts'
import { type Position, NOBODY, turnIn } from './position.ts'
import { weightsFor } from './weights.ts'
import {
  type Code,
  SUIT_COUNT,
  addAt,
  bitOf,
  codeSuit,
  suitNumber,
  toBitSet,
} from '../../../ai/cards.ts'

/** Returns the position of a deal that has its trumps, with all hands as they are in it. */
export function positionFromDeal(deal: DealSoFar): Position {
  const position = emptyPosition(deal)
  deal.hands.forEach((hand, seat) =>
    hand.forEach((card) => giveCard(position, seat, codeFor(card))),
  )
  for (const { leader, cards } of deal.tricks)
    cards.forEach((card, place) =>
      giveCard(position, (leader + place) % position.seats, codeFor(card)),
    )
  for (const code of deal.scat.map(codeFor)) {
    addAt(position.left, codeSuit(code), bitOf(code))
    if (deal.buyer !== null) addAt(position.away, codeSuit(code), bitOf(code))
  }
  for (const { cards } of deal.tricks) for (const card of cards) playCode(position, codeFor(card))
  // the score already contains the points so far
  position.base.set(deal.score)
  position.gained.fill(0)
  position.next.set(deal.next)
  position.out =
    deal.decision === null ? deal.score.findIndex((score) => score >= GOAL) : deal.decision.winner
  if (turnIn(position) !== turnAmong(deal.tricks, forehandOf(deal), position.seats))
    throw new Error('a position at another turn')
  return position
}

/** Returns a position with nothing dealt and nothing played. */
function emptyPosition(deal: DealSoFar): Position {
  const { options, trump, undertaking } = deal
  if (trump === null) throw new Error('a position without trumps')
  const seats = options.players
  const sides = sidesIn(options)
  return {
    seats,
    sides,
    trump: suitNumber(trump),
    length: dealtTo(options),
    hands: new Int32Array(seats * SUIT_COUNT),
    left: new Int32Array(SUIT_COUNT),
    away: new Int32Array(SUIT_COUNT),
    buyer: deal.buyer ?? NOBODY,
    table: new Int32Array(seats),
    count: 0,
    leader: forehandOf(deal),
    best: 0,
    tricks: 0,
    noTrump: 0,
    runSeat: NOBODY,
    run: 0,
    isDeferred: false,
    last: new Int32Array([NOBODY, 0, NOBODY, 0]),
    base: new Int32Array(sides),
    gained: new Int32Array(sides),
    next: new Int32Array(sides),
    out: NOBODY,
    afterwards: undertaking !== null ? 'nothing' : deal.isOldAndNew ? 'next' : 'end',
    laidBy: undertaking?.seat ?? NOBODY,
    laidSuits: undertaking?.isHeld === true ? toBitSet(undertaking.suits.map(suitNumber)) : 0,
    scat: options.scat && undertaking !== null ? sumPoints(deal.scat) : 0,
    failed: undertaking === null ? 0 : failedPoints(options, undertaking.suits.length),
    forehand: forehandOf(deal),
    aces: new Int32Array(seats),
    firstDoInAll: options.firstDo === 'inAll',
    losesThrown: options.thrownAces === 'lost',
    weights: weightsFor(options),
  }
}

function giveCard(position: Position, seat: number, code: Code): void {
  addAt(position.hands, seat * SUIT_COUNT + codeSuit(code), bitOf(code))
  addAt(position.left, codeSuit(code), bitOf(code))
}

/** Returns the position of a view in play; the other hands are empty, their cards not played. */
export function positionFromView(view: HundertspielSeatView): Position {
  const { eye, dealer } = view
  if (typeof eye !== 'number' || dealer === null) throw new Error('a sight of a seat in play')
  const own = openCards(view.hands[eye] ?? 0)
  const laidAway = openCards(view.scat ?? 0)
  const seen = new Set<Card>([...own, ...laidAway, ...view.tricks.flatMap(({ cards }) => cards)])
  const deal: DealSoFar = {
    ...view,
    dealer,
    hands: view.hands.map((_, seat) => (seat === eye ? own : [])),
    buyer: null,
    // in no hand, but still among the unseen cards
    scat: HUNDERTSPIEL_PACK.filter((card) => !seen.has(card)),
  }
  return positionFromDeal(deal)
}
