// The values of a first decision, over every hand of the other player: what they do with each is in
// the table, and the tricks are those of the cards as they lie after elder's usual lead.
import { listBits } from '../../../../ai/cards.ts'
import { type Bit, type Cards32, KING } from '../bits.ts'
import { buildClasses } from '../card-classes.ts'
import { shapeFor } from '../count-vectors.ts'
import { findFirstLead, tricksOfElder } from '../first-lead.ts'
import { Solver, feasibleVectors, solvePositions } from '../retrograde.ts'
import type { SolvedChoice, SolvedScore } from './solved-score.ts'

/** Hands of five that the other player may hold before an exchange. */
export const OTHER_HANDS = 65_780
const HAND = 5

/** What the other player does with their hands. */
export interface OtherHands {
  /**
   * Hands with which they refuse, or have proposed: by elder's tricks, 0 to 5, and six more if they
   * hold the king of trumps.
   */
  readonly played: Float64Array
  /** Hands with which they accept, or have proposed. */
  readonly exchanged: number
}

const SHARES: Readonly<Record<SolvedChoice, number>> = { play: 0, either: 0.5, exchange: 1 }

/** Counts the hands with which the dealer refuses elder's proposal, and accepts it. */
export function countAnswers(score: SolvedScore, own: Cards32, turnUp: Bit): OtherHands {
  const played = new Float64Array(12)
  let exchanged = 0
  const classes = buildClasses({ own, may: ~(own | (1 << turnUp)), sure: 0, others: HAND })
  const less = solvePositions(classes, HAND).at(-1)
  const level = shapeFor(classes.members.length).levels[HAND]
  if (level === undefined || less === undefined) throw new Error('nothing to count')
  const solver = new Solver(classes, level, less)
  const place = classes.own.indexOf(findFirstLead(own))
  const members = classes.members.map((set) => listBits(set))
  for (const vector of feasibleVectors(level, classes.most)) {
    const tricks = solver.afterOwnLead((1 << HAND) - 1, vector, place)
    const counts = level.counts.subarray(vector * level.classes, (vector + 1) * level.classes)
    forEachHand(members, counts, (hand) => {
      const accepts = SHARES[score.choose('dealer', hand, turnUp)]
      const outcome = tricks + ((hand & KING) === 0 ? 0 : 6)
      played[outcome] = (played[outcome] ?? 0) + 1 - accepts
      exchanged += accepts
    })
  }
  return { played, exchanged }
}

/** Counts the hands with which elder has proposed, for a dealer who has to answer. */
export function countProposals(score: SolvedScore, own: Cards32, turnUp: Bit): OtherHands {
  const played = new Float64Array(12)
  let exchanged = 0
  forEachHand([listBits(~(own | (1 << turnUp)))], [HAND], (hand) => {
    const proposes = SHARES[score.choose('elder', hand, turnUp)]
    if (proposes === 0) return
    const tricks = tricksOfElder(hand, own)
    const outcome = tricks + ((hand & KING) === 0 ? 0 : 6)
    played[outcome] = (played[outcome] ?? 0) + proposes
    exchanged += proposes
  })
  return { played, exchanged }
}

/** Calls back for each hand with so many cards of every class. */
function forEachHand(
  members: readonly (readonly Bit[])[],
  counts: ArrayLike<number>,
  visit: (hand: Cards32) => void,
): void {
  const addFrom = (one: number, from: number, left: number, hand: Cards32): void => {
    const bits = members[one]
    if (bits === undefined) return visit(hand)
    if (left === 0) return addFrom(one + 1, 0, counts[one + 1] ?? 0, hand)
    for (let place = from; place <= bits.length - left; place += 1)
      addFrom(one, place + 1, left - 1, hand | (1 << (bits[place] ?? 0)))
  }
  addFrom(0, 0, counts[0] ?? 0, 0)
}
