// A deal of Hundertspiel with all hands known, as numbers for the solver: cards are played and taken
// back in place. It counts tricks by itself, not by `ai/moves.ts`, so that each checks the other
// (H-8, H-9, H-13 … H-15, H-18).
import {
  type Code,
  SUIT_COUNT,
  bitOf,
  codeHeight,
  codeOf,
  codeSuit,
  countBits,
  highestBit,
  lowestBit,
  readAt,
} from '../../src/main/engine/ai/cards.ts'
import { LOWEST, countOfCode } from '../../src/main/engine/games/hundertspiel/ai/encoding.ts'
import { type Position, tricksLeft } from '../../src/main/engine/games/hundertspiel/ai/position.ts'
import { DO, FIRST_DO, LAST_DOS, LAST_TRICK } from '../../src/main/engine/games/hundertspiel/dos.ts'

/** What a deal is worth to the side that decides: what it raises, the others lower. */
export interface Account {
  /** The seats that raise, one bit each. */
  readonly raisers: number
  /** By seat, the worth of a point: the same for all that raise, and for all that lower. */
  readonly weights: readonly number[]
  /** Worth of the undertaken game made, above that of the game failed. */
  readonly game: number
}

/** Bits of the owner of a card in `owners`: the seat plus one. */
export const OWNER = 3

export interface Board {
  seats: number
  trump: number
  raisers: number
  readonly weights: Int32Array
  game: number
  laidBy: number
  laidSuits: number
  laidCount: number
  firstDoInAll: boolean
  /** Sets of heights, by seat times four plus suit. */
  readonly hands: Int32Array
  /** By suit, the owner of each card in hand, the lowest card in the lowest bits. */
  readonly owners: Int32Array
  /** By suit, the cards in hand and on the table. */
  readonly inPlay: Int32Array
  readonly table: Int32Array
  leader: number
  count: number
  /** Place of the card that holds the trick. */
  best: number
  isFirst: boolean
  /** Tricks to come, with the one on the table. */
  ahead: number
  /** Number of tricks that the leader has just made with Dos, one after the other (H-15). */
  run: number
  /** H-18: the second last trick was made with a laid Do. */
  isDeferred: boolean
  /** Points of the cards in hand and on the table. */
  rest: number
}

const MOST_SEATS = 4

export const createBoard = (): Board => ({
  seats: MOST_SEATS,
  trump: 0,
  raisers: 0,
  weights: new Int32Array(MOST_SEATS),
  game: 0,
  laidBy: -1,
  laidSuits: 0,
  laidCount: 0,
  firstDoInAll: false,
  hands: new Int32Array(MOST_SEATS * SUIT_COUNT),
  owners: new Int32Array(SUIT_COUNT),
  inPlay: new Int32Array(SUIT_COUNT),
  table: new Int32Array(MOST_SEATS),
  leader: 0,
  count: 0,
  best: 0,
  isFirst: false,
  ahead: 0,
  run: 0,
  isDeferred: false,
  rest: 0,
})

export const suitHand = ({ hands }: Board, seat: number, suit: number): number =>
  readAt(hands, seat * SUIT_COUNT + suit)

/** Returns the only card of a hand. */
export function onlyCard(board: Board, seat: number): Code {
  let suit = 0
  while (suitHand(board, seat, suit) === 0) suit += 1
  return codeOf(suit, highestBit(suitHand(board, seat, suit)))
}

/** Returns the seat on turn. */
export function turnOf({ leader, count, seats }: Board): number {
  const seat = leader + count
  return seat >= seats ? seat - seats : seat
}

/** Returns true if a seat raises what is decided on. */
export const raises = ({ raisers }: Board, seat: number): boolean => ((raisers >> seat) & 1) === 1

/** Returns true if a card takes the trick from another. */
export const beats = ({ trump }: Board, code: Code, best: Code): boolean =>
  codeSuit(code) === codeSuit(best) ? code > best : codeSuit(code) === trump

/** Lays a position on the board. */
export function layOut(board: Board, position: Position, account: Account): void {
  const { seats, laidBy, laidSuits, firstDoInAll, tricks, run, isDeferred } = position
  board.seats = seats
  board.trump = position.trump
  board.raisers = account.raisers
  board.weights.set(account.weights)
  board.game = account.game
  board.laidBy = laidBy
  board.laidSuits = laidSuits
  board.laidCount = countBits(laidSuits)
  board.firstDoInAll = firstDoInAll
  board.hands.fill(0)
  board.hands.set(position.hands)
  board.table.set(position.table)
  board.leader = position.leader
  board.count = position.count
  board.best = position.best
  board.isFirst = tricks === 0
  board.ahead = tricksLeft(position)
  board.run = run
  board.isDeferred = isDeferred
  board.rest = 0
  board.owners.fill(0)
  board.inPlay.fill(0)
  for (let seat = 0; seat < seats; seat += 1)
    for (let suit = 0; suit < SUIT_COUNT; suit += 1)
      for (let set = suitHand(board, seat, suit); set !== 0; set &= set - 1)
        layCard(board, seat, codeOf(suit, lowestBit(set)))
  for (const code of board.table.subarray(0, board.count)) layCard(board, -1, code)
}

