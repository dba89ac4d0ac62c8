import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import type { LogLine } from '../../shared/bridge.ts'
import { SEATS } from '../../shared/view.ts'
import type { AnyEvent, Seat } from '../../shared/view.ts'
import type { GameTable } from '../table/tables.ts'
import { useWords } from './useWords.ts'

const seatOf = (event: AnyEvent): Seat | null =>
  'seat' in event ? (SEATS.find((seat) => seat === event.seat) ?? null) : null

/** What everybody called last, by seat, until the seat that looks has done something itself. */
export function useSpeech(
  table: () => GameTable | null,
  log: () => readonly LogLine[],
  near: () => Seat,
): ComputedRef<readonly (string | null)[]> {
  const { texts } = useWords()
  return computed(() => {
    const said = new Map<Seat, string>()
    for (const line of log().toReversed()) {
      if (line.kind !== 'heard') continue
      const { event } = line
      if (event.did === 'dealt') break
      const call = table()?.call(event, texts.value) ?? null
      const seat = seatOf(event)
      if (seat === near() && (call !== null || event.did === 'led' || event.did === 'followed')) break
      if (call !== null && seat !== null && !said.has(seat)) said.set(seat, call)
    }
    return SEATS.map((seat) => said.get(seat) ?? null)
  })
}
