// How a deal ends, and with it perhaps the partie and the sitting (H-18 … H-22, H-26, H-28).
import type { Decision, HundertspielWhy, PaidRule } from '../../../../shared/games/hundertspiel.ts'
import { SEATS, type Seat } from '../../../../shared/view.ts'
import { failedPoints, isMade, sumOf } from './dos.ts'
import { type Change, type Flow, after, askingAll, inTurn, nextAfter, unchanged } from './flow.ts'
import { looked, marked, wonBy, forfeited } from './marks.ts'
import { paid, partnersPay, paysAll, stake, undertakingPaid } from './pay.ts'
import {
  type DealSoFar,
  type DealtState,
  type HundertspielEvent,
  type InDealState,
  type OverState,
  GOAL,
  added,
  dealSoFar,
  inOrder,
  sideAt,
  sidesIn,
} from './state.ts'

/** H-26: the points in the scat go to the player's side, after the last trick. */
function scatTaken(deal: DealSoFar): Change {
  const { undertaking, options } = deal
  if (!options.scat || undertaking === null) return unchanged(deal)
  const side = sideAt(undertaking.seat, options)
  const points = sumOf(deal.scat)
  return marked({ ...deal, taken: added(deal.taken, side, points) }, side, points, 'H-26')
}

/** H-18: the laid game is paid. */
function undertakingEnded(deal: DealSoFar): Change {
  const { undertaking, options, tricks } = deal
  if (undertaking === null) return unchanged(deal)
  const made = isMade(undertaking, tricks)
  const payments = undertakingPaid(undertaking, stake(undertaking, options), { isMade: made, payer: null }, options)
  return after(
    [{ did: 'undertook', seat: undertaking.seat, suits: undertaking.suits, isMade: made }],
    inTurn(
      deal,
      (one) => (made ? unchanged(one) : failed(one, undertaking.seat, undertaking.suits.length)),
      looked,
      (one) => paid(one, payments, paidBy(one)),
    ),
  )
}

/** H-18: where a game that fails costs its points too, each side against it writes them. */
export const failed = (deal: DealSoFar, seat: Seat, dos: number): Change =>
  inTurn(
    deal,
    ...SEATS.slice(0, sidesIn(deal.options))
      .filter((side) => side !== sideAt(seat, deal.options))
      .map((side) => (one: DealSoFar) => marked(one, side, failedPoints(deal.options, dos), 'H-18')),
  )

export const paidBy = ({ options }: DealSoFar): PaidRule => (options.scat ? 'H-26' : 'H-18')

/** All cards are played. */
export function playedOut(deal: DealSoFar): Flow {
  const ended = inTurn(deal, scatTaken, looked, undertakingEnded)
  return after(ended.events, reckoned(ended.state))
}

/** H-21: once the partie is decided the deal ends, unless a game is laid or old and new are played. */
function goesOn(deal: DealSoFar): 'laid' | 'oldAndNew' | null {
  if (deal.undertaking !== null) return 'laid'
  return deal.isOldAndNew ? 'oldAndNew' : null
}

/** Where something may have decided the partie: says so, and ends the deal where it does not go on; `next` is where it does. */
export function unlessDecided(before: DealSoFar, change: Change, next: (deal: DealSoFar) => Flow): Flow {
  const { state, events } = change
  if (state.decision === null || before.decision !== null) return after(events, next(state))
  const reason = goesOn(state)
  if (reason === null) return after(events, reckoned(state))
  return after([...events, { did: 'decided', seat: state.decision.winner, goesOn: reason }], next(state))
}

/** Whether anything can still be said before the cards are thrown together (H-12, H-20). */
const isToReckon = ({ options, decision, announcements }: DealSoFar): boolean =>
  (options.declareOut === 'manual' && decision === null) ||
  (options.irregularities && announcements.some(({ proven }) => proven === null))

/** The deal is over: all may speak, or it is concluded. */
const reckoned = (deal: DealSoFar): Flow =>
  isToReckon(deal) ? { state: askingAll(deal, 'reckoning'), events: [] } : conclude(deal)

/** In the reckoning, a seat has nothing more to say; when all have said so the deal is concluded. */
export function count(deal: InDealState, seat: Seat): Flow {
  const counted: HundertspielEvent = { did: 'counted', seat }
  const next = { ...deal, passed: [...deal.passed, seat] }
  const asks = nextAfter(next, seat, () => true)
  if (asks !== null) return { state: { ...next, asks }, events: [counted] }
  return after([counted], conclude(next))
}

