// Draws and seats, dealing, and cards that are seen in it (H-2 … H-5, H-23, H-27).
import {
  type Card,
  TRAPPOLA_RANKS,
  TRAPPOLA_SUITS,
  requireValue,
  rankOf,
  suitOf,
} from '../../../../shared/card.ts'
import type { ExposedCard } from '../../../../shared/games/hundertspiel.ts'
import { type Breach, SEATS, type Seat, sideOf } from '../../../../shared/view.ts'
import { type Random, shuffle } from '../../random.ts'
import type { Deal } from '../game.ts'
import { findStrayCard } from '../pack.ts'
import { leftOf } from '../trick.ts'
import { type Flow, askSeat, askAll } from './flow.ts'
import type { HundertspielOptions } from './options.ts'
import { payMarkers, paysAll } from './pay.ts'
import {
  type DealSoFar,
  type HundertspielState,
  type InDealState,
  type OpenState,
  type SettledState,
  HUNDERTSPIEL_PACK,
  NINETIES,
  GOAL,
  dealSoFar,
  dealtTo,
  height,
  scatSize,
  seatsIn,
  trappolaSuit,
  turnsUp,
} from './state.ts'

/** The only way of dealing each form has. */
export const PACKETS = 'usual'

/** Draws cards of different suits and ranks, one for each player (H-2). */
export function drawOrder({ players }: HundertspielOptions, random: Random): readonly Card[] {
  const ranks = shuffle(TRAPPOLA_RANKS, random)
  return shuffle(TRAPPOLA_SUITS, random)
    .slice(0, players)
    .map((suit, place): Card => `${requireValue(ranks[place])}-${suit}`)
}

/** Returns the places of drawn cards, highest first; null if they are no valid draw (H-2). */
function fromHighest(
  drawn: readonly Card[],
  { players }: HundertspielOptions,
): readonly Seat[] | null {
  const isLot =
    drawn.length === players &&
    findStrayCard(drawn, HUNDERTSPIEL_PACK) === null &&
    new Set(drawn.map(suitOf)).size === players &&
    new Set(drawn.map(rankOf)).size === players
  if (!isLot) return null
  return SEATS.slice(0, players).toSorted(
    (a, b) => height(requireValue(drawn[b])) - height(requireValue(drawn[a])),
  )
}

/** Returns each seat's place in the draw; the two higher are partners. Three keep seats (H-2). */
export function seatingByDraw(
  drawn: readonly Card[],
  options: HundertspielOptions,
): readonly number[] | null {
  const order = fromHighest(drawn, options)
  if (order === null || options.players === 3) return order === null ? null : seatsIn(options)
  const [highest, second, third, lowest] = order
  return [highest, third, second, lowest].map((place) => requireValue(place))
}

/** Returns the lowest, who deals; null if the draw or the partners are not valid (H-2). */
export function dealerByCut(drawn: readonly Card[], options: HundertspielOptions): Seat | null {
  const order = fromHighest(drawn, options)
  if (order === null) return null
  const drewPartners = sideOf(requireValue(order[0]), 2) === sideOf(requireValue(order[1]), 2)
  return options.players === 3 || drewPartners ? requireValue(order.at(-1)) : null
}

/** Returns the numbers of cards dealt at a time (H-4, H-23, H-27). */
function packetSizes({ players, scat }: HundertspielOptions): readonly number[] {
  if (players === 4) return scat ? [2, 2, 2, 2] : [3, 3, 3]
  return scat ? [6, 5] : [6, 6]
}

/** Deals the scat, then packets; the bottom card is the dealer’s last (H-4, H-23, H-27). */
export function distributeCards(
  options: HundertspielOptions,
  order: readonly Card[],
  dealer: Seat,
): Deal {
  const { players } = options
  const talon = order.slice(0, scatSize(options))
  const hands: Card[][] = seatsIn(options).map(() => [])
  let from = talon.length
  for (const size of packetSizes(options))
    for (let place = 1; place <= players; place += 1) {
      hands[leftOf(dealer, players, place)]?.push(...order.slice(from, from + size))
      from += size
    }
  const turnUp = turnsUp(options) ? (order.at(-1) ?? null) : null
  return { dealer, packets: PACKETS, hands, turnUp, talon }
}

