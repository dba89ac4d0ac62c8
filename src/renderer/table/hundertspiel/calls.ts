// The calls of Hundertspiel: prompts, keys, values, and the cards that lie open because of them.
import { cardIn, rankOf, suitOf, type Suit, type TrappolaSuit } from '../../../shared/card.ts'
import {
  type AnnouncedRank,
  type HundertspielAction,
  type HundertspielView,
  isHundertspielView,
  suitHeight,
  suitOrderFor,
} from '../../../shared/games/hundertspiel.ts'
import type { AnyAction, Choice, Seat, TableView } from '../../../shared/view.ts'
import type { InterfaceWords } from '../../../shared/words/en/interface.ts'
import { type HundertspielMoment, outbiddingAt } from '../../../shared/words/hundertspiel-words.ts'

type HundertspielCall = Exclude<HundertspielAction['do'], 'play'>

const SUIT_LETTERS: Readonly<Record<TrappolaSuit, string>> = { SP: 's', CO: 'c', DE: 'd', BA: 'b' }
const RANK_LETTERS: Readonly<Record<AnnouncedRank, string>> = {
  A: 'a',
  K: 'k',
  C: 'v',
  B: 'b',
  '6': 'd',
}
/** Letters for two Dos at once and other calls of several kinds, in the order offered. */
const FREE_LETTERS = ['f', 'g', 'm', 'v', 'x', 'z'] as const

/** The letter of each call, or its first one. */
const letters: Readonly<Record<HundertspielCall, string>> = {
  bid: 's',
  name: 's',
  lay: 's',
  announce: 'a',
  pass: 'p',
  buy: 'b',
  layAway: 'd',
  ask: 'a',
  contra: 'c',
  demand: 'f',
  challenge: 'w',
  lastRounds: 'r',
  declareOut: 'u',
  newDeal: 'n',
  keep: 'k',
  count: 'c',
}

const needs = {
  bid: ['scat', true],
  name: ['scat', true],
  buy: ['scat', true],
  layAway: ['scat', true],
  lay: ['scat', false],
  ask: ['scat', false],
  challenge: ['irregularities', true],
  newDeal: ['irregularities', true],
  keep: ['irregularities', true],
  declareOut: ['declareOut', 'manual'],
  count: ['irregularities', true],
} as const

const isSuit = (suit: Suit | undefined): suit is TrappolaSuit =>
  suit !== undefined && suit in SUIT_LETTERS
const rankLetter = (rank: string | undefined): string | null =>
  Object.entries(RANK_LETTERS).find(([name]) => name === rank)?.[1] ?? null

const byPlace = (action: AnyAction, kind: readonly AnyAction[]): string | null =>
  FREE_LETTERS[kind.indexOf(action)] ?? null

/** Returns the letter of a call among those offered with it: suits and ranks have their own. */
export function letterFor(action: AnyAction, offered: readonly AnyAction[]): string | null {
  switch (action.do) {
    case 'bid':
    case 'name':
      return isSuit(action.suit) ? SUIT_LETTERS[action.suit] : null
    case 'announce': {
      const isFirst =
        offered.find((one) => one.do === 'announce' && one.rank === action.rank) === action
      return isFirst ? rankLetter(action.rank) : null
    }
    case 'lay': {
      const [suit, second] = action.suits ?? []
      if (second === undefined && isSuit(suit)) return SUIT_LETTERS[suit]
      return byPlace(
        action,
        offered.filter((one) => one.do === 'lay' && one.suits?.length === 2),
      )
    }
    case 'demand':
      return byPlace(
        action,
        offered.filter((one) => one.do === 'demand'),
      )
    case 'challenge':
      return offered.find((one) => one.do === 'challenge') === action ? letters.challenge : null
    default:
      return Object.entries(letters).find(([name]) => name === action.do)?.[1] ?? null
  }
}

function layingPrompt(view: HundertspielView): HundertspielMoment {
  return view.hasAsked === null ? 'layingForehand' : 'laying'
}

/** H-22: where nothing but the last rounds can be announced, the prompt is about them. */
function announcingPrompt(view: HundertspielView, choices: readonly Choice[]): HundertspielMoment {
  const offered = choices.flatMap((one) => (one.kind === 'button' ? [one.action] : []))
  const isAboutRounds =
    !holdsAnnouncement(view, offered) && offered.some((one) => one.do === 'lastRounds')
  return isAboutRounds ? 'announcingRounds' : 'announcing'
}

/** True if something that is held can be announced. */
const holdsAnnouncement = (view: TableView, offered: readonly AnyAction[]): boolean =>
  offered.some((one) => one.do === 'announce' && !isAside(view, one))

