// The rows of the ledger: which figures there are, each side's in numbers. How they are written is the component's matter.
import type { Judged, Standings, Sums } from '../../shared/archive.ts'
import type { Figure, FigureGroup } from '../../shared/words/en/standings.ts'
import { balanceOf, frequency, pointsADeal, ratio, sumOf, wholeOf } from './sums.ts'

export type Kind = 'whole' | 'signed' | 'rate' | 'thousandths' | 'worth' | 'run'

/** A figure of one side; the share beside it is null where there is none. */
export interface Entry {
  readonly value: number | null
  readonly share: number | null
}

export interface FigureRow {
  readonly name: Figure
  readonly kind: Kind
  /** By side, the own one first; one alone where the other side has no such figure. */
  readonly entries: readonly Entry[]
}

export interface CountedRow {
  readonly name: string
  /** What it is a part of; null when its frequency is told for each deal. */
  readonly whole: string | null
  readonly entries: readonly Entry[]
}

const entry = (value: number | null, share: number | null = null): Entry => ({ value, share })

type Sides = readonly [own: Sums, opposite: Sums]

const plain = (sides: Sides, name: Figure & string): FigureRow => ({
  name,
  kind: 'whole',
  entries: sides.map((sums) => entry(sumOf(sums, name))),
})

const ofParties = (sides: Sides, name: 'won' | 'lost'): FigureRow => ({
  name,
  kind: 'whole',
  entries: sides.map((sums) => entry(sumOf(sums, name), ratio(sumOf(sums, name), sumOf(sums, 'parties')))),
})

/** All figures but those of the game and of the coach, in their groups. */
export function figureRows({
  own,
  opposite,
  runs,
  oppositeRuns,
}: Standings): Readonly<Record<Exclude<FigureGroup, 'counted' | 'judged'>, readonly FigureRow[]>> {
  const sides: Sides = [own, opposite]
  const both = [runs, oppositeRuns]
  return {
    parties: [
      plain(sides, 'parties'),
      ofParties(sides, 'won'),
      ofParties(sides, 'lost'),
      plain(sides, 'value'),
      plain(sides, 'valueLost'),
      { name: 'balance', kind: 'signed', entries: sides.map((sums) => entry(balanceOf(sums))) },
    ],
    points: [
      plain(sides, 'deals'),
      plain(sides, 'points'),
      { name: 'pointsADeal', kind: 'rate', entries: sides.map((sums) => entry(pointsADeal(sums))) },
    ],
    runs: [
      { name: 'longestWon', kind: 'whole', entries: both.map((one) => entry(one?.won ?? null)) },
      { name: 'longestLost', kind: 'whole', entries: both.map((one) => entry(one?.lost ?? null)) },
      { name: 'now', kind: 'run', entries: both.map((one) => entry(one?.now ?? null)) },
    ],
    givenUp: [
      plain(sides, 'gaveUp'),
      plain(sides, 'gaveUpValue'),
      plain(sides, 'wereGiven'),
      plain(sides, 'wereGivenValue'),
    ],
  }
}

/** What the game counts, in its own order. */
export const countedRows = ({ own, opposite, counted }: Standings): readonly CountedRow[] =>
  counted.map((name) => {
    const whole = wholeOf(name, counted)
    return {
      name,
      whole,
      entries: [own, opposite].map((sums) => entry(sumOf(sums, name), frequency(sums, name, whole))),
    }
  })

/** What the coach says of the parties he has judged. */
export const judgedRows = ({ parties, decisions, rate, result, adjusted }: Judged): readonly FigureRow[] => [
  { name: 'judged', kind: 'whole', entries: [entry(parties)] },
  { name: 'decisions', kind: 'whole', entries: [entry(decisions)] },
  { name: 'rate', kind: 'thousandths', entries: [entry(rate)] },
  { name: 'result', kind: 'worth', entries: [entry(result)] },
  { name: 'adjusted', kind: 'worth', entries: [entry(adjusted)] },
]

/** A line of the ledger, written out. */
export interface WrittenRow {
  readonly key: string
  readonly title: string
  readonly hint: string
  /** By side; the share is empty where there is none. */
  readonly entries: readonly { readonly value: string; readonly share: string }[]
}

export interface WrittenGroup {
  readonly key: string
  readonly title: string
  readonly rows: readonly WrittenRow[]
}
