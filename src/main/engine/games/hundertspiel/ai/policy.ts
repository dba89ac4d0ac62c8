// The heuristic player of Hundertspiel (HA-1 … HA-8), which also plays out deals.
import type { Card, TrappolaSuit } from '../../../../../shared/card.ts'
import type { HundertspielAction } from '../../../../../shared/games/hundertspiel.ts'
import type { Seat } from '../../../../../shared/view.ts'
import { openCards } from '../../covered.ts'
import { cardPlayedBy } from '../../trick.ts'
import { POINTS } from '../announce.ts'
import { classifyActions } from './classify.ts'
import { chooseCode } from './card-policy.ts'
import { cardFor, codeFor } from './encoding.ts'
import { isTimeForAces } from './playout.ts'
import { positionFromView } from './from-view.ts'
import { type PolicyWeights, weightsFor } from './weights.ts'
import { bestStrength, bestSuit, discardValues, strengthIn } from './strength.ts'
import { addAt, bitOf, codeSuit } from '../../../ai/cards.ts'
import type { HundertspielOptions } from '../options.ts'
import { GOAL, sideAt } from '../state.ts'
import type { HundertspielSeatView } from '../view.ts'

/**
 * Strength from which a Twenty-six is laid, bid, or bought, and from which Contra is said: of hands
 * half a point above it the policy makes two in three against itself, and of those a point below it
 * far fewer with three players. There the player has both others as opponents, and pays both
 * (HA-8).
 */
export const THRESHOLDS = {
  4: { lay: 4.8, aside: 3, bid: 6.3, buy: 2.8, contra: 7 },
  3: { lay: 5.2, aside: 3.2, bid: 6.3, buy: 4.4, contra: 7 },
} as const

type Legal = readonly HundertspielAction[]

/** Returns the action of the heuristic player; null if the seat of the view has nothing to do. */
export const chooseByBook = (view: HundertspielSeatView, all: Legal): HundertspielAction | null =>
  chooseBy(BOOK, view, all)

/**
 * Returns the action of a beginner, who undertakes a game with the strongest hands only, has
 * forgotten all cards but those of the last two tricks, and spends trumps too soon; null if
 * there is nothing to do.
 */
export const chooseAsNovice = (view: HundertspielSeatView, all: Legal): HundertspielAction | null =>
  chooseBy(NOVICE, view, all)

/** Strengths from which a game is undertaken, and from which Contra is said. */
interface Thresholds {
  readonly lay: number
  readonly aside: number
  readonly bid: number
  readonly buy: number
  readonly contra: number
}

/** What a player dares and remembers. */
export interface Habits {
  readonly thresholds: Readonly<Record<HundertspielOptions['players'], Thresholds>>
  /** Tricks whose cards they know to be out. */
  readonly remembered: number
  /** How they weigh cards, in a form of the game. */
  weigh(options: HundertspielOptions): PolicyWeights
}

/** Beginners spend trumps, aces and kings too soon, and hold Dos too long. */
const NOVICE_WEIGHTS = {
  keepTrump: 1,
  keepTrumpHeight: 0.3,
  keepLate: 0.4,
  keepFigure: 0,
  keepTrumpDo: 14,
  keepOtherDo: 6,
} as const satisfies Partial<PolicyWeights>

/** What a beginner wants above the thresholds of the book. */
const CAUTION = 0.8

const raise = ({ lay, aside, bid, buy, contra }: Thresholds): Thresholds => ({
  lay: lay + CAUTION,
  aside: aside + CAUTION,
  bid: bid + CAUTION,
  buy: buy + CAUTION,
  contra: contra + CAUTION,
})

export const BOOK: Habits = { thresholds: THRESHOLDS, remembered: Infinity, weigh: weightsFor }
const NOVICE: Habits = {
  thresholds: { 4: raise(THRESHOLDS[4]), 3: raise(THRESHOLDS[3]) },
  remembered: 2,
  weigh: (options) => ({ ...weightsFor(options), ...NOVICE_WEIGHTS }),
}

/** Returns the action of a player with these habits. */
export function chooseBy(
  habits: Habits,
  view: HundertspielSeatView,
  all: Legal,
): HundertspielAction | null {
  const { eye, phase, options } = view
  const limits = habits.thresholds[options.players]
  if (typeof eye !== 'number') return null
  if (view.turn !== eye) return chooseLayingAside(view, eye, all, limits.aside)
  const { sound: legal, first } = classifyActions(view, all)
  const [only] = legal
  if (only === undefined) return null
  const [right] = first
  if (right !== undefined) return right
  const hand = openCards(view.hands[eye] ?? 0)
  switch (phase) {
    case 'bidding':
      return chooseBid(hand, legal, limits.bid)
    case 'buying':
      return findAction(legal, 'buy', bestStrength(hand) >= limits.buy) ?? findPass(legal)
    case 'layingAway':
      return chooseDiscards(hand, legal)
    case 'naming':
      return chooseSuit(hand, legal)
    case 'laying':
      return (
        chooseLaying(view, hand, legal, limits.lay) ??
        findAction(legal, 'ask', true) ??
        findPass(legal)
      )
    case 'contra':
      return findAction(legal, 'contra', contraIsGood(view, hand, limits.contra)) ?? findPass(legal)
    case 'announcing':
      return chooseAnnouncement(view, eye, legal) ?? findPass(legal)
    case 'play':
      return choosePlay(habits, view, eye, legal)
    default:
      return legal.find((action) => action.do === 'keep' || action.do === 'count') ?? only
  }
}

