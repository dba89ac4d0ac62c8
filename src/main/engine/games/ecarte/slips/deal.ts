// The beginning of a deal at a table with irregularities: several cards turned (E-31), a card
// exposed (E-33), wrong numbers (E-34 … E-36), dealt out of turn (E-38).
import type { Card } from '../../../../../shared/card.ts'
import { isSide, withSide } from '../../../../../shared/duel.ts'
import { PACKETS } from '../../../../../shared/games/ecarte.ts'
import type { Breach } from '../../../../../shared/view.ts'
import type { TurnedDeal as Deal, StepResult } from '../../game.ts'
import { findStrayCard } from '../../pack.ts'
import { buildStart, turnTrump } from '../begin.ts'
import { forgetDue } from '../markers.ts'
import {
  type DealtState,
  type EcarteEvent,
  type ExchangeState,
  type OpenState,
  type OverState,
  type SettledState,
  ECARTE_PACK,
  elderOf,
  inPhase,
  isSideToDeal,
} from '../state.ts'
import { drawCovered, countSurplus } from './number.ts'
import { isSameDeal, deferredDue, resumeDeferred, deferredState } from './deferred.ts'
import { HAND, initialSlips, getSlips, withShown, withSlips } from './slips.ts'

/** A hand dealt wrong has one card more, or fewer. */
const [LEAST, MOST] = [HAND - 1, HAND + 1]

const createBreach = (rule: string, why: string): Breach => ({ rule, why })

/** Returns why a deal with slips cannot be the next one. */
export function irregularBreach(state: OpenState | SettledState, given: Deal): Breach | null {
  const due = deferredDue(state)
  if (due !== null) return isSameDeal(due, given) ? null : createBreach('E-38', 'wrongHands')
  const isRepeated = deferredState(state) !== null || state.options.deals === 'banker'
  if (isOutOfTurn(state, given) && isRepeated) return createBreach('E-6', 'wrongDealer')
  const { hands, talon, turnUp } = given
  const isRightSize = (hand: readonly Card[]): boolean =>
    hand.length >= LEAST && hand.length <= MOST
  if (hands.length !== 2 || !hands.every(isRightSize)) return createBreach('E-4', 'wrongHands')
  if (hands.flat().length + 1 + talon.length !== ECARTE_PACK.length)
    return createBreach('E-4', 'wrongTalon')
  const known = talon.filter((card) => card !== null)
  if (findStrayCard([...hands.flat(), turnUp, ...known], ECARTE_PACK) !== null)
    return createBreach('E-1', 'wrongCards')
  return slipsFit(state, given, known) ? null : createBreach('E-4', 'wrongSlips')
}

/** Returns true if the slips are possible with these cards. */
function slipsFit(state: OpenState | SettledState, given: Deal, known: readonly Card[]): boolean {
  const {
    turned: surplus = [],
    faceUp = [],
    exposed = [],
    unseen = 0,
    noticed,
    ...others
  } = given.slips ?? {}
  const named = [...surplus, ...faceUp, ...exposed]
  const hands = given.hands.flat()
  const numbers = given.hands.some((hand) => hand.length !== HAND)
  const missing = given.hands.reduce((sum, hand) => sum + Math.max(0, HAND - hand.length), 0)
  return (
    new Set(named).size === named.length &&
    [...surplus, ...faceUp].every((card) => known.includes(card)) &&
    exposed.every((card) => known.includes(card) || hands.includes(card)) &&
    unseen <= HAND &&
    Object.keys(others).length === 0 &&
    (noticed === undefined || numbers || isOutOfTurn(state, given)) &&
    (noticed === undefined || known.length >= missing)
  )
}

const isOutOfTurn = (state: OpenState | SettledState, { dealer }: Pick<Deal, 'dealer'>): boolean =>
  isSide(dealer) && !isSideToDeal(state, dealer)

/** Starts a deal (E-4, E-5), or resumes a deferred one (E-38). */
export function irregularDeal(
  state: OpenState | SettledState,
  given: Deal,
): StepResult<DealtState, EcarteEvent> {
  const due = deferredDue(state)
  if (due !== null) return resumeDeferred(state, due)
  const [first, second] = given.hands
  const packets = PACKETS.find((one) => one === given.packets)
  if (!isSide(given.dealer) || first === undefined || second === undefined || packets === undefined)
    throw new Error('a deal that was not checked')
  const { dealer, turnUp, talon } = given
  const put = deferredState(state)
  const start: ExchangeState = {
    ...buildStart(state, { dealer, packets, turnUp, hands: [first, second], talon }),
    slips: initialSlips(given.slips ?? {}, isOutOfTurn(state, given)),
    ...(put === null ? {} : { putBy: put }),
  }
  const noticed = given.slips?.noticed === true
  if (noticed && getSlips(start).outOfTurn) return thrownTogether(start)
  const fresh = forgetDue(start)
  const right = noticed ? numbersPutRight(fresh.state) : { state: fresh.state, events: [] }
  const dealt: EcarteEvent = { did: 'dealt', dealer, packets, hands: right.state.hands, turnUp }
  const seen = exposedInHands(right.state)
  const next = afterTurning(seen.state)
  return {
    state: next.state,
    events: [dealt, ...fresh.events, ...right.events, ...seen.events, ...next.events],
  }
}

