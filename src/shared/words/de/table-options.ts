// The options that every game has, in German.
import type { OptionTexts, TableValues } from '../rule-words.ts'

export const TABLE_OPTIONS: OptionTexts<TableValues> = {
  takeBack: {
    title: 'Zurücknehmen',
    hint: 'Ob man zurücknehmen darf, was man gerade getan hat, solange niemand geantwortet hat und nichts dadurch zu sehen war.',
    source: 'Nie: Die Texte erlauben es nirgends. Bis zur Antwort: für einen Fehlgriff.',
    values: {
      true: ['bis zur Antwort', 'Zurücknehmen bis zur Antwort'],
      false: ['nie', 'kein Zurücknehmen'],
    },
  },
}
