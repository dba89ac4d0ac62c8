// The review of a stored partie, and the three languages.
import { expect, test } from '@playwright/test'
import { LANGUAGES } from '../../src/shared/bridge.ts'
import { interfaceWords as de } from '../../src/shared/words/de/interface.ts'
import { interfaceWords as en } from '../../src/shared/words/en/interface.ts'
import { interfaceWords as fr } from '../../src/shared/words/fr/interface.ts'
import { words } from '../../src/shared/words/index.ts'
import { byMouse, newDuel, playUntil, sceneOf, start, texts } from './evening.ts'

const TEXTS = { en, de, fr }

test('a stored partie is replayed forward and back, with open hands and as the own seat saw it', async () => {
  const { app, page } = await start()
  const sitting = await newDuel(page, 'random')
  await playUntil(page, sitting, byMouse, (scene) => scene.awaits === 'partie')
  await page.getByRole('button', { name: texts.table.toHall }).click()
  await page.getByRole('button', { name: new RegExp(`^${texts.hall.review}`) }).click()
  const slider = page.getByRole('slider', { name: texts.review.step })
  const steps = Number(await slider.getAttribute('max'))
  expect(steps).toBeGreaterThan(10)
  const least = (await slider.getAttribute('min')) ?? '0'
  await page.getByRole('button', { name: texts.review.last, exact: true }).click()
  await expect(slider).toHaveValue(String(steps))
  await page.getByRole('button', { name: texts.review.first, exact: true }).click()
  await expect(slider).toHaveValue(least)
  await page.getByRole('button', { name: texts.review.forward, exact: true }).click()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await expect(slider).toHaveValue(String(Number(least) + 1))
  const faces = (): Promise<number> =>
    page
      .locator('main img')
      .evaluateAll((all) => all.filter((one) => /\/(10|[KQJA2-9])[SHDC]-/.test(one.getAttribute('src') ?? '')).length)
  const open = await faces()
  await page.getByText(texts.review.own, { exact: true }).click()
  await expect.poll(faces).toBeLessThan(open)
  await page.keyboard.press('End')
  await expect(slider).toHaveValue(String(steps))
  await app.close()
})

for (const language of LANGUAGES)
  test(`hall and table speak ${language}`, async () => {
    const { app, page } = await start(undefined, { language })
    const own = TEXTS[language]
    const game = words(language).game('ecarte')
    await expect(page.locator('html')).toHaveAttribute('lang', words(language).tag)
    await page.getByRole('button', { name: own.hall.newDuel }).click()
    await page
      .getByRole('button', { name: own.table.giveCards, exact: true })
      .or(page.getByRole('button', { name: own.table.nextDeal, exact: true }))
      .click()
    const answer = await page.evaluate(() => window.cercle.hall())
    if (!answer.ok) throw new Error('no hall')
    const scene = await sceneOf(page, answer.value.open[0]?.sitting ?? 0)
    const dealt = scene.log[0]
    if (dealt?.kind !== 'heard') throw new Error('nothing was heard of the deal')
    const sentence = game.event(dealt.event, { names: [own.table.you, 'Odile'], you: 0 })
    await expect(page.getByText(sentence).first()).toBeVisible()
    await app.close()
  })

test('the language is switched in the Hall and stays', async () => {
  const { app, page, data } = await start()
  await page.getByLabel(texts.settings.language).selectOption('de')
  await expect(page.getByRole('button', { name: de.hall.newDuel })).toBeVisible()
  await app.close()
  const again = await start(data, { language: 'de' })
  await expect(again.page.getByRole('button', { name: de.hall.newDuel })).toBeVisible()
  await again.app.close()
})
