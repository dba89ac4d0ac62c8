// What every legal action of Whist is worth to a seat, by what it can know. How a deal is marked, the rules themselves say.
import type { Appraisal } from '../../../../shared/coach.ts'
import { type Side, otherSide } from '../../../../shared/duel.ts'
import type { WhistAction } from '../../../../shared/games/whist.ts'
import type { Seat } from '../../../../shared/view.ts'
import type { Random } from '../../random.ts'
import { appraisals } from '../../tricks/appraising.ts'
import { size } from '../../tricks/bits.ts'
import { type Position, cardsIn, held } from '../../tricks/position.ts'
import type { Worth } from '../../tricks/sums.ts'
import type { Judge, Redress } from '../../tricks/think.ts'
import type { Effort } from '../mind.ts'
import { NUMBERING, askedOf } from './advice.ts'
import { settleDeal } from './score.ts'
import { type OverState, type PlayState, type SettledState, HAND, SEAT_COUNT, sideAt } from './state.ts'
import type { WhistSight } from './view.ts'
import { nextDealer } from './rubber.ts'
import { standing } from './worth.ts'

/** Tricks before the end from which on everything is worked out exactly: one more when that is all there is. */
const EXACT = 3
const NEAR = 4

/** The worth of every legal action. Throws when the view is not that of a seat in a deal. */
export function appraise(
  view: WhistSight,
  legal: readonly WhistAction[],
  effort: Effort,
  random: Random,
): readonly Appraisal[] {
  const asked = askedOf(view, legal)
  if (asked === null || view.eye === 'onlooker' || view.eye === 'open')
    throw new Error('nothing to appraise outside a deal')
  const exact = effort.weighs && asked.table.hand.length <= NEAR ? EXACT + 1 : EXACT
  return appraisals(asked, { judge: judgeOf(view, view.eye), effort, exact }, random)
}

/** The heights of the five honours (W-8). */
const HONOURS = 0b11111 << (HAND + 1 - 5)

/** Every end of the deal is marked once, and remembered: it depends on tricks and honours alone. */
function judgeOf(view: WhistSight, seat: Seat): Judge {
  const known = new Map<number, Worth>()
  const side = sideAt(seat)
  return (gained, start, redress) => {
    const honours = honoursOf(start, 0) * 6 + honoursOf(start, 1)
    const key = (honours * (HAND + 1) + gained) * 3 + redress
    const before = known.get(key)
    if (before !== undefined) return before
    const worth = worthOf(ended(view, start, gained, redress), side)
    known.set(key, worth)
    return worth
  }
}

function honoursOf(start: Position, side: Side): number {
  const { trump } = start.form
  return size((held(start, side, trump) | held(start, side + 2, trump)) & HONOURS)
}

/** The deal marked as the rules do it, with so many tricks of the first side. */
function ended(view: WhistSight, start: Position, gained: number, redress: Redress): SettledState | OverState {
  const { options, score, deals, rubber, dealer, turnUp, claims, marks, eye } = view
  if (dealer === null || turnUp === null || eye === 'onlooker' || eye === 'open') throw new Error('no deal to end')
  const hands = Array.from({ length: SEAT_COUNT }, (_, seat) => cardsIn(start, seat).map(NUMBERING.card))
  const claimant = redress === 1 ? eye : otherSeat(eye)
  const found = { seat: claimant, after: HAND, revoke: { seat: otherSeat(claimant), trick: 0 } }
  const state: PlayState = {
    phase: 'play',
    ...{ options, score, deals, account: rubber.account, dealer, turnUp, hands, marks },
    tricks: [],
    tricksWon: [gained, HAND - gained, 0, 0],
    claims: redress === 0 ? claims : [...claims, found],
  }
  return settleDeal(state).state
}

const otherSeat = (seat: Seat): Seat => (seat === 0 ? 1 : seat === 1 ? 2 : seat === 2 ? 3 : 0)

function worthOf(state: SettledState | OverState, side: Side): Worth {
  const marked = (seat: Side): number =>
    state.marks.reduce((sum, mark) => (mark.seat === seat ? sum + mark.points : sum), 0)
  const against = marked(otherSide(side))
  const tricks = state.tricksWon[side] ?? 0
  return { points: marked(side) - against, against, tricks, ...standing(state, nextDealer(state) ?? 0, side) }
}
