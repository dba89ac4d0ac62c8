// Makers for the tests of Tatteln. Elder sits in seat 0 and the dealer in seat 1.
import { type Deal, play } from '../../../src/main/engine/games/game.ts'
import { tatteln } from '../../../src/main/engine/games/tatteln/index.ts'
import {
  type TattelnOptions,
  TATTELN_OPTIONS,
  TATTELN_PRESETS,
} from '../../../src/main/engine/games/tatteln/options.ts'
import {
  type DealtState,
  type PlayState,
  type TattelnEvent,
  type TattelnState,
  TATTELN_PACK,
  height,
} from '../../../src/main/engine/games/tatteln/state.ts'
import { chooseOptions } from '../../../src/main/engine/games/options.ts'
import { removeCards } from '../../../src/main/engine/games/pack.ts'
import { type Card, type Rank, type Suit, readCards } from '../../../src/shared/card.ts'
import type { Pair, Side } from '../../../src/shared/duel.ts'
import type { TattelnAction, TattelnAnnouncement } from '../../../src/shared/games/tatteln.ts'
import type { Breach } from '../../../src/shared/view.ts'

export const ELDER = 0
export const DEALER = 1

export interface Start {
  /**
   * The beginning of each hand, and of the talon from its top; the rest is filled up in the order
   * of the pack.
   */
  readonly elder?: string
  readonly dealer?: string
  readonly talon?: string
  /** With trumps the card turned, by default the seven of spades. */
  readonly turnUp?: Card
  readonly options?: Partial<TattelnOptions>
  readonly score?: Pair<number>
  readonly by?: Side
}

/** The cards of `text`. */
export function hand(text: string): readonly Card[] {
  const read = readCards(text)
  if ('wrong' in read) throw new Error(`no card: ${read.wrong}`)
  return read.cards
}

/** The options of the usual table, but for these. */
export function optionsWith(options: Partial<TattelnOptions> = {}): TattelnOptions {
  const chosen = chooseOptions(TATTELN_OPTIONS, TATTELN_PRESETS, 'classic', options)
  if ('fault' in chosen) throw new Error(chosen.fault)
  return chosen.options
}

/** A deal with these cards, by the options of the table. */
export function dealOf({
  elder = '',
  dealer = '',
  talon = '',
  turnUp = '7S',
  options,
  by = DEALER,
}: Start): Deal {
  const { handSize, trump } = optionsWith(options)
  const turned = trump ? [turnUp] : []
  const named = [elder, dealer, talon].map(hand)
  let rest = removeCards(TATTELN_PACK, [...named.flat(), ...turned])
  const filled = named.map((cards, place) => {
    const missing = (place < 2 ? handSize : TATTELN_PACK.length) - cards.length
    const added = rest.slice(0, missing)
    rest = rest.slice(missing)
    return [...cards, ...added]
  })
  const [first = [], second = [], left = []] = filled
  const hands = by === DEALER ? [first, second] : [second, first]
  return { dealer: by, packets: '2', hands, turnUp: trump ? turnUp : null, talon: left }
}

export const openPartie = ({ options, score = [0, 0] }: Start = {}): TattelnState =>
  tatteln.startPartie(optionsWith(options), score)

export function next(before: TattelnState, start: Start): PlayState {
  const deal = dealOf(start)
  const wrong = tatteln.findDealBreach(before, deal)
  if (wrong !== null) throw new Error(`no deal by ${wrong.rule}: ${wrong.why}`)
  const { state } = tatteln.startDeal(before, deal)
  if (state.phase !== 'play') throw new Error('a deal that is not played')
  return state
}

export const begin = (start: Start): PlayState => next(openPartie(start), start)

export const sequence = (suit: Suit, rank: Rank, count: number): TattelnAction => ({
  do: 'announceSequence',
  suit,
  rank,
  count,
})
export const set = (rank: Rank, count: number): TattelnAction => ({
  do: 'announceSet',
  rank,
  count,
})
export const ROB: TattelnAction = { do: 'rob' }

