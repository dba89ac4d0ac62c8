// Browsing an archive of 106,000 parties in the real window: frames while the list is scrolled by
// wheel and scrollbar, and the time until a filter, a search, the standings and older sheets are
// painted.
import { type Page, test } from '@playwright/test'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runSimulation } from '../src/main/cli/simulate.ts'
import { start, texts } from '../test/e2e/evening.ts'

/** The archive of `bench/archive.ts`, and the same with the parties of another hand added. */
const LARGE = join(import.meta.dirname, 'out', 'archive.db')
const LARGER = join(import.meta.dirname, 'out', 'browse.db')
const MORE = 6_000

/** Seconds of scrolling of each kind. */
const SECONDS = 12
const ROUNDS = 8

const madeAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

function largerArchive(): string {
  if (madeAt(LARGER) < madeAt(LARGE)) {
    const made = `${LARGER}.new`
    rmSync(made, { force: true })
    copyFileSync(LARGE, made)
    runSimulation({
      game: 'whist',
      seed: 'browse',
      players: 'random,random,random,random',
      parties: String(MORE),
      db: made,
    })
    copyFileSync(made, LARGER)
    rmSync(made)
  }
  const data = mkdtempSync(join(tmpdir(), 'cercle-'))
  copyFileSync(LARGER, join(data, 'cercle.db'))
  return data
}

/** Collects the times between frames until `stopFrames`. */
const watchFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const frames: number[] = []
    let [last, isOn] = [0, true]
    const frame = (now: number): void => {
      if (last > 0) frames.push(now - last)
      last = now
      if (isOn) requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
    const stopFrames = (): readonly number[] => {
      isOn = false
      return frames
    }
    Object.assign(window, { stopFrames })
  })

const stopFrames = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => {
    const stop: unknown = Reflect.get(window, 'stopFrames')
    return typeof stop === 'function' ? stop() : []
  })

/** Times between frames while something is done again and again. */
async function framesOf(
  page: Page,
  scroll: (step: number) => Promise<void>,
): Promise<readonly number[]> {
  await watchFrames(page)
  const until = Date.now() + SECONDS * 1000
  for (let step = 0; Date.now() < until; step += 1) await scroll(step)
  return stopFrames(page)
}

/**
 * The selectors that must change, and those that must be absent, before a page counts as painted.
 */
interface Looks {
  readonly selector: string
  readonly waiting: string
}
const LIST: Looks = { selector: '[role=grid] [role=row]', waiting: '[role=grid] [aria-busy=true]' }
const FIGURES: Looks = { selector: '.standings table', waiting: '.standings > .none' }
const SHEETS: Looks = { selector: '[data-sheet]', waiting: '[data-sheet]:empty' }

/** Milliseconds from the event that starts something to the frame in which it is painted. */
async function paintTime(page: Page, looks: Looks, act: () => Promise<void>): Promise<number> {
  await page.evaluate(({ selector, waiting }) => {
    /** Rows beyond the edges of a list are drawn ahead, so they are not waited for. */
    const isInSight = (one: Element): boolean => {
      const [here, all] = [one, one.closest('[role=grid], [data-wide]') ?? document.body].map(
        (element) => element.getBoundingClientRect(),
      )
      if (here === undefined || all === undefined) return false
      return (
        here.right > all.left &&
        here.left < all.right &&
        here.bottom > all.top &&
        here.top < all.bottom
      )
    }
    const inSight = (wanted: string): readonly Element[] =>
      [...document.querySelectorAll(wanted)].filter(isInSight)
    const shown = (): string =>
      inSight(selector)
        .map((one) => one.textContent)
        .join('\n')
    const before = shown()
    const painted = new Promise<number>((resolve) => {
      const begin = ({ timeStamp }: Event): void => {
        for (const kind of KINDS) document.removeEventListener(kind, begin, { capture: true })
        const channel = new MessageChannel()
        // a message sent from the last step before a frame is read right after it
        channel.port1.addEventListener('message', () => resolve(performance.now() - timeStamp))
        channel.port1.start()
        const look = (): void => {
          const now = shown()
          const isThere = now !== before && now !== '' && inSight(waiting).length === 0
          if (isThere) channel.port2.postMessage(null)
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }
      const KINDS = ['input', 'click'] as const
      for (const kind of KINDS) document.addEventListener(kind, begin, { capture: true })
    })
    Object.assign(window, { painted })
  }, looks)
  await act()
  return page.evaluate(() => Promise.resolve<number>(Reflect.get(window, 'painted')))
}

test('browsing a large archive', async () => {
  test.setTimeout(300_000)
  const { app, page } = await start(largerArchive())
  const { archive, standings } = texts
  await page.getByRole('button', { name: archive.open }).click()
  const grid = page.getByRole('grid')
  const box = async () => (await grid.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.locator('[role=grid] [role=row][aria-busy=false]').first().waitFor()
  const { x, y, width, height } = await box()

  await page.mouse.move(x + width / 2, y + height / 2)
  const wheel = await framesOf(page, async (step) => {
    await page.mouse.wheel(0, step % 200 < 150 ? 240 : -240)
    await page.waitForTimeout(16)
  })
  await page.keyboard.press('Home')
  await page.mouse.move(x + width - 6, y + 12)
  await page.mouse.down()
  const drag = await framesOf(page, async (step) => {
    const part = Math.abs(((step / 120) % 2) - 1)
    await page.mouse.move(x + width - 6, y + 12 + (1 - part) * (height - 30))
    await page.waitForTimeout(16)
  })
  await page.mouse.up()

  const filters: number[] = []
  const searches: number[] = []
  const field = page.getByRole('searchbox')
  const options = ['won', 'lost', ''] as const
  const result = page.getByLabel(archive.filter.result, { exact: true })
  const value = page.getByLabel(archive.filter.value, { exact: true })
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const option of options)
      filters.push(
        await paintTime(page, LIST, async () => void (await result.selectOption(option))),
      )
    for (const times of ['2', '3', ''])
      filters.push(await paintTime(page, LIST, async () => void (await value.selectOption(times))))
    for (const word of ['vole', 'king', 'élan', ''])
      searches.push(await paintTime(page, LIST, () => field.fill(`${word}`)))
  }

  const [tables, sheets]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    const tab = page.getByRole('tab', { name: standings.title, exact: true })
    tables.push(await paintTime(page, FIGURES, () => tab.click()))
    const who = page.getByLabel(standings.person, { exact: true })
    const people = await who
      .locator('option')
      .evaluateAll((all) => all.map((one) => one.getAttribute('value') ?? ''))
    // the two who have played the hundred thousand parties
    for (const person of people.slice(0, 2).toReversed())
      if ((await who.inputValue()) !== person)
        tables.push(
          await paintTime(page, FIGURES, async () => void (await who.selectOption(person))),
        )
    const older = page.getByRole('button', { name: standings.book.older, exact: true })
    for (let leaf = 0; leaf < 6; leaf += 1)
      sheets.push(await paintTime(page, SHEETS, () => older.click()))
    await page.getByRole('tab', { name: archive.parties.title, exact: true }).click()
    await page.locator('[role=grid] [role=row][aria-busy=false]').first().waitFor()
  }
  await app.close()
  mkdirSync(join(import.meta.dirname, 'out'), { recursive: true })
  const measured = { wheel, drag, filters, searches, tables, sheets }
  writeFileSync(join(import.meta.dirname, 'out', 'browse.json'), JSON.stringify(measured))
})
