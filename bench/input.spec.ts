// The time the window takes to answer input while the computer thinks: real mouse moves and keys,
// from the event to the next frame; and how long main is blocked meanwhile.
import { test } from '@playwright/test'
import { type monitorEventLoopDelay } from 'node:perf_hooks'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Scene } from '../src/shared/bridge.ts'
import { byMouse, newDuel, playUntil, start } from '../test/e2e/evening.ts'

const SECONDS = 30

test('input while a master thinks', async () => {
  test.setTimeout(180_000)
  const { app, page } = await start()
  const sitting = await newDuel(page, 'master')
  const isAsked = ({ choices }: Scene): boolean => choices.length > 1 || choices[0]?.kind === 'pick'
  await playUntil(page, sitting, byMouse, isAsked)
  await page.evaluate((seconds) => {
    const answered: number[] = []
    const seen = (event: Event): void => {
      const at = event.timeStamp
      requestAnimationFrame(() => void answered.push(performance.now() - at))
    }
    for (const kind of ['mousemove', 'keydown'])
      document.addEventListener(kind, seen, { capture: true })
    Object.assign(window, { answered })
    const until = performance.now() + seconds * 1000
    // a master's thinking without a pause: the same question again and again, so that nothing else
    // happens meanwhile
    void (async () => {
      while (performance.now() < until) await window.cercle.requestHint()
    })()
  }, SECONDS)
  await app.evaluate(() => {
    const watched = process.getBuiltinModule('perf_hooks').monitorEventLoopDelay({ resolution: 1 })
    watched.enable()
    Object.assign(globalThis, { watched })
  })
  const until = Date.now() + SECONDS * 1000
  for (let n = 0; Date.now() < until; n += 1) {
    await page.mouse.move(200 + (n % 600), 300 + (n % 200))
    if (n % 10 === 0) await page.keyboard.press('Shift')
    await page.waitForTimeout(15)
  }
  const answered: unknown = await page.evaluate(() => Reflect.get(window, 'answered'))
  const delay = await app.evaluate(() => {
    const watched: ReturnType<typeof monitorEventLoopDelay> = Reflect.get(globalThis, 'watched')
    return watched.percentile(99) / 1e6
  })
  await app.close()
  mkdirSync(join(import.meta.dirname, 'out'), { recursive: true })
  writeFileSync(join(import.meta.dirname, 'out', 'input.json'), JSON.stringify({ answered, delay }))
})
