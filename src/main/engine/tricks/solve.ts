// The end of a deal with all hands known and each side taking as much as it can: exact, by alpha-beta with a table of
// what was found before. Cards that follow one another in one hand, with none of another's between, are one choice.
import { between, highest, lowest, size } from './bits.ts'
import {
  type Code,
  type Position,
  SUIT_COUNT,
  at,
  beats,
  bitOf,
  codeHeight,
  codeOf,
  codeSuit,
  held,
  read,
  suitsOpen,
  turnIn,
} from './position.ts'

/** Cards that can be told apart in one key; the leader takes the bits above. */
const MOST_CARDS = 28
const LEADER_SHIFT = 28
const ROWS = 1 << 15
const CODES = 64
const MOST_CHOICES = 16

/** What was found, by row: for this key the first side gains at least and at most so much from there on. */
const keys = new Int32Array(ROWS)
const least = new Int32Array(ROWS)
const most = new Int32Array(ROWS)
/** The number of the search that filled a row: what an older one found counts for nothing. */
const stamps = new Int32Array(ROWS)
let stamp = 0

/** By code, the bit of the key that says it is still to be played. */
const keyBits = new Int32Array(CODES)
/** The choices of each depth of the search, and what they are tried by, the highest first. */
const choices = new Int32Array((MOST_CARDS + 1) * MOST_CHOICES)
const promise = new Int32Array((MOST_CARDS + 1) * MOST_CHOICES)

/** How many cards are left to play, those on the table not among them. */
function cardsLeft({ left }: Position): number {
  let cards = 0
  for (let suit = 0; suit < SUIT_COUNT; suit += 1) cards += size(read(left, suit))
  return cards
}

/** Whether `solve` can tell a position's cards apart: few enough, and no hands waiting. */
export const isSolvable = (position: Position): boolean =>
  position.taken === position.waiting.length && cardsLeft(position) <= MOST_CARDS

/**
 * What the first side gains from here on, the trick on the table included, when both sides know all hands. The position
 * is the same afterwards. Only for positions that are solvable.
 */
export function solve(position: Position): number {
  stamp += 1
  let place = 0
  let key = 0
  for (let suit = 0; suit < SUIT_COUNT; suit += 1)
    for (let rest = read(position.left, suit); rest !== 0; rest &= rest - 1) {
      keyBits[codeOf(suit, lowest(rest))] = 1 << place
      key |= 1 << place
      place += 1
    }
  return search(position, key, gainLeft(position), 0, gainLeft(position))
}

/** All that can still be gained. */
function gainLeft({ form, left, table, count, ahead }: Position): number {
  let sum = form.trick * ahead
  for (let place = 0; place < count; place += 1) sum += read(form.values, read(table, place))
  for (let suit = 0; suit < SUIT_COUNT; suit += 1)
    for (let rest = read(left, suit); rest !== 0; rest &= rest - 1) sum += read(form.values, codeOf(suit, lowest(rest)))
  return sum
}

/**
 * What the first side gains from here on, exact between `low` and `high`: a value at or beyond a bound only says so.
 * `rest` is all that is left to gain.
 */
function search(position: Position, key: number, rest: number, low: number, high: number): number {
  if (position.ahead === 0 || high <= 0) return 0
  if (low >= rest) return rest
  if (position.count > 0) return tryAll(position, key, rest, low, high)
  if (position.ahead === 1) return lastTrick(position, rest)
  const full = key | (position.leader << LEADER_SHIFT)
  const row = (Math.imul(full ^ (full >>> 15), 0x9e3779b1) >>> 17) & (ROWS - 1)
  const isKnown = stamps[row] === stamp && keys[row] === full
  if (isKnown) {
    const from = read(least, row)
    const to = read(most, row)
    if (from >= high || from === to) return from
    if (to <= low) return to
  }
  const value = tryAll(position, key, rest, low, high)
  const from = isKnown ? read(least, row) : 0
  const to = isKnown ? read(most, row) : rest
  stamps[row] = stamp
  keys[row] = full
  least[row] = value > low ? value : from
  most[row] = value < high ? value : to
  return value
}

