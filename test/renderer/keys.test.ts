// One press, one action; and the figures of every keyboard.
import { describe, expect, test } from 'vitest'
import { actsAgain, figureOn, isComposed } from '../../src/renderer/composables/keys.ts'

describe('a key that is held down', () => {
  test.each(['Enter', ' ', 'Escape', 'p', 'Z', '2', '/', 'F1'])('%s acts once', (key) => {
    expect(actsAgain({ key }, false)).toBe(false)
  })

  test.each(['ArrowLeft', 'PageDown', 'Home', 'Tab'])('%s moves on', (key) => {
    expect(actsAgain({ key }, false)).toBe(true)
  })

  test('in a field it goes on writing, but sends nothing twice', () => {
    expect(['a', ' ', '7', 'Backspace'].map((key) => actsAgain({ key }, true))).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(['Enter', 'Escape'].map((key) => actsAgain({ key }, true))).toEqual([false, false])
  })
})

describe('a key of an input method', () => {
  test.each(['Enter', 'Escape', ' ', '2', 'ArrowDown', 'r'])(
    '%s is its own while it composes',
    (key) => {
      expect(isComposed({ key, isComposing: true })).toBe(true)
      expect(isComposed({ key, isComposing: false })).toBe(false)
    },
  )

  test('is so too where the system names it only as one that is being worked on', () => {
    expect(isComposed({ key: 'Process', isComposing: false })).toBe(true)
  })
})

describe('the figure on a key', () => {
  const AZERTY = ['&', 'é', '"', "'", '(', '-', 'è', '_', 'ç']

  test('of a French keyboard, with Shift and without', () => {
    for (const [place, key] of AZERTY.entries()) {
      const figure = String(place + 1)
      expect(figureOn({ key, code: `Digit${figure}`, shiftKey: false })).toBe(figure)
      expect(figureOn({ key: figure, code: `Digit${figure}`, shiftKey: true })).toBe(figure)
    }
  })

  test('of a German or English keyboard without Shift alone, and of the keypad', () => {
    expect(figureOn({ key: '7', code: 'Digit7', shiftKey: false })).toBe('7')
    expect(figureOn({ key: '/', code: 'Digit7', shiftKey: true })).toBeNull()
    expect(figureOn({ key: '3', code: 'Numpad3', shiftKey: false })).toBe('3')
    // with the keypad as arrows, and on Dvorak for programmers, where figures need Shift and stand
    // elsewhere
    expect(figureOn({ key: 'ArrowDown', code: 'Numpad2', shiftKey: false })).toBeNull()
    expect(figureOn({ key: '7', code: 'Digit2', shiftKey: true })).toBe('7')
  })

  test('is none on other keys, nor where the figure 0 is', () => {
    expect(figureOn({ key: 'à', code: 'Digit0', shiftKey: false })).toBeNull()
    expect(figureOn({ key: 'é', code: 'Quote', shiftKey: false })).toBeNull()
    expect(figureOn({ key: 'Dead', code: 'Digit2', shiftKey: false })).toBeNull()
  })
})
