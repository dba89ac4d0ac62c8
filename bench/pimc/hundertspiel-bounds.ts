// Bounds of what a lead at Hundertspiel is worth: by the points and Dos that are left, and by the
// tricks that the leader can take at once, however the others play (quick tricks).
import { SUIT_COUNT, countBits, highestBit, readAt } from '../../src/main/engine/ai/cards.ts'
import { LOWEST, countOfCode } from '../../src/main/engine/games/hundertspiel/ai/encoding.ts'
import { DO, FIRST_DO, LAST_TRICK } from '../../src/main/engine/games/hundertspiel/dos.ts'
import { type Board, endDos, raises, suitHand } from './hundertspiel-board.ts'

export interface Bounds {
  least: number
  most: number
}

const DO_BIT = 1 << LOWEST

/** Returns the number of Dos in a hand. */
function countDos(board: Board, seat: number): number {
  let count = 0
  for (let suit = 0; suit < SUIT_COUNT; suit += 1)
    if ((suitHand(board, seat, suit) & DO_BIT) !== 0) count += 1
  return count
}

/** Returns the run of Dos at a lead, nothing if it ends before the last trick. */
export const liveRun = (board: Board): number =>
  board.run > 0 && countDos(board, board.leader) >= board.ahead ? board.run : 0

/** Fills the bounds of a lead. */
export function fillBounds(board: Board, run: number, to: Bounds): void {
  const { raisers, weights, leader, seats } = board
  const all = board.rest + LAST_TRICK
  const leads = raises(board, leader)
  const sure = quickPoints(board)
  let [raised, lowered] = [0, 0]
  for (let seat = 0; seat < seats; seat += 1)
    if (raises(board, seat)) raised = readAt(weights, seat)
    else lowered = readAt(weights, seat)
  const [isUp, isDown] = [leads && sure === all, !leads && sure === all]
  const up = isDown ? 0 : all - (leads ? 0 : sure) + mostDos(board, raisers, run)
  const down = isUp ? 0 : all - (leads ? sure : 0) + mostDos(board, ~raisers, run)
  const game = mayBeMade(board) ? board.game : 0
  to.most = raised * up + (leads ? 0 : lowered * sure) + Math.max(0, game)
  to.least = lowered * down + (leads ? raised * sure : 0) + Math.min(0, game)
}

/** Returns the most that the Dos of some seats can count. */
function mostDos(board: Board, seats: number, run: number): number {
  let [count, last] = [0, 0]
  for (let seat = 0; seat < board.seats; seat += 1) {
    if (((seats >> seat) & 1) === 0) continue
    const own = countDos(board, seat)
    if (own === 0) continue
    count += own
    last = Math.max(last, endDos(own + (seat === board.leader ? run : 0)))
  }
  return count === 0 ? 0 : DO * (count - 1) + last + (board.isFirst ? FIRST_DO : 0)
}

/** Returns true if the undertaken game can still be made, with more than the last trick to come. */
function mayBeMade(board: Board): boolean {
  for (let suit = 0; suit < SUIT_COUNT; suit += 1)
    if (((board.laidSuits >> suit) & 1) === 1 && !holdsDo(board, suit)) return false
  return board.laidSuits !== 0
}

const holdsDo = (board: Board, suit: number): boolean =>
  (suitHand(board, board.laidBy, suit) & DO_BIT) !== 0

/** Returns the points of the tricks that the leader can take at once; all if those are all. */
function quickPoints(board: Board): number {
  const { trump, leader, seats, ahead } = board
  let [tricks, points] = [0, 0]
  const cash = (suit: number): void => {
    const own = suitHand(board, leader, suit)
    const above = highestBit(readAt(board.inPlay, suit) & ~own)
    for (let rest = own & (-2 << above); rest !== 0; rest &= rest - 1) {
      tricks += 1
      points += countOfCode((suit << 4) | highestBit(rest & -rest))
    }
  }
  cash(trump)
  let others = 0
  for (let seat = 0; seat < seats; seat += 1)
    if (seat !== leader) others = Math.max(others, countBits(suitHand(board, seat, trump)))
  if (others <= tricks)
    for (let suit = 0; suit < SUIT_COUNT; suit += 1) if (suit !== trump) cash(suit)
  return tricks >= ahead ? board.rest + LAST_TRICK : points
}
