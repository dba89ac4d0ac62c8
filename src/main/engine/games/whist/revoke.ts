// Revokes: what was done, who may claim it, and what it costs (W-12).
import { suitOf } from '../../../../shared/card.ts'
import { type Side, otherSide } from '../../../../shared/duel.ts'
import type { RevokeClaim, Revoke, WhistBreach } from '../../../../shared/games/whist.ts'
import type { Seat, Trick } from '../../../../shared/view.ts'
import { cardPlayedBy, completeTricks, leftOf } from '../trick.ts'
import {
  type DealSoFar,
  type Hands,
  type InDealState,
  type WhistState,
  SEAT_COUNT,
  sideAt,
} from './state.ts'

/** Tricks that pass to the other side for each revoke. */
const PENALTY = 3

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

/** Returns the first unclaimed revoke of the other side. */
const toClaim = (deal: DealSoFar, seat: Seat): Revoke | null =>
  failuresToFollow(deal.tricks.slice(0, completeTricks(deal.tricks))).find(
    (one) =>
      sideAt(one.seat) !== sideAt(seat) && !isClaimed(deal.claims, one) && couldFollow(deal, one),
  ) ?? null

const createBreach = (why: WhistBreach['why']): WhistBreach => ({ rule: 'W-12', why })

/** Returns why a seat may not claim now. The claim itself may be wrong. */
export function claimBreach(state: WhistState, seat: Seat): WhistBreach | null {
  if (state.phase !== 'play' && state.phase !== 'reckoning') return createBreach('notNow')
  if (!state.options.irregularities || completeTricks(state.tricks) === 0)
    return createBreach('notNow')
  return state.claims.some((one) => one.seat === seat && one.revoke === null)
    ? createBreach('claimedBefore')
    : null
}

/** Returns the claim with its result. */
export const buildClaim = (deal: InDealState, seat: Seat): RevokeClaim => ({
  seat,
  after: completeTricks(deal.tricks),
  revoke: toClaim(deal, seat),
})

/** Returns the tricks a side loses for claimed revokes, at most as many as it has. */
export const forfeitedTricks = ({ claims }: Pick<DealSoFar, 'claims'>, side: Side): number =>
  PENALTY *
  claims.filter(({ seat, revoke }) => revoke !== null && sideAt(seat) === otherSide(side)).length
