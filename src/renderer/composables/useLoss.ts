import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import type { Scene } from '../../shared/bridge.ts'
import type { Seat } from '../../shared/view.ts'
import type { Company } from '../../shared/words/words.ts'
import { findTable } from '../table/tables.ts'
import { useWords } from './useWords.ts'

/**
 * Returns what the person has lost when these cards were dealt, such as points that they forgot to
 * mark, until the first trick; empty if nothing. The log has spoken it.
 */
export function useLoss(
  scene: () => Scene,
  near: ComputedRef<Seat>,
  company: ComputedRef<Company>,
): ComputedRef<string> {
  const { gameWords } = useWords()
  return computed(() => {
    const { log, view } = scene()
    const kind = findTable(view.game)
    if (view.eye !== near.value || view.tricks.length > 0 || kind?.isLoss === undefined) return ''
    return log
      .flatMap((line) =>
        line.kind === 'heard' && line.deal === view.deals && kind.isLoss?.(line.event, near.value)
          ? [gameWords(view.game).event(line.event, company.value)]
          : [],
      )
      .join(' ')
  })
}