/** H-20: why a side cannot say now that it is out. */
export function declareFault({ options, decision, phase }: InDealState): HundertspielWhy | null {
  if (options.declareOut === 'table') return 'tableDeclares'
  return decision === null && (phase === 'play' || phase === 'reckoning') ? null : 'notNow'
}

/** H-20: the side has 100 and wins, or has not and loses. */
export function declareOut(deal: InDealState, seat: Seat): Flow {
  const side = sideAt(seat, deal.options)
  const isRight = (deal.score[side] ?? 0) >= GOAL
  const state = isRight ? wonBy(deal, side) : forfeited(deal, side, 'H-20')
  const events: readonly HundertspielEvent[] = [{ did: 'declaredOut', seat, isRight }]
  if (deal.phase === 'reckoning') return { state: { ...deal, decision: state.decision }, events }
  return unlessDecided(deal, { state, events }, ({ decision }) => ({ state: { ...deal, decision }, events: [] }))
}

/** H-20: where several have 100 and none has said so, the side nearest forehand has won. */
function overlooked(deal: DealSoFar): DealSoFar {
  if (deal.decision !== null || deal.options.declareOut === 'table') return deal
  const out = inOrder(deal)
    .map((seat) => sideAt(seat, deal.options))
    .filter((side) => (deal.score[side] ?? 0) >= GOAL)
  const [first] = out
  if (first === undefined || new Set(out).size < 2) return deal
  const won = wonBy(deal, first)
  return won.decision === null ? won : { ...won, decision: { ...won.decision, rule: 'H-20' } }
}

/** The deal is settled, or the partie is over and paid. */
export function conclude(before: DealSoFar): {
  readonly state: DealtState
  readonly events: readonly HundertspielEvent[]
} {
  const deal = overlooked(before)
  const { decision } = deal
  if (decision === null) return { state: { ...dealSoFar(deal), phase: 'settled', isVoid: false }, events: [] }
  const { state, events } = partiePaid({ ...deal, decision })
  const { sitting } = state
  const over: OverState = {
    ...dealSoFar(state),
    sitting: { ...sitting, won: added(sitting.won, decision.winner, 1) },
    ...{ phase: 'over', decision },
  }
  const won: HundertspielEvent = { did: 'wonPartie', seat: decision.winner, value: valueOf(over), score: over.score }
  const ended: readonly HundertspielEvent[] = isSittingOver(over)
    ? [{ did: 'endedSitting', markers: over.markers }]
    : []
  return { state: over, events: [...events, won, ...ended] }
}

/** H-22 */
export const isSittingOver = ({ sitting: { dealt, end } }: Pick<DealSoFar, 'sitting'>): boolean =>
  end !== null && dealt >= end

/** H-19, H-20, H-28: what the partie costs. */
function partiePaid(deal: DealSoFar & Pick<OverState, 'decision'>): Change {
  const { options, decision } = deal
  const { winner, forfeitedBy, matsch } = decision
  const price = (side: Seat): number => (matsch.includes(side) ? 2 : 1)
  const losers = SEATS.slice(0, sidesIn(options)).filter((side) => side !== winner)
  const payments =
    options.players === 4
      ? losers.flatMap((side) => partnersPay(side, price(side), options))
      : forfeitedBy === null
        ? losers.map((from) => ({ from, to: winner, markers: price(from) }))
        : paysAll(forfeitedBy, price(forfeitedBy), options)
  return paid(deal, payments, partiePaidBy(decision))
}

/** H-19 where somebody has 100, by whatever rule he has won; who is out by a false announcement has said so wrongly (H-12, H-20). */
function partiePaidBy({ forfeitedBy, rule }: Decision): PaidRule {
  if (forfeitedBy === null) return 'H-19'
  return rule === 'H-12' ? 'H-20' : rule
}

/** H-19, H-28: a partie counts twice where all who lost it were in the Matsch. */
export function valueOf({ decision, options }: Pick<OverState, 'decision' | 'options'>): number {
  const { forfeitedBy, matsch } = decision
  return matsch.length === (forfeitedBy === null ? sidesIn(options) - 1 : 1) ? 2 : 1
}
