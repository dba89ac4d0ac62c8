// Makers for the tests of Scotch Whist. Elder sits in seat 0 and the dealer on their right, unless
// a test says otherwise.
import { type Deal, play } from '../../../src/main/engine/games/game.ts'
import { scotchWhist } from '../../../src/main/engine/games/scotch-whist/index.ts'
import type { ScotchWhistOptions } from '../../../src/main/engine/games/scotch-whist/options.ts'
import {
  type DealtState,
  type ScotchWhistEvent,
  type ScotchWhistState,
  SCOTCH_WHIST_PACK,
} from '../../../src/main/engine/games/scotch-whist/state.ts'
import { removeCards } from '../../../src/main/engine/games/pack.ts'
import { type Card, type Suit, requireValue, readCards, suitOf } from '../../../src/shared/card.ts'
import type { Pair } from '../../../src/shared/duel.ts'
import type { ScotchWhistAction } from '../../../src/shared/games/scotch-whist.ts'
import { type Breach, type Seat, SEATS } from '../../../src/shared/view.ts'

export const ELDER = 0
export const DEALER = 1
/** The dealer at a table of four, whose partner is seat 1; elder's is seat 2. */
export const FOURTH = 3

export interface Start {
  /** Elder's cards; who is not named has the rest, in the order of the pack. */
  readonly elder: string
  /** The hands of the players on the left, in turn. */
  readonly others?: readonly string[]
  readonly turnUp: Card
  readonly players?: ScotchWhistOptions['players']
  readonly hands?: ScotchWhistOptions['hands']
  readonly irregularities?: boolean
  readonly score?: Pair<number>
  readonly by?: Seat
}

/** The cards of `text`. */
export function hand(text: string): readonly Card[] {
  const read = readCards(text)
  if ('wrong' in read) throw new Error(`no card: ${read.wrong}`)
  return read.cards
}

/** All nine of a suit, from ace to six, as text; without those named. */
export const all = (suit: Suit, ...but: readonly Card[]): string =>
  removeCards(SCOTCH_WHIST_PACK, but)
    .filter((card) => suitOf(card) === suit)
    .join(' ')

/** SW-1, SW-7: the hands from elder to the dealer, whose last card is the one turned. */
export function dealOf({
  elder,
  others = [],
  turnUp,
  players = 2,
  by = requireValue(SEATS[players - 1]),
}: Start): Deal {
  const size = SCOTCH_WHIST_PACK.length / players
  const named = [hand(elder), ...others.map(hand)]
  const rest = removeCards(SCOTCH_WHIST_PACK, named.flat())
  const left = rest.includes(turnUp) ? [...removeCards(rest, [turnUp]), turnUp] : rest
  const fromElder = Array.from({ length: players }, (_, place) => {
    const first = (place - named.length) * size
    return named[place] ?? left.slice(first, first + size)
  })
  const hands = fromElder.map((_, seat) =>
    requireValue(fromElder[(seat - by - 1 + players) % players]),
  )
  return { dealer: by, packets: '1', hands, turnUp, talon: [] }
}

export const openPartie = ({
  players = 2,
  hands = '18',
  irregularities = false,
  score = [0, 0],
}: Partial<Start> = {}): ScotchWhistState =>
  scotchWhist.startPartie({ players, hands, irregularities, takeBack: true }, score)

export function next(before: ScotchWhistState, start: Start): DealtState {
  const deal = dealOf(start)
  const wrong = scotchWhist.findDealBreach(before, deal)
  if (wrong !== null) throw new Error(`no deal by ${wrong.rule}: ${wrong.why}`)
  return dealt(scotchWhist.startDeal(before, deal).state)
}

export const begin = (start: Start): DealtState => next(openPartie(start), start)

/**
 * Elder holds all trumps but one, all spades and the ace of clubs, and leads their lowest trump:
 * the dealer must take it with their only one, and takes nothing else. So elder takes 34 cards, 16
 * above their own.
 */
export function butOne(turnUp: Card, start: Partial<Start> = {}): DealtState {
  const trumps = all('H', turnUp, '6H')
  return begin({ ...start, elder: `6H ${trumps} ${all('S')} AC`, turnUp })
}

/**
 * The same at a table of four, with the ace of spades besides elder's eight trumps: the dealer
 * takes four cards with their only trump, and elder's side the 32 others, 14 above its own.
 */
