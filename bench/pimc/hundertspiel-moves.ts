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
import { DO } from '../../src/main/engine/games/hundertspiel/dos.ts'
import { type Board, beats, raises, suitHand, tablePoints, turnOf } from './hundertspiel-board.ts'

/** Choices at one depth of the search: a hand at most. */
export const MOST_CHOICES = 12
const DEPTHS = 40

/** By depth: the cards, and the promise of each. */
export const choices = new Int32Array(DEPTHS * MOST_CHOICES)
const promise = new Int32Array(DEPTHS * MOST_CHOICES)

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
export function listChoices(board: Board, first: number): number {
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
  if (place - first > 1) rateChoices(board, seat, first, place)
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

/**
 * Promise of a lead; of a card that takes the trick and cannot be beaten, or can; of one that does
 * not. The figures were found by hill climbing over the number of leads searched in 80 ends of
 * deals. What decided other positions (history, killers, the best card in the table) made the
 * search longer, or no shorter.
 */
const FIGURES = {
  leadTop: 12,
  leadSafe: 20,
  leadSafeValue: 1,
  leadTrump: 8,
  leadHeight: 7,
  leadValue: -11,
  takesSafely: 2,
  takesStake: 3,
  takesHeight: -1,
  takesOwn: -5,
  forces: 13,
  forcesStake: 1,
  forcesHeight: -1,
  givesValue: 2,
  keepsValue: -2,
  keepsTrump: -8,
  keepsHeight: -1,
}

/** By suit, the highest card of the foes still to play. */
const highestOfFoes = new Int32Array(SUIT_COUNT)

function rateChoices(board: Board, seat: number, first: number, end: number): void {
  const { count, seats } = board
  for (let suit = 0; suit < SUIT_COUNT; suit += 1) {
    let set = 0
    for (let place = 1; place < seats - count; place += 1) {
      const other = (seat + place) % seats
      if (raises(board, other) !== raises(board, seat)) set |= suitHand(board, other, suit)
    }
    highestOfFoes[suit] = highestBit(set)
  }
  const stake = tablePoints(board)
  for (let place = first; place < end; place += 1) {
    const code = readAt(choices, place)
    promise[place] = count === 0 ? ratedLead(board, code) : ratedFollow(board, seat, code, stake)
  }
}

/** Returns true if no foe still to play can beat a card. */
function isSafe({ trump }: Board, code: Code): boolean {
  const suit = codeSuit(code)
  return (
    codeHeight(code) > readAt(highestOfFoes, suit) &&
    (suit === trump || readAt(highestOfFoes, trump) < 0)
  )
}

function ratedLead(board: Board, code: Code): number {
  const height = codeHeight(code)
  const isTrump = codeSuit(code) === board.trump
  const value = countOfCode(code) + (height === LOWEST ? DO : 0)
  if (isSafe(board, code)) return FIGURES.leadSafe + FIGURES.leadSafeValue * value
  const low = isTrump ? FIGURES.leadTrump + FIGURES.leadHeight * height : FIGURES.leadValue * value
  const isTop = height > readAt(highestOfFoes, codeSuit(code))
  return isTop ? low + FIGURES.leadTop : low
}

function ratedFollow(board: Board, seat: number, code: Code, stake: number): number {
  const { table, best, leader, seats, trump } = board
  const value = countOfCode(code) + (codeHeight(code) === LOWEST ? DO : 0)
  const isTrump = codeSuit(code) === trump
  const height = isTrump ? codeHeight(code) : 0
  const top = readAt(table, best)
  const isOurs = raises(board, (leader + best) % seats) === raises(board, seat)
  if (beats(board, code, top)) {
    if (isSafe(board, code))
      return (
        FIGURES.takesSafely +
        (isOurs && isSafe(board, top) ? FIGURES.takesOwn : FIGURES.takesStake * stake) +
        FIGURES.takesHeight * height
      )
    return FIGURES.forces + FIGURES.forcesStake * stake + FIGURES.forcesHeight * height
  }
  const spared = isTrump ? FIGURES.keepsTrump + FIGURES.keepsHeight * height : 0
  if (isOurs && isSafe(board, top) && codeHeight(code) !== LOWEST)
    return FIGURES.givesValue * value + spared
  return FIGURES.keepsValue * value + spared
}
