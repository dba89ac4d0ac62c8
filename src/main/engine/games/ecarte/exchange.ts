// Dealing and exchanging: the turned king, proposing, discarding, buying (E-4 … E-15).
import { type Card, requireValue } from '../../../../shared/card.ts'
import { type Pair, type Side, isSide, withSide } from '../../../../shared/duel.ts'
import {
  type EcarteAction,
  type EcarteBreach,
  type EcarteClaim,
  PACKETS,
} from '../../../../shared/games/ecarte.ts'
import type { Breach } from '../../../../shared/view.ts'
import { type TurnedDeal as Deal, type StepResult, UnknownCard } from '../game.ts'
import { findStrayCard, removeCards } from '../pack.ts'
import { buildStart, turnTrump } from './begin.ts'
import { forgetDue } from './markers.ts'
import { buyingActions, buyingBreach, drawOn } from './slips/buying.ts'
import { irregularBreach, irregularDeal } from './slips/deal.ts'
import { intoPlay } from './slips/number.ts'
import { createBreach } from './slips/slips.ts'
import {
  type DealtState,
  type EcarteEvent,
  type EcarteState,
  type ExchangeState,
  type InDealState,
  type OpenState,
  type PlayState,
  type SettledState,
  ECARTE_PACK,
  elderOf,
  inPhase,
  isSideToDeal,
} from './state.ts'

export type ExchangeAction = Exclude<
  EcarteAction,
  { do: 'play' | 'announceKing' | 'mark' } | EcarteClaim
>
type ExchangeResult = StepResult<InDealState, EcarteEvent>

const HAND = 5
const TALON = 21
/** E-4: cards in each packet. */
const SIZES: Readonly<Record<string, readonly number[]>> = {
  '5': [5],
  '2+3': [2, 3],
  '3+2': [3, 2],
  '1': [1, 1, 1, 1, 1],
}

/** Deals a pack in `order`, elder first, packet by packet; the 11th card is turned (E-4). */
export function distributeCards(order: readonly Card[], dealer: Side, packets: string): Deal {
  const elder: Card[] = []
  const own: Card[] = []
  let at = 0
  for (const size of SIZES[packets] ?? [])
    for (const hand of [elder, own])
      for (const end = at + size; at < end; at += 1) hand.push(requireValue(order[at]))
  const turnUp = requireValue(order[at])
  return {
    dealer,
    packets,
    hands: dealer === 1 ? [elder, own] : [own, elder],
    turnUp,
    talon: order.slice(at + 1),
  }
}

/** Returns why a deal cannot be next: the dealer (E-6), the packets (E-4), the cards (E-1). */
export function findDealBreach(state: EcarteState, given: Deal): Breach | null {
  if (state.phase === 'over') return { rule: 'E-19', why: 'partieOver' }
  if (state.phase !== 'open' && state.phase !== 'settled')
    return { rule: 'E-6', why: 'dealUnfinished' }
  if (!isSide(given.dealer)) return { rule: 'E-6', why: 'wrongDealer' }
  if (PACKETS.every((one) => one !== given.packets)) return { rule: 'E-4', why: 'wrongPackets' }
  if (state.options.irregularities) return irregularBreach(state, given)
  if (given.slips !== undefined) return { rule: 'E-4', why: 'wrongSlips' }
  if (!isSideToDeal(state, given.dealer)) return { rule: 'E-6', why: 'wrongDealer' }
  if (given.hands.length !== 2 || given.hands.some((hand) => hand.length !== HAND))
    return { rule: 'E-4', why: 'wrongHands' }
  if (given.talon.length !== TALON) return { rule: 'E-4', why: 'wrongTalon' }
  const known = [
    ...given.hands.flat(),
    given.turnUp,
    ...given.talon.filter((card) => card !== null),
  ]
  return findStrayCard(known, ECARTE_PACK) === null ? null : { rule: 'E-1', why: 'wrongCards' }
}

/** Starts a deal; a turned king is marked at once and may end the partie (E-5). */
export function startDeal(
  state: OpenState | SettledState,
  given: Deal,
): StepResult<DealtState, EcarteEvent> {
  const [first, second] = given.hands
  const packets = PACKETS.find((one) => one === given.packets)
  if (!isSide(given.dealer) || first === undefined || second === undefined || packets === undefined)
    throw new Error('a deal that was not checked')
  const { dealer, turnUp, talon } = given
  if (state.options.irregularities) return irregularDeal(state, given)
  const hands: Pair<readonly Card[]> = [first, second]
  const dealt: EcarteEvent = { did: 'dealt', dealer, packets, hands, turnUp }
  const start = forgetDue(buildStart(state, { dealer, packets, turnUp, hands, talon }))
  const turned = turnTrump(start.state)
  return { state: turned.state, events: [dealt, ...start.events, ...turned.events] }
}