export function fourButOne(turnUp: Card, start: Partial<Start> = {}): DealtState {
  return begin({ ...start, players: 4, elder: `6H ${all('H', turnUp, '6H')} AS`, turnUp })
}

/** Three hands of six: elder’s are nearly all spades and diamonds. */
export const SIXES = {
  elder: `${all('S', '6S')} ${all('D')} AC`,
  turnUp: '9H',
  hands: '3x6',
} as const

/** Four: played on by the first card that follows, suits run out at all of the table. */
export const MIXED: Start = {
  players: 4,
  elder: '6D QH AC KD QD 9C 6C 6S 10S',
  others: ['QC 10H 8S 7D JD JC 10C 8D 9D', '8H AS 7H KH 9S 10D AD 9H 7S'],
  turnUp: '6H',
}

/**
 * The table after these cards, each played by the seat whose turn it is. Throws the first breach.
 */
export const after = (state: DealtState, cards: string): DealtState =>
  hand(cards).reduce((now, card) => done(now, card).state, state)

/** The events when the last of these cards was played. */
export function events(state: DealtState, cards: string): readonly ScotchWhistEvent[] {
  const played = hand(cards)
  const before = played.slice(0, -1).reduce((now, card) => done(now, card).state, state)
  return done(before, requireValue(played.at(-1))).events
}

/**
 * Played on, each time the first card of the hand that may be: `tricks` in all, or to the end of
 * the deal.
 */
export function playedOn(state: DealtState, tricks = 18): DealtState {
  let now = state
  while (now.phase === 'play' && now.tricks.filter(({ winner }) => winner !== null).length < tricks)
    now = done(now, requireValue(playable(now)[0])).state
  return now
}

/** The cards that the seat whose turn it is may play. */
export const playable = (state: DealtState): readonly Card[] =>
  scotchWhist
    .legalActions(state, turnOf(state))
    .flatMap((action) => (action.do === 'play' ? action.card : []))

/** Why a seat may not play a card now, or do what is named; null when it may. */
export const breach = (
  state: ScotchWhistState,
  seat: Seat,
  wish: Card | 'claimRevoke' | 'count',
): Breach | null => play(scotchWhist, state, seat, actionOf(wish)).breach

const actionOf = (wish: Card | 'claimRevoke' | 'count'): ScotchWhistAction =>
  wish === 'claimRevoke' || wish === 'count' ? { do: wish } : { do: 'play', card: wish }

/** The table after a seat has claimed a revoke, and the events of it (W-12). */
export const claimed = (state: DealtState, seat: Seat) => doneBy(state, seat, 'claimRevoke')

/** The table after every seat has said that there is nothing to claim (W-12). */
export function allCounted(state: DealtState): DealtState {
  let now = state
  while (now.phase === 'reckoning') now = doneBy(now, turnOf(now), 'count').state
  return now
}

export const givenUp = (state: DealtState, seat: Seat, what: 'deal' | 'partie'): DealtState =>
  dealt(scotchWhist.giveUp(state, seat, what).state)

/** The points marked in the deal, by the side of whom: `elder 10 SW-4`. */
export const marks = (state: DealtState): readonly string[] =>
  state.marks.map(
    ({ seat, points, rule }) =>
      `${seat === state.dealer % 2 ? 'dealer' : 'elder'} ${points} ${rule}`,
  )

export function turnOf(state: ScotchWhistState): Seat {
  const seat = scotchWhist.seatToPlay(state)
  if (seat === null) throw new Error(`nobody’s turn in phase ${state.phase}`)
  return seat
}

/** The table after a seat has said that there is nothing to claim, and the events of it (W-12). */
export const counted = (state: DealtState, seat: Seat) => doneBy(state, seat, 'count')

const done = (state: DealtState, card: Card) => doneBy(state, turnOf(state), card)

function doneBy(state: DealtState, seat: Seat, wish: Card | 'claimRevoke' | 'count') {
  const played = play(scotchWhist, state, seat, actionOf(wish))
  if (played.breach !== null)
    throw new Error(`${wish} by seat ${seat} breaks ${played.breach.rule}`)
  return { state: dealt(played.state), events: played.events }
}

function dealt(state: ScotchWhistState): DealtState {
  if (state.phase === 'open') throw new Error('nothing dealt')
  return state
}
