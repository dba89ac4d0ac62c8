// Tricks that are certain before a lead: those the side on lead can cash at once, and those that
// the highest trumps make for the other side.
import { SUIT_COUNT, countBits, highestBit, readAt } from '../../src/main/engine/ai/cards.ts'
import type { Board } from './board.ts'
import { type Mattering, addMattering } from './table.ts'

/** The cards that the last count relied on. */
export const reliedOn: Mattering = { low: 0, high: 0 }

const hand = ({ hands }: Board, seat: number, suit: number): number =>
  readAt(hands, seat * SUIT_COUNT + suit)

/** Returns how many of the highest cards of a suit are in one hand. */
function countRun(all: number, own: number): number {
  const missing = all & ~own
  return missing === 0 ? countBits(own) : countBits(own & (-2 << highestBit(missing)))
}

/** Notes that the highest `count` cards of a set matter. */
function relyOn(suit: number, set: number, count: number): void {
  if (count === 0) return
  let rest = set
  for (let below = countBits(set) - count; below > 0; below -= 1) rest &= rest - 1
  addMattering(reliedOn, suit, rest & -rest)
}

/** Returns how often a suit can be led before the hand of an opponent can trump it. */
const roundsBefore = (trumps: number, drawn: number, held: number): number =>
  countBits(trumps) <= drawn ? 13 : countBits(held)

/** Returns the number of tricks that `seat` can cash in a suit, if it is on lead. */
function countCash(board: Board, seat: number, suit: number, drawn: number): number {
  const own = hand(board, seat, suit)
  const all = readAt(board.held, suit)
  let run = countRun(all, own)
  if (run === 0) return 0
  const next = (seat + 1) & 3
  const partner = hand(board, (seat + 2) & 3, suit)
  const left = hand(board, next, suit)
  const right = hand(board, (seat + 3) & 3, suit)
  const longest = Math.max(countBits(left), countBits(right), countBits(partner))
  // with nobody left to follow, the small ones are as good
  const all13 = run >= longest ? countBits(own) : run
  const { trump } = board
  let rounds = all13
  if (suit !== trump) {
    rounds = Math.min(
      rounds,
      roundsBefore(hand(board, next, trump), drawn, left),
      roundsBefore(hand(board, (seat + 3) & 3, trump), drawn, right),
    )
  }
  run = Math.min(run, rounds, longest)
  relyOn(suit, own, run)
  return rounds
}

/** Returns the number of tricks that the side on lead can cash at once. */
export function countQuick(board: Board): number {
  const { leader, trump, ahead } = board
  reliedOn.low = 0
  reliedOn.high = 0
  const partner = (leader + 2) & 3
  const drawn = countCash(board, leader, trump, 0)
  let quick = drawn
  let others = 0
  let hasEntry = false
  const isPaired = board.seats === 4
  if (isPaired && drawn === 0) {
    const trumps = countCash(board, partner, trump, 0)
    if (trumps > 0 && hand(board, leader, trump) !== 0) hasEntry = true
    others += trumps
  }
  for (let suit = 0; suit < SUIT_COUNT; suit += 1) {
    if (suit === trump) continue
    const own = countCash(board, leader, suit, drawn)
    quick += own
    if (own > 0 || !isPaired) continue
    const theirs = countCash(board, partner, suit, drawn)
    others += theirs
    if (theirs > 0 && hand(board, leader, suit) !== 0) hasEntry = true
  }
  if (hasEntry) quick += others
  return quick < ahead ? quick : ahead
}

/** Returns the number of tricks that the highest trumps make for a side, whoever leads. */
export function countSureTrumps(board: Board, side: number): number {
  reliedOn.low = 0
  reliedOn.high = 0
  const { trump } = board
  const all = readAt(board.held, trump)
  const one = hand(board, side, trump)
  const two = hand(board, side + 2, trump)
  const run = countRun(all, one | two)
  if (run === 0) return 0
  const isAll = (one | two) === all
  if (isAll) return Math.max(countBits(one), countBits(two))
  const top = (one | two) & (-2 << highestBit(all & ~(one | two)))
  const best = Math.max(countBits(one & top), countBits(two & top))
  relyOn(trump, all, run)
  return best
}
