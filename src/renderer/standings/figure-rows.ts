// The rows of the ledger: its figures as numbers for each side. The component formats them.
import type { AnalysedResults, Standings, StandingsSums } from '../../shared/archive.ts'
import type { Figure, FigureGroup } from '../../shared/words/en/standings.ts'
import { getBalance, getFrequency, pointsADeal, safeRatio, getSum, findWhole } from './sums.ts'

export type FigureKind = 'whole' | 'signed' | 'rate' | 'thousandths' | 'worth' | 'run'

/** A figure of one side; its share is null if it has none. */
export interface FigureEntry {
  readonly value: number | null
  readonly share: number | null
}

export interface FigureRow {
  readonly name: Figure
  readonly kind: FigureKind
  /** Entries by side, the own one first; only one if the other side has no such figure. */
  readonly entries: readonly FigureEntry[]
}

export interface CountedRow {
  readonly name: string
  /** The figure that this one is a part of; null if it is counted for each deal. */
  readonly whole: string | null
  readonly entries: readonly FigureEntry[]
}

const createEntry = (value: number | null, share: number | null = null): FigureEntry => ({
  value,
  share,
})

type SidePair = readonly [own: StandingsSums, opposite: StandingsSums]

const plainRow = (sides: SidePair, name: Figure & string): FigureRow => ({
  name,
  kind: 'whole',
  entries: sides.map((sums) => createEntry(getSum(sums, name))),
})

const partiesRow = (sides: SidePair, name: 'won' | 'lost'): FigureRow => ({
  name,
  kind: 'whole',
  entries: sides.map((sums) =>
    createEntry(getSum(sums, name), safeRatio(getSum(sums, name), getSum(sums, 'parties'))),
  ),
})

/** Returns all figures except those of the game and of the coach, in groups. */
export function figureRows({
  own,
  opposite,
  runs,
  oppositeRuns,
}: Standings): Readonly<Record<Exclude<FigureGroup, 'counted' | 'judged'>, readonly FigureRow[]>> {
  const sides: SidePair = [own, opposite]
  const both = [runs, oppositeRuns]
  return {
    parties: [
      plainRow(sides, 'parties'),
      partiesRow(sides, 'won'),
      partiesRow(sides, 'lost'),
      plainRow(sides, 'value'),
      plainRow(sides, 'valueLost'),
      {
        name: 'balance',
        kind: 'signed',
        entries: sides.map((sums) => createEntry(getBalance(sums))),
      },
    ],
    points: [
      plainRow(sides, 'deals'),
      plainRow(sides, 'points'),
      {
        name: 'pointsADeal',
        kind: 'rate',
        entries: sides.map((sums) => createEntry(pointsADeal(sums))),
      },
    ],
    runs: [
      {
        name: 'longestWon',
        kind: 'whole',
        entries: both.map((one) => createEntry(one?.won ?? null)),
      },
      {
        name: 'longestLost',
        kind: 'whole',
        entries: both.map((one) => createEntry(one?.lost ?? null)),
      },
      { name: 'now', kind: 'run', entries: both.map((one) => createEntry(one?.now ?? null)) },
    ],
    givenUp: [
      plainRow(sides, 'gaveUp'),
      plainRow(sides, 'gaveUpValue'),
      plainRow(sides, 'wereGiven'),
      plainRow(sides, 'wereGivenValue'),
    ],
  }
}

/** Returns the figures that the game counts, in its own order. */
export const countedRows = ({ own, opposite, counted }: Standings): readonly CountedRow[] =>
  counted.map((name) => {
    const whole = findWhole(name, counted)
    return {
      name,
      whole,
      entries: [own, opposite].map((sums) =>
        createEntry(getSum(sums, name), getFrequency(sums, name, whole)),
      ),
    }
  })

/** Returns the figures of the parties that the coach has analysed. */
export const judgedRows = ({
  parties,
  decisions,
  rate,
  result,
  adjusted,
}: AnalysedResults): readonly FigureRow[] => [
  { name: 'judged', kind: 'whole', entries: [createEntry(parties)] },
  { name: 'decisions', kind: 'whole', entries: [createEntry(decisions)] },
  { name: 'rate', kind: 'thousandths', entries: [createEntry(rate)] },
  { name: 'result', kind: 'worth', entries: [createEntry(result)] },
  { name: 'adjusted', kind: 'worth', entries: [createEntry(adjusted)] },
]

/** A formatted line of the ledger. */
export interface WrittenRow {
  readonly key: string
  readonly title: string
  readonly hint: string
  /** Entries by side; the share is empty if there is none. */
  readonly entries: readonly { readonly value: string; readonly share: string }[]
}

export interface WrittenGroup {
  readonly key: string
  readonly title: string
  readonly rows: readonly WrittenRow[]
}
