// The transposition table of the solver of Hundertspiel. Its key is by relative order: in each suit,
// who holds the Do, each card that counts, and the cards between, which count nothing, one after the
// other from above, whichever of them are left.
import { SUIT_COUNT, readAt } from '../../src/main/engine/ai/cards.ts'
import { type Board, OWNER } from './hundertspiel-board.ts'

const ENTRIES = 1 << 18
const WIDTH = 7
const [TIME, LEAST, MOST] = [4, 5, 6] as const

/** The four cards that count nothing lie above the Do. */
const [IDLE, IDLE_FROM] = [4, OWNER] as const
const IDLE_MASK = (1 << (OWNER * IDLE)) - 1
/** By the owners of the four such cards: the same without gaps. */
const WITHOUT_GAPS = Int32Array.from({ length: IDLE_MASK + 1 }, (_, owners) => {
  let together = 0
  for (let place = IDLE - 1; place >= 0; place -= 1) {
    const owner = (owners >> (OWNER * place)) & ((1 << OWNER) - 1)
    if (owner !== 0) together = (together << OWNER) | owner
  }
  return together
})
/** Bits of the owners of a suit; the leader and the run of Dos are above those of two suits. */
const SUIT_BITS = 27

export class PositionTable {
  readonly #rows = new Int32Array(ENTRIES * WIDTH)
  readonly #key = new Int32Array(SUIT_COUNT)
  #time = 1

  /** Forgets all: needed when what is counted is other. */
  clear(): void {
    this.#time += 1
  }

  /** Returns the place of a position with this run of Dos, a new one if it is not known. */
  find({ owners, leader }: Board, run: number): number {
    const key = this.#key
    const rows = this.#rows
    let hash = (leader << 2) | run
    for (let suit = 0; suit < SUIT_COUNT; suit += 1) {
      const own = readAt(owners, suit)
      const idle = readAt(WITHOUT_GAPS, (own >> IDLE_FROM) & IDLE_MASK)
      const part = (own & ~(IDLE_MASK << IDLE_FROM)) | (idle << IDLE_FROM)
      key[suit] = part
      hash = Math.imul(hash ^ part, 0x9e3779b1)
      hash ^= hash >>> 15
    }
    key[0] = readAt(key, 0) | (leader << SUIT_BITS)
    key[1] = readAt(key, 1) | (run << SUIT_BITS)
    hash = Math.imul(hash, 0x85ebca6b)
    const first = (hash >>> 13) & (ENTRIES - 2)
    if (this.#isAt(first * WIDTH)) return first * WIDTH
    if (this.#isAt((first + 1) * WIDTH)) return (first + 1) * WIDTH
    // the newer of two stays
    const place = (readAt(rows, first * WIDTH + TIME) === this.#time ? first + 1 : first) * WIDTH
    rows.set(key, place)
    rows[place + TIME] = this.#time
    rows[place + LEAST] = -INFINITE
    rows[place + MOST] = INFINITE
    return place
  }

  #isAt(place: number): boolean {
    const rows = this.#rows
    const key = this.#key
    return (
      readAt(rows, place + TIME) === this.#time &&
      readAt(rows, place) === readAt(key, 0) &&
      readAt(rows, place + 1) === readAt(key, 1) &&
      readAt(rows, place + 2) === readAt(key, 2) &&
      readAt(rows, place + 3) === readAt(key, 3)
    )
  }

  /** Returns what is known at a place: the worth at least, and at most. */
  least(place: number): number {
    return readAt(this.#rows, place + LEAST)
  }

  most(place: number): number {
    return readAt(this.#rows, place + MOST)
  }

  /** Notes a bound of a position: what it is worth at least if that meets the need, else at most. */
  note(board: Board, run: number, bound: number, isMet: boolean): void {
    // the search may have given its place to another
    const place = this.find(board, run)
    this.#rows[place + (isMet ? LEAST : MOST)] = bound
  }
}

/** More than any deal is worth. */
export const INFINITE = 1 << 20
