// Finding positions at the real window: decisions that the real coach has judged are looked for,
// opened, selected, practised; sets of filters are kept.
import { type Locator, type Page, expect, test } from '@playwright/test'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PositionFilter } from '../../src/shared/positions.ts'
import { LANGUAGES } from '../../src/shared/settings.ts'
import { interfaceWords as de } from '../../src/shared/words/de/interface.ts'
import { interfaceWords as en } from '../../src/shared/words/en/interface.ts'
import { interfaceWords as fr } from '../../src/shared/words/fr/interface.ts'
import { judgeFile } from '../training/judged-file.ts'
import { cercle, simulatedRecords } from './archived.ts'
import { type Evening, inSight, newData, start, texts } from './evening.ts'

const TEXTS = { en, de, fr }
const words = texts.positions

let judged = ''
test.beforeAll(async () => {
  test.setTimeout(180_000)
  const data = newData()
  judged = join(data, 'cercle.db')
  const records = simulatedRecords({ parties: 6, months: 3, undated: 1 })
  cercle(['import', '-', '--db', judged], records)
  expect(await judgeFile(judged)).toBeGreaterThan(50)
})

function withJudged(): string {
  const data = newData()
  copyFileSync(judged, join(data, 'cercle.db'))
  return data
}

async function toPositions(page: Page, language: keyof typeof TEXTS = 'en'): Promise<void> {
  await page.getByRole('button', { name: TEXTS[language].training.open }).click()
  await page.getByRole('tab', { name: TEXTS[language].training.tabs.positions }).click()
}

const list = (page: Page): Locator => page.getByRole('listbox', { name: words.title })
const rows = (page: Page): Locator => list(page).getByRole('option')
const field = (page: Page, name: string): Locator => page.getByLabel(name, { exact: true })
const total = async (page: Page): Promise<number> =>
  Number((await rows(page).first().getAttribute('aria-setsize')) ?? 0)

/** As main counts them. */
const count = (page: Page, some: Partial<PositionFilter>): Promise<number> =>
  page.evaluate(async (wish) => {
    const none = { game: null, kinds: [], role: null, leastCost: 1e-9, own: null, other: null }
    const more = { trump: null, held: null, level: null, hinted: null, person: null, from: null }
    const filter = { ...none, ...more, until: null, ...wish }
    const answer = await window.cercle.countPositions(filter, 'cost')
    return answer.ok ? answer.value : -1
  }, some)

const begun = async (settings: Parameters<typeof start>[1] = {}): Promise<Evening> => {
  const evening = await start(withJudged(), { name: 'Anna', ...settings })
  await toPositions(
    evening.page,
    settings.language === 'de' ? 'de' : settings.language === 'fr' ? 'fr' : 'en',
  )
  return evening
}

