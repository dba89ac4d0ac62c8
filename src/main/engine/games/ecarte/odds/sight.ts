// What a seat knows of a deal, in numbers: read once from its view, asked for by everything that counts.
import { type Side, isSide, otherSide } from '../../../../../shared/duel.ts'
import { cardLed } from '../../trick.ts'
import { countOf, openCards } from '../../covered.ts'
import { admitted } from '../imagine.ts'
import { knownKing } from '../known.ts'
import { dueAsSeen } from '../markers.ts'
import { PACKETS } from '../../../../../shared/games/ecarte.ts'
import type { DealSoFar } from '../state.ts'
import type { EcarteSight } from '../view.ts'
import { type Cards32, type Numbering, TRUMP_KING, bitsOf, numbering } from './bits.ts'
import type { Known } from './classes.ts'
import type { Moment } from './count.ts'
import { replies } from './solve.ts'
import type { Part } from './strength.ts'

/** What one seat knows in the middle of a deal. */
export interface Sight {
  readonly view: EcarteSight
  readonly me: Side
  readonly part: Part
  readonly number: Numbering
  readonly own: Cards32
  /** Cards not seen by this seat: the other's hand and discards, and the talon. */
  readonly unseen: Cards32
  /** What the other may hold, and the king he announced while he holds it. */
  readonly may: Cards32
  readonly sure: Cards32
  /** How many cards the other holds. */
  readonly others: number
  /** What the other has played of this deal. */
  readonly othersPlayed: Cards32
  /** The deal as far as marking needs it: without cards in hand. */
  readonly deal: DealSoFar
}

/** The view of a seat in the middle of a deal, in numbers; null for any other view. */
export function sightOf(view: EcarteSight): Sight | null {
  const { eye, trump, turnUp, dealer, phase } = view
  if (phase !== 'exchange' && phase !== 'play') return null
  if (eye === 'onlooker' || eye === 'open' || !isSide(eye) || trump === null || turnUp === null || dealer === null)
    return null
  const number = numbering(trump)
  const other = otherSide(eye)
  const own = number.set(openCards(view.hands[eye]))
  const ownDiscards = number.set(openCards(view.discards[eye]))
  const played = playedBy(view, number)
  const unseen = ~(own | ownDiscards | played[eye] | played[other] | (1 << number.bit(turnUp)))
  const sure = number.set(knownKing(view, other))
  const admits = admitted(view, other)
  const may = bitsOf(unseen & ~sure).reduce((set, bit) => (admits(number.card(bit)) ? set | (1 << bit) : set), 0)
  return {
    view,
    me: eye,
    part: dealer === eye ? 'dealer' : 'elder',
    number,
    own,
    unseen,
    may: kept(view, may),
    sure,
    others: countOf(view.hands[other]),
    othersPlayed: played[other],
    deal: { ...markable(view), dealer, turnUp },
  }
}

/** What of a view the marking of its deal depends on. */
function markable(view: EcarteSight): Omit<DealSoFar, 'dealer' | 'turnUp'> {
  const { options, score, deals, exchanges, vulnerable, king, tricks, tricksWon, marks } = view
  const none = { hands: [[], []], discards: [[], []], talon: [], packets: PACKETS[0] } as const
  const due = dueAsSeen(options, view.due)
  return { ...none, options, score, deals, exchanges, vulnerable, king, tricks, tricksWon, marks, ...due }
}

/** An unannounced king is taken to be elsewhere once its time is over, and at four points where it ends the partie. */
function kept(view: EcarteSight, may: Cards32): Cards32 {
  const { eye, king, dealer, tricks, score, options, goal } = view
  if (king !== null || (eye !== 0 && eye !== 1)) return may
  const other = otherSide(eye)
  const led = tricks.length > 0
  const tooLate = other === dealer ? (tricks[0]?.cards.length ?? 0) > 1 : led
  const early = options.kingAtFour && score[other] === goal - 1
  return tooLate || early ? may & ~(1 << TRUMP_KING) : may
}

function playedBy(view: EcarteSight, number: Numbering): readonly [Cards32, Cards32] {
  const played: [Cards32, Cards32] = [0, 0]
  for (const { leader, cards } of view.tricks)
    cards.forEach((card, place) => {
      const side: Side = (leader === 0) === (place === 0) ? 0 : 1
      played[side] |= 1 << number.bit(card)
    })
  return played
}

/** What is to be counted if the cards are played as they lie: whose lead it is, and what is known. */
export function countable(sight: Sight): { readonly known: Known; readonly moment: Moment } {
  const { view, own, may, sure, others, me, number } = sight
  const known = { own, may, sure, others }
  const lead = cardLed(view.tricks)
  if (lead === null) return { known, moment: { at: leads(sight) ? 'lead' : 'wait' } }
  const bit = number.bit(lead)
  if (view.tricks.at(-1)?.leader === me)
    return { known: { ...known, own: own | (1 << bit) }, moment: { at: 'led', lead: bit } }
  return { known, moment: { at: 'reply', lead: bit, may: replies(own, bit) } }
}

function leads({ view, me, part }: Sight): boolean {
  const last = view.tricks.at(-1)
  return last === undefined ? part === 'elder' : last.winner === me
}
