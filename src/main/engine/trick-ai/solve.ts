// Exact end of a deal with all hands known, each side taking as much as it can: alpha-beta with a
// transposition table. Consecutive cards of one hand, with none of another's between them, are one
// choice.
import {
  type TrickPosition,
  handIndex,
  beatsCode,
  cardsHeld,
  suitsOpen,
  turnIn,
} from './position.ts'
import { separatingCards } from './unseen.ts'
import {
  type Code,
  bitsBetween,
  highestBit,
  lowestBit,
  SUIT_COUNT,
  bitOf,
  codeHeight,
  codeOf,
  codeSuit,
  readAt,
} from '../ai/cards.ts'

/** Number of cards that fit into one key; the leader takes the bits above. */
const MOST_CARDS = 28
const LEADER_SHIFT = 28
const ROWS = 1 << 15
const CODES = 64
const MOST_CHOICES = 16

/** Transposition table, by row: from this key on, the first side gains at least and at most. */
const keys = new Int32Array(ROWS)
const least = new Int32Array(ROWS)
const most = new Int32Array(ROWS)
/** The number of the search that filled a row: rows of older searches are ignored. */
const stamps = new Int32Array(ROWS)
let stamp = 0

/** By code, the bit of the key that is set while the card is still to be played. */
const keyBits = new Int32Array(CODES)
/** The choices at each depth of the search, and the scores that order them, the highest first. */
const choices = new Int32Array((MOST_CARDS + 1) * MOST_CHOICES)
const promise = new Int32Array((MOST_CARDS + 1) * MOST_CHOICES)

/**
 * Returns the first side's gain from here on, including the trick on the table, if both sides know
 * all hands. The position is the same afterwards. At most `MOST_CARDS` cards and no waiting hands.
 */
export function solvePosition(position: TrickPosition): number {
  stamp += 1
  let place = 0
  let key = 0
  for (let suit = 0; suit < SUIT_COUNT; suit += 1)
    for (let rest = readAt(position.left, suit); rest !== 0; rest &= rest - 1) {
      keyBits[codeOf(suit, lowestBit(rest))] = 1 << place
      key |= 1 << place
      place += 1
    }
  if (place > MOST_CARDS || position.taken < position.waiting.length)
    throw new Error('more cards than can be solved')
  return searchPosition(position, key, gainLeft(position), 0, gainLeft(position))
}

/** Returns all that can still be gained. */
function gainLeft({ form, left, table, count, ahead }: TrickPosition): number {
  let sum = form.trick * ahead
  for (let place = 0; place < count; place += 1) sum += readAt(form.values, readAt(table, place))
  for (let suit = 0; suit < SUIT_COUNT; suit += 1)
    for (let rest = readAt(left, suit); rest !== 0; rest &= rest - 1)
      sum += readAt(form.values, codeOf(suit, lowestBit(rest)))
  return sum
}

/** Returns the first side's gain, exact between `low` and `high`; `rest` is all left to gain. */
function searchPosition(
  position: TrickPosition,
  key: number,
  rest: number,
  low: number,
  high: number,
): number {
  if (position.ahead === 0 || high <= 0) return 0
  if (low >= rest) return rest
  if (position.count > 0) return tryAll(position, key, rest, low, high)
  if (position.ahead === 1) return lastTrick(position, rest)
  const full = key | (position.leader << LEADER_SHIFT)
  const row = (Math.imul(full ^ (full >>> 15), 0x9e3779b1) >>> 17) & (ROWS - 1)
  const isKnown = stamps[row] === stamp && keys[row] === full
  if (isKnown) {
    const from = readAt(least, row)
    const to = readAt(most, row)
    if (from >= high || from === to) return from
    if (to <= low) return to
  }
  const value = tryAll(position, key, rest, low, high)
  const from = isKnown ? readAt(least, row) : 0
  const to = isKnown ? readAt(most, row) : rest
  stamps[row] = stamp
  keys[row] = full
  least[row] = value > low ? value : from
  most[row] = value < high ? value : to
  return value
}

/** Plays the last trick, in which there is no choice. */
function lastTrick({ form, leader, hands }: TrickPosition, rest: number): number {
  let best: Code = -1
  let winner = leader
  for (let place = 0; place < form.seats; place += 1) {
    const seat = leader + place >= form.seats ? leader + place - form.seats : leader + place
    for (let suit = 0; suit < SUIT_COUNT; suit += 1) {
      const own = readAt(hands, handIndex(seat, suit))
      if (own === 0) continue
      const code = codeOf(suit, highestBit(own))
      if (best < 0 || beatsCode(code, best, form.trump)) {
        best = code
        winner = seat
      }
    }
  }
  return (winner & 1) === 0 ? rest : 0
}

