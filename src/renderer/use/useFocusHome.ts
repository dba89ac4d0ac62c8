import { nextTick, onMounted, watch } from 'vue'
import type { Ref } from 'vue'
import type { Scene } from '../../shared/bridge.ts'
import type { DrawnTable } from '../table/table-props.ts'

/**
 * A call that was made disappears and takes the focus with it: then it goes to the hand, or, when the table waits for
 * something else than a card, to what is offered then.
 */
export function useFocusHome(scene: () => Scene, drawn: Ref<DrawnTable | null>): void {
  async function home(): Promise<void> {
    await nextTick()
    if (document.activeElement !== document.body || document.querySelector('dialog[open]')) return
    const hasHand = scene().awaits === null && drawn.value?.focusHand(null)
    if (!hasHand) document.querySelector<HTMLElement>('[data-calls] button')?.focus()
  }

  onMounted(home)
  watch(scene, home, { flush: 'post' })
}
