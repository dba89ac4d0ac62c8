// Evaluation of playing a card, standing or refusing: counted over every hand of the other player,
// or over a sample of them.
import { type Side, otherSide } from '../../../../../shared/duel.ts'
import { type Random, shuffleFront } from '../../../random.ts'
import { KING, type Bit, type Cards32, TRUMP_KING } from './bits.ts'
import type { KnownCards, CardWeight } from './card-classes.ts'
import {
  type TrickCounts,
  type TrickStage,
  countApart,
  countTricks,
  isPlayable,
} from './count-tricks.ts'
import { type Knowledge, countingInput } from './knowledge.ts'
import { tricksOfElder } from './first-lead.ts'
import { afterLead, takesTrick, tricksOfLeader } from './solve.ts'
import type { DealEndValues } from './deal-value.ts'
import { listBits, toBitSet } from '../../../ai/cards.ts'
import type { DealValue } from '../../../ai/statistics.ts'

/** A value with its standard error. */
export interface RatedValue extends DealValue {
  /** Standard error of the equity. */
  readonly error: number
  readonly point: number
  readonly vole: number
}

/** Hands counted together: those in which the king can still be announced are separate. */
interface CountedCase {
  readonly holdsKing: boolean
  readonly counted: TrickCounts
}

/** Counts the tricks by card; with `apart` the hands with the king of trumps are separate. */
export interface TrickCounter {
  readonly isExact: boolean
  readonly countCases: (
    known: KnownCards,
    moment: TrickStage,
    apart: boolean,
  ) => readonly CountedCase[]
}

/** Counts over every hand, each with its weight. */
export const exactCounter = (weight: CardWeight): TrickCounter => ({
  isExact: true,
  countCases(known, moment, apart) {
    if (!apart) return [{ holdsKing: false, counted: countTricks(known, moment, weight) }]
    const { without, holding } = countApart(known, moment, TRUMP_KING, weight)
    return [
      { holdsKing: false, counted: without },
      { holdsKing: true, counted: holding },
    ]
  },
})

/** Counts over `samples` hands, each equally likely. */
export const sampledCounter = (samples: number, random: Random): TrickCounter => ({
  isExact: false,
  countCases(known, moment, apart) {
    const tallies = [createTally(known, moment), createTally(known, moment)] as const
    const may = listBits(known.may)
    const missing = known.others - listBits(known.sure).length
    for (let n = 0; n < samples; n += 1) {
      const other = known.sure | drawCards(may, missing, random)
      tallies[apart && (other & KING) !== 0 ? 1 : 0].add(other)
    }
    return tallies.map((tally, place) => ({ holdsKing: place === 1, counted: tally.toCounts() }))
  },
})

function createTally(known: KnownCards, moment: TrickStage) {
  const own = listBits(known.own)
  const zeroCounts = (): number[] => Array.from({ length: own.length + 1 }, () => 0)
  const byCard = new Map(
    own.filter((bit) => isPlayable(bit, moment)).map((bit) => [bit, zeroCounts()]),
  )
  const tricks = zeroCounts()
  let hands = 0
  const countMade = (sums: number[], made: number): void =>
    void (sums[made] = (sums[made] ?? 0) + 1)
  return {
    add(other: Cards32): void {
      hands += 1
      let best = -1
      for (const [bit, sums] of byCard) {
        const made = tricksAfter(known, moment, bit, other)
        countMade(sums, made)
        best = Math.max(best, made)
      }
      countMade(
        tricks,
        moment.at === 'wait' ? own.length - tricksToLeader(other, known.own, own.length) : best,
      )
    },
    toCounts: (): TrickCounts => ({ hands, tricks, byCard }),
  }
}

/** Returns the tricks of the other player who leads; to the first trick without seeing a card. */
const tricksToLeader = (other: Cards32, own: Cards32, cards: number): number =>
  cards === 5 ? tricksOfElder(other, own) : tricksOfLeader(other, own, cards)

/** Draws `count` of these cards, every choice equally likely. */
function drawCards(from: readonly Bit[], count: number, random: Random): Cards32 {
  const order = [...from]
  shuffleFront(order, 0, count, random)
  return toBitSet(order.slice(0, count))
}

function tricksAfter(
  { own, others }: KnownCards,
  moment: TrickStage,
  bit: Bit,
  other: Cards32,
): number {
  const left = own & ~(1 << bit)
  if (moment.at !== 'reply') return afterLead(left, other, bit, others, -1, others + 1)
  if (others === 0) return takesTrick(bit, moment.lead) ? 1 : 0
  return takesTrick(bit, moment.lead)
    ? 1 + tricksOfLeader(left, other, others)
    : others - tricksOfLeader(other, left, others)
}

/** Conditions of the marking: the vulnerable side, and if this seat marks the king it holds. */
export interface MarkingContext {
  readonly vulnerable: Side | null
  readonly ownKing: boolean
}

/** Values of the cards if they are played as they lie. */
export interface Ratings {
  /** By card that may be played now. */
  readonly byCard: ReadonlyMap<Bit, RatedValue>
  /** Of the position itself: the best of these cards, or the value if the other player leads. */
  readonly best: RatedValue
}

/** Counts the tricks to come if the cards are played as they lie. */
export function countAsPlayed(knowledge: Knowledge, count: TrickCounter): readonly CountedCase[] {
  const { known, moment } = countingInput(knowledge)
  // while the other player may still announce the king (E-17), it counts as marked in the hands
  // that hold it
  return count.countCases(known, moment, knowledge.view.king === null && (known.may & KING) !== 0)
}

/** Rates each card that may be played now, and the position. */
export function rateCards(
  knowledge: Knowledge,
  ends: DealEndValues,
  tally: readonly CountedCase[],
  isExact: boolean,
  marking: MarkingContext,
): Ratings {
  const rateCase = (tricks: (counted: TrickCounts) => readonly number[] | undefined): RatedValue =>
    averageValues(
      tally.map(({ counted, holdsKing }) => ({
        tricks: tricks(counted) ?? [],
        king: holdsKing ? otherSide(knowledge.me) : marking.ownKing ? knowledge.me : null,
      })),
      knowledge,
      ends,
      marking.vulnerable,
      isExact,
    )
  const bits = [...(tally[0]?.counted.byCard.keys() ?? [])]
  const byCard = new Map(bits.map((bit) => [bit, rateCase((counted) => counted.byCard.get(bit))]))
  const best = [...byCard.values()].reduce<RatedValue | null>(
    (first, one) => (first === null || one.equity > first.equity ? one : first),
    null,
  )
  return { byCard, best: best ?? rateCase(({ tricks }) => tricks) }
}

interface MarkedCase {
  readonly tricks: readonly number[]
  readonly king: Side | null
}

function averageValues(
  cases: readonly MarkedCase[],
  { view, me }: Knowledge,
  ends: DealEndValues,
  vulnerable: Side | null,
  isExact: boolean,
): RatedValue {
  const made = view.tricksWon[me]
  let [all, points, against, chance, equity, squares, point, vole] = [0, 0, 0, 0, 0, 0, 0, 0]
  for (const { tricks, king } of cases)
    tricks.forEach((hands, more) => {
      if (hands === 0) return
      const value = ends.valueAt(king, vulnerable, made + more)
      all += hands
      points += hands * value.points
      against += hands * value.against
      chance += hands * value.chance
      equity += hands * value.equity
      squares += hands * value.equity * value.equity
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
