// A deal in play as numbers, for thousands of playouts: it changes in place. Hands are bits.
import type { RuleTables } from './tables.ts'

export type Seat = 0 | 1

/** Upper limit of the announcements of one seat in a deal. */
const MOST_SAID = 12
/** T-7: aces, kings, queens, jacks, tens. */
export const SET_RANKS = 5

/** Announcements of a seat. */
export interface AnnouncedHoldings {
  /** Sequences; a void one is not whole for T-9, but is not repeated. */
  runs: number
  readonly masks: Int32Array
  readonly points: Int32Array
  readonly good: Int8Array
  /** By rank: the number of cards in the set, its mark, and how many of it are played since. */
  readonly sets: Int8Array
  readonly setPoints: Int32Array
  readonly setPlayed: Int8Array
}

export interface Position {
  readonly tables: RuleTables
  readonly hands: Int32Array
  /** Covered cards; `next` is the index of the next one. */
  readonly talon: Int8Array
  next: number
  end: number
  /** The open card, -1 if there is none. */
  lies: number
  /** T-11: no player has robbed yet, and there is something to rob with. */
  canRob: boolean
  turn: Seat
  /** The card on the table, -1 before a lead. */
  lead: number
  /** Complete tricks. */
  complete: number
  /** All cards that have been played. */
  played: number
  readonly tricks: Int32Array
  /** T-12: tricks made among those of which one must be made. */
  readonly late: Int32Array
  /** T-1: card points of this deal. */
  readonly cards: Int32Array
  /** T-10: points for announcements from here on. */
  readonly extra: Int32Array
  /** The score of the partie when the playout begins. */
  readonly score: Int32Array
  readonly said: readonly [AnnouncedHoldings, AnnouncedHoldings]
  /** A seat that has won the partie by an announcement, else -1. */
  won: number
}

const emptyHoldings = (): AnnouncedHoldings => ({
  runs: 0,
  masks: new Int32Array(MOST_SAID),
  points: new Int32Array(MOST_SAID),
  good: new Int8Array(MOST_SAID),
  sets: new Int8Array(SET_RANKS),
  setPoints: new Int32Array(SET_RANKS),
  setPlayed: new Int8Array(SET_RANKS),
})

export const newPosition = (tables: RuleTables): Position => ({
  tables,
  hands: new Int32Array(2),
  talon: new Int8Array(16),
  next: 0,
  end: 0,
  lies: -1,
  canRob: false,
  turn: 0,
  lead: -1,
  complete: 0,
  played: 0,
  tricks: new Int32Array(2),
  late: new Int32Array(2),
  cards: new Int32Array(2),
  extra: new Int32Array(2),
  score: new Int32Array(2),
  said: [emptyHoldings(), emptyHoldings()],
  won: -1,
})

function copyHoldings(to: AnnouncedHoldings, from: AnnouncedHoldings): void {
  to.runs = from.runs
  for (let n = 0; n < from.runs; n += 1) {
    to.masks[n] = from.masks[n] ?? 0
    to.points[n] = from.points[n] ?? 0
    to.good[n] = from.good[n] ?? 0
  }
  for (let rank = 0; rank < SET_RANKS; rank += 1) {
    to.sets[rank] = from.sets[rank] ?? 0
    to.setPoints[rank] = from.setPoints[rank] ?? 0
    to.setPlayed[rank] = from.setPlayed[rank] ?? 0
  }
}

/** Copies `from` to `to`, which has the same shape. */
export function copyPosition(to: Position, from: Position): void {
  for (let card = from.next; card < from.end; card += 1) to.talon[card] = from.talon[card] ?? 0
  to.next = from.next
  to.end = from.end
  to.lies = from.lies
  to.canRob = from.canRob
  to.turn = from.turn
  to.lead = from.lead
  to.complete = from.complete
  to.played = from.played
  to.won = from.won
  for (let seat = 0; seat < 2; seat += 1) {
    to.hands[seat] = from.hands[seat] ?? 0
    to.tricks[seat] = from.tricks[seat] ?? 0
    to.late[seat] = from.late[seat] ?? 0
    to.cards[seat] = from.cards[seat] ?? 0
    to.extra[seat] = from.extra[seat] ?? 0
    to.score[seat] = from.score[seat] ?? 0
  }
  copyHoldings(to.said[0], from.said[0])
  copyHoldings(to.said[1], from.said[1])
}

