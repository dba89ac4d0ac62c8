// The rest of a deal from anywhere in it: at sight while there is a talon, then with both hands known, as they are by elimination.
import { lowest } from '../bits.ts'
import { LAST_TRICK } from '../state.ts'
import { type Taste, chooseAtSight } from './book.ts'
import { type Position, hasTalon, mayRob, playCard, playable, rob } from './position.ts'
import { sayAll } from './saying.ts'
import { type Solver, type Stakes, solverOf } from './solve.ts'

/** How a deal is played out: by which taste, and from how many tricks before the end exactly. */
export interface Style {
  readonly taste: Taste
  readonly exact: number
  /** T-12: what a Matsch costs each seat beside its card points, in points. */
  readonly matsch: readonly [number, number]
}

/** Before a lead or a card: what costs nothing is done, robbing and announcing. */
export function beforeCard(position: Position): void {
  if (mayRob(position)) rob(position)
  if (position.lead < 0) sayAll(position)
}

/** Plays the deal to its end, or until an announcement wins the partie. */
export function playOut(position: Position, style: Style): void {
  while (position.won < 0 && position.complete < 16) {
    beforeCard(position)
    if (position.won >= 0) return
    if (hasTalon(position)) playCard(position, chooseAtSight(position, style.taste))
    else if (16 - position.complete > style.exact || position.lead >= 0) playCard(position, chooseLate(position))
    else {
      finish(position, style)
      return
    }
  }
}

/** T-12: points that a side loses which makes none of the tricks of which one must be made. */
export const stakesOf = (position: Position, matsch: Style['matsch']): Stakes => {
  const { form, late, cards } = position
  const at = (seat: 0 | 1): number =>
    form.options.matsch === 0 || (late[seat] ?? 0) > 0 ? 0 : (cards[seat] ?? 0) + matsch[seat]
  return { matsch: [at(0), at(1)], announces: null }
}

/** The rest at once, by best play. */
function finish(position: Position, style: Style): void {
  const stakes = stakesOf(position, style.matsch)
  const solver: Solver = solverOf(position.form, stakes)
  const [first = 0, second = 0] = position.hands
  const value = solver.lead(first, second, position.turn)
  settle(position, value, stakes)
}

/** Splits what is left so that the first seat gains `value` above the second, a Matsch included. */
export function settle(position: Position, value: number, { matsch }: Stakes): void {
  const { cards, late, hands, form } = position
  let left = LAST_TRICK
  for (let rest = (hands[0] ?? 0) | (hands[1] ?? 0); rest !== 0; rest &= rest - 1)
    left += form.points[lowest(rest)] ?? 0
  const isFirst = matsch[0] > 0 && value === -matsch[0] - left
  const isSecond = matsch[1] > 0 && value === matsch[1] + left
  const plain = isFirst ? -left : isSecond ? left : value
  cards[0] = (cards[0] ?? 0) + (left + plain) / 2
  cards[1] = (cards[1] ?? 0) + (left - plain) / 2
  if (!isFirst) late[0] = 1
  if (!isSecond) late[1] = 1
  position.complete = 16
}

/** A card after the talon by a look at both hands: takes what it can keep, and gives what counts little. */
export function chooseLate(position: Position): number {
  return position.lead < 0 ? leadLate(position) : followLate(position)
}

function leadLate({ form, hands, turn }: Position): number {
  const own = hands[turn] ?? 0
  const other = hands[turn === 0 ? 1 : 0] ?? 0
  let best = -1
  let most = -Infinity
  for (let rest = own; rest !== 0; rest &= rest - 1) {
    const card = lowest(rest)
    const same = other & (form.suits[card] ?? 0)
    const replies = same === 0 ? other : same
    const takers = replies & (form.beaters[card] ?? 0)
    const points = form.points[card] ?? 0
    // safe: what he must give counts; else what is lost
    const worth =
      takers === 0 ? 10 + points * 0.3 + least(replies, form.points) * 2 : -points - least(takers, form.points) * 0.5
    const trump = card >> 3 === form.trump ? (takers === 0 && (other & (0xff << (form.trump * 8))) !== 0 ? 4 : -6) : 0
    if (worth + trump > most) [best, most] = [card, worth + trump]
  }
  return best
}

const least = (cards: number, points: Int32Array): number => {
  let low = 99
  for (let rest = cards; rest !== 0; rest &= rest - 1) low = Math.min(low, points[lowest(rest)] ?? 0)
  return low
}

function followLate(position: Position): number {
  const { form, lead, hands, turn } = position
  const led = form.points[lead] ?? 0
  const beaters = form.beaters[lead] ?? 0
  const other = hands[turn === 0 ? 1 : 0] ?? 0
  let best = -1
  let most = -Infinity
  for (let rest = playable(position); rest !== 0; rest &= rest - 1) {
    const card = lowest(rest)
    const takes = ((beaters >>> card) & 1) === 1
    const points = form.points[card] ?? 0
    const trump = card >> 3 === form.trump ? 4 : 0
    // a card nobody can take any more keeps its points
    const isTop = (other & (form.beaters[card] ?? 0)) === 0 ? 2 : 0
    const worth = takes
      ? led + points + 3 - trump - isTop - (form.heights[card] ?? 0) * 0.2
      : -led - points * 1.5 - trump - isTop
    if (worth > most) [best, most] = [card, worth]
  }
  return best
}

/** Points of both sides at the end of a deal that was played out, a Matsch told apart (T-12). */
export interface End {
  readonly points: readonly [number, number]
  /** The side that pays for a Matsch, -1 where there is none. */
  readonly matsch: number
  readonly won: number
}

export function endOf(position: Position): End {
  const { cards, extra, late, won, form } = position
  const isPlayed = won < 0
  const matsch = isPlayed && form.options.matsch > 0 ? (late[0] === 0 ? 0 : late[1] === 0 ? 1 : -1) : -1
  const counted = (seat: 0 | 1): number => (extra[seat] ?? 0) + (isPlayed && matsch !== seat ? (cards[seat] ?? 0) : 0)
  return { points: [counted(0), counted(1)], matsch, won }
}
