import { readCard } from '../../shared/card.ts'
import type { Card } from '../../shared/card.ts'
import type { Seat, TableView } from '../../shared/view.ts'
import type { InterfaceWords } from '../../shared/words/en/interface.ts'
import { useVoice } from '../stores/voice.ts'
import {
  type ReadTable,
  type ReadPrompt,
  readHand,
  readLastTrick,
  readLog,
  readScore,
  readTrick,
  readPrompt,
} from './reading.ts'
import type { KeyMap } from './useKeyboard.ts'
import { useWords } from './useWords.ts'

interface Readable {
  /** Returns the position to read, or null if there is none. */
  readonly table: () => Omit<ReadTable, 'hand'> | null
  readonly log: () => readonly string[]
  readonly wish: () => ReadPrompt
}

/** Returns the open hand of a seat in the order in which it is drawn at the table. */
function getShownHand(view: TableView, seat: Seat): readonly Card[] {
  const held = view.hands[seat]
  if (typeof held !== 'object') return []
  const places = document.querySelectorAll<HTMLElement>(`[data-place="hand-${seat}"] [data-move]`)
  const shown = [...places].flatMap(({ dataset }) => readCard(dataset['move'] ?? '') ?? [])
  return [
    ...shown.filter((card) => held.includes(card)),
    ...held.filter((card) => !shown.includes(card)),
  ]
}

/** Returns the reading keys, each with Shift, since the plain letters are calls. */
export function useReading({ table, log, wish }: Readable): KeyMap {
  const voice = useVoice()
  const { texts } = useWords()
  const createReader =
    (read: (texts: InterfaceWords, table: ReadTable) => readonly string[]) => (): boolean => {
      const now = table()
      if (now)
        voice.readAloud(read(texts.value, { ...now, hand: getShownHand(now.view, now.near) }))
      return now !== null
    }
  return {
    'Shift+h': createReader(readHand),
    'Shift+t': createReader(readTrick),
    'Shift+l': createReader(readLastTrick),
    'Shift+s': createReader(readScore),
    'Shift+g': () => voice.readAloud(readLog(texts.value, log())),
    'Shift+i': () => voice.readAloud(readPrompt(texts.value, wish())),
    'Shift+r': () => voice.repeatLast(texts.value.reading.nothingSaid),
  }
}
