// The panels beside a table: what the person has opened, or is writing in, stays when the window
// becomes narrow; what stands there by itself makes way. A note of the coach makes room for itself.
import { type Page, expect, test } from '@playwright/test'
import { aside, mayPlay } from '../screens/moves.ts'
import { newData, newDuel, playUntil, start, texts } from './evening.ts'
import { type Size, show } from './geometry.ts'
import { simulated } from './simulated.ts'

const { study } = texts
const WIDE: Size = [1440, 900]
const NARROW: Size = [1024, 640]

const panel = (page: Page, name: string) => page.getByRole('complementary', { name, exact: true })

test('the log comes and goes with the room until the person opens or closes it', async () => {
  const { app, page } = await start()
  await show(app, page, WIDE)
  await newDuel(page)
  const log = panel(page, texts.log.title)
  await expect(log).toBeVisible()
  await show(app, page, NARROW)
  await expect(log).toHaveCount(0)
  await show(app, page, WIDE)
  await expect(log).toBeVisible()
  await page.keyboard.press('l')
  await expect(log.locator(':focus')).toHaveCount(1)
  await show(app, page, NARROW)
  await expect(log).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(log).toHaveCount(0)
  await show(app, page, WIDE)
  await expect(log).toHaveCount(0)
  await page.getByRole('button', { name: texts.log.title, exact: true }).click()
  await expect(log).toBeVisible()
  await show(app, page, NARROW)
  await expect(log).toBeVisible()
  await app.close()
})

test('a note that is being written stays open, with its words and the focus', async () => {
  const { app, page } = await start(simulated(3))
  await show(app, page, WIDE)
  await page.getByRole('button', { name: texts.archive.open }).click()
  await page.locator('[role=row][aria-rowindex="2"]').click()
  await page.getByRole('button', { name: study.note.title }).click()
  const note = panel(page, study.note.title)
  const field = note.getByRole('textbox', { name: study.note.text })
  await field.fill('The queen should')
  await show(app, page, NARROW)
  await expect(field).toBeFocused()
  await page.keyboard.type(' have stayed.')
  await expect(field).toHaveValue('The queen should have stayed.')
  await expect(note.getByText(study.note.saved)).toBeVisible()
  await app.close()
})

test('in a small window the table makes room for a hint, and glides there unless that is unwanted', async () => {
  const { app, page } = await start(newData(), { speed: 2 })
  await show(app, page, NARROW)
  const sitting = await newDuel(page, 'club')
  await playUntil(page, sitting, aside, mayPlay)
  await expect(page.locator('.playable').first()).toBeVisible()
  const [rail, note] = [page.locator('.rail'), page.locator('.floor > .beside')]
  const glides = () =>
    page.locator('.floor').evaluate((floor) => getComputedStyle(floor).transition)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const before = await rail.boundingBox()
  await page.keyboard.press('h')
  await expect(note).toBeVisible()
  expect(await glides()).toBe('grid-template-columns 0.09s ease-out')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await glides()).not.toContain('grid')
  const [table, beside] = [await rail.boundingBox(), await note.boundingBox()]
  if (!before || !table || !beside) throw new Error('nothing is drawn')
  expect(table.width).toBeLessThan(before.width)
  expect(table.x + table.width).toBeLessThanOrEqual(beside.x)
  expect(beside.x + beside.width).toBeLessThanOrEqual(before.x + before.width + 1)
  await app.close()
})
