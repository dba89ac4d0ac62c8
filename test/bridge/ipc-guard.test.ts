import { expect, test } from 'vitest'
import { type SenderFrame, isTrustedSender } from '../../src/main/ipc-guard.ts'

const ORIGIN = 'app://cercle'
const page = (url: string) => ({ url, parent: null })
const isOurs = (frame: SenderFrame | null, main: SenderFrame | null): boolean =>
  isTrustedSender(
    () => frame,
    () => main,
    ORIGIN,
  )

test('the main frame on our own page may call', () => {
  const main = page('app://cercle/')
  expect(isOurs(main, main)).toBe(true)
})

test('no other may: a frame that is gone, another frame, a frame within the page, no window', () => {
  const main = page('app://cercle/')
  expect(isOurs(null, main)).toBe(false)
  expect(isOurs(page('app://cercle/'), main)).toBe(false)
  const inner = { url: 'app://cercle/', parent: main }
  expect(isOurs(inner, inner)).toBe(false)
  expect(isOurs(main, null)).toBe(false)
})

test('a frame that goes while it is looked at, or a window that does, may not, and throws nothing', () => {
  const gone = (): never => {
    throw new Error('Render frame was disposed before WebFrameMain could be accessed')
  }
  const main = page('app://cercle/')
  const going = {
    parent: null,
    get url(): string {
      return gone()
    },
  }
  expect(isOurs(going, going)).toBe(false)
  expect(isTrustedSender(gone, () => main, ORIGIN)).toBe(false)
  expect(isTrustedSender(() => main, gone, ORIGIN)).toBe(false)
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
  expect(isOurs(main, main)).toBe(false)
})
