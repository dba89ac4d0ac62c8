// What a seat may imagine: every way to spread the unseen cards that fits what was seen is equally likely (W-4 read backwards).
import type { Card } from '../../../../shared/card.ts'
import { SEATS, type Seat } from '../../../../shared/view.ts'
import type { Random } from '../../random.ts'
import { countOf, openCards } from '../covered.ts'
import { without } from '../pack.ts'
import { type CoveredHand, type Spreader, findSpreader, spreaderOf } from '../spread.ts'
import { type DealSoFar, type Hands, type WhistState, SEAT_COUNT, WHIST_PACK, elderOf } from './state.ts'
import type { WhistSight } from './view.ts'
import { type Shown, shownByClaims, shownByPlay } from './voids.ts'

const NOTHING_SHOWN: Shown = { voids: new Set(), needs: new Set() }

/** Some state that the seat of this view cannot tell from the real one. Throws on an onlooker's view. */
export function imagine(sight: WhistSight, random: Random): WhistState {
  const { phase, options, score, deals, rubber, dealtLast, outcome } = sight
  if (phase === 'open') return { phase, options, score, deals, account: rubber.account, dealtLast }
  const deal = imagineDeal(sight, random)
  switch (phase) {
    case 'play':
    case 'settled':
      return { ...deal, phase }
    case 'reckoning':
      return { ...deal, phase, counted: ((sight.turn ?? 0) - elderOf(deal) + SEAT_COUNT) % SEAT_COUNT }
    case 'over':
      return { ...deal, phase, winner: outcome?.winner === 1 ? 1 : 0 }
  }
}

function imagineDeal(sight: WhistSight, random: Random): DealSoFar {
  const { eye, turnUp, dealer, options, score, deals, tricks, tricksWon, claims, marks } = sight
  if (eye === 'onlooker' || eye === 'open' || turnUp === null || dealer === null)
    throw new Error('not the view of a seat')
  const { account } = sight.rubber
  const own = openCards(sight.hands[eye] ?? 0)
  const seen = [...own, ...tricks.flatMap(({ cards }) => cards)]
  const known: Hands = SEATS.map((seat) => (seat === dealer && !seen.includes(turnUp) ? [turnUp] : []))
  const covered = SEATS.filter((seat) => seat !== eye)
  const unseen = without(WHIST_PACK, [...seen, ...known.flat()])
  const spread = spreaderFor(sight, covered, known, unseen).spread(random)
  const hands = SEATS.map((seat) =>
    seat === eye ? own : [...(spread[covered.indexOf(seat)] ?? []), ...(known[seat] ?? [])],
  )
  return { options, score, deals, account, dealer, turnUp, hands, tricks, tricksWon, claims, marks }
}

/** All that the covered hands may hold beside what is known of them. */
function spreaderFor(
  { hands, tricks, claims, options }: WhistSight,
  covered: readonly Seat[],
  known: Hands,
  unseen: readonly Card[],
): Spreader {
  const places = (shown: readonly Shown[]): readonly CoveredHand[] =>
    covered.map((seat) => ({
      count: countOf(hands[seat] ?? 0) - (known[seat]?.length ?? 0),
      ...(shown[seat] ?? NOTHING_SHOWN),
    }))
  if (!options.irregularities) return spreaderOf(unseen, places(shownByPlay(tricks)))
  const seen = { tricks, claims, hands: known }
  const honest = findSpreader(unseen, places(shownByClaims(seen, false)))
  return honest ?? spreaderOf(unseen, places(shownByClaims(seen, true)))
}
