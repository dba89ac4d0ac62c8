// Asking axe about what the window shows, in both lights and at both ends of the zoom, without a
// restart.
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Program } from './program.ts'

declare global {
  interface Window {
    readonly axe?: typeof axe
  }
}

/** WCAG 2.0 to 2.2, A and AA, and what axe calls best practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules of these that look at colours: all that a light changes. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']
const ALL: axe.RunOptions = { runOnly: { type: 'tag', values: TAGS } }
const COLOURS: axe.RunOptions = { runOnly: { type: 'rule', values: OF_COLOURS } }
const ALL_BUT_COLOURS: axe.RunOptions = {
  ...ALL,
  rules: Object.fromEntries(OF_COLOURS.map((rule) => [rule, { enabled: false }])),
}

interface Sight {
  readonly zoom: number
  readonly light: 'lamp' | 'day'
  readonly rules: axe.RunOptions
}

/**
 * The ways every screen is checked. At 200 % a window of 1440 × 900 has room for 720 × 450: the
 * page has another layout, its colours are the same. The long tests check everything at both zooms
 * and in both lights.
 */
const SIGHTS: readonly Sight[] = [
  { zoom: 1, light: 'lamp', rules: ALL },
  { zoom: 1, light: 'day', rules: COLOURS },
  { zoom: 2, light: 'lamp', rules: process.env['CERCLE_LONG'] ? ALL : ALL_BUT_COLOURS },
  ...(process.env['CERCLE_LONG'] ? [{ zoom: 2, light: 'day', rules: COLOURS } as const] : []),
]
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export interface Inspector {
  /** Looks at what is shown now, under a name for the report. */
  readonly inspect: (screen: string) => Promise<void>
  /** The findings, a line each. */
  readonly faults: readonly string[]
}

/** Motion that ends has ended, and the picture has been drawn. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().iterations !== Infinity)
    await Promise.all(ending.map((one) => one.finished.catch(() => null)))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })

/**
 * Scrolls to the end of a page with a bar that stays in sight: axe does not scroll, and takes what
 * lies half under the bar for something that cannot be reached.
 */
const scrollUnderBars = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const bar of document.querySelectorAll('.sticky-bar'))
      for (let up = bar.parentElement; up; up = up.parentElement) up.scrollTop = up.scrollHeight
  })

const zoomTo = (app: Program, zoom: number): Promise<void> =>
  app.evaluate(({ BrowserWindow }, factor) => {
    for (const window of BrowserWindow.getAllWindows()) window.webContents.setZoomFactor(factor)
  }, zoom)

/** The violations of these rules, a line for each place. */
async function faultsOf(page: Page, rules: axe.RunOptions): Promise<readonly string[]> {
  await scrollUnderBars(page)
  await settled(page)
  // a reloaded page has forgotten it
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(AXE)
  const violations = await page.evaluate(async (asked) => {
    const found = await window.axe?.run({
      ...asked,
      resultTypes: ['violations'],
      preload: false,
      iframes: false,
    })
    return found?.violations
  }, rules)
  if (!violations) throw new Error('axe is not there')
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) =>
        `${id}: ${target.join(' ')}: ${failureSummary.split('\n').slice(1).join('; ')}`,
    ),
  )
}

const COLOUR_SCHEMES = { lamp: 'dark', day: 'light' } as const

/** An inspector of the window, which sees every screen in each of these sights. */
export function inspector(app: Program, page: Page): Inspector {
  const faults: string[] = []
  async function inspect(screen: string): Promise<void> {
    // a page that has just been opened is empty for a moment
    await page.locator('main').first().waitFor()
    for (const { zoom, light, rules } of SIGHTS) {
      await zoomTo(app, zoom)
      await page.emulateMedia({ colorScheme: COLOUR_SCHEMES[light] })
      const found = await faultsOf(page, rules)
      faults.push(...found.map((fault) => `${screen}, ${light}, ${zoom * 100} %: ${fault}`))
    }
    await zoomTo(app, 1)
  }
  return { inspect, faults }
}
