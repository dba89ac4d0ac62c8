// The end of a deal, and with it perhaps of the partie and the sitting (H-18 … H-22, H-26, H-28).
import type {
  PartieDecision,
  HundertspielWhy,
  PaidRule,
} from '../../../../shared/games/hundertspiel.ts'
import { SEATS, type Seat } from '../../../../shared/view.ts'
import { failedPoints, isMade, sumPoints } from './dos.ts'
import {
  type Change,
  type Flow,
  prependEvents,
  askAll,
  applyInTurn,
  nextAfter,
  noChange,
} from './flow.ts'
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

/** Adds the points in the scat to the side of the laid game, after the last trick (H-26). */
function scatTaken(deal: DealSoFar): Change {
  const { undertaking, options } = deal
  if (!options.scat || undertaking === null) return noChange(deal)
  const side = sideAt(undertaking.seat, options)
  const points = sumPoints(deal.scat)
  return markPoints({ ...deal, taken: withAdded(deal.taken, side, points) }, side, points, 'H-26')
}

/** Pays for the laid game (H-18). */
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
      (one) =>
        made ? noChange(one) : writeFailedGame(one, undertaking.seat, undertaking.suits.length),
      declareByTable,
      (one) => payMarkers(one, payments, paidBy(one)),
    ),
  )
}

/** Writes a failed game's points to each side against it, if it costs them too (H-18). */
export const writeFailedGame = (deal: DealSoFar, seat: Seat, dos: number): Change =>
  applyInTurn(
    deal,
    ...SEATS.slice(0, sidesIn(deal.options))
      .filter((side) => side !== sideAt(seat, deal.options))
      .map(
        (side) => (one: DealSoFar) =>
          markPoints(one, side, failedPoints(deal.options, dos), 'H-18'),
      ),
  )

export const paidBy = ({ options }: DealSoFar): PaidRule => (options.scat ? 'H-26' : 'H-18')

/** Ends a deal whose cards are all played. */
export function playedOut(deal: DealSoFar): Flow {
  const ended = applyInTurn(deal, scatTaken, declareByTable, undertakingEnded)
  return prependEvents(ended.events, startReckoning(ended.state))
}

/** Returns why the deal goes on after the decision, or null: a laid game, old and new (H-21). */
function goesOn(deal: DealSoFar): 'laid' | 'oldAndNew' | null {
  if (deal.undertaking !== null) return 'laid'
  return deal.isOldAndNew ? 'oldAndNew' : null
}

/** Applies a change; ends the deal if that decides the partie, else continues with `next`. */
export function unlessDecided(
  before: DealSoFar,
  change: Change,
  next: (deal: DealSoFar) => Flow,
): Flow {
  const { state, events } = change
  if (state.decision === null || before.decision !== null) return prependEvents(events, next(state))
  const reason = goesOn(state)
  if (reason === null) return prependEvents(events, startReckoning(state))
  return prependEvents(
    [...events, { did: 'decided', seat: state.decision.winner, goesOn: reason }],
    next(state),
  )
}

/** Returns true if a player can still claim something after the last trick (H-12, H-20). */
const isToReckon = ({ options, decision, announcements }: DealSoFar): boolean =>
  (options.declareOut === 'manual' && decision === null) ||
  (options.irregularities && announcements.some(({ proven }) => proven === null))

/** Starts the claims after the tricks if there are any, or concludes the deal. */
const startReckoning = (deal: DealSoFar): Flow =>
  isToReckon(deal) ? { state: askAll(deal, 'reckoning'), events: [] } : concludeDeal(deal)

/** Records that a seat has nothing more to claim; after the last the deal is concluded. */
export function declareNoClaim(deal: InDealState, seat: Seat): Flow {
  const counted: HundertspielEvent = { did: 'counted', seat }
  const next = { ...deal, passed: [...deal.passed, seat] }
  const asks = nextAfter(next, seat, () => true)
  if (asks !== null) return { state: { ...next, asks }, events: [counted] }
  return prependEvents([counted], concludeDeal(next))
}

/** Returns why a side cannot declare now that it is out (H-20), or null. */
export function declareFault({ options, decision, phase }: InDealState): HundertspielWhy | null {
  if (options.declareOut === 'table') return 'tableDeclares'
  return decision === null && (phase === 'play' || phase === 'reckoning') ? null : 'notNow'
}

/** Declares a side out: with 100 it wins, without it loses (H-20). */
export function declareOut(deal: InDealState, seat: Seat): Flow {
  const side = sideAt(seat, deal.options)
  const isRight = (deal.score[side] ?? 0) >= GOAL
  const state = isRight ? wonBy(deal, side) : forfeitPartie(deal, side, 'H-20')
  const events: readonly HundertspielEvent[] = [{ did: 'declaredOut', seat, isRight }]
  if (deal.phase === 'reckoning') return { state: { ...deal, decision: state.decision }, events }
  return unlessDecided(deal, { state, events }, ({ decision }) => ({
    state: { ...deal, decision },
    events: [],
  }))
}

/** Gives the win to the side with 100 nearest forehand if none has declared it (H-20). */
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

/** Concludes the deal, or the partie, with its payment. */
export function concludeDeal(before: DealSoFar): {
  readonly state: DealtState
  readonly events: readonly HundertspielEvent[]
} {
  const deal = decideOverlooked(before)
  const { decision } = deal
  if (decision === null)
    return { state: { ...dealSoFar(deal), phase: 'settled', isVoid: false }, events: [] }
  const { state, events } = partiePaid({ ...deal, decision })
  const { sitting } = state
  const over: OverState = {
    ...dealSoFar(state),
    sitting: { ...sitting, won: withAdded(sitting.won, decision.winner, 1) },
    phase: 'over',
    decision,
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

/** Pays for the partie (H-19, H-20, H-28). */
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

/** Returns the rule of the payment: H-19 if a side has 100 that were not false (H-12, H-20). */
function partiePaidBy({ forfeitedBy, rule }: PartieDecision): PaidRule {
  if (forfeitedBy === null) return 'H-19'
  return rule === 'H-12' ? 'H-20' : rule
}

/** Returns how often a partie counts: twice if all losers were in the Matsch (H-19, H-28). */
export function partieValue({
  decision,
  options,
}: Pick<OverState, 'decision' | 'options'>): number {
  const { forfeitedBy, matsch } = decision
  return matsch.length === (forfeitedBy === null ? sidesIn(options) - 1 : 1) ? 2 : 1
}
