// Value of the end of a deal: points, and expected markers (H-18, H-19, H-26, H-28).
import type { PartieDecision } from '../../../../../shared/games/hundertspiel.ts'
import { SEATS, type Seat } from '../../../../../shared/view.ts'
import { isSittingOver } from '../end.ts'
import { laidGameStake } from '../pay.ts'
import { type DealSoFar, type HundertspielState, SAFE, GOAL, sideAt } from '../state.ts'
import { isLaidMade } from './moves.ts'
import { type Position, isFoe } from './position.ts'
import { figuresFor } from './undertaken-figures.ts'
import { readAt } from '../../../ai/cards.ts'
import type { DealValue } from '../../../ai/statistics.ts'

/** Standard deviation of the difference in one deal; twice the scale of the chances. */
const SPREAD = 34
/** Typical points of a side in a deal. */
const A_DEAL = 50

/** Returns each side's chance of the partie, by distance and the deals it may still last. */
function winChances(score: readonly number[]): readonly number[] {
  const most = Math.max(...score)
  const deals = Math.max(1, (GOAL - most) / A_DEAL)
  const scale = (SPREAD * Math.sqrt(deals)) / 2
  const weights = score.map((one) => Math.exp((one - most) / scale))
  const sum = weights.reduce((all, one) => all + one, 0)
  return weights.map((one) => one / sum)
}

/** Typical payment of a loser: one marker, two in the Matsch. */
const PRICE = 1.2

/** Returns the expected markers of a side in a partie that goes on (H-19, H-28). */
function expectedMarkers(score: readonly number[], side: number): number {
  const own = winChances(score)[side] ?? 0
  return PRICE * ((score.length - 1) * own - (1 - own))
}

/** Returns the markers of a decided partie (H-19, H-20, H-28). */
function decidedMarkers(
  { winner, forfeitedBy, matsch }: Omit<PartieDecision, 'rule'>,
  side: Seat,
  sides: number,
): number {
  const markersOwed = (one: number): number => (matsch.some((other) => other === one) ? 2 : 1)
  if (forfeitedBy !== null)
    return side === forfeitedBy ? -(sides - 1) * markersOwed(side) : markersOwed(forfeitedBy)
  if (side !== winner) return -markersOwed(side)
  return Array.from({ length: sides }, (_, one) => (one === winner ? 0 : markersOwed(one))).reduce(
    (sum, one) => sum + one,
    0,
  )
}

/** The end of a deal, to be valued. */
interface DealEnd {
  readonly score: readonly number[]
  /** Points of the deal, by side. */
  readonly points: readonly number[]
  /** The side that has won the partie; null if it goes on. */
  readonly winner: Seat | null
  /** H-21: score at the start of the next partie; null if none is played. */
  readonly next: readonly number[] | null
  /** Markers paid to this seat. */
  readonly markers: number
}

function endValue({ score, points, winner, next, markers }: DealEnd, side: Seat): DealValue {
  const own = points[side] ?? 0
  const against = (points.reduce((sum, one) => sum + one, 0) - own) / (score.length - 1)
  const chance = winner === null ? (winChances(score)[side] ?? 0) : winner === side ? 1 : 0
  const goesOn = winner === null ? score : next
  const equity = markers + (goesOn === null ? 0 : expectedMarkers(goesOn, side))
  return { points: own - against, against, chance, equity }
}

/** The side of a game, as the deciding seat sees it. */
export type GameOwner = 'own' | 'theirs'

/** The value of a deal in a sample. */
export interface SampledValue extends DealValue {
  /** Whose game was played, if one is weighed. */
  readonly game?: GameOwner
  /** How much the sample counts among those with such a game. */
  readonly weight?: number
  /** Chance that the game is made that stands, or that the seat undertakes. */
  readonly made?: number
}

/** What is decided about a game: if one is undertaken, if Contra is said, or nothing any more. */
export type StakeDecision = 'game' | 'contra' | null

