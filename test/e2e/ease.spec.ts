// Comfort at the table, in the real window: how the hand is put up, taking back, playing out, being
// asked, coming back.
import { type Page, expect, test } from '@playwright/test'
import type { Scene } from '../../src/shared/bridge.ts'
import { TRUMPS_AT } from '../../src/shared/settings.ts'
import type { Settings } from '../../src/shared/settings.ts'
import { words } from '../../src/shared/words/index.ts'
import { aside } from '../screens/moves.ts'
import {
  byMouse,
  hallOf,
  newData,
  newDuel,
  newTable,
  playUntil,
  inSight,
  sceneOf,
  start,
  texts,
} from './evening.ts'

const ecarte = words('en').game('ecarte')
const isOver = (scene: Scene): boolean => scene.awaits === 'partie'
const may = (scene: Scene, word: string): boolean =>
  scene.choices.some((choice) => choice.kind === 'button' && choice.action.do === word)

/** Plays until the person is asked whether to propose. */
async function toProposal(page: Page, sitting: number): Promise<Scene> {
  for (;;) {
    const scene = await playUntil(page, sitting, aside, (now) => may(now, 'propose') || isOver(now))
    if (!isOver(scene)) {
      await expect(
        page.getByRole('button', { name: ecarte.action({ do: 'propose' }), exact: true }),
      ).toBeVisible()
      return scene
    }
    await page.evaluate(() => window.cercle.startNextPartie())
  }
}

const said = (page: Page): Promise<string> => page.locator('[data-voice]').innerText()

async function save(page: Page, change: Partial<Settings>): Promise<void> {
  const { settings } = await hallOf(page)
  await page.evaluate((set) => window.cercle.saveSettings(set), { ...settings, ...change })
}

test('a proposal is taken back by its button or by Ctrl+Z before it is answered, and the log and the voice say so', async () => {
  const { app, page } = await start()
  const sitting = await newDuel(page)
  await toProposal(page, sitting)
  await save(page, { pace: 'slow' })
  for (const way of ['button', 'key']) {
    const before = await sceneOf(page, sitting)
    await page.keyboard.press('p')
    const back = page.getByRole('button', { name: texts.ease.takeBack, exact: true })
    await expect(back).toBeVisible()
    if (way === 'key') await page.keyboard.press('Control+z')
    else await back.click()
    await expect(back).toHaveCount(0)
    const now = await sceneOf(page, sitting)
    expect([now.view, now.choices]).toEqual([before.view, before.choices])
    expect(now.log).toEqual([
      ...before.log,
      { kind: 'takenBack', deal: before.view.deals, seat: before.view.eye },
    ])
    expect(await said(page)).toContain(texts.ease.tookBack(null))
    await expect(inSight(page, texts.ease.tookBack(null)).first()).toBeVisible()
  }
  await page.keyboard.press('p')
  await save(page, { pace: 'instant' })
  await playUntil(page, sitting, byMouse, (scene) => scene.awaits !== null)
  await app.close()
})

test('a player who wishes it is asked before a call, and nothing has happened before they are sure', async () => {
  const { app, page } = await start(newData(), { confirms: true })
  const sitting = await newDuel(page)
  const unsure = async (inner: Page, scene: Scene): Promise<void> => {
    await byMouse(inner, scene)
    const sure = inner.getByRole('dialog').locator('.button.first')
    if (await sure.isVisible()) await sure.click()
  }
  const before = await playUntil(
    page,
    sitting,
    unsure,
    (scene) => may(scene, 'propose') || isOver(scene),
  )
  await page.keyboard.press('p')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(texts.ease.sureText)
  await dialog.getByRole('button', { name: texts.ease.sureNot }).click()
  await expect(dialog).toHaveCount(0)
  expect(await sceneOf(page, sitting)).toEqual(before)
  // a call within the frame in which they were not sure is asked about again
  await page.keyboard.press('p')
  await dialog
    .getByRole('button', { name: texts.ease.sureNot })
    .evaluate(async (button: HTMLElement) => {
      button.click()
      await Promise.resolve()
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'p', bubbles: true }))
    })
  await page.evaluate(
    () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))),
  )
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  expect(await sceneOf(page, sitting)).toEqual(before)
  await page.keyboard.press('p')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect
    .poll(async () => (await sceneOf(page, sitting)).moment)
    .toBeGreaterThan(before.moment)
  await app.close()
})

