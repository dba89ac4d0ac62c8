// Choices of an entitled seat, and claims in and out of turn (E-31 … E-40).
import { type Side, isSide, otherSide } from '../../../../../shared/duel.ts'
import { type EcarteBreach, type EcarteClaim, CLAIMS } from '../../../../../shared/games/ecarte.ts'
import type { StepResult } from '../../game.ts'
import { turnTrump } from '../begin.ts'
import { scoreDeal } from '../score.ts'
import {
  type DealtState,
  type EcarteEvent,
  type InDealState,
  type ReckoningState,
  elderOf,
} from '../state.ts'
import { afterFaceUp, mayThrow } from './buying.ts'
import { afterCounting, newDeal } from './deal.ts'
import { canPutRight, claimNumber, claimSurplus, intoPlay, putRight } from './number.ts'
import { deferDeal } from './deferred.ts'
import { claimRenonce, renonceBreach, takeBack } from './renonce.ts'
import { createBreach, getSlips, withSlips } from './slips.ts'

type ClaimWord = EcarteClaim['do']
type ClaimResult = StepResult<DealtState, EcarteEvent>

/** The actions offered with each choice. */
const OFFERED = {
  'E-31': ['callNewDeal', 'pushBack'],
  'E-32': ['takeFaceUp', 'throwFaceUp'],
  'E-36': ['callNewDeal', 'putRight'],
  'E-37': ['claimSurplus', 'letPass'],
  'E-39': ['takeBack', 'letPass'],
} as const satisfies Readonly<Record<string, readonly ClaimWord[]>>

/** Claims that need no choice: any player who notices may make them. */
const FREE: readonly ClaimWord[] = ['claimNumber', 'claimDealer', 'claimRenonce', 'count']

/** Returns true for a claim or choice, as opposed to actions of a deal without slips. */
export const isClaim = (action: { readonly do: string }): action is EcarteClaim =>
  CLAIMS.some((word) => word === action.do)

/** Returns why a claim or choice is not open to a seat now. */
export function claimBreach(state: InDealState, seat: Side, word: ClaimWord): EcarteBreach | null {
  const { slips } = state
  if (slips === undefined) return createBreach('E-40', 'noIrregularities')
  const { choice } = slips
  if (choice === null)
    return FREE.includes(word)
      ? freeBreach(state, seat, word)
      : createBreach('E-36', 'nothingToChoose')
  const offered: readonly ClaimWord[] = OFFERED[choice.rule]
  if (seat !== choice.seat || !offered.includes(word))
    return createBreach(choice.rule, 'choiceFirst')
  const isKept = word === 'throwFaceUp' && choice.rule === 'E-32' && !mayThrow(state, choice.due)
  return isKept ? createBreach('E-32', 'cannotThrow') : null
}

function freeBreach(state: InDealState, seat: Side, word: ClaimWord): EcarteBreach | null {
  switch (word) {
    case 'claimNumber': {
      const isTime =
        state.phase === 'exchange' && (state.asks === 'decide' || state.asks === 'answer')
      return isTime && canPutRight(state) ? null : createBreach('E-34', 'nothingToClaim')
    }
    case 'claimDealer': {
      const isLed = state.tricks.length > 0 || getSlips(state).late[elderOf(state)]
      return getSlips(state).outOfTurn && !isLed ? null : createBreach('E-38', 'nothingToClaim')
    }
    case 'claimRenonce':
      return renonceBreach(state, seat)
    case 'count':
      if (state.phase !== 'reckoning') return createBreach('E-40', 'nothingToChoose')
      return seat === reckoningTurn(state) ? null : createBreach('E-40', 'notYourTurn')
    default:
      return createBreach('E-36', 'nothingToChoose')
  }
}

/** Returns the seat that is to say that there is nothing to claim: elder first. */
export const reckoningTurn = (state: ReckoningState): Side =>
  state.counted === 0 ? elderOf(state) : state.dealer

/** Returns the claims and choices that are open to a seat. */
export function claimsLegal(state: InDealState, seat: Side): readonly EcarteClaim[] {
  if (state.slips === undefined) return []
  const { choice } = state.slips
  const words: readonly ClaimWord[] = choice === null ? FREE : OFFERED[choice.rule]
  return words
    .filter((word) => claimBreach(state, seat, word) === null)
    .map((word) => ({ do: word }))
}

/** Applies a claim or choice that is open. Throws UnknownCard if an unknown card is needed. */
export function claimStep(state: InDealState, seat: Side, word: ClaimWord): ClaimResult {
  const { choice } = getSlips(state)
  if (choice !== null) return applyChoice(state, seat, word)
  switch (word) {
    case 'claimNumber':
      return claimNumber(state, seat)
    case 'claimDealer':
      if (state.phase === 'reckoning') break
      return deferDeal(state, seat)
    case 'claimRenonce':
      return claimRenonce(state, seat)
    case 'count':
      if (state.phase !== 'reckoning') break
      return declareNoClaim(state, seat)
    default:
      break
  }
  throw new Error(`a claim that is not open: ${word}`)
}

function applyChoice(state: InDealState, seat: Side, word: ClaimWord): ClaimResult {
  const { choice } = getSlips(state)
  if (choice === null || state.phase === 'reckoning') throw new Error(`nothing to choose: ${word}`)
  if (state.phase === 'play') {
    if (word === 'claimSurplus') return claimSurplus(state, seat)
    if (word === 'takeBack') return takeBack(state, seat)
    if (word !== 'letPass' || (choice.rule !== 'E-37' && choice.rule !== 'E-39'))
      throw new Error(`not open: ${word}`)
    const said: EcarteEvent = { did: 'letPass', seat, rule: choice.rule }
    if (choice.rule === 'E-39') return { state: withSlips(state, { choice: null }), events: [said] }
    const next = intoPlay(state, seat)
    return { state: next.state, events: [said, ...next.events] }
  }
  if (choice.rule === 'E-32') {
    if (word !== 'takeFaceUp' && word !== 'throwFaceUp') throw new Error(`not open: ${word}`)
    return afterFaceUp(state, seat, choice.due, word)
  }
  if (word === 'callNewDeal') {
    const rule = choice.rule === 'E-31' ? 'E-31' : 'E-36'
    return { state: newDeal(state), events: [{ did: 'calledNewDeal', seat, rule }] }
  }
  if (word === 'pushBack') {
    const next = afterCounting(state)
    return { state: next.state, events: [{ did: 'pushedBack', seat }, ...next.events] }
  }
  const right = putRight(state, otherSide(seat), 'E-36')
  const begun = turnTrump(withSlips(right.state, { choice: null }))
  return { state: begun.state, events: [...right.events, ...begun.events] }
}

/** Records that a seat claims nothing (E-40); after the second one the deal is marked. */
function declareNoClaim(state: ReckoningState, seat: Side): ClaimResult {
  const said: EcarteEvent = { did: 'counted', seat }
  if (state.counted === 0) return { state: { ...state, counted: 1 }, events: [said] }
  const settled = scoreDeal(state)
  return { state: settled.state, events: [said, ...settled.events] }
}

/** Returns the seat that has to choose; null if there is none. */
export const seatToChoose = ({ slips }: InDealState): Side | null => {
  const seat = slips?.choice?.seat
  return seat !== undefined && isSide(seat) ? seat : null
}
