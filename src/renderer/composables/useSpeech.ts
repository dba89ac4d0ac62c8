import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import type { LogLine } from '../../shared/bridge.ts'
import { SEATS } from '../../shared/view.ts'
import type { AnyEvent, Seat } from '../../shared/view.ts'
import type { GameTable } from '../table/tables.ts'
import { useWords } from './useWords.ts'

const seatOf = (event: AnyEvent): Seat | null =>
  'seat' in event ? (SEATS.find((seat) => seat === event.seat) ?? null) : null

/** Returns the last call of each player, by seat, until the viewing seat has acted. */
export function useSpeech(
  table: () => GameTable | null,
  log: () => readonly LogLine[],
  near: () => Seat,
): ComputedRef<readonly (string | null)[]> {
  const { texts } = useWords()
  return computed(() => {
    const said = new Map<Seat, string>()
    const deal = log().at(-1)?.deal
    for (const line of log().toReversed()) {
      if (line.deal !== deal) break
      if (line.kind !== 'heard') continue
      const { event } = line
      const call = table()?.spokenCall(event, texts.value) ?? null
      const seat = seatOf(event)
      const answer = seat === near() ? (table()?.spokenAnswer?.(event, texts.value) ?? null) : null
      if (answer !== null)
        for (const other of SEATS) if (other !== near() && !said.has(other)) said.set(other, answer)
      if (seat === near() && (call !== null || (table()?.decisionIn(event) ?? null) !== null)) break
      if (call !== null && seat !== null && !said.has(seat)) said.set(seat, call)
    }
    return SEATS.map((seat) => said.get(seat) ?? null)
  })
}
