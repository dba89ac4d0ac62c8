// A double-dummy solver: what each card gains if all hands are known and both sides take as much as
// they can. Zero-window alpha-beta (MTD(f), Plaat) with partition search (Ginsberg), in which each
// search also says which cards mattered.
import {
  type Code,
  SUIT_COUNT,
  bitOf,
  codeHeight,
  codeSuit,
  lowestBit,
  readAt,
} from '../../src/main/engine/ai/cards.ts'
import { type TrickPosition, beatsCode } from '../../src/main/engine/trick-ai/position.ts'
import { type Board, type Ends, createBoard, layOut } from './board.ts'
import {
  MOST_CHOICES,
  choices,
  forgetDecided,
  listChoices,
  lowestEqual,
  moveBest,
  noteDecided,
  turnOf,
} from './moves.ts'
import { countQuick, countSureTrumps, reliedOn } from './sure.ts'
import { type Mattering, PartitionTable, addMattering, matteringIn } from './table.ts'

export interface CardGain {
  readonly code: Code
  /** The first side's gain from here on, with this card. */
  readonly gain: number
}

const table = new PartitionTable()
/** The cards that mattered in the last search. */
const mattered: Mattering = { low: 0, high: 0 }
let searched = 0

/** Number of leads searched so far. */
export const countSearched = (): number => searched

/** Forgets all positions: needed when the form, the ends or the cards that count are others. */
export function forgetPositions(): void {
  table.clear()
  forgetDecided()
}

const board = createBoard()
/** Number of tricks that are not kept in the table. */
const FEW = 1
const NO_ENDS: Ends = [0, 0]

/**
 * Returns the gain of every card that the seat on turn may play, each equal of others included.
 * `guess` is a gain to begin with.
 */
export function solveCards(
  position: TrickPosition,
  guess: number,
  ends: Ends = NO_ENDS,
): readonly CardGain[] {
  layOut(board, position, ends)
  const first = depthOf(board) * MOST_CHOICES
  const count = listChoices(board, first, -1)
  const found: CardGain[] = []
  let near = guess
  for (let place = first; place < first + count; place += 1) {
    moveBest(place, first + count)
    const top = readAt(choices, place)
    near = gainOf(board, top, near)
    const own = readAt(board.hands, turnOf(board) * SUIT_COUNT + codeSuit(top))
    for (let code = readAt(lowestEqual, place); code <= top; code += 1)
      if ((own & bitOf(code)) !== 0) found.push({ code: readAt(board.names, code), gain: near })
  }
  return found
}

/** Returns the gain after a card: searches with narrow windows until both bounds meet. */
function gainOf(on: Board, code: Code, guess: number): number {
  let least = Math.min(readAt(on.ends, 0), readAt(on.ends, 1))
  let most = on.rest + Math.max(readAt(on.ends, 0), readAt(on.ends, 1))
  let near = Math.min(Math.max(guess, least), most)
  while (least < most) {
    const need = near === least ? near + 1 : near
    near = afterCard(on, code, need)
    if (near >= need) least = near
    else most = near
  }
  return near
}

const depthOf = ({ ahead, seats, count }: Board): number => ahead * seats - count

/**
 * Returns a bound of the first side's gain from a lead on: one it reaches if that is at least
 * `need`, else one it cannot exceed.
 */
function searchLead(on: Board, need: number): number {
  mattered.low = 0
  mattered.high = 0
  const { ends, ahead, trick, leader } = on
  const least = Math.min(readAt(ends, 0), readAt(ends, 1))
  const most = on.rest + Math.max(readAt(ends, 0), readAt(ends, 1))
  if (need <= least) return least
  if (need > most) return most
  if (ahead === 0) return readAt(ends, leader & 1)
  const side = leader & 1
  // tricks that the first side needs, and the second
  const first = Math.min(Math.ceil((need - least) / trick), ahead)
  const second = Math.min(Math.floor((most - need) / trick) + 1, ahead)
  const quick = boundBy(side, countQuick(on, side === 0 ? first : second) * trick, least, most)
  if (quick >= need === (side === 0)) return relied(quick)
  const trumps = countSureTrumps(on, 1 - side, side === 0 ? second : first)
  const sure = boundBy(1 - side, trumps * trick, least, most)
  if (sure >= need === (side === 1)) return relied(sure)
  // the last tricks are quicker to play than to look up
  if (ahead <= FEW) return tryAll(on, need, -1)
  const answer = table.ask(on, need)
  if (answer.isKnown) {
    mattered.low = answer.low
    mattered.high = answer.high
    return answer.bound
  }
  searched += 1
  const bound = tryAll(on, need, answer.card)
  const isMet = bound >= need
  table.add(on, isMet ? bound : least, isMet ? most : bound, bestCard, mattered)
  return bound
}

