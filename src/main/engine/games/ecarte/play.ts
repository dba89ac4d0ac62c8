// The king of trumps and the tricks (E-16 … E-22).
import { type Card, type Suit, cardIn, suitOf } from '../../../../shared/card.ts'
import { type Pair, type Side, withSide } from '../../../../shared/duel.ts'
import type { EcarteBreach, EcarteWhy } from '../../../../shared/games/ecarte.ts'
import { otherSide } from '../../../../shared/duel.ts'
import type { Trick } from '../../../../shared/view.ts'
import type { StepResult } from '../game.ts'
import { cardLed, turnOfTwo, winningPlace } from '../trick.ts'
import { markPoints, partieOver, scoreDeal } from './score.ts'
import { HAND, getSlips, withSlips, createBreach } from './slips/slips.ts'
import {
  type DealtState,
  type EcarteEvent,
  type InDealState,
  type PlayState,
  GOAL,
  elderOf,
  hasPlayed,
  height,
  inPhase,
  trumpOf,
} from './state.ts'

export interface PlayAction {
  readonly do: 'play'
  readonly card: Card
}

/** Returns the side on turn (E-20): the winner of the last trick leads, elder to the first. */
export const playTurn = (state: PlayState): Side => turnOfTwo(state.tricks, elderOf(state))

/** Returns true if a seat may announce the king now. Called at every step: quick checks first. */
export const mayAnnounce = (state: InDealState, seat: Side): boolean =>
  state.king === null &&
  (state.slips?.choice ?? null) === null &&
  !hasPlayed(state, seat) &&
  kingBreach(state, seat) === null

/**
 * Returns why the king may not be announced (E-16 to E-18). Elder may from the end of the exchange
 * to the first lead, the dealer up to their first card; with `kingAtFour` a seat at four points
 * from the turn-up on.
 */
export function kingBreach(state: InDealState, seat: Side): EcarteBreach | null {
  if (state.king !== null)
    return createBreach('E-16', state.king.seat === seat ? 'kingTwice' : 'kingNotHeld')
  if (hasPlayed(state, seat)) return createBreach('E-17', 'kingTooLate')
  if (state.slips?.noKing[seat] === true) return createBreach('E-37', 'kingBarred')
  if (!holdsKing(state, seat) && !mayBeFalse(state, seat))
    return createBreach('E-16', 'kingNotHeld')
  const early = state.options.kingAtFour && state.score[seat] === GOAL - 1
  return state.phase !== 'exchange' || early ? null : createBreach('E-17', 'kingTooEarly')
}

const holdsKing = (state: InDealState, seat: Side): boolean =>
  state.hands[seat].includes(cardIn('K', trumpOf(state)))

/** Returns true if a king not held may be announced (E-39): once, unless it must be shown. */
const mayBeFalse = ({ slips, options }: InDealState, seat: Side): boolean =>
  slips !== undefined && !options.kingShown && !slips.falseKing[seat]

/** Marks the king (E-16); the fifth point ends the partie (E-19). A false one marks none (E-39). */
export function announceKing(state: InDealState, seat: Side): StepResult<DealtState, EcarteEvent> {
  if (!holdsKing(state, seat)) return announceFalsely(state, seat)
  const marked = markPoints(state, seat, 1, 'E-16')
  const next: InDealState = { ...marked.state, king: { seat, how: 'announced' } }
  const over = partieOver(next)
  const said: EcarteEvent = { did: 'announcedKing', seat, suit: trumpOf(state) }
  return { state: over?.state ?? next, events: [said, ...marked.events, ...(over?.events ?? [])] }
}

/** Lets the opponent take back the card led to the current trick (E-39). */
function announceFalsely(before: InDealState, seat: Side): StepResult<DealtState, EcarteEvent> {
  const { falseKing } = getSlips(before)
  const other = otherSide(seat)
  const isLed = before.tricks.at(-1)?.leader === other && cardLed(before.tricks) !== null
  const choice = isLed ? ({ rule: 'E-39', seat: other } as const) : null
  return {
    state: withSlips(before, { choice, falseKing: withSide(falseKing, seat, true) }),
    events: [{ did: 'falseKing', seat, suit: trumpOf(before) }],
  }
}

