// A whole partie in the real window, by mouse and by keys, and the messages to the window
// meanwhile.
import { expect, test } from '@playwright/test'
import type { Scene } from '../../src/shared/bridge.ts'
import {
  type Evening,
  type Hand,
  byKeys,
  byMouse,
  clickCard,
  newDuel,
  playUntil,
  start,
  texts,
} from './evening.ts'
import { leaksOf, tapScenes } from './hidden.ts'

const isOver = (scene: Scene): boolean => scene.awaits === 'partie'

async function playPartie(evening: Evening, hand: Hand): Promise<Scene> {
  const sitting = await newDuel(evening.page)
  const scene = await playUntil(evening.page, sitting, hand, isOver)
  await expect(evening.page.getByRole('region', { name: texts.result.title })).toBeVisible()
  return scene
}

test('a whole partie by mouse, from the first cut to the fifth point, and nothing hidden in any message of it', async () => {
  const evening = await start()
  const { page } = evening
  const heard = await tapScenes(page)
  const scene = await playPartie(evening, byMouse)
  expect(Math.max(...scene.view.score)).toBe(5)
  const scenes = await heard()
  expect(scenes.length).toBeGreaterThan(30)
  const { leaks, looked } = await leaksOf(page, scene.sitting, scenes)
  expect(leaks).toEqual([])
  expect(looked).toBeGreaterThan(500)
  await page.getByRole('button', { name: texts.table.toHall }).click()
  await expect(page.getByRole('button', { name: new RegExp(`^${texts.hall.review}`) })).toHaveCount(
    1,
  )
  await evening.app.close()
})

test('a whole partie by keyboard, and another begun by a key', async () => {
  const evening = await start()
  const scene = await playPartie(evening, byKeys)
  expect(Math.max(...scene.view.score)).toBe(5)
  await evening.page.keyboard.press('n')
  await playUntil(
    evening.page,
    scene.sitting,
    byKeys,
    (now) => now.partie === 2 && now.view.deals === 1,
  )
  await evening.app.close()
})

test('a card that may not be played stays put and says why, with the rule', async () => {
  const evening = await start()
  const sitting = await newDuel(evening.page)
  const illegal = (scene: Scene) => {
    const hand = scene.view.hands[0]
    const plays = scene.choices.flatMap((choice) => (choice.kind === 'card' ? [choice.card] : []))
    return typeof hand === 'object' && plays.length > 0
      ? hand.find((card) => !plays.includes(card))
      : undefined
  }
  const stop = (scene: Scene): boolean => illegal(scene) !== undefined
  let scene = await playUntil(evening.page, sitting, byMouse, (now) => stop(now) || isOver(now))
  for (let more = 0; isOver(scene) && more < 5; more += 1) {
    await evening.page.keyboard.press('n')
    scene = await playUntil(
      evening.page,
      sitting,
      byMouse,
      (now) => stop(now) || (isOver(now) && now.partie > scene.partie),
    )
  }
  const card = illegal(scene)
  if (card === undefined) throw new Error('in six parties every card could be played')
  // the window draws every scene, and may still be on its way to this one
  await expect(evening.page.locator('[role=toolbar] .playable').first()).toBeVisible()
  await clickCard(evening.page, card)
  await expect(evening.page.locator('.why').filter({ hasText: 'E-21' })).toBeVisible()
  await expect(evening.page.locator(`[role=toolbar] [data-move="${card}"]`)).toHaveCount(1)
  await evening.app.close()
})

test('a deal and the partie can be given up, each after a question, and both are stored', async () => {
  const { app, page } = await start()
  const sitting = await newDuel(page)
  await playUntil(page, sitting, byMouse, (scene) => scene.choices.length > 0)
  for (const what of ['deal', 'partie'] as const) {
    await page.getByRole('button', { name: texts.giveUp.menu }).click()
    await page.getByRole('button', { name: texts.giveUp[what] }).click()
    const question = page.getByRole('dialog')
    // its price, in the sentences of the log
    await expect(question).toContainText(/marks \w+ points? for the (tricks|vole)/)
    if (what === 'partie') await expect(question).toContainText(/wins the partie 5–\d/)
    else await expect(question).not.toContainText('wins')
    await question.getByRole('button', { name: texts.giveUp[what] }).click()
    const scene = await playUntil(
      page,
      sitting,
      async () => {},
      (now) => now.awaits === what,
    )
    expect(
      scene.log.filter((line) => line.kind === 'heard' && line.event.did === 'gaveUp'),
    ).toHaveLength(what === 'deal' ? 1 : 2)
    if (what === 'deal')
      await playUntil(
        page,
        sitting,
        byMouse,
        (now) => now.view.deals === 2 && now.choices.length > 0,
      )
  }
  await page.getByRole('button', { name: texts.table.toHall }).click()
  await expect(page.getByRole('button', { name: new RegExp(`^${texts.hall.review}`) })).toHaveCount(
    1,
  )
  await app.close()
})
