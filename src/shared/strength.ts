// How strong a person is, between window and main: what they give away per decision, placed between
// the rates of the levels, and what they win without luck. All equities are in parties (or in what
// a game is paid in) per decision, or per partie.

export interface StrengthQuery {
  /** A profile; null for the person at the screen. */
  readonly person: number | null
  readonly game: string
}

/** What a decision taken alone gives away on average. */
export interface ErrorRate {
  /** Parties with at least one such decision. */
  readonly parties: number
  readonly decisions: number
  readonly rate: number
  /** Standard error of the rate: decisions of one partie hang together, so parties are counted. */
  readonly error: number
  /** The interval that has the true rate in it 95 times in 100. */
  readonly low: number
  readonly high: number
}

/** The rate of computer players of a level, measured over many parties. */
export interface LevelRate {
  readonly level: string
  readonly rate: number
  readonly error: number
}

/** The place of a person between the levels. */
export type Placing =
  /** Too little is known: so many more decisions or parties are needed at least. */
  | { readonly is: 'early'; readonly decisions: number; readonly parties: number }
  /** The levels of this game have not been measured. */
  | { readonly is: 'unmeasured' }
  /** The rate of this level alone is within the interval. */
  | { readonly is: 'as'; readonly level: string }
  /** Several levels are within it, or none: it lies between two. */
  | { readonly is: 'between'; readonly weaker: string; readonly stronger: string }
  /** Better than the strongest level, or worse than the weakest. */
  | { readonly is: 'above' | 'below'; readonly level: string }

/** Decisions after a hint, which no rate includes. */
export interface HintedDecisions {
  readonly decisions: number
  /** What they gave away on average; 0 without any. */
  readonly rate: number
}

/** The decisions of one kind. */
export interface KindRate {
  readonly kind: string
  /** Null if there was none without a hint. */
  readonly own: ErrorRate | null
  readonly hinted: HintedDecisions
  /** The rate of the person's level in this kind; null if it is unknown. */
  readonly level: number | null
}

/** A kind in which a person clearly gives away more than a player of their level. */
export interface Weakness {
  readonly kind: string
  readonly rate: number
  /** The level of the person in everything else, and its rate in this kind. */
  readonly level: string
  readonly levelRate: number
}

/** The rate of some parties in a row. */
export interface RateSpan {
  /** Months since the year 0, or the number of the last of these parties. */
  readonly at: number
  /** Null if no decision was taken alone. */
  readonly own: ErrorRate | null
}

/** A mean over parties, with its interval (95 %); `low` and `high` are null after one partie. */
export interface MeanResult {
  readonly mean: number
  readonly low: number | null
  readonly high: number | null
}

/** What a partie brought on average, up to one of them. */
export interface ResultPoint {
  /** The number of the partie, from the first that was judged. */
  readonly at: number
  readonly result: MeanResult
  /** The same without luck. */
  readonly adjusted: MeanResult
}

/** The strength of a person in a game. */
export interface Strength {
  readonly game: string
  /** Null if the person at the screen has never played. */
  readonly person: number | null
  /** Counted parties of the person: those judged, and those that wait for it. */
  readonly judged: number
  readonly waiting: number
  /** Null if there was no decision without a hint. */
  readonly own: ErrorRate | null
  readonly hinted: HintedDecisions
  readonly placing: Placing
  /** Weakest first; empty if they have not been measured. */
  readonly levels: readonly LevelRate[]
  /** The level nearest to the person, with which kinds are compared; null if unknown. */
  readonly level: string | null
  /** In the game's order. */
  readonly kinds: readonly KindRate[]
  readonly weakness: Weakness | null
  /** Oldest first; months without a judged partie, and parties without a date, are left out. */
  readonly months: readonly RateSpan[]
  /** Oldest first; as many parties in each but the last. */
  readonly blocks: readonly RateSpan[]
  /** Oldest first, the last for all parties. */
  readonly results: readonly ResultPoint[]
}
