// The transposition table of the solver, after Ginsberg's partition search: an entry holds the
// bounds of all positions with the same lead, the same suit lengths in all hands, and the same
// owners of the cards that mattered, the highest of each suit. What mattered is a set of cards that
// stands for itself and all higher ones. The entries with the same lengths are a tree: a level for
// each suit, trumps first, and below each other what may lie in the next suit.
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

const NODES = 1 << 19
const WIDTH = 8
const BUCKETS = 1 << 17
/** Buckets that are looked at before one is used for other lengths. */
const TRIES = 8

/** Fields of a node: owners and their mask, the next node of its level, the first of the next. */
const MASK = 1
const NEXT = 2
const BELOW = 3
/** In the last level: the bounds, the best card, and how many cards mattered in each suit. */
const LEAST = 3
const MOST = 4
const CARD = 5
const COUNTS = 6

/** The answer to a question: what is known, and the cards that matter for it. */
export interface Answer extends Mattering {
  isKnown: boolean
  bound: number
  /** The card that was best before; -1 if none is known. */
  card: number
}

export class PartitionTable {
  readonly answer: Answer = { isKnown: false, bound: 0, card: -1, low: 0, high: 0 }
  readonly #nodes = new Int32Array(NODES * WIDTH)
  /** By bucket: the lengths of two hands and two, the leader and its time, and the first node. */
  readonly #buckets = new Int32Array(BUCKETS * 4).fill(-1)
  /** By bucket: the card that was best last. */
  readonly #cards = new Int32Array(BUCKETS)
  #count = 0
  /** Buckets of earlier times are empty. */
  #time = 0

  clear(): void {
    this.#count = 0
    this.#time += 4
  }

  /** Returns the index of the bucket for the lengths and the leader of a board. */
  #findBucket({ lengths, leader }: Board): number {
    const first = (readAt(lengths, 0) & 0xffff) | (readAt(lengths, 1) << HALF)
    const second = (readAt(lengths, 2) & 0xffff) | (readAt(lengths, 3) << HALF)
    let hash = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b) ^ (leader << 20)
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
    const third = this.#time + leader
    let place = (hash >>> 12) & (BUCKETS - 1)
    for (let tried = 0; tried < TRIES; tried += 1) {
      const at = place * 4
      if (readAt(this.#buckets, at + 2) < this.#time) break
      if (
        readAt(this.#buckets, at) === first &&
        readAt(this.#buckets, at + 1) === second &&
        readAt(this.#buckets, at + 2) === third
      )
        return at
      place = (place + 1) & (BUCKETS - 1)
    }
    const at = place * 4
    this.#buckets[at] = first
    this.#buckets[at + 1] = second
    this.#buckets[at + 2] = third
    this.#buckets[at + 3] = -1
    this.#cards[place] = -1
    return at
  }

  /** Looks a position up; the answer is the same object each time. */
  ask(board: Board, need: number): Answer {
    const { answer } = this
    const nodes = this.#nodes
    answer.isKnown = false
    answer.card = -1
    const { left, trump } = board
    const a = ownersOf(board, trump, readAt(left, trump))
    const second = (trump + 1) & 3
    const b = ownersOf(board, second, readAt(left, second))
    const third = (trump + 2) & 3
    const c = ownersOf(board, third, readAt(left, third))
    const fourth = (trump + 3) & 3
    const d = ownersOf(board, fourth, readAt(left, fourth))
    const bucket = this.#findBucket(board)
    let one = readAt(this.#buckets, bucket + 3)
    for (; one >= 0; one = readAt(nodes, one + NEXT)) {
      if (((readAt(nodes, one) ^ a) & readAt(nodes, one + MASK)) !== 0) continue
      for (let two = readAt(nodes, one + BELOW); two >= 0; two = readAt(nodes, two + NEXT)) {
        if (((readAt(nodes, two) ^ b) & readAt(nodes, two + MASK)) !== 0) continue
        let three = readAt(nodes, two + BELOW)
        for (; three >= 0; three = readAt(nodes, three + NEXT)) {
          if (((readAt(nodes, three) ^ c) & readAt(nodes, three + MASK)) !== 0) continue
          let last = readAt(nodes, three + BELOW)
          for (; last >= 0; last = readAt(nodes, last + NEXT)) {
            if (((readAt(nodes, last) ^ d) & readAt(nodes, last + MASK)) !== 0) continue
            if (this.#answers(board, last, need)) return answer
          }
        }
      }
    }
    // another position with the same lengths may have the same best card
    if (answer.card < 0) answer.card = readAt(this.#cards, bucket >> 2)
    return answer
  }

  /** Returns true, with the answer, if the bounds of an entry decide. */
  #answers(board: Board, entry: number, need: number): boolean {
    const { answer } = this
    const nodes = this.#nodes
    const isMet = readAt(nodes, entry + LEAST) >= need
    if (!isMet && readAt(nodes, entry + MOST) >= need) {
      if (answer.card < 0) answer.card = readAt(nodes, entry + CARD)
      return false
    }
    answer.isKnown = true
    answer.bound = readAt(nodes, entry + (isMet ? LEAST : MOST))
    fillMattering(answer, board, readAt(nodes, entry + COUNTS))
    return true
  }

  /** Adds what was found: the bounds, the best card, and the cards that mattered. */
  add(board: Board, least: number, most: number, card: number, { low, high }: Mattering): void {
    // an entry has at most one new node in each level
    if (this.#count + SUIT_COUNT > NODES) this.clear()
    const nodes = this.#nodes
    const bucket = this.#findBucket(board)
    this.#cards[bucket >> 2] = card
    let counts = 0
    let parent = -1
    let isNew = false
    for (let level = 0; level < SUIT_COUNT; level += 1) {
      const suit = (board.trump + level) & 3
      const left = readAt(board.left, suit)
      let mask = -1
      if (((board.valued >> suit) & 1) === 0) {
        const set = ((suit < 2 ? low : high) >>> ((suit & 1) * HALF)) & SET
        const count = set === 0 ? 0 : countBits(left & -(set & -set))
        mask = ownersMask(count)
        counts |= count << (4 * suit)
      }
      const before = this.#count
      const first = parent < 0 ? readAt(this.#buckets, bucket + 3) : readAt(nodes, parent + BELOW)
      const node = this.#findNode(first, ownersOf(board, suit, left) & mask, mask)
      isNew = this.#count > before
      if (isNew && parent < 0) this.#buckets[bucket + 3] = node
      else if (isNew) nodes[parent + BELOW] = node
      parent = node
    }
    nodes[parent + LEAST] = isNew ? least : Math.max(least, readAt(nodes, parent + LEAST))
    nodes[parent + MOST] = isNew ? most : Math.min(most, readAt(nodes, parent + MOST))
    nodes[parent + CARD] = card
    nodes[parent + COUNTS] = counts
  }

  /** Returns the node with these owners among those from `first` on, or a new one before them. */
  #findNode(first: number, owners: number, mask: number): number {
    const nodes = this.#nodes
    for (let node = first; node >= 0; node = readAt(nodes, node + NEXT))
      if (readAt(nodes, node) === owners && readAt(nodes, node + MASK) === mask) return node
    const node = this.#count * WIDTH
    this.#count += 1
    nodes[node] = owners
    nodes[node + MASK] = mask
    nodes[node + NEXT] = first
    nodes[node + BELOW] = -1
    return node
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
