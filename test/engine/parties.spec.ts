// A whole partie of each game by mouse, from its first deal to its result.
import { type Page, expect, test } from '@playwright/test'
import { GAMES } from '../../src/main/engine/games/games.ts'
import { words } from '../../src/shared/words/index.ts'
import { byMouse, newDuel, newTable, playUntil, start, texts } from '../e2e/evening.ts'

/** Of games for two alone: the Hall does not ask for a number of players. */
async function sitDown(page: Page, game: string, preset: string): Promise<number> {
  const { title, preset: presetOf } = words('en').game(game)
  await page
    .getByRole('group', { name: texts.hall.game, exact: true })
    .getByText(title, { exact: true })
    .click()
  await page.getByText(presetOf(preset).title, { exact: true }).click()
  return newDuel(page, 'random')
}

/** The way to start each game; its shortest partie if there are several. */
const PARTIES: Readonly<Record<string, (page: Page) => Promise<number>>> = {
  ecarte: (page) => sitDown(page, 'ecarte', 'club'),
  whist: (page) => newTable(page, { game: 'whist' }),
  'scotch-whist': (page) => newTable(page, { game: 'scotch-whist', seats: 2 }),
  hundertspiel: (page) => newTable(page, { game: 'hundertspiel', seats: 4, preset: 'four' }),
  tatteln: (page) => sitDown(page, 'tatteln', 'taillen'),
}

for (const { id } of GAMES)
  test(`a whole partie of ${id} by mouse`, async () => {
    test.setTimeout(240_000)
    const { app, page } = await start()
    const sitting = await PARTIES[id]?.(page)
    if (sitting === undefined) throw new Error(`nobody knows how to sit down to ${id}`)
    const { view } = await playUntil(page, sitting, byMouse, (scene) => scene.awaits === 'partie')
    expect(view.deals).toBeGreaterThan(0)
    await expect(page.getByRole('region', { name: texts.result.title })).toBeVisible()
    await app.close()
  })