/** Returns the side that has to decide, answer or discard. */
export const exchangeTurn = (state: ExchangeState): Side =>
  state.asks === 'decide' || state.asks === 'elderDiscards' ? elderOf(state) : state.dealer

/** Returns how many cards may be discarded (E-8, E-12); null if it is no time for it. */
function discardCounts(
  state: ExchangeState,
): { readonly least: number; readonly most: number } | null {
  if (state.asks === 'elderDiscards')
    return { least: state.options.elderMinimumDiscard, most: Math.min(HAND, state.talon.length) }
  if (state.asks !== 'dealerDiscards') return null
  const taken = state.exchanges.at(-1)?.[elderOf(state)] ?? 0
  return { least: 0, most: Math.min(HAND, state.talon.length - taken) }
}

/** Returns why an action of the exchange is not allowed to `seat` now. */
export function exchangeBreach(
  state: ExchangeState,
  seat: Side,
  action: ExchangeAction,
): EcarteBreach | null {
  switch (action.do) {
    case 'propose':
    case 'stand':
      return state.asks === 'decide' && seat === elderOf(state)
        ? null
        : createBreach('E-7', 'notYourTurn')
    case 'accept':
    case 'refuse':
      if (state.asks !== 'answer') return createBreach('E-7', 'noProposal')
      return seat === state.dealer ? null : createBreach('E-7', 'notYourTurn')
    case 'discard':
      return discardBreach(state, seat, action)
  }
}

type Discard = Extract<EcarteAction, { do: 'discard' }>

function discardBreach(state: ExchangeState, seat: Side, action: Discard): EcarteBreach | null {
  const { cards } = action
  const counts = discardCounts(state)
  if (counts === null) return createBreach('E-8', 'notExchanging')
  if (seat !== exchangeTurn(state)) return createBreach('E-8', 'notYourTurn')
  if (cards.some((card) => !state.hands[seat].includes(card)))
    return createBreach('E-8', 'discardNotHeld')
  if (new Set(cards).size < cards.length) return createBreach('E-8', 'discardTwice')
  if (state.slips !== undefined) return buyingBreach(state, seat, action)
  if (action.takes !== undefined) return createBreach('E-8', 'takesOther')
  if (cards.length < counts.least) return createBreach('E-10', 'discardTooFew')
  return cards.length > counts.most ? createBreach('E-8', 'discardTooMany') : null
}

/** Returns why an action of the exchange comes too late, once the cards are being played. */
export function afterExchangeBreach(state: InDealState, action: ExchangeAction): EcarteBreach {
  if (action.do === 'discard') return createBreach('E-8', 'notExchanging')
  if (action.do === 'accept' || action.do === 'refuse') return createBreach('E-7', 'noProposal')
  if (state.talon.length === 0) return createBreach('E-13', 'talonEmpty')
  const last = state.exchanges.at(-1)
  return last !== undefined && last[0] === 0 && last[1] === 0
    ? createBreach('E-10', 'noneExchanged')
    : createBreach('E-11', 'exchangeOver')
}

const DISCARDS = new Map<number, readonly (readonly number[])[]>()

/** Lists every choice of cards in a hand of `held` cards, as lists of indices. */
function discardChoices(held: number): readonly (readonly number[])[] {
  const known = DISCARDS.get(held)
  if (known !== undefined) return known
  const all = Array.from({ length: 2 ** held }, (_, mask) =>
    Array.from({ length: held }, (__, place) => place).filter((place) => (mask >> place) & 1),
  )
  DISCARDS.set(held, all)
  return all
}

