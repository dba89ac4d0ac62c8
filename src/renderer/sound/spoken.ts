// What is said aloud at a table, for a voice to speak. Pure.
import type { Language } from '../../shared/settings.ts'
import type { AnyEvent } from '../../shared/view.ts'
import type { InterfaceWords } from '../../shared/words/en/interface.ts'
import type { GameTable } from '../table/tables.ts'

/** Words said across the table; `tongue` is the language they are always said in, null for that of the window. */
export interface SpokenLine {
  readonly words: string
  readonly tongue: Language | null
}

/** Of these events, in order: what the table lets speak, or else its calls. */
export const spokenLines = (
  events: readonly AnyEvent[],
  table: Pick<GameTable, 'spokenCall' | 'spokenLine'>,
  texts: InterfaceWords,
): readonly SpokenLine[] =>
  events.flatMap((event) => {
    if (table.spokenLine) return table.spokenLine(event, texts) ?? []
    const words = table.spokenCall(event, texts)
    return words === null ? [] : { words, tongue: null }
  })
