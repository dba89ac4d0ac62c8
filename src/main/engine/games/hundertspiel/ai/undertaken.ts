// Likelihood of hands from what was laid, bid and bought, and from what was not (H-16, H-24,
// H-25). Who undertakes a game is strong in trumps: in hands drawn without regard to that, nearly
// every game of the others would fail.
import { type Card, type TrappolaSuit, TRAPPOLA_SUITS } from '../../../../../shared/card.ts'
import type { Seat } from '../../../../../shared/view.ts'
import { type Random, nextFraction } from '../../../random.ts'
import { cardPlayedBy, leftOf } from '../../trick.ts'
import { doOf, seatsIn } from '../state.ts'
import type { HundertspielSeatView } from '../view.ts'
import { strengthIn } from './strength.ts'
import { figuresFor } from './undertaken-figures.ts'

/** What a seat has said: a game in a suit; or, with no suit, that it plays none in these. */
interface Claim {
  readonly seat: Seat
  readonly half: number
  readonly suit: TrappolaSuit | null
  readonly refused: readonly TrappolaSuit[]
}

type Hands = readonly (readonly Card[])[]

/** Returns how well hands fit what the other seats have said, 0 to 1; null if they said nothing. */
export function createUndertakenFit(view: HundertspielSeatView): ((hands: Hands) => number) | null {
  const claims = listClaims(view).filter(({ seat }) => seat !== view.eye)
  if (claims.length === 0) return null
  const played = seatsIn(view.options).map((seat) =>
    view.tricks.flatMap((trick) => cardPlayedBy(trick, seat, view.options.players) ?? []),
  )
  const { step } = figuresFor(view.options)
  const undertakes = (strength: number, half: number): number =>
    1 / (1 + Math.exp((half - strength) / step))
  return (hands) => {
    let fit = 1
    for (const { seat, half, suit, refused } of claims) {
      const hand = [...(hands[seat] ?? []), ...(played[seat] ?? [])]
      if (suit !== null) fit *= undertakes(strengthIn(hand, suit), half)
      for (const one of refused)
        if (hand.includes(doOf(one))) fit *= 1 - undertakes(strengthIn(hand, one), half)
    }
    return fit
  }
}

/** Returns what all seats have said. */
function listClaims(view: HundertspielSeatView): readonly Claim[] {
  const { dealer, options, phase, undertaking } = view
  // that no game was laid says little about the cards of a whole hand
  const isPlain = undertaking === null && (phase === 'play' || phase === 'announcing')
  if (dealer === null || phase === 'exposed' || isPlain) return []
  const order = seatsIn(options).map((place) => leftOf(dealer, options.players, place + 1))
  return options.scat ? claimsOfBids(view, order) : claimsOfLaying(view, order)
}

const seatsBefore = (order: readonly Seat[], seat: Seat | undefined): readonly Seat[] =>
  seat === undefined ? order : order.slice(0, order.indexOf(seat))

/** With scat: the bids, those who passed before the first, and what was bought. */
function claimsOfBids(view: HundertspielSeatView, order: readonly Seat[]): readonly Claim[] {
  const { bids, passed, phase, buyer, undertaking } = view
  const { bid: half, bought } = figuresFor(view.options).evenStrength
  const silent =
    phase === 'bidding'
      ? passed.filter((seat) => bids.every((one) => one.seat !== seat))
      : seatsBefore(order, bids[0]?.seat)
  return [
    // the buyer has other cards by now
    ...silent
      .filter((seat) => seat !== buyer)
      .map((seat): Claim => ({ seat, half, suit: null, refused: TRAPPOLA_SUITS })),
    ...bids.map(({ seat, suit }): Claim => ({ seat, half, suit, refused: [] })),
    ...(undertaking?.how === 'bought' && undertaking.isHeld
      ? undertaking.suits.map((suit): Claim => ({
          seat: undertaking.seat,
          half: bought,
          suit,
          refused: [],
        }))
      : []),
  ]
}

/** Without scat: the game laid, and those who were asked before it. */
function claimsOfLaying(view: HundertspielSeatView, order: readonly Seat[]): readonly Claim[] {
  const { trump, hasAsked, undertaking, phase, passed } = view
  if (trump === null) return []
  const { laid, aside } = figuresFor(view.options).evenStrength
  const silent =
    phase === 'laying'
      ? passed
      : hasAsked === false
        ? order.slice(0, 1)
        : seatsBefore(order, undertaking?.seat)
  const half = hasAsked === false ? aside : laid
  return [
    ...silent.map((seat): Claim => ({ seat, half: laid, suit: null, refused: [trump] })),
    ...(undertaking === null
      ? []
      : [{ seat: undertaking.seat, half, suit: trump, refused: [] } satisfies Claim]),
  ]
}

/** Draws one that fits (rejection sampling); if none of `most` is accepted, one by its fit. */
export function drawFitting<T>(
  draw: () => T,
  fitOf: (one: T) => number,
  most: number,
  random: Random,
): T {
  let all = 0
  let chosen = draw()
  for (let drawn = 0, one = chosen; drawn < most; drawn += 1, one = draw()) {
    const fit = fitOf(one)
    if (nextFraction(random) < fit) return one
    all += fit
    if (nextFraction(random) * all < fit) chosen = one
  }
  return chosen
}
