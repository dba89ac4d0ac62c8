// Inference about the covered hands from what the table shows: suits a hand is void in, and suits
// it must hold (W-4, W-12).
import { type Card, type Suit, suitOf } from '../../../../../shared/card.ts'
import type { RevokeClaim, Revoke } from '../../../../../shared/games/whist.ts'
import { SEATS, type Trick } from '../../../../../shared/view.ts'
import { voidsShown } from '../../trick.ts'
import { couldFollow, failuresToFollow, isClaimed } from '../revoke.ts'
import { SEAT_COUNT, sideAt } from '../state.ts'

export interface Shown {
  readonly voids: ReadonlySet<Suit>
  readonly needs: ReadonlySet<Suit>
}

interface PublicCards {
  readonly tricks: readonly Trick[]
  readonly claims: readonly RevokeClaim[]
  /** Known cards of the hands: the turn-up in the dealer's. */
  readonly hands: readonly (readonly Card[])[]
}

/** Returns the voids shown by play: a player who does not follow has none of the suit (W-4). */
export const shownByPlay = (tricks: readonly Trick[]): readonly Shown[] =>
  SEATS.map((seat) => ({ voids: new Set(voidsShown(tricks, seat, SEAT_COUNT)), needs: new Set() }))

/**
 * Returns the voids shown if any card may be played (W-12): a player who does not follow is taken
 * to be honest until something shows the contrary. With `proven` only what holds in any case is
 * returned.
 */
export function shownByClaims(seen: PublicCards, proven: boolean): readonly Shown[] {
  const open = failuresToFollow(seen.tricks).filter((one) => !couldFollow(seen, one))
  return SEATS.map((seat) => {
    const own = open.filter((one) => one.seat === seat)
    const needs = new Set(
      own.filter((one) => isClaimed(seen.claims, one)).map((one) => suitLed(seen, one)),
    )
    const honest = own.filter(
      (one) => !isClaimed(seen.claims, one) && (!proven || isCleared(seen, one)),
    )
    const voids = new Set(
      honest.map((one) => suitLed(seen, one)).filter((suit) => !needs.has(suit)),
    )
    return { voids, needs }
  })
}

const suitLed = ({ tricks }: PublicCards, { trick }: Revoke): Suit =>
  suitOf(tricks[trick]?.cards[0] ?? 'AS')

/** Returns true if a claim has checked this failure: a claim finds the first revoke there is. */
const isCleared = (seen: PublicCards, failure: Revoke): boolean =>
  seen.claims.some(({ seat, after, revoke }) => {
    if (sideAt(seat) === sideAt(failure.seat)) return false
    return revoke === null
      ? failure.trick < after
      : playOrder(seen, failure) < playOrder(seen, revoke)
  })

/** Returns the number of cards played before this one. */
const playOrder = ({ tricks }: PublicCards, { seat, trick }: Revoke): number =>
  trick * SEAT_COUNT + ((seat - (tricks[trick]?.leader ?? seat) + SEAT_COUNT) % SEAT_COUNT)
