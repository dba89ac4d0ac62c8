// A deal with all hands known, as numbers for the solver. The cards still to be played are numbered
// afresh in each suit, without gaps, so that a set is a small number.
import {
  SUIT_COUNT,
  bitOf,
  codeHeight,
  codeOf,
  codeSuit,
  countBits,
  listBits,
  readAt,
} from '../../src/main/engine/ai/cards.ts'
import {
  type TrickPosition,
  beatsCode,
  handIndex,
} from '../../src/main/engine/trick-ai/position.ts'

const SEATS = 4
const CODES = 64
/** Sets of thirteen cards of a suit. */
const SETS = 1 << 13
/** Bits of the owners of a suit: two a card, of a suit that counts three. */
const OWNER_BITS = 26
const COUNTED_BITS = 3

/** What a side gains after the last trick, by the side that takes it. */
export type Ends = readonly [number, number]

export interface Board {
  seats: number
  trump: number
  /** Value of a trick, and of each card by code, for the side that takes it. */
  trick: number
  readonly values: Int32Array
  /** A bit for each suit with cards that count: there each card is known apart from the others. */
  valued: number
  readonly ends: Int32Array
  /** The code in the engine's numbering, by code. */
  readonly names: Int32Array
  /** Sets by `handIndex(seat, suit)`; with two seats the other two hold nothing. */
  readonly hands: Int32Array
  /** By suit, the cards in all hands, and those in play when this trick began. */
  readonly held: Int32Array
  readonly left: Int32Array
  /** By seat, the number of cards of each suit, four bits each. */
  readonly lengths: Int32Array
  readonly table: Int32Array
  /** By suit and set of cards in play, who holds them, from the highest card down. */
  readonly owners: Int32Array
  leader: number
  count: number
  best: number
  bestSeat: number
  /** Tricks until the hands are empty, including the one on the table. */
  ahead: number
  /** All that can still be gained, without the ends. */
  rest: number
}

export const createBoard = (): Board => ({
  seats: SEATS,
  trump: 0,
  trick: 1,
  values: new Int32Array(CODES),
  valued: 0,
  ends: new Int32Array(2),
  names: new Int32Array(CODES),
  hands: new Int32Array(SEATS * SUIT_COUNT),
  held: new Int32Array(SUIT_COUNT),
  left: new Int32Array(SUIT_COUNT),
  lengths: new Int32Array(SEATS),
  table: new Int32Array(SEATS),
  owners: new Int32Array(SUIT_COUNT * SETS),
  leader: 0,
  count: 0,
  best: 0,
  bestSeat: 0,
  ahead: 0,
  rest: 0,
})

/** Returns the owners of a suit's cards in play, in the form in which the table compares them. */
export const ownersOf = ({ owners }: Board, suit: number, set: number): number =>
  readAt(owners, suit * SETS + set)

/** Returns the part of the owners that tells those of the `count` highest cards. */
export const ownersMask = (count: number): number =>
  ((1 << (2 * count)) - 1) << (OWNER_BITS - 2 * count)

/** Lays a position on the board. */
export function layOut(board: Board, position: TrickPosition, ends: Ends): void {
  const { form } = position
  board.seats = form.seats
  board.trump = form.trump
  board.trick = form.trick
  board.ends.set(ends)
  board.valued = 0
  board.values.fill(0)
  board.hands.fill(0)
  board.lengths.fill(0)
  const onTable = position.table.slice(0, position.count)
  for (let suit = 0; suit < SUIT_COUNT; suit += 1) layOutSuit(board, position, suit, onTable)
  board.leader = position.leader
  board.count = position.count
  board.ahead = position.ahead
  board.rest = form.trick * position.ahead
  for (const value of board.values) board.rest += value
  onTable.forEach((code, place) => {
    const own = board.names.findIndex((name, at) => name === code && isInPlay(board, at))
    const seat = (position.leader + place) % form.seats
    board.table[place] = own
    if (place > 0 && !beatsCode(own, board.best, form.trump)) return
    board.best = own
    board.bestSeat = seat
  })
}

const isInPlay = ({ left }: Board, code: number): boolean =>
  (readAt(left, codeSuit(code)) & bitOf(code)) !== 0

function layOutSuit(
  board: Board,
  { form, hands, leader }: TrickPosition,
  suit: number,
  onTable: Int32Array,
): void {
  const seats = new Map<number, number>()
  onTable.forEach((code, place) => {
    if (codeSuit(code) === suit) seats.set(codeHeight(code), (leader + place) % form.seats)
  })
  const inHand = new Set<number>()
  for (let seat = 0; seat < form.seats; seat += 1)
    for (const height of listBits(readAt(hands, handIndex(seat, suit)))) {
      seats.set(height, seat)
      inHand.add(height)
    }
  const cards = [...seats].toSorted(([a], [b]) => a - b)
  board.held[suit] = 0
  board.left[suit] = (1 << cards.length) - 1
  cards.forEach(([height, seat], rank) => {
    const code = codeOf(suit, rank)
    const named = codeOf(suit, height)
    board.names[code] = named
    board.values[code] = readAt(form.values, named)
    if (readAt(board.values, code) !== 0) board.valued |= 1 << suit
    if (!inHand.has(height)) return
    const place = handIndex(seat, suit)
    board.hands[place] = readAt(board.hands, place) | (1 << rank)
    board.held[suit] = readAt(board.held, suit) | (1 << rank)
    board.lengths[seat] = readAt(board.lengths, seat) + (1 << (4 * suit))
  })
  const owners = cards.map(([, seat]) => seat)
  if (((board.valued >> suit) & 1) === 1) countOwners(board, suit, owners, listCountedOwner)
  else countOwners(board, suit, owners, listOwner)
}

/** The owner of a card below `above` others, in its place from the top. */
const listOwner = (seat: number, _: number, above: number): number =>
  seat << (OWNER_BITS - 2 - 2 * above)
/** The owner of a card in the place of the card. */
const listCountedOwner = (seat: number, rank: number): number => (seat + 1) << (COUNTED_BITS * rank)

/** Fills the owners of all sets of a suit, each from the set without its lowest card. */
function countOwners(
  board: Board,
  suit: number,
  seats: readonly number[],
  list: (seat: number, rank: number, above: number) => number,
): void {
  const first = suit * SETS
  board.owners[first] = 0
  for (let set = 1; set < 1 << seats.length; set += 1) {
    const others = set & (set - 1)
    const rank = countBits((set & -set) - 1)
    board.owners[first + set] =
      readAt(board.owners, first + others) | list(seats[rank] ?? 0, rank, countBits(others))
  }
}