/** Returns the duties of a follower by E-21, in this order, as far as the hand can obey. */
export function followDuty(
  trump: Suit,
  hand: readonly Card[],
  lead: Card,
): { admits: (card: Card) => boolean; why: EcarteWhy } | null {
  const suit = suitOf(lead)
  const isOfSuit = (card: Card): boolean => suitOf(card) === suit
  const isHigher = (card: Card): boolean => isOfSuit(card) && height(card) > height(lead)
  if (hand.some(isHigher)) return { admits: isHigher, why: 'mustBeat' }
  if (hand.some(isOfSuit)) return { admits: isOfSuit, why: 'mustFollow' }
  const isTrump = (card: Card): boolean => suitOf(card) === trump
  return hand.some(isTrump) ? { admits: isTrump, why: 'mustTrump' } : null
}

/** Returns true if a seat can break E-21, which can be claimed (E-40), unless its hand is open. */
const mayRenounce = ({ slips }: PlayState, seat: Side): boolean => slips?.open[seat] === false

/** Returns why a card may not be played: the turn (E-20), the cards held, the suit led (E-21). */
export function playBreach(state: PlayState, seat: Side, card: Card): EcarteBreach | null {
  if (seat !== playTurn(state)) return createBreach('E-20', 'notYourTurn')
  const hand = state.hands[seat]
  if (!hand.includes(card)) return createBreach('E-20', 'cardNotHeld')
  const lead = cardLed(state.tricks)
  const must =
    lead === null || mayRenounce(state, seat) ? null : followDuty(trumpOf(state), hand, lead)
  return must === null || must.admits(card) ? null : createBreach('E-21', must.why)
}

/** Returns the cards that may be played (E-20, E-21). */
export function playLegal(state: PlayState, seat: Side): readonly PlayAction[] {
  if (seat !== playTurn(state)) return []
  const hand = state.hands[seat]
  const lead = cardLed(state.tricks)
  const must =
    lead === null || mayRenounce(state, seat) ? null : followDuty(trumpOf(state), hand, lead)
  const cards = must === null ? hand : hand.filter(must.admits)
  return cards.map((card) => ({ do: 'play', card }))
}

/** Leads or follows (E-20); a full trick goes to its winner (E-22), the fifth settles the deal. */
export function playCard(
  state: PlayState,
  seat: Side,
  card: Card,
): StepResult<DealtState, EcarteEvent> {
  const left = state.hands[seat].filter((one) => one !== card)
  const hands = withSide(state.hands, seat, left)
  const lead = cardLed(state.tricks)
  const leader = otherSide(seat)
  if (lead === null)
    return {
      state: inPhase(state, 'play', {
        hands,
        tricks: [...state.tricks, { leader: seat, cards: [card], winner: null }],
        tricksWon: state.tricksWon,
      }),
      events: [{ did: 'led', seat, card }],
    }
  const cards: readonly [Card, Card] = [lead, card]
  const winner = winningPlace(cards, trumpOf(state), height) === 0 ? leader : seat
  const trick: Trick = { leader, cards, winner }
  const tricksWon: Pair<number> = withSide(state.tricksWon, winner, state.tricksWon[winner] + 1)
  const tricks = state.tricks.with(state.tricks.length - 1, trick)
  const next = inPhase(state, 'play', { hands, tricks, tricksWon })
  const events: EcarteEvent[] = [
    { did: 'followed', seat, card },
    { did: 'tookTrick', seat: winner, won: tricksWon[winner] },
  ]
  if (state.slips !== undefined) {
    const after = afterTrick(next)
    return { state: after.state, events: [...events, ...after.events] }
  }
  if (hands[0].length > 0 || hands[1].length > 0) return { state: next, events }
  const settled = scoreDeal(next)
  return { state: settled.state, events: [...events, ...settled.events] }
}

/** Ends the play: the other side gets tricks that cannot be played (E-37); then claims (E-40). */
function afterTrick(state: PlayState): StepResult<DealtState, EcarteEvent> {
  const left = HAND - state.tricks.length
  const [first, second] = state.hands
  if (left > 0 && first.length > 0 && second.length > 0) return { state, events: [] }
  const seat: Side | null =
    left === 0 || first.length === second.length ? null : first.length > 0 ? 0 : 1
  const tricksWon =
    seat === null ? state.tricksWon : withSide(state.tricksWon, seat, state.tricksWon[seat] + left)
  return {
    state: { ...inPhase({ ...state, tricksWon }, 'reckoning'), counted: 0 },
    events: seat === null ? [] : [{ did: 'countedTricks', seat, tricks: left }],
  }
}
