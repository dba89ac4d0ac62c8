// No click is wasted, in the real window: the first one counts, and nothing is asked twice.
import { type Page, expect, test } from '@playwright/test'
import type { Card } from '../../src/shared/card.ts'
import type { Scene } from '../../src/shared/bridge.ts'
import { aside } from '../screens/moves.ts'
import { clickSeen, newTable, onCardByKeys, playUntil, sceneOf, start } from './evening.ts'

const trick = (page: Page) => page.locator('[data-place=trick] [data-move]')
const isAsked = ({ awaits, view, choices }: Scene): boolean =>
  awaits === 'deal' || (view.turn === view.eye && choices.length > 0)

/** The card to play, once the window asks for one. */
async function cardAskedFor(page: Page, { choices }: Scene): Promise<Card> {
  const choice = choices.find(({ kind }) => kind === 'card')
  await page.locator('[role=toolbar] .playable').first().waitFor()
  if (choice?.kind !== 'card') throw new Error('no card is asked for')
  return choice.card
}

test('the first click or Enter on a card counts, also while the last trick still lies over the lead', async () => {
  const { app, page } = await start(undefined, { hold: 4000 })
  const sitting = await newTable(page, { game: 'whist' })
  await playUntil(page, sitting, aside, (scene) => scene.awaits === null && isAsked(scene))
  const swallowed: string[] = []
  let lay = 0
  for (let turn = 0; turn < 12; turn += 1) {
    const scene = await sceneOf(page, sitting)
    const card = await cardAskedFor(page, scene)
    const whole = scene.view.tricks.filter(({ winner }) => winner !== null).length
    if (whole > 0 && (await trick(page).count()) === 4) lay += 1
    if (turn % 2 === 0) await clickSeen(page, card)
    else await onCardByKeys(page, card, 'Enter')
    await expect(page.locator(`[role=toolbar] [data-move="${card}"]`)).toHaveCount(0)
    const held = (await sceneOf(page, sitting)).view.hands[0]
    if (typeof held === 'object' && held.some((one) => one === card)) swallowed.push(card)
    await playUntil(page, sitting, () => Promise.resolve(), isAsked)
  }
  expect(swallowed).toEqual([])
  expect(lay).toBeGreaterThan(5)
  await app.close()
})
