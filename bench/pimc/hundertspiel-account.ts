// What a deal of Hundertspiel is worth to the yardstick: points above the other side's, or above the
// average of both others, and the markers of the undertaken game, in points (H-18, H-26, H-28).
import { codeOf, listBits, readAt } from '../../src/main/engine/ai/cards.ts'
import { LOWEST } from '../../src/main/engine/games/hundertspiel/ai/encoding.ts'
import {
  type Position,
  NOBODY,
  isFoe,
  suitHand,
  tricksLeft,
} from '../../src/main/engine/games/hundertspiel/ai/position.ts'
import { laidGameStake } from '../../src/main/engine/games/hundertspiel/pay.ts'
import type { HundertspielSeatView } from '../../src/main/engine/games/hundertspiel/view.ts'
import type { Account } from './hundertspiel-board.ts'

/**
 * What a marker is in points above the others': as the players of the app value the score at the
 * beginning of a partie.
 */
export const MARKER = { 4: 40, 3: 30 } as const

type Stake = Pick<HundertspielSeatView, 'undertaking' | 'options'>

/**
 * Returns the account of a seat. Partners play together. Of three each expects both others to play
 * against them; with a game that can still be made, both others play against who undertook it, and
 * then the points of both are one to them. With three all is counted twice, not to halve points.
 */
export function accountFor(
  position: Position,
  eye: number,
  { undertaking, options }: Stake,
): Account {
  const { seats, laidBy, out, afterwards } = position
  const isOpen = mayBeMade(position)
  const isTogether = seats === 3 && isOpen && laidBy !== eye
  const raisers = Array.from({ length: seats }, (_, seat) =>
    isTogether ? seat !== laidBy : !isFoe(position, eye, seat),
  )
  const alone = isTogether ? laidBy : eye
  // H-21: points may count no more
  const point = out === NOBODY || afterwards === 'next' ? 1 : 0
  const weights = raisers.map(
    (isOwn, seat) => (isOwn ? 1 : -1) * (seats === 3 && seat === alone ? 2 : 1) * point,
  )
  const stake = isOpen && undertaking !== null ? laidGameStake(undertaking, options) : 0
  const won = gameWorth(seats, stake, position.failed * point)
  return {
    raisers: raisers.reduce((set, isOwn, seat) => (isOwn ? set | (1 << seat) : set), 0),
    weights,
    game: raisers[laidBy] === true ? won : 0 - won,
  }
}

/** Returns what the game made is worth to who undertook it, above that of the game failed. */
const gameWorth = (seats: number, stake: number, failed: number): number =>
  seats === 4
    ? 2 * stake * MARKER[4] + failed
    : // both others pay, or are paid, and write what has failed
      2 * (2 * 2 * stake * MARKER[3] + failed)

/** Returns true if the undertaken game can still be made: each of its Dos may make its trick. */
function mayBeMade(position: Position): boolean {
  const { laidBy, laidSuits, isDeferred, leader, seats, count, table } = position
  const laid = listBits(laidSuits)
  const place = (laidBy - leader + seats) % seats
  const onTable = place < count ? readAt(table, place) : NOBODY
  const isInTime = tricksLeft(position) <= laid.length
  const open = laid.filter(
    (suit) =>
      ((suitHand(position, laidBy, suit) >> LOWEST) & 1) === 1 ||
      (isInTime && onTable === codeOf(suit, LOWEST)),
  )
  return laid.length > 0 && open.length + (isDeferred ? 1 : 0) >= laid.length
}
