// A partie begun in a packed program, left, and found again.
import { expect } from '@playwright/test'
import type { Scene } from '../../src/shared/bridge.ts'
import { byMouse, hallOf, newDuel, playUntil, sceneOf, texts } from '../e2e/evening.ts'
import { type Running, inEnglish } from './packed.ts'

/** A partie that was left. */
interface Left {
  readonly sitting: number
  readonly scene: Scene
}

/** Sits down and plays until some tricks are made. */
export async function played({ page }: Running): Promise<Left> {
  await inEnglish(page)
  const sitting = await newDuel(page)
  const isOwnTurn = (scene: Scene): boolean => scene.choices.length > 0
  const scene = await playUntil(
    page,
    sitting,
    byMouse,
    (now) => now.view.tricks.length >= 3 && isOwnTurn(now),
  )
  return { sitting, scene }
}

/** Takes the partie up again, which must stand as it was left. */
export async function takenUp({ page }: Running, { sitting, scene }: Left): Promise<void> {
  const { open } = await hallOf(page)
  expect(open.map((one) => one.sitting)).toEqual([sitting])
  await page
    .getByRole('button', { name: new RegExp(`^${texts.hall.resume}`) })
    .first()
    .click()
  await expect(page.getByRole('toolbar', { name: texts.table.yourHand })).toBeVisible()
  expect(await sceneOf(page, sitting)).toEqual(scene)
}
