// Scores of a deal: tricks, slams, honours, and giving up (W-5 … W-9, W-14 … W-17, G-1, G-2).
import { type Card, type Rank, rankOf, suitOf } from '../../../../shared/card.ts'
import { type Pair, type Side, otherSide } from '../../../../shared/duel.ts'
import type { WhistMark } from '../../../../shared/games/whist.ts'
import type { Seat } from '../../../../shared/view.ts'
import type { StepResult } from '../game.ts'
import { cardPlayedBy } from '../trick.ts'
import { clubCount, gameValue, goalOf, markClubDeal } from './clubs.ts'
import { forfeitedTricks, hasRevoked, penaltyPoints } from './revoke.ts'
import { buildRubber, rubberEvent, withBonus, withGame } from './rubber.ts'
import {
  type DealSoFar,
  type InDealState,
  type OverState,
  type SettledState,
  type WhistEvent,
  HAND,
  SEAT_COUNT,
  SIDES,
  seatsAt,
  sideAt,
  sideTricks,
  trumpOf,
} from './state.ts'

/** W-5: the book; each trick above it counts. */
const BOOK = 6
const TRICK = 2

/** W-7: points by the tricks of the side that makes the slam. */
const SLAMS: Readonly<Record<number, number>> = { 12: 30, 13: 50 }

const HONOURS: ReadonlySet<Rank> = new Set(['A', 'K', 'Q', 'J', '10'])
/** W-15: the ten is none in the clubs. */
const CLUB_HONOURS: ReadonlySet<Rank> = new Set(['A', 'K', 'Q', 'J'])
/** W-8: points by the honours of the side. */
const HONOUR_POINTS = [0, 0, 0, 2, 3, 6] as const

/** Returns the cards a seat was dealt: those it holds and those it has played. */
const dealtTo = (deal: DealSoFar, seat: Seat): readonly Card[] => [
  ...(deal.hands[seat] ?? []),
  ...deal.tricks.flatMap((trick) => cardPlayedBy(trick, seat, SEAT_COUNT) ?? []),
]

/** Returns how many honours of trumps a side was dealt (W-8, W-15). */
function countHonours(deal: DealSoFar, side: Side): number {
  const trump = trumpOf(deal)
  const honours = clubCount(deal.options) === null ? HONOURS : CLUB_HONOURS
  const cards = seatsAt(side).flatMap((seat) => dealtTo(deal, seat))
  return cards.filter((card) => suitOf(card) === trump && honours.has(rankOf(card))).length
}

/** Returns the marks of a deal with these tricks by side (W-5, W-7, W-8; W-14 … W-17, W-20). */
function buildMarks(deal: DealSoFar, tricks: Pair<number>): readonly WhistMark[] {
  if (clubCount(deal.options) !== null)
    return markClubDeal(deal.score, goalOf(deal.options), {
      tricks,
      honours: [countHonours(deal, 0), countHonours(deal, 1)],
      penalties: penaltyPoints(deal),
      revoked: [hasRevoked(deal, 0), hasRevoked(deal, 1)],
    })
  return SIDES.flatMap((seat): readonly WhistMark[] => {
    // tricks that only passed to a side make no slam (W-12, G-1)
    const own = Math.min(tricks[seat], sideTricks(deal, seat))
    return [
      { seat, points: TRICK * Math.max(0, tricks[seat] - BOOK), rule: 'W-5' },
      { seat, points: SLAMS[own] ?? 0, rule: 'W-7' },
      { seat, points: HONOUR_POINTS[countHonours(deal, seat)] ?? 0, rule: 'W-8' },
    ]
  })
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => a.rule.localeCompare(b.rule))
}

/** Returns true if a mark counts toward the game (W-9). */
const countsTowardGame = ({ rule }: WhistMark): boolean => rule !== 'W-7' && rule !== 'W-8'

/** Marks these points; the last wins the game, and the second game the rubber (W-6, W-10, W-14). */
function concludeDeal(
  deal: DealSoFar,
  marks: readonly WhistMark[],
): StepResult<SettledState | OverState, WhistEvent> {
  const score: [number, number] = [deal.score[0], deal.score[1]]
  const events = marks.map((mark): WhistEvent => {
    if (countsTowardGame(mark)) score[mark.seat] += mark.points
    return { did: 'marked', ...mark, score: score[mark.seat] }
  })
  const settled = {
    ...deal,
    score,
    account: withBonus(deal.account, marks),
    marks: [...deal.marks, ...marks],
  }
  const winner = SIDES.find((side) => score[side] >= goalOf(deal.options))
  if (winner === undefined) return { state: { ...settled, phase: 'settled' }, events }
  const over: OverState = { ...settled, phase: 'over', winner, account: withGame(settled, winner) }
  const value = gameValue(deal.options, winner, score)
  const rule = clubCount(deal.options) === null ? {} : ({ rule: 'W-14' } as const)
  const won: WhistEvent = { did: 'wonPartie', seat: winner, value, score, ...rule }
  const rubber: readonly WhistEvent[] =
    buildRubber(over).winner === null ? [] : [rubberEvent(winner, over)]
  return { state: over, events: [...events, won, ...rubber] }
}

/** Returns a deal in play without the fields of its phase. */
export function finishedDeal(deal: InDealState): DealSoFar {
  const {
    options,
    score,
    deals,
    account,
    dealer,
    turnUp,
    hands,
    tricks,
    tricksWon,
    claims,
    slips,
    marks,
  } = deal
  const played = { dealer, turnUp, hands, tricks, tricksWon, claims, slips, marks }
  return { options, score, deals, account, ...played }
}

/** Marks a deal; tricks not taken in it go to `heir` (G-1). */
function scoreWithHeir(
  deal: InDealState,
  heir: Side | null,
): StepResult<SettledState | OverState, WhistEvent> {
  const loose = HAND - sideTricks(deal, 0) - sideTricks(deal, 1)
  const tricksTaken = (side: Side): number => sideTricks(deal, side) + (side === heir ? loose : 0)
  const lost = SIDES.map((side) => Math.min(forfeitedTricks(deal, side), tricksTaken(side)))
  const tricksCounted = (side: Side): number =>
    tricksTaken(side) - (lost[side] ?? 0) + (lost[otherSide(side)] ?? 0)
  return concludeDeal(finishedDeal(deal), buildMarks(deal, [tricksCounted(0), tricksCounted(1)]))
}

/** Marks a deal that was played out. */
export const scoreDeal = (deal: InDealState): StepResult<SettledState | OverState, WhistEvent> =>
  scoreWithHeir(deal, null)

/** Gives tricks not taken to the other side, with a partie also its missing points (G-1, G-2). */
export function giveUp(
  deal: InDealState,
  seat: Seat,
  what: 'deal' | 'partie',
): StepResult<SettledState | OverState, WhistEvent> {
  const heir = otherSide(sideAt(seat))
  const gaveUp: WhistEvent = { did: 'gaveUp', seat, what }
  const { state, events } = scoreWithHeir(deal, heir)
  if (what === 'deal' || state.phase === 'over') return { state, events: [gaveUp, ...events] }
  const over = concludeDeal(state, [
    { seat: heir, points: goalOf(state.options) - state.score[heir], rule: 'G-2' },
  ])
  return { state: over.state, events: [gaveUp, ...events, ...over.events] }
}
