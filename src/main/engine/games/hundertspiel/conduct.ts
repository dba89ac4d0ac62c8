// What a careful player does of what he may do: by the rules, and doubting only what he knows to be false (H-12, H-20, H-22).
import { type Card, TRAPPOLA_SUITS } from '../../../../shared/card.ts'
import type { AnnouncedRank, HundertspielAction } from '../../../../shared/games/hundertspiel.ts'
import type { Seat } from '../../../../shared/view.ts'
import { openCards } from '../covered.ts'
import type { Conduct } from '../mind.ts'
import { cardOf } from '../trick.ts'
import { heldOf } from './announce.ts'
import { GOAL, isOpponent, sideAt } from './state.ts'
import type { HundertspielSight } from './view.ts'

type Kind = 'sound' | 'first' | 'slip' | 'unproven'

/** H-12, H-20: rights that cost nothing come first; what is false is a slip; what is not known is left alone. */
export function conduct(view: HundertspielSight, legal: readonly HundertspielAction[]): Conduct<HundertspielAction> {
  const kinds = legal.map((action) => ({ action, kind: kindOf(view, action) }))
  const of = (...wanted: readonly Kind[]): readonly HundertspielAction[] =>
    kinds.flatMap(({ action, kind }) => (wanted.includes(kind) ? [action] : []))
  return { sound: of('sound', 'first'), first: of('first'), slips: of('slip') }
}

function kindOf(view: HundertspielSight, action: HundertspielAction): Kind {
  const { eye, options, score } = view
  if (eye === 'onlooker' || eye === 'open') return 'sound'
  switch (action.do) {
    case 'announce':
      return heldOf(view, eye, openCards(view.hands[eye] ?? 0), action.rank) < action.count ? 'slip' : 'sound'
    case 'challenge':
      return isKnownFalse(view, eye, action.rank) ? 'first' : 'unproven'
    case 'declareOut':
      return (score[sideAt(eye, options)] ?? 0) >= GOAL ? 'first' : 'unproven'
    // H-16: out of turn nothing is laid without thinking
    case 'lay':
      return view.turn === eye ? 'sound' : 'unproven'
    // no computer player is in a hurry
    case 'lastRounds':
      return 'unproven'
    default:
      return 'sound'
  }
}

const cardsOf = (rank: AnnouncedRank): readonly Card[] => TRAPPOLA_SUITS.map((suit): Card => `${rank}-${suit}`)

/** H-12: whether so many cards of the rank lie elsewhere that the other side cannot have held what it announced. */
function isKnownFalse(view: HundertspielSight, eye: Seat, rank: AnnouncedRank): boolean {
  const { options, tricks, announcements } = view
  const own = [...openCards(view.hands[eye] ?? 0), ...openCards(view.scat ?? 0)]
  return announcements.some((one) => {
    if (one.rank !== rank || one.proven !== null || !isOpponent(one.seat, eye, options)) return false
    const elsewhere = cardsOf(rank).filter(
      (card) =>
        own.includes(card) ||
        tricks.some(
          (trick, place) =>
            trick.cards.includes(card) && (cardOf(trick, one.seat, options.players) !== card || place < one.after),
        ),
    )
    return elsewhere.length > TRAPPOLA_SUITS.length - one.count
  })
}
