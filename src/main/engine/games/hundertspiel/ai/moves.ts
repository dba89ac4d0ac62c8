// Playing a card in a position, and the points of a trick (H-8, H-9, H-13 … H-15, H-18, H-21,
// H-26).
import { DO, FIRST_DO, LAST_DOS, LAST_TRICK } from '../dos.ts'
import { GOAL } from '../state.ts'
import { HIGHEST, LOWEST, countOfCode } from './encoding.ts'
import { type Position, NOBODY, beatsCard, sideIn, tricksLeft, turnIn } from './position.ts'
import {
  type Code,
  countBits,
  SUIT_COUNT,
  addAt,
  bitOf,
  codeHeight,
  codeSuit,
  readAt,
} from '../../../ai/cards.ts'

/** Plays a card of the seat whose turn it is. */
export function playCode(position: Position, code: Code): void {
  const seat = turnIn(position)
  const suit = codeSuit(code)
  addAt(position.hands, seat * SUIT_COUNT + suit, -bitOf(code))
  addAt(position.left, suit, -bitOf(code))
  if (position.count === 0) position.best = 0
  else {
    if (codeSuit(readAt(position.table, 0)) === position.trump && suit !== position.trump)
      position.noTrump |= 1 << seat
    if (beatsCard(position, code, readAt(position.table, position.best)))
      position.best = position.count
  }
  position.table[position.count] = code
  position.count += 1
  if (position.count === position.seats) takeTrick(position)
}

/** Ends a complete trick. */
function takeTrick(position: Position): void {
  const code = readAt(position.table, position.best)
  const winner = (position.leader + position.best) % position.seats
  position.tricks += 1
  position.last.copyWithin(2, 0, 2)
  position.last[0] = winner
  position.last[1] = code
  if (codeHeight(code) === HIGHEST) position.aces[winner] = 0
  let points = tricksLeft(position) === 0 ? LAST_TRICK : 0
  for (let place = 0; place < position.seats; place += 1)
    points += countOfCode(readAt(position.table, place))
  creditPoints(position, sideIn(position, winner), points + dosMade(position, winner, code, points))
  if (tricksLeft(position) === 0 && position.laidBy !== NOBODY) {
    creditPoints(position, sideIn(position, position.laidBy), position.scat)
    if (position.failed > 0 && position.out === NOBODY && !isLaidMade(position))
      creditFailed(position)
  }
  position.leader = winner
  position.count = 0
}

/** Credits points for this partie, the next, or nothing; with 100 a side is out (H-19, H-21). */
export function creditPoints(position: Position, side: number, points: number): void {
  if (position.out !== NOBODY) {
    if (position.afterwards === 'next') addAt(position.next, side, points)
    return
  }
  addAt(position.gained, side, points)
  if (readAt(position.base, side) + readAt(position.gained, side) >= GOAL) position.out = side
}

/** Credits a failed game to all others, then checks if a side is out (H-18, H-20). */
function creditFailed(position: Position): void {
  for (let side = 0; side < position.sides; side += 1)
    if (side !== sideIn(position, position.laidBy)) addAt(position.gained, side, position.failed)
  for (let place = 0; place < position.seats && position.out === NOBODY; place += 1) {
    const side = sideIn(position, (position.forehand + place) % position.seats)
    if (readAt(position.base, side) + readAt(position.gained, side) >= GOAL) position.out = side
  }
}

/** Returns the points of a Do that made a trick, and updates the run of such (H-13 … H-15). */
function dosMade(position: Position, winner: number, code: Code, points: number): number {
  const before = position.runSeat === winner ? position.run : 0
  position.runSeat = winner
  position.run = 0
  if (codeHeight(code) !== LOWEST) return 0
  if (position.tricks === 1)
    return codeSuit(code) === position.trump ? FIRST_DO - (position.firstDoInAll ? points : 0) : DO
  const isLaid = winner === position.laidBy && ((position.laidSuits >> codeSuit(code)) & 1) === 1
  if (tricksLeft(position) === 0) return lastDos(position, isLaid, before)
  position.isDeferred = isLaid && tricksLeft(position) === 1
  // a laid Do that is spent too soon has failed, and ends the run
  position.run = isLaid && !position.isDeferred ? 0 : before + 1
  return position.isDeferred ? 0 : DO
}

/** Returns the points of all Dos of the last tricks, less those counted before (H-15, H-18). */
function lastDos(position: Position, isLaid: boolean, before: number): number {
  const hasFailed = position.laidBy !== NOBODY && !isLaidMade(position)
  if (hasFailed && isLaid) return 0
  const run = hasFailed && position.isDeferred ? 1 : before + 1
  const counted = DO * (run - 1 - (run > 1 && position.isDeferred ? 1 : 0))
  return (LAST_DOS[Math.min(run, LAST_DOS.length - 1)] ?? 0) - LAST_TRICK - counted
}

/** Returns true if the laid game of a finished deal was made (H-16, H-18). */
export function isLaidMade(position: Position): boolean {
  if (position.laidSuits === 0) return false
  let made = 0
  for (let back = 0; back < countBits(position.laidSuits); back += 1) {
    const code = readAt(position.last, back * 2 + 1)
    if (readAt(position.last, back * 2) === position.laidBy && codeHeight(code) === LOWEST)
      made |= 1 << codeSuit(code)
  }
  return (made & position.laidSuits) === position.laidSuits
}
