// Play at sight while there is a talon: it reads one hand and what lies open, and so is the rule book, the way deals are played
// out, and the measure of what the other did. Every card is weighed by what the trick brings against what the card is worth in
// the hand: by itself later on, and as a part of what may still be announced (TA-1 … TA-8).
import { countBits, lowestCode, ofSuit, rankMask } from '../bits.ts'
import { type Position, type AnnouncedHoldings, SET_RANKS, playableMask } from './position.ts'

/** What is weighed; the figures are written by study/tatteln.ts. */
export interface PolicyWeights {
  /** By place A K Q J 10 9 8 7: a card of a plain suit, and a trump, for the tricks after the talon. */
  readonly plain: readonly number[]
  readonly trump: readonly number[]
  /** The jack of diamonds where he beats everything. */
  readonly jack: number
  /** To have the lead. */
  readonly lead: number
  /** And for every point that waits to be announced. */
  readonly waiting: number
  /** Three in sequence that wait to be announced; two with the third still to come; three of four likewise. */
  readonly run: number
  readonly pair: number
  readonly growth: number
  /** A pair of a kind, three that wait, three with the fourth to come. */
  readonly two: number
  readonly three: number
  readonly fourth: number
  /** Jacks above others, where four count double. */
  readonly jacks: number
  /** How often the other takes what he can take: something empty, and for each point more. */
  readonly taken: number
  readonly takenMore: number
  /** What he adds to a trick that he does not take. */
  readonly reply: number
}

/** What the seat whose turn it is sees. */
interface Knowledge {
  readonly own: number
  /** Cards it has not seen. */
  readonly unseen: number
  /** Of these, cards the other has shown. */
  readonly shown: number
  /** Chance that the other does not hold a certain one of the unseen. */
  readonly lacks: number
  /** Part of the talon that is left, for what may still be drawn. */
  readonly left: number
  readonly said: AnnouncedHoldings
  /** Whether anything might wait to be announced: mostly nothing does. */
  readonly waits: boolean
}

/** Whether a hand holds three of anything that could be announced. */
export function holdsThree(hand: number): boolean {
  if ((hand & (hand >>> 1) & (hand >>> 2) & 0x3f3f3f3f) !== 0) return true
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

/** How much better each card is than the worst of things; the best one is played. */
export function cardScore(position: Position, knowledge: Knowledge, card: number, weights: PolicyWeights): number {
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

/** The chance that a card led is taken. */
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

/** What it is worth to lead next: more when something waits to be announced, with this card gone. */
function leadValue(
  { tables }: Position,
  { own, said, waits }: Knowledge,
  card: number,
  weights: PolicyWeights,
): number {
  if (!waits) return weights.lead
  const left = own & ~(1 << card)
  let waiting = 0
  if ((left & (left >>> 1) & (left >>> 2) & 0x3f3f3f3f) !== 0)
    for (let suit = 0; suit < 4; suit += 1) waiting += waitingRun(ofSuit(left, suit), suit, said, tables.runs)
  for (let rank = 0; rank < SET_RANKS; rank += 1) {
    const count = countBits(left & rankMask(rank))
    if (count >= 3 && (said.sets[rank] ?? 0) < count)
      waiting += (count === 4 ? tables.fours[rank] : tables.threes[rank]) ?? 0
  }
  return weights.lead + weights.waiting * waiting
}

/** Points of the runs of a suit that were not announced yet. */
function waitingRun(cards: number, suit: number, said: AnnouncedHoldings, values: Int32Array): number {
  let sum = 0
  let count = 0
  for (let place = 0; place <= 8; place += 1) {
    if (((cards >> place) & 1) === 1) {
      count += 1
      continue
    }
    if (count >= 3 && !isSaid(said, ((1 << count) - 1) << (suit * 8 + place - count))) sum += values[count] ?? 0
    count = 0
  }
  return sum
}

function isSaid({ runs, masks }: AnnouncedHoldings, mask: number): boolean {
  for (let n = 0; n < runs; n += 1) if (((masks[n] ?? 0) & mask) === mask) return true
  return false
}

/** What is lost with a card: its own worth later, and what it could become a part of. */
function keepValue(position: Position, knowledge: Knowledge, card: number, weights: PolicyWeights): number {
  const { tables } = position
  const place = card & 7
  const suit = card >> 3
  const own = (suit === tables.trump ? weights.trump[place] : weights.plain[place]) ?? 0
  const jack = card === tables.jack ? weights.jack : 0
  const scale = (tables.runs[3] ?? 0) / 20
  return (
    own + jack + (runValue(knowledge, suit, place, weights) + setKeepValue(position, knowledge, place, weights)) * scale
  )
}

/** Windows of three and four in its suit that hold the card. */
function runValue({ own, unseen, left, said }: Knowledge, suit: number, place: number, weights: PolicyWeights): number {
  const held = ofSuit(own, suit)
  const open = ofSuit(unseen, suit)
  let value = 0
  for (let low = Math.max(0, place - 2); low <= Math.min(5, place); low += 1) {
    const window = 7 << low
    const has = held & window
    if (has === window) {
      if (!isSaid(said, window << (suit * 8))) value += weights.run
    } else if (((held | open) & window) === window && (has & (has - 1)) !== 0) value += weights.pair * left
  }
  for (let low = Math.max(0, place - 3); low <= Math.min(4, place); low += 1) {
    const window = 15 << low
    const missing = window & ~held
    if (missing !== 0 && (missing & (missing - 1)) === 0 && (missing & open) !== 0) value += weights.growth * left
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
  // for four jacks twice as much is marked
  const more = place === 3 && tables.fours[3] !== tables.fours[0] ? weights.jacks : 1
  if (count >= 3)
    return (isSaidAlready ? 0 : weights.three) + (count === 3 && open > 0 ? weights.fourth * left * more : 0)
  return count === 2 && open > 0 ? weights.two * left * open * 0.5 * more : 0
}

/** The card to play at sight. */
export function chooseByPolicy(position: Position, weights: PolicyWeights): number {
  const knowledge = knowledgeFrom(position)
  let best = -1
  let most = -Infinity
  for (let rest = playableMask(position); rest !== 0; rest &= rest - 1) {
    const card = lowestCode(rest)
    const value = cardScore(position, knowledge, card, weights)
    if (value > most) [best, most] = [card, value]
  }
  return best
}
