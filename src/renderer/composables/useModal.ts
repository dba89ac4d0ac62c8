import { type ShallowRef, onMounted } from 'vue'

/**
 * Shows a dialog as a modal once it is mounted. Returns a function that closes it, also for its own
 * `cancel` and `close` events: the focus returns to its earlier place, and `closed` is called, once
 * and synchronously. Chromium's `close` event comes a frame later, and could belong to a dialog
 * that has been reopened since.
 */
export function useModal(
  dialog: Readonly<ShallowRef<HTMLDialogElement | null>>,
  closed: () => void,
): () => void {
  let isOpen = true
  onMounted(() => dialog.value?.showModal())
  return () => {
    if (!isOpen) return
    isOpen = false
    dialog.value?.close()
    closed()
  }
}
