// Sampling of full states for a view of Whist: every distribution of the unseen cards that fits
// what was seen is equally likely (W-4 read backwards).
import type { Card } from '../../../../../shared/card.ts'
import { SEATS, type Seat } from '../../../../../shared/view.ts'
import type { Random } from '../../../random.ts'
import { countCards, openCards } from '../../covered.ts'
import { removeCards } from '../../pack.ts'
import { type CoveredHand, type Spreader, findSpreader, createSpreader } from '../../spread.ts'
import {
  type DealSoFar,
  type Hands,
  type WhistState,
  SEAT_COUNT,
  WHIST_PACK,
  elderOf,
} from '../state.ts'
import type { WhistSeatView } from '../view.ts'
import { openHands } from './open-hands.ts'
import { type Shown, shownByClaims, shownByPlay } from './voids.ts'

const NOTHING_SHOWN: Shown = { voids: new Set(), needs: new Set() }

/** Samples a state that this seat cannot tell from the real one. Throws for an onlooker. */
export function sampleState(view: WhistSeatView, random: Random): WhistState {
  const { phase, options, score, deals, rubber, dealtLast, outcome } = view
  if (phase === 'open') return { phase, options, score, deals, account: rubber.account, dealtLast }
  const deal = sampleDeal(view, random)
  switch (phase) {
    case 'play':
    case 'redress':
    case 'settled':
      return { ...deal, phase }
    case 'reckoning':
      return {
        ...deal,
        phase,
        counted: ((view.turn ?? 0) - elderOf(deal) + SEAT_COUNT) % SEAT_COUNT,
      }
    case 'over':
      return { ...deal, phase, winner: outcome?.winner === 1 ? 1 : 0 }
  }
}

function sampleDeal(view: WhistSeatView, random: Random): DealSoFar {
  const { eye, turnUp, dealer, options, score, deals, tricks, tricksWon, claims, marks } = view
  if (typeof eye !== 'number' || turnUp === null || dealer === null)
    throw new Error('not the view of a seat')
  const { account } = view.rubber
  const own = openCards(view.hands[eye] ?? 0)
  const seen = [...own, ...tricks.flatMap(({ cards }) => cards)]
  const known = openHands(view, own)
  const covered = SEATS.filter((seat) => seat !== eye)
  const unseen = removeCards(WHIST_PACK, [...seen, ...known.flat()])
  const spread = spreaderFor(view, covered, known, unseen).dealUnseen(random)
  const hands = SEATS.map((seat) =>
    seat === eye ? own : [...(spread[covered.indexOf(seat)] ?? []), ...(known[seat] ?? [])],
  )
  const slips = { seen: view.seen, mending: view.mending }
  const played = { dealer, turnUp, hands, tricks, tricksWon, claims, slips, marks }
  return { options, score, deals, account, ...played }
}

/** Returns a spreader over all that the covered hands may hold besides their known cards. */
function spreaderFor(
  { hands, tricks, claims, options }: WhistSeatView,
  covered: readonly Seat[],
  known: Hands,
  unseen: readonly Card[],
): Spreader {
  const coveredHands = (shown: readonly Shown[]): readonly CoveredHand[] =>
    covered.map((seat) => ({
      count: countCards(hands[seat] ?? 0) - (known[seat]?.length ?? 0),
      ...(shown[seat] ?? NOTHING_SHOWN),
    }))
  if (!options.irregularities) return createSpreader(unseen, coveredHands(shownByPlay(tricks)))
  const seen = { tricks, claims, hands: known }
  const honest = findSpreader(unseen, coveredHands(shownByClaims(seen, false)))
  return honest ?? createSpreader(unseen, coveredHands(shownByClaims(seen, true)))
}
