import { onBeforeUnmount, onMounted } from 'vue'
import type { DrawnTable } from '../table/table-props.ts'

/** Keys that only move the focus or modify other keys. */
const LEADS = /^(Tab|Shift|Control|Alt|AltGraph|Meta|Arrow.*|Home|End|Page.*|F\d+)$/
const WRITES = 'input, textarea, select, [contenteditable]'

/**
 * Turns a complete trick that waits for a key by any key that acts. Space does nothing else, any
 * other key acts as always. `waiting` returns null if nothing waits.
 */
export function useTrickKeys(waiting: () => DrawnTable | null): void {
  function onKey(event: KeyboardEvent): void {
    const table = waiting()
    const target = event.target instanceof Element ? event.target : null
    if (!table?.isHeld() || LEADS.test(event.key) || event.ctrlKey || event.altKey || event.metaKey)
      return
    if (target?.closest(WRITES) || document.querySelector('dialog[open]')) return
    // keys that only read
    if (event.shiftKey && /^\p{L}$/u.test(event.key)) return
    table.turnTrick()
    if (event.key !== ' ') return
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  onMounted(() => window.addEventListener('keydown', onKey, { capture: true }))
  onBeforeUnmount(() => window.removeEventListener('keydown', onKey, { capture: true }))
}
