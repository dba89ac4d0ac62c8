// The page of a rule book in English.
import type { KeyHelp, Texts } from '../texts.ts'

export const rules = {
  /** The button at a table; with the title of a game, the name of its book. */
  open: 'Rules',
  /** The button in the Hall. */
  book: 'Read the rules',
  leave: 'Close the book',
  chapters: 'Chapters',
  text: 'The rules',
  search: 'Search the rules',
  searchHint: 'a word, or the number of a rule',
  /** How many places match the search. */
  hits: (count: number) =>
    count === 0 ? 'Nothing in this book' : count === 1 ? '1 place' : `${count} places`,
  clear: 'Show everything again',
  example: 'Example',
  /** Below a rule that can be agreed in more than one way. */
  option: (title: string) => `To be agreed: ${title}`,
  /** The same at a table, with what was agreed there. */
  agreed: (title: string, value: string) => `${title}, agreed at this table: ${value}`,
  /** The hint of an option, and where each of its values comes from. */
  sourced: (option: string, source: string) => `${option}. ${source}`,
  key: { keys: ['F1'], does: 'open the rule book' } satisfies KeyHelp,
}

export type RulesWords = Texts<typeof rules>
