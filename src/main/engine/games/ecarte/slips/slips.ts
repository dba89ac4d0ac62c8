// Slips of a deal: the part of the state that only tables with irregularities have.
import { type Card, requireValue } from '../../../../../shared/card.ts'
import { type Side, withSide } from '../../../../../shared/duel.ts'
import type { EcarteBreach, EcarteSlips, EcarteWhy } from '../../../../../shared/games/ecarte.ts'
import type { DealSlips } from '../../game.ts'
import type { DealSoFar } from '../state.ts'

/** Slips that both players know, and those that none has seen yet. */
export interface Slips extends EcarteSlips {
  /** E-32: lying face up in the talon. */
  readonly faceUp: readonly Card[]
  /** E-33: to be seen when they come to a hand. */
  readonly exposed: readonly Card[]
  /** Index of the card of a hand that is drawn unseen, counted round the hand from 0. */
  readonly unseen: number
  /** E-34: discarded before a player had looked. */
  readonly covered: readonly Card[]
}

/** Returns the slips a deal begins with. */
export const initialSlips = (
  { turned = [], faceUp = [], exposed = [], unseen = 0 }: DealSlips,
  outOfTurn: boolean,
): Slips => ({
  choice: null,
  outOfTurn,
  mustBuy: false,
  turned,
  thrown: [],
  shown: [[], []],
  shownAfter: [[], []],
  drawn: [0, 0],
  open: [false, false],
  wrongClaim: [false, false],
  falseKing: [false, false],
  noKing: [false, false],
  late: [false, false],
  ended: null,
  faceUp,
  exposed,
  unseen,
  covered: [],
})

/** Returns the slips of a deal at a table with irregularities. */
export function getSlips({ slips }: DealSoFar): Slips {
  if (slips === undefined) throw new Error('a table without irregularities')
  return slips
}

/** Returns the same deal with some of its slips changed. */
export const withSlips = <State extends DealSoFar>(
  state: State,
  change: Partial<Slips>,
): State => ({ ...state, slips: { ...getSlips(state), ...change } })

/** Records cards that both players have seen come to the hand of a side. */
export function withShown<State extends DealSoFar>(
  state: State,
  side: Side,
  cards: readonly Card[],
): State {
  if (cards.length === 0) return state
  const { shown, shownAfter } = getSlips(state)
  const laid = state.discards[side].length
  const kept = shown[side].flatMap((card, place) => (cards.includes(card) ? [] : [place]))
  const own = [...kept.map((place) => requireValue(shown[side][place])), ...cards]
  const after = [
    ...kept.map((place) => requireValue(shownAfter[side][place])),
    ...cards.map(() => laid),
  ]
  return withSlips(state, {
    shown: withSide(shown, side, own),
    shownAfter: withSide(shownAfter, side, after),
  })
}

/** Number of cards in a hand. */
export const HAND = 5

export const createBreach = (rule: EcarteBreach['rule'], why: EcarteWhy): EcarteBreach => ({
  rule,
  why,
})
