// Makers for the tests of Whist. Seat 3 deals and seat 0 is elder, unless a test says otherwise;
// seats 0 and 2 are side 0.
import { type Deal, inDeal, play } from '../../../src/main/engine/games/game.ts'
import { removeCards } from '../../../src/main/engine/games/pack.ts'
import { whist } from '../../../src/main/engine/games/whist/index.ts'
import type { WhistOptions } from '../../../src/main/engine/games/whist/options.ts'
import {
  type DealtState,
  type WhistEvent,
  type WhistState,
  WHIST_PACK,
} from '../../../src/main/engine/games/whist/state.ts'
import { type Card, type Suit, requireValue, readCards, suitOf } from '../../../src/shared/card.ts'
import type { WhistAction } from '../../../src/shared/games/whist.ts'
import { type Breach, SEATS, type Seat } from '../../../src/shared/view.ts'

export const ELDER = 0
export const DEALER = 3

export const PLAIN = {
  count: 'table',
  partners: 'drawn',
  irregularities: false,
  stake: 'none',
  takeBack: true,
} as const
/** Anything may be played (W-12). */
export const LAX = { ...PLAIN, irregularities: true } as const
export const SHORT = { ...PLAIN, count: 'short' } as const
export const LONG = { ...PLAIN, count: 'long' } as const

/** The cards of `text`. */
export function hand(text: string): readonly Card[] {
  const read = readCards(text)
  if ('wrong' in read) throw new Error(`no card: ${read.wrong}`)
  return read.cards
}

/** The thirteen of a suit, the ace first. */
export const all = (suit: Suit): readonly Card[] =>
  WHIST_PACK.filter((card) => suitOf(card) === suit)

/** A deal with these hands, elder's first and the dealer's last, whose last card is turned. */
export function dealOf(fromElder: readonly (readonly Card[])[], dealer: Seat = DEALER): Deal {
  const hands = SEATS.map((seat) => requireValue(fromElder[(seat - dealer + 3) % 4]))
  return {
    dealer,
    packets: '1',
    hands,
    turnUp: requireValue(requireValue(fromElder[3]).at(-1)),
    talon: [],
  }
}

/**
 * Each has four cards of one suit and three of the others, aces going round; the dealer's 2 of
 * clubs is turned.
 */
export const ROUND = dealOf([
  hand('AS 10S 6S 2S JH 7H 3H QD 8D 4D KC 9C 5C'),
  hand('KS 9S 5S AH 10H 6H 2H JD 7D 3D QC 8C 4C'),
  hand('QS 8S 4S KH 9H 5H AD 10D 6D 2D JC 7C 3C'),
  hand('JS 7S 3S QH 8H 4H KD 9D 5D AC 10C 6C 2C'),
])

/** Each has one suit, the dealer clubs: they are trumps, and the dealer takes all the tricks. */
export const SUITS_APART = (dealer: Seat = DEALER): Deal =>
  dealOf([all('S'), all('H'), all('D'), all('C')], dealer)

/**
 * Elder takes this many tricks, 7 to 12, with the highest hearts, which are trumps; the dealer the
 * rest with clubs.
 */
export function taking(tricks: number, dealer: Seat = DEALER): Deal {
  const [hearts, clubs] = [all('H'), all('C')]
  const elder = [...hearts.slice(0, tricks), ...clubs.slice(tricks)]
  return dealOf(
    [elder, all('D'), all('S'), [...clubs.slice(0, tricks), ...hearts.slice(tricks)]],
    dealer,
  )
}

/** Hearts are trumps and shared out like this, elder's first; the other cards are of no account. */
export function withTrumps(...trumps: readonly string[]): Deal {
  const hearts = trumps.map(hand)
  const rest = [...removeCards(WHIST_PACK, hearts.flat())]
  return dealOf(hearts.map((cards) => [...rest.splice(0, 13 - cards.length), ...cards]))
}

export const openPartie = (
  score: readonly number[] = [0, 0],
  options: WhistOptions = PLAIN,
): WhistState => whist.startPartie(options, score)

