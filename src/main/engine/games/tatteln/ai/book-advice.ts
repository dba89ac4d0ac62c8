// Advice of D that fits a view (TA-1 … TA-8), for the coach: each rule by itself, independent of
// the player.
import type { BookAdvice } from '../../../../../shared/coach.ts'
import { type Side, isSide, otherSide } from '../../../../../shared/duel.ts'
import type { TattelnAction } from '../../../../../shared/games/tatteln.ts'
import { cardAt, ofSuit, suitPlace } from '../bits.ts'
import { sequenceMask } from '../holdings.ts'
import type { TattelnSeatView } from '../view.ts'
import { knowledgeFrom, cardScore, weightsFor } from './card-policy.ts'
import { type Position, hasTalon, playableMask } from './position.ts'
import { positionFromView } from './from-view.ts'
import { solveTrials } from './monte-carlo.ts'
import { listBits, countBits } from '../../../ai/cards.ts'

/** Points of a trick that is worth taking, whatever may still be drawn (TA-5). */
const GOOD_TRICK = 10
/** Cards left to draw when the last tricks are near (TA-3). */
const NEARLY_OUT = 6
/** Cards that make a suit strong (TA-6). */
const STRONG = 4
/** TA-8: cards of a hand of which one is kept for the last trick. */
const PLANNED = 2

/** Decision of the seat whose turn it is. */
interface BookSituation {
  readonly view: TattelnSeatView
  readonly eye: Side
  readonly position: Position
  readonly own: number
  readonly may: number
  /** Cards it has not seen. */
  readonly unseen: number
  /** Playable cards that take the one led. */
  readonly takers: number
}

/** A rule that returns the cards it names, the best at sight first; none if it does not fit. */
type BookRule = (one: BookSituation) => readonly number[]

const RULES: Readonly<Record<`TA-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`, BookRule>> = {
  'TA-1': keepTheLead,
  'TA-2': spareTrumps,
  'TA-3': throwTheTen,
  'TA-4': winBeforeTheLast,
  'TA-5': takeNow,
  'TA-6': leadTheTen,
  'TA-7': keepHisSuit,
  'TA-8': planTheLast,
}

/** Returns the advice of D that fits here. */
export function bookAdvice(
  view: TattelnSeatView,
  legal: readonly TattelnAction[],
): readonly BookAdvice[] {
  const { eye, phase } = view
  if (!isSide(eye) || phase !== 'play' || view.turn !== eye) return []
  if (!legal.some(({ do: word }) => word === 'play')) return []
  const one = buildSituation(view, eye)
  return Object.entries(RULES).flatMap(([rule, fits]) =>
    fits(one).flatMap((code): readonly BookAdvice[] => {
      const card = cardAt(code)
      const action = legal.find((wish) => wish.do === 'play' && wish.card === card)
      return action === undefined ? [] : [{ rule, action }]
    }),
  )
}

function buildSituation(view: TattelnSeatView, eye: Side): BookSituation {
  const position = positionFromView(view, eye)
  const may = playableMask(position)
  const { own, unseen } = knowledgeFrom(position)
  const takers = position.lead < 0 ? 0 : may & (position.tables.beaters[position.lead] ?? 0)
  return { view, eye, position, own, may, unseen, takers }
}

/** Returns these cards, those first that lose the least by the card policy. */
function bestFirst({ position }: BookSituation, cards: number): readonly number[] {
  const knowledge = knowledgeFrom(position)
  const weights = weightsFor(position.tables.trump)
  const score = (card: number): number => cardScore(position, knowledge, card, weights)
  return listBits(cards).toSorted((a, b) => score(b) - score(a))
}

/** Returns the cards that no unseen card takes. */
const safeCards = ({ position, may, unseen }: BookSituation): number =>
  listBits(may).reduce(
    (mask, card) =>
      ((position.tables.beaters[card] ?? 0) & unseen) === 0 ? mask | (1 << card) : mask,
    0,
  )

const trumpMask = ({ position }: BookSituation): number =>
  position.tables.trump < 0 ? 0 : 0xff << (position.tables.trump * 8)

/** Returns a card that takes and holds the lead, without trumps (TA-1). */
function keepTheLead(one: BookSituation): readonly number[] {
  const { position, takers } = one
  if (position.tables.trump >= 0 || !hasTalon(position)) return []
  return bestFirst(one, position.lead < 0 ? safeCards(one) : takers)
}

