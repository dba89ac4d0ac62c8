// The options that every game has, in English.
import type { OptionTexts, TableValues } from '../rule-words.ts'

export const TABLE_OPTIONS: OptionTexts<TableValues> = {
  takeBack: {
    title: 'Taking back',
    hint: 'Whether you may take back what you have just done, as long as nobody has answered it and it has shown nothing.',
    source: 'Never: the texts allow it nowhere. Until answered: for a slip of the hand.',
    values: {
      true: ['until answered', 'taking back until answered'],
      false: ['never', 'nothing taken back'],
    },
  },
}
