// The Hall remembers what was played, over restarts, and starts it again by one click or Enter.
import { expect, test } from '@playwright/test'
import { evening as words } from '../../src/shared/words/en/evening.ts'
import { words as english } from '../../src/shared/words/index.ts'
import {
  dealButton,
  hallOf,
  newDuel,
  newTable,
  restarted,
  sceneOf,
  start,
  texts,
} from './evening.ts'

const { hall } = texts
const TURF = { name: english('en').game('ecarte').preset('turf').title, exact: true }

test('the first button starts what was last played again, also after a restart: by Enter, by a click', async () => {
  const first = await start()
  const begin = first.page.getByRole('button', { name: hall.newDuel })
  await expect(begin).toBeVisible()
  await expect(first.page.getByRole('button', { name: 'Again against' })).toHaveCount(0)
  await first.page.getByRole('radio', TURF).check()
  await newDuel(first.page, 'master')
  await first.app.close()

  const { page, app, data } = await restarted(first.data)
  const again = page.getByRole('button', { name: hall.againAgainst('Mathilde', 'Master') })
  await expect(again).toBeVisible()
  await expect(page.locator('form.duel button.main')).toHaveText([
    hall.againAgainst('Mathilde', 'Master'),
  ])
  await expect(page.getByRole('radio', { name: hall.level('master').title })).toBeChecked()
  await expect(page.getByRole('radio', TURF)).toBeChecked()
  // something else was chosen: that is the main button now
  await page.getByText(hall.level('club').title, { exact: true }).click()
  await expect(page.locator('form.duel button.main')).toHaveText([hall.newDuel])
  await again.click()
  await expect(dealButton(page)).toBeVisible()
  const [open] = (await hallOf(page)).open
  expect(open?.preset).toBe('turf')
  await page.getByRole('button', { name: texts.table.leave }).click()
  await expect(page.getByRole('radio', { name: hall.level('master').title })).toBeChecked()

  await app.close()
  const last = await restarted(data)
  await expect(
    last.page.getByRole('button', { name: hall.againAgainst('Mathilde', 'Master') }),
  ).toBeVisible()
  await last.page.keyboard.press('Enter')
  await expect(dealButton(last.page)).toBeVisible()
  const [sitting] = (await hallOf(last.page)).open
  const scene = await sceneOf(last.page, sitting?.sitting ?? 0)
  expect(scene.people.map(({ name, level }) => [name, level])).toContainEqual([
    'Mathilde',
    'master',
  ])
  expect(scene.preset).toBe('turf')
  await last.app.close()
})

test('each game has its own company, and the Hall shows it when the game is chosen', async () => {
  const { page, app } = await start()
  const leave = page.getByRole('button', { name: texts.table.leave })
  const pick = (game: string): Promise<void> =>
    page.getByRole('group', { name: hall.game }).getByText(game, { exact: true }).click()
  await newTable(page, { game: 'tatteln', seats: 2, level: 'club' })
  await leave.click()
  await newTable(page, { game: 'ecarte', seats: 2, level: 'novice', persons: ['Anna', 'Bertha'] })
  await leave.click()
  await expect(page.getByRole('button', { name: hall.againOf('Anna and Bertha') })).toBeVisible()
  await pick('Tatteln')
  await expect(
    page.getByRole('button', { name: hall.againAgainst('Hippolyte', 'Club') }),
  ).toBeVisible()
  await expect(page.getByRole('textbox', { name: hall.personName(2) })).toHaveCount(0)
  await pick('Écarté')
  await expect(page.getByRole('button', { name: hall.againOf('Anna and Bertha') })).toBeVisible()
  await expect(page.getByRole('textbox', { name: hall.personName(2) })).toHaveValue('Bertha')
  await app.close()
})

test('the setup of an evening keeps names and stakes, takes a person without a name, and comes back by the first button', async () => {
  const first = await start()
  const { page } = first
  await page.getByRole('button', { name: words.open }).click()
  const { sittingDown } = words
  const stake = page.getByRole('textbox', { name: sittingDown.stake, exact: true })
  await stake.fill('17')
  const added = page.getByRole('textbox', { name: sittingDown.place(4) })
  await page.getByRole('button', { name: sittingDown.addPerson }).click()
  await added.fill('Bertha')
  await page.getByRole('button', { name: sittingDown.leave }).click()
  await page.getByRole('button', { name: words.open }).click()
  await expect(stake).toHaveValue('17')
  await expect(added).toHaveValue('Bertha')
  await page.getByRole('button', { name: sittingDown.remove(4) }).click()
  await page.getByRole('button', { name: sittingDown.sit }).click()
  await expect(page.getByText(words.unnamed(1)).first()).toBeVisible()
  await first.app.close()

  const again = await restarted(first.data)
  await again.page.getByRole('button', { name: words.open }).click()
  await expect(
    again.page.getByRole('textbox', { name: sittingDown.stake, exact: true }),
  ).toHaveValue('17')
  await again.page.getByRole('button', { name: sittingDown.leave }).click()
  await again.page.getByRole('button', { name: hall.againEvening(words.kinds.pool.title) }).click()
  await expect(again.page.getByText(words.unnamed(1)).first()).toBeVisible()
  await again.app.close()
})
