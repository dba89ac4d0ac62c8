import { onBeforeUnmount, onMounted } from 'vue'
import { firstIn, focusHeading } from './focus.ts'

/** Milliseconds in which who took something away may say where the focus goes. */
const PATIENCE = 150

/**
 * Keeps the focus in the window: when what had it is taken away, or can no longer have it, the focus goes to what is
 * left of its surroundings, or, on another screen, to the heading. A click into the void takes it away on purpose.
 */
export function useFocusKept(): void {
  let held: HTMLElement | null = null
  let around: readonly Element[] = []
  let timer = 0

  function hold({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement)) return
    held = target
    around = [...surroundings(target)]
  }

  const isLost = (): boolean =>
    held !== null &&
    document.activeElement === document.body &&
    (!held.isConnected || held.matches(':disabled') || !held.checkVisibility())

  function restore(): void {
    if (!isLost()) return
    const near = around.filter((one) => one.isConnected).map(firstIn)
    const next = near.find((one) => one !== null)
    if (next) next.focus({ preventScroll: true })
    else focusHeading()
  }

  const watcher = new MutationObserver(() => {
    if (!isLost()) return
    window.clearTimeout(timer)
    timer = window.setTimeout(restore, PATIENCE)
  })

  onMounted(() => {
    document.addEventListener('focusin', hold)
    watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] })
  })
  onBeforeUnmount(() => {
    document.removeEventListener('focusin', hold)
    watcher.disconnect()
    window.clearTimeout(timer)
  })
}

/** What an element lies in, from the inside out, as far as the screen it belongs to. */
function* surroundings(element: Element): Generator<Element> {
  for (let one = element.parentElement; one && one.id !== 'app'; one = one.parentElement) yield one
}
