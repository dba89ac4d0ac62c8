// How soon the window answers input while the computer thinks: real mouse moves and keys, from the event to the frame
// that follows it.
import { test } from '@playwright/test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hallOf, newDuel, start } from '../test/e2e/evening.ts'

const SECONDS = 30

test('input while a master thinks', async () => {
  test.setTimeout(180_000)
  const { app, page } = await start()
  await newDuel(page, 'master')
  const { settings } = await hallOf(page)
  await page.evaluate((set) => window.cercle.saveSettings({ ...set, pace: 'instant' }), settings)
  await page.evaluate((seconds) => {
    const answered: number[] = []
    const seen = (event: Event): void => {
      const at = event.timeStamp
      requestAnimationFrame(() => void answered.push(performance.now() - at))
    }
    for (const kind of ['mousemove', 'keydown']) document.addEventListener(kind, seen, { capture: true })
    Object.assign(window, { answered })
    const until = performance.now() + seconds * 1000
    // the person answers at once and asks the coach too, so that somebody always thinks
    void (async () => {
      const { cercle } = window
      while (performance.now() < until) {
        const dealt = await cercle.deal(null)
        if (!dealt.ok) await cercle.again()
        for (let n = 0; n < 40 && performance.now() < until; n += 1) {
          const hint = await cercle.hint()
          const best = hint.ok ? hint.value.appraisals[0] : undefined
          if (best === undefined) await new Promise((resolve) => setTimeout(resolve, 5))
          else await cercle.act(best.action, true)
        }
      }
    })()
  }, SECONDS)
  const until = Date.now() + SECONDS * 1000
  for (let n = 0; Date.now() < until; n += 1) {
    await page.mouse.move(200 + (n % 600), 300 + (n % 200))
    if (n % 10 === 0) await page.keyboard.press('Shift')
    await page.waitForTimeout(15)
  }
  const answered: unknown = await page.evaluate(() => Reflect.get(window, 'answered'))
  await app.close()
  mkdirSync(join(import.meta.dirname, 'out'), { recursive: true })
  writeFileSync(join(import.meta.dirname, 'out', 'input.json'), JSON.stringify(answered))
})
