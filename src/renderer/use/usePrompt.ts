import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import type { Scene } from '../../shared/bridge.ts'
import type { Seat } from '../../shared/view.ts'
import type { Company } from '../../shared/words/words.ts'
import { tableOf } from '../table/tables.ts'
import { useWords } from './useWords.ts'

/** What is asked now, as the words of the game say it. */
export function usePrompt(scene: () => Scene, near: () => Seat, company: ComputedRef<Company>): ComputedRef<string> {
  const { gameWords } = useWords()
  return computed(() => {
    const { view, awaits } = scene()
    const mine = view.turn === near()
    const asks = awaits ?? (mine ? (tableOf(view.game)?.asks(view) ?? '') : 'wait')
    const opponent = company.value.names.find((_, seat) => seat !== near()) ?? ''
    return gameWords(view.game).prompt(asks, opponent)
  })
}
