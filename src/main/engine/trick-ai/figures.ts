// The figures of the book: what speaks for a lead, a card or a discard. They were found by letting
// the book play against itself (`node study/book.ts`), and are compared with each other only.

/** Points of a lead, by its merits, and which card of a suit is led. */
export interface LeadFigures {
  /** A winner of a plain suit that no opponent can trump; for each own card and unseen one. */
  readonly safeWinner: number
  readonly safeWinnerOwn: number
  readonly safeWinnerUnseen: number
  /** A winner that an opponent is known to trump. */
  readonly trumpedWinner: number
  /** Any other winner; for each own card and each unseen one of its suit, for each own trump. */
  readonly winner: number
  readonly winnerOwn: number
  readonly winnerUnseen: number
  readonly winnerTrump: number
  /** Such a winner with the next card behind it, and in a suit of which the partner has none. */
  readonly winnerBacked: number
  readonly winnerPartnerVoid: number

  /** A plain suit without the best card: for each own card, for each unseen one above the top. */
  readonly own: number
  readonly above: number
  /** A single card, with fewer than four trumps and with more; a second one with few. */
  readonly single: number
  readonly singleFewTrumps: number
  readonly singleManyTrumps: number
  readonly double: number
  readonly doubleFewTrumps: number
  /** The card is followed by the next one; a top that its few cards must guard. */
  readonly backed: number
  readonly guarded: number
  /** The suit that the partner, or this seat, led first. */
  readonly returned: number
  readonly again: number
  /** A suit that the partner, or an opponent, can trump. */
  readonly partnerTrumps: number
  readonly foeTrumps: number
  /** No opponent has a trump; for each own card then. */
  readonly noTrumps: number
  readonly noTrumpsOwn: number
  /** The suit that the opponent to the right, or to the left, led first. */
  readonly rightLed: number
  readonly leftLed: number

  /** Trumps: five or more, four, fewer; more for six. */
  readonly fiveTrumps: number
  readonly fourTrumps: number
  readonly fewTrumps: number
  readonly sixTrumps: number
  /** The best trump, and for each own one then. */
  readonly bestTrump: number
  readonly bestTrumpOwn: number
  /** The partner led trumps first; fewer trumps than half of the others'. */
  readonly trumpReturned: number
  readonly outnumbered: number
  /** For each winner in a plain suit. */
  readonly established: number
  /** Only the partner has other trumps; nobody has. */
  readonly partnerOnlyTrumps: number
  readonly onlyTrumps: number
  /** One other trump is left, and the lead catches it, or does not. */
  readonly catchesLast: number
  readonly missesLast: number

  /** The top of a sequence is led if at most this height above it is unseen. */
  readonly sequenceBelow: number
  /** The top of three in a sequence is led if at most so many cards above it are unseen. */
  readonly threeBelow: number
  /** The top of a returned suit is led if it has at most so many cards. */
  readonly returnTop: number
  /** The top of two, or of three, is led if it is below this height. */
  readonly topOfTwo: number
  readonly topOfThree: number
  /** Of four cards, the top of a sequence below the highest is led from this height on. */
  readonly innerSequence: number
}

/** Limits of the rules of following and trumping. */
export interface FollowFigures {
  /** Second hand plays the best card of a suit if fewer cards of it than these are unseen. */
  readonly secondBest: number
  /** Second hand covers an honour: a led card at most so far below the highest. */
  readonly honour: number
  /** Second hand plays from a sequence if its top is at most so far below the highest. */
  readonly sequence: number
  /** A finesse takes so many unseen cards in its suit. */
  readonly finesse: number
  /** Trumps from which a hand does not spend one on a doubtful trick. */
  readonly doubtTrumps: number
  /** A suit may be trumped by any opponent if fewer cards of it than these are unseen. */
  readonly often: number
}

/** The cost of a discard from a plain suit. */
export interface DiscardFigures {
  /** The lowest of a suit that nobody can follow, while an opponent has trumps, and after. */
  readonly longTrumped: number
  readonly long: number
  /** The best card alone; below the best card, and for each card of the suit then. */
  readonly bestAlone: number
  readonly belowBest: number
  readonly belowBestOwn: number
  /** A guard that the top needs, for each card above it; and up to how many those are. */
  readonly guard: number
  readonly guardAbove: number
  readonly guardUpTo: number
  /** Any other card; for each own one up to five, for each unseen one above the top up to four. */
  readonly other: number
  readonly otherOwn: number
  readonly above: number
  /** The last card, and the last but one, of a suit with trumps in hand. */
  readonly lastWithTrumps: number
  readonly secondWithTrumps: number
}

/** The figures of a form of play. */
export interface BookFigures {
  readonly opening: LeadFigures
  readonly lead: LeadFigures
  readonly follow: FollowFigures
  readonly discard: DiscardFigures
}
