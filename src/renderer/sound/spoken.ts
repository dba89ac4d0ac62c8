// Builds the sentences that a voice speaks at a table. Pure.
import type { Language } from '../../shared/settings.ts'
import type { AnyEvent } from '../../shared/view.ts'
import type { InterfaceWords } from '../../shared/words/en/interface.ts'
import type { GameTable } from '../table/tables.ts'

/** A call; `tongue` is the language it is always spoken in, null for that of the window. */
export interface SpokenLine {
  readonly words: string
  readonly tongue: Language | null
}

/** Returns the lines for these events, in order: those the table defines, or else its calls. */
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
