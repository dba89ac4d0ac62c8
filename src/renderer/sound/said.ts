// What is said aloud at a table, for a voice to speak. Pure.
import type { Language } from '../../shared/settings.ts'
import type { AnyEvent } from '../../shared/view.ts'
import type { InterfaceWords } from '../../shared/words/en/interface.ts'
import type { GameTable } from '../table/tables.ts'

/** Words said across the table; `tongue` is the language they are always said in, null for that of the window. */
export interface Aloud {
  readonly words: string
  readonly tongue: Language | null
}

/** Of these events, in order: what the table lets speak, or else its calls. */
export const saidAloud = (
  events: readonly AnyEvent[],
  table: Pick<GameTable, 'call' | 'aloud'>,
  texts: InterfaceWords,
): readonly Aloud[] =>
  events.flatMap((event) => {
    if (table.aloud) return table.aloud(event, texts) ?? []
    const words = table.call(event, texts)
    return words === null ? [] : { words, tongue: null }
  })