/** Returns the label of a pass by a player with nothing to announce (H-10); else null. */
export function labelFor(
  view: TableView,
  action: AnyAction,
  offered: readonly AnyAction[],
  { hundertspiel }: InterfaceWords,
): string | null {
  if (!isHundertspielView(view) || view.phase !== 'announcing' || action.do !== 'pass') return null
  if (holdsAnnouncement(view, offered)) return null
  return hundertspiel.passAnnouncing(view.announcements.some(({ seat }) => seat === view.eye))
}

const mayLay = (choices: readonly Choice[]): boolean =>
  choices.some((choice) => choice.kind === 'button' && choice.action.do === 'lay')

/** H-16: returns the prompt for laying out of turn; null if that is not possible. */
export const meanwhilePrompt = (choices: readonly Choice[]): HundertspielMoment | null =>
  mayLay(choices) ? 'layingMeanwhile' : null

/** Returns the prompt key of Hundertspiel. */
export function promptFor(view: TableView, choices: readonly Choice[]): string {
  if (isHundertspielView(view)) {
    switch (view.phase) {
      case 'exposed':
      case 'buying':
      case 'layingAway':
      case 'naming':
      case 'contra':
      case 'reckoning':
        return view.phase
      case 'announcing':
        return announcingPrompt(view, choices)
      case 'bidding':
        return view.bids.length === 0 ? 'bidding' : outbiddingAt[suitOrderFor(view.options)]
      case 'laying':
        return layingPrompt(view)
      case 'open':
      case 'play':
      case 'settled':
      case 'over':
    }
  }
  if (mayLay(choices)) return 'layingUnasked'
  const trick = view.tricks.at(-1)
  if (trick?.winner !== null) return 'lead'
  const [led] = trick.cards
  return led !== undefined && suitOf(led) === view.trump ? 'followTrumps' : 'follow'
}

/** True for calls besides the play, the last rounds (H-22), and bluffed announcements (H-12). */
export function isAside(view: TableView, action: AnyAction): boolean {
  if (action.do === 'lastRounds' || (view.phase === 'play' && action.do !== 'play')) return true
  return action.do === 'announce' && countHeld(view, action) < (action.count ?? 0)
}

const STAKING: ReadonlySet<string> = new Set<HundertspielCall>([
  'bid',
  'buy',
  'contra',
  'lay',
  'name',
])

/** True for calls that stake markers (H-16, H-17, H-24, H-25). */
const isStake = ({ do: what }: AnyAction): boolean => STAKING.has(what)

function countHeld({ eye, hands }: TableView, { rank }: AnyAction): number {
  const hand = typeof eye === 'number' ? hands[eye] : undefined
  return typeof hand === 'object' ? hand.filter((card) => rankOf(card) === rank).length : 0
}

/** Returns the Do of a suit (H-1). */
export const doCard = (suit: TrappolaSuit): ReturnType<typeof cardIn> => cardIn('6', suit)

const isPlayed = (view: TableView, suit: TrappolaSuit): boolean =>
  view.tricks.some(({ cards }) => cards.includes(doCard(suit)))

/** Returns the open Dos of a seat: of the game it plays, or of the last bid (H-16, H-24). */
export function laidDos(view: HundertspielView, seat: Seat): readonly TrappolaSuit[] {
  const { undertaking, bids } = view
  const bid = bids.at(-1)
  if (undertaking === null) return bid?.seat === seat ? [bid.suit] : []
  return undertaking.seat === seat && undertaking.isHeld
    ? undertaking.suits.filter((suit) => !isPlayed(view, suit))
    : []
}

/** Returns the markers that a Twenty-six, or the Fifty-two of two Dos, is worth (H-18, H-26). */
export function stakeValue(view: HundertspielView, suits: readonly TrappolaSuit[]): number {
  const [suit, second] = suits
  if (second !== undefined) return 4
  const isBySuit = view.options['scat'] === true && view.options['suitPayment'] !== false
  return isBySuit && suit !== undefined ? suitHeight(suit, view.options) : 2
}

/** Returns a sentence on a call of the strict table (H-4 … H-22); null if its name says enough. */
function explain(view: TableView, action: AnyAction, { explained }: InterfaceWords): string | null {
  const words = explained.hundertspiel
  switch (action.do) {
    case 'announce':
      return countHeld(view, action) < (action.count ?? 0) ? words.bluff : null
    case 'newDeal':
    case 'keep':
    case 'demand':
    case 'challenge':
    case 'declareOut':
    case 'lastRounds':
    case 'count':
      return words[action.do]
    default:
      return null
  }
}

/** H-4 */
const packetSizes = (): readonly number[] => [3]

/** The calls of Hundertspiel, for the register of tables. */
export const hundertspielCalls = {
  letters,
  needs,
  letterFor,
  meanwhilePrompt,
  promptFor,
  isAside,
  isStake,
  labelFor,
  explain,
  packetSizes,
}
