// Drawing from the talon after a trick, the winner first (T-3, T-4).
import type { Card } from '../../../../shared/card.ts'
import { type Side, otherSide, withSide } from '../../../../shared/duel.ts'
import { type StepResult, UnknownCard } from '../game.ts'
import { drawSlip, applySlip } from './slips.ts'
import {
  type DrawingState,
  type InDealState,
  type PlayState,
  type TattelnEvent,
  dealSoFar,
  hasTalon,
} from './state.ts'

type Drawn = StepResult<PlayState, TattelnEvent>

const withDrawn = (before: PlayState, seat: Side, card: Card): PlayState['hands'] =>
  withSide(before.hands, seat, [...before.hands[seat], card])

/** Gives the top card of the talon to a seat. */
function drawCovered(before: PlayState, seat: Side): Drawn {
  const [card, ...talon] = before.talon
  if (card === undefined || card === null)
    throw new UnknownCard('a card of the talon that is not known')
  return {
    state: { ...before, hands: withDrawn(before, seat, card), talon },
    events: [{ did: 'drew', seat, cards: [card] }],
  }
}

/** Gives the open card to a seat. */
function drawOpen(before: PlayState, seat: Side): Drawn {
  const { lies } = before
  if (lies === null) throw new Error('nothing lies there to be drawn')
  const hands = withDrawn(before, seat, lies)
  return {
    state: { ...before, hands, lies: null },
    events: [{ did: 'drewTurnUp', seat, card: lies }],
  }
}

/** Draws one card each: the winner's by the first way of drawing, the other's by the second. */
function drawBoth(
  before: PlayState,
  winner: Side,
  ways: readonly [typeof drawOpen, typeof drawOpen],
): Drawn {
  const first = ways[0](before, winner)
  const second = ways[1](first.state, otherSide(winner))
  const ended: readonly TattelnEvent[] = hasTalon(second.state) ? [] : [{ did: 'talonEmpty' }]
  return { state: second.state, events: [...first.events, ...second.events, ...ended] }
}

/** Draws for the winner, then the other, unless a slip happens (T-4). */
function drawInTurn(before: PlayState, winner: Side): Drawn {
  const slip =
    before.talon.length + (before.lies === null ? 0 : 1) > 2 ? drawSlip(before, winner) : null
  if (slip === null) return drawBoth(before, winner, [drawCovered, drawCovered])
  const first = slip.how === 'outOfTurn' ? otherSide(winner) : winner
  const drawn = drawBoth(applySlip(before, slip), first, [drawCovered, drawCovered])
  return {
    state: drawn.state,
    events: [{ did: 'drewWrong', seat: slip.seat, how: slip.how }, ...drawn.events],
  }
}

/** Draws after a trick (T-4). Of the last two cards the open one goes as agreed (T-3). */
export function drawAfterTrick(
  before: PlayState,
  winner: Side,
): StepResult<InDealState, TattelnEvent> {
  const isLast = before.talon.length === 1 && before.lies !== null
  if (!isLast) return drawInTurn(before, winner)
  switch (before.options.turnUpDrawn) {
    case 'winner':
      return drawBoth(before, winner, [drawOpen, drawCovered])
    case 'last':
      return drawBoth(before, winner, [drawCovered, drawOpen])
    case 'choice':
      return { state: { ...dealSoFar(before), phase: 'drawing' }, events: [] }
  }
}

/** Draws the last two cards, as the winner of the trick has chosen (T-3). */
export const drawLast = (before: DrawingState, winner: Side, open: boolean): Drawn =>
  drawBoth(
    { ...dealSoFar(before), phase: 'play' },
    winner,
    open ? [drawOpen, drawCovered] : [drawCovered, drawOpen],
  )
