// How strong a person is, at the real window: parties judged by the real coach, and many laid down.
import { type Locator, type Page, expect, test } from '@playwright/test'
import { join } from 'node:path'
import type { Answer } from '../../src/shared/bridge.ts'
import { LANGUAGES, type Language } from '../../src/shared/settings.ts'
import type { Strength } from '../../src/shared/strength.ts'
import { interfaceWords as de } from '../../src/shared/words/de/interface.ts'
import { interfaceWords as en } from '../../src/shared/words/en/interface.ts'
import { interfaceWords as fr } from '../../src/shared/words/fr/interface.ts'
import { words } from '../../src/shared/words/index.ts'
import { openArchive } from '../../src/main/store/archive.ts'
import { closeStore } from '../../src/main/store/open.ts'
import { layPerson } from '../training/judged-rows.ts'
import { cercle, simulatedRecords } from './archived.ts'
import { inspector } from './axe.ts'
import { type Evening, inSight, newData, start } from './evening.ts'

const TEXTS = { en, de, fr }
/** Few, since the coach judges them one by one. */
const JUDGED = 6
const LAID = 120

/** An archive of simulated parties of Anna. */
function archiveOf(parties: number): string {
  const data = newData()
  const records = simulatedRecords({ parties, months: 8, undated: 0 })
  cercle(['import', '-', '--db', join(data, 'cercle.db')], records)
  return data
}

/** The same with rows of what a coach might have judged. */
function judgedArchive(): string {
  const data = archiveOf(LAID)
  const db = openArchive(join(data, 'cercle.db'))
  layPerson(db, 'Anna')
  closeStore(db)
  return data
}

async function toStrength(page: Page, language: Language): Promise<void> {
  const { training } = TEXTS[language]
  await page.getByRole('button', { name: training.open, exact: true }).click()
  await page.getByRole('tab', { name: training.tabs.strength }).click()
}

function valueOf<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(answer.refused.code)
  return answer.value
}

async function strengthOf(page: Page): Promise<Strength> {
  const { profiles } = valueOf(await page.evaluate(() => window.cercle.archiveSummary()))
  const person = profiles.find(({ name }) => name === 'Anna')?.id ?? 0
  const wish = { person, game: 'ecarte' }
  return valueOf(await page.evaluate((asked) => window.cercle.loadStrength(asked), wish))
}

const kinds = (page: Page, language: Language): Locator =>
  page.getByRole('table', { name: TEXTS[language].strength.kinds.title }).locator('tbody tr')

/** The rows of the table by kind are what main reports, in the unit of review and standings. */
async function expectKinds({ page }: Evening, language: Language): Promise<Strength> {
  const strength = await strengthOf(page)
  const { kind, worth } = words(language).game('ecarte')
  const rows = kinds(page, language)
  await expect(rows).toHaveCount(strength.kinds.length)
  for (const [index, one] of strength.kinds.entries()) {
    await expect(rows.nth(index).getByRole('rowheader')).toContainText(kind(one.kind))
    await expect(rows.nth(index).getByRole('cell').first()).toContainText(
      one.own === null ? '–' : worth.rateFigure(one.own.rate),
    )
  }
  return strength
}

test('without a judged partie it leads to the analysis, and afterwards says what the standings say', async () => {
  test.setTimeout(180_000)
  const evening = await start(archiveOf(JUDGED), { language: 'en' })
  const { app, page } = evening
  await toStrength(page, 'en')
  await expect(inSight(page, en.strength.noneJudged)).toBeVisible()
  await page.getByRole('button', { name: en.strength.toJudging }).click()
  await expect(page.getByRole('tab', { name: en.training.tabs.judging })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  valueOf(await page.evaluate(() => window.cercle.judgeParties(null)))
  await expect
    .poll(async () => valueOf(await page.evaluate(() => window.cercle.loadJudging())).judged, {
      timeout: 150_000,
    })
    .toBe(JUDGED)
  await page.getByRole('tab', { name: en.training.tabs.strength }).click()
  const { own, person, waiting } = await expectKinds(evening, 'en')
  expect(waiting).toBe(0)
  // six parties are far too few, and so it says
  await expect(page.locator('.placing')).toContainText(
    en.strength.soFar(
      words('en')
        .game('ecarte')
        .worth.rate(own?.rate ?? 0),
      own?.decisions ?? 0,
    ),
  )
  const wish = { game: 'ecarte', person: person ?? 0, other: null, together: false }
  const { judged } = valueOf(
    await page.evaluate((asked) => window.cercle.loadStandings(asked), wish),
  )
  expect(judged?.decisions).toBe(own?.decisions)
  expect(judged?.rate).toBeCloseTo(own?.rate ?? 0, 12)
  await app.close()
})

for (const language of LANGUAGES)
  test(`place, kinds and course in ${language}`, async () => {
    const texts = TEXTS[language]
    const evening = await start(judgedArchive(), { language })
    const { app, page } = evening
    await toStrength(page, language)
    const strength = await expectKinds(evening, language)
    const { rate, rateFigure, signed } = words(language).game('ecarte').worth
    const { low = 0, high = 0, decisions = 0 } = strength.own ?? {}
    const placed = strength.levels.length > 0
    await expect(page.locator('.placing')).toContainText(
      placed
        ? texts.strength.between(rateFigure(low), rate(high), decisions)
        : texts.strength.placing.unmeasured,
    )
    await expect(page.locator('.scale')).toHaveCount(placed ? 1 : 0)
    // without luck, with its interval
    const { mean, low: from, high: to } = strength.results.at(-1)?.adjusted ?? {}
    await expect(
      inSight(
        page,
        texts.strength.results(signed(mean ?? 0), signed(from ?? 0), signed(to ?? 0), String(LAID)),
      ),
    ).toBeVisible()
    // the chart is read off by keys, a value with its interval
    const chart = page.getByRole('region', { name: texts.strength.course.rate.title, exact: true })
    await chart.getByRole('application').focus()
    await page.keyboard.press('Home')
    const first = strength.blocks[0]?.own
    await expect(page.locator('[aria-live=polite]')).toContainText(
      texts.strength.course.within(
        rateFigure(first?.rate ?? 0),
        rateFigure(first?.low ?? 0),
        rateFigure(first?.high ?? 0),
      ),
    )
    await chart.getByText(texts.strength.course.periods.month, { exact: true }).click()
    await chart.getByRole('button', { name: texts.standings.charts.asTable }).click()
    await expect(chart.locator('tbody tr')).toHaveCount(strength.months.length)
    await app.close()
  })

test('a kind is practised from its row, and axe finds nothing', async () => {
  test.setTimeout(90_000)
  const { app, page } = await start(judgedArchive(), { language: 'en' })
  await toStrength(page, 'en')
  await expect(kinds(page, 'en').first()).toBeVisible()
  const { inspect, faults } = inspector(app, page)
  await inspect('strength')
  expect(faults).toEqual([])
  const button = kinds(page, 'en').last().getByRole('button')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tab', { name: en.training.tabs.exercises })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await app.close()
})

test('an empty archive says what is missing', async () => {
  const { app, page } = await start()
  await toStrength(page, 'en')
  await expect(inSight(page, en.strength.none)).toBeVisible()
  await app.close()
})
