// Classes of the legal actions for a careful player: by the rules, and challenging only what they
// know to be false (H-12, H-20, H-22).
import { type Card, TRAPPOLA_SUITS } from '../../../../../shared/card.ts'
import type {
  AnnouncedRank,
  Announcement,
  HundertspielAction,
} from '../../../../../shared/games/hundertspiel.ts'
import type { Seat } from '../../../../../shared/view.ts'
import { openCards } from '../../covered.ts'
import { type ActionClasses, type ActionKind, type ProvenBreach, classifyBy } from '../../ai.ts'
import { cardPlayedBy } from '../../trick.ts'
import { countHeld } from '../announce.ts'
import { GOAL, isOpponent, sideAt } from '../state.ts'
import type { HundertspielSeatView } from '../view.ts'

/** Classifies the actions; those with unknown results are left alone (H-12, H-20). */
export const classifyActions = (
  view: HundertspielSeatView,
  legal: readonly HundertspielAction[],
): ActionClasses<HundertspielAction> => classifyBy(legal, (action) => actionKind(view, action))

function actionKind(view: HundertspielSeatView, action: HundertspielAction): ActionKind {
  const { eye, options, score } = view
  if (typeof eye !== 'number') return 'sound'
  switch (action.do) {
    case 'announce':
      return countHeld(view, eye, openCards(view.hands[eye] ?? 0), action.rank) < action.count
        ? 'slip'
        : 'sound'
    case 'challenge':
      return isKnownFalse(view, eye, action.rank) ? 'first' : 'unproven'
    case 'declareOut':
      return (score[sideAt(eye, options)] ?? 0) >= GOAL ? 'first' : 'unproven'
    // H-25: a game without its Do cannot be made
    case 'contra':
      return view.undertaking?.isHeld === false ? 'first' : 'sound'
    // H-16: out of turn nothing is laid without evaluation
    case 'lay':
      return view.turn === eye ? 'sound' : 'unproven'
    // no computer player is in a hurry
    case 'lastRounds':
      return 'unproven'
    default:
      return 'sound'
  }
}

const cardsOfRank = (rank: AnnouncedRank): readonly Card[] =>
  TRAPPOLA_SUITS.map((suit): Card => `${rank}-${suit}`)

/** Returns true if too many cards of the rank lie elsewhere for what was announced (H-12). */
function isKnownFalse(view: HundertspielSeatView, eye: Seat, rank: AnnouncedRank): boolean {
  const own = [...openCards(view.hands[eye] ?? 0), ...openCards(view.scat ?? 0)]
  return view.announcements.some(
    (one) =>
      one.rank === rank && isOpponent(one.seat, eye, view.options) && isDisproven(view, one, own),
  )
}

/** Returns true if too many cards of an unproven rank lie elsewhere: in `seen`, or in tricks. */
function isDisproven(
  { options, tricks }: HundertspielSeatView,
  one: Announcement,
  seen: readonly Card[],
): boolean {
  if (one.proven !== null) return false
  const elsewhere = cardsOfRank(one.rank).filter(
    (card) =>
      seen.includes(card) ||
      tricks.some(
        (trick, place) =>
          trick.cards.includes(card) &&
          (cardPlayedBy(trick, one.seat, options.players) !== card || place < one.after),
      ),
  )
  return elsewhere.length > TRAPPOLA_SUITS.length - one.count
}

/**
 * Returns the challenges of announcements that the cards played show to be false, if an opponent
 * who may challenge them has to act (S-6, H-12). Nothing else can be pointed out: all see which
 * player has looked at the bottom card (H-4), an exposed card is a choice (H-5), and declaring out
 * is no breach (H-20).
 */
export const provenBreaches = (
  view: HundertspielSeatView,
): readonly ProvenBreach<HundertspielAction>[] =>
  view.announcements.flatMap((one): readonly ProvenBreach<HundertspielAction>[] => {
    const seat = view.turn
    if (seat === null || !isOpponent(one.seat, seat, view.options) || !isDisproven(view, one, []))
      return []
    return [{ seat, action: { do: 'challenge', rank: one.rank }, rule: 'H-12' }]
  })
