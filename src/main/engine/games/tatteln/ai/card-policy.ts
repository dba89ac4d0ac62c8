// The card policy while there is a talon: it reads one hand and the open cards, and serves as the
// heuristic player, for playouts, and for the likelihood of the opponent's actions. For every card
// it weighs what the trick brings against the value of the card in the hand: by itself later on,
// and as a part of what may still be announced (TA-1 … TA-8).
import { ofSuit, rankMask, runMask } from '../bits.ts'
import { holdsRun, runsIn } from './announce-fast.ts'
import { type Position, type AnnouncedHoldings, SET_RANKS, playableMask } from './position.ts'
import { countBits, lowestBit } from '../../../ai/cards.ts'
import { WITHOUT_TRUMPS, WITH_TRUMPS } from './weight-figures.ts'

/** Weights of the policy, written by study/tatteln.ts. */
export interface PolicyWeights {
  /** By place A K Q J 10 9 8 7: value of a plain card, and of a trump, after the talon. */
  readonly plain: readonly number[]
  readonly trump: readonly number[]
  /** The jack of diamonds if it beats everything. */
  readonly jack: number
  /** Value of the lead. */
  readonly lead: number
  /** Value of the lead for each point that waits to be announced. */
  readonly waiting: number
  /** Three in sequence that wait; two with the third to come; three of four likewise. */
  readonly run: number
  readonly pair: number
  readonly growth: number
  /** A pair of a kind, three that wait, three with the fourth to come. */
  readonly two: number
  readonly three: number
  readonly fourth: number
  /** Bonus of jacks, if four count double. */
  readonly jacks: number
  /** Probability that the opponent takes an empty trick, and the increase for each point. */
  readonly taken: number
  readonly takenMore: number
  /** Points the opponent adds to a trick that they do not take. */
  readonly reply: number
}

export const weightsFor = (trump: number): PolicyWeights =>
  trump < 0 ? WITHOUT_TRUMPS : WITH_TRUMPS

/** Knowledge of the seat whose turn it is. */
interface Knowledge {
  readonly own: number
  /** Cards it has not seen. */
  readonly unseen: number
  /** Of these, cards the opponent has shown. */
  readonly shown: number
  /** Probability that the opponent does not hold a given unseen card. */
  readonly lacks: number
  /** Part of the talon that is left to draw. */
  readonly left: number
  readonly said: AnnouncedHoldings
  /** True if anything may wait to be announced: mostly false. */
  readonly waits: boolean
}

/** Returns true if a hand holds three of anything that can be announced. */
export function holdsThree(hand: number): boolean {
  if (holdsRun(hand)) return true
  const [a, b, c, d] = [hand & 255, (hand >>> 8) & 255, (hand >>> 16) & 255, hand >>> 24]
  return (((a & b & (c | d)) | (c & d & (a | b))) & 31) !== 0
}

export function knowledgeFrom(position: Position): Knowledge {
  const { hands, turn, played, lies, said, end, next, lead } = position
  const own = hands[turn] ?? 0
  const other = said[turn === 0 ? 1 : 0]
  const unseen = ~(own | played | (lies < 0 ? 0 : 1 << lies))
  let shown = 0
  for (let n = 0; n < other.runs; n += 1) shown |= other.masks[n] ?? 0
  shown &= unseen
  const size = countBits(own) - (lead < 0 ? 0 : 1)
  const hidden = countBits(unseen)
  const covered = end - next
  return {
    own,
    unseen,
    shown,
    lacks: 1 - Math.min(1, size / Math.max(1, hidden)),
    left: Math.min(1, covered / 14),
    said: said[turn],
    waits: holdsThree(own),
  }
}

/** Returns the score of a card; the card with the highest score is played. */
export function cardScore(
  position: Position,
  knowledge: Knowledge,
  card: number,
  weights: PolicyWeights,
): number {
  const keep = keepValue(position, knowledge, card, weights)
  const { tables, lead } = position
  const points = tables.points[card] ?? 0
  const hold = leadValue(position, knowledge, card, weights)
  if (lead >= 0) {
    const takes = (((tables.beaters[lead] ?? 0) >>> card) & 1) === 1
    const trick = points + (tables.points[lead] ?? 0)
    return (takes ? trick + hold : -trick - hold) - keep
  }
  const loses = chanceTaken(position, knowledge, card, weights)
  return (1 - loses) * (points + weights.reply + hold) - loses * (points + hold) - keep
}

