import { onMounted, onScopeDispose, watch } from 'vue'
import { useViewer } from '../stores/viewer.ts'
import { useVoice } from '../stores/voice.ts'

interface SpeakOptions {
  /** Also announces the sentence found when the screen opens, not only changes. */
  readonly first?: boolean
  /** Delay (ms) for which a sentence must stay: a text that changes is announced once. */
  readonly patience?: number
  /** Whenever this changes, the sentence is announced again, even if it is the same. */
  readonly again?: () => unknown
}

/** Announces a sentence of the screen whenever it changes; an empty one is ignored. */
export function useSpokenText(
  sentence: () => string,
  { first = false, patience = 0, again = () => null }: SpeakOptions = {},
): void {
  const voice = useVoice()
  let timer = 0
  // after the name of the screen
  if (first) onMounted(() => voice.say(sentence()))
  watch([sentence, again], () => {
    window.clearTimeout(timer)
    if (patience === 0) voice.say(sentence())
    else timer = window.setTimeout(() => voice.say(sentence()), patience)
  })
  useViewer().onHandOver(() => window.clearTimeout(timer))
  onScopeDispose(() => window.clearTimeout(timer))
}
