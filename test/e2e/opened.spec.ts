// A record opened from the file manager: named on the command line of the program.
import { _electron, expect, test } from '@playwright/test'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asRoot, hallOf, newData, start, stringEnvironment, texts } from './evening.ts'
import { choose } from './menu.ts'

const RECORD = join(import.meta.dirname, '../records/ecarte-whole-partie.jsonl')

/**
 * Starts the program as the file manager does: nothing happens to the window before the record is
 * there.
 */
async function opened(data: string, path: string, ...first: readonly string[]) {
  const app = await _electron.launch({
    args: [...asRoot, ...first, '.', path],
    env: { ...stringEnvironment(), CERCLE_DATA: data },
    timeout: 30_000,
  })
  const page = await app.firstWindow()
  page.setDefaultTimeout(15_000)
  return { app, page }
}

test('a record named on the command line is checked, shown, and taken in only when asked', async () => {
  const data = newData()
  // English, whatever the desktop speaks
  await (await start(data)).app.close()
  const { app, page } = await opened(data, RECORD)
  const slider = page.getByRole('slider', { name: texts.review.step })
  await expect(slider).toBeVisible()
  expect((await hallOf(page)).last).toEqual([])
  await page.getByRole('button', { name: texts.study.file.keep }).click()
  await expect.poll(async () => (await hallOf(page)).last.length).toBe(1)
  await app.close()
})

/**
 * The words of its page come two seconds late; returns once everything else of it is here, and
 * nothing is shown.
 */
async function late(data: string, path: string) {
  const { app, page } = await opened(data, path, '-r', join(import.meta.dirname, 'late.cjs'))
  await page.waitForLoadState()
  expect(await page.locator('#app').innerHTML()).toBe('')
  return { app, page }
}

test('a record is shown also where the page is loaded long before its words are', async () => {
  const data = newData()
  await (await start(data)).app.close()
  const { app, page } = await late(data, RECORD)
  await expect(page.getByRole('slider', { name: texts.review.step })).toBeVisible({
    timeout: 15_000,
  })
  await app.close()
})

test('what is changed before the words of the page are here holds, and its next change does not put it back', async () => {
  const data = newData()
  await (await start(data)).app.close()
  const { app, page } = await late(data, '')
  await choose({ app }, 'zoomIn')
  await expect.poll(async () => (await hallOf(page)).settings.zoom).toBe(1.1)
  await page.getByRole('button', { name: texts.settings.open }).click()
  await page
    .getByRole('group', { name: texts.settings.light, exact: true })
    .getByText(texts.settings.lights.day, { exact: true })
    .click()
  await expect
    .poll(async () => (await hallOf(page)).settings)
    .toMatchObject({ light: 'day', zoom: 1.1 })
  await app.close()
})

test('a file that is no record is named with line and reason, and nothing is shown of it', async () => {
  const data = newData()
  await (await start(data)).app.close()
  const path = join(data, 'broken.jsonl')
  writeFileSync(
    path,
    '{"format":"cercle-record","version":1,"game":"ecarte","players":[],"parties":[]}',
  )
  const { app, page } = await opened(data, path)
  await expect(page.locator('.notice').getByText(/broken\.jsonl.*line 1/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await app.close()
})
