import { defineStore } from 'pinia'
import { nextTick, shallowRef } from 'vue'
import { useViewer } from './viewer.ts'

/** A sentence for screen readers; the number distinguishes two with the same text. */
export interface Utterance {
  readonly number: number
  readonly sentence: string
}

/** Sentences that remain after trimming; a screen reader has read them long before. */
const KEPT = 30
/** Maximum number of sentences before the oldest are removed. */
const MANY = 60

/** Creates the list of sentences in the live region. */
function createRegion() {
  const said = shallowRef<readonly Utterance[]>([])
  let number = 0
  /** Sentences added while the region is being emptied; null at any other time. */
  let waiting: readonly Utterance[] | null = null
  return {
    said,
    /** Returns the number of the last sentence. */
    lastNumber: (): number => number,
    addSentences(sentences: readonly string[]): void {
      const fresh = sentences.map((sentence) => ({ number: (number += 1), sentence }))
      if (waiting === null) said.value = [...said.value, ...fresh]
      else waiting = [...waiting, ...fresh]
    },
    /**
     * Removes every sentence, since the next person must not find them. New ones wait until the
     * region is drawn empty, for the same reason as in `trimOldest`.
     */
    clearRegion(): void {
      if (waiting !== null) waiting = []
      if (said.value.length === 0) return
      said.value = []
      waiting = []
      void nextTick(() => {
        said.value = waiting ?? []
        waiting = null
      })
    },
    /**
     * Removes the oldest sentences. Never in one change with new ones: Vue patches a list that
     * loses lines at its start and gains some at its end from the end backwards, and it would be
     * read in that order.
     */
    trimOldest(): void {
      if (said.value.length > MANY) said.value = said.value.slice(-KEPT)
    },
  }
}

/**
 * The announcements of the window. Every sentence goes through here, in the order of events, and is
 * read once; a sentence requested by a key is also shown for a moment.
 */
export const useVoice = defineStore('voice', () => {
  const { said, lastNumber, addSentences, clearRegion, trimOldest } = createRegion()
  /** The sentences that a key read last, until they have been shown long enough. */
  const shown = shallowRef<{
    readonly number: number
    readonly sentences: readonly string[]
  } | null>(null)
  let last: readonly string[] = []

  /** Announces sentences after all earlier ones; empty ones are ignored. */
  function say(...sentences: readonly string[]): void {
    const spoken = sentences.filter((sentence) => sentence !== '')
    if (spoken.length === 0) return
    last = spoken
    addSentences(spoken)
  }

  /** Announces and shows sentences that a key requested. */
  function readAloud(sentences: readonly string[]): void {
    say(...sentences)
    shown.value = { number: lastNumber(), sentences }
  }

  /** Announces the last sentences again, or else the text for none. */
  function repeatLast(nothing: string): void {
    readAloud(last.length > 0 ? last : [nothing])
  }

  function hideText(): void {
    shown.value = null
  }

  useViewer().onHandOver(() => {
    last = []
    hideText()
    clearRegion()
  })

  return { said, shown, lastNumber, say, trimOldest, readAloud, repeatLast, hideText }
})
