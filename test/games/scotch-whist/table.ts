// Makers for the tests of Scotch Whist. Elder sits in seat 0 and the dealer in seat 1, unless a test says otherwise.
import { type Deal, inDeal, play } from '../../../src/main/engine/games/game.ts'
import { scotchWhist } from '../../../src/main/engine/games/scotch-whist/index.ts'
import type { ScotchWhistOptions } from '../../../src/main/engine/games/scotch-whist/options.ts'
import {
  type DealtState,
  type ScotchWhistEvent,
  type ScotchWhistState,
  SCOTCH_WHIST_PACK,
} from '../../../src/main/engine/games/scotch-whist/state.ts'
import { without } from '../../../src/main/engine/games/pack.ts'
import { type Card, type Suit, found, readCards, suitOf } from '../../../src/shared/card.ts'
import type { Pair, Side } from '../../../src/shared/duel.ts'
import type { Breach } from '../../../src/shared/view.ts'

export const ELDER = 0
export const DEALER = 1

export interface Start {
  /** Elder's eighteen cards; the dealer has the rest, in the order of the pack. */
  readonly elder: string
  readonly turnUp: Card
  readonly hands?: ScotchWhistOptions['hands']
  readonly score?: Pair<number>
  readonly by?: Side
}

/** The cards of `text`. */
export function hand(text: string): readonly Card[] {
  const read = readCards(text)
  if ('wrong' in read) throw new Error(`no card: ${read.wrong}`)
  return read.cards
}

/** All nine of a suit, from ace to six, as text; without those named. */
export const all = (suit: Suit, ...but: readonly Card[]): string =>
  without(SCOTCH_WHIST_PACK, but)
    .filter((card) => suitOf(card) === suit)
    .join(' ')

export function dealOf({ elder, turnUp, by = DEALER }: Start): Deal {
  const elders = hand(elder)
  // SW-1: the dealer's last card is the one turned
  const others = without(SCOTCH_WHIST_PACK, elders)
  const dealers = others.includes(turnUp) ? [...without(others, [turnUp]), turnUp] : others
  return { dealer: by, packets: '1', hands: by === DEALER ? [elders, dealers] : [dealers, elders], turnUp, talon: [] }
}

export const openPartie = ({ hands = '18', score = [0, 0] }: Partial<Start> = {}): ScotchWhistState =>
  scotchWhist.open({ hands, players: 2, irregularities: false }, score)

export function next(before: ScotchWhistState, start: Start): DealtState {
  const deal = dealOf(start)
  const wrong = scotchWhist.dealBreach(before, deal)
  if (wrong !== null) throw new Error(`no deal by ${wrong.rule}: ${wrong.why}`)
  return dealt(scotchWhist.deal(before, deal).state)
}

export const begin = (start: Start): DealtState => next(openPartie(start), start)

/**
 * Elder holds all trumps but one, all spades and the ace of clubs, and leads his lowest trump: the dealer must take it
 * with his only one, and takes nothing else. So elder takes 34 cards, 16 above his own.
 */
export function butOne(turnUp: Card, start: Partial<Start> = {}): DealtState {
  const trumps = all('H', turnUp, '6H')
  return begin({ ...start, elder: `6H ${trumps} ${all('S')} AC`, turnUp })
}

/** Three hands of six: elder’s are nearly all spades and diamonds. */
export const SIXES = { elder: `${all('S', '6S')} ${all('D')} AC`, turnUp: '9H', hands: '3x6' } as const

/** The table after these cards, each played by the seat whose turn it is. Throws the first breach. */
export const after = (state: DealtState, cards: string): DealtState =>
  hand(cards).reduce((now, card) => done(now, card).state, state)

/** What happened when the last of these cards was played. */
export function events(state: DealtState, cards: string): readonly ScotchWhistEvent[] {
  const played = hand(cards)
  const before = played.slice(0, -1).reduce((now, card) => done(now, card).state, state)
  return done(before, found(played.at(-1))).events
}

/** Played on, each time the first card of the hand that may be: `tricks` in all, or to the end of the deal. */
export function playedOn(state: DealtState, tricks = 18): DealtState {
  let now = state
  while (inDeal(now) && now.tricks.filter(({ winner }) => winner !== null).length < tricks)
    now = done(now, found(playable(now)[0])).state
  return now
}

/** The cards that the seat whose turn it is may play. */
export const playable = (state: DealtState): readonly Card[] =>
  scotchWhist.legal(state, turnOf(state)).flatMap((action) => (action.do === 'play' ? action.card : []))

/** Why a seat may not play a card now; null when it may. */
export const breach = (state: ScotchWhistState, seat: Side, card: Card): Breach | null =>
  play(scotchWhist, state, seat, { do: 'play', card }).breach

export const givenUp = (state: DealtState, seat: Side, what: 'deal' | 'partie'): DealtState =>
  dealt(scotchWhist.giveUp(state, seat, what).state)

/** The points marked in the deal: `elder 10 SW-4`. */
export const marks = (state: DealtState): readonly string[] =>
  state.marks.map(({ seat, points, rule }) => `${seat === state.dealer ? 'dealer' : 'elder'} ${points} ${rule}`)

export function turnOf(state: ScotchWhistState): Side {
  const seat = scotchWhist.turn(state)
  if (seat === 0 || seat === 1) return seat
  throw new Error(`nobody’s turn in phase ${state.phase}`)
}

function done(state: DealtState, card: Card) {
  const seat = turnOf(state)
  const played = play(scotchWhist, state, seat, { do: 'play', card })
  if (played.breach !== null) throw new Error(`${card} by seat ${seat} breaks ${played.breach.rule}`)
  return { state: dealt(played.state), events: played.events }
}

function dealt(state: ScotchWhistState): DealtState {
  if (state.phase === 'open') throw new Error('nothing dealt')
  return state
}
