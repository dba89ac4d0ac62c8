// The card policy while there is a talon: it reads one hand and the open cards, and serves as the
// heuristic player, for playouts, and for the likelihood of the opponent's actions. For every card
// it weighs what the trick brings against the value of the card in the hand: by itself later on,
// and as a part of what may still be announced (TA-1 … TA-8).
import { ofSuit, rankMask, runMask } from '../bits.ts'
import { holdsRun, topsOfThree, runsIn } from './announce-fast.ts'
import { type Position, type AnnouncedHoldings, SET_RANKS, playableMask } from './position.ts'
import type { RuleTables } from './tables.ts'
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
  /** Where `NONE` has the chances of the opponent's hand. */
  readonly chances: number
  /** Part of the talon that is left to draw. */
  readonly left: number
  readonly said: AnnouncedHoldings
  /** Own cards of anything that can be announced: mostly none. */
  readonly threes: number
  /** The points that wait to be announced. */
  readonly waiting: number
}

/** Cards of a hand at most, and of the pack, each plus one. */
const [IN_HAND, IN_PACK] = [10, 33] as const
/** Probability that a hand of some size, out of some unseen cards, has none of some cards. */
const NONE = Float64Array.from({ length: IN_HAND * IN_PACK * IN_PACK }, (_, place) => {
  const hand = Math.floor(place / IN_PACK / IN_PACK)
  const all = Math.floor(place / IN_PACK) % IN_PACK
  return (1 - Math.min(1, hand / Math.max(1, all))) ** (place % IN_PACK)
})

/** Returns the ranks of which a hand holds three or four, a bit each (T-7). */
function ranksOfThree(hand: number): number {
  const [a, b, c, d] = [hand & 255, (hand >>> 8) & 255, (hand >>> 16) & 255, hand >>> 24]
  return ((a & b & (c | d)) | (c & d & (a | b))) & 31
}

/** Returns the cards of a hand of which it holds three or more in sequence or of a kind. */
function cardsOfThrees(hand: number): number {
  const runs = topsOfThree(hand)
  return runs | (runs << 1) | (runs << 2) | (hand & (ranksOfThree(hand) * 0x01010101))
}

/** Returns true if a hand holds three of anything that can be announced. */
export const holdsThree = (hand: number): boolean => cardsOfThrees(hand) !== 0

export function knowledgeFrom(position: Position): Knowledge {
  const { tables, hands, turn, played, lies, said, end, next, lead } = position
  const own = hands[turn] ?? 0
  const other = said[turn === 0 ? 1 : 0]
  const unseen = ~(own | played | (lies < 0 ? 0 : 1 << lies))
  let shown = 0
  for (let n = 0; n < other.runs; n += 1) shown |= other.masks[n] ?? 0
  shown &= unseen
  const size = countBits(own) - (lead < 0 ? 0 : 1)
  const hidden = countBits(unseen)
  const covered = end - next
  const threes = cardsOfThrees(own)
  return {
    own,
    unseen,
    shown,
    chances: (size * IN_PACK + hidden) * IN_PACK,
    left: Math.min(1, covered / 14),
    said: said[turn],
    threes,
    waiting: threes === 0 ? 0 : waitingPoints(own, said[turn], tables),
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
  { unseen, shown, chances }: Knowledge,
  card: number,
  weights: PolicyWeights,
): number {
  const above = (tables.beaters[card] ?? 0) & unseen
  if (above === 0) return 0
  const can = (above & shown) !== 0 ? 1 : 1 - (NONE[chances + countBits(above)] ?? 0)
  return can * Math.min(1, weights.taken + weights.takenMore * (tables.points[card] ?? 0))
}

/** Returns the value of leading next: higher if something waits to be announced then. */
function leadValue(
  { tables }: Position,
  { own, said, threes, waiting }: Knowledge,
  card: number,
  weights: PolicyWeights,
): number {
  const isPart = ((threes >>> card) & 1) === 1
  const points = isPart ? waitingPoints(own & ~(1 << card), said, tables) : waiting
  return weights.lead + weights.waiting * points
}

/** Returns the points of a hand that are not announced yet. */
function waitingPoints(hand: number, said: AnnouncedHoldings, tables: RuleTables): number {
  let points = 0
  if (holdsRun(hand))
    for (let suit = 0; suit < 4; suit += 1)
      points += waitingRun(ofSuit(hand, suit), suit, said, tables.runs)
  for (let rest = ranksOfThree(hand); rest !== 0; rest &= rest - 1) {
    const rank = lowestBit(rest)
    const count = countBits(hand & rankMask(rank))
    if ((said.sets[rank] ?? 0) < count)
      points += (count === 4 ? tables.fours[rank] : tables.threes[rank]) ?? 0
  }
  return points
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
  const { runs, pairs, grown } = windowsIn(ofSuit(own, suit), ofSuit(unseen, suit))
  let value = 0
  for (let rest = (runs | pairs) & ((7 << place) >> 2); rest !== 0; rest &= rest - 1) {
    const low = lowestBit(rest)
    if (((runs >> low) & 1) === 0) value += weights.pair * left
    else if (!isSaid(said, 7 << (suit * 8 + low))) value += weights.run
  }
  for (let rest = grown & ((15 << place) >> 3); rest !== 0; rest &= rest - 1)
    value += weights.growth * left
  return value
}

/** Windows of a suit, each by its lowest place. */
interface Windows {
  /** Three that are held; three of which one is to come; four likewise. */
  readonly runs: number
  readonly pairs: number
  readonly grown: number
}

/** Returns the windows of a suit, with the cards held and those that may come as eight bits. */
function windowsIn(held: number, open: number): Windows {
  const [one, two, three] = [held >> 1, held >> 2, held >> 3]
  const all = held | open
  const runs = held & one & two
  const whole = all & (all >> 1) & (all >> 2)
  const pairs = whole & ((held & one) | ((held | one) & two)) & ~runs
  const threeOfFour = (held & one & (two | three)) | (two & three & (held | one))
  const grown = whole & (all >> 3) & threeOfFour & ~(runs & three)
  return { runs, pairs, grown }
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
