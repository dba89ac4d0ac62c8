// How a deal ends, and with it perhaps the partie and the sitting (H-18 … H-22, H-26, H-28).
import type { PartieDecision, HundertspielWhy, PaidRule } from '../../../../shared/games/hundertspiel.ts'
import { SEATS, type Seat } from '../../../../shared/view.ts'
import { failedPoints, isMade, sumPoints } from './dos.ts'
import { type Change, type Flow, prependEvents, askAll, applyInTurn, nextAfter, noChange } from './flow.ts'
import { declareByTable, markPoints, wonBy, forfeitPartie } from './marks.ts'
import { payMarkers, partnersPay, paysAll, laidGameStake, undertakingPaid } from './pay.ts'
import {
  type DealSoFar,
  type DealtState,
  type HundertspielEvent,
  type InDealState,
  type OverState,
  GOAL,
  withAdded,
  dealSoFar,
  inOrder,
  sideAt,
  sidesIn,
} from './state.ts'

/** H-26: the points in the scat go to the player's side, after the last trick. */
function scatTaken(deal: DealSoFar): Change {
  const { undertaking, options } = deal
  if (!options.scat || undertaking === null) return noChange(deal)
  const side = sideAt(undertaking.seat, options)
  const points = sumPoints(deal.scat)
  return markPoints({ ...deal, taken: withAdded(deal.taken, side, points) }, side, points, 'H-26')
}

/** H-18: the laid game is paid. */
function undertakingEnded(deal: DealSoFar): Change {
  const { undertaking, options, tricks } = deal
  if (undertaking === null) return noChange(deal)
  const made = isMade(undertaking, tricks)
  const payments = undertakingPaid(
    undertaking,
    laidGameStake(undertaking, options),
    { isMade: made, payer: null },
    options,
  )
  return prependEvents(
    [{ did: 'undertook', seat: undertaking.seat, suits: undertaking.suits, isMade: made }],
    applyInTurn(
      deal,
      (one) => (made ? noChange(one) : writeFailedGame(one, undertaking.seat, undertaking.suits.length)),
      declareByTable,
      (one) => payMarkers(one, payments, paidBy(one)),
    ),
  )
}

/** H-18: where a game that fails costs its points too, each side against it writes them. */
export const writeFailedGame = (deal: DealSoFar, seat: Seat, dos: number): Change =>
  applyInTurn(
    deal,
    ...SEATS.slice(0, sidesIn(deal.options))
      .filter((side) => side !== sideAt(seat, deal.options))
      .map((side) => (one: DealSoFar) => markPoints(one, side, failedPoints(deal.options, dos), 'H-18')),
  )

export const paidBy = ({ options }: DealSoFar): PaidRule => (options.scat ? 'H-26' : 'H-18')

/** All cards are played. */
export function playedOut(deal: DealSoFar): Flow {
  const ended = applyInTurn(deal, scatTaken, declareByTable, undertakingEnded)
  return prependEvents(ended.events, startReckoning(ended.state))
}

/** H-21: once the partie is decided the deal ends, unless a game is laid or old and new are played. */
function goesOn(deal: DealSoFar): 'laid' | 'oldAndNew' | null {
  if (deal.undertaking !== null) return 'laid'
  return deal.isOldAndNew ? 'oldAndNew' : null
}

/** Where something may have decided the partie: says so, and ends the deal where it does not go on; `next` is where it does. */
export function unlessDecided(before: DealSoFar, change: Change, next: (deal: DealSoFar) => Flow): Flow {
  const { state, events } = change
  if (state.decision === null || before.decision !== null) return prependEvents(events, next(state))
  const reason = goesOn(state)
  if (reason === null) return prependEvents(events, startReckoning(state))
  return prependEvents([...events, { did: 'decided', seat: state.decision.winner, goesOn: reason }], next(state))
}

/** Whether anything can still be said before the cards are thrown together (H-12, H-20). */
const isToReckon = ({ options, decision, announcements }: DealSoFar): boolean =>
  (options.declareOut === 'manual' && decision === null) ||
  (options.irregularities && announcements.some(({ proven }) => proven === null))

/** The deal is over: all may speak, or it is concluded. */
const startReckoning = (deal: DealSoFar): Flow =>
  isToReckon(deal) ? { state: askAll(deal, 'reckoning'), events: [] } : concludeDeal(deal)

/** In the reckoning, a seat has nothing more to say; when all have said so the deal is concluded. */
export function declareNoClaim(deal: InDealState, seat: Seat): Flow {
  const counted: HundertspielEvent = { did: 'counted', seat }
  const next = { ...deal, passed: [...deal.passed, seat] }
  const asks = nextAfter(next, seat, () => true)
  if (asks !== null) return { state: { ...next, asks }, events: [counted] }
  return prependEvents([counted], concludeDeal(next))
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
  const state = isRight ? wonBy(deal, side) : forfeitPartie(deal, side, 'H-20')
  const events: readonly HundertspielEvent[] = [{ did: 'declaredOut', seat, isRight }]
  if (deal.phase === 'reckoning') return { state: { ...deal, decision: state.decision }, events }
  return unlessDecided(deal, { state, events }, ({ decision }) => ({ state: { ...deal, decision }, events: [] }))
}

/** H-20: where several have 100 and none has said so, the side nearest forehand has won. */
function decideOverlooked(deal: DealSoFar): DealSoFar {
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
export function concludeDeal(before: DealSoFar): {
  readonly state: DealtState
  readonly events: readonly HundertspielEvent[]
} {
  const deal = decideOverlooked(before)
  const { decision } = deal
  if (decision === null) return { state: { ...dealSoFar(deal), phase: 'settled', isVoid: false }, events: [] }
  const { state, events } = partiePaid({ ...deal, decision })
  const { sitting } = state
  const over: OverState = {
    ...dealSoFar(state),
    sitting: { ...sitting, won: withAdded(sitting.won, decision.winner, 1) },
    ...{ phase: 'over', decision },
  }
  const won: HundertspielEvent = {
    did: 'wonPartie',
    seat: decision.winner,
    value: partieValue(over),
    score: over.score,
  }
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
  const markersOwed = (side: Seat): number => (matsch.includes(side) ? 2 : 1)
  const losers = SEATS.slice(0, sidesIn(options)).filter((side) => side !== winner)
  const payments =
    options.players === 4
      ? losers.flatMap((side) => partnersPay(side, markersOwed(side), options))
      : forfeitedBy === null
        ? losers.map((from) => ({ from, to: winner, markers: markersOwed(from) }))
        : paysAll(forfeitedBy, markersOwed(forfeitedBy), options)
  return payMarkers(deal, payments, partiePaidBy(decision))
}

/** H-19 where somebody has 100, by whatever rule he has won; who is out by a false announcement has said so wrongly (H-12, H-20). */
function partiePaidBy({ forfeitedBy, rule }: PartieDecision): PaidRule {
  if (forfeitedBy === null) return 'H-19'
  return rule === 'H-12' ? 'H-20' : rule
}

/** H-19, H-28: a partie counts twice where all who lost it were in the Matsch. */
export function partieValue({ decision, options }: Pick<OverState, 'decision' | 'options'>): number {
  const { forfeitedBy, matsch } = decision
  return matsch.length === (forfeitedBy === null ? sidesIn(options) - 1 : 1) ? 2 : 1
}
