// Why a card is good to play, in the terms of a card player: what holds of it for certain, from
// what its seat can see.
import { type Card, SUITS, suitOf } from '../../../shared/card.ts'
import type { CardReason } from '../../../shared/coach.ts'
import { type AnyAction, type TableView, sideOf } from '../../../shared/view.ts'
import { leftOf } from '../games/trick.ts'
import { type CardFacts, canBeBeaten, unseenBy } from './certain.ts'

/** Cards of a suit from which a lead is one from length. */
const LONG = 3

/** A seat that has to play a card. */
interface CardDecision {
  readonly view: TableView
  readonly facts: CardFacts
  readonly hand: readonly Card[]
  /** The own cards that may be played. */
  readonly playable: readonly Card[]
  readonly card: Card
}

/** Returns the reason for a card; null if nothing simple holds of it, or it may break a rule. */
export function findCardReason(
  view: TableView,
  legal: readonly AnyAction[],
  card: Card,
  facts: CardFacts,
): CardReason | null {
  const { eye, options, tricks } = view
  const hand = typeof eye === 'number' ? view.hands[eye] : undefined
  if (typeof hand !== 'object' || options['irregularities'] === true) return null
  const playable = legal.flatMap((one) => (one.do === 'play' ? (one.card ?? []) : []))
  const decision: CardDecision = { view, facts, hand, playable, card }
  const trick = tricks.at(-1)
  return trick === undefined || trick.winner !== null
    ? reasonToLead(decision)
    : reasonToFollow(decision, trick.cards, trick.leader)
}

const isUnbeaten = ({ view, facts, card }: CardDecision): boolean =>
  !canBeBeaten(card, unseenBy(view, facts), view.trump, facts)

function reasonToLead(decision: CardDecision): CardReason | null {
  const { view, hand, card } = decision
  if (isUnbeaten(decision)) return { why: 'unbeaten' }
  const lengths = SUITS.map((suit) => hand.filter((one) => suitOf(one) === suit).length)
  const cards = hand.filter((one) => suitOf(one) === suitOf(card)).length
  if (suitOf(card) === view.trump) return cards < LONG ? null : { why: 'drawsTrumps', cards }
  return cards < LONG || cards < Math.max(...lengths) ? null : { why: 'longest', cards }
}

function reasonToFollow(
  decision: CardDecision,
  trick: readonly Card[],
  leader: number,
): CardReason | null {
  const { view, facts, playable, card } = decision
  const best = trick.reduce((high, one) => (beats(one, high, decision) ? one : high))
  const isLast = trick.length === view.hands.length - 1
  const takers = playable.filter((one) => beats(one, best, decision))
  const takes = beats(card, best, decision)
  const isPartners = isOfPartner(view, (leader + trick.indexOf(best)) % view.hands.length)
  const isSafe = isLast || !canBeBeaten(best, unseenBy(view, facts), view.trump, facts)
  if (!takes && isPartners) return isSafe ? { why: 'partner' } : null
  if (takers.length === 0) return reasonToLose(decision, trick)
  if (!takes) return null
  if (suitOf(card) !== suitOf(best) && suitOf(card) === view.trump) return { why: 'trumps' }
  if (isLast && takers.every((one) => !isLower(one, card, decision))) return { why: 'cheapest' }
  return isUnbeaten(decision) ? { why: 'unbeaten' } : null
}

/** Returns true if a card takes the trick from its best card so far. */
function beats(card: Card, best: Card, { view, facts }: CardDecision): boolean {
  return card !== best && canBeBeaten(best, [card], view.trump, facts)
}

const isLower = (one: Card, card: Card, { facts }: CardDecision): boolean =>
  suitOf(one) === suitOf(card) && facts.height(one) < facts.height(card)

/** Returns true if a seat is the partner of the viewer. */
function isOfPartner({ eye, hands, score }: TableView, seat: number): boolean {
  const sides = score.length
  return (
    typeof eye === 'number' &&
    hands.length > sides &&
    sideOf(leftOf(0, hands.length, seat), sides) === sideOf(eye, sides)
  )
}

function reasonToLose(decision: CardDecision, trick: readonly Card[]): CardReason {
  const { view, hand, card } = decision
  const [lead] = trick
  const rest = hand.filter((one) => one !== card)
  const isFollowing = lead !== undefined && suitOf(lead) === suitOf(card)
  const suits = isFollowing
    ? 0
    : SUITS.filter((suit) => suit !== view.trump && isGuarded(suit, rest, decision)).length
  return suits === 0 ? { why: 'lost' } : { why: 'guards', suits }
}

/** Returns true if the second highest card still in play of a suit is held with another one. */
function isGuarded(suit: string, hand: readonly Card[], { view, facts }: CardDecision): boolean {
  const out = unseenBy(view, facts).filter((card) => suitOf(card) === suit)
  const own = hand.filter((card) => suitOf(card) === suit)
  const above = own.map(
    (card) => out.filter((one) => facts.height(one) > facts.height(card)).length,
  )
  const fewest = Math.min(...above)
  return own.length > fewest && fewest === 1
}