/** Returns the legal actions of the exchange, apart from the king. */
export function exchangeLegal(state: ExchangeState, seat: Side): readonly ExchangeAction[] {
  if (seat !== exchangeTurn(state)) return []
  if (state.asks === 'decide') return [{ do: 'propose' }, { do: 'stand' }]
  if (state.asks === 'answer') return [{ do: 'accept' }, { do: 'refuse' }]
  const counts = discardCounts(state) ?? { least: 0, most: 0 }
  const hand = state.hands[seat]
  if (state.slips !== undefined)
    return discardChoices(hand.length).flatMap((places) =>
      buyingActions(
        state,
        seat,
        places.map((place) => requireValue(hand[place])),
      ),
    )
  const discards: ExchangeAction[] = []
  for (const places of discardChoices(hand.length)) {
    if (places.length < counts.least || places.length > counts.most) continue
    const cards: Card[] = []
    for (const place of places) cards.push(requireValue(hand[place]))
    discards.push({ do: 'discard', cards })
  }
  return discards
}

/** Applies an action of the exchange. Throws UnknownCard if a card to draw is not in the record. */
export function exchangeStep(
  state: ExchangeState,
  seat: Side,
  action: ExchangeAction,
): ExchangeResult {
  switch (action.do) {
    case 'propose':
      return { state: { ...state, asks: 'answer' }, events: [{ did: 'proposed', seat }] }
    case 'stand':
      return insistOnPlay(state, seat, { did: 'stood', seat })
    case 'refuse':
      return insistOnPlay(state, seat, { did: 'refused', seat })
    case 'accept':
      return {
        state: { ...state, asks: 'elderDiscards', exchanges: [...state.exchanges, [null, null]] },
        events: [{ did: 'accepted', seat }],
      }
    case 'discard':
      return applyDiscard(state, seat, action)
  }
}

/** Makes the side that prevents the first exchange vulnerable; then the cards are played (E-15). */
function insistOnPlay(state: ExchangeState, seat: Side, said: EcarteEvent): ExchangeResult {
  const first = state.exchanges.length === 0
  const vulnerable = first ? seat : null
  const events: EcarteEvent[] = first ? [said, { did: 'becameVulnerable', seat }] : [said]
  const next = intoPlay(toPlay({ ...state, vulnerable }))
  return { state: next.state, events: [...events, ...next.events] }
}

const toPlay = (state: ExchangeState): PlayState => inPhase(state, 'play')

/** Stores elder's discard until the dealer has discarded too; then both draw (E-8). */
function applyDiscard(
  state: ExchangeState,
  seat: Side,
  { cards, takes = cards.length }: Discard,
): ExchangeResult {
  const now = state.exchanges.at(-1)
  if (now === undefined) throw new Error('a discard without an exchange')
  const numbers = withSide(now, seat, takes)
  const laid: ExchangeState = {
    ...state,
    asks: 'dealerDiscards',
    hands: withSide(state.hands, seat, removeCards(state.hands[seat], cards)),
    discards: withSide(state.discards, seat, [...state.discards[seat], ...cards]),
    exchanges: state.exchanges.with(state.exchanges.length - 1, numbers),
  }
  const number = takes === cards.length ? {} : { takes }
  const said: EcarteEvent = { did: 'discarded', seat, cards, ...number }
  if (seat === elderOf(state)) return { state: laid, events: [said] }
  if (laid.slips === undefined) return drawBoth(laid, numbers, said)
  const drawn = drawOn(laid, [numbers[0] ?? 0, numbers[1] ?? 0])
  return { state: drawn.state, events: [said, ...drawn.events] }
}

/** Draws, elder first (E-8); if nothing was exchanged or left, elder leads (E-10, E-13). */
function drawBoth(
  state: ExchangeState,
  numbers: Pair<number | null>,
  said: EcarteEvent,
): ExchangeResult {
  const elder = elderOf(state)
  const wanted = numbers[elder] ?? 0
  const all = wanted + (numbers[state.dealer] ?? 0)
  const drawn = state.talon.slice(0, all).filter((card) => card !== null)
  if (drawn.length < all) throw new UnknownCard('a card of the talon that is not known')
  const own = drawn.slice(wanted)
  const cards: Pair<readonly Card[]> = withSide([own, own], elder, drawn.slice(0, wanted))
  const next: ExchangeState = {
    ...state,
    asks: 'decide',
    hands: [
      [...state.hands[0], ...cards[0]],
      [...state.hands[1], ...cards[1]],
    ],
    talon: state.talon.slice(all),
  }
  const draws = [elder, state.dealer].flatMap((seat): EcarteEvent[] =>
    cards[seat].length === 0 ? [] : [{ did: 'drew', seat, cards: cards[seat] }],
  )
  const ended = all === 0 || next.talon.length === 0
  return { state: ended ? toPlay(next) : next, events: [said, ...draws] }
}
