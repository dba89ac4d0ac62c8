// Not following although one could: what was done, who may claim it, and what it costs (W-12).
import { suitOf } from '../../../../shared/card.ts'
import { type Side, otherSide } from '../../../../shared/duel.ts'
import type { Claim, Revoke, WhistBreach } from '../../../../shared/games/whist.ts'
import type { Seat, Trick } from '../../../../shared/view.ts'
import { cardOf, completeTricks, leftOf } from '../trick.ts'
import { type DealSoFar, type Hands, type InDealState, type WhistState, SEAT_COUNT, sideAt } from './state.ts'

/** Tricks that pass to the other side for each revoke. */
const PENALTY = 3

interface Played {
  readonly tricks: readonly Trick[]
  /** What is known of the hands. */
  readonly hands: Hands
}

/** Every time a seat did not follow, whether or not it could. */
export const failures = (tricks: readonly Trick[]): readonly Revoke[] =>
  tricks.flatMap(({ leader, cards }, trick) =>
    cards.flatMap((card, place) =>
      suitOf(card) === suitOf(cards[0] ?? card) ? [] : [{ seat: leftOf(leader, SEAT_COUNT, place), trick }],
    ),
  )

/** Whether a seat that did not follow could have: it plays, or still holds, a card of the suit afterwards. */
export function couldFollow({ tricks, hands }: Played, { seat, trick }: Revoke): boolean {
  const lead = tricks[trick]?.cards[0]
  if (lead === undefined) return false
  const later = tricks.slice(trick + 1).flatMap((one) => cardOf(one, seat, SEAT_COUNT) ?? [])
  return [...later, ...(hands[seat] ?? [])].some((card) => suitOf(card) === suitOf(lead))
}

export const isClaimed = (claims: readonly Claim[], { seat, trick }: Revoke): boolean =>
  claims.some(({ revoke }) => revoke !== null && revoke.seat === seat && revoke.trick === trick)

/** The first revoke of the other side that nobody has claimed yet. */
const toClaim = (deal: DealSoFar, seat: Seat): Revoke | null =>
  failures(deal.tricks.slice(0, completeTricks(deal.tricks))).find(
    (one) => sideAt(one.seat) !== sideAt(seat) && !isClaimed(deal.claims, one) && couldFollow(deal, one),
  ) ?? null

const no = (why: WhistBreach['why']): WhistBreach => ({ rule: 'W-12', why })

/** Why a seat may not claim now. What it claims need not be so. */
export function claimBreach(state: WhistState, seat: Seat): WhistBreach | null {
  if (state.phase !== 'play' && state.phase !== 'reckoning') return no('notNow')
  if (!state.options.irregularities || completeTricks(state.tricks) === 0) return no('notNow')
  return state.claims.some((one) => one.seat === seat && one.revoke === null) ? no('claimedBefore') : null
}

/** The claim as the table finds it. */
export const claimOf = (deal: InDealState, seat: Seat): Claim => ({
  seat,
  after: completeTricks(deal.tricks),
  revoke: toClaim(deal, seat),
})

/** Tricks a side is to lose for what was claimed of it, as far as it has so many. */
export const forfeited = ({ claims }: Pick<DealSoFar, 'claims'>, side: Side): number =>
  PENALTY * claims.filter(({ seat, revoke }) => revoke !== null && sideAt(seat) === otherSide(side)).length
