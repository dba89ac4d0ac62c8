// Turn order, legal actions and their results: tricks, the talon, robbing (T-4, T-5, T-8, T-11).
import { type Card, cardIn, suitOf } from '../../../../shared/card.ts'
import { type Pair, type Side, otherSide, withSide } from '../../../../shared/duel.ts'
import type {
  TattelnAction,
  TattelnBreach,
  TattelnHolding,
  TattelnWhy,
} from '../../../../shared/games/tatteln.ts'
import type { Trick } from '../../../../shared/view.ts'
import type { StepResult } from '../game.ts'
import { removeCards } from '../pack.ts'
import { cardLed, completeTricks, followingCards, turnOfTwo } from '../trick.ts'
import {
  applyAnnouncement,
  announceFault,
  announceableHoldings,
  holdingFrom,
  actionFrom,
} from './announce.ts'
import { cardMask } from './bits.ts'
import { drawAfterTrick, drawLast } from './draw.ts'
import { holdingStrength } from './holdings.ts'
import { scoreDeal } from './score.ts'
import { claimPenalty, letPass, mayClaim } from './slips.ts'
import {
  type DealSoFar,
  type DealtState,
  type PlayState,
  type TattelnEvent,
  type TattelnState,
  DIAMOND_JACK,
  TATTELN_PACK,
  elderOf,
  hasTalon,
  height,
  isInDeal,
  cardValue,
  trumpOf,
} from './state.ts'

const createBreach = (rule: TattelnBreach['rule'], why: TattelnWhy): TattelnBreach => ({
  rule,
  why,
})

/** Returns the seat on turn: elder leads first, then the winner of each trick (T-3, T-4). */
export const seatToPlay = (state: TattelnState): Side | null =>
  isInDeal(state) ? turnOfTwo(state.tricks, elderOf(state)) : null

/** Returns the seats that may act: only the one whose turn it is. */
export function seatsToAct(state: TattelnState): readonly Side[] {
  const now = seatToPlay(state)
  return now === null ? [] : [now]
}

const isLeading = (state: DealSoFar): boolean => cardLed(state.tricks) === null

/** Returns the cards that may be played: all while there is a talon, then what follows (T-5). */
const playableCards = (state: PlayState, seat: Side): readonly Card[] =>
  hasTalon(state) ? state.hands[seat] : followingCards(state.hands[seat], state.tricks)

/** Returns the seven that may be exchanged for the open card, or null (T-11). */
function robbingSeven({ turnUp, lies, robbed }: DealSoFar): Card | null {
  if (turnUp === null || lies === null || robbed !== null) return null
  const card = cardIn('7', suitOf(turnUp))
  return card === turnUp ? null : card
}

/** Returns why a seat whose turn it is may not rob now, or null. */
function robFault(state: PlayState, seat: Side): TattelnWhy | null {
  const card = robbingSeven(state)
  if (card === null) return 'nothingToRob'
  if (!state.hands[seat].includes(card)) return 'sevenNotHeld'
  if (state.options.rob === 'free') return null
  return isLeading(state) && state.tricksWon[seat] > 0 ? null : 'robLater'
}

/** Returns true if the seat must rob before it plays a card (T-2). */
const mustRob = (state: PlayState, seat: Side): boolean =>
  state.options.sevenMustRob && robFault(state, seat) === null

/** Returns sequences, then sets, the best of each first, since it protects the others (T-8). */
const bestFirst = (held: readonly TattelnHolding[], state: PlayState): readonly TattelnHolding[] =>
  held.toSorted((a, b) =>
    a.sort === b.sort
      ? holdingStrength(b, trumpOf(state)) - holdingStrength(a, trumpOf(state))
      : a.sort === 'sequence'
        ? -1
        : 1,
  )

/** Returns the legal actions of a seat. */
export function legalActions(state: TattelnState, seat: Side): readonly TattelnAction[] {
  if (!isInDeal(state) || seat !== seatToPlay(state)) return []
  if (state.phase === 'drawing') return [{ do: 'drawTurnUp' }, { do: 'drawCovered' }]
  const said = isLeading(state)
    ? bestFirst(announceableHoldings(state.announcements, seat, cardMask(state.hands[seat])), state)
    : []
  const robs = robFault(state, seat) === null
  const cards = mustRob(state, seat) ? [] : playableCards(state, seat)
  return [
    ...(mayClaim(state, seat) ? [{ do: 'claimPenalty' } as const] : []),
    ...said.map(actionFrom),
    ...(robs ? [{ do: 'rob' } as const] : []),
    ...cards.map((card): TattelnAction => ({ do: 'play', card })),
  ]
}

/** Returns why an action is not allowed, or null. */
export function findBreach(
  state: TattelnState,
  seat: Side,
  action: TattelnAction,
): TattelnBreach | null {
  if (state.phase === 'open') return createBreach('T-3', 'notDealt')
  if (state.phase === 'settled') return createBreach('T-3', 'dealOver')
  if (state.phase === 'over') return createBreach('T-13', 'partieOver')
  if (seat !== seatToPlay(state)) return createBreach('T-4', 'notYourTurn')
  const isDraw = action.do === 'drawTurnUp' || action.do === 'drawCovered'
  if (state.phase === 'drawing') return isDraw ? null : createBreach('T-3', 'drawFirst')
  return isDraw ? createBreach('T-3', 'nothingToDraw') : playBreach(state, seat, action)
}

