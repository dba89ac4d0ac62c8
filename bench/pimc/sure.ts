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

/** Returns the highest `count` cards of a set. */
function highestCards(set: number, count: number): number {
  let rest = set
  for (let below = countBits(set) - count; below > 0; below -= 1) rest &= rest - 1
  return rest
}

/** Notes that the highest `count` cards of a set matter. */
function relyOn(suit: number, set: number, count: number): void {
  const cards = highestCards(set, count)
  addMattering(reliedOn, suit, cards & -cards)
}

/** Returns how often a suit can be led before the hand of an opponent can trump it. */
const roundsBefore = (trumps: number, drawn: number, held: number): number =>
  countBits(trumps) <= drawn ? 13 : countBits(held)

/**
 * Returns the number of tricks that `seat` can cash in a suit, if it is on lead; with `after` only
 * those left after that many high cards of the partner.
 */
function countCash(
  board: Board,
  seat: number,
  suit: number,
  drawn: number,
  after: number,
  enough: number,
): number {
  const own = hand(board, seat, suit)
  const next = (seat + 1) & 3
  const last = (seat + 3) & 3
  const theirs = hand(board, (seat + 2) & 3, suit)
  const before = after === 0 ? 0 : highestCards(theirs, after)
  const run = countRun(readAt(board.held, suit) & ~before, own)
  if (run === 0) return 0
  const left = hand(board, next, suit)
  const right = hand(board, last, suit)
  const most = Math.max(countBits(left), countBits(right), countBits(theirs)) - after
  // the cards below the partner's high ones: as many as these are spent on them
  const length = countBits(own) - after
  // if no opponent can follow, the small ones are as good
  let rounds = run >= most ? length : Math.min(run, length)
  const { trump } = board
  if (suit !== trump)
    rounds = Math.min(
      rounds,
      roundsBefore(hand(board, next, trump), drawn, left) - after,
      roundsBefore(hand(board, last, trump), drawn, right) - after,
    )
  if (rounds > enough) rounds = enough
  if (rounds <= 0) return 0
  const needed = Math.min(run, rounds, most)
  if (needed > 0) relyOn(suit, own, needed)
  return rounds
}

/**
 * Returns the number of tricks that the side on lead can cash at once, up to `enough`. The fewer
 * are counted, the fewer cards matter.
 */
export function countQuick(board: Board, enough: number): number {
  const { leader, trump } = board
  reliedOn.low = 0
  reliedOn.high = 0
  const drawn = countCash(board, leader, trump, 0, 0, enough)
  let quick = drawn
  let entries = drawn === 0 && hand(board, leader, trump) !== 0 ? 1 << trump : 0
  for (let suit = 0; suit < SUIT_COUNT && quick < enough; suit += 1) {
    if (suit === trump) continue
    const own = countCash(board, leader, suit, drawn, 0, enough - quick)
    cashed[suit] = own
    quick += own
    if (countBits(hand(board, leader, suit)) > own) entries |= 1 << suit
  }
  if (quick >= enough || board.seats < 4) return quick
  return quick + countPartners(board, drawn, entries, enough - quick)
}

/** By suit, what the leader cashes of it. */
const cashed = new Int32Array(SUIT_COUNT)

/** Returns the number of tricks the partner cashes afterwards; `entries` are the suits to lead. */
function countPartners(board: Board, drawn: number, entries: number, enough: number): number {
  const { leader, trump } = board
  const partner = (leader + 2) & 3
  let quick = 0
  // first a suit by which the partner comes on lead
  for (let turn = 0; turn < 2; turn += 1) {
    for (let suit = 0; suit < SUIT_COUNT && quick < enough; suit += 1) {
      const isEntry = ((entries >> suit) & 1) === 1
      if (isEntry !== (turn === 0) || (suit === trump && drawn > 0)) continue
      const after = suit === trump ? 0 : readAt(cashed, suit)
      quick += countCash(board, partner, suit, drawn, after, enough - quick)
    }
    if (quick === 0) return 0
  }
  return quick
}

/**
 * Returns the number of tricks that the trumps of one hand of a side make, whoever leads, up to
 * `enough`: each higher one of the other side takes at most one of its highest.
 */
export function countSureTrumps(board: Board, side: number, enough: number): number {
  reliedOn.low = 0
  reliedOn.high = 0
  const { trump } = board
  const foes = hand(board, 1 - side, trump) | hand(board, 3 - side, trump)
  let most = 0
  let lowest = 0
  for (let seat = side; seat < 4; seat += 2) {
    const own = hand(board, seat, trump)
    let count = 0
    for (let rest = own; rest !== 0 && most < enough;) {
      const rank = highestBit(rest)
      rest &= ~(1 << rank)
      count += 1
      const sure = count - countBits(foes & (-1 << rank))
      if (sure <= most) continue
      most = sure
      lowest = foes === 0 ? 0 : 1 << rank
    }
  }
  if (lowest !== 0) addMattering(reliedOn, trump, lowest)
  return most
}
