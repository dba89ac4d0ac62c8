// Playing a card in a position, and what a trick brings (H-8, H-9, H-13 … H-15, H-18, H-21, H-26).
import { size } from '../../../tricks/bits.ts'
import { DO, FIRST_DO, LAST_DOS, LAST_TRICK } from '../dos.ts'
import { GOAL } from '../state.ts'
import { type Code, HIGHEST, LOWEST, SUIT_COUNT, add, bitOf, codeHeight, codeSuit, countOfCode, read } from './codes.ts'
import { type Position, NOBODY, beats, sideIn, tricksLeft, turnIn } from './position.ts'

/** Plays a card of the seat whose turn it is. */
export function playCode(p: Position, code: Code): void {
  const seat = turnIn(p)
  const suit = codeSuit(code)
  add(p.hands, seat * SUIT_COUNT + suit, -bitOf(code))
  add(p.left, suit, -bitOf(code))
  if (p.count === 0) p.best = 0
  else {
    if (codeSuit(read(p.table, 0)) === p.trump && suit !== p.trump) p.noTrump |= 1 << seat
    if (beats(p, code, read(p.table, p.best))) p.best = p.count
  }
  p.table[p.count] = code
  p.count += 1
  if (p.count === p.seats) takeTrick(p)
}

/** The trick on the table is complete. */
function takeTrick(p: Position): void {
  const code = read(p.table, p.best)
  const winner = (p.leader + p.best) % p.seats
  p.tricks += 1
  p.last.copyWithin(2, 0, 2)
  p.last[0] = winner
  p.last[1] = code
  if (codeHeight(code) === HIGHEST) p.aces[winner] = 0
  let points = tricksLeft(p) === 0 ? LAST_TRICK : 0
  for (let place = 0; place < p.seats; place += 1) points += countOfCode(read(p.table, place))
  credit(p, sideIn(p, winner), points + dosMade(p, winner, code, points))
  if (tricksLeft(p) === 0 && p.laidBy !== NOBODY) {
    credit(p, sideIn(p, p.laidBy), p.scat)
    if (p.failed > 0 && p.out === NOBODY && !isLaidMade(p)) creditFailed(p)
  }
  p.leader = winner
  p.count = 0
}

/** H-19, H-21: points of a side, for this partie, the next one, or nothing; with 100 it is out. */
export function credit(p: Position, side: number, points: number): void {
  if (p.out !== NOBODY) {
    if (p.afterwards === 'next') add(p.next, side, points)
    return
  }
  add(p.gained, side, points)
  if (read(p.base, side) + read(p.gained, side) >= GOAL) p.out = side
}

/** H-18, H-20: all others write the points of a game that has failed; then it is looked who is out. */
function creditFailed(p: Position): void {
  for (let side = 0; side < p.sides; side += 1) if (side !== sideIn(p, p.laidBy)) add(p.gained, side, p.failed)
  for (let place = 0; place < p.seats && p.out === NOBODY; place += 1) {
    const side = sideIn(p, (p.forehand + place) % p.seats)
    if (read(p.base, side) + read(p.gained, side) >= GOAL) p.out = side
  }
}

/** H-13 … H-15: what the Do counts that made a trick of these points, and how many of them in a row there are now. */
function dosMade(p: Position, winner: number, code: Code, points: number): number {
  const before = p.runSeat === winner ? p.run : 0
  p.runSeat = winner
  p.run = 0
  if (codeHeight(code) !== LOWEST) return 0
  if (p.tricks === 1) return codeSuit(code) === p.trump ? FIRST_DO - (p.firstDoInAll ? points : 0) : DO
  const isLaid = winner === p.laidBy && ((p.laidSuits >> codeSuit(code)) & 1) === 1
  if (tricksLeft(p) === 0) return lastDos(p, isLaid, before)
  p.isDeferred = isLaid && tricksLeft(p) === 1
  // a laid Do that is spent too soon has failed, and ends the row
  p.run = isLaid && !p.isDeferred ? 0 : before + 1
  return p.isDeferred ? 0 : DO
}

/** H-15, H-18: what all Dos of the last tricks count, less what was counted of them before. */
function lastDos(p: Position, isLaid: boolean, before: number): number {
  const hasFailed = p.laidBy !== NOBODY && !isLaidMade(p)
  if (hasFailed && isLaid) return 0
  const run = hasFailed && p.isDeferred ? 1 : before + 1
  const counted = DO * (run - 1 - (run > 1 && p.isDeferred ? 1 : 0))
  return (LAST_DOS[Math.min(run, LAST_DOS.length - 1)] ?? 0) - LAST_TRICK - counted
}

/** H-16, H-18: whether the laid game of a deal that is over was made. */
export function isLaidMade(p: Position): boolean {
  if (p.laidSuits === 0) return false
  let made = 0
  for (let back = 0; back < size(p.laidSuits); back += 1) {
    const code = read(p.last, back * 2 + 1)
    if (read(p.last, back * 2) === p.laidBy && codeHeight(code) === LOWEST) made |= 1 << codeSuit(code)
  }
  return (made & p.laidSuits) === p.laidSuits
}