/** Returns the next dealer, or null before the draw; a void deal is repeated (H-4, H-25). */
export function nextDealer(state: HundertspielState): Seat | null {
  const last = state.phase === 'open' ? state.dealtLast : state.dealer
  if (last === null) return null
  return state.phase === 'settled' && state.isVoid ? last : leftOf(last, state.options.players)
}

/** Deals per deal that goes wrong, by `slipRate`. */
const ONE_IN: Readonly<Record<HundertspielOptions['slipRate'], number>> = {
  off: 0,
  rare: 24,
  often: 4,
}

/** Adds slips: a look at the bottom card, or a card exposed by any player (H-4, H-5). */
export function sampleMisdeal(state: HundertspielState, given: Deal, random: Random): Deal {
  const { irregularities, slipRate, players } = state.options
  const rate = ONE_IN[slipRate]
  if (!irregularities || rate === 0 || random.nextInt(rate) > 0) return given
  const by = leftOf(given.dealer, players, random.nextInt(players))
  if (random.nextInt(3) === 0) return { ...given, slips: { looked: by } }
  const cards = given.hands.flat()
  const exposed = requireValue(cards[random.nextInt(cards.length)])
  return {
    ...given,
    slips: { exposed: [exposed], by: random.nextInt(2) === 0 ? given.dealer : by },
  }
}

/** Returns why a deal cannot be the next one, or null. */
export function findDealBreach(state: HundertspielState, given: Deal): Breach | null {
  if (state.phase === 'over') return { rule: 'H-19', why: 'partieOver' }
  if (state.phase !== 'open' && state.phase !== 'settled')
    return { rule: 'H-4', why: 'dealUnfinished' }
  const { options } = state
  if (given.dealer !== (nextDealer(state) ?? given.dealer) || given.dealer >= options.players)
    return { rule: 'H-4', why: 'wrongDealer' }
  return cardsBreach(options, given) ?? slipsBreach(options, given)
}

function cardsBreach(options: HundertspielOptions, given: Deal): Breach | null {
  const rule = options.players === 3 ? 'H-27' : options.scat ? 'H-23' : 'H-4'
  if (given.packets !== PACKETS) return { rule, why: 'wrongPackets' }
  if (given.talon.length !== scatSize(options)) return { rule, why: 'wrongTalon' }
  if (
    given.hands.length !== options.players ||
    given.hands.some((hand) => hand.length !== dealtTo(options))
  )
    return { rule, why: 'wrongHands' }
  const cards = [...given.hands.flat(), ...given.talon].filter((card) => card !== null)
  if (cards.length !== HUNDERTSPIEL_PACK.length || findStrayCard(cards, HUNDERTSPIEL_PACK) !== null)
    return { rule: 'H-1', why: 'wrongCards' }
  const { turnUp } = given
  // the order of a hand on paper is free
  const isRight = turnsUp(options)
    ? turnUp !== null && given.hands[given.dealer]?.includes(turnUp)
    : turnUp === null
  return isRight ? null : { rule: 'H-3', why: 'wrongTurnUp' }
}

/** Returns why slips are not possible: one thing goes wrong at a time (H-4, H-5). */
function slipsBreach(
  { irregularities, players }: HundertspielOptions,
  { slips, hands }: Deal,
): Breach | null {
  if (slips === undefined) return null
  const wrong = { rule: 'H-5', why: 'wrongSlips' } as const
  if (!irregularities) return wrong
  const { looked, exposed, by, ...others } = slips
  if (Object.keys(others).length > 0) return wrong
  if (looked !== undefined)
    return looked < players && exposed === undefined && by === undefined ? null : wrong
  const isOne = exposed?.length === 1 && exposed.every((card) => hands.flat().includes(card))
  return isOne && by !== undefined && by < players ? null : wrong
}

