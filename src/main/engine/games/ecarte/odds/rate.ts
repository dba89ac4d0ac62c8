// What playing a card, standing or refusing is worth: counted over every hand of the other, or over a sample of them.
import { type Side, otherSide } from '../../../../../shared/duel.ts'
import { type Random, shuffleFront } from '../../../random.ts'
import { type Bit, type Cards32, TRUMP_KING, bitsOf } from './bits.ts'
import type { Known, Weight } from './classes.ts'
import { type Counted, type Moment, countApart, countTricks } from './count.ts'
import { type Sight, countable } from './sight.ts'
import { afterLead, takes, tricksOfLeader } from './solve.ts'
import type { Ends, Worth } from './worth.ts'

/** A worth with what is known of its spread. */
export interface Rated extends Worth {
  /** Standard error of the equity. */
  readonly error: number
  readonly point: number
  readonly vole: number
}

const KING = 1 << TRUMP_KING

/** Hands of the other counted together: those in which he can still announce the king apart from the others. */
interface Case {
  readonly holdsKing: boolean
  readonly counted: Counted
}

/** Tricks to come by card; with `apart` the hands that hold the king of trumps are a case of their own. */
export interface Count {
  readonly isExact: boolean
  readonly cases: (known: Known, moment: Moment, apart: boolean) => readonly Case[]
}

/** Over every hand, each with its weight. */
export const exactly = (weight: Weight): Count => ({
  isExact: true,
  cases(known, moment, apart) {
    if (!apart) return [{ holdsKing: false, counted: countTricks(known, moment, weight) }]
    const { without, holding } = countApart(known, moment, TRUMP_KING, weight)
    return [
      { holdsKing: false, counted: without },
      { holdsKing: true, counted: holding },
    ]
  },
})

/** Over `samples` hands, each as likely as the other. */
export const sampled = (samples: number, random: Random): Count => ({
  isExact: false,
  cases(known, moment, apart) {
    const tallies = [tallyOf(known, moment), tallyOf(known, moment)] as const
    const may = bitsOf(known.may)
    const missing = known.others - bitsOf(known.sure).length
    for (let n = 0; n < samples; n += 1) {
      const other = known.sure | drawn(may, missing, random)
      tallies[apart && (other & KING) !== 0 ? 1 : 0].add(other)
    }
    return tallies.map((tally, place) => ({ holdsKing: place === 1, counted: tally.counted() }))
  },
})

function tallyOf(known: Known, moment: Moment) {
  const own = bitsOf(known.own)
  const none = (): number[] => Array.from({ length: own.length + 1 }, () => 0)
  const byCard = new Map(own.filter((bit) => isPlayable(bit, moment)).map((bit) => [bit, none()]))
  const tricks = none()
  let hands = 0
  const count = (sums: number[], made: number): void => void (sums[made] = (sums[made] ?? 0) + 1)
  return {
    add(other: Cards32): void {
      hands += 1
      let best = -1
      for (const [bit, sums] of byCard) {
        const made = tricksAfter(known, moment, bit, other)
        count(sums, made)
        best = Math.max(best, made)
      }
      count(tricks, moment.at === 'wait' ? own.length - tricksOfLeader(other, known.own, own.length) : best)
    },
    counted: (): Counted => ({ hands, tricks, byCard }),
  }
}

function isPlayable(bit: Bit, moment: Moment): boolean {
  switch (moment.at) {
    case 'lead':
      return true
    case 'wait':
      return false
    case 'led':
      return bit === moment.lead
    case 'reply':
      return ((moment.may >>> bit) & 1) === 1
  }
}

/** So many cards out of these, every choice equally likely. */
function drawn(from: readonly Bit[], count: number, random: Random): Cards32 {
  const order = [...from]
  shuffleFront(order, 0, count, random)
  return order.slice(0, count).reduce((hand, bit) => hand | (1 << bit), 0)
}

function tricksAfter({ own, others }: Known, moment: Moment, bit: Bit, other: Cards32): number {
  const left = own & ~(1 << bit)
  if (moment.at !== 'reply') return afterLead(left, other, bit, others, -1, others + 1)
  if (others === 0) return takes(bit, moment.lead) ? 1 : 0
  return takes(bit, moment.lead)
    ? 1 + tricksOfLeader(left, other, others)
    : others - tricksOfLeader(other, left, others)
}

/** How the rest is marked: who is vulnerable, and whether this seat marks the king it holds. */
export interface Marking {
  readonly vulnerable: Side | null
  readonly ownKing: boolean
}

/** What the cards are worth if they are played as they lie. */
export interface Ratings {
  /** By card that may be played now. */
  readonly byCard: ReadonlyMap<Bit, Rated>
  /** Of the position itself: the best of these cards, or what comes when the other leads. */
  readonly best: Rated
}

/** What is counted of a position: rated under as many markings as there are, it is counted once. */
export type Tally = readonly Case[]

/** Counts the tricks to come where the cards are played as they lie. */
export function tallied(sight: Sight, count: Count): Tally {
  const { known, moment } = countable(sight)
  // while the other may still announce the king (E-17) he marks it in the hands that hold it
  return count.cases(known, moment, sight.view.king === null && (known.may & KING) !== 0)
}

/** Rates each card that may be played now, and the position. */
export function rate(sight: Sight, ends: Ends, tally: Tally, isExact: boolean, marking: Marking): Ratings {
  const worth = (tricks: (counted: Counted) => readonly number[] | undefined): Rated =>
    average(
      tally.map(({ counted, holdsKing }) => ({
        tricks: tricks(counted) ?? [],
        king: holdsKing ? otherSide(sight.me) : marking.ownKing ? sight.me : null,
      })),
      sight,
      ends,
      marking.vulnerable,
      isExact,
    )
  const bits = [...(tally[0]?.counted.byCard.keys() ?? [])]
  const byCard = new Map(bits.map((bit) => [bit, worth((counted) => counted.byCard.get(bit))]))
  const best = [...byCard.values()].reduce<Rated | null>(
    (first, one) => (first === null || one.equity > first.equity ? one : first),
    null,
  )
  return { byCard, best: best ?? worth(({ tricks }) => tricks) }
}

interface Marked {
  readonly tricks: readonly number[]
  readonly king: Side | null
}

function average(
  cases: readonly Marked[],
  { view, me }: Sight,
  ends: Ends,
  vulnerable: Side | null,
  isExact: boolean,
): Rated {
  const made = view.tricksWon[me]
  let [all, points, against, chance, equity, squares, point, vole] = [0, 0, 0, 0, 0, 0, 0, 0]
  for (const { tricks, king } of cases)
    tricks.forEach((hands, more) => {
      if (hands === 0) return
      const worth = ends.at(king, vulnerable, made + more)
      all += hands
      points += hands * worth.points
      against += hands * worth.against
      chance += hands * worth.chance
      equity += hands * worth.equity
      squares += hands * worth.equity * worth.equity
      if (made + more > 2) point += hands
      if (made + more > 4) vole += hands
    })
  const mean = equity / all
  const spread = Math.sqrt(Math.max(0, squares / all - mean * mean) / all)
  return {
    points: points / all,
    against: against / all,
    chance: chance / all,
    equity: mean,
    error: isExact ? 0 : spread,
    point: point / all,
    vole: vole / all,
  }
}
