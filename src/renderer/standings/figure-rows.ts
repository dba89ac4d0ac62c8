// The rows of the ledger: its figures as numbers for each side. The component formats them.
import type { AnalysedResults, Standings, StandingsSums } from '../../shared/archive.ts'
import type { Figure, FigureGroup } from '../../shared/words/en/standings.ts'
import { getBalance, getFrequency, pointsADeal, safeRatio, getSum, findWhole } from './sums.ts'

export type FigureKind = 'whole' | 'signed' | 'rate' | 'errorRate' | 'worth' | 'run'

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

const getPartieShare = (sums: StandingsSums, name: string): number | null =>
  safeRatio(getSum(sums, name), getSum(sums, 'parties'))

/** Returns all figures except those of the game and of the coach, in groups. */
export function figureRows({
  own,
  opposite,
  runs,
  oppositeRuns,
}: Standings): Readonly<Record<Exclude<FigureGroup, 'counted' | 'judged'>, readonly FigureRow[]>> {
  const computedRow = (
    name: Figure,
    kind: FigureKind,
    read: (sums: StandingsSums) => number | null,
  ): FigureRow => ({ name, kind, entries: [own, opposite].map((sums) => createEntry(read(sums))) })
  const sumRow = (name: Figure & string): FigureRow =>
    computedRow(name, 'whole', (sums) => getSum(sums, name))
  const partiesRow = (name: 'won' | 'lost'): FigureRow => ({
    name,
    kind: 'whole',
    entries: [own, opposite].map((sums) =>
      createEntry(getSum(sums, name), getPartieShare(sums, name)),
    ),
  })
  const runRow = (name: Figure, kind: FigureKind, of: 'won' | 'lost' | 'now'): FigureRow => ({
    name,
    kind,
    entries: [runs, oppositeRuns].map((one) => createEntry(one?.[of] ?? null)),
  })
  return {
    parties: [
      sumRow('parties'),
      partiesRow('won'),
      partiesRow('lost'),
      sumRow('value'),
      sumRow('valueLost'),
      computedRow('balance', 'signed', getBalance),
    ],
    points: [sumRow('deals'), sumRow('points'), computedRow('pointsADeal', 'rate', pointsADeal)],
    runs: [
      runRow('longestWon', 'whole', 'won'),
      runRow('longestLost', 'whole', 'lost'),
      runRow('now', 'run', 'now'),
    ],
    givenUp: [
      sumRow('gaveUp'),
      sumRow('gaveUpValue'),
      sumRow('wereGiven'),
      sumRow('wereGivenValue'),
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
  hinted,
  rate,
  result,
  adjusted,
}: AnalysedResults): readonly FigureRow[] => [
  { name: 'judged', kind: 'whole', entries: [createEntry(parties)] },
  { name: 'decisions', kind: 'whole', entries: [createEntry(decisions)] },
  { name: 'rate', kind: 'errorRate', entries: [createEntry(rate)] },
  { name: 'hinted', kind: 'whole', entries: [createEntry(hinted)] },
  { name: 'result', kind: 'worth', entries: [createEntry(result)] },
  { name: 'adjusted', kind: 'worth', entries: [createEntry(adjusted)] },
]

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
