// How likely a world is by what was played in it: others are taken to keep to the book more often than not.
import { bookCard } from './book.ts'
import {
  type Position,
  type Code,
  SUIT_COUNT,
  bitOf,
  clonePosition,
  codeSuit,
  copyPosition,
  held,
  playCode,
  suitsOpen,
  turnIn,
} from './position.ts'
import { size } from './bits.ts'
import { unseen } from './seen.ts'
import type { Sight } from './sight.ts'

/** How often a player does what the book does. */
const BY_THE_BOOK = 0.6
/** How far the evidence is trusted: the plays of one hand hang together. */
const TRUST = 0.7

const scratches = new Map<number, Position>()

/** How much a world counts beside others, from the plays of the other seats since the hands were taken up. */
export function weightOf({ start, past, seat, position }: Sight): number {
  const scratch = scratchLike(position)
  copyPosition(start, scratch)
  let log = 0
  for (const { seat: by, code } of past) {
    if (by !== seat) log += likelihood(scratch, code)
    playCode(scratch, code)
  }
  return Math.exp(TRUST * log)
}

function scratchLike(position: Position): Position {
  const kept = scratches.get(position.form.seats)
  if (kept !== undefined && kept.form === position.form && kept.waiting === position.waiting) return kept
  const fresh = clonePosition(position)
  scratches.set(position.form.seats, fresh)
  return fresh
}

/** The logarithm of how likely the seat on turn plays this card. */
function likelihood(position: Position, code: Code): number {
  const seat = turnIn(position)
  const open = suitsOpen(position)
  let cards = 0
  for (let suit = 0; suit < SUIT_COUNT; suit += 1)
    if (((open >> suit) & 1) === 1) cards += size(held(position, seat, suit))
  if (cards < 2) return 0
  const wish = bookCard(position)
  const others = Math.min(cards - 1, 4)
  return Math.log(isAlike(position, seat, wish, code) ? BY_THE_BOOK : (1 - BY_THE_BOOK) / others)
}

/** Whether two cards of a hand do the same. */
function isAlike(position: Position, seat: number, a: Code, b: Code): boolean {
  if (a === b) return true
  if (codeSuit(a) !== codeSuit(b)) return false
  const low = Math.min(a, b)
  const between = (bitOf(Math.max(a, b)) - 1) & -(bitOf(low) << 1)
  return (unseen(position, seat, codeSuit(a)) & between) === 0
}
