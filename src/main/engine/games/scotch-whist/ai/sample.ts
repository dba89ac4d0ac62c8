// Sampling of full states for a view of Scotch Whist: every distribution of the unseen cards that
// fits what was seen, SW-3 included, is equally likely.
import type { Card, Suit } from '../../../../../shared/card.ts'
import { SEATS, type Seat } from '../../../../../shared/view.ts'
import type { Random } from '../../../random.ts'
import { countCards, openCards } from '../../covered.ts'
import { removeCards } from '../../pack.ts'
import { type CoveredHand, createSpreader } from '../../spread.ts'
import { completeTricks, voidsShown } from '../../trick.ts'
import {
  type DealSoFar,
  type ScotchWhistState,
  SCOTCH_WHIST_PACK,
  elderOf,
  handSize,
} from '../state.ts'
import type { ScotchWhistSeatView } from '../view.ts'

/**
 * Returns a state that the seat of this view cannot tell from the real one. Throws if the viewer is
 * an onlooker. Once a claim has ended the deal, what it showed of the hands is ignored: nothing
 * depends on it any more.
 */
export function sampleState(view: ScotchWhistSeatView, random: Random): ScotchWhistState {
  const { phase, options, score, deals } = view
  if (phase === 'open') return { phase, options, score, deals }
  const deal = sampleDeal(view, random)
  switch (phase) {
    case 'play':
    case 'settled':
      return { ...deal, phase }
    case 'reckoning':
      return {
        ...deal,
        phase,
        counted: ((view.turn ?? 0) - elderOf(deal) + options.players) % options.players,
      }
    case 'over':
      return { ...deal, phase, winner: view.outcome?.winner === 1 ? 1 : 0 }
  }
}

/** A hand in play or not yet taken up: its known cards, and the number of unseen ones. */
interface Hidden extends CoveredHand {
  readonly known: readonly Card[]
}

function sampleDeal(view: ScotchWhistSeatView, random: Random): DealSoFar {
  const { turnUp, dealer, options, score, deals, tricks, tricksWon, wrongClaims, marks } = view
  if (turnUp === null || dealer === null) throw new Error('no deal to imagine')
  const hidden = hiddenHands(view, turnUp, dealer)
  const seen = [...hidden.flatMap(({ known }) => known), ...tricks.flatMap(({ cards }) => cards)]
  const spread = createSpreader(removeCards(SCOTCH_WHIST_PACK, seen), hidden).dealUnseen(random)
  const all = spread.map((cards, place) => [...cards, ...(hidden[place]?.known ?? [])])
  const hands = all.slice(0, options.players)
  const waiting = view.waiting.map((sizes, seat) => {
    const first = options.players + seat * sizes.length
    return all.slice(first, first + sizes.length)
  })
  return {
    options,
    score,
    deals,
    dealer,
    turnUp,
    hands,
    waiting,
    tricks,
    tricksWon,
    wrongClaims,
    marks,
  }
}

/** Returns all hands as the viewer knows them: those in play by seat, then those waiting. */
function hiddenHands(view: ScotchWhistSeatView, turnUp: Card, dealer: Seat): readonly Hidden[] {
  const { eye } = view
  if (typeof eye !== 'number') throw new Error('not the view of a seat')
  const own = openCards(view.hands[eye] ?? 0)
  const isSeen = own.includes(turnUp) || view.tricks.some(({ cards }) => cards.includes(turnUp))
  // the turn-up is the last card of the dealer's last hand: all know it, wherever that is now
  const turned = isSeen ? [] : [turnUp]
  const none: readonly Card[] = []
  const inPlay = SEATS.slice(0, view.options.players).map((seat): Hidden => {
    if (seat === eye) return { count: 0, voids: new Set(), known: own }
    const isLast = seat === dealer && view.waiting[seat]?.length === 0
    const known = isLast ? turned : none
    return {
      count: countCards(view.hands[seat] ?? 0) - known.length,
      voids: new Set(shownVoids(view, seat)),
      known,
    }
  })
  const waiting = view.waiting.flatMap((sizes, seat) =>
    sizes.map((size, place): Hidden => {
      const known = seat === dealer && place === sizes.length - 1 ? turned : none
      return { count: size - known.length, voids: new Set(), known }
    }),
  )
  return [...inPlay, ...waiting]
}

/**
 * Returns the suits a seat has shown not to hold in the hand it now plays from (SW-3 read
 * backwards). With revokes (W-12) not following shows nothing, unless the other side has claimed
 * one wrongly since.
 */
function shownVoids(
  { options, tricks, wrongClaims }: ScotchWhistSeatView,
  seat: Seat,
): readonly Suit[] {
  const size = handSize(options)
  const first = Math.floor(completeTricks(tricks) / size) * size
  const proven = wrongClaims.flatMap((claim) => (claim.seat % 2 === seat % 2 ? [] : [claim.after]))
  const end = options.irregularities ? Math.max(first, ...proven) : tricks.length
  return voidsShown(tricks.slice(first, end), seat, options.players)
}
