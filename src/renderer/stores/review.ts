import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { Review, ReviewViewer, PartieRef } from '../../shared/review.ts'
import type { ImportReport } from '../../shared/archive.ts'
import type { Answer } from '../../shared/bridge.ts'
import { callMain } from '../ipc.ts'
import { useNotices } from './notices.ts'
import { useViewer } from './viewer.ts'

/** The panel next to the table of a review. */
export type ReviewSide = 'log' | 'odds' | 'analysis' | 'note'

/** Creates the requests of a review; each shows its refusal. */
function createRequests() {
  const notices = useNotices()
  const take = <T>(answer: Answer<T>): T | null => {
    if (answer.ok) return answer.value
    notices.showRefusal(answer.refused)
    return null
  }
  return {
    fetchReview: async (shown: PartieRef, wanted: ReviewViewer) =>
      take(await callMain((cercle) => cercle.loadReview(shown, wanted))),
    saveNote: async (sitting: number, partie: number, note: string, tags: readonly string[]) =>
      take(await callMain((cercle) => cercle.annotatePartie(sitting, partie, note, [...tags]))),
    /** Imports the file into the archive; returns null if that failed. */
    archiveFile: async (): Promise<ImportReport | null> =>
      take(await callMain((cercle) => cercle.keepFile())),
  }
}

/** Creates the position in a review: the partie, its viewer, the step, and the open panel. */
function createPosition() {
  const review = shallowRef<Review | null>(null)
  const eye = ref<ReviewViewer>('open')
  const step = ref(0)
  /** The panel that is open at first. */
  const side = ref<ReviewSide>('log')
  /** True if the graph of the partie is shown. */
  const course = ref(false)
  return {
    review,
    eye,
    step,
    side,
    course,
    /** Opens a review at its beginning. */
    showReview(given: Review, wanted: ReviewSide = 'log'): void {
      side.value = wanted
      course.value = wanted === 'analysis'
      eye.value = 'open'
      step.value = 0
      review.value = given
    },
    goTo(wanted: number): void {
      const end = (review.value?.steps.length ?? 1) - 1
      step.value = Math.min(Math.max(wanted, 0), end)
    },
  }
}

/** The stored partie under review, and the current step. */
export const useReview = defineStore('review', () => {
  const position = createPosition()
  const { review, eye, step, showReview } = position
  const viewer = useViewer()
  const { fetchReview, saveNote, archiveFile } = createRequests()

  /** Opens a stored partie; returns false if that failed. */
  async function openPartie(
    sitting: number,
    partie: number,
    wanted: ReviewSide = 'log',
  ): Promise<boolean> {
    const given = await fetchReview({ kind: 'kept', sitting, partie }, 'open')
    if (given) showReview(given, wanted)
    return given !== null
  }

  /** Loads the same positions for another viewer. */
  async function setEye(wanted: ReviewViewer): Promise<void> {
    const shown = review.value?.shown
    const given = shown && (await fetchReview(shown, wanted))
    // Closed, or turned to another partie, meanwhile.
    if (!given || review.value?.shown !== shown) return
    eye.value = wanted
    review.value = given
  }

  /** Opens another partie of the same sitting or file, if there is one, for the same viewer. */
  async function turnTo(partie: number): Promise<void> {
    const now = review.value
    if (!now || partie < 1 || partie > now.parties || partie === now.shown.partie) return
    const given = await fetchReview({ ...now.shown, partie }, eye.value)
    if (!given || review.value !== now) return
    step.value = 0
    review.value = given
  }

  /** Saves note and tags of the partie; returns false if that failed. */
  async function annotate(
    shown: PartieRef,
    note: string,
    tags: readonly string[],
  ): Promise<boolean> {
    if (shown.kind !== 'kept') return false
    const line = await saveNote(shown.sitting, shown.partie, note, tags)
    if (line && review.value && isSamePartie(review.value.shown, shown))
      review.value = { ...review.value, line }
    return line !== null
  }

  function close(): void {
    review.value = null
    viewer.clearViewer()
  }

  return { ...position, openPartie, setEye, turnTo, annotate, archiveFile, close }
})

/** Compares parties by their place, since names may differ. */
function isSamePartie(one: PartieRef, other: PartieRef): boolean {
  const getSitting = (shown: PartieRef): number | null =>
    shown.kind === 'kept' ? shown.sitting : null
  return getSitting(one) === getSitting(other) && one.partie === other.partie
}
