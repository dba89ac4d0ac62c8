// Announcing in playouts: every holding is announced, the best first (T-8 to T-10).
import { ofSuit, rankMask, runMask } from '../bits.ts'
import { type Position, type AnnouncedHoldings, type Seat, SET_RANKS } from './position.ts'
import { countBits } from '../../../ai/cards.ts'

/** Runs of three and more cards among eight bits of a suit, each as top and count. */
interface Runs {
  readonly tops: readonly number[]
  readonly counts: readonly number[]
}

const RUNS: readonly Runs[] = Array.from({ length: 256 }, (_, cards) => findRuns(cards))
const NO_RUNS: Runs = { tops: [], counts: [] }
export const runsIn = (cards: number): Runs => RUNS[cards] ?? NO_RUNS

function findRuns(cards: number): Runs {
  const tops: number[] = []
  const counts: number[] = []
  let count = 0
  for (let place = 0; place <= 8; place += 1) {
    if (((cards >> place) & 1) === 1) count += 1
    else {
      if (count >= 3) {
        tops.push(place - count)
        counts.push(count)
      }
      count = 0
    }
  }
  return { tops, counts }
}

/** Strength of the best run of a suit, as in holdings.ts, without the trump bonus. */
const BEST = Int32Array.from(RUNS, ({ tops, counts }) =>
  tops.reduce((best, top, n) => Math.max(best, (counts[n] ?? 0) * 100 + (8 - top) * 2), 0),
)

/** Returns the strength of the best sequence in a hand. */
function bestRun(hand: number, trump: number): number {
  let best = 0
  for (let suit = 0; suit < 4; suit += 1) {
    const own = BEST[ofSuit(hand, suit)] ?? 0
    if (own > 0) best = Math.max(best, own + (suit === trump ? 1 : 0))
  }
  return best
}

/** Returns the strength of the best set in a hand. */
function bestSet(hand: number): number {
  let best = 0
  for (let rank = 0; rank < SET_RANKS; rank += 1) {
    const count = countBits(hand & rankMask(rank))
    if (count >= 3) best = Math.max(best, count * 100 + 8 - rank)
  }
  return best
}

/** Returns the cards of counted sequences that are not whole any more (T-9). */
function brokenRuns({ runs, masks, good }: AnnouncedHoldings, hand: number): number {
  let broken = 0
  for (let n = 0; n < runs; n += 1) {
    const mask = masks[n] ?? 0
    if (good[n] === 1 && (mask & ~hand) !== 0) broken |= mask
  }
  return broken
}

const isAnnounced = ({ runs, masks }: AnnouncedHoldings, mask: number): boolean => {
  for (let n = 0; n < runs; n += 1) if (masks[n] === mask) return true
  return false
}

/** Returns the strength of the best announced sequence that is still whole. */
function bestWholeRun({ runs, masks }: AnnouncedHoldings, hand: number, trump: number): number {
  let best = 0
  for (let n = 0; n < runs; n += 1) {
    const mask = masks[n] ?? 0
    if ((mask & ~hand) === 0) best = Math.max(best, bestRun(mask, trump))
  }
  return best
}

/** Returns the cards of a hand from which it holds three in sequence downwards. */
export const topsOfThree = (hand: number): number => hand & (hand >>> 1) & (hand >>> 2) & 0x3f3f3f3f

/** Returns true if the hand holds a run of three: most hands hold none. */
export const holdsRun = (hand: number): boolean => topsOfThree(hand) !== 0

/** Announces all holdings of the seat about to lead, and marks the good ones (T-8). */
export function announceAll(position: Position): void {
  const { turn, hands, tables, extra } = position
  const hand = hands[turn] ?? 0
  const points = announceRuns(position, turn, hand) + announceSets(position, turn, hand)
  if (points === 0) return
  extra[turn] = (extra[turn] ?? 0) + points
  if (tables.goal > 0 && (position.score[turn] ?? 0) + (extra[turn] ?? 0) >= tables.goal)
    position.won = turn
}

function announceRuns(position: Position, seat: Seat, hand: number): number {
  if (!holdsRun(hand)) return 0
  const { said, tables, hands } = position
  const own = said[seat]
  const free = hand & ~brokenRuns(own, hand)
  let standard = -1
  let against = 0
  let sum = 0
  for (let suit = 0; suit < 4; suit += 1) {
    const { tops, counts } = runsIn(ofSuit(free, suit))
    for (let n = 0; n < tops.length; n += 1) {
      const count = counts[n] ?? 0
      const mask = runMask(suit, tops[n] ?? 0, count)
      if (isAnnounced(own, mask)) continue
      if (standard < 0) {
        // all are announced, the best first: it protects the others
        standard = Math.max(
          bestRun(unannouncedRuns(own, free), tables.trump),
          bestWholeRun(own, hand, tables.trump),
        )
        against = bestRun(hands[seat === 0 ? 1 : 0] ?? 0, tables.trump)
      }
      sum += announceRun(own, mask, against < standard, tables.runs[count] ?? 0)
    }
  }
  return sum
}

/** Returns all cards of runs that are still to be announced. */
function unannouncedRuns(own: AnnouncedHoldings, free: number): number {
  let cards = 0
  for (let suit = 0; suit < 4; suit += 1) {
    const { tops, counts } = runsIn(ofSuit(free, suit))
    for (let n = 0; n < tops.length; n += 1) {
      const mask = runMask(suit, tops[n] ?? 0, counts[n] ?? 0)
      if (!isAnnounced(own, mask)) cards |= mask
    }
  }
  return cards
}

/** Records a run and returns its mark: what it counts more than what was counted before (T-9). */
function announceRun(own: AnnouncedHoldings, mask: number, good: boolean, value: number): number {
  let counted = 0
  for (let n = 0; n < own.runs; n += 1)
    if (own.good[n] === 1 && ((own.masks[n] ?? 0) & ~mask) === 0) counted += own.points[n] ?? 0
  const points = good ? value - counted : 0
  if (own.runs < own.masks.length) {
    own.masks[own.runs] = mask
    own.points[own.runs] = points
    own.good[own.runs] = good ? 1 : 0
    own.runs += 1
  }
  return points
}

function announceSets(position: Position, seat: Seat, hand: number): number {
  const { said, tables, hands } = position
  const own = said[seat]
  let standard = 0
  let against = -1
  let sum = 0
  for (let rank = 0; rank < SET_RANKS; rank += 1) {
    const count = countBits(hand & rankMask(rank))
    if (count < 3 || (own.sets[rank] ?? 0) >= count) continue
    if (against < 0) {
      against = bestSet(hands[seat === 0 ? 1 : 0] ?? 0)
      standard = setStandard(own, hand)
    }
    const good = against < standard
    const value = (count === 4 ? tables.fours[rank] : tables.threes[rank]) ?? 0
    const points = good ? value - (own.setPoints[rank] ?? 0) : 0
    own.sets[rank] = count
    own.setPoints[rank] = (own.setPoints[rank] ?? 0) + points
    own.setPlayed[rank] = 0
    sum += points
  }
  return sum
}

/** Returns the standard: the best of what is announced now, or before and still whole. */
function setStandard(own: AnnouncedHoldings, hand: number): number {
  let best = 0
  for (let rank = 0; rank < SET_RANKS; rank += 1) {
    const count = countBits(hand & rankMask(rank))
    const before = own.sets[rank] ?? 0
    if (count >= 3 && before < count) best = Math.max(best, count * 100 + 8 - rank)
    else if (before >= 3 && own.setPlayed[rank] === 0)
      best = Math.max(best, before * 100 + 8 - rank)
  }
  return best
}
