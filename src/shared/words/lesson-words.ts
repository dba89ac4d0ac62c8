// The shape of what a guided deal says. In a text *…* is set in italics, and the number of a rule leads to it.

/** A note beside the table: what happens and why, and what is to be done. */
export interface LessonNote {
  readonly title: string
  readonly text: readonly string[]
  readonly task: string
  /** Said when something else that is allowed is tried: by card, or by the name of the action. */
  readonly wrong?: Readonly<Record<string, string>>
}

export type LessonNotes<Note extends string = string> = Readonly<Record<Note, LessonNote>>

/** What stands around the notes of any lesson. */
export interface LessonWords {
  readonly title: string
  readonly sign: string
  /** The way in, beside a game that is chosen. */
  readonly offer: string
  /** The quiet offer at the first start. */
  readonly invitation: (game: string) => string
  readonly begin: string
  readonly progress: (at: number, of: number) => string
  /** Does what the note asks for. */
  readonly show: string
  readonly leave: string
  readonly again: string
  readonly sitDown: string
  /** What becomes of it. */
  readonly unkept: string
  /** Says that the rules allow it, but not the lesson; where the note has no words of its own for it. */
  readonly otherwise: string
}
