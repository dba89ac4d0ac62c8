import { onScopeDispose, watch } from 'vue'
import { useViewer } from '../stores/viewer.ts'
import { useVoice } from '../stores/voice.ts'

interface SpeakOptions {
  /** Said also of what one finds, not of changes alone. */
  readonly first?: boolean
  /** Milliseconds it must stay as it is: what changes with every letter typed is said once. */
  readonly patience?: number
}

/** Says a sentence of the screen whenever it becomes another one; an empty one is no sentence. */
export function useSpokenText(sentence: () => string, { first = false, patience = 0 }: SpeakOptions = {}): void {
  const voice = useVoice()
  let timer = 0
  watch(
    sentence,
    (now) => {
      window.clearTimeout(timer)
      if (patience === 0) voice.say(now)
      else timer = window.setTimeout(() => voice.say(now), patience)
    },
    { immediate: first },
  )
  useViewer().onHandOver(() => window.clearTimeout(timer))
  onScopeDispose(() => window.clearTimeout(timer))
}
