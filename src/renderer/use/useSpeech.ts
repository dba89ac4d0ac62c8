import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import type { LogLine } from '../../shared/bridge.ts'
import type { AnyEvent, Seat } from '../../shared/view.ts'
import type { GameTable } from '../table/tables.ts'
import { useWords } from './useWords.ts'

const seatOf = (event: AnyEvent): unknown => ('seat' in event ? event.seat : null)

/** The opponent's last call, until the seat that looks has done something itself. */
export function useSpeech(
  table: () => GameTable | null,
  log: () => readonly LogLine[],
  near: () => Seat,
): ComputedRef<string | null> {
  const { texts } = useWords()
  return computed(() => {
    const lines = log()
    for (let index = lines.length - 1; index >= 0; index -= 1) {
      const line = lines[index]
      if (line?.kind !== 'heard') continue
      if (line.event.did === 'dealt') return null
      const call = table()?.call(line.event, texts.value) ?? null
      const own = seatOf(line.event) === near()
      if (call !== null) return own ? null : call
      if (own && (line.event.did === 'led' || line.event.did === 'followed')) return null
    }
    return null
  })
}
