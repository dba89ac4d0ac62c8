import { nextTick, onMounted, watch } from 'vue'
import type { Ref } from 'vue'
import type { DrawnTable } from '../table/table-props.ts'

/** A call that was made disappears and takes the focus with it: then it goes to the hand, or to the next call. */
export function useFocusHome(picture: () => unknown, drawn: Ref<DrawnTable | null>): void {
  async function home(): Promise<void> {
    await nextTick()
    if (document.activeElement !== document.body || document.querySelector('dialog[open]')) return
    if (!drawn.value?.focusHand(null)) document.querySelector<HTMLElement>('[data-calls] button')?.focus()
  }

  onMounted(home)
  watch(picture, home, { flush: 'post' })
}