/** Ends a deal out of turn noticed before the turn-up (E-38): no card is seen. */
function thrownTogether(start: ExchangeState): StepResult<SettledState, EcarteEvent> {
  const talon = [...start.hands[0], ...start.hands[1], ...start.talon]
  const { unseen } = getSlips(start)
  const state: SettledState = {
    ...inPhase(start, 'settled'),
    hands: [[], []],
    talon,
    slips: { ...initialSlips({ unseen }, true), ended: { how: 'thrownTogether' } },
  }
  return { state, events: [{ did: 'thrownTogether', seat: start.dealer }] }
}

/** Puts wrong numbers right before players look: none learns which cards were moved (E-34). */
function numbersPutRight(before: ExchangeState): StepResult<ExchangeState, EcarteEvent> {
  let state = before
  const events: EcarteEvent[] = []
  for (const seat of [elderOf(before), before.dealer]) {
    const surplus = countSurplus(state, seat)
    if (surplus === 0) continue
    events.push(
      { did: 'wrongNumber', seat, held: HAND + surplus, rule: 'E-34' },
      { did: 'putRight', seat, by: -surplus, rule: 'E-34' },
    )
    const { covered, drawn, unseen } = getSlips(state)
    if (surplus > 0) {
      const { hand, cards } = drawCovered(state.hands[seat], unseen)
      state = withSlips(
        { ...state, hands: withSide(state.hands, seat, hand) },
        { covered: [...covered, ...cards] },
      )
    } else {
      const top = state.talon.slice(0, -surplus).filter((card) => card !== null)
      const hands = withSide(state.hands, seat, [...state.hands[seat], ...top])
      state = withSlips(
        { ...state, hands, talon: state.talon.slice(-surplus) },
        { drawn: withSide(drawn, seat, -surplus) },
      )
    }
  }
  return { state, events }
}

/** Records the cards that both saw as they were dealt (E-33). */
function exposedInHands(before: ExchangeState): StepResult<ExchangeState, EcarteEvent> {
  const { exposed } = getSlips(before)
  let state = before
  const events: EcarteEvent[] = []
  for (const seat of [elderOf(before), before.dealer]) {
    const cards = exposed.filter((card) => before.hands[seat].includes(card))
    state = withShown(state, seat, cards)
    events.push(...cards.map((card): EcarteEvent => ({ did: 'exposed', seat, card })))
  }
  const left = exposed.filter((card) => before.talon.includes(card))
  return { state: withSlips(state, { exposed: left }), events }
}

/** Lets elder choose before anything else if several cards are turned (E-31). */
function afterTurning(state: ExchangeState): StepResult<ExchangeState | OverState, EcarteEvent> {
  const { turned: cards } = getSlips(state)
  if (cards.length === 0) return afterCounting(state)
  return {
    state: withSlips(state, { choice: { rule: 'E-31', seat: elderOf(state) } }),
    events: [{ did: 'turnedTooMany', seat: state.dealer, cards }],
  }
}

/** Applies wrong numbers: elder's makes elder buy (E-35); else elder chooses (E-36). */
export function afterCounting(
  before: ExchangeState,
): StepResult<ExchangeState | OverState, EcarteEvent> {
  const state = withSlips(before, { choice: null })
  const elder = elderOf(state)
  if (countSurplus(state, elder) !== 0) {
    const said: EcarteEvent = {
      did: 'wrongNumber',
      seat: elder,
      held: state.hands[elder].length,
      rule: 'E-35',
    }
    const begun = turnTrump(state)
    if (begun.state.phase !== 'exchange')
      return { state: begun.state, events: [...begun.events, said] }
    const buys: ExchangeState = { ...begun.state, asks: 'elderDiscards', exchanges: [[null, null]] }
    return { state: withSlips(buys, { mustBuy: true }), events: [...begun.events, said] }
  }
  if (countSurplus(state, state.dealer) === 0) return turnTrump(state)
  return {
    state: withSlips(state, { choice: { rule: 'E-36', seat: elder } }),
    events: [
      {
        did: 'wrongNumber',
        seat: state.dealer,
        held: state.hands[state.dealer].length,
        rule: 'E-36',
      },
    ],
  }
}

/** Voids the deal, which is dealt again by the same player (E-31, E-36). */
export const newDeal = (state: ExchangeState): SettledState =>
  inPhase(withSlips(state, { choice: null, ended: { how: 'newDeal' } }), 'settled')
