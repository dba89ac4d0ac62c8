// How likely a world is by what was played in it: what the book would hardly have played speaks against it.
import type { Random } from '../../../random.ts'
import { resample } from '../../../trick-ai/resample.ts'
import type { DealSoFar, InDealState } from '../state.ts'
import { bookRegret } from './card-policy.ts'
import { codeFor } from './encoding.ts'
import { playCode } from './moves.ts'
import { turnIn } from './position.ts'
import { positionFromDeal } from './from-view.ts'

/** So much given away by the book makes a play less likely by a factor of e; nothing is less likely than so many of these. */
const DOUBTFUL = 5
const MOST = 2

/** So many worlds out of those laid out, the more likely ones more often, as far as what was played tells. */
export const sampleByLikelihood = (
  drawState: () => InDealState,
  eye: number,
  count: number,
  random: Random,
): readonly InDealState[] => resample(drawState, (world) => measureDoubt(world, eye), count, random)

/** What speaks against a world: what the others gave away in it with their cards. */
function measureDoubt(world: DealSoFar, eye: number): number {
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

/** The hands with what was played from them. */
const handsAtFirst = ({ hands, tricks }: DealSoFar): DealSoFar['hands'] =>
  hands.map((hand, seat) => [
    ...hand,
    ...tricks.flatMap(({ leader, cards }) => cards.filter((_, place) => (leader + place) % hands.length === seat)),
  ])
