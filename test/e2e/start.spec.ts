// `npm start` without a display: a hidden screen, a picture of its first screen, and an end by
// Ctrl+C.
import { expect, test } from '@playwright/test'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { newData } from './evening.ts'
import { familyOf, isRunning } from './family.ts'

const START = join(import.meta.dirname, '../../setup/start.ts')
const PICTURE = /^A picture of the first screen: (.+)$/m

test.skip(process.platform !== 'linux', 'windows are always shown there')

test('without a display the window opens on a hidden screen, a picture is saved, and Ctrl+C ends all of it', async () => {
  const { DISPLAY: _, WAYLAND_DISPLAY: __, ...env } = process.env
  const child = spawn(process.execPath, [START], {
    env: { ...env, CERCLE_DATA: newData() },
    // a process group of its own, as a terminal gives one to every command
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (printed += text))
  await expect.poll(() => printed, { timeout: 60_000 }).toMatch(PICTURE)
  expect(printed).toMatch(
    /^There is no display here, so the window opens on a hidden screen\. Ctrl\+C ends it\.$/m,
  )
  const picture = PICTURE.exec(printed)?.[1] ?? ''
  const bytes = readFileSync(picture)
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  // a window of one colour is some kilobytes
  expect(bytes.length).toBeGreaterThan(100_000)
  const family = familyOf(child.pid ?? 0)
  expect(family.map(({ command }) => command).join('\n')).toMatch(/^Xvfb /m)
  const ended = once(child, 'exit')
  process.kill(-(child.pid ?? 0), 'SIGINT')
  expect(await ended).toEqual([0, null])
  const left = () => family.filter(({ pid }) => isRunning(pid)).map(({ command }) => command)
  await expect.poll(left).toEqual([])
  rmSync(dirname(picture), { recursive: true })
})