test('the hand lies as the settings wish it, and the figures follow what is seen', async () => {
  const { app, page } = await start()
  const sitting = await newTable(page, { game: 'whist' })
  const shown = (): Promise<readonly string[]> =>
    page
      .getByRole('toolbar', { name: texts.table.yourHand })
      .locator('[data-move]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-move') ?? ''))
  const { view } = await playUntil(page, sitting, byMouse, (scene) => scene.choices.length > 0)
  const trumps = (cards: readonly string[]): readonly boolean[] =>
    cards.map((card) => card.endsWith(view.trump ?? ''))
  for (const at of TRUMPS_AT) {
    await save(page, { sorting: { order: 'rank', trumps: at } })
    await page.reload()
    await expect.poll(async () => (await shown()).length).toBe(13)
    const cards = await shown()
    const isTrump = trumps(cards)
    const last = isTrump.lastIndexOf(true)
    const count = isTrump.filter(Boolean).length
    if (at === 'left' && count > 0) expect(last).toBe(count - 1)
    if (at === 'right' && count > 0) expect(isTrump.indexOf(true)).toBe(13 - count)
    await page.keyboard.press('2')
    await expect(page.locator(`[role=toolbar] [data-move="${cards[1]}"] button`)).toBeFocused()
  }
  await app.close()
})

test('when every trick left is one’s own, they are played out at once if wished, by ordinary actions', async () => {
  test.setTimeout(240_000)
  const { app, page } = await start()
  const sitting = await newTable(page, { game: 'scotch-whist', seats: 2 })
  let certain = 0
  for (let parties = 0; certain < 2 && parties < 12; parties += 1) {
    const scene = await playUntil(page, sitting, aside, (now) => now.certain >= 2 || isOver(now))
    certain = scene.certain
    if (certain < 2) await page.evaluate(() => window.cercle.startNextPartie())
  }
  expect(certain).toBeGreaterThanOrEqual(2)
  await expect(inSight(page, texts.ease.certain(certain))).toBeVisible()
  expect(await said(page)).toContain(texts.ease.certain(certain))
  await page.keyboard.press('x')
  const end = await playUntil(
    page,
    sitting,
    async () => {},
    (now) => now.awaits !== null,
  )
  expect(end.view.tricks.slice(-certain).map(({ winner }) => winner)).toEqual(
    Array.from({ length: certain }, () => 0),
  )
  await app.close()
})

test('one key shows and reads all hands of a finished deal, which stays until they have been seen', async () => {
  const { app, page } = await start(undefined, { holdDeal: 2000 })
  const sitting = await newTable(page, { game: 'whist' })
  await playUntil(page, sitting, aside, ({ awaits }) => awaits === null)
  await playUntil(page, sitting, aside, ({ awaits }) => awaits === 'deal')
  const held = page.locator('[data-place^="hand-"] [data-move]')
  const all = page.getByRole('button', { name: texts.table.allHands })
  await expect(all).toHaveAttribute('aria-pressed', 'false')
  await expect(held).toHaveCount(0)
  await page.keyboard.press('v')
  await expect(held).toHaveCount(52)
  await expect(all).toHaveAttribute('aria-pressed', 'true')
  const { people, view } = await sceneOf(page, sitting)
  for (const { kind, name } of people)
    expect(await said(page)).toContain(
      kind === 'person' ? `${texts.table.yourHand}, 13` : `${texts.table.handOf(name)}, 13`,
    )
  // a computer player does not deal while they are looked at
  await page.waitForTimeout(3000)
  expect((await sceneOf(page, sitting)).view.deals).toBe(view.deals)
  await all.click()
  await expect(held).toHaveCount(0)
  await page.keyboard.press('v')
  await page.keyboard.press('n')
  await expect.poll(async () => (await sceneOf(page, sitting)).view.deals).toBe(view.deals + 1)
  await expect(all).toHaveCount(0)
  await app.close()
})

test('the program opens at the table where it was closed, and in the Hall when one had got up', async () => {
  const data = newData()
  const first = await start(data)
  const sitting = await newDuel(first.page)
  await playUntil(first.page, sitting, byMouse, (scene) => scene.choices.length > 0)
  await first.app.close()
  const second = await start(data)
  await second.page.getByRole('button', { name: texts.hall.newDuel }).waitFor()
  expect((await hallOf(second.page)).left).toEqual({ sitting, evening: null, isLive: false })
  await save(second.page, { start: 'table' })
  await second.page.reload()
  await expect(second.page.getByRole('toolbar', { name: texts.table.yourHand })).toBeVisible()
  await second.page.getByRole('button', { name: texts.table.leave }).click()
  await second.page.getByRole('button', { name: texts.hall.newDuel }).waitFor()
  expect((await hallOf(second.page)).left).toBeNull()
  await second.app.close()
})
