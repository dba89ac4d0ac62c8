// What a press of a key means, whatever the keyboard and the input method, and however long it is held.

type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>

const WRITES = 'input:not([type=radio]):not([type=range]), textarea, select, [contenteditable]'
const NUMBER = 'input[inputmode=numeric]'
const NO_NUMBER = /^[^\d\s]$/u

/** Keys that act as often as they come while they are held down. */
const REPEATS = /^(Tab|Backspace|Delete|Arrow.*|Page.*|Home|End)$/

/**
 * Whether a held key may act again: only what moves or writes does. Anything else acts once a press, or a held Enter
 * would play the next card too, and lift the curtain for the next person.
 */
export function actsAgain({ key }: Pick<KeyPress, 'key'>, isWriting: boolean): boolean {
  return REPEATS.test(key) || (isWriting && key !== 'Enter' && key !== 'Escape')
}

/**
 * The figure 1 to 9 on a key, as text, null for any other. On a French keyboard the figures need Shift; without it their
 * keys count as well, though they write é or ç.
 */
export function figureOn({ key, code, shiftKey }: KeyPress): string | null {
  if (/^[1-9]$/.test(key)) return key
  const [, figure] = /^Digit([1-9])$/.exec(code) ?? []
  return shiftKey || key.length > 1 ? null : (figure ?? null)
}

/** Whether a key is meant for what somebody writes in; letters and signs mean nothing to a field of digits. */
export function isWritten(target: Element | null, event: KeyboardEvent): boolean {
  const field = target?.closest(WRITES)
  if (!field) return false
  const isCommand = event.ctrlKey || event.metaKey
  return isCommand || !field.matches(NUMBER) || figureOn(event) !== null || !NO_NUMBER.test(event.key)
}

/** Whether a key belongs to an input method that is composing a sign: its Escape and Enter mean a choice of signs. */
export const isComposed = ({ isComposing, key }: Pick<KeyboardEvent, 'isComposing' | 'key'>): boolean =>
  isComposing || key === 'Process'

function onPressed(event: KeyboardEvent): void {
  if (isComposed(event)) return event.stopImmediatePropagation()
  if (!event.repeat) return
  const target = event.target instanceof Element ? event.target : null
  if (actsAgain(event, isWritten(target, event))) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

/**
 * From now on a held key acts once in the whole window, also on a button, and nothing acts on a key of an input method.
 * Called before anything else listens.
 */
export function ignoreHeldKeys(): void {
  window.addEventListener('keydown', onPressed, { capture: true })
}
