// A deal out of turn that is deferred as it lies, and played when that seat deals (E-38).
import type { Card } from '../../../../../shared/card.ts'
import { type Pair, type Side, bySide } from '../../../../../shared/duel.ts'
import type { Mark } from '../../../../../shared/view.ts'
import type { TurnedDeal as Deal, StepResult } from '../../game.ts'
import { dueBefore, forgetDue } from '../markers.ts'
import { markPoints, losePoint, partieOver } from '../score.ts'
import {
  type DealtState,
  type EcarteEvent,
  type EcarteState,
  type ExchangeState,
  type InDealState,
  type OpenState,
  type PlayState,
  type SettledState,
  inPhase,
  nextDealer,
} from '../state.ts'
import { getSlips } from './slips.ts'

/** Defers the deal (E-38): points marked in it are taken off until it is played. */
export function deferDeal(
  before: ExchangeState | PlayState,
  seat: Side,
): StepResult<SettledState, EcarteEvent> {
  const { due = [] } = before
  const gainedPoints = (marks: readonly Mark[]): Pair<number> =>
    bySide((side) => marks.reduce((sum, one) => (one.seat === side ? sum + one.points : sum), 0))
  const marks = [...before.marks, ...due]
  const points = gainedPoints(marks)
  const marked = gainedPoints(before.marks)
  const score: Pair<number> = [before.score[0] - marked[0], before.score[1] - marked[1]]
  // a point lost in this deal is lost again when it is resumed
  const lostHere = (side: Side): number =>
    before.marks.filter((one) => one.seat === side && one.points < 0).length
  const lost =
    before.lost === undefined
      ? {}
      : { lost: bySide((side) => (before.lost?.[side] ?? 0) - lostHere(side)) }
  const off = ([0, 1] as const).flatMap((side): EcarteEvent[] =>
    points[side] === 0
      ? []
      : [{ did: 'unmarked', seat: side, points: points[side], score: score[side] }],
  )
  const asks = before.phase === 'exchange' ? before.asks : null
  const slips = { ...getSlips(before), ended: { how: 'putBy', asks, marks } as const }
  return {
    state: {
      ...inPhase(before, 'settled'),
      ...(before.due === undefined ? {} : { due: [] }),
      ...lost,
      score,
      marks: [],
      slips,
    },
    events: [{ did: 'claimedDealer', seat }, ...off],
  }
}

/** Returns the deferred deal that waits, or has just been deferred; null if there is none. */
export function deferredState(state: EcarteState): InDealState | null {
  if (state.phase === 'open') return null
  return state.putBy ?? justDeferred(state)
}

/** Returns the deal of a settled state that was deferred, as it will continue. */
function justDeferred(state: DealtState): InDealState | null {
  const ended = state.slips?.ended
  if (ended?.how !== 'putBy') return null
  const { asks, marks } = ended
  const deal = { ...state, marks, slips: { ...getSlips(state), ended: null } }
  return asks === null ? inPhase(deal, 'play') : { ...inPhase(deal, 'exchange'), asks }
}

/** Returns true if the deal that ended last was deferred. */
export const isDealDeferred = (state: EcarteState): boolean =>
  state.phase !== 'open' && justDeferred(state) !== null

/** Returns the deferred deal if it is played next. */
export function deferredDue(state: EcarteState): InDealState | null {
  if (state.phase !== 'settled' || state.putBy === undefined) return null
  return nextDealer(state) === state.putBy.dealer ? state.putBy : null
}

/** Returns the deferred deal as data: hands and talon as they lie. */
export function deferredDeal(state: EcarteState): Deal | null {
  const due = deferredDue(state)
  if (due === null) return null
  const { dealer, packets, hands, turnUp, talon } = due
  return { dealer, packets, hands, turnUp, talon }
}

/** Returns true if a deal is the deferred one: the same cards in the same places, if known. */
export function isSameDeal({ dealer, hands, turnUp, talon }: InDealState, given: Deal): boolean {
  const isSameHand = (a: readonly Card[], b: readonly Card[] | undefined): boolean =>
    a.join() === b?.join()
  return (
    given.dealer === dealer &&
    given.turnUp === turnUp &&
    given.slips === undefined &&
    given.hands.length === 2 &&
    isSameHand(hands[0], given.hands[0]) &&
    isSameHand(hands[1], given.hands[1]) &&
    given.talon.every((card, place) => card === null || card === talon[place])
  )
}

/** Resumes the deferred deal (E-38); its points are marked now. */
export function resumeDeferred(
  state: OpenState | SettledState,
  due: InDealState,
): StepResult<DealtState, EcarteEvent> {
  const { putBy: _, ...deal } = { ...due, slips: { ...getSlips(due), outOfTurn: false } }
  const fresh = forgetDue<InDealState>({
    ...deal,
    score: state.score,
    deals: state.deals + 1,
    marks: [],
    ...(state.lost === undefined ? {} : { lost: state.lost }),
    ...dueBefore(state),
  })
  let now = fresh.state
  const events: EcarteEvent[] = [{ did: 'tookUpPutBy', seat: due.dealer }, ...fresh.events]
  for (const { seat, points, rule } of due.marks) {
    if (seat !== 0 && seat !== 1) continue
    if (points < 0) {
      const lost = losePoint(now, seat)
      now = lost.state
      events.push(...lost.events)
    } else if (rule === 'E-5' || rule === 'E-16') {
      const marked = markPoints(now, seat, points, rule)
      now = marked.state
      events.push(...marked.events)
    }
  }
  const over = partieOver(now)
  return { state: over?.state ?? now, events: [...events, ...(over?.events ?? [])] }
}
