import { onBeforeUnmount, onMounted } from 'vue'
import { firstFocusable, focusHeading } from './focus.ts'

/** Time in which the code that removed an element may move the focus itself, in milliseconds. */
const PATIENCE = 150

/**
 * Prevents the focus from being lost: when its element is removed, hidden or disabled, the focus
 * moves to what is left around it, or, on another screen, to the heading. A click on an empty place
 * removes it on purpose.
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
    watcher.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'hidden'],
    })
  })
  onBeforeUnmount(() => {
    document.removeEventListener('focusin', rememberFocus)
    watcher.disconnect()
    window.clearTimeout(timer)
  })
}

/** Yields the ancestors of an element, from the inside out, up to its screen. */
function* listAncestors(element: Element): Generator<Element> {
  for (let one = element.parentElement; one && one.id !== 'app'; one = one.parentElement) yield one
}
