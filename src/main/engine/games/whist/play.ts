// Dealing, the tricks, and the claims after them (W-3, W-4, W-12); mending is in mend.ts (W-20).
import type { Card } from '../../../../shared/card.ts'
import type { PenaltyAction, WhistAction, WhistBreach } from '../../../../shared/games/whist.ts'
import { type Breach, SEATS, type Seat } from '../../../../shared/view.ts'
import type { TurnedDeal as Deal, StepResult } from '../game.ts'
import { findStrayCard, removeCards } from '../pack.ts'
import { followingCards, leftOf, turnAmong, withCard } from '../trick.ts'
import { dealSingly, listTrickActions, playableCards } from '../trick-game.ts'
import { clubCount } from './clubs.ts'
import { mend, withoutSeen } from './mend.ts'
import { PENALTIES, buildClaim, claimBreach, mayMend, openClaim, withPenalty } from './revoke.ts'
import { nextDealer } from './rubber.ts'
import { finishedDeal, scoreDeal } from './score.ts'
import {
  type DealtState,
  type InDealState,
  type OpenState,
  type PlayState,
  type ReckoningState,
  type RedressState,
  type SettledState,
  type WhistEvent,
  type WhistState,
  HAND,
  NO_SLIPS,
  SEAT_COUNT,
  WHIST_PACK,
  elderOf,
  height,
  sideAt,
  sideTricks,
  trumpOf,
} from './state.ts'

const createBreach = (rule: WhistBreach['rule'], why: WhistBreach['why']): WhistBreach => ({
  rule,
  why,
})

/** Deals all cards singly from the dealer's left; the dealer's last card is turned (W-3). */
export const distributeCards = (order: readonly Card[], dealer: Seat): Deal =>
  dealSingly(order, dealer, SEAT_COUNT)

/** Returns why a deal cannot be the next one (W-3). A record may name another first dealer. */
export function findDealBreach(state: WhistState, given: Deal): Breach | null {
  if (state.phase === 'over') return createBreach('W-6', 'partieOver')
  if (state.phase !== 'open' && state.phase !== 'settled')
    return { rule: 'W-3', why: 'dealUnfinished' }
  if (state.phase === 'settled' && given.dealer !== nextDealer(state))
    return { rule: 'W-3', why: 'wrongDealer' }
  if (given.packets !== '1') return { rule: 'W-3', why: 'wrongPackets' }
  if (given.talon.length > 0) return { rule: 'W-3', why: 'wrongTalon' }
  if (given.hands.length !== SEAT_COUNT || given.hands.some((hand) => hand.length !== HAND))
    return { rule: 'W-3', why: 'wrongHands' }
  if (findStrayCard(given.hands.flat(), WHIST_PACK) !== null)
    return { rule: 'W-1', why: 'wrongCards' }
  // the order of a hand on paper is free
  return given.hands[given.dealer]?.includes(given.turnUp)
    ? null
    : { rule: 'W-3', why: 'wrongTurnUp' }
}

export function startDeal(
  state: OpenState | SettledState,
  given: Deal,
): StepResult<PlayState, WhistEvent> {
  const { options, score, deals, account } = state
  const { dealer, turnUp, hands } = given
  return {
    state: {
      phase: 'play',
      options,
      score,
      account,
      dealer,
      turnUp,
      hands,
      deals: deals + 1,
      tricks: [],
      tricksWon: [0, 0, 0, 0],
      claims: [],
      slips: NO_SLIPS,
      marks: [],
    },
    events: [{ did: 'dealt', dealer, hands, turnUp }],
  }
}

/**
 * Returns the seat on turn: elder, then who wins a trick (W-4); elder counts first (W-12); then who
 * has claimed rightly chooses (W-20).
 */
