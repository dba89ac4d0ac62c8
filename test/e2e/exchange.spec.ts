// The chart of the solved exchange at the real window: what main counts, by mouse and by keyboard.
import { type Locator, type Page, expect, test } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Answer } from '../../src/shared/bridge.ts'
import type { SolvedChart, SolvedQuery, ValuedHand } from '../../src/shared/exchange.ts'
import { words as wordsOf } from '../../src/shared/words/index.ts'
import { inspector } from './axe.ts'
import { type Evening, inSight, start, texts } from './evening.ts'

const words = texts.exchange
const FIRST: SolvedQuery = { preset: 'club', role: 'elder', points: [4, 4], turnUp: '8H', taken: 3 }
const { worth } = wordsOf('en').game('ecarte')

function valueOf<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(answer.refused.code)
  return answer.value
}

const chartOf = async (page: Page, query: SolvedQuery): Promise<SolvedChart> =>
  valueOf(await page.evaluate((asked) => window.cercle.loadExchange(asked), query))

const valued = async (page: Page, hand: ValuedHand['cards']): Promise<ValuedHand> =>
  valueOf(
    await page.evaluate(([asked, cards]) => window.cercle.valueExchangeHand(asked, cards), [
      FIRST,
      hand,
    ] as const),
  )

const field = (page: Page, name: string): Locator => page.getByLabel(name, { exact: true })
const grid = (page: Page): Locator => page.getByRole('grid')
const list = (page: Page): Locator => page.getByRole('listbox')
const value = (page: Page): Locator => page.getByRole('region', { name: words.hand.title })

/** Opens the page at a score that is solved. */
async function toChart({ page }: Evening): Promise<void> {
  await page.getByRole('button', { name: texts.training.open }).click()
  await page.getByRole('tab', { name: texts.training.tabs.exchange }).click()
  await field(page, words.fields.elder).selectOption('4')
  await field(page, words.fields.dealer).selectOption('4')
  await expect(grid(page)).toBeVisible()
}

/** The values of a hand are those that main counts. */
async function expectValues(page: Page, hand: ValuedHand['cards']): Promise<void> {
  await expect(value(page)).toContainText(words.hand.unit, { timeout: 20_000 })
  const { values } = await valued(page, hand)
  if (values === null) throw new Error('no values')
  await expect(value(page)).toContainText(worth.signed(values.play))
  await expect(value(page)).toContainText(worth.signed(values.exchange))
  await expect(value(page)).toContainText(worth.figure(Math.abs(values.play - values.exchange)))
}

test('by mouse: a cell lists its hands, a hand shows both values, and the books are laid over', async () => {
  test.setTimeout(120_000)
  const evening = await start()
  const { app, page } = evening
  await toChart(evening)
  const { cells } = await chartOf(page, FIRST)
  expect(await page.locator('td.cell').count()).toBe(cells?.length)
  const cell = page.locator('td.cell').nth(40)
  await cell.hover()
  await expect(list(page)).toBeVisible()
  await cell.click()
  await expect(cell).toHaveAttribute('aria-selected', 'true')
  await list(page).getByRole('option').first().hover()
  await expect(value(page)).toContainText(words.hand.unit, { timeout: 20_000 })
  await field(page, words.fields.books).check()
  const differing = cells?.filter((one) => one.differing > 0).length ?? 0
  expect(differing).toBeGreaterThan(10)
  await expect(grid(page).locator('.differs')).toHaveCount(differing)
  await page.getByText(words.fields.views.discards, { exact: true }).click()
  await expect(grid(page).locator('.counts').first()).toBeVisible()
  await app.close()
})

test('by keyboard: arrows in the chart, Enter to its hands, and back', async () => {
  test.setTimeout(120_000)
  const evening = await start()
  const { app, page } = evening
  await toChart(evening)
  const first = page.locator('td.cell').first()
  await first.focus()
  // past the king, which ends the partie
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  const cell = page.locator('td:focus')
  await expect(cell).toHaveAttribute('aria-selected', 'true')
  await expect(cell).toContainText(/\d+ hands$/)
  await page.keyboard.press('Enter')
  await expect(list(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(list(page).getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true')
  // what is reached is said, with its values
  await expect(page.locator('[aria-live=polite]')).toContainText(words.answers.elder.play, {
    timeout: 20_000,
  })
  await page.keyboard.press('Escape')
  await expect(cell).toBeFocused()
  await app.close()
})

test('a hand is typed in words or picked from cards, and its cell is found', async () => {
  test.setTimeout(120_000)
  const evening = await start()
  const { app, page } = evening
  await toChart(evening)
  await page.keyboard.press('/')
  await page.keyboard.type('queen of trumps 7H QS 10C 7D')
  await expectValues(page, ['QH', '7H', 'QS', '10C', '7D'])
  await expect(page.locator('td[aria-selected=true]')).toHaveCount(1)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('king of trumps 7H QS 10C 7D')
  await expect(value(page)).toContainText(words.hand.won)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('8H 7H QS 10C 7D')
  await expect(inSight(page, words.hand.turned('8 of hearts'))).toBeVisible()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('KH 7H')
  await expect(inSight(page, words.hand.wrongCount(2))).toBeVisible()
  await page.getByRole('button', { name: words.hand.pick }).click()
  const pack = page.getByRole('group', { name: words.hand.pick })
  for (const card of ['Queen of hearts', 'Jack of hearts', 'Ace of hearts', 'King of spades'])
    await pack.getByRole('button', { name: card }).click()
  await pack.getByRole('button', { name: 'King of diamonds' }).click()
  await expectValues(page, ['QH', 'JH', 'AH', 'KS', 'KD'])
  await app.close()
})

test('every preset in the list has its chart; a turned king that ends the partie says so', async () => {
  const evening = await start()
  const { app, page } = evening
  await toChart(evening)
  const { presets } = await chartOf(page, FIRST)
  const presetField = field(page, words.fields.preset)
  expect(await presetField.getByRole('option').count()).toBe(presets.length)
  for (const preset of presets) {
    await presetField.selectOption(preset)
    await field(page, words.fields.turnUp).selectOption('8')
    await expect(page.locator('td.cell').first()).toBeVisible()
    await field(page, words.fields.turnUp).selectOption('K')
    await expect(inSight(page, words.isOver)).toBeVisible()
    await expect(page.getByRole('button', { name: words.fields.export })).toBeDisabled()
  }
  await app.close()
})

test('the chart is exported as a table, and axe finds nothing', async () => {
  test.setTimeout(120_000)
  const evening = await start()
  const { app, page, data } = evening
  await toChart(evening)
  const { inspect, faults } = inspector(app, page)
  await page.locator('td.cell').nth(40).click()
  await field(page, words.fields.books).check()
  await inspect('exchange')
  expect(faults).toEqual([])
  const path = join(data, 'exchange.csv')
  await app.evaluate(({ dialog }, filePath) => {
    Reflect.set(dialog, 'showSaveDialog', () => Promise.resolve({ canceled: false, filePath }))
  }, path)
  await page.getByRole('button', { name: words.fields.export }).click()
  await expect(inSight(page, /exchange\.csv/)).toBeVisible()
  const rows = readFileSync(path, 'utf8').trimEnd().split('\r\n')
  expect(rows[0]).toBe('hand,turn-up,action,discards,hands')
  expect(rows.slice(1).reduce((sum, row) => sum + Number(row.split(',').at(-1)), 0)).toBe(169_911)
  await app.close()
})
