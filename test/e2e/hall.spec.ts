// The Hall remembers what was played, over restarts, and starts it again by one click or Enter.
import { type Page, expect, test } from '@playwright/test'
import { LANGUAGES } from '../../src/shared/settings.ts'
import { evening as words } from '../../src/shared/words/en/evening.ts'
import { interfaceWords as de } from '../../src/shared/words/de/interface.ts'
import { interfaceWords as fr } from '../../src/shared/words/fr/interface.ts'
import { words as wordsOf } from '../../src/shared/words/index.ts'
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
import { type Size, show } from './geometry.ts'

const { hall } = texts
const TURF = { name: wordsOf('en').game('ecarte').preset('turf').title, exact: true }

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

const WORDS = { en: texts, de, fr }

/** The windows and zooms in which every main button must be in sight. */
const SIGHTS = (
  [
    [1024, 640],
    [1366, 768],
    [1920, 1080],
  ] as const satisfies readonly Size[]
).flatMap((size) => [1, 1.5, 2].map((zoom) => ({ size, zoom })))

/**
 * The main buttons that the pointer does not reach, however far the page is scrolled, and how
 * many there are.
 */
const outOfSight = (page: Page, main: string) =>
  page.evaluate(async (selector) => {
    const buttons = [...document.querySelectorAll(selector)]
    const scrollers = [...document.querySelectorAll('*')].filter(
      (one) =>
        /auto|scroll/.test(getComputedStyle(one).overflowY) &&
        one.scrollHeight > one.clientHeight + 1,
    )
    const faults = new Set<string>()
    for (const share of [0, 0.5, 1]) {
      for (const one of scrollers) one.scrollTop = share * (one.scrollHeight - one.clientHeight)
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      for (const button of buttons) {
        const { left, top, width, height } = button.getBoundingClientRect()
        const isHit = [0.1, 0.5, 0.9].every((x) =>
          [0.1, 0.5, 0.9].every((y) =>
            button.contains(document.elementFromPoint(left + x * width, top + y * height)),
          ),
        )
        if (!isHit) faults.add(`${button.textContent?.trim()} at ${share}`)
      }
    }
    return { faults: [...faults], buttons: buttons.length }
  }, main)

for (const language of LANGUAGES)
  test(`the main buttons are in sight in every window and at every zoom, in ${language}`, async () => {
    const { page, app } = await start(undefined, { language })
    const here = WORDS[language]
    const check = async (main: string, count: number): Promise<void> => {
      for (const { size, zoom } of SIGHTS) {
        await show(app, page, size, zoom)
        const at = `${size.join('×')} at ${zoom * 100} %`
        expect(await outOfSight(page, main), at).toEqual({ faults: [], buttons: count })
      }
    }
    await page.evaluate(() =>
      window.cercle.startTable({ game: 'ecarte', level: 'master', preset: 'strict', options: {} }),
    )
    await page.evaluate(() => window.cercle.leaveTable())
    await page.reload()
    await expect(page.locator('input[name=preset][value=strict]')).toBeChecked()
    await page.locator('form.duel details summary').click()
    await check('form.duel .sticky-bar button', 3)

    await page.getByRole('button', { name: here.settings.open }).click()
    await expect(page.locator('dialog[open]')).toBeVisible()
    await check('dialog[open] .head > .back', 1)
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: here.evening.open }).click()
    await page.locator('input[name=preset][value=strict]').check()
    await page.locator('form details summary').click()
    await check('form .sticky-bar button', 1)
    await page.getByRole('button', { name: here.evening.sittingDown.sit }).click()
    await page.getByRole('button', { name: here.evening.round.company }).click()
    await check('dialog[open] .buttons button', 1)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: here.evening.round.strike }).click()
    await check('dialog[open] .buttons button', 2)
    await app.close()
  })

test('a match is agreed in the Hall, its score stands on the table and in the lists, and it ends with a revenge', async () => {
  const { page, app } = await start(undefined, { name: 'Anna' })
  const { match, result, table } = texts
  await page.getByLabel(match.title, { exact: true }).selectOption('2')
  await newDuel(page)
  const score = page.locator('.match[title]')
  await expect(score).toContainText(match.score('0 : 0'))
  await expect(score).toHaveAttribute('title', /Anna 0.*Odile 0.*best of 3/)
  const lose = async (): Promise<void> => {
    await dealButton(page).click()
    await page.getByRole('button', { name: texts.giveUp.menu }).click()
    await page.getByRole('button', { name: texts.giveUp.partie }).click()
    await page.getByRole('dialog').getByRole('button', { name: texts.giveUp.partie }).click()
  }
  await lose()
  await expect(score).toContainText(match.score('0 : 1'))
  await page.getByRole('button', { name: table.again }).click()
  await lose()
  await expect(
    page.getByRole('heading', { name: result.wins('Odile', 'one', 'match') }),
  ).toBeVisible()
  await expect(page.locator('.result .match')).toContainText(match.score('2 : 0'))
  await page.getByRole('button', { name: match.revenge }).click()
  await expect(score).toContainText(match.score('0 : 0'))
  await page.getByRole('button', { name: table.leave }).click()
  await expect(page.getByLabel(match.title, { exact: true })).toHaveValue('2')
  await expect(page.getByText(match.score('0 : 2'))).toBeVisible()
  await expect(page.getByText(match.score('0 : 1'))).toBeVisible()
  await app.close()
})