/** Returns the bound that a number of tricks sets for the first side, for either side's tricks. */
const boundBy = (side: number, gain: number, least: number, most: number): number =>
  side === 0 ? least + gain : most - gain

function relied(bound: number): number {
  mattered.low = reliedOn.low
  mattered.high = reliedOn.high
  return bound
}

/** The best card of the last search. */
let bestCard: Code = -1

/** Tries the cards of the seat on turn until one decides. */
function tryAll(on: Board, need: number, card: Code): number {
  const first = depthOf(on) * MOST_CHOICES
  const end = first + listChoices(on, first, card)
  const seat = turnOf(on)
  const raises = (seat & 1) === 0
  let low = 0
  let high = 0
  let best = raises ? -1 : 0x3fffffff
  let pick = -1
  for (let place = first; place < end; place += 1) {
    moveBest(place, end)
    const code = readAt(choices, place)
    const bound = afterCard(on, code, need)
    widen(codeSuit(code), codeHeight(code), codeHeight(readAt(lowestEqual, place)))
    if (bound >= need === raises) {
      noteDecided(seat, code, on.ahead)
      bestCard = code
      return bound
    }
    low |= mattered.low
    high |= mattered.high
    if (raises ? bound > best : bound < best) {
      best = bound
      pick = code
    }
  }
  mattered.low = low
  mattered.high = high
  bestCard = pick
  return best
}

/** If one of several equals mattered, so did the lowest. */
function widen(suit: number, top: number, bottom: number): void {
  if (top === bottom) return
  const set = matteringIn(mattered, suit)
  const range = (2 << top) - (1 << bottom)
  if ((set & range) !== 0 && lowestBit(set) >= bottom) addMattering(mattered, suit, 1 << bottom)
}

/** Returns the bound after one more card; the board is the same afterwards. */
function afterCard(on: Board, code: Code, need: number): number {
  const { count, best, bestSeat, hands, held, lengths } = on
  const seat = turnOf(on)
  const suit = codeSuit(code)
  const bit = bitOf(code)
  const place = seat * SUIT_COUNT + suit
  hands[place] = readAt(hands, place) & ~bit
  held[suit] = readAt(held, suit) & ~bit
  lengths[seat] = readAt(lengths, seat) - (1 << (4 * suit))
  on.table[count] = code
  if (count === 0 || beatsCode(code, best, on.trump)) {
    on.best = code
    on.bestSeat = seat
  }
  let bound: number
  if (count + 1 < on.seats) {
    on.count = count + 1
    bound = tryAll(on, need, -1)
  } else bound = afterTrick(on, need)
  on.count = count
  on.best = best
  on.bestSeat = bestSeat
  hands[place] = readAt(hands, place) | bit
  held[suit] = readAt(held, suit) | bit
  lengths[seat] = readAt(lengths, seat) + (1 << (4 * suit))
  return bound
}

function afterTrick(on: Board, need: number): number {
  const { table: onTable, left, leader, rest, values, seats, best } = on
  const a = readAt(onTable, 0)
  const b = readAt(onTable, 1)
  const c = seats === 4 ? readAt(onTable, 2) : -1
  const d = seats === 4 ? readAt(onTable, 3) : -1
  let gain = on.trick
  let ofSuit = 0
  for (let place = 0; place < seats; place += 1) {
    const code = readAt(onTable, place)
    const suit = codeSuit(code)
    if (on.valued !== 0) gain += readAt(values, code)
    if (suit === codeSuit(best)) ofSuit += 1
    left[suit] = readAt(left, suit) & ~bitOf(code)
  }
  const taken = (on.bestSeat & 1) === 0 ? gain : 0
  on.leader = on.bestSeat
  on.count = 0
  on.ahead -= 1
  on.rest = rest - gain
  const bound = taken + searchLead(on, need - taken)
  // a card that no other could beat won by its suit alone
  if (ofSuit > 1) addMattering(mattered, codeSuit(best), bitOf(best))
  on.rest = rest
  on.ahead += 1
  on.leader = leader
  onTable[0] = a
  onTable[1] = b
  if (c >= 0) onTable[2] = c
  if (d >= 0) onTable[3] = d
  for (let place = 0; place < seats; place += 1) {
    const code = readAt(onTable, place)
    left[codeSuit(code)] = readAt(left, codeSuit(code)) | bitOf(code)
  }
  return bound
}