/** Returns a card other than a trump for an empty trick while there is a talon (TA-2). */
function spareTrumps(one: BookSituation): readonly number[] {
  const { position, takers, may } = one
  const { lead, tables } = position
  if (tables.trump < 0 || lead < 0 || lead >> 3 === tables.trump || !hasTalon(position)) return []
  if ((tables.points[lead] ?? 0) > 0 || (takers & trumpMask(one)) === 0) return []
  return bestFirst(one, may & ~trumpMask(one))
}

/** Returns a single ten to throw off when the talon is nearly out (TA-3). */
function throwTheTen(one: BookSituation): readonly number[] {
  const { position, own, unseen, may } = one
  const { lead, tables, end, next } = position
  if (lead < 0 || !hasTalon(position) || end - next > NEARLY_OUT) return []
  const tens = listBits(may).filter((card) => {
    const suit = card >> 3
    const isSingle = countBits(ofSuit(own, suit)) === 1
    return (
      (card & 7) === 4 &&
      suit !== tables.trump &&
      suit !== lead >> 3 &&
      isSingle &&
      ((unseen >>> (suit * 8)) & 1) === 1
    )
  })
  return tens.slice(0, 1)
}

/** Returns a card that wins the trick before the last ones (TA-4). */
function winBeforeTheLast(one: BookSituation): readonly number[] {
  const { position, takers } = one
  if (!hasTalon(position) || position.end - position.next + (position.lies < 0 ? 0 : 1) !== 2)
    return []
  return bestFirst(one, position.lead < 0 ? safeCards(one) : takers)
}

/** Returns a card that takes a good trick, even out of a possible holding (TA-5). */
function takeNow(one: BookSituation): readonly number[] {
  const { position, takers, own, unseen } = one
  const { lead, tables } = position
  if (lead < 0 || !hasTalon(position)) return []
  const hopeful = listBits(takers).filter(
    (card) =>
      (tables.points[lead] ?? 0) + (tables.points[card] ?? 0) >= GOOD_TRICK &&
      isHopeful(own, unseen, card),
  )
  // with another card that takes it nothing is spoilt
  const isOnlyWay = hopeful.length > 0 && hopeful.length === countBits(takers)
  return isOnlyWay ? bestFirst(one, takers) : []
}

/** Returns true for two cards of a sequence of three, the third of which has not been seen. */
function isHopeful(own: number, unseen: number, card: number): boolean {
  const [held, open] = [ofSuit(own, card >> 3), ofSuit(unseen, card >> 3)]
  return [0, 1, 2, 3, 4, 5].some((low) => {
    const window = 7 << low
    return (
      ((window >> (card & 7)) & 1) === 1 &&
      countBits(held & window) === 2 &&
      ((held | open) & window) === window
    )
  })
}

/** Returns the ten of a strong suit at the start (TA-6). */
function leadTheTen(one: BookSituation): readonly number[] {
  const { position, own, unseen } = one
  if (position.tables.trump >= 0 || position.lead >= 0 || position.complete > 1) return []
  const tens = [0, 1, 2, 3].filter((suit) => {
    const cards = ofSuit(own, suit)
    return (
      countBits(cards) >= STRONG && ((cards >> 4) & 1) === 1 && (ofSuit(unseen, suit) & 1) === 1
    )
  })
  return tens.slice(0, 1).map((suit) => suit * 8 + 4)
}

/** Returns a card that spares the suit in which the opponent has shown strength (TA-7). */
function keepHisSuit(one: BookSituation): readonly number[] {
  const { view, eye, position, own, may } = one
  if (!hasTalon(position)) return []
  const strong = view.announcements.flatMap(({ seat, holding }) => {
    if (seat !== otherSide(eye) || holding.sort === 'set') return []
    return (sequenceMask(holding) & position.played) === 0 ? [suitPlace(holding.suit)] : []
  })
  const his = strong.reduce((mask, suit) => mask | (0xff << (suit * 8)), 0)
  return (own & his) === 0 ? [] : bestFirst(one, may & ~his)
}

/** Returns the better card of the last two: the other is for the last trick (TA-8). */
function planTheLast({ view, eye, position }: BookSituation): readonly number[] {
  if (hasTalon(position) || countBits(position.hands[eye] ?? 0) !== PLANNED) return []
  const trials = solveTrials(view, eye, ['nothing'])
  const equities = trials.map(([, { equity }]) => equity)
  const most = Math.max(...equities)
  // nothing to plan if both cards are equal
  if (most - Math.min(...equities) < 1e-9) return []
  const card = trials[equities.indexOf(most)]?.[0].card
  return card === undefined || card === null ? [] : [card]
}
