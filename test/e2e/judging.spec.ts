// The analysis of the archive at the real window: while a partie is played, paused, with a partie
// that cannot be judged, from the archive.
import { type Page, expect, test } from '@playwright/test'
import { join } from 'node:path'
import { openArchive } from '../../src/main/store/archive.ts'
import { closeStore } from '../../src/main/store/open.ts'
import { inspector } from './axe.ts'
import { byMouse, inSight, newDuel, playUntil, restarted, start, texts } from './evening.ts'
import { simulated } from './simulated.ts'

const words = texts.judging
const PARTIES = 6

async function toPage(page: Page): Promise<void> {
  await page.getByRole('button', { name: texts.training.open }).click()
  await page.getByRole('tab', { name: texts.training.tabs.judging }).click()
  await expect(page.getByRole('heading', { name: words.title })).toBeVisible()
}
const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click()

/** Waits until this many parties are judged. */
const judged = (page: Page, parties: number): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const answer = await window.cercle.loadJudging()
          return answer.ok ? answer.value.judged : null
        }),
      { timeout: 120_000 },
    )
    .toBeGreaterThanOrEqual(parties)

test('the archive is judged while a partie is played, and what was played last comes first', async () => {
  test.setTimeout(240_000)
  const data = simulated(PARTIES)
  const { app, page } = await start(data)
  await toPage(page)
  await press(page, words.runAll)
  await expect(inSight(page, words.states.running)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: words.meter, exact: true })).toBeVisible()
  const sitting = await newDuel(page)
  await playUntil(page, sitting, byMouse, ({ awaits }) => awaits === 'partie')
  await press(page, texts.table.toHall)
  await judged(page, PARTIES)
  await toPage(page)
  await expect(inSight(page, words.states.idle)).toBeVisible()
  await app.close()
  const db = openArchive(join(data, 'cercle.db'))
  expect(db.prepare('SELECT count(*) FROM judged').pluck().get()).toBe(PARTIES)
  expect(
    db
      .prepare('SELECT min(n) FROM (SELECT count(*) AS n FROM decision GROUP BY partie)')
      .pluck()
      .get(),
  ).toBeGreaterThan(0)
  closeStore(db)
})

test('paused it waits, also over a restart; forgotten it is over', async () => {
  test.setTimeout(180_000)
  const data = simulated(PARTIES)
  const { app, page } = await start(data)
  await toPage(page)
  await press(page, words.runAll)
  await press(page, words.pause)
  await expect(inSight(page, words.states.paused)).toBeVisible()
  await app.close()
  const again = await restarted(data)
  await toPage(again.page)
  await expect(inSight(again.page, words.states.paused)).toBeVisible()
  await press(again.page, words.resume)
  await judged(again.page, 1)
  await press(again.page, words.stop)
  await expect(inSight(again.page, words.states.idle)).toBeVisible()
  await again.app.close()
})

test('a partie that cannot be judged is named, with a way to it; axe finds nothing', async () => {
  test.setTimeout(180_000)
  const data = simulated(2)
  const db = openArchive(join(data, 'cercle.db'))
  db.prepare("UPDATE partie SET record = replace(record, 'propose', 'wait') WHERE id = 2").run()
  closeStore(db)
  const { app, page } = await start(data)
  await toPage(page)
  await press(page, words.runAll)
  await expect(page.getByRole('heading', { name: words.failed })).toBeVisible({ timeout: 60_000 })
  await expect(inSight(page, words.failedHint(1))).toBeVisible()
  await expect(inSight(page, words.why.spoilt)).toBeVisible()
  await judged(page, 1)
  const axe = inspector(app, page)
  await axe.inspect('analysis')
  expect(axe.faults).toEqual([])
  await app.close()
})

test('a selection of the list, and the list, are judged from the archive', async () => {
  test.setTimeout(180_000)
  const { app, page } = await start(simulated(3))
  await press(page, texts.archive.open)
  await page.getByRole('grid').focus()
  await page.keyboard.press(' ')
  await press(page, words.runChosen)
  await expect(
    inSight(page, words.added(1))
      .or(inSight(page, words.added(0)))
      .first(),
  ).toBeVisible()
  await judged(page, 1)
  await press(page, texts.archive.parties.deselect)
  await press(page, words.runList)
  await judged(page, 3)
  await app.close()
})
