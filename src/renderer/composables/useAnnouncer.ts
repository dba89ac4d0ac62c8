import { onMounted, watch } from 'vue'
import type { Viewer } from '../../shared/view.ts'
import { useVoice } from '../stores/voice.ts'

/** The sentences to announce for a table or a round at this moment. */
export interface SpokenState {
  /** Changes when another log begins. */
  readonly chapter: number
  /** The log so far. */
  readonly sentences: readonly string[]
  /** Number of undone actions in the log; the latest is then its last sentence. */
  readonly takenBack?: number
  /** The score, said once when it is there: after what led to it, and before the prompt. */
  readonly standing?: string
  /** The prompt; empty if no person here is asked anything. */
  readonly asked: string
  /** The listener; null during a hand-over. Absent if it is always the same person. */
  readonly listener?: Viewer | null
}

/** Returns the sentences that are not yet announced. */
function newSentences(now: SpokenState, before: SpokenState): readonly string[] {
  if (now.chapter !== before.chapter) return now.sentences
  if ((now.takenBack ?? 0) > (before.takenBack ?? 0)) return now.sentences.slice(-1)
  return now.sentences.slice(before.sentences.length)
}

/**
 * Announces new sentences of the log, then the prompt. When the screen opens in the middle of a
 * game, only `first` is announced: the whole log would be too much. If several persons share the
 * screen, each gets what happened since they listened last, and nothing is announced behind the
 * curtain.
 */
export function useAnnouncer(state: () => SpokenState, first: () => readonly string[]): void {
  const voice = useVoice()
  /** Number of sentences of this chapter that each listener has got. */
  const heard = new Map<Viewer, number>()
  /** Number of sentences when the screen opened, which are never announced. */
  let skipped = state().sentences.length

  function freshFor(listener: Viewer, { sentences }: SpokenState): readonly string[] {
    // sentences for all listeners count for each of them
    return sentences.slice(
      Math.max(heard.get(listener) ?? skipped, heard.get('onlooker') ?? skipped),
    )
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
    const { standing = '' } = now
    if (isOther) return voice.say(...fresh, standing, now.asked)
    const isAskedAnew =
      now.asked !== before.asked || now.sentences.length !== before.sentences.length
    const isNewStanding = standing !== (before.standing ?? '')
    voice.say(...fresh, isNewStanding ? standing : '', isAskedAnew ? now.asked : '')
  })
}
