// Alpha-beta search with a transposition table for the tricks after the talon, when both hands are
// known (T-5, T-12, TA-8). Values are what the first seat gains more than the second.
import { LAST_TRICK } from '../state.ts'
import type { RuleTables } from './tables.ts'
import { countBits, lowestBit } from '../../../ai/cards.ts'

/** Points that the tricks still to come decide besides those of their cards. */
export interface Stakes {
  /** T-12: whole points lost by a side that makes none of the tricks it must make, else 0. */
  readonly matsch: readonly [number, number]
  /** T-8: points a side still announces when it first leads with `own`. */
  readonly announces: ((seat: 0 | 1, own: number, other: number) => number) | null
}

const INFINITE = 1 << 20
/** The flags of both seats for having announced. */
const BOTH_SAID = 12
/** Size of a hand up to which nothing is cached. */
const FEW = 2

const EXACT = 0
const AT_LEAST = 1
const AT_MOST = 2

/** Packs a cache entry: the value and its kind (exact or bound). */
const packNode = (value: number, kind: number): number => (value << 2) | kind

/** Solver for one deal: it caches its results. */
export class Solver {
  private readonly tables: RuleTables
  private readonly stakes: Stakes
  private readonly memory: Map<number, Map<number, number>>[] = [new Map(), new Map()]
  /** Bits: each seat made a trick that saves it from the Matsch; each has announced. */
  private flags: number

  constructor(tables: RuleTables, stakes: Stakes) {
    this.tables = tables
    this.stakes = stakes
    this.flags =
      (stakes.matsch[0] === 0 ? 1 : 0) |
      (stakes.matsch[1] === 0 ? 2 : 0) |
      (stakes.announces === null ? BOTH_SAID : 0)
  }

  /** Returns what the first seat gains from here, with `leader` about to lead. */
  solveLead(first: number, second: number, leader: 0 | 1): number {
    return this.searchTurn(first, second, leader, this.flags, -INFINITE, INFINITE)
  }

  /** Returns the same after a card was led; `said` is a side that has announced all it will. */
  solveFollow(first: number, second: number, turn: 0 | 1, led: number, said?: 0 | 1): number {
    const flags = said === undefined ? this.flags : this.flags | (said === 0 ? 4 : 8)
    return this.searchReplies(first, second, turn, led, flags, -INFINITE, INFINITE)
  }

  /** Returns the same after a trick of these cards is complete. */
  solveAfter(first: number, second: number, leader: 0 | 1, led: number, reply: number): number {
    return this.searchTrick(first, second, leader, led, reply, this.flags, -INFINITE, INFINITE)
  }

  private searchTurn(
    first: number,
    second: number,
    leader: 0 | 1,
    flags: number,
    low: number,
    high: number,
  ): number {
    if (first === 0) return this.endValue(flags)
    // in the last trick there is no choice
    if ((first & (first - 1)) === 0 && (flags & BOTH_SAID) === BOTH_SAID) {
      const [own, other] = leader === 0 ? [first, second] : [second, first]
      return this.searchTrick(0, 0, leader, lowestBit(own), lowestBit(other), flags, low, high)
    }
    // searching the last tricks is faster than a cache look-up
    if (countBits(first) <= FEW) return this.searchLeads(first, second, leader, flags, low, high)
    const table = this.memory[leader]
    const key = second * 16 + flags
    const known = table?.get(first)?.get(key)
    let [alpha, beta] = [low, high]
    if (known !== undefined) {
      const [value, kind] = [known >> 2, known & 3]
      if (kind === EXACT) return value
      if (kind === AT_LEAST) {
        if (value >= beta) return value
        alpha = Math.max(alpha, value)
      } else {
        if (value <= alpha) return value
        beta = Math.min(beta, value)
      }
    }
    const value = this.searchLeads(first, second, leader, flags, alpha, beta)
    const kind = value >= beta ? AT_LEAST : value <= alpha ? AT_MOST : EXACT
    const row = table?.get(first)
    if (row === undefined) table?.set(first, new Map([[key, packNode(value, kind)]]))
    else row.set(key, packNode(value, kind))
    return value
  }

