import { onScopeDispose, watch } from 'vue'
import { useViewer } from '../stores/viewer.ts'
import { useVoice } from '../stores/voice.ts'

interface SpeakOptions {
  /** Also announces the sentence found when the screen opens, not only changes. */
  readonly first?: boolean
  /** Delay (ms) for which a sentence must stay: a text that changes is announced once. */
  readonly patience?: number
}

/** Announces a sentence of the screen whenever it changes; an empty one is ignored. */
export function useSpokenText(
  sentence: () => string,
  { first = false, patience = 0 }: SpeakOptions = {},
): void {
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