/** Returns the trumps before the play (H-3). */
function initialTrump(
  { options, suits }: HundertspielState,
  { dealer, turnUp }: Deal,
): DealSoFar['trump'] {
  if (options.scat) return null
  return turnUp === null ? (suits[dealer] ?? null) : trappolaSuit(turnUp)
}

function exposedIn({ slips, hands }: Deal): ExposedCard | null {
  if (slips?.exposed === undefined) return null
  const card = requireValue(slips.exposed[0])
  const seat = SEATS.find((one) => hands[one]?.includes(card) === true)
  const rank = TRAPPOLA_RANKS.find((one) => card.startsWith(one))
  return {
    seat: requireValue(seat),
    rank: requireValue(rank),
    suit: trappolaSuit(card),
    by: requireValue(slips.by),
  }
}

/** Starts a deal (H-4, H-23, H-27). */
export function startDeal(before: OpenState | SettledState, given: Deal): Flow {
  const { options, score, suits, markers, sitting } = before
  const { dealer, turnUp } = given
  const talon = given.talon.filter((card) => card !== null)
  const none = seatsIn(options).map(() => 0)
  const state: DealSoFar = {
    options,
    score,
    deals: before.deals + 1,
    suits,
    markers,
    markersBefore: before.markersBefore,
    sitting: { ...sitting, dealt: sitting.dealt + 1 },

    dealer,
    turnUp,
    trump: initialTrump(before, given),
    hands: given.hands,
    tricks: [],
    tricksWon: none,
    scat: talon,
    bids: [],
    passed: [],
    buyer: null,
    hasAsked: null,
    undertaking: null,
    announcements: [],
    exposed: exposedIn(given),
    taken: score.map(() => 0),
    marks: [],
    isOldAndNew: options.oldAndNew && score.some((one) => one >= NINETIES && one < GOAL),
    decision: null,
    next: score.map(() => 0),
  }
  const { hands, trump, exposed } = state
  const scat = options.scat ? talon : null
  const dealt = { did: 'dealt', dealer, hands, turnUp, scat, trump } as const
  const looked = given.slips?.looked
  if (looked !== undefined) return lookedBeneath(state, looked)
  if (exposed === null) return { state: askFirst(state), events: [dealt] }
  const { seat, by } = exposed
  const seen = { did: 'exposed', seat, by, card: requireValue(given.slips?.exposed?.[0]) } as const
  const mayRefuse = by === dealer && seat !== dealer
  return {
    state: mayRefuse ? askSeat(state, 'exposed', seat) : askFirst(state),
    events: [dealt, seen],
  }
}

/** Asks the first question of a deal: for a bid, or for a laying (H-16, H-24). */
const askFirst = (state: DealSoFar): InDealState =>
  askAll(state, state.options.scat ? 'bidding' : 'laying')

/** Shuffles again, and the player who looked pays (H-4). */
function lookedBeneath(state: DealSoFar, seat: Seat): Flow {
  const { options } = state
  const fined = payMarkers(state, paysAll(seat, options.falseAnnouncementPenalty, options), 'H-4')
  return {
    state: givenAgain(fined.state),
    events: [{ did: 'lookedBeneath', seat }, ...fined.events],
  }
}

/** Returns the deal as void; a repeated deal does not count (H-4, H-5, H-22). */
const givenAgain = (state: DealSoFar): SettledState => ({
  ...dealSoFar({ ...state, sitting: { ...state.sitting, dealt: state.sitting.dealt - 1 } }),
  phase: 'settled',
  isVoid: true,
})

/** Lets the receiver refuse the exposed card, or accept it (H-5). */
export function answerExposed(before: InDealState, seat: Seat, answer: 'newDeal' | 'keep'): Flow {
  if (answer === 'newDeal')
    return { state: givenAgain(before), events: [{ did: 'calledNewDeal', seat }] }
  return { state: askFirst(before), events: [{ did: 'kept', seat }] }
}
