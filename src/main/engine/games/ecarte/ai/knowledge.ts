// Knowledge of a seat about a deal, in numbers: derived once from its view, used by all evaluation.
import { type Side, isSide, otherSide } from '../../../../../shared/duel.ts'
import { cardLed } from '../../trick.ts'
import { countCards, openCards } from '../../covered.ts'
import { possibleCards } from './sample.ts'
import { knownKing } from '../known.ts'
import { publicDeal } from './sample-slips.ts'
import type { DealSoFar } from '../state.ts'
import type { EcarteSeatView } from '../view.ts'
import { type Cards32, type Numbering, KING, numberingFor } from './bits.ts'
import type { KnownCards } from './card-classes.ts'
import type { TrickStage } from './count-tricks.ts'
import { legalReplies } from './solve.ts'
import type { Part } from './strength.ts'
import { listBits } from '../../../ai/cards.ts'

/** Knowledge of one seat in the middle of a deal. */
export interface Knowledge {
  readonly view: EcarteSeatView
  readonly me: Side
  readonly part: Part
  readonly number: Numbering
  readonly own: Cards32
  /** Cards not seen by this seat: the other player's hand and discards, and the talon. */
  readonly unseen: Cards32
  /** Cards the other player may hold, and the announced king while it is in that hand. */
  readonly may: Cards32
  readonly sure: Cards32
  /** Number of cards the other player holds. */
  readonly others: number
  /** Cards the other player has played in this deal. */
  readonly othersPlayed: Cards32
  /** The deal as far as marking needs it: without cards in hand. */
  readonly deal: DealSoFar
}

const NO_CARDS = { hands: [[], []], discards: [[], []], talon: [] } as const

/** Converts the view of a seat in the middle of a deal to numbers; null for any other view. */
export function knowledgeFrom(view: EcarteSeatView): Knowledge | null {
  const { eye, trump, turnUp, dealer, phase } = view
  if (phase !== 'exchange' && phase !== 'play') return null
  if (!isSide(eye) || trump === null || turnUp === null || dealer === null) return null
  const number = numberingFor(trump)
  const other = otherSide(eye)
  const own = number.toSet(openCards(view.hands[eye]))
  const ownDiscards = number.toSet(openCards(view.discards[eye]))
  const played = playedBy(view, number)
  const unseen = ~(own | ownDiscards | played[eye] | played[other] | (1 << number.toBit(turnUp)))
  const sure = number.toSet(knownKing(view, other))
  const admits = possibleCards(view, other)
  const may = listBits(unseen & ~sure).reduce(
    (set, bit) => (admits(number.toCard(bit)) ? set | (1 << bit) : set),
    0,
  )
  return {
    view,
    me: eye,
    part: dealer === eye ? 'dealer' : 'elder',
    number,
    own,
    unseen,
    may: withoutLateKing(view, may),
    sure,
    others: countCards(view.hands[other]),
    othersPlayed: played[other],
    deal: { ...publicDeal(view), dealer, turnUp, ...NO_CARDS },
  }
}

/** Excludes an unannounced king once it is too late for it, or if it would end the partie. */
function withoutLateKing(view: EcarteSeatView, may: Cards32): Cards32 {
  const { eye, king, dealer, tricks, score, options, goal } = view
  if (king !== null || !isSide(eye)) return may
  const other = otherSide(eye)
  const led = tricks.length > 0
  const tooLate = other === dealer ? (tricks[0]?.cards.length ?? 0) > 1 : led
  const early = options.kingAtFour && score[other] === goal - 1
  return tooLate || early ? may & ~KING : may
}

function playedBy(view: EcarteSeatView, number: Numbering): readonly [Cards32, Cards32] {
  const played: [Cards32, Cards32] = [0, 0]
  for (const { leader, cards } of view.tricks)
    cards.forEach((card, place) => {
      const side: Side = (leader === 0) === (place === 0) ? 0 : 1
      played[side] |= 1 << number.toBit(card)
    })
  return played
}

/** Returns the input for counting if the cards are played as they lie. */
export function countingInput(knowledge: Knowledge): {
  readonly known: KnownCards
  readonly moment: TrickStage
} {
  const { view, own, may, sure, others, me, number } = knowledge
  const known = { own, may, sure, others }
  const lead = cardLed(view.tricks)
  if (lead === null) return { known, moment: { at: isLeading(knowledge) ? 'lead' : 'wait' } }
  const bit = number.toBit(lead)
  if (view.tricks.at(-1)?.leader === me)
    return { known: { ...known, own: own | (1 << bit) }, moment: { at: 'led', lead: bit } }
  return { known, moment: { at: 'reply', lead: bit, may: legalReplies(own, bit) } }
}

function isLeading({ view, me, part }: Knowledge): boolean {
  const last = view.tricks.at(-1)
  return last === undefined ? part === 'elder' : last.winner === me
}
