// The card policy of Hundertspiel: it compares what the trick is worth, the chance that the own
// side takes it, and what is given away with the card (HA-1 … HA-6). It reads no other hand: it
// infers what the others hold from what has not been played.
import { DO, FIRST_DO, LAST_TRICK } from '../dos.ts'
import { LOWEST, countOfCode } from './encoding.ts'
import {
  type Position,
  NOBODY,
  beatsCard,
  suitHand,
  isFoe,
  suitsOpen,
  tricksLeft,
  turnIn,
  unseenBy,
} from './position.ts'
import {
  type Code,
  bitsAbove,
  bitsBetween,
  highestBit,
  lowestBit,
  countBits,
  SUIT_COUNT,
  bitOf,
  codeHeight,
  codeOf,
  codeSuit,
  readAt,
} from '../../../ai/cards.ts'

/** Points from which a trick is rich: it holds a figure. */
const RICH = 5

/** Height of the Cavall: higher cards are held back. */
const CAVALL = 7

/** Value of holding the own laid Do back until its trick (H-16). */
const LAID_DO = 200

/** Returns the card of the policy for the seat whose turn it is. */
export function chooseCode(position: Position): Code {
  const seat = turnIn(position)
  const open = suitsOpen(position, seat)
  const all = unseenInAll(position, seat)
  let best: Code = NOBODY
  let most = -Infinity
  for (let suit = 0; suit < SUIT_COUNT; suit += 1) {
    if (((open >> suit) & 1) === 0) continue
    let before: Code = NOBODY
    for (let left = suitHand(position, seat, suit); left !== 0; left &= left - 1) {
      const code = codeOf(suit, lowestBit(left))
      // of equivalent cards the lowest goes first
      const value =
        before !== NOBODY && isSame(position, seat, before, code)
          ? -Infinity
          : playValue(position, seat, code, all)
      before = code
      if (value > most) {
        most = value
        best = code
      }
    }
  }
  return best
}

/** Returns how much a card loses against the policy's card, for the seat whose turn it is. */
export function bookRegret(position: Position, code: Code): number {
  const best = chooseCode(position)
  if (best === code) return 0
  const seat = turnIn(position)
  const all = unseenInAll(position, seat)
  return playValue(position, seat, best, all) - playValue(position, seat, code, all)
}

/** Returns true if two cards, the lower first, are equivalent: worthless, with none between. */
export function isSame(position: Position, seat: number, low: Code, high: Code): boolean {
  const suit = codeSuit(low)
  if (codeHeight(low) === LOWEST || codeSuit(high) !== suit || countOfCode(high) > 0) return false
  let others = unseenBy(position, seat, suit)
  for (let place = 0; place < position.count; place += 1)
    if (codeSuit(readAt(position.table, place)) === suit)
      others |= bitOf(readAt(position.table, place))
  return (others & bitsBetween(codeHeight(low), codeHeight(high))) === 0
}

function unseenInAll(position: Position, seat: number): number {
  let all = 0
  for (let suit = 0; suit < SUIT_COUNT; suit += 1) all += countBits(unseenBy(position, seat, suit))
  return all
}

/** Cards of a hand, of the pack, and of a suit at most, each plus one. */
const [IN_HAND, IN_PACK, IN_SUIT] = [13, 37, 10] as const
/** Probability that a hand of some size, out of some unseen cards, has none of some cards. */
const NONE = Float64Array.from({ length: IN_HAND * IN_PACK * IN_SUIT }, (_, place) => {
  const hand = Math.floor(place / IN_SUIT / IN_PACK)
  const all = Math.floor(place / IN_SUIT) % IN_PACK
  return (1 - Math.min(1, all === 0 ? 0 : hand / all)) ** (place % IN_SUIT)
})

/** Returns the probability that a seat still to play holds one of `cards` cards. */
const holdsOne = (position: Position, cards: number, all: number): number =>
  1 - (NONE[(tricksLeft(position) * IN_PACK + all) * IN_SUIT + cards] ?? 1)

/** The best card of the trick so far, as one seat sees it. */
interface BestCard {
  readonly best: Code
  readonly isRich: boolean
  /** Probability that another hand holds a higher card. */
  readonly higher: number
  readonly trumps: number
}

function assessBest(
  position: Position,
  seat: number,
  best: Code,
  isRich: boolean,
  all: number,
): BestCard {
  const suit = codeSuit(best)
  return {
    best,
    isRich,
    higher: holdsOne(
      position,
      countBits(unseenBy(position, seat, suit) & bitsAbove(codeHeight(best))),
      all,
    ),
    trumps:
      suit === position.trump
        ? 0
        : holdsOne(position, countBits(unseenBy(position, seat, position.trump)), all),
  }
}