/** Returns the probability that a card led is taken. */
function chanceTaken(
  { tables }: Position,
  { unseen, shown, lacks }: Knowledge,
  card: number,
  weights: PolicyWeights,
): number {
  const above = (tables.beaters[card] ?? 0) & unseen
  if (above === 0) return 0
  const can = (above & shown) !== 0 ? 1 : 1 - lacks ** countBits(above)
  return can * Math.min(1, weights.taken + weights.takenMore * (tables.points[card] ?? 0))
}

/** Returns the value of leading next: higher if something waits to be announced then. */
function leadValue(
  { tables }: Position,
  { own, said, waits }: Knowledge,
  card: number,
  weights: PolicyWeights,
): number {
  if (!waits) return weights.lead
  const left = own & ~(1 << card)
  let waiting = 0
  if (holdsRun(left))
    for (let suit = 0; suit < 4; suit += 1)
      waiting += waitingRun(ofSuit(left, suit), suit, said, tables.runs)
  for (let rank = 0; rank < SET_RANKS; rank += 1) {
    const count = countBits(left & rankMask(rank))
    if (count >= 3 && (said.sets[rank] ?? 0) < count)
      waiting += (count === 4 ? tables.fours[rank] : tables.threes[rank]) ?? 0
  }
  return weights.lead + weights.waiting * waiting
}

/** Returns the points of the runs of a suit that are not announced yet. */
function waitingRun(
  cards: number,
  suit: number,
  said: AnnouncedHoldings,
  values: Int32Array,
): number {
  const { tops, counts } = runsIn(cards)
  let sum = 0
  for (let n = 0; n < tops.length; n += 1) {
    const count = counts[n] ?? 0
    if (!isSaid(said, runMask(suit, tops[n] ?? 0, count))) sum += values[count] ?? 0
  }
  return sum
}

function isSaid({ runs, masks }: AnnouncedHoldings, mask: number): boolean {
  for (let n = 0; n < runs; n += 1) if (((masks[n] ?? 0) & mask) === mask) return true
  return false
}

/** Returns the loss of giving up a card: its own later value, and what it could complete. */
function keepValue(
  position: Position,
  knowledge: Knowledge,
  card: number,
  weights: PolicyWeights,
): number {
  const { tables } = position
  const place = card & 7
  const suit = card >> 3
  const own = (suit === tables.trump ? weights.trump[place] : weights.plain[place]) ?? 0
  const jack = card === tables.jack ? weights.jack : 0
  const scale = (tables.runs[3] ?? 0) / 20
  return (
    own +
    jack +
    (runValue(knowledge, suit, place, weights) +
      setKeepValue(position, knowledge, place, weights)) *
      scale
  )
}

/** Returns the value of the windows of three and four in its suit that hold the card. */
function runValue(
  { own, unseen, left, said }: Knowledge,
  suit: number,
  place: number,
  weights: PolicyWeights,
): number {
  const held = ofSuit(own, suit)
  const open = ofSuit(unseen, suit)
  let value = 0
  for (let low = Math.max(0, place - 2); low <= Math.min(5, place); low += 1) {
    const window = 7 << low
    const has = held & window
    if (has === window) {
      if (!isSaid(said, window << (suit * 8))) value += weights.run
    } else if (((held | open) & window) === window && (has & (has - 1)) !== 0)
      value += weights.pair * left
  }
  for (let low = Math.max(0, place - 3); low <= Math.min(4, place); low += 1) {
    const window = 15 << low
    const missing = window & ~held
    if (missing !== 0 && (missing & (missing - 1)) === 0 && (missing & open) !== 0)
      value += weights.growth * left
  }
  return value
}

function setKeepValue(
  { tables }: Position,
  { own, unseen, left, said }: Knowledge,
  place: number,
  weights: PolicyWeights,
): number {
  if (place >= SET_RANKS) return 0
  const count = countBits(own & rankMask(place))
  const open = countBits(unseen & rankMask(place))
  const isSaidAlready = (said.sets[place] ?? 0) >= count
  // four jacks are marked twice
  const more = place === 3 && tables.fours[3] !== tables.fours[0] ? weights.jacks : 1
  if (count >= 3)
    return (
      (isSaidAlready ? 0 : weights.three) +
      (count === 3 && open > 0 ? weights.fourth * left * more : 0)
    )
  return count === 2 && open > 0 ? weights.two * left * open * 0.5 * more : 0
}

/** Returns the card of the policy. */
export function chooseByPolicy(position: Position, weights: PolicyWeights): number {
  const knowledge = knowledgeFrom(position)
  let best = -1
  let most = -Infinity
  for (let rest = playableMask(position); rest !== 0; rest &= rest - 1) {
    const card = lowestBit(rest)
    const value = cardScore(position, knowledge, card, weights)
    if (value > most) [best, most] = [card, value]
  }
  return best
}
