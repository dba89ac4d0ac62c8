// The page of a rule book in English.
import type { RulesWords } from '../rules-words.ts'

export const rules: RulesWords = {
  open: 'Rules',
  book: 'Read the rules',
  leave: 'Close the book',
  chapters: 'Chapters',
  text: 'The rules',
  search: 'Search the rules',
  searchHint: 'a word, or the number of a rule',
  hits: (count) => (count === 0 ? 'Nothing in this book' : count === 1 ? '1 place' : `${count} places`),
  clear: 'Show everything again',
  example: 'Example',
  option: (title) => `To be agreed: ${title}`,
  agreed: (title, value) => `${title}, agreed at this table: ${value}`,
  sourced: (option, source) => `${option}. ${source}`,
  key: { keys: ['F1'], does: 'open the rule book' },
}
