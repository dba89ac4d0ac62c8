import { defineStore } from 'pinia'
import { ref } from 'vue'

export const TRAINING_TABS = ['exercises', 'positions', 'strength', 'judging', 'exchange'] as const
/** A page of the training room. */
export type TrainingTab = (typeof TRAINING_TABS)[number]

/** A kind of exercises that was asked for on another page. */
export interface WantedKind {
  readonly game: string
  readonly kind: string
}

/** The training room: if it is open, and at which page. */
export const useTraining = defineStore('training', () => {
  const isOpen = ref(false)
  const tab = ref<TrainingTab>('exercises')
  const wanted = ref<WantedKind | null>(null)

  /** Opens the room, at a page if one is named. */
  function openRoom(at: TrainingTab = tab.value): void {
    tab.value = at
    isOpen.value = true
  }

  /** Opens the exercises with a kind chosen. */
  function practise(game: string, kind: string): void {
    wanted.value = { game, kind }
    openRoom('exercises')
  }

  /** Returns the kind that was asked for, once. */
  function takeWanted(): WantedKind | null {
    const kind = wanted.value
    wanted.value = null
    return kind
  }

  function close(): void {
    isOpen.value = false
  }

  return { isOpen, tab, openRoom, practise, takeWanted, close }
})
