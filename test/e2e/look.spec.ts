// Nothing is cut and nothing lies over anything: in `npm test` on what is crowded soonest, in the
// long tests on every screen, in windows from the smallest to 4K, at 200 %, in both typefaces, in
// the two languages with the longest words.
import { type Page, expect, test } from '@playwright/test'
import { openWindow } from '../screens/camera.ts'
import { WALKS } from '../screens/walks.ts'
import type { Language, Typeface } from '../../src/shared/settings.ts'
import { type Size, faultsOf, show } from './geometry.ts'

interface Sight {
  readonly size: Size
  readonly zoom: number
  readonly typeface: Typeface
}

/** Every screen is seen so. */
const SIGHTS: readonly Sight[] = [
  { size: [640, 400], zoom: 1, typeface: 'clear' },
  { size: [1024, 640], zoom: 1, typeface: 'book' },
]
/** And so, one after the other; the long tests see every screen in all of them. */
const MORE: readonly Sight[] = [
  { size: [1024, 640], zoom: 1, typeface: 'clear' },
  { size: [1440, 900], zoom: 2, typeface: 'book' },
  { size: [3840, 2160], zoom: 1, typeface: 'clear' },
  { size: [1440, 900], zoom: 1, typeface: 'book' },
]
const sightsOf = (screen: number): readonly Sight[] =>
  process.env['CERCLE_LONG']
    ? [...SIGHTS, ...MORE]
    : [...SIGHTS, ...MORE.slice(screen % MORE.length).slice(0, 1)]

/** Turn about: both have words that are the longest somewhere. */
const LONGEST = ['de', 'fr'] as const satisfies readonly Language[]

const setIn = (page: Page, typeface: Typeface): Promise<void> =>
  page.evaluate((chosen) => void (document.documentElement.dataset['typeface'] = chosen), typeface)

/** The most crowded; the long tests walk everywhere. */
const CROWDED: readonly string[] = [
  'hall',
  'evening-eight',
  'review',
  'ecarte',
  'hundertspiel',
  'tatteln',
  'coach',
  'lesson',
]
const walks = Object.entries(WALKS).filter(
  ([name]) => process.env['CERCLE_LONG'] || CROWDED.includes(name),
)

for (const [index, [name, { prepare = () => {}, settings = {}, screens }]] of walks.entries())
  test(`${name}: nothing is cut, covered or out of reach`, async () => {
    test.setTimeout(240_000)
    const language = LONGEST[index % LONGEST.length] ?? 'de'
    const at = await openWindow(language, prepare, settings)
    const faults: string[] = []
    for (const [number, [screen, go]] of Object.entries(screens).entries()) {
      await go(at)
      for (const { size, zoom, typeface } of sightsOf(number + index)) {
        await setIn(at.page, typeface)
        await show(at.app, at.page, size, zoom)
        const where = `${screen} in ${language}, ${size.join(' × ')} at ${zoom * 100} %, ${typeface}`
        faults.push(...(await faultsOf(at.page)).map((fault) => `${where}: ${fault}`))
      }
      await setIn(at.page, 'book')
      await show(at.app, at.page, [1440, 900])
    }
    expect(faults).toEqual([])
    await at.app.close()
  })
