// The notes of a guided deal. In a text *…* is set in italics, and the number of a rule leads to it.

/** A note next to the table: what happens and why, and what to do. */
export interface LessonNote {
  /** The title of the chapter that begins with this note; absent within a chapter. */
  readonly chapter?: string
  readonly title: string
  readonly text: readonly string[]
  readonly task: string
  /** For other actions that are allowed, by card or by the name of the action. */
  readonly wrong?: Readonly<Record<string, string>>
  /** What the coach advises instead of the task, and why the lesson asks for it; absent if nothing. */
  readonly coach?: string
}

export type LessonNotes<Note extends string = string> = Readonly<Record<Note, LessonNote>>
