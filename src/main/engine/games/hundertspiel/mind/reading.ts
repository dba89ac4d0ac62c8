// A deal of the rules, or a view of it, as a position.
import type { Card } from '../../../../../shared/card.ts'
import { openCards } from '../../covered.ts'
import { turnAmong } from '../../trick.ts'
import { failedPoints, sumOf } from '../dos.ts'
import { type DealSoFar, GOAL, HUNDERTSPIEL_PACK, dealtTo, forehandOf, sidesIn } from '../state.ts'
import type { HundertspielSight } from '../view.ts'
import { type Code, SUIT_COUNT, add, bitOf, codeFor, codeSuit, suitNumber } from './codes.ts'
import { playCode } from './moves.ts'
import { type Position, NOBODY, turnIn } from './position.ts'

/** A deal that has its trumps, all hands as they are in it. */
export function positionOf(deal: DealSoFar): Position {
  const p = emptyPosition(deal)
  deal.hands.forEach((hand, seat) => hand.forEach((card) => give(p, seat, codeFor(card))))
  for (const { leader, cards } of deal.tricks)
    cards.forEach((card, place) => give(p, (leader + place) % p.seats, codeFor(card)))
  for (const code of deal.scat.map(codeFor)) {
    add(p.left, codeSuit(code), bitOf(code))
    if (deal.buyer !== null) add(p.away, codeSuit(code), bitOf(code))
  }
  for (const { cards } of deal.tricks) for (const card of cards) playCode(p, codeFor(card))
  // what was counted so far stands in the score already
  p.base.set(deal.score)
  p.gained.fill(0)
  p.next.set(deal.next)
  p.out = deal.decision === null ? deal.score.findIndex((score) => score >= GOAL) : deal.decision.winner
  if (turnIn(p) !== turnAmong(deal.tricks, forehandOf(deal), p.seats)) throw new Error('a position at another turn')
  return p
}

/** Nothing dealt, nothing played. */
function emptyPosition(deal: DealSoFar): Position {
  const { options, trump, undertaking } = deal
  if (trump === null) throw new Error('a position without trumps')
  const seats = options.players
  const sides = sidesIn(options)
  return {
    ...{ seats, sides, trump: suitNumber(trump), length: dealtTo(options) },
    hands: new Int32Array(seats * SUIT_COUNT),
    left: new Int32Array(SUIT_COUNT),
    away: new Int32Array(SUIT_COUNT),
    buyer: deal.buyer ?? NOBODY,
    table: new Int32Array(seats),
    ...{ count: 0, leader: forehandOf(deal), best: 0, tricks: 0, noTrump: 0 },
    ...{ runSeat: NOBODY, run: 0, isDeferred: false, last: new Int32Array([NOBODY, 0, NOBODY, 0]) },
    ...{ base: new Int32Array(sides), gained: new Int32Array(sides), next: new Int32Array(sides), out: NOBODY },
    afterwards: undertaking !== null ? 'nothing' : deal.isOldAndNew ? 'next' : 'end',
    laidBy: undertaking?.seat ?? NOBODY,
    laidSuits: undertaking?.isHeld === true ? setOf(undertaking.suits.map(suitNumber)) : 0,
    scat: options.scat && undertaking !== null ? sumOf(deal.scat) : 0,
    failed: undertaking === null ? 0 : failedPoints(options, undertaking.suits.length),
    forehand: forehandOf(deal),
    aces: new Int32Array(seats),
    firstDoInAll: options.firstDo === 'inAll',
    losesThrown: options.thrownAces === 'lost',
  }
}

const setOf = (numbers: readonly number[]): number => numbers.reduce((set, one) => set | (1 << one), 0)

function give(p: Position, seat: number, code: Code): void {
  add(p.hands, seat * SUIT_COUNT + codeSuit(code), bitOf(code))
  add(p.left, codeSuit(code), bitOf(code))
}

/** The position of a view in play; the other hands are empty, what they hold is among the cards not yet played. */
export function sightOf(view: HundertspielSight): Position {
  const { eye, dealer } = view
  if (eye === 'onlooker' || eye === 'open' || dealer === null) throw new Error('a sight of a seat in play')
  const own = openCards(view.hands[eye] ?? 0)
  const laidAway = openCards(view.scat ?? 0)
  const seen = new Set<Card>([...own, ...laidAway, ...view.tricks.flatMap(({ cards }) => cards)])
  const deal: DealSoFar = {
    ...view,
    dealer,
    hands: view.hands.map((_, seat) => (seat === eye ? own : [])),
    buyer: null,
    // nobody's, but still to be reckoned with
    scat: HUNDERTSPIEL_PACK.filter((card) => !seen.has(card)),
  }
  return positionOf(deal)
}