function layCard(board: Board, seat: number, code: Code): void {
  const suit = codeSuit(code)
  board.inPlay[suit] = readAt(board.inPlay, suit) | bitOf(code)
  board.rest += countOfCode(code)
  board.owners[suit] = readAt(board.owners, suit) + ownerOf(seat, code)
}

const ownerOf = (seat: number, code: Code): number =>
  (seat + 1) << (OWNER * (codeHeight(code) - LOWEST))

/** Takes a card from the hand of a seat. */
export function takeFrom({ hands, owners }: Board, seat: number, code: Code): void {
  const suit = codeSuit(code)
  const place = seat * SUIT_COUNT + suit
  hands[place] = readAt(hands, place) ^ bitOf(code)
  owners[suit] = readAt(owners, suit) - ownerOf(seat, code)
}

/** Gives it back. */
export function giveBack({ hands, owners }: Board, seat: number, code: Code): void {
  const suit = codeSuit(code)
  const place = seat * SUIT_COUNT + suit
  hands[place] = readAt(hands, place) ^ bitOf(code)
  owners[suit] = readAt(owners, suit) + ownerOf(seat, code)
}

/** Returns what the cards on the table count (H-9). */
export function tablePoints({ table, count }: Board): number {
  let points = 0
  for (let place = 0; place < count; place += 1) points += countOfCode(readAt(table, place))
  return points
}

/** Takes the cards of a complete trick out of play, and returns them as one number. */
export function leaveTable({ table, inPlay, seats }: Board): number {
  let cards = 0
  for (let place = 0; place < seats; place += 1) {
    const code = readAt(table, place)
    inPlay[codeSuit(code)] = readAt(inPlay, codeSuit(code)) ^ bitOf(code)
    cards |= code << (CODE_BITS * place)
  }
  return cards
}
const CODE_BITS = 6

/** Puts them back on the table. */
export function returnToTable({ table, inPlay, seats }: Board, cards: number): void {
  for (let place = 0; place < seats; place += 1) {
    const code = (cards >> (CODE_BITS * place)) & ((1 << CODE_BITS) - 1)
    inPlay[codeSuit(code)] = readAt(inPlay, codeSuit(code)) ^ bitOf(code)
    table[place] = code
  }
}

/** Ends a complete trick, and returns what it is worth; the table stays as it is. */
export function takeTrick(board: Board): number {
  const { table, best, seats, weights, ahead } = board
  const code = readAt(table, best)
  const winner = (board.leader + best) % seats
  const cards = tablePoints(board)
  const points = cards + (ahead === 1 ? LAST_TRICK : 0)
  const isLaid = winner === board.laidBy && ((board.laidSuits >> codeSuit(code)) & 1) === 1
  const isDo = codeHeight(code) === LOWEST
  const isMade = isDo && isLaid && ahead === 1 && (board.laidCount === 1 || board.isDeferred)
  const dos = isDo ? dosMade(board, { winner, code, points, isLaid, isMade }) : 0
  if (!isDo) board.run = 0
  board.leader = winner
  board.count = 0
  board.ahead = ahead - 1
  board.isFirst = false
  board.rest -= cards
  return readAt(weights, winner) * (points + dos) + (isMade ? board.game : 0)
}

interface DoTrick {
  readonly winner: number
  readonly code: Code
  readonly points: number
  readonly isLaid: boolean
  readonly isMade: boolean
}

/** Returns the points of a Do that made a trick, and counts the run of such (H-13 … H-15, H-18). */
function dosMade(board: Board, { winner, code, points, isLaid, isMade }: DoTrick): number {
  const before = winner === board.leader ? board.run : 0
  board.run = 0
  if (board.isFirst)
    return codeSuit(code) === board.trump ? FIRST_DO - (board.firstDoInAll ? points : 0) : DO
  if (board.ahead === 1) {
    const hasFailed = board.laidBy >= 0 && !isMade
    if (hasFailed && isLaid) return 0
    if (hasFailed && board.isDeferred) return endDos(1)
    return endDos(before + 1) + (before > 0 && board.isDeferred ? DO : 0)
  }
  board.isDeferred = isLaid && board.ahead === 2
  // a laid Do that is spent too soon ends the run
  board.run = isLaid && !board.isDeferred ? 0 : before + 1
  return board.isDeferred ? 0 : DO
}

/** Returns what the last of so many Dos at the end counts, besides the last trick (H-14, H-15). */
export const endDos = (run: number): number =>
  readAt(LAST, Math.min(run, LAST.length - 1)) - DO * (run - 1)
const LAST = Int32Array.from(LAST_DOS, (points) => points - LAST_TRICK)
