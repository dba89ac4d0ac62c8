// The page of a rule book in German.
import type { RulesWords } from '../en/rules-page.ts'

export const rules: RulesWords = {
  open: 'Regeln',
  book: 'Regeln lesen',
  leave: 'Buch schließen',
  chapters: 'Kapitel',
  text: 'Die Regeln',
  search: 'In den Regeln suchen',
  searchHint: 'ein Wort oder die Nummer einer Regel',
  hits: (count) =>
    count === 0 ? 'Nichts in diesem Buch' : count === 1 ? '1 Stelle' : `${count} Stellen`,
  clear: 'Alles wieder zeigen',
  example: 'Beispiel',
  option: (title) => `Zu vereinbaren: ${title}`,
  agreed: (title, value) => `${title}, an diesem Tisch vereinbart: ${value}`,
  sourced: (option, source) => `${option}. ${source}`,
  key: { keys: ['F1'], does: 'das Regelbuch aufschlagen' },
}
