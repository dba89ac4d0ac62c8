// The page of a rule book in French.
import type { RulesWords } from '../en/rules-page.ts'

export const rules: RulesWords = {
  open: 'Règles',
  book: 'Lire les règles',
  leave: 'Fermer le livre',
  chapters: 'Chapitres',
  text: 'Les règles',
  search: 'Chercher dans les règles',
  searchHint: 'un mot, ou le numéro d’une règle',
  hits: (count) =>
    count === 0 ? 'Rien dans ce livre' : count === 1 ? '1 passage' : `${count} passages`,
  clear: 'Tout montrer de nouveau',
  example: 'Exemple',
  option: (title) => `À convenir\u202f: ${title}`,
  agreed: (title, value) => `${title}, convenu à cette table\u202f: ${value}`,
  sourced: (option, source) => `${option}. ${source}`,
  key: { keys: ['F1'], does: 'ouvrir le livre des règles' },
}