  private searchLeads(
    first: number,
    second: number,
    leader: 0 | 1,
    flags: number,
    low: number,
    high: number,
  ): number {
    const own = leader === 0 ? first : second
    const other = leader === 0 ? second : first
    const mark = leader === 0 ? 4 : 8
    let gained = 0
    let now = flags
    if ((flags & mark) === 0) {
      const points = this.stakes.announces?.(leader, own, other) ?? 0
      gained = leader === 0 ? points : -points
      now |= mark
    }
    let best = leader === 0 ? -INFINITE : INFINITE
    let [alpha, beta] = [low - gained, high - gained]
    for (let rest = this.worthTrying(own, other); rest !== 0;) {
      const led = strongestLead(rest, other, this.tables)
      rest &= ~(1 << led)
      const value =
        leader === 0
          ? this.searchReplies(first & ~(1 << led), second, 1, led, now, alpha, beta)
          : this.searchReplies(first, second & ~(1 << led), 0, led, now, alpha, beta)
      if (leader === 0) {
        if (value > best) best = value
        if (best > alpha) alpha = best
      } else {
        if (value < best) best = value
        if (best < beta) beta = best
      }
      if (alpha >= beta) break
    }
    return best + gained
  }

  private searchReplies(
    first: number,
    second: number,
    turn: 0 | 1,
    led: number,
    flags: number,
    low: number,
    high: number,
  ): number {
    const own = turn === 0 ? first : second
    const same = own & (this.tables.suits[led] ?? 0)
    let best = turn === 0 ? -INFINITE : INFINITE
    let [alpha, beta] = [low, high]
    for (
      let rest = this.worthTrying(same === 0 ? own : same, first | second | (1 << led));
      rest !== 0;
    ) {
      const card = lowestBit(rest)
      rest &= rest - 1
      const value =
        turn === 0
          ? this.searchTrick(first & ~(1 << card), second, 1, led, card, flags, alpha, beta)
          : this.searchTrick(first, second & ~(1 << card), 0, led, card, flags, alpha, beta)
      if (turn === 0) {
        if (value > best) best = value
        if (best > alpha) alpha = best
      } else {
        if (value < best) best = value
        if (best < beta) beta = best
      }
      if (alpha >= beta) break
    }
    return best
  }

  private searchTrick(
    first: number,
    second: number,
    leader: 0 | 1,
    led: number,
    reply: number,
    flags: number,
    low: number,
    high: number,
  ): number {
    const { beaters, points } = this.tables
    const isTaken = (((beaters[led] ?? 0) >>> reply) & 1) === 1
    const winner: 0 | 1 = isTaken === (leader === 0) ? 1 : 0
    const count = (points[led] ?? 0) + (points[reply] ?? 0) + (first === 0 ? LAST_TRICK : 0)
    const gained = winner === 0 ? count : -count
    return (
      gained +
      this.searchTurn(
        first,
        second,
        winner,
        flags | (winner === 0 ? 1 : 2),
        low - gained,
        high - gained,
      )
    )
  }

  /** Returns the cards worth trying; while some may be announced, none are equivalent. */
  private worthTrying(own: number, all: number): number {
    return this.stakes.announces === null ? distinctCards(own, all) : own
  }

  private endValue(flags: number): number {
    const [first, second] = this.stakes.matsch
    return ((flags & 1) === 0 ? -first : 0) + ((flags & 2) === 0 ? second : 0)
  }
}

/** Returns the cards with one of adjacent nine, eight and seven, which count nothing. */
function distinctCards(own: number, all: number): number {
  let kept = own
  for (let low = 5; low < 32; low += 8) {
    const plain = (own >>> low) & 7
    const more = plain & (plain - 1)
    // the nine and the seven are adjacent unless the eight is between them
    if (more !== 0 && (((all & ~own) >>> low) & 7) !== 2) kept &= ~(more << low)
  }
  return kept
}

/** Returns the lead to try first: a safe one, of those the one that counts most. */
function strongestLead(
  leads: number,
  other: number,
  { beaters, points, suits }: RuleTables,
): number {
  let best = -1
  let height = -1
  for (let rest = leads; rest !== 0; rest &= rest - 1) {
    const card = lowestBit(rest)
    const same = other & (suits[card] ?? 0)
    const isSafe = ((same === 0 ? other : same) & (beaters[card] ?? 0)) === 0
    const value = isSafe ? 20 + (points[card] ?? 0) : 12 - (points[card] ?? 0)
    if (value > height) [best, height] = [card, value]
  }
  return best
}
