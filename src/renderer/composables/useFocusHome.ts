import { onMounted, watch } from 'vue'
import type { Ref } from 'vue'
import type { Scene } from '../../shared/bridge.ts'
import { useRules } from '../stores/rules.ts'
import { isNowhere, releaseFocus } from './focus.ts'
import type { DrawnTable } from '../table/table-props.ts'

/** Returns true if focus is on a card that has left the hand, or a call that has gone. */
function isTakenAway(now: Scene, before: Scene): boolean {
  const focused = document.activeElement
  const card = focused?.closest<HTMLElement>('[role=toolbar] [data-move]')?.dataset['move']
  if (card === undefined)
    return (
      now.awaits !== before.awaits && focused !== null && focused.closest('[data-calls]') !== null
    )
  return !now.view.hands.some(
    (hand) => typeof hand !== 'number' && hand.some((held) => held === card),
  )
}

/**
 * Moves the focus after a call, since its button disappears: to the hand, or, if the table waits
 * for something other than a card, to the calls offered.
 */
export function useFocusHome(scene: () => Scene, drawn: Ref<DrawnTable | null>): void {
  /**
   * Waits for the next frame, which is laid out anyway: focusing now would force another layout.
   */
  async function focusHome(): Promise<void> {
    await new Promise(requestAnimationFrame)
    if (!isNowhere() || document.querySelector('dialog[open]')) return
    const hasHand = scene().awaits === null && drawn.value?.focusHand(null)
    if (!hasHand) document.querySelector<HTMLElement>('[data-calls] button')?.focus()
  }

  const rules = useRules()

  onMounted(focusHome)
  watch(scene, (now, before) => isTakenAway(now, before) && releaseFocus(), { flush: 'pre' })
  // the focus may have been lost while the rule book covered the table
  watch([scene, () => rules.opened], focusHome, { flush: 'post' })
}
