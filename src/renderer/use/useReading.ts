import { readCard } from '../../shared/card.ts'
import type { Card } from '../../shared/card.ts'
import type { Seat, TableView } from '../../shared/view.ts'
import type { InterfaceWords } from '../../shared/words/en/interface.ts'
import { useVoice } from '../stores/voice.ts'
import {
  type ReadTable,
  type ReadWish,
  handRead,
  lastTrickRead,
  logRead,
  scoreRead,
  trickRead,
  wishRead,
} from './reading.ts'
import type { KeyMap } from './useKeyboard.ts'
import { useWords } from './useWords.ts'

interface Readable {
  /** Null while there is no position to read. */
  readonly table: () => Omit<ReadTable, 'hand'> | null
  readonly log: () => readonly string[]
  readonly wish: () => ReadWish
}

/** The open hand of a seat in the order in which it is held, which is the table's own. */
function handShown(view: TableView, seat: Seat): readonly Card[] {
  const held = view.hands[seat]
  if (typeof held !== 'object') return []
  const places = document.querySelectorAll<HTMLElement>(`[data-place="hand-${seat}"] [data-move]`)
  const shown = [...places].flatMap(({ dataset }) => readCard(dataset['move'] ?? '') ?? [])
  return [...shown.filter((card) => held.includes(card)), ...held.filter((card) => !shown.includes(card))]
}

/** The keys that only read, each with Shift, since the plain letters are calls. */
export function useReading({ table, log, wish }: Readable): KeyMap {
  const voice = useVoice()
  const { texts } = useWords()
  const reads = (read: (texts: InterfaceWords, table: ReadTable) => readonly string[]) => (): boolean => {
    const now = table()
    if (now) voice.read(read(texts.value, { ...now, hand: handShown(now.view, now.near) }))
    return now !== null
  }
  return {
    'Shift+h': reads(handRead),
    'Shift+t': reads(trickRead),
    'Shift+l': reads(lastTrickRead),
    'Shift+s': reads(scoreRead),
    'Shift+g': () => voice.read(logRead(texts.value, log())),
    'Shift+i': () => voice.read(wishRead(texts.value, wish())),
    'Shift+r': () => voice.repeat(texts.value.reading.nothingSaid),
  }
}