export function seatToPlay(state: WhistState): Seat | null {
  if (state.phase === 'redress') return state.claims[openClaim(state)]?.seat ?? null
  if (state.phase === 'play') return turnAmong(state.tricks, elderOf(state), SEAT_COUNT)
  return state.phase === 'reckoning' ? leftOf(elderOf(state), SEAT_COUNT, state.counted) : null
}

/** Returns the seats that may act: revokes are claimed and mended out of turn too (W-12, W-20). */
export const seatsToAct = (state: WhistState): readonly Seat[] =>
  SEATS.filter(
    (seat) =>
      seat === seatToPlay(state) ||
      claimBreach(state, seat) === null ||
      mendBreach(state, seat) === null,
  )

/** Returns the cards to play that follow (W-4), and what is due after the tricks (W-12, W-20). */
export function legalActions(state: WhistState, seat: Seat): readonly WhistAction[] {
  const onTurn = seat === seatToPlay(state)
  if (state.phase === 'redress')
    return onTurn ? PENALTIES.map(([word]): WhistAction => ({ do: word })) : []
  if (state.phase !== 'play' && state.phase !== 'reckoning') return []
  const listed = listTrickActions(state, seat, {
    onTurn,
    mayClaim: claimBreach(state, seat) === null,
  })
  const cards = cardsToPlay(state, seat)
  return [
    ...listed.filter((action) => action.do !== 'play' || cards.includes(action.card)),
    ...(mendBreach(state, seat) === null ? [{ do: 'mend' } as const] : []),
  ]
}

/** Returns the cards a seat may play: who mends a revoke must follow (W-20). */
const cardsToPlay = (state: InDealState, seat: Seat): readonly Card[] =>
  state.slips.mending
    ? followingCards(state.hands[seat] ?? [], state.tricks)
    : playableCards(state, seat)

/** Returns why a seat may not mend now (W-20). */
const mendBreach = (state: WhistState, seat: Seat): WhistBreach | null =>
  state.phase === 'play' && mayMend(state, seat) ? null : createBreach('W-20', 'nothingToMend')

/** Returns why an action is not allowed, or null. */
export function findBreach(state: WhistState, seat: Seat, action: WhistAction): WhistBreach | null {
  if (state.phase === 'open') return createBreach('W-3', 'notDealt')
  if (state.phase === 'settled') return createBreach('W-3', 'dealOver')
  if (state.phase === 'over') return createBreach('W-6', 'partieOver')
  switch (action.do) {
    case 'claimRevoke':
      return claimBreach(state, seat)
    case 'count':
      if (state.phase !== 'reckoning') return createBreach('W-12', 'notNow')
      return seat === seatToPlay(state) ? null : createBreach('W-12', 'notYourTurn')
    case 'mend':
      return mendBreach(state, seat)
    case 'penaltyTricks':
    case 'penaltyOff':
    case 'penaltyOnto':
      if (state.phase !== 'redress') return createBreach('W-20', 'notNow')
      return seat === seatToPlay(state) ? null : createBreach('W-20', 'notYourTurn')
    case 'play':
      return playBreach(state, seat, action.card)
  }
}

function playBreach(state: InDealState, seat: Seat, card: Card): WhistBreach | null {
  if (seat !== seatToPlay(state)) return createBreach('W-4', 'notYourTurn')
  if (state.hands[seat]?.includes(card) !== true) return createBreach('W-4', 'cardNotHeld')
  return state.phase !== 'play' || cardsToPlay(state, seat).includes(card)
    ? null
    : createBreach('W-4', 'mustFollow')
}

export function applyAction(
  state: WhistState,
  seat: Seat,
  action: WhistAction,
): StepResult<DealtState, WhistEvent> {
  if (state.phase === 'play' && action.do === 'play') return playCard(state, seat, action.card)
  if (state.phase === 'reckoning' && action.do === 'count') return declareNoClaim(state, seat)
  if ((state.phase === 'play' || state.phase === 'reckoning') && action.do === 'claimRevoke')
    return claimRevoke(state, seat)
  if (state.phase === 'play' && action.do === 'mend') return mend(state, seat)
  if (state.phase === 'redress' && isPenalty(action)) return choosePenalty(state, seat, action)
  throw new Error(`a step that has a breach: ${action.do} in phase ${state.phase}`)
}