/** Returns the best value over the choices of the seat on turn. */
function tryAll(
  position: TrickPosition,
  key: number,
  rest: number,
  low: number,
  high: number,
): number {
  const first = (position.ahead * position.form.seats - position.count) * MOST_CHOICES
  const count = listChoices(position, first)
  const raises = (turnIn(position) & 1) === 0
  let best = raises ? -1 : rest + 1
  let from = low
  let to = high
  for (let place = first; place < first + count; place += 1) {
    const value = afterCard(position, takeBest(place, first + count), key, rest, from, to)
    if (raises) {
      if (value > best) best = value
      if (best >= to) break
      if (best > from) from = best
    } else {
      if (value < best) best = value
      if (best <= from) break
      if (best < to) to = best
    }
  }
  return best
}

/** Moves the most promising of the choices from `place` on to that index, and returns it. */
function takeBest(place: number, end: number): Code {
  let best = place
  for (let other = place + 1; other < end; other += 1)
    if (readAt(promise, other) > readAt(promise, best)) best = other
  const code = readAt(choices, best)
  choices[best] = readAt(choices, place)
  promise[best] = readAt(promise, place)
  return code
}

/** Writes the choices from index `first` on, and returns their number. */
function listChoices(position: TrickPosition, first: number): number {
  const seat = turnIn(position)
  const open = suitsOpen(position)
  let count = 0
  for (let suit = 0; suit < SUIT_COUNT; suit += 1) {
    if (((open >> suit) & 1) === 0) continue
    const own = cardsHeld(position, seat, suit)
    const others = separatingCards(position, seat, suit)
    for (let set = own; set !== 0;) {
      const height = highestBit(set)
      set &= ~(1 << height)
      const code = codeOf(suit, height)
      choices[first + count] = code
      promise[first + count] = orderingScore(position, code)
      count += 1
      set = withoutEquals(position, set, others, code)
    }
  }
  return count
}

/** Removes the cards right below `code` that have the same value. */
function withoutEquals({ form }: TrickPosition, set: number, others: number, code: Code): number {
  let rest = set
  while (rest !== 0) {
    const next = highestBit(rest)
    const isApart = (others & bitsBetween(next, codeHeight(code))) !== 0
    if (isApart || form.values[codeOf(codeSuit(code), next)] !== form.values[code]) break
    rest &= ~(1 << next)
  }
  return rest
}

/** Returns the order of trial: leads from the top, the cheapest winner, else the lowest. */
function orderingScore({ form, count, best, bestSeat, leader }: TrickPosition, code: Code): number {
  const height = codeHeight(code)
  const value = readAt(form.values, code)
  if (count === 0) return height
  const partnerHasIt = ((bestSeat ^ (leader + count)) & 1) === 0
  if (partnerHasIt) return value - height
  return beatsCode(code, best, form.trump) ? 100 - height : -height - value
}

/** Returns the first side's gain after one more card. */
function afterCard(
  position: TrickPosition,
  code: Code,
  key: number,
  rest: number,
  low: number,
  high: number,
): number {
  const { form, hands, left, table, count, leader, best, bestSeat } = position
  const seat = turnIn(position)
  const suit = codeSuit(code)
  const bit = bitOf(code)
  const hand = handIndex(seat, suit)
  hands[hand] = readAt(hands, hand) & ~bit
  left[suit] = readAt(left, suit) & ~bit
  table[count] = code
  if (count === 0 || beatsCode(code, best, form.trump)) {
    position.best = code
    position.bestSeat = seat
  }
  const next = key & ~readAt(keyBits, code)
  let value: number
  if (count + 1 < form.seats) {
    position.count = count + 1
    value = searchPosition(position, next, rest, low, high)
  } else {
    value = afterTrick(position, next, rest, low, high)
    position.leader = leader
  }
  position.count = count
  position.best = best
  position.bestSeat = bestSeat
  hands[hand] = readAt(hands, hand) | bit
  left[suit] = readAt(left, suit) | bit
  return value
}

function afterTrick(
  position: TrickPosition,
  key: number,
  rest: number,
  low: number,
  high: number,
): number {
  const { form, table, bestSeat } = position
  let gain = form.trick
  const first = readAt(table, 0)
  const second = readAt(table, 1)
  const third = readAt(table, 2)
  for (let place = 0; place < form.seats; place += 1)
    gain += readAt(form.values, readAt(table, place))
  const taken = (bestSeat & 1) === 0 ? gain : 0
  position.leader = bestSeat
  position.count = 0
  position.ahead -= 1
  const value = taken + searchPosition(position, key, rest - gain, low - taken, high - taken)
  position.ahead += 1
  // the search has overwritten the table; its last card is not read again
  table[0] = first
  table[1] = second
  table[2] = third
  return value
}
