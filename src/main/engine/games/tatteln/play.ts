// Whose turn it is, what may be done and what it does: tricks, the talon, robbing (T-4, T-5, T-8, T-11).
import { type Card, cardIn, suitOf } from '../../../../shared/card.ts'
import { type Pair, type Side, otherSide } from '../../../../shared/duel.ts'
import type { TattelnAction, TattelnBreach, TattelnHolding, TattelnWhy } from '../../../../shared/games/tatteln.ts'
import type { Trick } from '../../../../shared/view.ts'
import type { Step } from '../game.ts'
import { without } from '../pack.ts'
import { cardLed, completeTricks, following, turnOfTwo } from '../trick.ts'
import { announce, announceFault, announceable, announced, announcing } from './announce.ts'
import { maskOf } from './bits.ts'
import { draw, drawLast } from './draw.ts'
import { strengthOf } from './holdings.ts'
import { settleDeal } from './score.ts'
import { claim, letPass, mayClaim } from './slips.ts'
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
  pointsOf,
  trumpOf,
  withSide,
} from './state.ts'

const no = (rule: TattelnBreach['rule'], why: TattelnWhy): TattelnBreach => ({ rule, why })

/** Whose turn it is: elder leads first, then the winner of each trick (T-3, T-4). */
export const turn = (state: TattelnState): Side | null =>
  isInDeal(state) ? turnOfTwo(state.tricks, elderOf(state)) : null

/** Nothing is ever done out of turn. */
export function toAct(state: TattelnState): readonly Side[] {
  const now = turn(state)
  return now === null ? [] : [now]
}

const isLeading = (state: DealSoFar): boolean => cardLed(state.tricks) === null

/** The cards of a hand that may be played: all while there is a talon, then those that follow (T-5). */
const playable = (state: PlayState, seat: Side): readonly Card[] =>
  hasTalon(state) ? state.hands[seat] : following(state.hands[seat], state.tricks)

/** T-11: the seven that may be exchanged for the card that lies; null where there is nothing to rob. */
function seven({ turnUp, lies, robbed }: DealSoFar): Card | null {
  if (turnUp === null || lies === null || robbed !== null) return null
  const card = cardIn('7', suitOf(turnUp))
  return card === turnUp ? null : card
}

/** Why a seat whose turn it is may not rob now. */
function robFault(state: PlayState, seat: Side): TattelnWhy | null {
  const card = seven(state)
  if (card === null) return 'nothingToRob'
  if (!state.hands[seat].includes(card)) return 'sevenNotHeld'
  if (state.options.rob === 'free') return null
  return isLeading(state) && state.tricksWon[seat] > 0 ? null : 'robLater'
}

/** T-2: whether robbing comes before any card. */
const mustRob = (state: PlayState, seat: Side): boolean => state.options.sevenMustRob && robFault(state, seat) === null

/** T-8: sequences, then sets, the best of each first, since it protects the others. */
const bestFirst = (held: readonly TattelnHolding[], state: PlayState): readonly TattelnHolding[] =>
  held.toSorted((a, b) =>
    a.sort === b.sort ? strengthOf(b, trumpOf(state)) - strengthOf(a, trumpOf(state)) : a.sort === 'sequence' ? -1 : 1,
  )

/** What a seat may do. */
export function legal(state: TattelnState, seat: Side): readonly TattelnAction[] {
  if (!isInDeal(state) || seat !== turn(state)) return []
  if (state.phase === 'drawing') return [{ do: 'drawTurnUp' }, { do: 'drawCovered' }]
  const said = isLeading(state)
    ? bestFirst(announceable(state.announcements, seat, maskOf(state.hands[seat])), state)
    : []
  const robs = robFault(state, seat) === null
  const cards = mustRob(state, seat) ? [] : playable(state, seat)
  return [
    ...(mayClaim(state, seat) ? [{ do: 'claimPenalty' } as const] : []),
    ...said.map(announcing),
    ...(robs ? [{ do: 'rob' } as const] : []),
    ...cards.map((card): TattelnAction => ({ do: 'play', card })),
  ]
}

/** Why something may not be done. */
export function breach(state: TattelnState, seat: Side, action: TattelnAction): TattelnBreach | null {
  if (state.phase === 'open') return no('T-3', 'notDealt')
  if (state.phase === 'settled') return no('T-3', 'dealOver')
  if (state.phase === 'over') return no('T-13', 'partieOver')
  if (seat !== turn(state)) return no('T-4', 'notYourTurn')
  const isDraw = action.do === 'drawTurnUp' || action.do === 'drawCovered'
  if (state.phase === 'drawing') return isDraw ? null : no('T-3', 'drawFirst')
  return isDraw ? no('T-3', 'nothingToDraw') : playBreach(state, seat, action)
}

