// The shape of the texts of the standings: score sheets, figures, charts. Numbers and days come in written out.
import type { Named } from './interface.ts'

export interface ScoreBookWords {
  readonly title: string
  readonly hint: string
  readonly later: string
  readonly older: string
  /** Which sheets are in sight, counted from the latest. */
  place(from: string, until: string, all: string): string
  readonly deal: string
  readonly score: string
  /** Read out for what a side marked at once. */
  points(count: number): string
  /** Read out where a side marked nothing in a deal. */
  readonly noPoint: string
  readonly none: string
  /** The sign of the side that dealt. */
  readonly dealt: Named
  /** Above the parties won in a series, as the games of a rubber or the parties of a sitting. */
  readonly series: string
}

export type FigureGroup = 'parties' | 'points' | 'counted' | 'runs' | 'givenUp' | 'judged'

export type Figure =
  | 'parties'
  | 'won'
  | 'lost'
  | 'value'
  | 'valueLost'
  | 'balance'
  | 'deals'
  | 'points'
  | 'pointsADeal'
  | 'longestWon'
  | 'longestLost'
  | 'now'
  | 'gaveUp'
  | 'gaveUpValue'
  | 'wereGiven'
  | 'wereGivenValue'
  | 'judged'
  | 'decisions'
  | 'rate'
  | 'result'
  | 'adjusted'

export interface LedgerWords {
  readonly title: string
  /** On the button that shows what each figure is. */
  readonly explain: string
  /** On the button that writes the figures of every month into a file. */
  readonly asTable: Named
  readonly groups: Readonly<Record<FigureGroup, string>>
  readonly figures: Readonly<Record<Figure, Named>>
  /** Over the column with shares and frequencies. */
  readonly share: string
  wonNow(count: string): string
  lostNow(count: string): string
  /** What is counted, with its frequency beside it. */
  perDeal(hint: string): string
  /** What is counted, with its share of something else beside it. */
  partOf(hint: string, whole: string): string
  readonly noneJudged: string
  /** Where there were more than two sides: how the figures of the others are to be read. */
  readonly several: string
}

export type ChartName = 'balance' | 'parties' | 'points' | 'counted' | 'rate'

export interface ChartWords {
  readonly title: string
  readonly charts: Readonly<Record<ChartName, Named>>
  readonly asTable: string
  readonly asChart: string
  readonly month: string
  readonly year: string
  readonly which: string
  readonly keys: string
  /** What a chart says that has nothing to draw. */
  readonly empty: string
  readonly won: string
  readonly lost: string
  readonly balance: string
  readonly rate: string
  /** What is read off at a month. */
  reading(month: string, told: string): string
  part(name: string, value: string): string
}

export interface StandingsWords {
  readonly title: string
  readonly none: string
  readonly waiting: string
  readonly game: string
  readonly person: string
  readonly against: string
  readonly all: string
  /** Before the name of a partner. */
  readonly beside: string
  readonly anybody: string
  /** The other side of the table, when one looks at all. */
  readonly others: string
  readonly book: ScoreBookWords
  readonly ledger: LedgerWords
  readonly charts: ChartWords
}
