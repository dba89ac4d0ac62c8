// Revokes: what was done, who may claim or mend it, and what it costs (W-12, W-20).
import { suitOf } from '../../../../shared/card.ts'
import { type Side, otherSide } from '../../../../shared/duel.ts'
import type {
  Penalty,
  PenaltyAction,
  Revoke,
  RevokeClaim,
  WhistBreach,
  WhistMark,
} from '../../../../shared/games/whist.ts'
import type { Seat, Trick } from '../../../../shared/view.ts'
import { cardPlayedBy, completeTricks, leftOf } from '../trick.ts'
import { clubCount } from './clubs.ts'
import type { WhistOptions } from './options.ts'
import {
  type DealSoFar,
  type Hands,
  type InDealState,
  type WhistState,
  SEAT_COUNT,
  sideAt,
} from './state.ts'

/** Tricks that pass to the other side for each revoke (W-12); points, if it chooses them (W-20). */
const PENALTY = 3

/** The choices of who has claimed a revoke rightly, with their actions (W-20). */
export const PENALTIES: readonly (readonly [PenaltyAction['do'], Penalty])[] = [
  ['penaltyTricks', 'tricks'],
  ['penaltyOff', 'off'],
  ['penaltyOnto', 'onto'],
]

interface Played {
  readonly tricks: readonly Trick[]
  /** Known cards of the hands. */
  readonly hands: Hands
}

/** Returns every time a seat did not follow, able or not. */
export const failuresToFollow = (tricks: readonly Trick[]): readonly Revoke[] =>
  tricks.flatMap(({ leader, cards }, trick) =>
    cards.flatMap((card, place) =>
      suitOf(card) === suitOf(cards[0] ?? card)
        ? []
        : [{ seat: leftOf(leader, SEAT_COUNT, place), trick }],
    ),
  )

/** Returns true if a seat that did not follow has a card of the suit afterwards. */
export function couldFollow({ tricks, hands }: Played, { seat, trick }: Revoke): boolean {
  const lead = tricks[trick]?.cards[0]
  if (lead === undefined) return false
  const later = tricks.slice(trick + 1).flatMap((one) => cardPlayedBy(one, seat, SEAT_COUNT) ?? [])
  return [...later, ...(hands[seat] ?? [])].some((card) => suitOf(card) === suitOf(lead))
}

export const isClaimed = (claims: readonly RevokeClaim[], { seat, trick }: Revoke): boolean =>
  claims.some(({ revoke }) => revoke !== null && revoke.seat === seat && revoke.trick === trick)

interface Turning {
  readonly options: Pick<WhistOptions, 'count'>
  readonly phase: string
  readonly tricks: readonly Trick[]
}

/**
 * Returns the number of tricks in which a revoke may be claimed. In short and long the last one is
 * turned and quitted only with the next lead; until then a revoke in it can be mended (W-20).
 */
export const claimableTricks = ({ options, phase, tricks }: Turning): number =>
  clubCount(options) !== null && phase === 'play'
    ? Math.max(0, tricks.length - 1)
    : completeTricks(tricks)

interface Mendable extends Turning {
  readonly options: Pick<WhistOptions, 'count' | 'irregularities'>
}

/** Returns true if this seat did not follow in the last trick, where that can be mended (W-20). */
const isMendable = ({ options, phase, tricks }: Mendable, seat: Seat): boolean =>
  options.irregularities &&
  clubCount(options) !== null &&
  phase === 'play' &&
  failuresToFollow(tricks.slice(-1)).some((one) => one.seat === seat)

/** Returns true if this seat may mend: it did not follow in the last trick though able (W-20). */
export const mayMend = (deal: Mendable & Played, seat: Seat): boolean =>
  isMendable(deal, seat) && couldFollow(deal, { seat, trick: deal.tricks.length - 1 })

/**
 * Returns true if the next lead would quit a trick in which this seat did not follow: whether it
 * could have, and so might mend, only the seat itself knows (W-20).
 */
export const mayStillMend = (deal: Mendable, seat: Seat): boolean =>
  deal.tricks.at(-1)?.winner !== null && isMendable(deal, seat)

/** Returns the first unclaimed revoke of the other side. */
const toClaim = (deal: InDealState, seat: Seat): Revoke | null =>
  failuresToFollow(deal.tricks.slice(0, claimableTricks(deal))).find(
    (one) =>
      sideAt(one.seat) !== sideAt(seat) && !isClaimed(deal.claims, one) && couldFollow(deal, one),
  ) ?? null

const createBreach = (why: WhistBreach['why']): WhistBreach => ({ rule: 'W-12', why })

/** Returns why a seat may not claim now. The claim itself may be wrong. */
export function claimBreach(state: WhistState, seat: Seat): WhistBreach | null {
  if (state.phase !== 'play' && state.phase !== 'reckoning') return createBreach('notNow')
  if (!state.options.irregularities || claimableTricks(state) === 0) return createBreach('notNow')
  return state.claims.some((one) => one.seat === seat && one.revoke === null)
    ? createBreach('claimedBefore')
    : null
}

/** Returns the claim with its result. */
export const buildClaim = (deal: InDealState, seat: Seat): RevokeClaim => ({
  seat,
  after: claimableTricks(deal),
  revoke: toClaim(deal, seat),
})

/** Returns the rightful claims of the side opposite this one. */
const claimsAgainst = ({ claims }: Pick<DealSoFar, 'claims'>, side: Side): readonly RevokeClaim[] =>
  claims.filter(({ seat, revoke }) => revoke !== null && sideAt(seat) === otherSide(side))

/** Returns the tricks a side loses for claimed revokes: all that were not paid in points (W-20). */
export const forfeitedTricks = (deal: Pick<DealSoFar, 'claims'>, side: Side): number =>
  PENALTY *
  claimsAgainst(deal, side).filter(({ penalty = 'tricks' }) => penalty === 'tricks').length

/** Returns true if a revoke of this side was claimed: it cannot win the game in the deal (W-20). */
export const hasRevoked = (deal: Pick<DealSoFar, 'claims'>, side: Side): boolean =>
  claimsAgainst(deal, side).length > 0

/** Returns the points of claimed revokes, in the order of the claims (W-20). */
export const penaltyPoints = ({
  claims,
}: Pick<DealSoFar, 'claims'>): readonly Pick<WhistMark, 'seat' | 'points'>[] =>
  claims.flatMap(({ seat, penalty }) => {
    const side = sideAt(seat)
    if (penalty === 'onto') return [{ seat: side, points: PENALTY }]
    return penalty === 'off' ? [{ seat: otherSide(side), points: -PENALTY }] : []
  })

/** Returns the index of the first claim for which a penalty is still to be chosen; -1 for none. */
export const openClaim = ({ claims }: Pick<DealSoFar, 'claims'>): number =>
  claims.findIndex(({ revoke, penalty }) => revoke !== null && penalty === undefined)

/** Returns the claims once the next penalty is chosen. */
export const withPenalty = (
  { claims }: Pick<DealSoFar, 'claims'>,
  penalty: Penalty,
): readonly RevokeClaim[] => {
  const place = openClaim({ claims })
  return claims.map((claim, at) => (at === place ? { ...claim, penalty } : claim))
}