/** A card to be played, or another action. */
export type Done = Card | TattelnAction

const actionOf = (done: Done): TattelnAction =>
  typeof done === 'string' ? { do: 'play', card: done } : done

export const turnIn = (state: TattelnState): Side => {
  const seat = tatteln.seatToPlay(state)
  if (seat !== 0 && seat !== 1) throw new Error('nobody’s turn')
  return seat
}

/** The breach of this action for the seat on turn; null if it is legal. */
export const breach = (state: TattelnState, done: Done): Breach | null =>
  tatteln.findBreach(state, turnIn(state), actionOf(done))

export interface Happened {
  readonly state: DealtState
  /** All that happened on the way. */
  readonly events: readonly TattelnEvent[]
}

/** The state after all these actions, by the seat on turn. */
export function happened(start: DealtState, ...all: readonly Done[]): Happened {
  let state: DealtState = start
  const events: TattelnEvent[] = []
  for (const done of all) {
    const played = play(tatteln, state, turnIn(state), actionOf(done))
    if (played.breach !== null)
      throw new Error(`${JSON.stringify(done)} against ${played.breach.rule}`)
    if (played.state.phase === 'open') throw new Error('no deal any more')
    state = played.state
    events.push(...played.events)
  }
  return { state, events }
}

export const after = (start: DealtState, ...all: readonly Done[]): DealtState =>
  happened(start, ...all).state

/** The announcement made last. */
export function lastSaid(state: DealtState): TattelnAnnouncement {
  const said = state.announcements.at(-1)
  if (said === undefined) throw new Error('nothing was announced')
  return said
}

/** Plays the rest of the deal: by `choose`, or the first card that may be played. */
export function playOut(
  start: DealtState,
  choose: (cards: readonly Card[], seat: Side) => Card | undefined,
): Happened {
  let now: Happened = { state: start, events: [] }
  while (now.state.phase === 'play' || now.state.phase === 'drawing') {
    const seat = turnIn(now.state)
    const cards = tatteln
      .legalActions(now.state, seat)
      .flatMap((action) => (action.do === 'play' ? [action.card] : []))
    const card = choose(cards, seat) ?? cards[0]
    const step = happened(
      now.state,
      now.state.phase === 'drawing' ? { do: 'drawTurnUp' } : (card ?? ROB),
    )
    now = { state: step.state, events: [...now.events, ...step.events] }
  }
  return now
}

/**
 * Elder plays their highest card, trumps first, the dealer their lowest: elder makes every trick
 * with these hands.
 */
export const bySize = (cards: readonly Card[], seat: Side): Card | undefined =>
  cards.toSorted((a, b) => (seat === ELDER ? 1 : -1) * (value(b) - value(a)))[0]
const value = (card: Card): number => height(card) + (card.endsWith('S') ? 10 : 0)

export const ALL_ELDERS: Start = {
  elder: 'AS 10S KS QS JS 9S 8S AH',
  dealer: '7C 8C 9C 7D 8D 9D 7H 8H',
  turnUp: '7S',
  talon: 'AC 9H AD JH 10H QH KH JC 10C QC KC JD 10D QD KD',
}

/** Elder and dealer play as above until this many tricks are made. */
export function untilTricks(start: PlayState, count: number): PlayState {
  let state: DealtState = start
  while (state.phase === 'play' && state.tricksWon[0] + state.tricksWon[1] < count) {
    const seat = turnIn(state)
    const cards = tatteln
      .legalActions(state, seat)
      .flatMap((action) => (action.do === 'play' ? [action.card] : []))
    const card = bySize(cards, seat)
    if (card === undefined) throw new Error('no card to be played')
    state = after(state, card)
  }
  if (state.phase !== 'play') throw new Error('the deal is over')
  return state
}
