// Interprets key presses independently of keyboard layout, input method and key repeat.

type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>

const WRITES = 'input:not([type=radio]):not([type=range]), textarea, select, [contenteditable]'
/** Fields that do not take every character, and the characters they do not take. */
const UNWRITTEN: readonly (readonly [field: string, character: RegExp])[] = [
  ['input[inputmode=numeric]', /^[^\d\s]$/u],
  ['[type=checkbox]', /^\S$/u],
  ['select', /^[^\p{L}\p{N}\s]$/u],
  ['[type=date]', /^\?$/u],
]

/** Keys that repeat while they are held down. */
const REPEATS = /^(Tab|Backspace|Delete|Arrow.*|Page.*|Home|End)$/

/**
 * Returns true if a held key may act again: only keys that move or write may. Any other key acts
 * once per press, or a held Enter would also play the next card and lift the curtain for the next
 * person.
 */
export function actsAgain({ key }: Pick<KeyPress, 'key'>, isWriting: boolean): boolean {
  return REPEATS.test(key) || (isWriting && key !== 'Enter' && key !== 'Escape')
}

/**
 * Returns the digit 1 to 9 on a key, as text, or null for any other key. On a French keyboard
 * digits need Shift; without it their keys count as well, though they write é or ç.
 */
export function figureOn({ key, code, shiftKey }: KeyPress): string | null {
  if (/^[1-9]$/.test(key)) return key
  const [, figure] = /^Digit([1-9])$/.exec(code) ?? []
  return shiftKey || key.length > 1 ? null : (figure ?? null)
}

/** Returns true if a key is input for the focused field: not every field takes any character. */
export function isWritten(target: Element | null, event: KeyboardEvent): boolean {
  const field = target?.closest(WRITES)
  if (!field) return false
  const isCommand = event.ctrlKey || event.metaKey
  const isUnwritten = UNWRITTEN.some(
    ([kind, character]) => field.matches(kind) && character.test(event.key),
  )
  return isCommand || !isUnwritten || figureOn(event) !== null
}

/** Returns true if a key belongs to an input method that is composing. */
export const isComposed = ({
  isComposing,
  key,
}: Pick<KeyboardEvent, 'isComposing' | 'key'>): boolean => isComposing || key === 'Process'

function onPressed(event: KeyboardEvent): void {
  if (isComposed(event)) return event.stopImmediatePropagation()
  if (!event.repeat) return
  const target = event.target instanceof Element ? event.target : null
  if (actsAgain(event, isWritten(target, event))) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

/**
 * Makes a held key act only once in the whole window, also on a button, and ignores keys of an
 * input method. Called before anything else listens.
 */
export function ignoreHeldKeys(): void {
  window.addEventListener('keydown', onPressed, { capture: true })
}
