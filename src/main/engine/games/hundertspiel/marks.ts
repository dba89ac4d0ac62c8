// Marking of points: for this partie, for the next one, or for nothing (H-19, H-21).
import type {
  PointsAccount,
  PartieDecision,
  HundertspielMarkRule,
} from '../../../../shared/games/hundertspiel.ts'
import { SEATS, type Seat } from '../../../../shared/view.ts'
import type { Change } from './flow.ts'
import { type DealSoFar, GOAL, SAFE, withAdded, inOrder, sideAt, sidesIn } from './state.ts'

/** Returns what points count for at this moment (H-21). */
export function markAccount({ decision, undertaking, isOldAndNew }: DealSoFar): PointsAccount {
  if (decision === null) return 'partie'
  return undertaking === null && isOldAndNew ? 'next' : 'nothing'
}

/** Marks points of a side, for the account they count for. */
export function markPoints(
  deal: DealSoFar,
  side: Seat,
  points: number,
  rule: HundertspielMarkRule,
): Change {
  const account = markAccount(deal)
  if (points === 0 || account === 'nothing') return { state: deal, events: [] }
  if (account === 'next') {
    const next = withAdded(deal.next, side, points)
    return {
      state: { ...deal, next },
      events: [{ did: 'marked', seat: side, points, rule, score: next[side] ?? 0, account }],
    }
  }
  const score = withAdded(deal.score, side, points)
  return {
    state: { ...deal, score, marks: withMark(deal, side, points, rule) },
    events: [{ did: 'marked', seat: side, points, rule, score: score[side] ?? 0, account }],
  }
}

/** Returns the marks with one more: one for each side and rule, and none of 0 points. */
export function withMark(
  deal: DealSoFar,
  seat: Seat,
  points: number,
  rule: HundertspielMarkRule,
): DealSoFar['marks'] {
  const place = deal.marks.findIndex((mark) => mark.seat === seat && mark.rule === rule)
  const before = deal.marks[place]
  if (before === undefined) return [...deal.marks, { seat, points, rule }]
  const sum = before.points + points
  return sum === 0
    ? deal.marks.toSpliced(place, 1)
    : deal.marks.with(place, { seat, points: sum, rule })
}

const listSides = ({ options }: DealSoFar): readonly Seat[] => SEATS.slice(0, sidesIn(options))

/** Returns the deal with the partie won, with 100 points or by the table's check (H-19). */
export function wonBy(deal: DealSoFar, winner: Seat): DealSoFar {
  const matsch = listSides(deal).filter((side) => side !== winner && (deal.score[side] ?? 0) < SAFE)
  return { ...deal, decision: { winner, forfeitedBy: null, matsch, rule: 'H-19' } }
}

/** Returns the deal lost by a side; of three the better other wins, or the nearer (H-20). */
export function forfeitPartie(
  deal: DealSoFar,
  loser: Seat,
  rule: PartieDecision['rule'],
): DealSoFar {
  const { options, score } = deal
  const others = inOrder(deal)
    .map((seat) => sideAt(seat, options))
    .filter((side) => side !== loser)
  const most = Math.max(...others.map((side) => score[side] ?? 0))
  const winner = others.find((side) => score[side] === most) ?? loser
  const matsch = (score[loser] ?? 0) < SAFE ? [loser] : []
  return { ...deal, decision: { winner, forfeitedBy: loser, matsch, rule } }
}

/** Declares for the table: the first side with 100 is out, of several the nearest (H-20). */
export function declareByTable(deal: DealSoFar): Change {
  if (deal.decision !== null || deal.options.declareOut === 'manual')
    return { state: deal, events: [] }
  const winner = inOrder(deal)
    .map((seat) => sideAt(seat, deal.options))
    .find((side) => (deal.score[side] ?? 0) >= GOAL)
  return { state: winner === undefined ? deal : wonBy(deal, winner), events: [] }
}
