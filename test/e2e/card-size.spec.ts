// The size of the cards: four steps of their own, and the size of everything else never makes them
// smaller.
import { type Page, expect, test } from '@playwright/test'
import { CARD_SIZES, type CardSize, type Zoom } from '../../src/shared/settings.ts'
import type { StartTableRequest } from '../../src/shared/hall.ts'
import { openWindow } from '../screens/camera.ts'
import { mayPlay, sit, until } from '../screens/moves.ts'
import { WALKS } from '../screens/walks.ts'
import { hallOf } from './evening.ts'
import { type Size, show } from './geometry.ts'

const TABLES: Readonly<Record<string, Partial<StartTableRequest>>> = {
  Écarté: {},
  Whist: { game: 'whist', preset: 'standard' },
  Tatteln: { game: 'tatteln', preset: 'classic' },
}

const SIZES: readonly Size[] = [
  [1024, 640],
  [1366, 768],
  [1920, 1080],
]
/** Boxes lie on 64ths of a pixel of the page. */
const ROUNDED = 1 / 16
const LARGER: readonly Zoom[] = [1.25, 1.5, 1.75, 2]

/** Saves the settings as the page of settings does, and the page comes up with them. */
async function save(page: Page, change: { cardSize?: CardSize; zoom?: Zoom }): Promise<void> {
  const { settings } = await hallOf(page)
  await page.evaluate((set) => window.cercle.saveSettings(set), { ...settings, ...change })
  await page.reload()
  await page.locator('.near-hand [data-move]').first().waitFor()
}

/** The width of a card of the near hand in pixels of the screen, and the size of ordinary text. */
const measure = (page: Page, zoom: number): Promise<{ card: number; text: number }> =>
  page.evaluate((factor) => {
    const widthOf = (element: Element | null, property: 'width' | 'fontSize'): number =>
      element === null ? 0 : Number.parseFloat(getComputedStyle(element)[property]) * factor
    const card = document.querySelector('.near-hand [data-move]')
    return { card: widthOf(card, 'width'), text: widthOf(document.documentElement, 'fontSize') }
  }, zoom)

for (const [name, setup] of Object.entries(TABLES))
  test(`${name}: cards have four sizes, and a larger interface leaves them as large as they were`, async () => {
    test.setTimeout(240_000)
    const at = await openWindow('en', () => {}, {})
    await sit(at, setup)
    await until(at, mayPlay)
    const usual = new Map<Size, number[]>(SIZES.map((size) => [size, []]))
    for (const cardSize of CARD_SIZES) {
      await save(at.page, { cardSize })
      for (const [size, widths] of usual) {
        await show(at.app, at.page, size)
        const unzoomed = await measure(at.page, 1)
        widths.push(unzoomed.card)
        for (const zoom of LARGER) {
          await show(at.app, at.page, size, zoom)
          const { card, text } = await measure(at.page, zoom)
          const where = `${cardSize} cards, ${size.join(' × ')} at ${zoom * 100} %`
          expect.soft(card, where).toBeGreaterThanOrEqual(unzoomed.card - ROUNDED)
          expect.soft(text, where).toBeGreaterThanOrEqual(unzoomed.text - ROUNDED)
        }
      }
    }
    for (const [size, widths] of usual) {
      expect(widths, size.join(' × ')).toEqual(widths.toSorted((one, other) => one - other))
      expect(new Set(widths).size, size.join(' × ')).toBe(CARD_SIZES.length)
    }
    await at.app.close()
  })

test('at the table of an evening a larger interface leaves the cards as large as they were', async () => {
  test.setTimeout(240_000)
  const { settings = {}, screens = {} } = WALKS['evening'] ?? {}
  const at = await openWindow('en', () => {}, settings)
  for (const screen of ['round', 'company', 'ready', 'curtain', 'table'])
    await screens[screen]?.(at)
  for (const size of SIZES) {
    await show(at.app, at.page, size)
    const unzoomed = await measure(at.page, 1)
    expect(unzoomed.card).toBeGreaterThan(0)
    for (const zoom of LARGER) {
      await show(at.app, at.page, size, zoom)
      const { card } = await measure(at.page, zoom)
      const where = `${size.join(' × ')} at ${zoom * 100} %`
      // the hairlines of the strip are whole pixels
      expect.soft(card, where).toBeGreaterThanOrEqual(unzoomed.card - 1)
    }
  }
  await at.app.close()
})

test('the page knows the zoom that is set', async () => {
  const at = await openWindow('en', () => {}, { zoom: 1.75 })
  await expect
    .poll(() =>
      at.page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--zoom')),
    )
    .toBe('1.75')
  expect(
    await at.app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.webContents.getZoomFactor(),
    ),
  ).toBeCloseTo(1.75)
  await at.app.close()
})