/** Returns the value of a deal played out, with what was to be decided about a game. */
export function dealValue(
  position: Position,
  deal: DealSoFar,
  seat: Seat,
  decides: StakeDecision,
): SampledValue {
  const side = sideAt(seat, deal.options)
  const score = Array.from(position.base, (base, one) => base + readAt(position.gained, one))
  const decision = deal.decision ?? decisionIn(position, score)
  const partie = decision === null ? 0 : decidedMarkers(decision, side, score.length)
  const value = endValue(
    {
      score,
      points: dealtBefore(deal).map((points, one) => points + readAt(position.gained, one)),
      winner: decision?.winner ?? null,
      next: isSittingOver(deal)
        ? null
        : Array.from(position.next, (points) => Math.min(points, GOAL - 1)),
      markers: paidSoFar(deal, seat) + laidPaid(position, deal, seat, decides) + partie,
    },
    side,
  )
  const { undertaking } = deal
  if (undertaking === null || decides === null) return value
  const isMade = isLaidMade(position)
  const { odds, lost } = figuresFor(deal.options)
  const isAgainst = isFoe(position, seat, undertaking.seat)
  const game: GameOwner = isAgainst ? 'theirs' : 'own'
  const shift =
    (isAgainst ? odds.against : odds.own) + (undertaking.how === 'bought' ? odds.bought : 0)
  const weight = isMade ? Math.exp(shift) : 1
  // what another seat undertakes in a sample says nothing about the own game
  return decides === 'game' && undertaking.seat !== seat
    ? { ...value, game, weight }
    : { ...value, game, weight, made: isMade ? 1 - lost : 0 }
}

/** Returns the side that is out, and those it has caught in the Matsch (H-19). */
function decisionIn(
  position: Position,
  score: readonly number[],
): Omit<PartieDecision, 'rule'> | null {
  const winner = SEATS.find((side) => side === position.out)
  if (winner === undefined) return null
  const matsch = SEATS.filter((side) => side !== winner && (score[side] ?? GOAL) < SAFE)
  return { winner, forfeitedBy: null, matsch }
}

const paidSoFar = (
  { markers, markersBefore }: Pick<HundertspielState, 'markers' | 'markersBefore'>,
  seat: Seat,
): number => (markers[seat] ?? 0) - (markersBefore[seat] ?? 0)

/** Returns the points of a deal so far, by side. */
const dealtBefore = ({ marks, score }: Pick<DealSoFar, 'marks' | 'score'>): readonly number[] =>
  score.map((_, side) =>
    marks.reduce((sum, mark) => (mark.seat === side ? sum + mark.points : sum), 0),
  )

/** Returns the markers for the laid game, with those that Contra will add (H-18, H-26). */
function laidPaid(
  position: Position,
  { undertaking, options }: DealSoFar,
  seat: Seat,
  decides: StakeDecision,
): number {
  if (undertaking === null) return 0
  const isMade = isLaidMade(position)
  const isAgainst = isFoe(position, seat, undertaking.seat)
  // of three players, the one with the laid game has two opponents who pay, or are paid
  const payers = (options.players === 3 && !isAgainst ? 2 : 1) * (isAgainst ? -1 : 1)
  const stake = laidGameStake(undertaking, options)
  const { contra, lost } = figuresFor(options)
  const isOpen = decides === 'game' && undertaking.contra === null
  const ifMade = stake * (1 + (isOpen ? contra.made : 0))
  const ifFailed = -stake * (1 + (isOpen ? contra.failed : 0))
  const slip = decides === null ? 0 : lost
  return payers * (isMade ? (1 - slip) * ifMade + slip * ifFailed : ifFailed)
}

/** Returns the value of a state between two deals, or of a deal that is begun, as it stands. */
export function settledValue(state: HundertspielState, seat: Seat): DealValue {
  const { score, options, phase } = state
  return endValue(
    {
      score,
      points: phase === 'open' ? score.map(() => 0) : dealtBefore(state),
      winner: phase === 'over' ? state.decision.winner : null,
      next: phase === 'over' && !isSittingOver(state) ? state.next : null,
      markers: paidSoFar(state, seat),
    },
    sideAt(seat, options),
  )
}
