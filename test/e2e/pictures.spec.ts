// The kept pictures against what is drawn now, with the Chromium that made them; any other sets letters otherwise.
// npm run screenshots:keep makes them anew.
import { expect, test } from '@playwright/test'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Window, openWindow, pose } from '../screens/camera.ts'
import { BYTES, DIFFERING, KEPT, type Kept } from '../screens/kept.ts'
import { KEPT_PICTURES, MADE_BY } from '../screens/places.ts'
import { WALKS } from '../screens/walks.ts'
import type { Program } from './program.ts'

const fileOf = ({ walk, screen, language, size, light }: Kept): string =>
  `${walk}-${screen}-${language}-${size}-${light}.png`

const chromiumOf = (app: Program): Promise<string> =>
  app.evaluate(() => process.versions['chrome'] ?? '')

const isMaking = (): boolean => ['all', 'changed'].includes(test.info().config.updateSnapshots)

/** Returns true if this Chromium is the one that made the pictures; logs a line if it is not. */
async function isComparable(app: Program): Promise<boolean> {
  const chromium = await chromiumOf(app)
  if (isMaking()) {
    mkdirSync(KEPT_PICTURES, { recursive: true })
    writeFileSync(MADE_BY, `${JSON.stringify({ chromium }, null, 2)}\n`)
    return true
  }
  const made: unknown = existsSync(MADE_BY) ? JSON.parse(readFileSync(MADE_BY, 'utf8')) : null
  if (typeof made === 'object' && made !== null && 'chromium' in made && made.chromium === chromium)
    return true
  const why = made === null ? 'there are none' : `they were not made by Chromium ${chromium}`
  process.stdout.write(`the kept pictures were not compared: ${why}\n`)
  return false
}

async function opened(walk: string, language: Kept['language']): Promise<Window> {
  const { prepare = () => {}, settings = {} } = WALKS[walk] ?? { screens: {} }
  return openWindow(language, prepare, settings)
}

test('at most forty pictures are stored, each of a screen there is', () => {
  expect(KEPT.length).toBeLessThanOrEqual(40)
  expect(KEPT.filter(({ walk, screen }) => WALKS[walk]?.screens[screen] === undefined)).toEqual([])
  expect(new Set(KEPT.map(fileOf)).size).toBe(KEPT.length)
})

test('the stored pictures are those that are compared, and ten million bytes together at most', () => {
  test.skip(isMaking(), 'they are being made')
  const files = readdirSync(KEPT_PICTURES).filter((file) => file.endsWith('.png'))
  expect(files.toSorted()).toEqual(KEPT.map(fileOf).toSorted())
  expect(
    files.reduce((sum, file) => sum + statSync(join(KEPT_PICTURES, file)).size, 0),
  ).toBeLessThan(BYTES)
})

const walks = new Map(KEPT.map((one) => [`${one.walk} in ${one.language}`, one]))

for (const [name, { walk, language }] of walks)
  test(`${name} looks as it did`, async () => {
    test.setTimeout(300_000)
    const at = await opened(walk, language)
    const comparable = await isComparable(at.app)
    const wanted = KEPT.filter((one) => one.walk === walk && one.language === language)
    if (wanted[0]) await pose(at, wanted[0].light, wanted[0].size)
    const screens = Object.entries(WALKS[walk]?.screens ?? {})
    const last = screens.findLastIndex(([screen]) => wanted.some((one) => one.screen === screen))
    for (const [screen, go] of comparable ? screens.slice(0, last + 1) : []) {
      await go(at)
      for (const one of wanted.filter((kept) => kept.screen === screen)) {
        await pose(at, one.light, one.size)
        await expect.soft(at.page).toHaveScreenshot(fileOf(one), { maxDiffPixelRatio: DIFFERING })
      }
    }
    await at.app.close()
  })

/** Blots out this part of all pixels. */
const blot = ({ page }: Window, part: number): Promise<void> =>
  page.evaluate((size) => {
    document.querySelector('[data-blot]')?.remove()
    const spot = document.createElement('div')
    spot.dataset['blot'] = ''
    const side = Math.sqrt(innerWidth * innerHeight * size)
    spot.style.cssText = `position:fixed;inset:0 auto auto 0;width:${side}px;height:${side}px;background:#f0f;z-index:9`
    document.body.append(spot)
  }, part)

test('a picture is another one when more than a pixel in a thousand differs', async () => {
  const [one] = KEPT
  if (!one) throw new Error('no picture is kept')
  const at = await opened(one.walk, one.language)
  test.skip(
    isMaking() || !(await isComparable(at.app)),
    'nothing is there to be compared with this Chromium',
  )
  await pose(at, one.light, one.size)
  const compare = (): Promise<void> =>
    expect(at.page).toHaveScreenshot(fileOf(one), { maxDiffPixelRatio: DIFFERING, timeout: 5_000 })
  await blot(at, DIFFERING / 2)
  await compare()
  await blot(at, DIFFERING * 2)
  await expect(compare()).rejects.toThrow(/pixels/)
  await at.app.close()
})