/** The last trick plays itself. */
function lastTrick({ form, leader, hands }: Position, rest: number): number {
  let best: Code = -1
  let winner = leader
  for (let place = 0; place < form.seats; place += 1) {
    const seat = leader + place >= form.seats ? leader + place - form.seats : leader + place
    for (let suit = 0; suit < SUIT_COUNT; suit += 1) {
      const own = read(hands, at(seat, suit))
      if (own === 0) continue
      const code = codeOf(suit, highest(own))
      if (best < 0 || beats(code, best, form.trump)) {
        best = code
        winner = seat
      }
    }
  }
  return (winner & 1) === 0 ? rest : 0
}

/** The best of the choices of the seat on turn. */
function tryAll(position: Position, key: number, rest: number, low: number, high: number): number {
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

/** Brings the most promising of the choices from `place` on to it, and gives it. */
function takeBest(place: number, end: number): Code {
  let best = place
  for (let other = place + 1; other < end; other += 1) if (read(promise, other) > read(promise, best)) best = other
  const code = read(choices, best)
  choices[best] = read(choices, place)
  promise[best] = read(promise, place)
  return code
}

/** Writes down what is to be tried from `first` on; how many. */
function listChoices(position: Position, first: number): number {
  const seat = turnIn(position)
  const open = suitsOpen(position)
  let count = 0
  for (let suit = 0; suit < SUIT_COUNT; suit += 1) {
    if (((open >> suit) & 1) === 0) continue
    const own = held(position, seat, suit)
    // a card on the table still stands between two of a hand
    let others = read(position.left, suit) & ~own
    for (let place = 0; place < position.count; place += 1) {
      const code = read(position.table, place)
      if (codeSuit(code) === suit) others |= bitOf(code)
    }
    for (let set = own; set !== 0;) {
      const height = highest(set)
      set &= ~(1 << height)
      const code = codeOf(suit, height)
      choices[first + count] = code
      promise[first + count] = promiseOf(position, code)
      count += 1
      set = withoutEquals(position, set, others, code)
    }
  }
  return count
}

/** Leaves out the cards right below `code` that are worth the same. */
function withoutEquals({ form }: Position, set: number, others: number, code: Code): number {
  let rest = set
  while (rest !== 0) {
    const next = highest(rest)
    const isApart = (others & between(next, codeHeight(code))) !== 0
    if (isApart || form.values[codeOf(codeSuit(code), next)] !== form.values[code]) break
    rest &= ~(1 << next)
  }
  return rest
}

/** What to try first: leads from the top, the cheapest card that takes a trick, else the lowest. */
function promiseOf({ form, count, best, bestSeat, leader }: Position, code: Code): number {
  const height = codeHeight(code)
  const value = read(form.values, code)
  if (count === 0) return height
  const partnerHasIt = ((bestSeat ^ (leader + count)) & 1) === 0
  if (partnerHasIt) return value - height
  return beats(code, best, form.trump) ? 100 - height : -height - value
}

/** What the first side gains after one more card. */
function afterCard(position: Position, code: Code, key: number, rest: number, low: number, high: number): number {
  const { form, hands, left, table, count, leader, best, bestSeat } = position
  const seat = turnIn(position)
  const suit = codeSuit(code)
  const bit = bitOf(code)
  const hand = at(seat, suit)
  hands[hand] = read(hands, hand) & ~bit
  left[suit] = read(left, suit) & ~bit
  table[count] = code
  if (count === 0 || beats(code, best, form.trump)) {
    position.best = code
    position.bestSeat = seat
  }
  const next = key & ~read(keyBits, code)
  let value: number
  if (count + 1 < form.seats) {
    position.count = count + 1
    value = search(position, next, rest, low, high)
  } else {
    value = afterTrick(position, next, rest, low, high)
    position.leader = leader
  }
  position.count = count
  position.best = best
  position.bestSeat = bestSeat
  hands[hand] = read(hands, hand) | bit
  left[suit] = read(left, suit) | bit
  return value
}

function afterTrick(position: Position, key: number, rest: number, low: number, high: number): number {
  const { form, table, bestSeat } = position
  let gain = form.trick
  const first = read(table, 0)
  const second = read(table, 1)
  const third = read(table, 2)
  for (let place = 0; place < form.seats; place += 1) gain += read(form.values, read(table, place))
  const taken = (bestSeat & 1) === 0 ? gain : 0
  position.leader = bestSeat
  position.count = 0
  position.ahead -= 1
  const value = taken + search(position, key, rest - gain, low - taken, high - taken)
  position.ahead += 1
  // the tricks behind this one have written over the table; its last card is not read again
  table[0] = first
  table[1] = second
  table[2] = third
  return value
}
