// The rulebook player: jeux de règle for the exchange, the advice on leading for the play. It only
// sees a view.
import { type Card, rankOf, suitOf } from '../../../../../shared/card.ts'
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
export function chooseByBook(
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
    king ?? (view.phase === 'exchange' ? exchangeAdvice(view, legal) : playAdvice(view, legal))
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
  view: EcarteSeatView,
  legal: readonly EcarteAction[],
): EcarteAction | undefined {
  const hand = ownHand(view)
  if (view.asks === 'elderDiscards' || view.asks === 'dealerDiscards')
    return discardAdvice(view, hand, legal)
  const stands = view.trump !== null && hand.length === 5 && jeuDeRegle(hand, view.trump) !== null
  const word =
    view.asks === 'decide' ? (stands ? 'stand' : 'propose') : stands ? 'refuse' : 'accept'
  return legal.find((action) => action.do === word)
}

/** Discards all but trumps and kings, as far as the number allows, the worst first. */
function discardAdvice(
  view: EcarteSeatView,
  hand: readonly Card[],
  legal: readonly EcarteAction[],
): EcarteAction | undefined {
  const keepValue = (card: Card): number =>
    height(card) + (suitOf(card) === view.trump ? 20 : 0) + (rankOf(card) === 'K' ? 10 : 0)
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
  view: EcarteSeatView,
  legal: readonly EcarteAction[],
): EcarteAction | undefined {
  const plays = legal.filter((action) => action.do === 'play')
  const leads = view.tricks.every((trick) => trick.winner !== null)
  if (leads && view.trump !== null && (view.eye === 0 || view.eye === 1)) {
    const { card } = adviseLead(ownHand(view), view.trump, view.tricksWon[view.eye])
    return plays.find((action) => action.card === card)
  }
  const cardCost = (card: Card): number => height(card) + (suitOf(card) === view.trump ? 10 : 0)
  return plays.toSorted((a, b) => cardCost(a.card) - cardCost(b.card))[0]
}
