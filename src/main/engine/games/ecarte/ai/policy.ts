// The rulebook player: jeux de règle for the exchange, the advice on leading for the play. It only
// sees a view.
import { type Card, type Suit, rankOf, requireValue, suitOf } from '../../../../../shared/card.ts'
import type { EcarteAction } from '../../../../../shared/games/ecarte.ts'
import { jeuDeRegle } from '../jeux.ts'
import { adviseLead } from '../leads.ts'
import { choiceAdvice, classifyActions } from './classify.ts'
import { height } from '../state.ts'
import type { EcarteSeatView } from '../view.ts'

/**
 * Returns the action of the rule book: it uses its rights, announces the king in its turn, and at
 * four points as soon as possible (E-18), stands and refuses on a jeu de règle, saves trumps and
 * kings, leads by L-1 to L-8, follows as low as possible. One of `legal`, or null to stay silent
 * out of turn.
 */
export const chooseByBook = (
  view: EcarteSeatView,
  all: readonly EcarteAction[],
): EcarteAction | null => chooseBy(BOOK, view, all)

/**
 * Returns the action of a beginner: they propose and accept too seldom, since two good cards look
 * like a strong hand, discard no honour, and keep kings back until nothing else is left to lead.
 */
export const chooseAsNovice = (
  view: EcarteSeatView,
  all: readonly EcarteAction[],
): EcarteAction | null => chooseBy(NOVICE, view, all)

/** What a player takes for strong, keeps and leads. */
interface Habits {
  /** True of hands that play without an exchange. */
  isStrong(hand: readonly Card[], trump: Suit): boolean
  /** True of plain cards that are not discarded. */
  isKept(card: Card): boolean
  chooseLead(hand: readonly Card[], trump: Suit, tricks: number): Card
}

const BOOK: Habits = {
  isStrong: (hand, trump) => jeuDeRegle(hand, trump) !== null,
  isKept: (card) => rankOf(card) === 'K',
  chooseLead: (hand, trump, tricks) => adviseLead(hand, trump, tricks).card,
}

const HONOURS: ReadonlySet<string> = new Set(['K', 'Q', 'J'])
/** Trumps and kings that make a hand strong in the eyes of a beginner. */
const STRONG = 2

const NOVICE: Habits = {
  isStrong: (hand, trump) =>
    hand.filter((card) => suitOf(card) === trump || rankOf(card) === 'K').length >= STRONG,
  isKept: (card) => HONOURS.has(rankOf(card)),
  chooseLead: (hand, trump) => cheapest(hand, trump),
}

function chooseBy(
  habits: Habits,
  view: EcarteSeatView,
  all: readonly EcarteAction[],
): EcarteAction | null {
  const { sound: legal, first } = classifyActions(view, all)
  const [right] = first
  if (right !== undefined) return right
  const choice = view.slips === undefined ? null : choiceAdvice(view, legal)
  if (choice !== null) return choice
  const king = legal.find((action) => action.do === 'announceKing')
  // the dealer need not announce before elder has led (E-17): it would only warn elder
  if (view.turn !== view.eye) return king !== undefined && endsPartie(view) ? king : null
  const wish =
    king ??
    (view.phase === 'exchange'
      ? exchangeAdvice(habits, view, legal)
      : playAdvice(habits, view, legal))
  if (wish === undefined) throw new Error('nothing to advise where nothing may be done')
  return wish
}

const endsPartie = (view: EcarteSeatView): boolean =>
  (view.eye === 0 || view.eye === 1) && view.score[view.eye] === view.goal - 1

function ownHand(view: EcarteSeatView): readonly Card[] {
  const hand = view.eye === 0 || view.eye === 1 ? view.hands[view.eye] : 0
  if (typeof hand === 'number') throw new Error('advice needs the view of a seat')
  return hand
}

function exchangeAdvice(
  habits: Habits,
  view: EcarteSeatView,
  legal: readonly EcarteAction[],
): EcarteAction | undefined {
  const hand = ownHand(view)
  if (view.asks === 'elderDiscards' || view.asks === 'dealerDiscards')
    return discardAdvice(habits, view, hand, legal)
  const stands = view.trump !== null && hand.length === 5 && habits.isStrong(hand, view.trump)
  const word =
    view.asks === 'decide' ? (stands ? 'stand' : 'propose') : stands ? 'refuse' : 'accept'
  return legal.find((action) => action.do === word)
}

/** Discards all but trumps and what is kept, as far as the number allows, the worst first. */
function discardAdvice(
  habits: Habits,
  view: EcarteSeatView,
  hand: readonly Card[],
  legal: readonly EcarteAction[],
): EcarteAction | undefined {
  const keepValue = (card: Card): number =>
    height(card) + (suitOf(card) === view.trump ? 20 : 0) + (habits.isKept(card) ? 10 : 0)
  const worst = hand.toSorted((a, b) => keepValue(a) - keepValue(b))
  const spare = worst.filter((card) => keepValue(card) < 10).length
  const discards = legal.filter((action) => action.do === 'discard')
  const numbers = discards.map((action) => action.cards.length)
  const number = Math.min(Math.max(spare, Math.min(...numbers)), Math.max(...numbers))
  const away = worst.slice(0, number)
  return discards.find(
    (action) => action.cards.length === number && action.cards.every((card) => away.includes(card)),
  )
}

function playAdvice(
  { chooseLead }: Habits,
  view: EcarteSeatView,
  legal: readonly EcarteAction[],
): EcarteAction | undefined {
  const plays = legal.filter((action) => action.do === 'play')
  const leads = view.tricks.every((trick) => trick.winner !== null)
  if (leads && view.trump !== null && (view.eye === 0 || view.eye === 1)) {
    const card = chooseLead(ownHand(view), view.trump, view.tricksWon[view.eye])
    return plays.find((action) => action.card === card)
  }
  const wish = cheapest(
    plays.map(({ card }) => card),
    view.trump,
  )
  return plays.find(({ card }) => card === wish)
}

/** Returns the lowest card, trumps last. */
function cheapest(cards: readonly Card[], trump: Suit | null): Card {
  const cardCost = (card: Card): number => height(card) + (suitOf(card) === trump ? 10 : 0)
  return requireValue(cards.toSorted((a, b) => cardCost(a) - cardCost(b))[0])
}