/** The table with this deal next. Throws when it cannot be. */
export function next(before: WhistState, deal: Deal): DealtState {
  const wrong = whist.findDealBreach(before, deal)
  if (wrong !== null) throw new Error(`no deal by ${wrong.rule}: ${wrong.why}`)
  return dealt(whist.startDeal(before, deal).state)
}

export const begin = (deal: Deal, score?: readonly number[]): DealtState =>
  next(openPartie(score), deal)
export const beginLax = (deal: Deal, score?: readonly number[]): DealtState =>
  next(openPartie(score, LAX), deal)

/**
 * The table after these cards, each played by the seat whose turn it is. Throws the first breach.
 */
export const after = (state: DealtState, cards: string): DealtState =>
  hand(cards).reduce((now, card) => done(now, turnOf(now), { do: 'play', card }).state, state)

/** The events when the last of these cards was played. */
export function events(state: DealtState, cards: string): readonly WhistEvent[] {
  const played = hand(cards)
  const before = after(state, played.slice(0, -1).join(' '))
  return done(before, turnOf(before), { do: 'play', card: requireValue(played.at(-1)) }).events
}

/** Plays on with the first legal card that follows suit, until this many tricks are complete. */
export function playedOn(state: DealtState, tricks = 13): DealtState {
  let now = state
  while (now.phase === 'play' && now.tricks.filter(({ winner }) => winner !== null).length < tricks)
    now = done(now, turnOf(now), { do: 'play', card: honest(now) }).state
  return now
}

/** The first card that follows suit, also where it need not (W-12). */
function honest(state: DealtState): Card {
  const cards = playable(state)
  const trick = state.tricks.at(-1)
  const lead = trick === undefined || trick.winner !== null ? undefined : trick.cards[0]
  return requireValue(
    cards.find((card) => lead !== undefined && suitOf(card) === suitOf(lead)) ?? cards[0],
  )
}

/** A deal played out and, with `irregularities`, counted. */
export function settled(state: DealtState): DealtState {
  let now = playedOn(state)
  while (now.phase === 'reckoning') now = did(now, turnOf(now), 'count')
  return now
}

/** The cards that the seat whose turn it is may play. */
export const playable = (state: DealtState): readonly Card[] =>
  whist
    .legalActions(state, turnOf(state))
    .flatMap((action) => (action.do === 'play' ? [action.card] : []))

export const did = (state: DealtState, seat: Seat, word: 'claimRevoke' | 'count'): DealtState =>
  done(state, seat, { do: word }).state

/** Why a seat may not do this now; null when it may. */
export const breach = (
  state: WhistState,
  seat: Seat,
  action: Card | 'claimRevoke' | 'count',
): Breach | null =>
  play(
    whist,
    state,
    seat,
    action === 'claimRevoke' || action === 'count' ? { do: action } : { do: 'play', card: action },
  ).breach

export function givenUp(state: DealtState, seat: Seat, what: 'deal' | 'partie'): DealtState {
  if (!inDeal(state)) throw new Error('nothing to give up')
  return dealt(whist.giveUp(state, seat, what).state)
}

/** The points marked in the deal, side by side: `0: 10 W-5`. */
export const marks = (state: DealtState): readonly string[] =>
  state.marks.map(({ seat, points, rule }) => `${seat}: ${points} ${rule}`)

export const winners = (state: DealtState): readonly (Seat | null)[] =>
  state.tricks.map(({ winner }) => winner)

export function turnOf(state: WhistState): Seat {
  const seat = whist.seatToPlay(state)
  if (seat === null) throw new Error(`nobody’s turn in phase ${state.phase}`)
  return seat
}

export function done(
  state: DealtState,
  seat: Seat,
  action: WhistAction,
): { readonly state: DealtState; readonly events: readonly WhistEvent[] } {
  const played = play(whist, state, seat, action)
  if (played.breach !== null)
    throw new Error(`${JSON.stringify(action)} by seat ${seat} breaks ${played.breach.rule}`)
  return { state: dealt(played.state), events: played.events }
}

function dealt(state: WhistState): DealtState {
  if (state.phase === 'open') throw new Error('nothing dealt')
  return state
}
