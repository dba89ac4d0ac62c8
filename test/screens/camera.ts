// The window before the camera: fixed dates and chance, no motion, and one picture for each light
// and size.
import type { Page } from '@playwright/test'
import type { Language, Settings } from '../../src/shared/settings.ts'
import { interfaceWords as de } from '../../src/shared/words/de/interface.ts'
import { type InterfaceWords, interfaceWords as en } from '../../src/shared/words/en/interface.ts'
import { interfaceWords as fr } from '../../src/shared/words/fr/interface.ts'
import { type Size, show } from '../e2e/geometry.ts'
import { newData, start } from '../e2e/evening.ts'
import type { Program } from '../e2e/program.ts'

const TEXTS: Readonly<Record<Language, InterfaceWords>> = { en, de, fr }

/** The light of the desktop, which the window follows. */
export const LIGHTS = { lamp: 'dark', day: 'light' } as const
export type PictureLight = keyof typeof LIGHTS

export const SIZES = {
  '1024x640': [1024, 640],
  '1440x900': [1440, 900],
  '2560x1440': [2560, 1440],
} as const satisfies Readonly<Record<string, Size>>
export type SizeName = keyof typeof SIZES

/** Everything happens on this evening. */
const WHEN = Date.UTC(2026, 10, 21, 20, 15)

/** The window, and the words it speaks. */
export interface Window {
  readonly app: Program
  readonly page: Page
  readonly texts: InterfaceWords
  readonly language: Language
  readonly data: string
}

/** Starts the program on a data folder that `prepare` has filled. */
export async function openWindow(
  language: Language,
  prepare: (data: string) => void | Promise<void>,
  settings: Partial<Settings>,
): Promise<Window> {
  const data = newData()
  await prepare(data)
  const { app, page } = await start(
    data,
    { language, light: 'system', ...settings },
    speaking(language),
  )
  await stopClock(app)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // the page may be there before its words are
  await page.locator('h1').first().waitFor({ state: 'attached' })
  return { app, page, texts: TEXTS[language], language, data }
}

/**
 * The desktop's language, which the program speaks while it cannot read its settings; and every run
 * has the same cards.
 */
const speaking = (language: Language): Readonly<Record<string, string>> => ({
  LANGUAGE: language,
  LC_ALL: language,
  CERCLE_CHANCE: '',
})

/** It is always the same moment. */
const stopClock = (app: Program): Promise<void> =>
  app.evaluate((_, now) => {
    Date.now = () => now
  }, WHEN)

/** Light and size, and everything is drawn. */
export async function pose(
  { app, page }: Window,
  light: PictureLight,
  size: SizeName,
): Promise<void> {
  await page.emulateMedia({ colorScheme: LIGHTS[light] })
  await show(app, page, SIZES[size])
  await page.mouse.move(0, 0)
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => null)))
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().iterations !== Infinity)
    await Promise.all(ending.map((one) => one.finished.catch(() => null)))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}
