// The transposition table of the solver, after Ginsberg's partition search: a row holds the bounds
// of all positions with the same lead, the same suit lengths in all hands, and the same owners of
// the cards that mattered, the highest of each suit. What mattered is a set of cards that stands
// for itself and all higher ones.
import { SUIT_COUNT, countBits, readAt } from '../../src/main/engine/ai/cards.ts'
import { type Board, ownersMask, ownersOf } from './board.ts'

/** Sets of cards of four suits, two in each number. */
export interface Mattering {
  low: number
  high: number
}

const HALF = 16
const SET = 0x1fff

/** Returns the cards of a suit that mattered. */
export const matteringIn = ({ low, high }: Mattering, suit: number): number =>
  ((suit < 2 ? low : high) >>> ((suit & 1) * HALF)) & SET

/** Adds a card, or a set of them, to those that mattered. */
export function addMattering(to: Mattering, suit: number, set: number): void {
  if (suit < 2) to.low |= set << ((suit & 1) * HALF)
  else to.high |= set << ((suit & 1) * HALF)
}

const ROWS = 1 << 18
const WIDTH = 16
const BUCKETS = 1 << 17
/** Buckets that are looked at before one is used for other lengths. */
const TRIES = 8

/** Fields of a row: four owners, four masks, four counts in one, the bounds, the card, the next. */
const MASKS = 4
const COUNTS = 8
const LEAST = 9
const MOST = 10
const CARD = 11
const NEXT = 12

/** The answer to a question: what is known, and the cards that matter for it. */
export interface Answer extends Mattering {
  isKnown: boolean
  bound: number
  /** The card that was best before; -1 if none is known. */
  card: number
}

export class PartitionTable {
  readonly answer: Answer = { isKnown: false, bound: 0, card: -1, low: 0, high: 0 }
  readonly #rows = new Int32Array(ROWS * WIDTH)
  /** By bucket: the lengths of two hands and two, the leader, and the newest row. */
  readonly #buckets = new Int32Array(BUCKETS * 4).fill(-1)
  #count = 0

  clear(): void {
    this.#count = 0
    this.#buckets.fill(-1)
  }

  /** Returns the index of the bucket for the lengths and the leader of a board. */
  #findBucket({ lengths, leader }: Board): number {
    const first = (readAt(lengths, 0) & 0xffff) | (readAt(lengths, 1) << HALF)
    const second = (readAt(lengths, 2) & 0xffff) | (readAt(lengths, 3) << HALF)
    let hash = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b) ^ (leader << 20)
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
    let place = (hash >>> 12) & (BUCKETS - 1)
    for (let tried = 0; tried < TRIES; tried += 1) {
      const at = place * 4
      if (readAt(this.#buckets, at + 3) < 0) break
      if (
        readAt(this.#buckets, at) === first &&
        readAt(this.#buckets, at + 1) === second &&
        readAt(this.#buckets, at + 2) === leader
      )
        return at
      place = (place + 1) & (BUCKETS - 1)
    }
    const at = place * 4
    this.#buckets[at] = first
    this.#buckets[at + 1] = second
    this.#buckets[at + 2] = leader
    this.#buckets[at + 3] = -1
    return at
  }

  /** Looks a position up; the answer is the same object each time. */
  ask(board: Board, need: number): Answer {
    const { answer } = this
    const rows = this.#rows
    answer.isKnown = false
    answer.card = -1
    const { left } = board
    const a = ownersOf(board, 0, readAt(left, 0))
    const b = ownersOf(board, 1, readAt(left, 1))
    const c = ownersOf(board, 2, readAt(left, 2))
    const d = ownersOf(board, 3, readAt(left, 3))
    let row = readAt(this.#buckets, this.#findBucket(board) + 3)
    for (; row >= 0; row = readAt(rows, row + NEXT)) {
      if (((readAt(rows, row) ^ a) & readAt(rows, row + MASKS)) !== 0) continue
      if (((readAt(rows, row + 1) ^ b) & readAt(rows, row + MASKS + 1)) !== 0) continue
      if (((readAt(rows, row + 2) ^ c) & readAt(rows, row + MASKS + 2)) !== 0) continue
      if (((readAt(rows, row + 3) ^ d) & readAt(rows, row + MASKS + 3)) !== 0) continue
      const isMet = readAt(rows, row + LEAST) >= need
      if (isMet || readAt(rows, row + MOST) < need) {
        answer.isKnown = true
        answer.bound = readAt(rows, row + (isMet ? LEAST : MOST))
        fillMattering(answer, board, readAt(rows, row + COUNTS))
        return answer
      }
      if (answer.card < 0) answer.card = readAt(rows, row + CARD)
    }
    return answer
  }

  /** Adds what was found: the bounds, the cards that mattered, and the best card. */
  add(board: Board, least: number, most: number, card: number, { low, high }: Mattering): void {
    if (this.#count === ROWS) this.clear()
    const bucket = this.#findBucket(board)
    const row = this.#count * WIDTH
    const rows = this.#rows
    this.#count += 1
    let counts = 0
    for (let suit = 0; suit < SUIT_COUNT; suit += 1) {
      const left = readAt(board.left, suit)
      rows[row + suit] = ownersOf(board, suit, left)
      if (((board.valued >> suit) & 1) === 1) {
        rows[row + MASKS + suit] = -1
        continue
      }
      const set = ((suit < 2 ? low : high) >>> ((suit & 1) * HALF)) & SET
      const count = set === 0 ? 0 : countBits(left & -(set & -set))
      rows[row + MASKS + suit] = ownersMask(count)
      counts |= count << (4 * suit)
    }
    rows[row + COUNTS] = counts
    rows[row + LEAST] = least
    rows[row + MOST] = most
    rows[row + CARD] = card
    rows[row + NEXT] = readAt(this.#buckets, bucket + 3)
    this.#buckets[bucket + 3] = row
  }
}

/** Sets the lowest of the highest cards, so many of each suit. */
function fillMattering(to: Mattering, { left }: Board, counts: number): void {
  to.low = 0
  to.high = 0
  for (let suit = 0; suit < SUIT_COUNT; suit += 1) {
    const count = (counts >> (4 * suit)) & 15
    if (count === 0) continue
    let set = readAt(left, suit)
    for (let below = countBits(set) - count; below > 0; below -= 1) set &= set - 1
    addMattering(to, suit, set & -set)
  }
}
