// Closing and killing the program in the middle of a trick: it goes on at the same card.
import { expect, test } from '@playwright/test'
import type { Scene } from '../../src/shared/bridge.ts'
import {
  type Evening,
  byMouse,
  hallOf,
  newData,
  newDuel,
  playUntil,
  sceneOf,
  start,
  texts,
} from './evening.ts'

/** Kills in a row. */
const KILLS = process.env['CERCLE_LONG'] ? 20 : 6

/** The own card is asked for, the other's lies on the table. */
const inTrick = (scene: Scene): boolean =>
  scene.view.tricks.at(-1)?.winner === null &&
  scene.choices.some((choice) => choice.kind === 'card')

async function toMidTrick({ page }: Evening, sitting: number): Promise<Scene> {
  for (;;) {
    const scene = await playUntil(
      page,
      sitting,
      byMouse,
      (now) => inTrick(now) || now.awaits === 'partie',
    )
    if (scene.awaits === null) return scene
    await page.getByRole('button', { name: texts.table.again }).click()
    await playUntil(page, sitting, byMouse, (now) => now.partie > scene.partie)
  }
}

async function resumed(data: string, sitting: number): Promise<Evening> {
  const evening = await start(data)
  await evening.page
    .getByRole('button', { name: new RegExp(`^${texts.hall.resume}`) })
    .first()
    .click()
  await expect(evening.page.getByRole('toolbar', { name: texts.table.yourHand })).toBeVisible()
  expect((await hallOf(evening.page)).open[0]?.sitting).toBe(sitting)
  return evening
}

async function kill({ app }: Evening): Promise<void> {
  const ended = new Promise((resolve) => app.process().once('exit', resolve))
  app.process().kill('SIGKILL')
  await ended
}

test(`killed ${KILLS} times in mid-trick, each time resumed at the same card with nothing lost`, async () => {
  test.setTimeout(300_000)
  const data = newData()
  let evening = await start(data)
  const sitting = await newDuel(evening.page)
  for (let round = 0; round < KILLS; round += 1) {
    const before = await toMidTrick(evening, sitting)
    await kill(evening)
    evening = await resumed(data, sitting)
    expect(await sceneOf(evening.page, sitting)).toEqual(before)
    // play the card, so that the next round is another trick
    await byMouse(evening.page, before)
    await playUntil(
      evening.page,
      sitting,
      byMouse,
      (now) => !inTrick(now) || now.log.length > before.log.length + 1,
    )
  }
  await evening.app.close()
})

test('closed in mid-trick, the window comes back to the same card', async () => {
  const data = newData()
  const evening = await start(data)
  const sitting = await newDuel(evening.page)
  const before = await toMidTrick(evening, sitting)
  await evening.app.close()
  const again = await resumed(data, sitting)
  expect(await sceneOf(again.page, sitting)).toEqual(before)
  await again.app.close()
})

test('an unwanted table is hidden from the Hall, and restored', async () => {
  const { app, page } = await start()
  for (const level of ['rulebook', 'novice']) {
    await newDuel(page, level)
    // nothing stays of a table at which no card was dealt
    await page.evaluate(() => window.cercle.dealCards(null))
    await page.getByRole('button', { name: texts.table.leave }).click()
  }
  const away = page.getByRole('button', { name: new RegExp(`^${texts.archive.parties.putAway}`) })
  const cards = page.getByRole('listitem').filter({ has: page.locator('.resume') })
  const places = async (): Promise<readonly unknown[]> =>
    Promise.all((await cards.all()).map((card) => card.boundingBox()))
  const before = await places()
  expect(before).toHaveLength(2)
  await away.first().click()
  await expect(away).toHaveCount(1)
  // its card stays where it was, and so does every other
  expect(await places()).toEqual(before)
  expect((await hallOf(page)).open.length).toBe(1)
  const back = page.getByRole('button', { name: texts.archive.parties.takeBack })
  await expect(back).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(away).toHaveCount(2)
  expect((await hallOf(page)).open.length).toBe(2)
  await expect(away.first()).toBeFocused()
  expect(await places()).toEqual(before)
  await app.close()
})
