// The chart of the solved exchange: all hands at a turn-up, by their trumps and by the kings and
// queens of the plain suits.
import { type Card, requireValue } from '../../../../../../shared/card.ts'
import {
  type CellHands,
  type ChartCell,
  type ChartPlace,
  type SolvedAction,
  type SolvedHand,
  type SolvedRole,
  isDiffering,
} from '../../../../../../shared/exchange.ts'
import { countBits, highestBit, listBits } from '../../../../ai/cards.ts'
import { type JeuDeRegle, jeuDeRegle } from '../../jeux.ts'
import { ECARTE_RANKS } from '../../state.ts'
import { type Bit, type Cards32, KING, type Numbering, SUIT, numberingFor } from '../bits.ts'
import type { PositionIndex } from './positions.ts'
import type { SolvedChoice, SolvedScore } from './solved-score.ts'

const KINGS = 0x80808000
const QUEENS = 0x40404000
const HAND = 5
const SUITS = 3
const TURN_UPS = 8
/** Hands with more trumps are a row by their number alone. */
const MOST_RANKED = 3
/** Hands that are counted at once. */
const BLOCK = 1024

/** A cell as a number: trumps, the highest of them, kings, queens. */
type CellNumber = number

/** Returns the cell of a hand. */
function findCell(hand: Cards32): CellNumber {
  const trumps = countBits(hand & SUIT)
  const top = trumps > 0 && trumps <= MOST_RANKED ? highestBit(hand & SUIT) + 1 : 0
  return ((trumps * 16 + top) * 4 + countBits(hand & KINGS)) * 4 + countBits(hand & QUEENS)
}

function toPlace(cell: CellNumber): ChartPlace {
  const top = (cell >> 4) & 15
  return {
    trumps: cell >> 8,
    top: ECARTE_RANKS[ECARTE_RANKS.length - top] ?? null,
    kings: (cell >> 2) & 3,
    queens: cell & 3,
  }
}

function toCell({ trumps, top, kings, queens }: ChartPlace): CellNumber {
  const place = ECARTE_RANKS.findIndex((rank) => rank === top)
  return ((trumps * 16 + (place < 0 ? 0 : ECARTE_RANKS.length - place)) * 4 + kings) * 4 + queens
}

/** Returns the cell of a hand, as it is named. */
export const findPlace = (hand: Cards32): ChartPlace => toPlace(findCell(hand))

/** Returns the number of hands that differ by the names of the plain suits only. */
function countAlike(hand: Cards32): number {
  const kinds = new Set([8, 16, 24].map((suit) => (hand >>> suit) & SUIT)).size
  return kinds === SUITS ? 6 : kinds === 2 ? 3 : 1
}

/** By plain cards, which leave the number of trumps: the rule of the books. */
const RULES = new Map<number, JeuDeRegle | null>()
const SAMPLE: Numbering = numberingFor('H')

/** Returns the jeu de règle of a hand, or null. */
function findBookRule(hand: Cards32): JeuDeRegle | null {
  const plain = hand >>> 8
  const known = RULES.get(plain)
  if (known !== undefined) return known
  // the books do not ask which trumps they are
  const trumps = (1 << (HAND - countBits(plain))) - 1
  const rule = jeuDeRegle(listBits((plain << 8) | trumps).map(SAMPLE.toCard), 'H')
  RULES.set(plain, rule)
  return rule
}

/** Numbers of hands of a cell while they are counted. */
interface CellSums {
  hands: number
  readonly actions: Record<SolvedAction, number>
  readonly discards: number[]
  bookPlays: number
  differing: number
}

const createSums = (): CellSums => ({
  hands: 0,
  actions: { play: 0, exchange: 0, either: 0, won: 0 },
  discards: [0, 0, 0, 0, 0, 0],
  bookPlays: 0,
  differing: 0,
})

/** The hands at a turn-up, with the position of the first. */
interface TurnedHands {
  readonly first: number
  readonly hands: Int32Array
}
const TURNED: TurnedHands[] = []

/** Lists the hands at a turn-up, up to the plain suits. */
function listTurned(index: PositionIndex, turnUp: Bit): TurnedHands {
  if (TURNED.length === 0) {
    const { hands, turnUps } = index.list()
    for (let one = 0; one < TURN_UPS; one += 1) {
      const first = turnUps.indexOf(one)
      TURNED.push({ first, hands: hands.slice(first, turnUps.lastIndexOf(one) + 1) })
    }
  }
  return requireValue(TURNED[turnUp])
}

