import { onMounted, watch } from 'vue'
import type { Ref } from 'vue'
import type { Scene } from '../../shared/bridge.ts'
import { useRules } from '../stores/rules.ts'
import { isNowhere, releaseFocus } from './focus.ts'
import type { DrawnTable } from '../table/table-props.ts'

/** What has the focus is a card that has left the hand, or a call that is asked for no longer. */
function isTakenAway(now: Scene, before: Scene): boolean {
  const focused = document.activeElement
  const card = focused?.closest<HTMLElement>('[role=toolbar] [data-move]')?.dataset['move']
  if (card === undefined)
    return now.awaits !== before.awaits && focused !== null && focused.closest('[data-calls]') !== null
  return !now.view.hands.some((hand) => typeof hand !== 'number' && hand.some((held) => held === card))
}

/**
 * A call that was made disappears and takes the focus with it: then it goes to the hand, or, when the table waits for
 * something else than a card, to what is offered then.
 */
export function useFocusHome(scene: () => Scene, drawn: Ref<DrawnTable | null>): void {
  /** When the next picture is laid out anyway: the focus would have all laid out once more. */
  async function focusHome(): Promise<void> {
    await new Promise(requestAnimationFrame)
    if (!isNowhere() || document.querySelector('dialog[open]')) return
    const hasHand = scene().awaits === null && drawn.value?.focusHand(null)
    if (!hasHand) document.querySelector<HTMLElement>('[data-calls] button')?.focus()
  }

  const rules = useRules()

  onMounted(focusHome)
  watch(scene, (now, before) => isTakenAway(now, before) && releaseFocus(), { flush: 'pre' })
  // it may have gone while the rule book lay over the table
  watch([scene, () => rules.opened], focusHome, { flush: 'post' })
}
