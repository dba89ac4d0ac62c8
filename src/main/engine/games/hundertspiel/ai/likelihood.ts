// Likelihood of a sampled state from what was played in it: cards that the policy would hardly have
// played make it less likely.
import type { DealSoFar } from '../state.ts'
import { bookRegret } from './card-policy.ts'
import { codeFor } from './encoding.ts'
import { playCode } from './moves.ts'
import { turnIn } from './position.ts'
import { positionFromDeal } from './from-view.ts'

/** Loss that makes a play less likely by a factor of e; one play counts at most `MOST` of it. */
const DOUBTFUL = 5
const MOST = 2

/** Returns the negative log-likelihood of a state: what the others gave away in it. */
export function measureDoubt(world: DealSoFar, eye: number): number {
  const position = positionFromDeal({ ...world, tricks: [], hands: handsAtFirst(world) })
  let doubt = 0
  for (const { cards } of world.tricks)
    for (const card of cards) {
      const code = codeFor(card)
      if (turnIn(position) !== eye) doubt += Math.min(MOST, bookRegret(position, code) / DOUBTFUL)
      playCode(position, code)
    }
  return doubt
}

/** Returns the hands with the cards played from them. */
const handsAtFirst = ({ hands, tricks }: DealSoFar): DealSoFar['hands'] =>
  hands.map((hand, seat) => [
    ...hand,
    ...tricks.flatMap(({ leader, cards }) =>
      cards.filter((_, place) => (leader + place) % hands.length === seat),
    ),
  ])
