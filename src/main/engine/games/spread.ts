// Deals the unseen cards to several covered hands, some of which are void in suits: every way the
// rules allow is equally likely. Suit by suit, the number of cards of each hand is drawn in
// proportion to the number of ways that remain; the cards themselves are a shuffle. Counted splits
// are cached, since sampling draws hundreds of deals of one view.
import {
  type Card,
  SUITS,
  type Suit,
  TRAPPOLA_SUITS,
  isTrappola,
  suitOf,
} from '../../../shared/card.ts'
import { type Random, nextFraction, shuffle } from '../random.ts'

/** A covered hand: its number of cards, its voids, and the suits it is known to have. */
export interface CoveredHand {
  readonly count: number
  readonly voids: ReadonlySet<string>
  readonly needs?: ReadonlySet<string>
}

export interface Spreader<T = Card> {
  /** Number of ways in which the cards can lie. */
  readonly ways: number
  /** Returns the cards of each hand, in random order. */
  dealUnseen(random: Random): readonly (readonly T[])[]
}

/** Cards of one suit, or that the same hands can hold; suit null: they may lie anywhere. */
export interface Group<T> {
  readonly suit: string | null
  readonly cards: readonly T[]
}

type SuitCounts = readonly number[]

/** A split of a suit over the hands, and the ways in which it or an earlier one can continue. */
interface Split {
  readonly counts: SuitCounts
  readonly room: SuitCounts
  readonly upTo: number
}

/** Creates a spreader of `unseen` over `hands`. Throws if there is no way: the view is wrong. */
export function createSpreader(unseen: readonly Card[], hands: readonly CoveredHand[]): Spreader {
  const spreader = findSpreader(unseen, hands)
  if (spreader === null) throw new Error('a view that no deal could give')
  return spreader
}

/** Returns the same; null if there is no way. */
export const findSpreader = (
  unseen: readonly Card[],
  hands: readonly CoveredHand[],
): Spreader | null =>
  createGroupSpreader(
    (unseen.some(isTrappola) ? TRAPPOLA_SUITS : SUITS).map((suit: Suit) => ({
      suit,
      cards: unseen.filter((card) => suitOf(card) === suit),
    })),
    hands,
  )

/** Creates the same for cards in any representation, suit by suit. */
export function createGroupSpreader<T>(
  groups: readonly Group<T>[],
  hands: readonly CoveredHand[],
): Spreader<T> | null {
  const pools = groupHands(hands)
  const whole = pools.map(({ count }) => count)
  const bound = boundFirst(groups, pools)
  const splitsFrom = createWeigher(bound, pools)
  const among = splitsFrom(0, whole).at(-1)?.upTo ?? 0
  if (among === 0) return null
  return {
    ways: pools.reduce((all, pool) => all * countOrders(pool), among),
    dealUnseen(random) {
      const held: T[][] = pools.map(() => [])
      let room: SuitCounts = whole
      bound.forEach(({ cards }, place) => {
        const split = drawSplit(splitsFrom(place, room), random)
        const order = split.counts.length === 1 ? cards : shuffle(cards, random)
        let from = 0
        split.counts.forEach((count, pool) => {
          held[pool]?.push(...order.slice(from, from + count))
          from += count
        })
        room = split.room
      })
      return dealPools(pools, held, random)
    },
  }
}

/** Puts the unconstrained suits last, as one group: only the others have to be counted. */
function boundFirst<T>(
  groups: readonly Group<T>[],
  hands: readonly CoveredHand[],
): readonly Group<T>[] {
  const isBound = ({ suit }: Group<T>): boolean =>
    suit !== null && hands.some(({ voids, needs }) => voids.has(suit) || needs?.has(suit) === true)
  const free = groups.filter((group) => !isBound(group)).flatMap(({ cards }) => cards)
  return [...groups.filter(isBound), { suit: null, cards: free }]
}

/** Hands that can hold the same cards, which are found together and then shuffled. */
interface Pool extends CoveredHand {
  /** Indices in the row of hands, with the number of cards of each. */
  readonly members: readonly { readonly place: number; readonly count: number }[]
}

