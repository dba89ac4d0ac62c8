import { expect, test } from 'vitest'
import { isOurs, isSmall } from '../../src/main/sender.ts'

const ORIGIN = 'app://cercle'
const page = (url: string) => ({ url, parent: null })

test('the main frame on our own page may call', () => {
  const main = page('app://cercle/')
  expect(isOurs(main, main, ORIGIN)).toBe(true)
})

test('nobody else may: a frame that is gone, another frame, a frame within the page, no window', () => {
  const main = page('app://cercle/')
  expect(isOurs(null, main, ORIGIN)).toBe(false)
  expect(isOurs(page('app://cercle/'), main, ORIGIN)).toBe(false)
  const inner = { url: 'app://cercle/', parent: main }
  expect(isOurs(inner, inner, ORIGIN)).toBe(false)
  expect(isOurs(main, null, ORIGIN)).toBe(false)
})

test.each([
  'app://cercle.example/',
  'https://cercle/',
  'file:///cercle',
  'about:blank',
  'app:cercle',
  '',
  'app://evil@cercle.org/',
])('a page at "%s" may not', (url) => {
  const main = page(url)
  expect(isOurs(main, main, ORIGIN)).toBe(false)
})

test('a call is measured as JSON; what cannot be written is too large', () => {
  expect(isSmall(['x'.repeat(90)], 100)).toBe(true)
  expect(isSmall(['x'.repeat(100)], 100)).toBe(false)
  const round: unknown[] = []
  round.push(round)
  expect(isSmall(round, 100)).toBe(false)
  expect(isSmall(10n, 100)).toBe(false)
})
