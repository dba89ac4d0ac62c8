// Determinizations for a view: how the unseen cards may lie, with everything known of the hand
// opposite at every moment of the deal (T-8, T-11). Every deal that fits is equally likely
// (rejection sampling): the covered cards are spread, then the order in which the opponent got
// their cards is drawn, and what does not fit the evidence is rejected.
import { type Random, nextFraction, shuffleFront } from '../../../random.ts'
import { type HandEvidence, type OpponentHand, NEVER, hasRobbed } from './evidence.ts'
import { listBits } from '../../../ai/cards.ts'

/** One distribution of the unseen cards, as card numbers. */
export interface Determinization {
  /** Unknown cards of the other hand. */
  readonly covered: readonly number[]
  /** The rest of the unseen, in random order. */
  readonly rest: readonly number[]
  /** The order in which the opponent got their cards, if requested. */
  readonly history?: History
}

/** Samples determinizations, each deal that fits equally likely. */
export interface Determinizer {
  sample(random: Random): Determinization
  /** Returns a determinization with the order in which the opponent got their cards. */
  sampleWithHistory(random: Random): Determinization
  /** Returns the opponent's hand at a moment of such a determinization, as bits. */
  handAt(world: Determinization, moment: Pick<HandEvidence, 'at' | 'said'>): number
}

/** Most tries of one sample; after that the evidence is ignored, since hardly any deal fits it. */
const TRIES = 20_000

/** Cards of the opponent by the last moment at which each can have come to them. */
interface HeldItem {
  readonly code: number
  readonly heldFrom: number
  readonly heldUntil: number
}

/** The order in which these cards came. */
export interface History {
  readonly items: readonly HeldItem[]
  readonly came: readonly number[]
}

export function createDeterminizer(opposite: OpponentHand): Determinizer {
  // evidence about single cards is stored in `held`
  const told = opposite.evidence.filter(
    ({ masks, holds: isHeld }) => !(isHeld && masks.length === 1),
  )
  const sampleUniform = (random: Random): Determinization =>
    spreadCards([...opposite.unseen], 0, opposite.covered, random)
  const sampleUniformWithHistory = (random: Random): Determinization => {
    const world = sampleUniform(random)
    return {
      ...world,
      history: sampleHistory(opposite, listItems(opposite, world.covered, null), random),
    }
  }
  const handThen = (world: Determinization, moment: Pick<HandEvidence, 'at' | 'said'>): number =>
    world.history === undefined ? 0 : handAt(opposite, world.history, moment)
  if (told.length === 0)
    return { sample: sampleUniform, sampleWithHistory: sampleUniformWithHistory, handAt: handThen }
  const ways = told
    .flatMap((one) => (one.holds ? [enumerateWays(opposite, one)] : []))
    .filter(({ total }) => total > 0)
  const rarest = ways.toSorted((a, b) => a.total - b.total)[0] ?? null
  const sampleConditioned = (random: Random): Determinization =>
    sampleFitting(opposite, told, rarest, random)
  return { sample: sampleConditioned, sampleWithHistory: sampleConditioned, handAt: handThen }
}

/** Gives `count` of the cards to the opponent, the first `fixed` of them among those. */
function spreadCards(
  order: number[],
  fixed: number,
  count: number,
  random: Random,
): Determinization {
  shuffleFront(order, fixed, count, random)
  shuffleFront(order, count, order.length, random)
  return { covered: order.slice(0, count), rest: order.slice(count) }
}

function sampleFitting(
  opposite: OpponentHand,
  told: readonly HandEvidence[],
  ways: Ways | null,
  random: Random,
): Determinization {
  for (let tries = 0; ; tries += 1) {
    const way = ways === null ? null : drawWay(ways, random)
    const forced = way?.forced ?? []
    const order = [...forced, ...opposite.unseen.filter((code) => !forced.includes(code))]
    const world = spreadCards(order, forced.length, opposite.covered, random)
    const history = sampleHistory(opposite, listItems(opposite, world.covered, way), random)
    if (
      fitsEvidence(opposite, told, history) &&
      (ways === null || isFair(opposite, ways, history, random))
    )
      return { ...world, history }
    if (tries === TRIES) return { ...world, history }
  }
}

const holdsEvidence = (opposite: OpponentHand, history: History, one: HandEvidence): boolean => {
  const hand = handAt(opposite, history, one)
  return one.masks.some((mask) => (mask & ~hand) === 0)
}

const fitsEvidence = (
  opposite: OpponentHand,
  told: readonly HandEvidence[],
  history: History,
): boolean => told.every((one) => holdsEvidence(opposite, history, one) === one.holds)

/** Returns the opponent's hand at a moment, as bits. */
function handAt(
  { robbed }: OpponentHand,
  { items, came }: History,
  moment: Pick<HandEvidence, 'at' | 'said'>,
): number {
  const { at } = moment
  const isRobbed = robbed !== null && hasRobbed(robbed, moment)
  let hand = isRobbed && robbed.played >= at ? 1 << robbed.code : 0
  items.forEach(({ code, heldUntil }, place) => {
    const isGiven = isRobbed && code === robbed.seven
    if ((came[place] ?? 0) <= at && heldUntil >= at && !isGiven) hand |= 1 << code
  })
  return hand
}