function groupHands(hands: readonly CoveredHand[]): readonly Pool[] {
  const pools = new Map<string, Pool>()
  hands.forEach(({ count, voids, needs = new Set() }, place) => {
    // two hands that each need a suit cannot be pooled: together they need it only once
    const key = needs.size > 0 ? `${place}` : [...voids].toSorted().join()
    const pool = pools.get(key) ?? { count: 0, voids, needs, members: [] }
    pools.set(key, {
      ...pool,
      count: pool.count + count,
      members: [...pool.members, { place, count }],
    })
  })
  return [...pools.values()]
}

/** Counts the ways in which the cards of a pool can lie in its hands. */
const countOrders = ({ count, members }: Pool): number =>
  members.reduce((all, one) => all / factorial(one.count), factorial(count))

/** Deals the cards of each pool to its hands. */
function dealPools<T>(
  pools: readonly Pool[],
  held: readonly T[][],
  random: Random,
): readonly (readonly T[])[] {
  const hands: (readonly T[])[] = []
  pools.forEach(({ members }, pool) => {
    const order = shuffle(held[pool] ?? [], random)
    let from = 0
    for (const { place, count } of members) hands[place] = order.slice(from, (from += count))
  })
  return hands
}

const sumCounts = (counts: SuitCounts): number => counts.reduce((all, count) => all + count, 0)

/** Lists the splits of `cards` of one suit over the room in each hand. */
function listSplits(
  cards: number,
  room: SuitCounts,
  suit: string | null,
  hands: readonly CoveredHand[],
): readonly SuitCounts[] {
  const [first = 0, ...others] = room
  const [hand, ...rest] = hands
  if (hand === undefined) return cards === 0 ? [[]] : []
  // this hand takes what the others have no room for
  const least = Math.max(
    suit !== null && hand.needs?.has(suit) === true ? 1 : 0,
    cards - sumCounts(others),
  )
  const most = suit !== null && hand.voids.has(suit) ? 0 : Math.min(cards, first)
  const found: SuitCounts[] = []
  for (let count = least; count <= most; count += 1)
    for (const split of listSplits(cards - count, others, suit, rest)) found.push([count, ...split])
  return found
}

const FACTORIALS = Array.from({ length: 60 }, () => 1)
for (let n = 1; n < FACTORIALS.length; n += 1) FACTORIALS[n] = (FACTORIALS[n - 1] ?? 1) * n
const factorial = (n: number): number => FACTORIALS[n] ?? Infinity

/** Creates a counter of the splits of a suit that can be completed, each row computed once. */
function createWeigher<T>(groups: readonly Group<T>[], hands: readonly CoveredHand[]) {
  const known = new Map<number, readonly Split[]>()

  /** Counts the ways in which the suits from `place` on fit into the room. */
  function countWays(place: number, room: SuitCounts): number {
    if (place === groups.length) return sumCounts(room) === 0 ? 1 : 0
    return splitsFrom(place, room).at(-1)?.upTo ?? 0
  }

  function splitsFrom(place: number, room: SuitCounts): readonly Split[] {
    const key = room.reduce((all, one) => all * 64 + one, place)
    const before = known.get(key)
    if (before !== undefined) return before
    const group = groups[place]
    let upTo = 0
    const splits = (
      group === undefined ? [] : listSplits(group.cards.length, room, group.suit, hands)
    ).flatMap((counts) => {
      const rest = room.map((one, hand) => one - (counts[hand] ?? 0))
      const orders = counts.reduce(
        (all, count) => all / factorial(count),
        factorial(sumCounts(counts)),
      )
      const weight = orders * countWays(place + 1, rest)
      if (weight === 0) return []
      upTo += weight
      return [{ counts, room: rest, upTo }]
    })
    known.set(key, splits)
    return splits
  }

  return splitsFrom
}

/** Draws one of the splits, in proportion to its number of ways. */
function drawSplit(splits: readonly Split[], random: Random): Split {
  const last = splits.at(-1)
  if (last === undefined) throw new Error('a split without an end')
  const at = nextFraction(random) * last.upTo
  return splits.find(({ upTo }) => at < upTo) ?? last
}
