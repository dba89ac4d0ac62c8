import { defineStore } from 'pinia'
import { ref } from 'vue'

export const TRAINING_TABS = ['exercises', 'positions', 'strength', 'judging'] as const
/** A page of the training room. */
export type TrainingTab = (typeof TRAINING_TABS)[number]

/** The training room: if it is open, and at which page. */
export const useTraining = defineStore('training', () => {
  const isOpen = ref(false)
  const tab = ref<TrainingTab>('exercises')

  /** Opens the room, at a page if one is named. */
  function open(at: TrainingTab = tab.value): void {
    tab.value = at
    isOpen.value = true
  }

  function close(): void {
    isOpen.value = false
  }

  return { isOpen, tab, open, close }
})
