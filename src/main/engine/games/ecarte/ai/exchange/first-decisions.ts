// The values of a first decision, over every hand of the other player: what they do with each is in
// the table, and the tricks are those of the cards as they lie.
import { listBits } from '../../../../ai/cards.ts'
import { type Bit, type Cards32, KING } from '../bits.ts'
import { buildClasses } from '../card-classes.ts'
import { shapeFor } from '../count-vectors.ts'
import { Solver, feasibleVectors, solvePositions } from '../retrograde.ts'
import { afterLead } from '../solve.ts'
import type { SolvedChoice, SolvedScore } from './solved-score.ts'

/** Hands of five that the other player may hold before an exchange. */
export const OTHER_HANDS = 65_780
const HAND = 5

/**
 * How often the other player plays on in which way: by tricks of elder, 0 to 5, and six more if the
 * other player holds the king of trumps.
 */
export interface OtherHands {
  /** Hands that refuse, or have proposed. */
  readonly played: Float64Array
  /** Hands that accept, or have proposed: an exchange is agreed on with them. */
  readonly agreed: number
}

const SHARES: Readonly<Record<SolvedChoice, number>> = { play: 0, either: 0.5, exchange: 1 }

/** Counts the hands of the dealer that refuse elder's proposal, and those that accept it. */
export function countAnswers(
  score: SolvedScore,
  own: Cards32,
  turnUp: Bit,
  lead: Bit,
): OtherHands {
  const played = new Float64Array(12)
  let agreed = 0
  const classes = buildClasses({ own, may: ~(own | (1 << turnUp)), sure: 0, others: HAND })
  const less = solvePositions(classes, HAND).at(-1)
  const level = shapeFor(classes.members.length).levels[HAND]
  if (level === undefined || less === undefined) throw new Error('nothing to count')
  const solver = new Solver(classes, level, less)
  const place = classes.own.indexOf(lead)
  for (const vector of feasibleVectors(level, classes.most)) {
    const tricks = solver.afterOwnLead((1 << HAND) - 1, vector, place)
    const counts = level.counts.subarray(vector * level.classes, (vector + 1) * level.classes)
    forEachHand(classes.members, counts, (hand) => {
      const accepts = SHARES[score.choose('dealer', hand, turnUp)]
      const outcome = tricks + ((hand & KING) === 0 ? 0 : 6)
      played[outcome] = (played[outcome] ?? 0) + 1 - accepts
      agreed += accepts
    })
  }
  return { played, agreed }
}

/** Calls back for each hand with so many cards of every class. */
function forEachHand(
  members: readonly Cards32[],
  counts: Uint8Array,
  visit: (hand: Cards32) => void,
  one = 0,
  hand = 0,
): void {
  const set = members[one]
  if (set === undefined) return visit(hand)
  for (const part of subsetsOf(set, counts[one] ?? 0))
    forEachHand(members, counts, visit, one + 1, hand | part)
}

const SUBSETS = new Map<number, readonly Cards32[]>()

/** Returns the sets of so many cards of a set; they are the same for many hands. */
function subsetsOf(set: Cards32, count: number): readonly Cards32[] {
  const key = (set >>> 0) * 8 + count
  const known = SUBSETS.get(key)
  if (known !== undefined) return known
  const made = listSubsets(listBits(set), count)
  if (SUBSETS.size > MOST_SUBSETS) SUBSETS.clear()
  SUBSETS.set(key, made)
  return made
}

const MOST_SUBSETS = 4096

function listSubsets(bits: readonly Bit[], count: number, from = 0): Cards32[] {
  if (count === 0) return [0]
  const sets: Cards32[] = []
  for (let place = from; place <= bits.length - count; place += 1)
    for (const rest of listSubsets(bits, count - 1, place + 1))
      sets.push((1 << (bits[place] ?? 0)) | rest)
  return sets
}

/** Counts the hands with which elder has proposed, for a dealer who has to answer. */
export function countProposals(
  score: SolvedScore,
  own: Cards32,
  turnUp: Bit,
  leadOf: (elder: Cards32) => Bit,
): OtherHands {
  const played = new Float64Array(12)
  let agreed = 0
  for (const hand of subsetsOf(~(own | (1 << turnUp)), HAND)) {
    const proposes = SHARES[score.choose('elder', hand, turnUp)]
    if (proposes === 0) continue
    const lead = leadOf(hand)
    const tricks = afterLead(hand & ~(1 << lead), own, lead, HAND, -1, HAND + 1)
    const outcome = tricks + ((hand & KING) === 0 ? 0 : 6)
    played[outcome] = (played[outcome] ?? 0) + proposes
    agreed += proposes
  }
  return { played, agreed }
}

