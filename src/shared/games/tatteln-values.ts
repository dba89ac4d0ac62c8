// Values of announcements (T-6, T-10), for the engine and for the window, which shows them.
import { type Card, type Rank, type Suit, cardIn } from '../card.ts'
import type { Pair, Side } from '../duel.ts'
import type { Outcome } from '../view.ts'
import type { TattelnAnnouncement, TattelnHolding, TattelnSlips } from './tatteln.ts'

export type TattelnValues = 'jass' | 'piquet'

/** T-6: the order of sequences, from high to low. */
const NATURAL: readonly Rank[] = ['A', 'K', 'Q', 'J', '10', '9', '8', '7']

/** T-10: the value of a sequence by its number of cards, alone. */
const SEQUENCES: Readonly<Record<TattelnValues, readonly number[]>> = {
  jass: [0, 0, 0, 20, 50, 100, 100, 100, 100],
  piquet: [0, 0, 0, 3, 4, 15, 16, 17, 18],
}

/** T-6, T-10: returns a sequence's value with all it contains: of five, one Fuß, two Quarts … */
export const sequenceValue = (values: TattelnValues, count: number): number =>
  SEQUENCES[values].reduce(
    (sum, own, size) => (size <= count ? sum + own * (count - size + 1) : sum),
    0,
  )

/** T-10: returns the value of three or four of a kind. */
export function setValue(values: TattelnValues, rank: Rank, count: number): number {
  if (values === 'piquet') return count === 4 ? 14 : 3
  if (count === 4) return rank === 'J' ? 200 : 100
  return 20
}

/** T-10: returns the value of a holding. */
export const holdingValue = (values: TattelnValues, holding: TattelnHolding): number =>
  holding.sort === 'sequence'
    ? sequenceValue(values, holding.count)
    : setValue(values, holding.rank, holding.count)

/** T-6: returns the cards of a sequence, highest first. */
export function sequenceCards(suit: Suit, rank: Rank, count: number): readonly Card[] {
  const top = NATURAL.indexOf(rank)
  return NATURAL.slice(top, top + count).map((one) => cardIn(one, suit))
}

function isPart(part: TattelnHolding, whole: TattelnHolding): boolean {
  if (part.sort === 'set' || whole.sort === 'set')
    return part.sort === whole.sort && part.rank === whole.rank
  const cards = sequenceCards(whole.suit, whole.rank, whole.count)
  return sequenceCards(part.suit, part.rank, part.count).every((card) => cards.includes(card))
}

/** T-9: returns the points for a good announcement, without those counted for a part of it. */
export function announcementGain(
  values: TattelnValues,
  said: readonly TattelnAnnouncement[],
  seat: Side,
  holding: TattelnHolding,
): number {
  const counted = said.filter(
    (one) => one.seat === seat && one.good && isPart(one.holding, holding),
  )
  return counted.reduce((rest, { points }) => rest - points, holdingValue(values, holding))
}

/** T-2, T-12: returns the stakes a side has won, less lost, for the partie and in addition. */
export const stakesWon = ({ winner, value }: Outcome, stakes: Pair<number>, side: Side): number =>
  (winner === side ? value : -value) + stakes[side]

/** T-2, T-3: returns the number of deals of the partie begun so far, without those dealt again. */
export const countValidDeals = ({
  deals,
  slips,
}: {
  readonly deals: number
  readonly slips?: TattelnSlips
}): number => deals - (slips?.again ?? 0)
