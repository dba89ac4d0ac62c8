// The hands that the other player may hold, by cases that play alike (card-classes.ts): each case
// is a number of cards of every class. The king of trumps is a class of its own.
import { countBits } from '../../src/main/engine/ai/cards.ts'
import { type Bit, type Cards32, KING } from '../../src/main/engine/games/ecarte/ai/bits.ts'
import { buildClasses } from '../../src/main/engine/games/ecarte/ai/card-classes.ts'
import type { Random } from '../../src/main/engine/random.ts'

const HAND = 5
/** Hands of five that the other player may hold. */
export const OTHER_HANDS = 65_780

/** The cases of a hand and a turn-up, as parallel lists. */
export interface Cases {
  readonly classes: readonly Cards32[]
  /** Cards of each class, by case: `counts[case * classes.length + class]`. */
  readonly counts: readonly number[]
  /** Hands of each case. */
  readonly sizes: readonly number[]
}

const BINOMIALS = Array.from({ length: 27 }, (_, n) =>
  Array.from({ length: HAND + 1 }, (__, k) => choose(n, k)),
)

function choose(n: number, k: number): number {
  let ways = 1
  for (let i = 0; i < k; i += 1) ways = (ways * (n - i)) / (i + 1)
  return ways
}

/** Lists the cases of the other player's hand. */
export function listCases(own: Cards32, turnUp: Bit): Cases {
  const may = ~(own | (1 << turnUp))
  const { members } = buildClasses({ own, may, sure: 0, others: HAND })
  const classes = members.flatMap((one) =>
    (one & KING) !== 0 && one !== KING ? [one & ~KING, KING] : [one],
  )
  const counts: number[] = []
  const sizes: number[] = []
  const held = classes.map(() => 0)
  const addFrom = (place: number, left: number, size: number): void => {
    const set = classes[place]
    if (set === undefined) {
      if (left > 0) return
      counts.push(...held)
      sizes.push(size)
      return
    }
    const all = countBits(set)
    for (let count = 0; count <= Math.min(left, all); count += 1) {
      held[place] = count
      const ways = BINOMIALS[all]?.[count] ?? 0
      addFrom(place + 1, left - count, size * ways)
    }
    held[place] = 0
  }
  addFrom(0, HAND, 1)
  return { classes, counts, sizes }
}

/** Draws one of the hands of a case, each equally likely. */
export function drawFrom(cases: Cases, place: number, random: Random): Cards32 {
  const { classes, counts } = cases
  const base = place * classes.length
  let hand = 0
  for (let one = 0; one < classes.length; one += 1) {
    const count = counts[base + one] ?? 0
    if (count > 0) hand |= drawSubset(classes[one] ?? 0, count, random)
  }
  return hand
}

/** Draws so many cards of a set. */
function drawSubset(set: Cards32, count: number, random: Random): Cards32 {
  const size = countBits(set)
  if (count === size) return set
  // what stays is drawn instead, if that is less
  if (count * 2 > size) return set & ~drawSubset(set, size - count, random)
  let rest = set
  for (let left = count; left > 0; left -= 1) {
    const drawn = random.nextInt(countBits(rest))
    let cards = rest
    for (let passed = 0; passed < drawn; passed += 1) cards &= cards - 1
    rest &= ~(cards & -cards)
  }
  return set & ~rest
}
