// Notices cover nothing: every control in sight can be pressed while one is shown.
import { type Page, expect, test } from '@playwright/test'
import { LANGUAGES } from '../../src/shared/settings.ts'
import { interfaceWords as de } from '../../src/shared/words/de/interface.ts'
import { interfaceWords as en } from '../../src/shared/words/en/interface.ts'
import { interfaceWords as fr } from '../../src/shared/words/fr/interface.ts'
import { type Evening, newDuel, start } from './evening.ts'
import { simulated } from './simulated.ts'

const TEXTS = { en, de, fr }

async function resize({ app }: Evening, width: number, height: number): Promise<void> {
  await app.evaluate(
    ({ BrowserWindow }, [wide, high]) =>
      BrowserWindow.getAllWindows()[0]?.setContentSize(wide, high),
    [width, height] as const,
  )
}

/** The controls at whose middle the notice is met instead of them. */
const covered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll<HTMLElement>('button, input, select, [role=slider]')]
    return seen
      .filter((one) => one.checkVisibility() && one.closest('.notices') === null)
      .filter((one) => {
        const { left, top, width, height } = one.getBoundingClientRect()
        const met = document.elementFromPoint(left + width / 2, top + height / 2)
        return met !== null && met.closest('.notices') !== null
      })
      .map((one) => one.textContent.trim() || (one.getAttribute('aria-label') ?? one.tagName))
  })

/** Shows a sentence as long as those with the path of a file are. */
async function notify(page: Page): Promise<void> {
  const sentence = `${'parties written to /home/anna/'.repeat(3)}list.csv.`
  await page.evaluate((told) => {
    const app: unknown = Reflect.get(document.getElementById('app') ?? {}, '__vue_app__')
    const { $pinia } = Object(app).config.globalProperties
    Reflect.get($pinia, '_s').get('notices').showNotice(told)
  }, sentence)
  await expect(page.locator('.notice')).toBeVisible()
  // its place is found in the next frame; without one, everything is let through
  await page.waitForFunction(() => {
    const box = document.querySelector<HTMLElement>('.notices')
    return box?.style.top !== '' || box.classList.contains('passing')
  })
}

for (const language of LANGUAGES)
  for (const [width, height] of [
    [1024, 640],
    [1366, 768],
  ] as const)
    test(`in ${language} at ${width}×${height} a notice lies on no control`, async () => {
      const evening = await start(simulated(30), { language })
      const { app, page } = evening
      const words = TEXTS[language]
      await resize(evening, width, height)
      await notify(page)
      await expect.poll(() => covered(page)).toEqual([])
      await expect(page.locator('.notices.passing')).toHaveCount(0)
      await page.getByRole('button', { name: words.archive.open }).click()
      const row = (index: number) => page.locator(`[role=row][aria-rowindex="${index + 2}"]`)
      await row(2).locator('.pick').click()
      await notify(page)
      await expect.poll(() => covered(page)).toEqual([])
      await page.getByRole('button', { name: words.archive.parties.deselect }).click()
      await expect(page.locator('.notice')).toBeVisible()
      await row(2).click()
      await expect(page.getByRole('slider', { name: words.review.step })).toBeVisible()
      await notify(page)
      await expect.poll(() => covered(page)).toEqual([])
      await app.close()
    })

test('at the table a notice lies on no control and on no card', async () => {
  const evening = await start()
  const { app, page } = evening
  await resize(evening, 1024, 640)
  await newDuel(page, 'random')
  await notify(page)
  expect(await covered(page)).toEqual([])
  await expect(page.locator('.notices.passing')).toHaveCount(0)
  await app.close()
})
