import { spawn } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { hasDisplay, noDisplayLine } from '../../setup/display.ts'
import { temporaryFolder } from './temporary-folder.ts'

const START = join(import.meta.dirname, '../../setup/start.ts')

test('only a Linux without X11 and Wayland has no display', () => {
  expect(hasDisplay({}, 'linux')).toBe(false)
  expect(hasDisplay({ DISPLAY: '' }, 'linux')).toBe(false)
  expect(hasDisplay({ DISPLAY: ':0' }, 'linux')).toBe(true)
  expect(hasDisplay({ WAYLAND_DISPLAY: 'wayland-0' }, 'linux')).toBe(true)
  expect(hasDisplay({}, 'darwin')).toBe(true)
})

test('the line names a command that works here, and is one line', () => {
  expect(noDisplayLine(true, false)).toMatch(/: xvfb-run -a npm start$/)
  expect(noDisplayLine(false, false)).toMatch(
    /: sudo apt-get update && sudo apt-get install .* && xvfb-run -a npm start$/,
  )
  expect(noDisplayLine(false, true)).not.toContain('\n')
})

test.runIf(process.platform === 'linux')(
  'npm start without a display says so in one line, fetches nothing, and ends with status 2',
  async () => {
    const { DISPLAY: _, WAYLAND_DISPLAY: __, ...env } = process.env
    const cache = await temporaryFolder()
    const child = spawn(process.execPath, [START], { env: { ...env, XDG_CACHE_HOME: cache } })
    const ended = new Promise((resolve) => child.once('close', resolve))
    expect(await text(child.stderr)).toMatch(/^There is no display .*xvfb-run -a npm start\n$/)
    expect(await ended).toBe(2)
    expect(await readdir(cache)).toEqual([])
  },
)
