// Spreading the unseen cards over several covered hands, some of which lack suits: every way the rules allow is equally
// likely. For each suit that is bound, the number of its cards in each hand is drawn by the number of ways that leaves;
// which cards they are is a shuffle.
import { type Card, SUITS, suitOf } from '../../../shared/card.ts'
import { type Random, shuffle } from '../random.ts'

/** A covered hand: how many cards of the unseen it holds, of which suits it can have none, and of which it has one at least. */
export interface CoveredHand {
  readonly count: number
  readonly voids: ReadonlySet<string>
  readonly needs?: ReadonlySet<string>
}

type Counts = readonly number[]

/** How many cards of one suit each hand may get: every split of `cards` over the room there is. */
function splits(cards: number, room: Counts, suit: string, hands: readonly CoveredHand[]): readonly Counts[] {
  const [first = 0, ...others] = room
  const [hand, ...rest] = hands
  if (hand === undefined) return cards === 0 ? [[]] : []
  const most = hand.voids.has(suit) ? 0 : Math.min(cards, first)
  // the last hand takes whatever is left
  const least = Math.max(hand.needs?.has(suit) === true ? 1 : 0, rest.length === 0 ? cards : 0)
  const found: Counts[] = []
  for (let count = least; count <= most; count += 1)
    for (const split of splits(cards - count, others, suit, rest)) found.push([count, ...split])
  return found
}

const FACTORIALS = Array.from({ length: 60 }, () => 1)
for (let n = 1; n < FACTORIALS.length; n += 1) FACTORIALS[n] = (FACTORIALS[n - 1] ?? 1) * n
const factorial = (n: number): number => FACTORIALS[n] ?? Infinity

const sumOf = (room: Counts): number => room.reduce((sum, one) => sum + one, 0)
const minus = (room: Counts, split: Counts): Counts => room.map((one, place) => one - (split[place] ?? 0))

function portions(cards: readonly Card[], sizes: Counts): readonly (readonly Card[])[] {
  let from = 0
  return sizes.map((size) => cards.slice(from, (from += size)))
}

export interface Spreader {
  /** The cards of each hand, in random order. */
  spread(random: Random): readonly (readonly Card[])[]
}

/** Spreads `unseen` over `hands`, which take all of it. Throws when there is no way: then the view contradicts itself. */
export function spreaderOf(unseen: readonly Card[], hands: readonly CoveredHand[]): Spreader {
  const spreader = findSpreader(unseen, hands)
  if (spreader === null) throw new Error('a view that no deal could give')
  return spreader
}

/** The same; null when there is no way. */
export function findSpreader(unseen: readonly Card[], hands: readonly CoveredHand[]): Spreader | null {
  // suits that may lie anywhere are spread together, last: only what is bound has to be counted
  const bound = SUITS.filter((suit) => hands.some(({ voids, needs }) => voids.has(suit) || needs?.has(suit) === true))
  const suits = bound.map((suit) => ({ suit, cards: unseen.filter((card) => suitOf(card) === suit) }))
  const free = unseen.filter((card) => !bound.includes(suitOf(card)))
  const known = new Map<string, number>()

  /** In how many ways the suits from `place` on, and after them the free cards, fit into the room. */
  function ways(place: number, room: Counts): number {
    const suit = suits[place]
    if (suit === undefined)
      return sumOf(room) === free.length
        ? room.reduce((all, count) => all / factorial(count), factorial(free.length))
        : 0
    const key = `${place} ${room.join(' ')}`
    const before = known.get(key)
    if (before !== undefined) return before
    const sum = splits(suit.cards.length, room, suit.suit, hands).reduce(
      (all, split) => all + waysOf(place, room, split),
      0,
    )
    known.set(key, sum)
    return sum
  }

  const waysOf = (place: number, room: Counts, split: Counts): number =>
    split.reduce((all, count) => all / factorial(count), factorial(suits[place]?.cards.length ?? 0)) *
    ways(place + 1, minus(room, split))

  function drawn(place: number, room: Counts, random: Random): Counts {
    let left = fraction(random) * ways(place, room)
    let last: Counts | null = null
    for (const split of splits(suits[place]?.cards.length ?? 0, room, suits[place]?.suit ?? '', hands)) {
      const weight = waysOf(place, room, split)
      if (weight === 0) continue
      last = split
      left -= weight
      if (left < 0) break
    }
    if (last === null) throw new Error('a view that no deal could give')
    return last
  }

  const whole = hands.map(({ count }) => count)
  if (bound.length === 0) return { spread: (random) => portions(shuffle(unseen, random), whole) }
  if (ways(0, whole) === 0) return null
  return {
    spread(random) {
      const held: Card[][] = hands.map(() => [])
      let room: Counts = whole
      suits.forEach(({ cards }, place) => {
        const split = drawn(place, room, random)
        const order = shuffle(cards, random)
        split.forEach((count, hand) => held[hand]?.push(...order.splice(0, count)))
        room = minus(room, split)
      })
      portions(shuffle(free, random), room).forEach((cards, hand) => held[hand]?.push(...cards))
      return held.map((cards) => shuffle(cards, random))
    },
  }
}

const STEPS = 2 ** 26

/** From 0 to 1, without 1, in 52 bits. */
const fraction = (random: Random): number => (random.below(STEPS) + random.below(STEPS) / STEPS) / STEPS
