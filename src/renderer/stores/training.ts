import { defineStore } from 'pinia'
import { ref } from 'vue'

export const TRAINING_TABS = ['exercises', 'positions', 'strength', 'judging'] as const
/** A page of the training room. */
export type TrainingTab = (typeof TRAINING_TABS)[number]

/** The training room: if it is open, and at which page. */
export const useTraining = defineStore('training', () => {
  const isOpen = ref(false)
  const tab = ref<TrainingTab>('exercises')

  /** The kind of exercises that was asked for on another page; null once it is taken up. */
  const wanted = ref<{ readonly game: string; readonly kind: string } | null>(null)

  /** Opens the room, at a page if one is named. */
  function open(at: TrainingTab = tab.value): void {
    tab.value = at
    isOpen.value = true
  }

  /** Opens the exercises with a kind chosen. */
  function practise(game: string, kind: string): void {
    wanted.value = { game, kind }
    open('exercises')
  }

  function close(): void {
    isOpen.value = false
  }

  return { isOpen, tab, wanted, open, practise, close }
})