/** Plays a card, to lead or to follow; a full trick goes to its winner (W-4). */
function playCard(before: PlayState, seat: Seat, card: Card): StepResult<DealtState, WhistEvent> {
  const hands = before.hands.with(seat, removeCards(before.hands[seat] ?? [], [card]))
  const tricks = withCard(before.tricks, seat, card, {
    seats: SEAT_COUNT,
    trump: trumpOf(before),
    height,
  })
  const state = { ...before, hands, tricks, slips: withoutSeen(before.slips, seat, card) }
  const played: WhistEvent = {
    did: tricks.length > before.tricks.length ? 'led' : 'followed',
    seat,
    card,
  }
  const winner = tricks.at(-1)?.winner ?? null
  if (winner === null) return { state, events: [played] }
  const after = {
    ...state,
    tricksWon: before.tricksWon.with(winner, (before.tricksWon[winner] ?? 0) + 1),
  }
  const took: WhistEvent = {
    did: 'tookTrick',
    seat: winner,
    won: sideTricks(after, sideAt(winner)),
  }
  const next = afterTrick(after)
  return { state: next.state, events: [played, took, ...next.events] }
}

function afterTrick(state: PlayState): StepResult<DealtState, WhistEvent> {
  if (state.tricks.length < HAND) return { state, events: [] }
  return state.options.irregularities
    ? { state: { ...state, phase: 'reckoning', counted: 0 }, events: [] }
    : scoreDeal(state)
}

/** Records that a seat has nothing to claim; after the fourth the deal is scored (W-12). */
function declareNoClaim(before: ReckoningState, seat: Seat): StepResult<DealtState, WhistEvent> {
  const counted: WhistEvent = { did: 'counted', seat }
  const state = { ...before, counted: before.counted + 1 }
  if (state.counted < SEAT_COUNT) return { state, events: [counted] }
  const settled = hasChoice(state)
    ? { state: { ...finishedDeal(state), phase: 'redress' } as const, events: [] }
    : scoreDeal(state)
  return { state: settled.state, events: [counted, ...settled.events] }
}

/** Returns true if a penalty is still to be chosen: in short and long alone (W-20). */
const hasChoice = (state: InDealState): boolean =>
  clubCount(state.options) !== null && openClaim(state) >= 0

const isPenalty = (action: WhistAction): action is PenaltyAction =>
  PENALTIES.some(([word]) => word === action.do)

/** Records the penalty for a revoke; after the last one the deal is scored (W-20). */
function choosePenalty(
  before: RedressState,
  seat: Seat,
  { do: word }: PenaltyAction,
): StepResult<DealtState, WhistEvent> {
  const [, penalty] = PENALTIES.find(([one]) => one === word) ?? [word, 'tricks']
  const offender = before.claims[openClaim(before)]?.revoke?.seat ?? leftOf(seat, SEAT_COUNT)
  const chose: WhistEvent = { did: 'chosePenalty', seat, offender, penalty }
  const state = { ...before, claims: withPenalty(before, penalty) }
  if (hasChoice(state)) return { state, events: [chose] }
  const settled = scoreDeal(state)
  return { state: settled.state, events: [chose, ...settled.events] }
}

function claimRevoke(before: InDealState, seat: Seat): StepResult<DealtState, WhistEvent> {
  const found = buildClaim(before, seat)
  const rule = clubCount(before.options) === null ? {} : ({ rule: 'W-20' } as const)
  const offender = found.revoke?.seat ?? null
  const said: WhistEvent = { did: 'claimedRevoke', seat, offender, ...rule }
  return { state: { ...before, claims: [...before.claims, found] }, events: [said] }
}
