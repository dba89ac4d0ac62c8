// What every legal action of Scotch Whist is worth to a seat, by what it can know. How a deal is marked, and the telling
// off when both arrive, the rules themselves say.
import { suitOf } from '../../../../shared/card.ts'
import type { Appraisal } from '../../../../shared/coach.ts'
import { type Side, otherSide } from '../../../../shared/duel.ts'
import type { ScotchWhistAction } from '../../../../shared/games/scotch-whist.ts'
import type { Seat } from '../../../../shared/view.ts'
import type { Random } from '../../random.ts'
import { appraisals } from '../../tricks/appraising.ts'
import type { Worth } from '../../tricks/sums.ts'
import type { Judge, Redress } from '../../tricks/think.ts'
import type { Effort } from '../mind.ts'
import { without } from '../pack.ts'
import { askedOf, counts, takenBy } from './advice.ts'
import { nextDealer } from './deal.ts'
import { settleDeal, settleRevoke } from './score.ts'
import { type DealSoFar, type OverState, type SettledState, SCOTCH_WHIST_PACK, sideAt } from './state.ts'
import type { ScotchWhistSight } from './view.ts'
import { standing } from './worth.ts'

/** Tricks before the end from which on everything is worked out exactly: two hands of 18 lie open to each other. */
const EXACT = {
  open: { glance: 5, weighed: 10 },
  covered: { glance: 4, weighed: 6 },
  four: { glance: 3, weighed: 3 },
} as const

/** The worth of every legal action. Throws when the view is not that of a seat in a deal. */
export function appraise(
  view: ScotchWhistSight,
  legal: readonly ScotchWhistAction[],
  effort: Effort,
  random: Random,
): readonly Appraisal[] {
  const asked = askedOf(view, legal)
  if (asked === null || view.eye === 'onlooker' || view.eye === 'open')
    throw new Error('nothing to appraise outside a deal')
  const { players, hands } = view.options
  const form = players === 4 ? 'four' : hands === '18' ? 'open' : 'covered'
  const exact = EXACT[form][effort.weighs ? 'weighed' : 'glance']
  return appraisals(asked, { judge: judgeOf(view, view.eye), effort, exact }, random)
}

/** Every end of the deal is marked once, and remembered: it depends on what a side has taken alone. */
function judgeOf(view: ScotchWhistSight, seat: Seat): Judge {
  const known = new Map<number, Worth>()
  return (gained, _, redress) => {
    const key = gained * 3 + redress
    const before = known.get(key)
    if (before !== undefined) return before
    const worth = worthOf(ended(view, gained, redress, seat), sideAt(seat))
    known.set(key, worth)
    return worth
  }
}

/** The deal marked as the rules do it, the first side having taken so much and the other the rest. */
function ended(view: ScotchWhistSight, gained: number, redress: Redress, seat: Seat): SettledState | OverState {
  const { options, score, deals, dealer, turnUp, wrongClaims, marks } = view
  if (dealer === null || turnUp === null) throw new Error('no deal to end')
  const { cards, trumps } = takenBy(gained, suitOf(turnUp))
  const others = SCOTCH_WHIST_PACK.filter((card) => !counts(card, suitOf(turnUp)))
  const first = [...trumps, ...others.slice(0, cards - trumps.length)]
  const state: DealSoFar = {
    ...{ options, score, deals, dealer, turnUp, wrongClaims, marks },
    hands: view.hands.map(() => []),
    waiting: view.hands.map(() => []),
    tricks: [
      { leader: 0, cards: first, winner: 0 },
      { leader: 1, cards: without(SCOTCH_WHIST_PACK, first), winner: 1 },
    ],
    tricksWon: view.hands.map((_, one) =>
      one > 1 ? 0 : (one === 0 ? cards : SCOTCH_WHIST_PACK.length - cards) / options.players,
    ),
  }
  if (redress === 0) return settleDeal(state).state
  return settleRevoke(state, redress === -1 ? seat : sideAt(seat) === 0 ? 1 : 0).state
}

function worthOf(state: SettledState | OverState, side: Side): Worth {
  const marked = (seat: Side): number =>
    state.marks.reduce((sum, mark) => (mark.seat === seat ? sum + mark.points : sum), 0)
  const against = marked(otherSide(side))
  const tricks = state.tricksWon[side] ?? 0
  return { points: marked(side) - against, against, tricks, ...standing(state, nextDealer(state) ?? 0, side) }
}