/** Returns all cards the opponent came to hold, those with the earliest moment first. */
function listItems(
  { held, draws }: OpponentHand,
  covered: readonly number[],
  way: Way | null,
): readonly HeldItem[] {
  const earliestBy = (code: number, heldFrom: number): number =>
    way !== null && ((way.mask >>> code) & 1) === 1 ? Math.min(heldFrom, way.at) : heldFrom
  return [
    ...held.map(({ code, heldFrom, heldUntil }) => ({
      code,
      heldFrom: earliestBy(code, heldFrom),
      heldUntil,
    })),
    ...covered.map((code) => ({ code, heldFrom: earliestBy(code, draws), heldUntil: NEVER })),
  ].toSorted((a, b) => a.heldFrom - b.heldFrom)
}

/** Returns in how many places a card can have come by some moment: dealt, or drawn. */
const placesBy = ({ dealt, draws }: OpponentHand, heldFrom: number): number =>
  dealt + Math.min(heldFrom, draws)

/** Samples the moments at which the cards came, every possible order equally likely. */
function sampleHistory(
  opposite: OpponentHand,
  items: readonly HeldItem[],
  random: Random,
): History {
  const free = Array.from({ length: opposite.dealt + opposite.draws }, (_, place) =>
    Math.max(0, place - opposite.dealt + 1),
  )
  const came = items.map(({ heldFrom }, place) => {
    const at = random.nextInt(placesBy(opposite, heldFrom) - place)
    return free.splice(at, 1)[0] ?? 0
  })
  return { items, came }
}

/** One of the smallest sets of cards that satisfy a piece of evidence. */
interface Way {
  readonly mask: number
  /** Moment by which they were held. */
  readonly at: number
  /** Cards of the set that are not known otherwise. */
  readonly forced: readonly number[]
}

/** The ways to satisfy a piece of evidence, and the number of deals for each. */
interface Ways {
  readonly evidence: HandEvidence
  readonly ways: readonly Way[]
  /** Cumulative sums of the deals, up to each way. */
  readonly upTo: readonly number[]
  readonly total: number
}

function enumerateWays(opposite: OpponentHand, evidence: HandEvidence): Ways {
  const ways: Way[] = []
  const upTo: number[] = []
  let total = 0
  for (const mask of evidence.masks) {
    const forced = listBits(mask).filter((code) => opposite.unseen.includes(code))
    const way = { mask, at: evidence.at, forced }
    const number = isPossible(opposite, evidence, way) ? dealsWith(opposite, way) : 0
    if (number === 0) continue
    total += number
    ways.push(way)
    upTo.push(total)
  }
  return { evidence, ways, upTo, total }
}

/** Returns true if the known cards of a way were in the hand at that moment. */
function isPossible(
  { held, robbed, covered }: OpponentHand,
  { at, said }: HandEvidence,
  { mask, forced }: Way,
): boolean {
  const isRobbed = robbed !== null && hasRobbed(robbed, { at, said })
  return (
    forced.length <= covered &&
    listBits(mask).every((code) => {
      if (forced.includes(code)) return true
      if (code === robbed?.code) return isRobbed && robbed.played >= at
      if (code === robbed?.seven && isRobbed) return false
      return held.some((one) => one.code === code && one.heldUntil >= at)
    })
  )
}

/** Returns the number of deals that satisfy a way, up to a common factor. */
function dealsWith(opposite: OpponentHand, way: Way): number {
  const { unseen, covered } = opposite
  const others = unseen
    .filter((code) => !way.forced.includes(code))
    .slice(0, covered - way.forced.length)
  const items = listItems(opposite, [...way.forced, ...others], way)
  const orders = items.reduce(
    (all, { heldFrom }, place) => all * Math.max(0, placesBy(opposite, heldFrom) - place),
    1,
  )
  return orders * countSubsets(unseen.length - way.forced.length, covered - way.forced.length)
}

/** Returns the binomial coefficient. */
const countSubsets = (from: number, some: number): number =>
  some < 0
    ? 0
    : Array.from({ length: some }).reduce<number>((all, _, n) => (all * (from - n)) / (n + 1), 1)

function drawWay({ ways, upTo, total }: Ways, random: Random): Way | null {
  const at = nextFraction(random) * total
  return ways[upTo.findIndex((sum) => at < sum)] ?? ways.at(-1) ?? null
}

/** Accepts a deal with the inverse number of the ways it satisfies: it comes up for each. */
function isFair(
  opposite: OpponentHand,
  { evidence, ways }: Ways,
  history: History,
  random: Random,
): boolean {
  const hand = handAt(opposite, history, evidence)
  return random.nextInt(ways.filter(({ mask }) => (mask & ~hand) === 0).length) === 0
}