/** What a chart is about: a solved score, seen by a seat at a turn-up. */
export interface ChartSubject {
  readonly solved: SolvedScore
  readonly role: SolvedRole
  readonly turnUp: Bit
  /** Number of cards elder has taken. */
  readonly taken: number
  /** True if the king of trumps ends the partie for the seat (E-18). */
  readonly kingWins: boolean
}

/** All hands at a turn-up, and what the solution does with them. */
export class Chart {
  private readonly subject: ChartSubject
  private readonly hands: Int32Array
  private readonly first: number
  private readonly sums = new Map<CellNumber, CellSums>()

  constructor(index: PositionIndex, subject: ChartSubject) {
    this.subject = subject
    const { first, hands } = listTurned(index, subject.turnUp)
    this.first = first
    this.hands = hands
  }

  /** The numbers of the blocks in which the hands are counted. */
  get blocks(): readonly number[] {
    return [...Array(Math.ceil(this.hands.length / BLOCK)).keys()]
  }

  /** Counts the hands of a block. */
  countBlock(block: number): void {
    const { solved, role } = this.subject
    const end = Math.min(this.hands.length, (block + 1) * BLOCK)
    for (let at = block * BLOCK; at < end; at += 1) {
      const hand = this.hands[at] ?? 0
      const action = this.judge(hand, solved.chooseAt(role, this.first + at))
      const alike = countAlike(hand)
      const sums = this.sumsOf(findCell(hand))
      const number = this.countDiscards(action, hand)
      const bookPlays = findBookRule(hand) !== null
      sums.hands += alike
      sums.actions[action] += alike
      if (number !== null) sums.discards[number] = (sums.discards[number] ?? 0) + alike
      if (bookPlays) sums.bookPlays += alike
      if (isDiffering(action, bookPlays)) sums.differing += alike
    }
  }

  /** Returns the cells that have hands, by those of the blocks that are counted. */
  listCells(): readonly ChartCell[] {
    return [...this.sums].map(([cell, sums]) => ({ ...toPlace(cell), ...sums }))
  }

  /** Lists some hands of a cell, those with high cards first. */
  listHands(place: ChartPlace, from: number, count: number, number: Numbering): CellHands {
    const cell = toCell(place)
    const places = [...this.hands.keys()].filter((at) => findCell(this.hands[at] ?? 0) === cell)
    const wanted = places.toReversed().slice(from, from + count)
    return {
      total: places.length,
      hands: wanted.map((at) => this.describe(this.hands[at] ?? 0, number)),
    }
  }

  /** Describes the hands of a block, one for all that are alike. */
  describeBlock(block: number, number: Numbering): readonly SolvedHand[] {
    return [...this.hands.subarray(block * BLOCK, (block + 1) * BLOCK)].map((hand) =>
      this.describe(hand, number),
    )
  }

  /** Describes a hand that does not hold the turn-up. */
  describe(hand: Cards32, number: Numbering): SolvedHand {
    const { solved, role, turnUp } = this.subject
    const action = this.judge(hand, solved.choose(role, hand, turnUp))
    return {
      cards: sortCards(hand, number),
      alike: countAlike(hand),
      action,
      discards: this.countDiscards(action, hand),
      rule: findBookRule(hand),
    }
  }

  /** Returns what is done with a hand for which the table has a choice. */
  private judge(hand: Cards32, choice: SolvedChoice): SolvedAction {
    return this.subject.kingWins && (hand & KING) !== 0 ? 'won' : choice
  }

  /** Returns the number of cards to discard; null for a hand that is not exchanged. */
  private countDiscards(action: SolvedAction, hand: Cards32): number | null {
    if (action === 'play' || action === 'won') return null
    const { solved, role, turnUp, taken } = this.subject
    return solved.countDiscards(role, hand, turnUp, role === 'dealer' ? taken : null)
  }

  private sumsOf(cell: CellNumber): CellSums {
    const known = this.sums.get(cell)
    if (known !== undefined) return known
    const sums = createSums()
    this.sums.set(cell, sums)
    return sums
  }
}

/** Returns the cards of a hand: trumps first, high cards first. */
function sortCards(hand: Cards32, number: Numbering): readonly Card[] {
  return [0, 8, 16, 24].flatMap((suit) =>
    listBits((hand >>> suit) & SUIT)
      .toReversed()
      .map((bit) => requireValue(number.toCard(bit + suit))),
  )
}
