// Frames while a whole pack is dealt, against an empty page in the same run, in turns; and tasks
// that took too long.
import { type Page, test } from '@playwright/test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Evening, newTable, start, texts } from '../test/e2e/evening.ts'

const ROUNDS = 6
/** Milliseconds; a deal of 52 cards takes no longer. */
const WATCHED = 2500

interface Watched {
  readonly frames: number
  readonly ms: number
  /** Durations of tasks over 50 ms. */
  readonly long: readonly number[]
}

/** Counts frames; `begin` is clicked at the start. */
const watchFrames = (page: Page, begin: string | null): Promise<Watched> =>
  page.evaluate(
    async ([ms, name]) => {
      const long: number[] = []
      const observer = new PerformanceObserver((list) =>
        long.push(...list.getEntries().map((entry) => entry.duration)),
      )
      observer.observe({ type: 'longtask' })
      let frames = 0
      const begun = await new Promise<number>((resolve) => requestAnimationFrame(resolve))
      const buttons = [...document.querySelectorAll<HTMLElement>('[data-calls] button')]
      buttons.find(({ textContent }) => name !== null && textContent.includes(name))?.click()
      let now = begun
      while (now - begun < ms) {
        now = await new Promise<number>((resolve) => requestAnimationFrame(resolve))
        frames += 1
      }
      await new Promise((resolve) => setTimeout(resolve, 100))
      observer.disconnect()
      return { frames, ms: now - begun, long }
    },
    [WATCHED, begin] as const,
  )

async function emptyPage({ app, page }: Pick<Evening, 'app' | 'page'>): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await app.evaluate(async ({ BrowserWindow }) => {
    const [width = 0, height = 0] = BrowserWindow.getAllWindows()[0]?.getContentSize() ?? []
    await new BrowserWindow({ width, height, useContentSize: true }).loadURL('about:blank')
  })
  return opened
}

test('frames while cards are dealt', async () => {
  test.setTimeout(240_000)
  const { app, page } = await start(undefined, { speed: 1, pace: 'normal' })
  const empty: Watched[] = []
  const dealing: Watched[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const blank = await emptyPage({ app, page })
    empty.push(await watchFrames(blank, null))
    await blank.close()
    await newTable(page, { game: 'whist' })
    dealing.push(await watchFrames(page, texts.table.giveCards))
    await page.getByRole('button', { name: texts.table.leave }).click()
  }
  await app.close()
  mkdirSync(join(import.meta.dirname, 'out'), { recursive: true })
  writeFileSync(
    join(import.meta.dirname, 'out', 'dealing.json'),
    JSON.stringify({ empty, dealing }),
  )
})
