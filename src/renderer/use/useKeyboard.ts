import { onBeforeUnmount, onMounted } from 'vue'

/** What a key does; false when it has nothing to do just now. */
export type KeyMap = Readonly<Record<string, () => boolean | void>>

const WRITES = 'input:not([type=radio]):not([type=range]), textarea, select, [contenteditable]'
const RADIO_KEYS = /^(Arrow| $)/
const RANGE_KEYS = /^(Arrow|Page|Home$|End$)/

/** Letter keys of a screen. Silent while somebody writes, while a dialog is open, and with Ctrl, Alt or Meta. */
export function useKeyboard(keys: () => KeyMap): void {
  function onKey(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    const target = event.target instanceof HTMLElement ? event.target : null
    if (target?.closest(WRITES) || document.querySelector('dialog[open]')) return
    // A slider and a row of radio buttons move by the same keys.
    if (target?.matches('[type=radio]') && RADIO_KEYS.test(event.key)) return
    if (target?.matches('[type=range]') && RANGE_KEYS.test(event.key)) return
    // Space and Enter belong to the button that has the focus.
    if ((event.key === ' ' || event.key === 'Enter') && target?.closest('button, a, summary, label')) return
    const act = keys()[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (act && act() !== false) event.preventDefault()
  }

  onMounted(() => window.addEventListener('keydown', onKey))
  onBeforeUnmount(() => window.removeEventListener('keydown', onKey))
}
