// Sequences and sets: their definitions and order (T-6, T-7, T-8).
import { type Suit, SUITS, requireValue } from '../../../../shared/card.ts'
import type { TattelnHolding } from '../../../../shared/games/tatteln.ts'
import { NATURAL, SUIT_SIZE, ofSuit, rankPlace, rankMask, runMask, suitPlace } from './bits.ts'
import { countBits } from '../../ai/cards.ts'

export type Sequence = Extract<TattelnHolding, { sort: 'sequence' }>
export type HoldingSet = Extract<TattelnHolding, { sort: 'set' }>

/** Number of cards that make a Tattel, or a Gedritt. */
export const LEAST = 3
/** T-7: tens and above. */
const SET_RANKS = ['A', 'K', 'Q', 'J', '10'] as const

/** Returns the cards of a sequence, as bits. */
export const sequenceMask = ({ suit, rank, count }: Sequence): number =>
  runMask(suitPlace(suit), rankPlace(rank), count)

/** Returns the longest sequences of some cards, each of three or more (T-6). */
export function sequencesIn(mask: number): readonly Sequence[] {
  return SUITS.flatMap((suit, place) =>
    findRuns(ofSuit(mask, place)).map((run): Sequence => ({ sort: 'sequence', suit, ...run })),
  )
}

/** Returns the runs of three and more among the eight bits of a suit. */
function findRuns(cards: number): readonly Pick<Sequence, 'rank' | 'count'>[] {
  if ((cards & (cards >> 1) & (cards >> 2)) === 0) return []
  const runs: Pick<Sequence, 'rank' | 'count'>[] = []
  let count = 0
  for (let place = 0; place <= SUIT_SIZE; place += 1) {
    if (((cards >> place) & 1) === 1) count += 1
    else {
      if (count >= LEAST) runs.push({ rank: requireValue(NATURAL[place - count]), count })
      count = 0
    }
  }
  return runs
}

/** Returns the sets of three and four of a kind (T-7). */
export const setsIn = (mask: number): readonly HoldingSet[] =>
  SET_RANKS.flatMap((rank, place): readonly HoldingSet[] => {
    const count = countBits(mask & rankMask(place))
    return count < LEAST ? [] : [{ sort: 'set', rank, count }]
  })

/** Strength of each card: the number of cards outweighs everything else. */
const PER_CARD = 100

/** Returns the strength of a holding: the better of two of a sort has the higher one (T-7, T-8). */
export function holdingStrength(holding: TattelnHolding, trump: Suit | null): number {
  const height = SUIT_SIZE - rankPlace(holding.rank)
  if (holding.sort === 'set') return holding.count * PER_CARD + height
  return holding.count * PER_CARD + height * 2 + (holding.suit === trump ? 1 : 0)
}

/** Returns the strength of the best holding of a sort among some cards; 0 if there is none. */
export function bestStrength(
  mask: number,
  sort: TattelnHolding['sort'],
  trump: Suit | null,
): number {
  const held = sort === 'sequence' ? sequencesIn(mask) : setsIn(mask)
  return held.reduce((best, one) => Math.max(best, holdingStrength(one, trump)), 0)
}

const TRIPLES = SET_RANKS.map((_, place) => {
  const four = rankMask(place)
  return SUITS.map((__, suit) => four & ~runMask(suit, place, 1))
})

/** Returns the triples of a rank, four ways. */
export const listTriples = (rank: HoldingSet['rank']): readonly number[] =>
  requireValue(TRIPLES[rankPlace(rank)])

/** Returns the smallest sets of cards one of which is in every hand as strong as `strength`. */
export function asStrong(
  sort: TattelnHolding['sort'],
  strength: number,
  trump: Suit | null,
): readonly number[] {
  const count = Math.floor(strength / PER_CARD)
  return sort === 'sequence'
    ? sequencesAsStrong(count, strength, trump)
    : setsAsStrong(count, strength)
}

function sequencesAsStrong(count: number, strength: number, trump: Suit | null): readonly number[] {
  const masks: number[] = []
  SUITS.forEach((suit, place) => {
    for (let top = 0; top + count <= SUIT_SIZE; top += 1) {
      const run: Sequence = { sort: 'sequence', suit, rank: requireValue(NATURAL[top]), count }
      if (holdingStrength(run, trump) >= strength) masks.push(runMask(place, top, count))
      else if (top + count < SUIT_SIZE) masks.push(runMask(place, top, count + 1))
    }
  })
  return masks
}

const setsAsStrong = (count: number, strength: number): readonly number[] =>
  SET_RANKS.flatMap((rank, place): readonly number[] => {
    const isHigher = holdingStrength({ sort: 'set', rank, count }, null) >= strength
    if (count === LEAST) return isHigher ? listTriples(rank) : [rankMask(place)]
    return isHigher ? [rankMask(place)] : []
  })
