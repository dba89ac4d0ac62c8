// Buying at a table with irregularities: a number different from that of the discards (E-34, E-35),
// and cards met face up on the way (E-32, E-33).
import type { Card } from '../../../../../shared/card.ts'
import { type Pair, type Side, withSide } from '../../../../../shared/duel.ts'
import type { EcarteAction, EcarteBreach } from '../../../../../shared/games/ecarte.ts'
import type { StepResult } from '../../game.ts'
import {
  type EcarteEvent,
  type ExchangeState,
  type InDealState,
  type PlayState,
  elderOf,
  inPhase,
} from '../state.ts'
import { exposureEvents, intoPlay, takeTop } from './number.ts'
import { HAND, createBreach, getSlips, withSlips } from './slips.ts'

type Discard = Extract<EcarteAction, { do: 'discard' }>

/** A wrong number leaves one card too many, or too few. */
const OFF = 1

/** Returns the number of cards the talon has for the seat that is to discard (E-12). */
function talonFor(state: ExchangeState, seat: Side): number {
  const elders = seat === elderOf(state) ? 0 : (state.exchanges.at(-1)?.[elderOf(state)] ?? 0)
  return state.talon.length - elders
}

/** Returns the number a wrong hand must take for `laid` discards (E-35); null: it may choose. */
function fixedNumber(state: ExchangeState, seat: Side, laid: number): number | null {
  const hand = state.hands[seat].length
  return getSlips(state).mustBuy && hand !== HAND ? HAND - hand + laid : null
}

/** Returns why these cards, which the hand holds, may not be discarded for that number. */
export function buyingBreach(
  state: ExchangeState,
  seat: Side,
  action: Discard,
): EcarteBreach | null {
  const { cards, takes = cards.length } = action
  const laid = cards.length
  // a number is only named if it differs from that of the discards
  if (action.takes === laid) return createBreach('E-34', 'takesOther')
  const elders = seat === elderOf(state)
  const wanted = fixedNumber(state, seat, laid)
  if (wanted !== null) {
    if (takes !== wanted) return createBreach('E-35', 'mustMakeFive')
    // E-35: elder takes one card at least
    if (takes < (elders ? 1 : 0)) return createBreach('E-35', 'discardTooFew')
  } else {
    if (laid < (elders ? state.options.elderMinimumDiscard : 0))
      return createBreach('E-10', 'discardTooFew')
    if (Math.abs(takes - laid) > OFF || takes < 0) return createBreach('E-34', 'takesOther')
    const after = state.hands[seat].length - laid + takes
    if (takes !== laid && Math.abs(after - HAND) > OFF) return createBreach('E-34', 'takesOther')
  }
  return takes > Math.min(HAND, talonFor(state, seat))
    ? createBreach('E-8', 'discardTooMany')
    : null
}

/** Lists every number that may be taken for these discards, the right one first. */
export function buyingActions(
  state: ExchangeState,
  seat: Side,
  cards: readonly Card[],
): readonly Discard[] {
  const laid = cards.length
  const wanted = fixedNumber(state, seat, laid)
  const numbers = wanted === null ? [laid, laid - OFF, laid + OFF] : [wanted]
  return numbers
    .map((takes): Discard =>
      takes === laid ? { do: 'discard', cards } : { do: 'discard', cards, takes },
    )
    .filter((action) => buyingBreach(state, seat, action) === null)
}

/** Draws what is due, elder first, up to a card face up (E-32). Throws UnknownCard. */
export function drawOn(
  before: ExchangeState,
  due: Pair<number>,
): StepResult<InDealState, EcarteEvent> {
  let state = before
  let left = due
  const events: EcarteEvent[] = []
  for (const side of [elderOf(before), before.dealer]) {
    const cards: Card[] = []
    while (left[side] > 0 && !liesFaceUp(state)) {
      const one = takeTop(state, side)
      state = one.state
      cards.push(one.card)
      left = withSide(left, side, left[side] - 1)
    }
    if (cards.length > 0)
      events.push({ did: 'drew', seat: side, cards }, ...exposureEvents(before, side, cards))
    const met = state.talon[0]
    if (left[side] > 0 && met !== undefined && met !== null)
      return {
        state: withSlips(state, { choice: { rule: 'E-32', seat: side, due: left } }),
        events: [...events, { did: 'metFaceUp', seat: side, card: met }],
      }
  }
  const next = afterDraw(state)
  return { state: next.state, events: [...events, ...next.events] }
}

const liesFaceUp = (state: ExchangeState): boolean => {
  const top = state.talon[0]
  return top !== null && top !== undefined && getSlips(state).faceUp.includes(top)
}

/** Continues after drawing: elder must lead, or decides again (E-10, E-13). */
function afterDraw(before: ExchangeState): StepResult<InDealState, EcarteEvent> {
  const state = withSlips({ ...before, asks: 'decide' as const }, { mustBuy: false, choice: null })
  const [first, second] = state.exchanges.at(-1) ?? [0, 0]
  const ended = (first ?? 0) + (second ?? 0) === 0 || state.talon.length === 0
  return ended ? intoPlay(inPhase(state, 'play')) : { state, events: [] }
}

/** Returns true if the card may be thrown away: the talon must suffice for both numbers (E-32). */
export const mayThrow = (state: InDealState, due: Pair<number>): boolean =>
  state.talon.length > due[0] + due[1]

/** Takes the card that lies face up, or throws it away; the drawing continues (E-32). */
export function afterFaceUp(
  before: ExchangeState,
  side: Side,
  due: Pair<number>,
  what: 'takeFaceUp' | 'throwFaceUp',
): StepResult<InDealState | PlayState, EcarteEvent> {
  const card = before.talon[0]
  if (card === null || card === undefined) throw new Error('a card met that is not there')
  const { thrown, faceUp } = getSlips(before)
  const without = faceUp.filter((one) => one !== card)
  if (what === 'throwFaceUp') {
    const state = withSlips(
      { ...before, talon: before.talon.slice(1) },
      { thrown: [...thrown, card], faceUp: without, choice: null },
    )
    const next = drawOn(state, due)
    return { state: next.state, events: [{ did: 'threwFaceUp', seat: side, card }, ...next.events] }
  }
  const taken = withSlips(takeTop(before, side).state, { choice: null })
  const next = drawOn(taken, withSide(due, side, due[side] - 1))
  return { state: next.state, events: [{ did: 'tookFaceUp', seat: side, card }, ...next.events] }
}
