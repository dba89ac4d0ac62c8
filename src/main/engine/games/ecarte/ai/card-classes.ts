// Equivalence classes of the cards the other player may hold: those of a suit between the same two
// own cards are equivalent in play, and so are all cards of plain suits in which there is no own
// card. Hands with the same number of cards in every class are one case.
import { type Bit, type Cards32, SUIT, cardsAbove, cardsBelow, isTrump, suitBits } from './bits.ts'
import { listBits, countBits } from '../../../ai/cards.ts'

/** Knowledge of one seat at a point of a deal. */
export interface KnownCards {
  /** Own cards in hand, and the one just led if the other player has still to answer it. */
  readonly own: Cards32
  /** Cards the other player may hold, and those certainly held. */
  readonly may: Cards32
  readonly sure: Cards32
  /** Number of cards the other player holds. */
  readonly others: number
}

/** Relative likelihood that the other player holds a card; 1 to count hands. */
export type CardWeight = (bit: Bit) => number

export interface CardClasses {
  readonly own: readonly Bit[]
  readonly members: readonly Cards32[]
  /** Maximum number of cards of each class that the other player can hold. */
  readonly most: readonly number[]
  /** Classes that beat an own card in its suit, those below it, and trumps; a bit a class. */
  readonly higher: readonly number[]
  readonly lower: readonly number[]
  readonly trumps: number
  /** Own cards that beat a class in its suit, and those below it; a bit per index of `own`. */
  readonly ownHigher: readonly number[]
  readonly ownLower: readonly number[]
  readonly ownTrumps: number
}

/** Builds the classes of the other player's cards. */
export function buildClasses(known: KnownCards): CardClasses {
  const own = listBits(known.own)
  const held = known.may | known.sure
  const members = [0, 8, 16, 24]
    .flatMap((suit) => suitGaps(known.own, suit))
    .concat(unheldSuits(known.own))
    .map((gap) => gap & held)
    .filter((gap) => gap !== 0)
  const classSet = (test: (members: Cards32) => boolean): number =>
    members.reduce((set, one, place) => (test(one) ? set | (1 << place) : set), 0)
  const ownSet = (test: (bit: Bit) => boolean): number =>
    own.reduce((set, bit, place) => (test(bit) ? set | (1 << place) : set), 0)
  return {
    own,
    members,
    most: members.map((one) => countBits(one)),
    higher: own.map((bit) => classSet((one) => (one & cardsAbove(bit)) !== 0)),
    lower: own.map((bit) => classSet((one) => (one & cardsBelow(bit)) !== 0)),
    trumps: classSet((one) => (one & SUIT) !== 0),
    ownHigher: members.map((one) => ownSet((bit) => (one & cardsBelow(bit)) !== 0)),
    ownLower: members.map((one) => ownSet((bit) => (one & cardsAbove(bit)) !== 0)),
    ownTrumps: ownSet(isTrump),
  }
}

/** Returns the ranges into which own cards divide a suit; a plain suit without any has none. */
function suitGaps(own: Cards32, suit: Bit): Cards32[] {
  const cards = listBits(own & suitBits(suit))
  if (cards.length === 0) return isTrump(suit) ? [SUIT] : []
  const below0 = cards.map(
    (bit, place) => cardsBelow(bit) & (place === 0 ? -1 : cardsAbove(cards[place - 1] ?? bit)),
  )
  return [...below0, cardsAbove(cards.at(-1) ?? suit)]
}

/** Returns the plain suits without own cards, one class: they are trumped or let go. */
const unheldSuits = (own: Cards32): Cards32 =>
  [8, 16, 24].reduce((set, suit) => ((own & suitBits(suit)) === 0 ? set | suitBits(suit) : set), 0)

/** By class and number of its cards: the choices of that many cards, counted with weights. */
export type ClassChoices = readonly Float64Array[]

/** Counts the choices out of each class without the cards of `apart`, and with all of them. */
export function countChoices(
  classes: CardClasses,
  known: KnownCards,
  weight: CardWeight,
  apart: Cards32,
): { readonly without: ClassChoices; readonly withAll: ClassChoices } {
  const sumChoices = (excluded: Cards32, sure: Cards32): ClassChoices =>
    classes.members.map((members) => {
      const own = members & sure
      const free = listBits(members & ~own & ~excluded)
      const factor = listBits(own & ~known.sure).reduce((product, bit) => product * weight(bit), 1)
      return symmetricSums(free.map(weight), countBits(own), factor, known.others)
    })
  return { without: sumChoices(apart, known.sure), withAll: sumChoices(0, known.sure | apart) }
}

/** Returns the elementary symmetric sums of the weights, from `least` cards on. */
function symmetricSums(
  weights: readonly number[],
  least: number,
  factor: number,
  most: number,
): Float64Array {
  const sums = new Float64Array(most + 2)
  sums[least] = factor
  for (const one of weights)
    for (let held = most; held > least; held -= 1)
      sums[held] = (sums[held] ?? 0) + one * (sums[held - 1] ?? 0)
  return sums
}