const findAction = (
  legal: Legal,
  word: HundertspielAction['do'],
  isGood: boolean,
): HundertspielAction | null =>
  isGood ? (legal.find((action) => action.do === word) ?? null) : null

const findPass = (legal: Legal): HundertspielAction | null => findAction(legal, 'pass', true)

/** Returns a bid in the highest suit that is strong enough, since it pays most (H-24). */
function chooseBid(hand: readonly Card[], legal: Legal, least: number): HundertspielAction | null {
  const bids = legal.filter(
    (action) => action.do === 'bid' && strengthIn(hand, action.suit) >= least,
  )
  return bids.at(-1) ?? findPass(legal)
}

/** Returns the discards with the lowest value of holding them (HA-7). */
function chooseDiscards(hand: readonly Card[], legal: Legal): HundertspielAction | null {
  const gladness = discardValues(hand)
  let best: HundertspielAction | null = null
  let most = -Infinity
  for (const action of legal) {
    if (action.do !== 'layAway') continue
    const glad = action.cards.reduce((sum, card) => sum + (gladness.get(card) ?? 0), 0)
    if (glad > most) {
      most = glad
      best = action
    }
  }
  return best
}

function chooseSuit(hand: readonly Card[], legal: Legal): HundertspielAction | null {
  const suits = legal.flatMap((action): readonly TrappolaSuit[] =>
    action.do === 'name' ? [action.suit] : [],
  )
  const suit = bestSuit(hand, suits)
  return legal.find((action) => action.do === 'name' && action.suit === suit) ?? null
}

/** Returns a laying only with enough trumps to hold the trump Do to the end (HA-1). */
function chooseLaying(
  view: HundertspielSeatView,
  hand: readonly Card[],
  legal: Legal,
  least: number,
): HundertspielAction | null {
  const { trump } = view
  if (trump === null || strengthIn(hand, trump) < least) return null
  return (
    legal.find(
      (action) => action.do === 'lay' && action.suits.length === 1 && action.suits[0] === trump,
    ) ?? null
  )
}

/**
 * Returns true at the last moment for laying out of turn, when the seat and all but one have played
 * (H-16); a player still to play does it in turn.
 */
export function isTimeToLay({ tricks, options: { players } }: HundertspielSeatView, eye: Seat) {
  const [first] = tricks
  return (
    first !== undefined &&
    first.cards.length >= players - 1 &&
    cardPlayedBy(first, eye, players) !== null
  )
}

/** Returns a laying out of turn: of hands this strong the policy makes seven in ten. */
const chooseLayingAside = (
  view: HundertspielSeatView,
  eye: Seat,
  legal: Legal,
  least: number,
): HundertspielAction | null =>
  isTimeToLay(view, eye) ? chooseLaying(view, openCards(view.hands[eye] ?? 0), legal, least) : null

/** Returns true if the hand has more trumps than the other side can have drawn (HA-6). */
const contraIsGood = (view: HundertspielSeatView, hand: readonly Card[], least: number): boolean =>
  view.undertaking?.isHeld === false ||
  (view.trump !== null && strengthIn(hand, view.trump) >= least)

/** Returns an announcement; not yet of aces, which show strength, unless they win (H-10). */
function chooseAnnouncement(
  view: HundertspielSeatView,
  eye: Seat,
  legal: Legal,
): HundertspielAction | null {
  const { score, options, decision } = view
  const missing = GOAL - (score[sideAt(eye, options)] ?? 0)
  const isGood = (action: HundertspielAction): boolean =>
    action.do === 'announce' &&
    (action.rank !== 'A' || (decision === null && POINTS[action.rank][action.count] >= missing))
  return legal.find(isGood) ?? null
}

/** Returns the play of the policy, after aces at the last moment (H-10) and a laying. */
function choosePlay(
  { thresholds, remembered, weigh }: Habits,
  view: HundertspielSeatView,
  eye: Seat,
  legal: Legal,
): HundertspielAction | null {
  const hand = openCards(view.hands[eye] ?? 0)
  const laid = chooseLaying(view, hand, legal, thresholds[view.options.players].lay)
  if (laid !== null) return laid
  const position = { ...positionFromView(view), weights: weigh(view.options) }
  // what is forgotten may still be in any hand
  for (const { cards } of view.tricks.slice(0, -remembered))
    for (const code of cards.map(codeFor)) addAt(position.left, codeSuit(code), bitOf(code))
  const code = chooseCode(position)
  const card = cardFor(code)
  const aces = legal.find((action) => action.do === 'announce')
  if (aces?.do === 'announce') {
    const score = (view.score[sideAt(eye, view.options)] ?? 0) + POINTS[aces.rank][aces.count]
    if (isTimeForAces(position, code, score)) return aces
  }
  return (
    legal.find((action) => action.do === 'play' && action.card === card) ??
    legal.find(({ do: word }) => word === 'play') ??
    null
  )
}
