// The shape of the texts of the study of a stored partie: the review beyond its steps, practice.

/** The ways through the steps of a partie beyond one at a time. */
interface MovesWords {
  readonly trickBack: string
  readonly trickForward: string
  readonly dealBack: string
  readonly dealForward: string
  readonly play: string
  readonly pause: string
  readonly speed: string
  /** How many times as fast: 0.5, 1, 2, 4. */
  times(speed: number): string
  /** What a card of the table does when it is chosen. */
  readonly find: string
}

interface PartiesWords {
  position(partie: number, parties: number): string
  readonly previous: string
  readonly next: string
}

/** The cards only an open table shows. */
interface OpenWords {
  readonly talon: string
  /** A card of the talon that nobody knows. */
  readonly unknown: string
}

interface CourseWords {
  readonly title: string
  readonly waiting: string
  /** Where a game cannot tell how a partie stands. */
  readonly none: string
  /** What the line shows. */
  readonly shows: string
  readonly equity: string
  readonly chance: string
  /** Equity or chance of somebody, written out. */
  valueOf(name: string, value: string): string
  /** The decision taken here: `cost` is written out. */
  gave(cost: string): string
}

interface OddsWords {
  readonly title: string
  readonly hide: string
  /** Whose decision it was; null for the person's own. */
  decides(name: string | null): string
  readonly none: string
  /** One looks with other eyes than those of the seat that decides. */
  covered(name: string | null): string
  readonly best: string
  readonly done: string
  /** The best was done, or something as good. */
  readonly good: string
  /** What was done was the best itself. */
  readonly theBest: string
  /** `cost` is written out. */
  cost(cost: string): string
  /** As the coach's, told of somebody: with `won` of all the hands the other may hold one takes `least` tricks or more. */
  hands(hands: number, won: number, least: number): string
}

interface NoteWords {
  readonly title: string
  readonly hide: string
  readonly text: string
  readonly placeholder: string
  readonly tags: string
  readonly addTag: string
  readonly add: string
  removeTag(tag: string): string
  /** Tags used elsewhere. */
  readonly inUse: string
  readonly saved: string
  /** Notes belong to parties of the archive. */
  readonly notKept: string
}

interface PracticeWords {
  /** On the button, and over the dialog. */
  readonly open: string
  readonly title: string
  readonly from: string
  readonly here: string
  readonly deal: string
  readonly seat: string
  readonly opponent: string
  /** Where there are several. */
  readonly others: string
  readonly explain: string
  readonly sit: string
  readonly cancel: string
  /** At the table. */
  readonly sign: string
  /** Instead of how often the partie counts. */
  readonly result: string
  readonly toReview: string
}

/** A partie of a file that is only looked at. */
interface FileWords {
  readonly sign: string
  readonly keep: string
  /** How many parties were taken in, and how many were there already. */
  kept(parties: number, skipped: number): string
}

export interface StudyWords {
  /** The way back, where one came from the archive. */
  readonly toArchive: string
  readonly moves: MovesWords
  readonly parties: PartiesWords
  readonly cards: OpenWords
  readonly course: CourseWords
  readonly odds: OddsWords
  readonly note: NoteWords
  readonly practice: PracticeWords
  readonly file: FileWords
}