type InPlay = Exclude<TattelnAction, { do: 'drawTurnUp' | 'drawCovered' }>

function playBreach(state: PlayState, seat: Side, action: InPlay): TattelnBreach | null {
  switch (action.do) {
    case 'play':
      return cardBreach(state, seat, action.card)
    case 'claimPenalty':
      return mayClaim(state, seat) ? null : createBreach('T-4', 'nothingToClaim')
    case 'rob': {
      const fault = robFault(state, seat)
      return fault === null ? null : createBreach('T-11', fault)
    }
    case 'announceSequence':
    case 'announceSet': {
      if (!isLeading(state)) return createBreach('T-8', 'notLeading')
      const fault = announceFault(
        state.announcements,
        seat,
        cardMask(state.hands[seat]),
        holdingFrom(action),
      )
      return fault === null ? null : createBreach(fault === 'brokenUp' ? 'T-9' : 'T-8', fault)
    }
  }
}

function cardBreach(state: PlayState, seat: Side, card: Card): TattelnBreach | null {
  if (!state.hands[seat].includes(card)) return createBreach('T-5', 'cardNotHeld')
  if (mustRob(state, seat)) return createBreach('T-2', 'mustRob')
  return playableCards(state, seat).includes(card) ? null : createBreach('T-5', 'mustFollow')
}

/** Applies an action that `findBreach` allows. */
export function applyAction(
  before: TattelnState,
  seat: Side,
  action: TattelnAction,
): StepResult<DealtState, TattelnEvent> {
  if (before.phase === 'drawing') return drawLast(before, seat, action.do === 'drawTurnUp')
  if (before.phase !== 'play') throw new Error(`${action.do} in phase ${before.phase}`)
  switch (action.do) {
    case 'play':
      return playCard(letPass(before, seat), seat, action.card)
    case 'rob':
      return robTurnUp(before, seat)
    case 'claimPenalty':
      return claimPenalty(before, seat)
    case 'announceSequence':
    case 'announceSet':
      return applyAnnouncement(before, seat, holdingFrom(action))
    case 'drawTurnUp':
    case 'drawCovered':
      throw new Error('nothing to draw')
  }
}

/** Puts the seven under the talon, and the open card into the hand (T-11). */
function robTurnUp(before: PlayState, seat: Side): StepResult<PlayState, TattelnEvent> {
  const { lies, hands, tricks, announcements } = before
  const given = robbingSeven(before)
  if (given === null || lies === null) throw new Error('nothing to rob')
  const hand = [...removeCards(hands[seat], [given]), lies]
  const robbed = { seat, after: completeTricks(tricks), said: announcements.length }
  return {
    state: { ...before, hands: withSide(hands, seat, hand), lies: given, robbed },
    events: [{ did: 'robbed', seat, card: lies }],
  }
}

/** Returns true if the second card takes the trick from the first (T-5). */
function takesTrick(reply: Card, lead: Card, state: DealSoFar): boolean {
  if (state.options.diamondJack && (lead === DIAMOND_JACK || reply === DIAMOND_JACK))
    return reply === DIAMOND_JACK
  if (suitOf(reply) === suitOf(lead)) return height(reply) > height(lead)
  return suitOf(reply) === trumpOf(state)
}

/** Plays a card; a trick is followed by the draw, the last by the end of the deal (T-4, T-5). */
function playCard(before: PlayState, seat: Side, card: Card): StepResult<DealtState, TattelnEvent> {
  const hands = withSide(before.hands, seat, removeCards(before.hands[seat], [card]))
  const lead = cardLed(before.tricks)
  if (lead === null) {
    const tricks = [...before.tricks, { leader: seat, cards: [card], winner: null }]
    return { state: { ...before, hands, tricks }, events: [{ did: 'led', seat, card }] }
  }
  const leader = otherSide(seat)
  const winner = takesTrick(card, lead, before) ? seat : leader
  const trick: Trick = { leader, cards: [lead, card], winner }
  const tricks = before.tricks.with(before.tricks.length - 1, trick)
  const state = { ...before, hands, tricks, tricksWon: countTrick(before.tricksWon, winner) }
  const points = cardValue(lead, before.options) + cardValue(card, before.options)
  const after = afterTrick(state, winner)
  const events: readonly TattelnEvent[] = [
    { did: 'followed', seat, card },
    { did: 'tookTrick', seat: winner, points, won: state.tricksWon[winner] },
  ]
  return { state: after.state, events: [...events, ...after.events] }
}

const countTrick = (won: Pair<number>, winner: Side): Pair<number> =>
  withSide(won, winner, won[winner] + 1)

function afterTrick(state: PlayState, winner: Side): StepResult<DealtState, TattelnEvent> {
  if (hasTalon(state)) return drawAfterTrick(state, winner)
  return state.tricks.length * 2 === TATTELN_PACK.length ? scoreDeal(state) : { state, events: [] }
}
