
import { test } from '@playwright/test'
import { newDuel, playUntil, start, texts } from './evening.ts'
const aside = async (page: any, scene: any) => {
  const [choice] = scene.choices
  const cards = Array.isArray(scene.view.hands[0]) ? scene.view.hands[0] : []
  if (scene.awaits === 'deal') await page.evaluate((p: any) => window.cercle.deal(p), scene.packets[0] ?? null)
  else if (choice) await page.evaluate((one: any) => window.cercle.act(one, true), choice.kind === 'pick' ? { do: choice.do, cards: cards.slice(0, choice.counts[0] ?? 0) } : choice.action)
}
test('practice', async () => {
  test.setTimeout(280_000)
  const lang = (process.env['ZZ_LANG'] ?? 'fr') as 'fr'
  const { app, page } = await start()
  const win = await app.browserWindow(page)
  const sitting = await newDuel(page, 'novice')
  await playUntil(page, sitting, aside, (s) => s.awaits === 'partie')
  await page.evaluate(() => window.cercle.leave())
  const h: any = await page.evaluate(() => window.cercle.hall())
  await page.evaluate((s) => window.cercle.saveSettings(s), { ...h.value.settings, language: lang })
  await page.reload()
  await win.evaluate((b: any) => b.setContentSize(1024, 640))
  await page.locator('button', { hasText: /Review|Nachspielen|Revoir/ }).first().click()
  await page.keyboard.press('a'); await page.keyboard.press('g'); await page.waitForTimeout(9000)
  await page.keyboard.press('ArrowDown'); await page.keyboard.press('ArrowDown')
  await page.screenshot({ path: `/tmp/h-study-fx/real-${lang}-course.png` })
  await page.locator('aside header button').click()
  await page.keyboard.press('g')
  await page.keyboard.press('p'); await page.waitForTimeout(300)
  await page.screenshot({ path: `/tmp/h-study-fx/real-${lang}-dialog.png` })
  await page.keyboard.press('Enter'); await page.waitForTimeout(900)
  await page.screenshot({ path: `/tmp/h-study-fx/real-${lang}-practice.png` })
  const lines: any = await page.evaluate(() => window.cercle.hall())
  console.log(JSON.stringify(lines.value.open))
  const p = lines.value.open[0]?.sitting ?? sitting + 1
  await playUntil(page, p, aside, (s) => s.awaits === 'partie')
  await page.waitForTimeout(1500)
  await page.screenshot({ path: `/tmp/h-study-fx/real-${lang}-result.png` })
  await app.close()
})
