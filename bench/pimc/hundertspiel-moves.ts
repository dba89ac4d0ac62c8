// The cards that may be played at Hundertspiel, one of equals, in the order in which they are tried.
// The order decides how quick the search is, never what it finds.
import {
  type Code,
  SUIT_COUNT,
  bitsBetween,
  codeHeight,
  codeOf,
  codeSuit,
  highestBit,
  lowestBit,
  readAt,
} from '../../src/main/engine/ai/cards.ts'
import { LOWEST, countOfCode } from '../../src/main/engine/games/hundertspiel/ai/encoding.ts'
import { type Board, beats, raises, suitHand, tablePoints, turnOf } from './hundertspiel-board.ts'

/** Choices at one depth of the search: a hand at most. */
export const MOST_CHOICES = 12
const DEPTHS = 40

/** By depth: the cards, and the promise of each. */
export const choices = new Int32Array(DEPTHS * MOST_CHOICES)
const promise = new Int32Array(DEPTHS * MOST_CHOICES)

/** By seat and card, how often it decided a position. */
const decided = new Int32Array(4 * 64)
const FULL = 1 << 12

/** Notes that a card decided a position. */
export function noteDecided(seat: number, code: Code, ahead: number): void {
  const place = seat * 64 + code
  const now = readAt(decided, place) + ahead
  decided[place] = now
  if (now > FULL) for (let n = 0; n < decided.length; n += 1) decided[n] = readAt(decided, n) >> 1
}

export const forgetDecided = (): void => {
  decided.fill(0)
}

/** Moves the most promising of the choices from `place` on to that index. */
export function moveBest(place: number, end: number): void {
  let best = place
  for (let other = place + 1; other < end; other += 1)
    if (readAt(promise, other) > readAt(promise, best)) best = other
  if (best === place) return
  const [code, rated] = [readAt(choices, place), readAt(promise, place)]
  choices[place] = readAt(choices, best)
  promise[place] = readAt(promise, best)
  choices[best] = code
  promise[best] = rated
}

/** Heights of the cards that count nothing and are no Dos. */
const isIdle = (height: number): boolean => height > LOWEST && countOfCode(height) === 0

/** Writes the choices of the seat on turn from index `first` on, and returns their number. */
export function listChoices(board: Board, first: number, card: Code): number {
  const { count, trump, inPlay } = board
  const seat = turnOf(board)
  const follows =
    count > 0 && codeSuit(readAt(board.table, 0)) === trump && suitHand(board, seat, trump) !== 0
  let place = first
  for (let suit = follows ? trump : 0; suit < (follows ? trump + 1 : SUIT_COUNT); suit += 1) {
    const own = suitHand(board, seat, suit)
    const others = readAt(inPlay, suit) & ~own
    let idle = -1
    for (let rest = own; rest !== 0; rest &= rest - 1) {
      const height = lowestBit(rest)
      const isEqual = idle >= 0 && isIdle(height) && (others & bitsBetween(idle, height)) === 0
      if (isIdle(height)) idle = height
      if (isEqual) continue
      choices[place] = codeOf(suit, height)
      place += 1
    }
  }
  if (place - first > 1) rateChoices(board, seat, first, place, card)
  return place - first
}

/** Returns the cards of a hand that are equal to a choice, itself first. */
export function listEqual(board: Board, seat: number, code: Code): readonly Code[] {
  const suit = codeSuit(code)
  const own = suitHand(board, seat, suit)
  const others = readAt(board.inPlay, suit) & ~own
  const equal = [code]
  if (!isIdle(codeHeight(code))) return equal
  for (let height = codeHeight(code) + 1; isIdle(height); height += 1) {
    if (((others >> height) & 1) === 1) break
    if (((own >> height) & 1) === 1) equal.push(codeOf(suit, height))
  }
  return equal
}

const HISTORY = 6

function rateChoices(board: Board, seat: number, first: number, end: number, card: Code): void {
  const stake = tablePoints(board)
  for (let place = first; place < end; place += 1) {
    const code = readAt(choices, place)
    promise[place] =
      (code === card ? 1_000 : 0) +
      (readAt(decided, seat * 64 + code) >> HISTORY) +
      (board.count === 0 ? ratedLead(board, code) : ratedFollow(board, seat, code, stake))
  }
}

function ratedLead(board: Board, code: Code): number {
  const suit = codeSuit(code)
  const height = codeHeight(code)
  const isTop = height === highestBit(readAt(board.inPlay, suit))
  if (height === LOWEST) return isTop ? 10 : -20
  if (suit === board.trump) return isTop ? 20 : -height
  return isTop ? 10 + height : -3 * countOfCode(code)
}

function ratedFollow(board: Board, seat: number, code: Code, stake: number): number {
  const { table, best, leader, seats, count, trump } = board
  const isDo = codeHeight(code) === LOWEST
  const value = countOfCode(code) + (isDo ? 10 : 0)
  const isTrump = codeSuit(code) === trump
  const isOurs = raises(board, (leader + best) % seats) === raises(board, seat)
  const isLast = count === seats - 1
  if (beats(board, code, readAt(table, best))) {
    const cost = isTrump ? codeHeight(code) : 0
    if (isLast) return (isOurs ? 0 : 3 * stake) + 3 * value - cost
    return (isOurs ? 0 : 2 * stake) - value - cost + 5
  }
  const spared = isTrump ? 8 + codeHeight(code) : 0
  return isOurs && isLast ? 2 * (countOfCode(code) - (isDo ? 10 : 0)) - spared : -2 * value - spared
}
