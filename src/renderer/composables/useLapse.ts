import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import type { Scene } from '../../shared/bridge.ts'
import type { Seat } from '../../shared/view.ts'
import type { Company } from '../../shared/words/words.ts'
import { listLapses } from '../table/lapses.ts'
import { findTable } from '../table/tables.ts'
import { useWords } from './useWords.ts'

/**
 * Returns what an omission or a breach has brought, such as points that were not marked in time or
 * cards that go back, until a card is played; empty if nothing. The log has spoken it.
 */
export function useLapse(
  scene: () => Scene,
  near: ComputedRef<Seat>,
  company: ComputedRef<Company>,
): ComputedRef<string> {
  const { gameWords } = useWords()
  return computed(() => {
    const { log, view, awaits } = scene()
    const kind = findTable(view.game)
    // between deals the tally tells it
    if (view.eye !== near.value || kind === null || awaits !== null) return ''
    const events = log.flatMap((line) =>
      line.kind === 'heard' && line.deal === view.deals ? [line.event] : [],
    )
    return listLapses(kind, events, view, near.value)
      .map((event) => gameWords(view.game).event(event, company.value))
      .join(' ')
  })
}
