// What the table of Tatteln shows and what is called across it.
import type { MatschTricks, TattelnHolding } from '../games/tatteln.ts'

export interface TattelnTableWords {
  readonly announcements: string
  /** "Quart to the queen of hearts", "three kings". */
  holding(holding: TattelnHolding): string
  /** Without the card it is from, which is shown beside it: "Quart", "Three kings". */
  brief(holding: TattelnHolding): string
  /** What came of an announcement (T-8, T-9). */
  readonly good: string
  readonly void: string
  readonly grown: string
  points(count: number): string
  /** The card that lies open under the talon. */
  liesOpen(card: string): string
  /** T-2: played without. */
  readonly noTrumps: string
  /** T-5: no card of the talon is left. */
  readonly talonDrawn: string
  readonly followHint: string
  /** T-12: of these tricks a seat has made so many. */
  readonly lateTricks: Readonly<Record<MatschTricks, string>>
  lateTricksOf(name: string, count: number, of: MatschTricks): string
  /** T-11 */
  readonly robbed: string
  robbedBy(name: string): string
  /** T-2: four jacks announced and found good in this partie. */
  readonly jacks: string
  /** T-3, T-4, T-12: stakes won at Matsch and as penalties, less those paid. */
  readonly stakes: string
  stakesOf(name: string, count: number): string
  signed(count: number): string
  /** The chalked figure (T-14), for the ear: points, and the goal where there is one. */
  readonly figure: string
  figureOf(name: string, score: number, goal: number | null): string
  /** The points that end the partie. */
  upTo(goal: number): string
  /** T-2: counters that a stake is worth. */
  stake(counters: number): string
  /** Which deal of the two Taillen. */
  taille(number: number): string
  readonly sheet: {
    /** The deal last played, in rows that come to what was marked. */
    readonly title: string
    readonly announced: string
    readonly cards: string
    readonly lastTrick: string
    readonly givenUp: string
    readonly matsch: string
    /** T-12, G-2 */
    readonly missing: string
    readonly total: string
    readonly stakes: (paid: string) => string
    readonly double: string
    /** T-2: what the partie was played for. */
    readonly settled: (paid: string) => string
  }
  /** What is called across the table. */
  readonly said: {
    announce(holding: TattelnHolding): string
    readonly good: string
    readonly void: string
    readonly rob: string
    /** T-4 */
    readonly claim: string
  }
}
