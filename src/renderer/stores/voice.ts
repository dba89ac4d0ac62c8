import { defineStore } from 'pinia'
import { nextTick, shallowRef } from 'vue'
import { useViewer } from './viewer.ts'

/** A sentence for the ear; the number tells two of the same words apart. */
export interface Utterance {
  readonly number: number
  readonly sentence: string
}

/** Sentences that stay for who comes back to them; a screen reader has heard them long before they go. */
const KEPT = 30
/** So many may stand before the oldest go. */
const MANY = 60

/**
 * The one voice of the window. Whatever is said goes through here, in the order in which it happened, and is heard
 * once; what a key asked to be read is shown for a moment as well.
 */
export const useVoice = defineStore('voice', () => {
  const said = shallowRef<readonly Utterance[]>([])
  /** What was read out last, until it has been shown long enough. */
  const shown = shallowRef<{ readonly number: number; readonly sentences: readonly string[] } | null>(null)
  let number = 0
  let last: readonly string[] = []
  /** Said while the region is being emptied; null at any other time. */
  let waiting: readonly Utterance[] | null = null

  function addSentences(sentences: readonly string[]): void {
    const fresh = sentences.map((sentence) => ({ number: (number += 1), sentence }))
    if (waiting === null) said.value = [...said.value, ...fresh]
    else waiting = [...waiting, ...fresh]
  }

  /**
   * Removes every sentence, since the next person must not find them. New ones wait until the region is drawn empty,
   * for the same reason as in `trimOldest`.
   */
  function clearSentences(): void {
    last = []
    shown.value = null
    if (waiting !== null) waiting = []
    if (said.value.length === 0) return
    said.value = []
    waiting = []
    void nextTick(() => {
      said.value = waiting ?? []
      waiting = null
    })
  }

  /**
   * Lets the oldest sentences go. Never in one change with new ones: a list that loses lines at its head while it gains
   * some at its end is drawn from the end backwards, and would be heard so.
   */
  function trimOldest(): void {
    if (said.value.length > MANY) said.value = said.value.slice(-KEPT)
  }

  /** Says these sentences after all that was said before; empty ones are no sentences. */
  function say(...sentences: readonly string[]): void {
    const spoken = sentences.filter((sentence) => sentence !== '')
    if (spoken.length === 0) return
    last = spoken
    addSentences(spoken)
  }

  /** Says and shows what somebody asked to hear. */
  function readAloud(sentences: readonly string[]): void {
    say(...sentences)
    shown.value = { number, sentences }
  }

  /** Says once more what was said last, or else that nothing was. */
  function repeatLast(nothing: string): void {
    readAloud(last.length > 0 ? last : [nothing])
  }

  function hideText(): void {
    shown.value = null
  }

  /** The number of the sentence said last. */
  const lastNumber = (): number => number

  useViewer().onHandOver(clearSentences)

  return { said, shown, lastNumber, say, trimOldest, readAloud, repeatLast, hideText }
})
