import { computed, ref } from 'vue'
import type { ComputedRef } from 'vue'
import { useEvening } from '../stores/evening.ts'
import { useVoice } from '../stores/voice.ts'
import { useWords } from '../composables/useWords.ts'

interface Finishing {
  /** True while computer players, who are alone, finish the partie at once. */
  readonly isFinishing: ComputedRef<boolean>
  readonly finish: () => Promise<void>
}

/** Provides the way to finish a partie at once; `partie` changes as soon as that one is over. */
export function useFinishing(partie: () => string): Finishing {
  const store = useEvening()
  const voice = useVoice()
  const { texts } = useWords()
  const finished = ref<string | null>(null)
  return {
    isFinishing: computed(() => finished.value === partie()),
    async finish(): Promise<void> {
      finished.value = partie()
      voice.say(texts.value.evening.table.finishing)
      if (!(await store.finishPartie())) finished.value = null
    },
  }
}
