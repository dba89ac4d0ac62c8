import { expect, test } from 'vitest'
import { hasDisplay } from '../../setup/display.ts'

test('only a Linux without X11 and Wayland has no display', () => {
  expect(hasDisplay({}, 'linux')).toBe(false)
  expect(hasDisplay({ DISPLAY: '' }, 'linux')).toBe(false)
  expect(hasDisplay({ DISPLAY: ':0' }, 'linux')).toBe(true)
  expect(hasDisplay({ WAYLAND_DISPLAY: 'wayland-0' }, 'linux')).toBe(true)
  expect(hasDisplay({}, 'darwin')).toBe(true)
})
