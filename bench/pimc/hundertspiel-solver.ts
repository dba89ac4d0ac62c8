// A solver of Hundertspiel with all hands known: zero-window alpha-beta (MTD(f), Plaat) with a
// transposition table at each lead, to the end of the deal. Cards, the last trick, Dos and the game
// that is undertaken count. Announcements do not: in every line aces are announced in time (H-10).
import { type Code, readAt } from '../../src/main/engine/ai/cards.ts'
import type { Position } from '../../src/main/engine/games/hundertspiel/ai/position.ts'
import {
  type Account,
  type Board,
  beats,
  createBoard,
  giveBack,
  layOut,
  leaveTable,
  onlyCard,
  raises,
  returnToTable,
  takeFrom,
  takeTrick,
  turnOf,
} from './hundertspiel-board.ts'
import { type Bounds, fillBounds, liveRun } from './hundertspiel-bounds.ts'
import { MOST_CHOICES, choices, listChoices, listEqual, moveBest } from './hundertspiel-moves.ts'
import { INFINITE, PositionTable } from './hundertspiel-table.ts'

export interface CardWorth {
  readonly code: Code
  /** What is still gained with this card, for those who raise. */
  readonly worth: number
}

const known = new PositionTable()
const board = createBoard()
const bounds: Bounds = { least: 0, most: 0 }
let searched = 0

/** Number of leads searched so far. */
export const countSearched = (): number => searched

/** Forgets all positions: needed when trumps, the account or the undertaken game are others. */
export const forgetPositions = (): void => {
  known.clear()
}

/** Returns the worth of every card that the seat on turn may play; `guess` is one to begin with. */
export function solveCards(
  position: Position,
  account: Account,
  guess: number,
): readonly CardWorth[] {
  layOut(board, position, account)
  const first = depthOf(board) * MOST_CHOICES
  const count = listChoices(board, first)
  const found: CardWorth[] = []
  let near = guess
  for (let place = first; place < first + count; place += 1) {
    moveBest(place, first + count)
    const code = readAt(choices, place)
    near = converge(near, (need) => afterCard(board, code, need))
    for (const equal of listEqual(board, turnOf(board), code))
      found.push({ code: equal, worth: near })
  }
  return found
}

/** Returns what is still gained from a position on; `guess` is a worth to begin with. */
export function solveDeal(position: Position, account: Account, guess: number): number {
  layOut(board, position, account)
  return converge(guess, (need) => search(board, need))
}

/** Searches with zero windows until both bounds meet. */
function converge(guess: number, searchFor: (need: number) => number): number {
  let [least, most, near] = [-INFINITE, INFINITE, guess]
  while (least < most) {
    const need = near === least ? near + 1 : near
    near = searchFor(need)
    if (near >= need) least = near
    else most = near
  }
  return near
}

const depthOf = ({ ahead, seats, count }: Board): number => ahead * seats - count

/**
 * Returns a bound of what is still gained: one that those who raise reach if that is at least
 * `need`, else one they cannot exceed.
 */
const search = (on: Board, need: number): number =>
  on.count > 0 ? tryAll(on, need) : searchLead(on, need)

function searchLead(on: Board, need: number): number {
  if (on.ahead === 0) return 0
  if (on.ahead === 1) return lastTrick(on)
  const run = liveRun(on)
  fillBounds(on, run, bounds)
  const { least, most } = bounds
  if (least >= need) return least
  if (most < need) return most
  const place = known.find(on, run)
  if (known.least(place) >= need) return known.least(place)
  if (known.most(place) < need) return known.most(place)
  searched += 1
  const bound = tryAll(on, need)
  known.note(on, run, bound, bound >= need)
  return bound
}

/** Tries all cards of the seat on turn until one decides. */
function tryAll(on: Board, need: number): number {
  const seat = turnOf(on)
  const isRaised = raises(on, seat)
  const first = depthOf(on) * MOST_CHOICES
  const end = first + listChoices(on, first)
  let found = isRaised ? -INFINITE : INFINITE
  for (let place = first; place < end; place += 1) {
    moveBest(place, end)
    const code = readAt(choices, place)
    const next = afterCard(on, code, need)
    if (isRaised ? next <= found : next >= found) continue
    found = next
    if (isRaised === found >= need) break
  }
  return found
}

/** Returns the same after a card, which is then taken back. */
function afterCard(on: Board, code: Code, need: number): number {
  const seat = turnOf(on)
  const { best, count, seats } = on
  takeFrom(on, seat, code)
  if (count === 0 || beats(on, code, readAt(on.table, best))) on.best = count
  on.table[count] = code
  on.count = count + 1
  const found = count + 1 < seats ? tryAll(on, need) : afterTrick(on, need)
  on.count = count
  on.best = best
  giveBack(on, seat, code)
  return found
}

function afterTrick(on: Board, need: number): number {
  const { leader, run, isFirst, isDeferred, rest } = on
  const cards = leaveTable(on)
  const gain = takeTrick(on)
  const found = gain + searchLead(on, need - gain)
  on.leader = leader
  on.ahead += 1
  on.run = run
  on.isFirst = isFirst
  on.isDeferred = isDeferred
  on.rest = rest
  returnToTable(on, cards)
  return found
}

/** Returns what the last trick brings, in which nobody has a choice. */
function lastTrick(on: Board): number {
  const { leader, seats, run, isFirst, rest } = on
  on.best = 0
  for (let place = 0; place < seats; place += 1) {
    const code = onlyCard(on, (leader + place) % seats)
    on.table[place] = code
    if (beats(on, code, readAt(on.table, on.best))) on.best = place
  }
  on.count = seats
  const gain = takeTrick(on)
  on.leader = leader
  on.ahead = 1
  on.run = run
  on.isFirst = isFirst
  on.rest = rest
  return gain
}
