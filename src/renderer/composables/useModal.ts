import { type ShallowRef, onMounted } from 'vue'

/**
 * Shows a dialog over everything once it is there. Gives what closes it, also to its own `cancel` and `close`: the focus
 * goes back to where it was, and `closed` is called, once and at once. Chromium's `close` comes a frame later, and would
 * answer for a dialog that has been opened anew meanwhile.
 */
export function useModal(dialog: Readonly<ShallowRef<HTMLDialogElement | null>>, closed: () => void): () => void {
  let isOpen = true
  onMounted(() => dialog.value?.showModal())
  return () => {
    if (!isOpen) return
    isOpen = false
    dialog.value?.close()
    closed()
  }
}
