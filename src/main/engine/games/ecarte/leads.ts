// Advice on leading (L-1 … L-8), as the rulebook player follows it.
import { type Card, type Suit, SUITS, rankOf, suitOf } from '../../../../shared/card.ts'
import { height } from './state.ts'

type LeadRule = 'L-1' | 'L-2' | 'L-3' | 'L-4' | 'L-5' | 'L-6' | 'L-7' | 'L-8'

export interface LeadAdvice {
  readonly card: Card
  /** Null: no rule fits; the top of the longest plain suit, else the highest trump. */
  readonly rule: LeadRule | null
}

interface LeadHand {
  /** From high to low. */
  readonly trumps: readonly Card[]
  /** Plain suits that are held, each from high to low. */
  readonly plain: readonly (readonly Card[])[]
  readonly tricksMade: number
}

type Lead = (held: LeadHand) => Card | null

const ACE_AND_BELOW = 5
const isSmall = (card: Card | undefined): boolean =>
  card !== undefined && height(card) <= ACE_AND_BELOW
const isHigh = (card: Card | undefined): boolean =>
  card !== undefined && height(card) > ACE_AND_BELOW
const ranksText = (suit: readonly Card[]): string => suit.map(rankOf).join(' ')
const isHeadedBy = (suit: readonly Card[], rank: string, length: number): boolean =>
  suit.length === length && suit[0] !== undefined && rankOf(suit[0]) === rank
const firstCard = (cards: readonly Card[] | undefined): Card | null => cards?.[0] ?? null
const lastCard = (cards: readonly Card[]): Card | null => cards.at(-1) ?? null

/** L-1: a high trump, and a king with three cards of its suit: the trump. */
const highTrump: Lead = ({ trumps, plain }) =>
  trumps.length === 1 && isHigh(trumps[0]) && plain.some((suit) => isHeadedBy(suit, 'K', 4))
    ? firstCard(trumps)
    : null

/** L-2: a small trump, a king with two cards of its suit, one small card elsewhere: the king. */
const kingAndTwo: Lead = ({ trumps, plain }) => {
  const fits =
    trumps.length === 1 &&
    isSmall(trumps[0]) &&
    plain.some((suit) => suit.length === 1 && isSmall(suit[0]))
  return fits ? firstCard(plain.find((suit) => isHeadedBy(suit, 'K', 3))) : null
}

/** L-3: one trump, a bare king, and queen, jack, ace or ten of another suit: the queen. */
const queenFromThree: Lead = ({ trumps, plain }) =>
  trumps.length === 1 && plain.some((suit) => isHeadedBy(suit, 'K', 1))
    ? firstCard(plain.find((suit) => ranksText(suit) === 'Q J A' || ranksText(suit) === 'Q J 10'))
    : null

/** L-4: two trumps and three of a plain suit: that suit. */
const threeBesideTwoTrumps: Lead = ({ trumps, plain }) =>
  trumps.length === 2 ? firstCard(plain.find((suit) => suit.length === 3)) : null

/** L-5: two trumps and J A of one suit, J of another: the guarded jack; when it wins, trumps. */
const guardedJack: Lead = ({ trumps, plain, tricksMade }) => {
  if (trumps.length !== 2) return null
  const bareJack = plain.some((suit) => ranksText(suit) === 'J')
  const jackAndAce = plain.find((suit) => ranksText(suit) === 'J A')
  if (bareJack && jackAndAce !== undefined) return firstCard(jackAndAce)
  return tricksMade === 1 && bareJack && plain.some((suit) => ranksText(suit) === 'A')
    ? firstCard(trumps)
    : null
}

/** L-6: from three trumps in unbroken sequence the lowest. */
const lowestOfSequence: Lead = ({ trumps }) => {
  const [a, b, c] = trumps.map(height)
  return trumps.length === 3 && a !== undefined && b === a - 1 && c === a - 2
    ? lastCard(trumps)
    : null
}

/** L-7: a bare king in one suit, a guarded king or queen in another: the guarded one. */
const guardedCourt: Lead = ({ plain }) => {
  if (!plain.some((suit) => isHeadedBy(suit, 'K', 1))) return null
  return firstCard(
    plain.find(
      (suit) =>
        suit.length > 1 &&
        (isHeadedBy(suit, 'K', suit.length) || isHeadedBy(suit, 'Q', suit.length)),
    ),
  )
}

/** L-8: two tricks made, the trump queen and two small trumps: a small one. */
const smallFromQueen: Lead = ({ trumps, tricksMade }) => {
  const [queen, ...small] = trumps
  const fits =
    tricksMade === 2 && queen !== undefined && rankOf(queen) === 'Q' && small.length === 2
  return fits && small.every(isSmall) ? lastCard(trumps) : null
}

const RULES: readonly (readonly [LeadRule, Lead])[] = [
  ['L-8', smallFromQueen],
  ['L-6', lowestOfSequence],
  ['L-1', highTrump],
  ['L-2', kingAndTwo],
  ['L-3', queenFromThree],
  ['L-4', threeBesideTwoTrumps],
  ['L-5', guardedJack],
  ['L-7', guardedCourt],
]

/** Returns the lead of the book from a hand, and its rule. */
export function adviseLead(hand: readonly Card[], trump: Suit, tricksMade: number): LeadAdvice {
  const sorted = hand.toSorted((a, b) => height(b) - height(a))
  const plain = SUITS.filter((suit) => suit !== trump).map((suit) =>
    sorted.filter((card) => suitOf(card) === suit),
  )
  const held: LeadHand = {
    trumps: sorted.filter((card) => suitOf(card) === trump),
    plain: plain.filter((suit) => suit.length > 0),
    tricksMade,
  }
  for (const [rule, lead] of RULES) {
    const card = lead(held)
    if (card !== null) return { card, rule }
  }
  const longest = held.plain.toSorted(
    (a, b) => b.length - a.length || heightOfTop(b) - heightOfTop(a),
  )
  const card = firstCard(longest[0]) ?? firstCard(held.trumps)
  if (card === null) throw new Error('an empty hand leads nothing')
  return { card, rule: null }
}

const heightOfTop = (suit: readonly Card[]): number => (suit[0] === undefined ? 0 : height(suit[0]))
