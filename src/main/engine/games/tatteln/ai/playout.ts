// Rollout from any position: by the card policy while there is a talon, then with both hands known,
// by elimination.
import { LAST_TRICK } from '../state.ts'
import { type PolicyWeights, chooseByPolicy } from './card-policy.ts'
import { type Position, hasTalon, mayRob, playCard, playableMask, robTurnUp } from './position.ts'
import { announceAll } from './announce-fast.ts'
import { type Stakes, Solver } from './solve.ts'
import { lowestBit } from '../../../ai/cards.ts'

/** Weights of the policy, and the tricks before the end from which play is exact. */
export interface PlayoutStyle {
  readonly weights: PolicyWeights
  readonly exact: number
  /** T-12: cost of a Matsch for each seat besides its card points, in points. */
  readonly matsch: readonly [number, number]
}

/** Does what costs nothing before a lead or a card: robs and announces. */
export function beforeCard(position: Position): void {
  if (mayRob(position)) robTurnUp(position)
  if (position.lead < 0) announceAll(position)
}

/** Plays the deal to its end, or until an announcement wins the partie. */
export function playOut(position: Position, style: PlayoutStyle): void {
  while (position.won < 0 && position.complete < 16) {
    beforeCard(position)
    if (position.won >= 0) return
    if (hasTalon(position)) playCard(position, chooseByPolicy(position, style.weights))
    else if (16 - position.complete > style.exact || position.lead >= 0)
      playCard(position, chooseLate(position))
    else {
      finishExactly(position, style)
      return
    }
  }
}

/** Returns the points lost by a side that makes none of the tricks it must make (T-12). */
export const matschStakes = (position: Position, matsch: PlayoutStyle['matsch']): Stakes => {
  const { tables, late, cards } = position
  const stakeAt = (seat: 0 | 1): number =>
    tables.options.matsch === 0 || (late[seat] ?? 0) > 0 ? 0 : (cards[seat] ?? 0) + matsch[seat]
  return { matsch: [stakeAt(0), stakeAt(1)], announces: null }
}

/** Solves the rest at once, by best play. */
function finishExactly(position: Position, style: PlayoutStyle): void {
  const stakes = matschStakes(position, style.matsch)
  const solver = new Solver(position.tables, stakes)
  const [first = 0, second = 0] = position.hands
  const value = solver.solveLead(first, second, position.turn)
  splitPoints(position, value, stakes)
}

/** Splits the points left so that the first seat gains `value` more, a Matsch included. */
export function splitPoints(position: Position, value: number, { matsch }: Stakes): void {
  const { cards, late, hands, tables } = position
  let left = LAST_TRICK
  for (let rest = (hands[0] ?? 0) | (hands[1] ?? 0); rest !== 0; rest &= rest - 1)
    left += tables.points[lowestBit(rest)] ?? 0
  const isFirst = matsch[0] > 0 && value === -matsch[0] - left
  const isSecond = matsch[1] > 0 && value === matsch[1] + left
  const plain = isFirst ? -left : isSecond ? left : value
  cards[0] = (cards[0] ?? 0) + (left + plain) / 2
  cards[1] = (cards[1] ?? 0) + (left - plain) / 2
  if (!isFirst) late[0] = 1
  if (!isSecond) late[1] = 1
  position.complete = 16
}

/** Returns a card after the talon by a static rule: takes what it can hold, gives little. */
export function chooseLate(position: Position): number {
  return position.lead < 0 ? leadLate(position) : followLate(position)
}

function leadLate({ tables, hands, turn }: Position): number {
  const own = hands[turn] ?? 0
  const other = hands[turn === 0 ? 1 : 0] ?? 0
  let best = -1
  let most = -Infinity
  for (let rest = own; rest !== 0; rest &= rest - 1) {
    const card = lowestBit(rest)
    const same = other & (tables.suits[card] ?? 0)
    const replies = same === 0 ? other : same
    const takers = replies & (tables.beaters[card] ?? 0)
    const points = tables.points[card] ?? 0
    // if safe, the opponent's forced card counts; else what is lost
    const score =
      takers === 0
        ? 10 + points * 0.3 + leastPoints(replies, tables.points) * 2
        : -points - leastPoints(takers, tables.points) * 0.5
    const trump =
      card >> 3 === tables.trump
        ? takers === 0 && (other & (0xff << (tables.trump * 8))) !== 0
          ? 4
          : -6
        : 0
    if (score + trump > most) [best, most] = [card, score + trump]
  }
  return best
}

const leastPoints = (cards: number, points: Int32Array): number => {
  let low = 99
  for (let rest = cards; rest !== 0; rest &= rest - 1)
    low = Math.min(low, points[lowestBit(rest)] ?? 0)
  return low
}

function followLate(position: Position): number {
  const { tables, lead, hands, turn } = position
  const led = tables.points[lead] ?? 0
  const beaters = tables.beaters[lead] ?? 0
  const other = hands[turn === 0 ? 1 : 0] ?? 0
  let best = -1
  let most = -Infinity
  for (let rest = playableMask(position); rest !== 0; rest &= rest - 1) {
    const card = lowestBit(rest)
    const takes = ((beaters >>> card) & 1) === 1
    const points = tables.points[card] ?? 0
    const trump = card >> 3 === tables.trump ? 4 : 0
    // a card that cannot be taken any more holds its points
    const isTop = (other & (tables.beaters[card] ?? 0)) === 0 ? 2 : 0
    const score = takes
      ? led + points + 3 - trump - isTop - (tables.heights[card] ?? 0) * 0.2
      : -led - points * 1.5 - trump - isTop
    if (score > most) [best, most] = [card, score]
  }
  return best
}

/** Points of both sides at the end of a playout, with a Matsch separate (T-12). */
export interface DealEnd {
  readonly points: readonly [number, number]
  /** The side that pays for a Matsch, -1 if there is none. */
  readonly matsch: number
  readonly won: number
}

export function readEnd(position: Position): DealEnd {
  const { cards, extra, late, won, tables } = position
  const isPlayed = won < 0
  const matsch =
    isPlayed && tables.options.matsch > 0 ? (late[0] === 0 ? 0 : late[1] === 0 ? 1 : -1) : -1
  const pointsFor = (seat: 0 | 1): number =>
    (extra[seat] ?? 0) + (isPlayed && matsch !== seat ? (cards[seat] ?? 0) : 0)
  return { points: [pointsFor(0), pointsFor(1)], matsch, won }
}