export const hasTalon = (position: Position): boolean =>
  position.next < position.end || position.lies >= 0

/** Returns the cards that may be played (T-5). */
export function playableMask(position: Position): number {
  const { tables, hands, turn, lead } = position
  const hand = hands[turn] ?? 0
  if (lead < 0 || hasTalon(position)) return hand
  const same = hand & (tables.suits[lead] ?? 0)
  return same === 0 ? hand : same
}

/** Plays a card; after a complete trick the winner draws, then the other (T-4, T-5). */
export function playCard(position: Position, card: number): void {
  const { hands, turn, lead, said, tables } = position
  hands[turn] = (hands[turn] ?? 0) & ~(1 << card)
  position.played |= 1 << card
  const rank = card & 7
  if (rank < SET_RANKS && (said[turn].sets[rank] ?? 0) > 0)
    said[turn].setPlayed[rank] = (said[turn].setPlayed[rank] ?? 0) + 1
  if (lead < 0) {
    position.lead = card
    position.turn = turn === 0 ? 1 : 0
    return
  }
  const isTaken = (((tables.beaters[lead] ?? 0) >>> card) & 1) === 1
  const winner: Seat = isTaken ? turn : turn === 0 ? 1 : 0
  endTrick(position, winner, (tables.points[lead] ?? 0) + (tables.points[card] ?? 0))
}

function endTrick(position: Position, winner: Seat, points: number): void {
  const { cards, tricks, late, tables } = position
  cards[winner] = (cards[winner] ?? 0) + points
  tricks[winner] = (tricks[winner] ?? 0) + 1
  position.lead = -1
  position.turn = winner
  position.complete += 1
  if (position.complete > tables.beforeMatsch) late[winner] = (late[winner] ?? 0) + 1
  if (hasTalon(position)) drawBoth(position, winner)
}

/** Draws one card each; of the last two the winner takes the open one (T-3, T-4). */
function drawBoth(position: Position, winner: Seat): void {
  const other = winner === 0 ? 1 : 0
  const isLast = position.end - position.next === 1 && position.lies >= 0
  if (!isLast) {
    drawTop(position, winner)
    drawTop(position, other)
    return
  }
  drawOpenFor(position, position.tables.options.turnUpDrawn !== 'last')
}

/** Gives the open card, or the covered one, to the seat on turn; the other the last (T-3). */
export function drawOpenFor(position: Position, isOpen: boolean): void {
  const { turn } = position
  const open = isOpen ? turn : turn === 0 ? 1 : 0
  position.hands[open] = (position.hands[open] ?? 0) | (1 << position.lies)
  position.lies = -1
  drawTop(position, open === 0 ? 1 : 0)
}

function drawTop(position: Position, seat: Seat): void {
  position.hands[seat] = (position.hands[seat] ?? 0) | (1 << (position.talon[position.next] ?? 0))
  position.next += 1
}

/** Returns true if the seat whose turn it is may rob now (T-11). */
export function mayRob(position: Position): boolean {
  const { canRob, tables, turn, lies, lead, hands, tricks } = position
  if (!canRob || lies < 0) return false
  if ((((hands[turn] ?? 0) >>> (tables.trump * 8 + 7)) & 1) === 0) return false
  return tables.options.rob === 'free' || (lead < 0 && (tricks[turn] ?? 0) > 0)
}

/** Exchanges the seven of trumps for the open card. */
export function robTurnUp(position: Position): void {
  const { tables, turn, lies, hands } = position
  const seven = tables.trump * 8 + 7
  hands[turn] = ((hands[turn] ?? 0) & ~(1 << seven)) | (1 << lies)
  position.lies = seven
  position.canRob = false
}
