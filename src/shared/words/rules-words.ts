// The shape of what the page of a rule book says beside the book itself.
import type { KeyHelp } from './interface.ts'

export interface RulesWords {
  /** The way in at a table; with the title of a game, what a book is called. */
  readonly open: string
  /** The way in from the Hall. */
  readonly book: string
  readonly leave: string
  readonly chapters: string
  readonly text: string
  readonly search: string
  readonly searchHint: string
  /** How many places fit the search. */
  hits(count: number): string
  readonly clear: string
  readonly example: string
  /** Under a rule that can be agreed upon in more than one way. */
  option(title: string): string
  /** The same where one sits at a table, and what was agreed there. */
  agreed(title: string, value: string): string
  /** What is said of an option, and where each of its ways comes from. */
  sourced(option: string, source: string): string
  readonly key: KeyHelp
}