test('before anything was judged, the page shows the way to it', async () => {
  const { app, page } = await start(newData())
  await toPositions(page)
  await expect(inSight(page, words.nothing)).toBeVisible()
  await page.getByRole('button', { name: words.toJudging }).click()
  await expect(page.getByRole('tab', { name: texts.training.tabs.judging })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await app.close()
})

test('one’s own mistakes come first, the most costly at the top, and filters narrow them', async () => {
  const { app, page } = await begun()
  await expect(rows(page).first()).toBeVisible()
  const person = Number(await field(page, words.filter.whose).inputValue())
  const own = await count(page, { person })
  expect(own).toBeGreaterThan(3)
  expect(await total(page)).toBe(own)
  await field(page, words.filter.whose).selectOption('')
  await expect.poll(() => total(page)).toBeGreaterThan(own)
  await field(page, words.filter.cost).selectOption('0.05')
  await expect.poll(() => total(page)).toBe(await count(page, { leastCost: 0.05 }))
  await field(page, words.filter.trump).selectOption('H')
  await expect.poll(() => total(page)).toBe(await count(page, { leastCost: 0.05, trump: 'H' }))
  await page.getByRole('button', { name: words.filter.clear }).click()
  await expect.poll(() => total(page)).toBe(own)
  await app.close()
})

test('held cards are typed in words and signs, and told back; a wrong word is named', async () => {
  const { app, page } = await begun()
  await field(page, words.filter.whose).selectOption('')
  await expect(rows(page).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await toPositions(page)
  await page.keyboard.press('/')
  await page.keyboard.type('king of trumps and two smal trumps')
  await expect(page.getByText(words.filter.fault('unknown', 'smal', 6))).toBeVisible()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('at least two trumps')
  await expect(page.getByText(words.filter.understood('at least two trumps'))).toBeVisible()
  const counts = [{ suit: 'trump', rank: null, how: 'least', number: 2, isFurther: false }] as const
  await expect.poll(() => total(page)).toBe(await count(page, { held: { cards: [], counts } }))
  await app.close()
})

test('by keys a position is opened at its step, and one comes back to it', async () => {
  const { app, page } = await begun()
  await rows(page).first().waitFor()
  await list(page).focus()
  await page.keyboard.press('ArrowDown')
  const step = await page.evaluate(async () => {
    const found = await window.cercle.findPositions(
      {
        ...{ game: null, kinds: [], role: null, leastCost: 1e-9, own: null, other: null },
        ...{ trump: null, held: null, level: null, hinted: null, from: null, until: null },
        person: Number(document.querySelector('select')?.value),
      },
      1,
      1,
      'cost',
    )
    return found.ok ? (found.value[0]?.step ?? -1) : -1
  })
  await page.keyboard.press('Enter')
  const slider = page.getByRole('slider', { name: texts.review.step })
  await expect(slider).toHaveValue(String(step))
  await page.keyboard.press('Escape')
  await expect(list(page)).toBeFocused()
  await expect(list(page)).toHaveAttribute('aria-activedescendant', /-1$/)
  await app.close()
})

test('positions are selected, one or all, and practised at the table', async () => {
  const { app, page } = await begun()
  await rows(page).first().waitFor()
  const practise = page.getByRole('button', { name: words.practise })
  await expect(practise).toBeDisabled()
  await list(page).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(words.selected(1), { exact: true }).first()).toBeVisible()
  await page.keyboard.press('Control+a')
  const found = await total(page)
  await expect(page.getByText(words.selected(found), { exact: true }).first()).toBeVisible()
  await practise.click()
  await expect(page.getByText(texts.exercises.table.number(1, found)).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tab', { name: texts.training.tabs.exercises })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await app.close()
})

test('a set of filters is kept by name, chosen after a restart, and deleted', async () => {
  const { app, page, data } = await begun()
  await field(page, words.filter.cost).selectOption('0.05')
  await field(page, words.kept.name).fill('  Costly ones ')
  await page.getByRole('button', { name: words.kept.keep }).click()
  await expect(page.getByText(words.kept.wasKept('Costly ones')).first()).toBeVisible()
  await app.close()
  const again = await start(data, { name: 'Anna' })
  await toPositions(again.page)
  await field(again.page, words.kept.choose).selectOption('Costly ones')
  await expect(field(again.page, words.filter.cost)).toHaveValue('0.05')
  await again.page.getByRole('button', { name: words.kept.remove }).click()
  await expect(again.page.getByText(words.kept.wasRemoved('Costly ones')).first()).toBeVisible()
  await expect(field(again.page, words.kept.choose)).toHaveCount(0)
  await again.app.close()
})

test('what nothing meets is said, with a way out of it', async () => {
  const { app, page } = await begun()
  await field(page, words.filter.from).fill('2031-01-01')
  await field(page, words.filter.from).blur()
  await expect(inSight(page, words.noneFit)).toBeVisible()
  await app.close()
})

for (const language of LANGUAGES)
  test(`in ${language} a row says everything of its position to the ear`, async () => {
    const { app, page } = await begun({ language })
    const { positions } = TEXTS[language]
    const label = await page
      .getByRole('listbox', { name: positions.title })
      .getByRole('option')
      .first()
      .locator('> .unseen')
      .textContent()
    expect(label).toContain(positions.found.done)
    expect(label).toContain('Anna')
    const shots = process.env['CERCLE_SHOTS']
    if (shots)
      for (const [width, height] of [
        [1024, 640],
        [1920, 1080],
      ] as const)
        for (const light of ['lamp', 'day'] as const) {
          await page.setViewportSize({ width, height })
          await page.evaluate(
            (one) => document.documentElement.setAttribute('data-light', one),
            light,
          )
          await page.screenshot({ path: join(shots, `${language}-${width}-${light}.png`) })
        }
    await app.close()
  })
