import { onBeforeUnmount, onMounted } from 'vue'
import { firstFocusable, focusHeading } from './focus.ts'

/** Milliseconds in which who took something away may say where the focus goes. */
const PATIENCE = 150

/**
 * Keeps the focus in the window: when what had it is taken away, or can no longer have it, the focus goes to what is
 * left of its surroundings, or, on another screen, to the heading. A click into the void takes it away on purpose.
 */
export function useFocusKeeper(): void {
  let held: HTMLElement | null = null
  let around: readonly Element[] = []
  let timer = 0

  function rememberFocus({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement)) return
    held = target
    around = [...listAncestors(target)]
  }

  const isLost = (): boolean =>
    held !== null &&
    document.activeElement === document.body &&
    (!held.isConnected || held.matches(':disabled') || !held.checkVisibility())

  function restoreFocus(): void {
    if (!isLost()) return
    const near = around.filter((one) => one.isConnected).map(firstFocusable)
    const next = near.find((one) => one !== null)
    if (next) next.focus({ preventScroll: true })
    else focusHeading()
  }

  const watcher = new MutationObserver(() => {
    if (!isLost()) return
    window.clearTimeout(timer)
    timer = window.setTimeout(restoreFocus, PATIENCE)
  })

  onMounted(() => {
    document.addEventListener('focusin', rememberFocus)
    watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] })
  })
  onBeforeUnmount(() => {
    document.removeEventListener('focusin', rememberFocus)
    watcher.disconnect()
    window.clearTimeout(timer)
  })
}

/** What an element lies in, from the inside out, as far as the screen it belongs to. */
function* listAncestors(element: Element): Generator<Element> {
  for (let one = element.parentElement; one && one.id !== 'app'; one = one.parentElement) yield one
}
