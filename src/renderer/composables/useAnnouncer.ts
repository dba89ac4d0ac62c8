import { onMounted, watch } from 'vue'
import type { Viewer } from '../../shared/view.ts'
import { useVoice } from '../stores/voice.ts'

/** What there is to be said of a table or a round at this moment. */
export interface SpokenState {
  /** With another number another log has begun. */
  readonly chapter: number
  /** The log so far. */
  readonly sentences: readonly string[]
  /** How often something in it was taken back, which is then its last sentence. */
  readonly takenBack?: number
  /** What is asked; empty where nobody here is asked anything. */
  readonly asked: string
  /** Who listens; null while the screen is being handed over. Absent where it is always the same person. */
  readonly listener?: Viewer | null
}

/** Sentences that were not yet said. */
function newSentences(now: SpokenState, before: SpokenState): readonly string[] {
  if (now.chapter !== before.chapter) return now.sentences
  if ((now.takenBack ?? 0) > (before.takenBack ?? 0)) return now.sentences.slice(-1)
  return now.sentences.slice(before.sentences.length)
}

/**
 * Says what is new in the log, then what is asked for. The first look at something under way tells `first` alone:
 * everything at once would be a flood. Where the screen goes from hand to hand, each hears what happened since they
 * listened last, and nothing is said behind the curtain, which nobody could hear.
 */
export function useAnnouncer(state: () => SpokenState, first: () => readonly string[]): void {
  const voice = useVoice()
  /** How many sentences of this chapter each listener has heard. */
  const heard = new Map<Viewer, number>()
  /** How many were there at the first look, and are told to nobody. */
  let skipped = state().sentences.length

  function freshFor(listener: Viewer, { sentences }: SpokenState): readonly string[] {
    // what all have heard together, each has heard
    return sentences.slice(Math.max(heard.get(listener) ?? skipped, heard.get('onlooker') ?? skipped))
  }

  // after the name of the screen
  onMounted(() => voice.say(...first()))
  watch(state, (now, before) => {
    const { listener } = now
    if (now.chapter !== before.chapter) {
      heard.clear()
      skipped = 0
    }
    if (listener === null) return
    const isOther = listener !== undefined && listener !== before.listener
    const fresh = isOther ? freshFor(listener, now) : newSentences(now, before)
    if (listener !== undefined) heard.set(listener, now.sentences.length)
    if (isOther) return voice.say(...fresh, now.asked)
    const isAskedAnew = now.asked !== before.asked || now.sentences.length !== before.sentences.length
    voice.say(...fresh, isAskedAnew ? now.asked : '')
  })
}
