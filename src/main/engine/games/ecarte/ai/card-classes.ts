// The cards the other may hold fall into classes: those of a suit that lie between the same two cards of one's own take
// exactly the same part in the play, and so do all cards of plain suits one does not hold. Hands with the same number of
// cards in every class are one case.
import {
  type Bit,
  type Cards32,
  SUIT,
  cardsAbove,
  cardsBelow,
  listBits,
  isTrump,
  countCards,
  suitBits,
} from './bits.ts'

/** What is known at a point of a deal, from one seat. */
export interface KnownCards {
  /** Own cards in hand, and the one just led when the other has still to answer it. */
  readonly own: Cards32
  /** Cards the other may hold, and those he certainly does. */
  readonly may: Cards32
  readonly sure: Cards32
  /** How many cards the other holds. */
  readonly others: number
}

/** How much more or less likely than another a card of the other's is; 1 to count hands. */
export type CardWeight = (bit: Bit) => number

export interface CardClasses {
  readonly own: readonly Bit[]
  readonly members: readonly Cards32[]
  /** How many cards of each class the other can hold. */
  readonly most: readonly number[]
  /** Classes that beat an own card in its suit, those below it there, and the classes of trumps; one bit a class. */
  readonly higher: readonly number[]
  readonly lower: readonly number[]
  readonly trumps: number
  /** Own cards that beat a class in its suit, and those below it there; one bit for each place in `own`. */
  readonly ownHigher: readonly number[]
  readonly ownLower: readonly number[]
  readonly ownTrumps: number
}

/** The classes the other's cards fall into. */
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
    most: members.map((one) => countCards(one)),
    higher: own.map((bit) => classSet((one) => (one & cardsAbove(bit)) !== 0)),
    lower: own.map((bit) => classSet((one) => (one & cardsBelow(bit)) !== 0)),
    trumps: classSet((one) => (one & SUIT) !== 0),
    ownHigher: members.map((one) => ownSet((bit) => (one & cardsBelow(bit)) !== 0)),
    ownLower: members.map((one) => ownSet((bit) => (one & cardsAbove(bit)) !== 0)),
    ownTrumps: ownSet(isTrump),
  }
}

/** The stretches of a suit that own cards cut it into; a plain suit without own cards has none. */
function suitGaps(own: Cards32, suit: Bit): Cards32[] {
  const cards = listBits(own & suitBits(suit))
  if (cards.length === 0) return isTrump(suit) ? [SUIT] : []
  const below0 = cards.map((bit, place) => cardsBelow(bit) & (place === 0 ? -1 : cardsAbove(cards[place - 1] ?? bit)))
  return [...below0, cardsAbove(cards.at(-1) ?? suit)]
}

/** All plain suits without own cards: they can only be trumped or let go, so they are one class. */
const unheldSuits = (own: Cards32): Cards32 =>
  [8, 16, 24].reduce((set, suit) => ((own & suitBits(suit)) === 0 ? set | suitBits(suit) : set), 0)

/** By class and number of its cards: how many choices of that number of cards there are, each counted with its weight. */
export type ClassChoices = readonly Float64Array[]

/** The choices out of each class, those without the cards of `apart` and those with all of them. */
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
      return symmetricSums(free.map(weight), countCards(own), factor, known.others)
    })
  return { without: sumChoices(apart, known.sure), withAll: sumChoices(0, known.sure | apart) }
}

/** Elementary symmetric sums of the weights, from `least` cards on. */
function symmetricSums(weights: readonly number[], least: number, factor: number, most: number): Float64Array {
  const sums = new Float64Array(most + 2)
  sums[least] = factor
  for (const one of weights)
    for (let held = most; held > least; held -= 1) sums[held] = (sums[held] ?? 0) + one * (sums[held - 1] ?? 0)
  return sums
}
