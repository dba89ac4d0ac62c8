import { onMounted, watch } from 'vue'
import { useVoice } from '../stores/voice.ts'

/** What there is to be said of a table or a round at this moment. */
export interface Telling {
  /** With another number another log has begun. */
  readonly chapter: number
  /** The log so far. */
  readonly sentences: readonly string[]
  /** How often something in it was taken back, which is then its last sentence. */
  readonly takenBack?: number
  /** What is asked; empty where nobody here is asked anything. */
  readonly asked: string
}

/** Sentences that were not yet said. */
function freshOf(now: Telling, before: Telling): readonly string[] {
  if (now.chapter !== before.chapter) return now.sentences
  if ((now.takenBack ?? 0) > (before.takenBack ?? 0)) return now.sentences.slice(-1)
  return now.sentences.slice(before.sentences.length)
}

/**
 * Says what is new in the log, then what is asked for. The first look at something under way tells `first` alone:
 * everything at once would be a flood.
 */
export function useAnnouncer(telling: () => Telling, first: () => readonly string[]): void {
  const voice = useVoice()
  // after the name of the screen
  onMounted(() => voice.say(...first()))
  watch(telling, (now, before) => {
    const fresh = freshOf(now, before)
    const isAskedAnew = now.asked !== before.asked || now.sentences.length !== before.sentences.length
    voice.say(...fresh, isAskedAnew ? now.asked : '')
  })
}