/** Returns the probability that a seat beats the best card. */
function beatChance(
  position: Position,
  by: number,
  isFriend: boolean,
  { best, isRich, higher, trumps }: BestCard,
): number {
  const { weights } = position
  const hasNoTrump = ((position.noTrump >> by) & 1) === 1
  if (codeSuit(best) === position.trump) {
    if (hasNoTrump) return 0
    return (
      higher * (isFriend ? weights.partnerTakes : isRich ? weights.takesInSuit : weights.trumpsPoor)
    )
  }
  const trumped = hasNoTrump ? 0 : trumps
  if (isFriend) return (1 - (1 - higher) * (1 - trumped)) * weights.partnerTakes
  return (
    1 -
    (1 - higher * weights.takesInSuit) *
      (1 - trumped * (isRich ? weights.trumpsRich : weights.trumpsPoor))
  )
}

/** Returns the points of a Do that makes the present trick, which is worth `stake` (H-13, H-14). */
function doBonus(position: Position, code: Code, stake: number): number {
  if (codeHeight(code) !== LOWEST) return 0
  if (position.tricks === 0)
    return codeSuit(code) === position.trump ? FIRST_DO - (position.firstDoInAll ? stake : 0) : DO
  return tricksLeft(position) === 1 ? 2 * DO : DO
}

/** Returns the points on the table with this card and the expected ones of those still to come. */
function trickStake(position: Position, code: Code): number {
  let stake =
    countOfCode(code) +
    (position.seats - position.count - 1) * position.weights.added +
    (tricksLeft(position) === 1 ? LAST_TRICK : 0)
  for (let place = 0; place < position.count; place += 1)
    stake += countOfCode(readAt(position.table, place))
  return stake
}

/** Returns the expected gain of playing a card, less what is given away with it. */
function playValue(position: Position, seat: number, code: Code, all: number): number {
  const takes =
    position.count === 0 || beatsCard(position, code, readAt(position.table, position.best))
  const best = takes ? code : readAt(position.table, position.best)
  const holdsNow =
    takes || !isFoe(position, seat, (position.leader + position.best) % position.seats)
  const stake = trickStake(position, code)
  const standing = assessBest(position, seat, best, stake >= RICH, all)
  // chances that the own side has the trick, and that the best card holds it
  let own = holdsNow ? 1 : 0
  let stays = 1
  let foes = 0
  for (let place = position.count + 1; place < position.seats; place += 1) {
    const by = (position.leader + place) % position.seats
    const isFriend = !isFoe(position, seat, by)
    const chance = beatChance(position, by, isFriend, standing)
    own = isFriend ? own + (1 - own) * chance : own * (1 - chance)
    stays *= 1 - chance
    if (!isFriend) foes += 1
  }
  const made = doBonus(position, best, stake) * stays * (holdsNow ? 1 : -1)
  return (
    (2 * own - 1) * stake +
    made -
    foes * firstDoThreat(position, seat, best, all) -
    keepValue(position, seat, code)
  )
}

/** Returns the threat of the trump Do in the first trick, unless a trump lies there (HA-3). */
function firstDoThreat(position: Position, seat: number, best: Code, all: number): number {
  if (
    position.tricks > 0 ||
    codeSuit(best) === position.trump ||
    (unseenBy(position, seat, position.trump) & (1 << LOWEST)) === 0
  )
    return 0
  return FIRST_DO * position.weights.playsFirstDo * holdsOne(position, 1, all)
}

/** Returns what a card may still be good for in the tricks to come (HA-1, HA-2, HA-6). */
function keepValue(position: Position, seat: number, code: Code): number {
  const left = tricksLeft(position)
  if (left === 1) return 0
  const keep = baseKeepValue(position, code, left / position.length)
  if (position.laidBy === seat) return keep * position.weights.ownLaid + ownLaid(position, code)
  return position.laidBy !== NOBODY && isFoe(position, seat, position.laidBy)
    ? keep + againstLaid(position, code)
    : keep
}

/** Returns the same without a laid game; `share` is the part of the tricks that is left. */
function baseKeepValue(position: Position, code: Code, share: number): number {
  const { weights } = position
  const tall = codeHeight(code)
  const isTrump = codeSuit(code) === position.trump
  if (tall === LOWEST) return isTrump ? weights.keepTrumpDo : weights.keepOtherDo
  if (isTrump)
    return weights.keepTrump + weights.keepTrumpHeight * tall * (weights.keepLate + share)
  return tall > CAVALL ? (tall - CAVALL) * weights.keepFigure * share : 0
}

function ownLaid(position: Position, code: Code): number {
  const suit = codeSuit(code)
  const isLaid = codeHeight(code) === LOWEST && ((position.laidSuits >> suit) & 1) === 1
  if (isLaid && tricksLeft(position) > countBits(position.laidSuits)) return LAID_DO
  return suit === position.trump ? position.weights.ownLaidTrump : 0
}

function againstLaid(position: Position, code: Code): number {
  const suit = codeSuit(code)
  const tall = codeHeight(code)
  if (suit === position.trump)
    return tall === LOWEST
      ? 0
      : position.weights.againstTrump + (tall > CAVALL ? position.weights.againstHigh : 0)
  return ((position.laidSuits >> suit) & 1) === 1 ? position.weights.againstSuit : 0
}

/** Returns true if a seat holds the best card left of a plain suit (HA-4). */
export const isBestLeft = (position: Position, seat: number, code: Code): boolean =>
  codeHeight(code) > highestBit(unseenBy(position, seat, codeSuit(code)))
