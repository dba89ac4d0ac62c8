// A partie of New Game in the real window, and nothing told that may not be known.
import { expect, test } from '@playwright/test'
import { byKeys, byMouse, newTable, playUntil, start, texts } from './evening.ts'
import { leaksOf, tapScenes } from './hidden.ts'

test('a whole partie of New Game, by mouse and by keys', async () => {
  test.setTimeout(240_000)
  const { app, page } = await start()
  const heard = await tapScenes(page)
  const sitting = await newTable(page, { game: 'new-game', partner: 'random' })
  const { view } = await playUntil(
    page,
    sitting,
    (at, scene) => (scene.view.deals % 2 === 0 ? byMouse : byKeys)(at, scene),
    (scene) => scene.awaits === 'partie',
  )
  expect(Math.max(...view.score)).toBeGreaterThanOrEqual(7)
  await expect(page.getByRole('region', { name: texts.result.title })).toBeVisible()
  const { leaks } = await leaksOf(page, sitting, await heard())
  expect(leaks).toEqual([])
  await app.close()
})
