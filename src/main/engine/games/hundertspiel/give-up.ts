// Giving up a deal, or the partie with it (G-1, G-2).
import type { Seat } from '../../../../shared/view.ts'
import { leftOf } from '../trick.ts'
import { LAST_TRICK, sumPoints } from './dos.ts'
import { concludeDeal, writeFailedGame, paidBy } from './end.ts'
import { type Change, type Flow, prependEvents, applyInTurn, noChange } from './flow.ts'
import { forfeitPartie, declareByTable, markPoints, wonBy } from './marks.ts'
import { payMarkers, laidGameStake, undertakingPaid } from './pay.ts'
import {
  type DealSoFar,
  type InDealState,
  GOAL,
  HUNDERTSPIEL_PACK,
  withAdded,
  inOrder,
  isOpponent,
  sideAt,
} from './state.ts'

/** Markers for a game whose suit is not named yet. */
const UNNAMED = 2

/** Gives what is not yet taken to the other side, and a laid game with it (G-1, G-2). */
export function giveUp(before: InDealState, seat: Seat, what: 'deal' | 'partie'): Flow {
  const side = sideAt(seat, before.options)
  // after the tricks everything has been counted
  const given =
    before.phase === 'reckoning' ? noChange(before) : dealGivenUp(withHighestBid(before), seat)
  const out = concededTo(given.state, side)
  const lost = what === 'partie' && out.decision === null
  return prependEvents(
    [{ did: 'gaveUp', seat, what }, ...given.events],
    concludeDeal(lost ? forfeitPartie(out, side, 'G-2') : out),
  )
}

/** Returns the deal with the highest bid as final, although others may still outbid it (H-24). */
function withHighestBid(deal: InDealState): DealSoFar {
  const bid = deal.bids.at(-1)
  if (deal.phase !== 'bidding' || bid === undefined) return deal
  const { seat, suit } = bid
  return {
    ...deal,
    trump: suit,
    undertaking: { how: 'bid', seat, suits: [suit], isHeld: true, contra: null },
  }
}

const dealGivenUp = (before: DealSoFar, seat: Seat): Change =>
  applyInTurn(
    before,
    ...findHeirs(before, seat).map(
      ({ heir, share }) =>
        (deal: DealSoFar): Change =>
          applyInTurn(deal, (one) => inheritPoints(one, heir, share), declareByTable),
    ),
    // after the tricks that are left, as when they are played
    scatKept,
    declareByTable,
    (deal) => undertakingGivenUp(deal, seat),
  )

/** Returns the deal won by another side with 100, as giving up prevents its claim (G-1, H-20). */
function concededTo(deal: DealSoFar, loser: Seat): DealSoFar {
  if (deal.decision !== null) return deal
  const out = inOrder(deal)
    .map((seat) => sideAt(seat, deal.options))
    .find((side) => side !== loser && (deal.score[side] ?? 0) >= GOAL)
  return out === undefined ? deal : wonBy(deal, out)
}

/** Returns the player of the laid game, or the buyer who has not named a suit yet. */
const undertakingPlayer = ({ undertaking, buyer }: DealSoFar): Seat | null =>
  undertaking?.seat ?? buyer

/** Adds the points of the scat to the player’s side (H-26). */
function scatKept(deal: DealSoFar): Change {
  const player = undertakingPlayer(deal)
  if (player === null) return noChange(deal)
  const side = sideAt(player, deal.options)
  const points = sumPoints(deal.scat)
  return markPoints({ ...deal, taken: withAdded(deal.taken, side, points) }, side, points, 'H-26')
}

function inheritPoints(deal: DealSoFar, heir: Seat, points: number): Change {
  return markPoints({ ...deal, taken: withAdded(deal.taken, heir, points) }, heir, points, 'G-1')
}

/** Returns the heirs of cards not taken: the other side, or the two others by halves. */
function findHeirs(
  deal: DealSoFar,
  seat: Seat,
): readonly { readonly heir: Seat; readonly share: number }[] {
  const { options, taken } = deal
  const scat = undertakingPlayer(deal) === null ? 0 : sumPoints(deal.scat)
  const rest = taken.reduce(
    (left, one) => left - one,
    sumPoints(HUNDERTSPIEL_PACK) + LAST_TRICK - scat,
  )
  const left = sideAt(leftOf(seat, options.players), options)
  if (options.players === 4) return [{ heir: left, share: rest }]
  return [
    { heir: left, share: Math.ceil(rest / 2) },
    { heir: leftOf(seat, options.players, 2), share: Math.floor(rest / 2) },
  ]
}

function undertakingGivenUp(deal: DealSoFar, seat: Seat): Change {
  const { options, undertaking } = deal
  const player = undertakingPlayer(deal)
  if (player === null) return noChange(deal)
  const isMade = isOpponent(seat, player, options)
  const markers = undertaking === null ? UNNAMED : laidGameStake(undertaking, options)
  const payments = undertakingPaid(
    { seat: player },
    markers,
    { isMade, payer: isMade ? seat : null },
    options,
  )
  const ended = applyInTurn(
    deal,
    (one) =>
      isMade ? noChange(one) : writeFailedGame(one, player, undertaking?.suits.length ?? 1),
    declareByTable,
    (one) => payMarkers(one, payments, paidBy(one)),
  )
  if (undertaking === null) return ended
  return prependEvents(
    [{ did: 'undertook', seat: player, suits: undertaking.suits, isMade }],
    ended,
  )
}