type InPlay = Exclude<TattelnAction, { do: 'drawTurnUp' | 'drawCovered' }>

function playBreach(state: PlayState, seat: Side, action: InPlay): TattelnBreach | null {
  switch (action.do) {
    case 'play':
      return cardBreach(state, seat, action.card)
    case 'claimPenalty':
      return mayClaim(state, seat) ? null : no('T-4', 'nothingToClaim')
    case 'rob': {
      const fault = robFault(state, seat)
      return fault === null ? null : no('T-11', fault)
    }
    case 'announceSequence':
    case 'announceSet': {
      if (!isLeading(state)) return no('T-8', 'notLeading')
      const fault = announceFault(state.announcements, seat, maskOf(state.hands[seat]), announced(action))
      return fault === null ? null : no(fault === 'brokenUp' ? 'T-9' : 'T-8', fault)
    }
  }
}

function cardBreach(state: PlayState, seat: Side, card: Card): TattelnBreach | null {
  if (!state.hands[seat].includes(card)) return no('T-5', 'cardNotHeld')
  if (mustRob(state, seat)) return no('T-2', 'mustRob')
  return playable(state, seat).includes(card) ? null : no('T-5', 'mustFollow')
}

/** Only ever called without a breach. */
export function step(before: TattelnState, seat: Side, action: TattelnAction): Step<DealtState, TattelnEvent> {
  if (before.phase === 'drawing') return drawLast(before, seat, action.do === 'drawTurnUp')
  if (before.phase !== 'play') throw new Error(`${action.do} in phase ${before.phase}`)
  switch (action.do) {
    case 'play':
      return playCard(letPass(before, seat), seat, action.card)
    case 'rob':
      return rob(before, seat)
    case 'claimPenalty':
      return claim(before, seat)
    case 'announceSequence':
    case 'announceSet':
      return announce(before, seat, announced(action))
    case 'drawTurnUp':
    case 'drawCovered':
      throw new Error('nothing to draw')
  }
}

/** T-11: the seven goes under the talon, the card that lay there into the hand. */
function rob(before: PlayState, seat: Side): Step<PlayState, TattelnEvent> {
  const { lies, hands, tricks, announcements } = before
  const given = seven(before)
  if (given === null || lies === null) throw new Error('nothing to rob')
  const hand = [...without(hands[seat], [given]), lies]
  const robbed = { seat, after: completeTricks(tricks), said: announcements.length }
  return {
    state: { ...before, hands: withSide(hands, seat, hand), lies: given, robbed },
    events: [{ did: 'robbed', seat, card: lies }],
  }
}

/** T-5: whether the second card takes the trick from the first. */
function takes(reply: Card, lead: Card, state: DealSoFar): boolean {
  if (state.options.diamondJack && (lead === DIAMOND_JACK || reply === DIAMOND_JACK)) return reply === DIAMOND_JACK
  if (suitOf(reply) === suitOf(lead)) return height(reply) > height(lead)
  return suitOf(reply) === trumpOf(state)
}

/** T-4, T-5: leads or follows; a complete trick is followed by the draw, the last one by the end of the deal. */
function playCard(before: PlayState, seat: Side, card: Card): Step<DealtState, TattelnEvent> {
  const hands = withSide(before.hands, seat, without(before.hands[seat], [card]))
  const lead = cardLed(before.tricks)
  if (lead === null) {
    const tricks = [...before.tricks, { leader: seat, cards: [card], winner: null }]
    return { state: { ...before, hands, tricks }, events: [{ did: 'led', seat, card }] }
  }
  const leader = otherSide(seat)
  const winner = takes(card, lead, before) ? seat : leader
  const trick: Trick = { leader, cards: [lead, card], winner }
  const tricks = before.tricks.with(before.tricks.length - 1, trick)
  const state = { ...before, hands, tricks, tricksWon: counted(before.tricksWon, winner) }
  const points = pointsOf(lead, before.options) + pointsOf(card, before.options)
  const after = afterTrick(state, winner)
  const events: readonly TattelnEvent[] = [
    { did: 'followed', seat, card },
    { did: 'tookTrick', seat: winner, points, won: state.tricksWon[winner] },
  ]
  return { state: after.state, events: [...events, ...after.events] }
}

const counted = (won: Pair<number>, winner: Side): Pair<number> => withSide(won, winner, won[winner] + 1)

function afterTrick(state: PlayState, winner: Side): Step<DealtState, TattelnEvent> {
  if (hasTalon(state)) return draw(state, winner)
  return state.tricks.length * 2 === TATTELN_PACK.length ? settleDeal(state) : { state, events: [] }
}
