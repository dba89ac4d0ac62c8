import { onBeforeUnmount, onMounted } from 'vue'
import { figureOn, isWritten } from './keys.ts'
import { useShortcuts } from './useShortcuts.ts'

/**
 * The actions of keys; each returns false if it has nothing to do. `Shift+h` is a letter with
 * Shift, `h` one without, `Ctrl+z` one with Ctrl, or ⌘.
 */
export type KeyMap = Readonly<Record<string, () => boolean | void>>

const RADIO_KEYS = /^(Arrow| $)/
const RANGE_KEYS = /^(Arrow|Page|Home$|End$)/

/** Returns the name of a key in a map. */
function keyName(event: KeyboardEvent): string {
  const { key, shiftKey, ctrlKey, metaKey } = event
  if (ctrlKey || metaKey) return `Ctrl+${shiftKey ? 'Shift+' : ''}${key.toLowerCase()}`
  if (key.length > 1) return key
  const letter = key.toLowerCase()
  if (shiftKey && /^\p{L}$/u.test(key)) return `Shift+${letter}`
  return figureOn(event) ?? letter
}

/**
 * Adds the keys of a screen. They are off in text fields, while a dialog is open, and with Alt; all
 * that write a character are also off if the settings disable them (WCAG 2.1.4).
 */
export function useKeyboard(keys: () => KeyMap): void {
  const { areKeys } = useShortcuts()

  function onKey(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.altKey) return
    const isCommand = event.ctrlKey || event.metaKey
    const target = event.target instanceof HTMLElement ? event.target : null
    if (isWritten(target, event) || document.querySelector('dialog[open]')) return
    // Escape closes an open menu, and nothing else.
    if (event.key === 'Escape' && document.querySelector(':popover-open')) return
    // A slider and a row of radio buttons use the same keys.
    if (target?.matches('[type=radio]') && RADIO_KEYS.test(event.key)) return
    if (target?.matches('[type=range]') && RANGE_KEYS.test(event.key)) return
    // Space and Enter belong to the focused button.
    if (
      (event.key === ' ' || event.key === 'Enter') &&
      target?.closest('button, a, summary, label')
    )
      return
    if (!areKeys.value && !isCommand && event.key.length === 1 && event.key !== ' ') return
    const act = keys()[keyName(event)]
    if (act && act() !== false) event.preventDefault()
  }

  onMounted(() => window.addEventListener('keydown', onKey))
  onBeforeUnmount(() => window.removeEventListener('keydown', onKey))
}
