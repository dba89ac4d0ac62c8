// The standings at the real window: score sheets, figures, charts, in the three languages.
import { type Locator, type Page, expect, test } from '@playwright/test'
import { join } from 'node:path'
import type {
  ArchiveSummary,
  SheetLine,
  Standings,
  StandingsQuery,
} from '../../src/shared/archive.ts'
import { findGame } from '../../src/main/engine/games/games.ts'
import type { CarryOver } from '../../src/main/engine/games/game.ts'
import { openArchive } from '../../src/main/store/archive.ts'
import { closeStore } from '../../src/main/store/open.ts'
import { requireValue } from '../../src/shared/card.ts'
import type { Answer } from '../../src/shared/bridge.ts'
import { LANGUAGES, type Language } from '../../src/shared/settings.ts'
import { interfaceWords as de } from '../../src/shared/words/de/interface.ts'
import { interfaceWords as en } from '../../src/shared/words/en/interface.ts'
import { interfaceWords as fr } from '../../src/shared/words/fr/interface.ts'
import { words } from '../../src/shared/words/index.ts'
import { randomOf, sittingOf, writePartie } from '../store/played.ts'
import { cercle, simulatedRecords } from './archived.ts'
import { type Evening, newData, inSight, start } from './evening.ts'

const TEXTS = { en, de, fr }
const PARTIES = 240
const MONTHS = 20
const UNDATED = 12
/** Sheets drawn at once, and more than enough of them. */
const DRAWN = 20

let archive = ''
test.beforeAll(() => {
  archive = simulatedRecords({ parties: PARTIES, months: MONTHS, undated: UNDATED })
})

async function evening(language: Language): Promise<Evening> {
  const data = newData()
  cercle(['import', '-', '--db', join(data, 'cercle.db')], archive)
  return start(data, { language })
}

async function toStandings(page: Page, language: Language): Promise<void> {
  const texts = TEXTS[language]
  await page.getByRole('button', { name: texts.archive.open }).click()
  await page.getByRole('tab', { name: texts.standings.title }).click()
}

function valueOf<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(answer.refused.code)
  return answer.value
}

const holdingsOf = async (page: Page): Promise<ArchiveSummary> =>
  valueOf(await page.evaluate(() => window.cercle.archiveSummary()))
const standingsOf = async (page: Page, wish: StandingsQuery): Promise<Standings> =>
  valueOf(await page.evaluate((asked) => window.cercle.loadStandings(asked), wish))
const sheetsOf = async (page: Page, wish: StandingsQuery): Promise<readonly SheetLine[]> =>
  valueOf(await page.evaluate((asked) => window.cercle.loadSheet(asked, 0, 24), wish))

async function idOf(page: Page, name: string): Promise<number> {
  const { profiles } = await holdingsOf(page)
  return profiles.find((profile) => profile.name === name)?.id ?? 0
}

const wishOf = async (page: Page, other: string | null): Promise<StandingsQuery> => ({
  game: 'ecarte',
  person: await idOf(page, 'Anna'),
  other: other === null ? null : await idOf(page, other),
  together: false,
})

/** The figures of a line of the ledger: own, and of the other side. */
const figures = async (page: Page, title: string): Promise<readonly string[]> => {
  const row = page
    .locator('tr:has(td.value)')
    .filter({ has: page.getByRole('rowheader', { name: title, exact: true }) })
  return row.locator('td.value').allTextContents()
}

const chart = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: title, exact: true })
const sheet = (page: Page, place: number): Locator => page.locator(`[data-sheet="${place}"]`)

for (const language of LANGUAGES)
  test(`score book, figures and charts in ${language}`, async () => {
    const texts = TEXTS[language]
    const { ledger, charts, book } = texts.standings
    const game = words(language).game('ecarte')
    const whole = new Intl.NumberFormat(words(language).tag)
    const { app, page } = await evening(language)
    await toStandings(page, language)
    const wish = await wishOf(page, null)

    // the person who sat most often, against all
    await expect(page.getByLabel(texts.standings.person, { exact: true })).toHaveValue(
      String(wish.person),
    )
    await expect(
      page.getByLabel(texts.standings.against, { exact: true }).locator('option:checked'),
    ).toHaveText(texts.standings.all)

    // the sheet: every mark read out, the score, the value at the winner
    const [latest] = await sheetsOf(page, wish)
    if (!latest) throw new Error('no sheet')
    await expect(sheet(page, 0).getByRole('table')).toBeVisible()
    const told = latest.deals.flatMap(({ marks }) =>
      marks.map((mark) =>
        [book.points(mark.points), game.sheet.sign(mark)?.hint ?? []].flat().join(', '),
      ),
    )
    for (const mark of told) await expect(sheet(page, 0).getByRole('table')).toContainText(mark)
    await expect(sheet(page, 0).locator('.won')).toContainText(texts.hall.times(latest.value))
    await expect(inSight(page, book.place('1', '5', whole.format(PARTIES)))).toBeVisible()

    // the figures are those main reports
    const { own, opposite, counted, runs } = await standingsOf(page, wish)
    for (const name of ['parties', 'won', 'lost', 'value', 'valueLost', 'deals', 'points'] as const)
      expect(await figures(page, ledger.figures[name].title), name).toEqual(
        [own, opposite].map((sums) => whole.format(sums[name] ?? 0)),
      )
    for (const name of counted.filter((one) => !one.endsWith('Lost')))
      expect(await figures(page, game.counted(name).title), name).toEqual(
        [own, opposite].map((sums) => whole.format(sums[name] ?? 0)),
      )
    expect(await figures(page, ledger.figures.longestWon.title)).toEqual(
      [runs.won, runs.lost].map(String),
    )
    await expect(inSight(page, ledger.noneJudged).first()).toBeVisible()
    await expect(inSight(page, ledger.figures.balance.hint, { exact: true })).toBeHidden()
    await page.getByRole('button', { name: ledger.explain }).click()
    await expect(inSight(page, ledger.figures.balance.hint, { exact: true })).toBeVisible()

    // a chart is a table as well, and is read off with the keys
    const parties = chart(page, charts.charts.parties.title)
    await parties.getByRole('button', { name: charts.asTable }).click()
    const rows = parties.getByRole('row')
    await expect(rows).toHaveCount(MONTHS + 2 - Math.floor((UNDATED * MONTHS) / PARTIES))
    await expect(rows.nth(1)).toContainText(texts.archive.parties.undated)
    await parties.getByRole('button', { name: charts.asChart }).click()
    const month = new Intl.DateTimeFormat(words(language).tag, {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    })
    await parties.getByRole('application').focus()
    await page.keyboard.press('Home')
    await expect(page.locator('[aria-live=polite]')).toContainText(
      month.format(new Date('2024-01-15')),
    )
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('[aria-live=polite]')).toContainText(
      month.format(new Date('2024-02-15')),
    )
    const { months } = await standingsOf(page, wish)
    const february = months.find((one) => one.month === '2024-02')
    await expect(page.locator('[aria-live=polite]')).toContainText(
      charts.part(charts.won, String(february?.own['won'] ?? 0)),
    )
    await expect(chart(page, charts.charts.rate.title).getByText(ledger.noneJudged)).toBeVisible()

    // nothing is wider than the page
    expect(
      await page.locator('.standings').evaluate((one) => one.scrollWidth - one.clientWidth),
    ).toBe(0)
    await app.close()
  })

test('one person is compared with another, and each has their own book', async () => {
  const { app, page } = await evening('en')
  await toStandings(page, 'en')
  const wish = await wishOf(page, 'Isidore')
  await page.getByLabel(en.standings.against, { exact: true }).selectOption(String(wish.other))
  const { own } = await standingsOf(page, wish)
  await expect
    .poll(() => figures(page, en.standings.ledger.figures.parties.title))
    .toEqual([String(own['parties']), String(own['parties'])])
  await expect(sheet(page, 0).getByRole('columnheader', { name: 'Isidore' })).toBeVisible()
  // as the person looked at, they stand first and cannot be their own opponent
  await page.getByLabel(en.standings.person, { exact: true }).selectOption(String(wish.other))
  await expect(sheet(page, 0).locator('thead th').nth(1)).toContainText('Isidore')
  await expect(
    page.getByLabel(en.standings.against, { exact: true }).locator('option'),
  ).not.toContainText(['Isidore'])
  await app.close()
})

test('the book is leafed through by mouse and by keys, few sheets are ever drawn, and one opens its partie', async () => {
  const { app, page } = await evening('en')
  await toStandings(page, 'en')
  const { book } = en.standings
  const drawn = page.locator('[data-sheet]')
  await expect(sheet(page, 0).getByRole('table')).toBeVisible()
  await expect(page.getByRole('button', { name: book.later })).toBeDisabled()
  await page.getByRole('button', { name: book.older }).click()
  await expect(inSight(page, book.place('6', '10', String(PARTIES)))).toBeVisible()
  expect(await drawn.count()).toBeLessThan(DRAWN)

  await sheet(page, 4).getByRole('button').focus()
  await page.keyboard.press('End')
  await expect(sheet(page, PARTIES - 1).getByRole('button')).toBeFocused()
  await expect(page.getByRole('button', { name: book.older })).toBeDisabled()
  await page.keyboard.press('ArrowLeft')
  await expect(sheet(page, PARTIES - 2).getByRole('button')).toBeFocused()
  expect(await drawn.count()).toBeLessThan(DRAWN)
  await expect(page.locator('[data-sheet] button[tabindex="0"]')).toHaveCount(1)

  const title = await sheet(page, PARTIES - 2)
    .getByRole('button')
    .getAttribute('aria-label')
  expect(title).toContain(en.archive.parties.undated)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('slider', { name: en.review.step })).toBeVisible()
  await page.keyboard.press('Escape')
  // back at the same sheet
  await expect(sheet(page, PARTIES - 2).getByRole('button')).toBeFocused()
  await page.keyboard.press('Home')
  await expect(sheet(page, 0).getByRole('button')).toBeFocused()
  await app.close()
})

test('a partie judged in the review is entered in the standings', async () => {
  const { app, page } = await evening('en')
  await toStandings(page, 'en')
  const wish = await wishOf(page, null)
  const [latest] = await sheetsOf(page, wish)
  if (!latest) throw new Error('no sheet')
  const shown = { kind: 'kept', sitting: latest.sitting, partie: latest.partie } as const
  valueOf(await page.evaluate((one) => window.cercle.analysePartie(one), shown))
  await page.getByRole('tab', { name: en.archive.people.title }).click()
  await page.getByRole('tab', { name: en.standings.title }).click()
  const { judged } = await standingsOf(page, wish)
  if (!judged) throw new Error('not judged')
  const { figures: titles } = en.standings.ledger
  // the coach judges who is asked about alone: nothing stands in the column of the others
  await expect.poll(() => figures(page, titles.judged.title)).toEqual(['1', ''])
  expect(await figures(page, titles.decisions.title)).toEqual([String(judged.decisions), ''])
  expect(await figures(page, titles.rate.title)).toEqual([
    words('en').game('ecarte').worth.rateFigure(judged.rate),
    '',
  ])
  const grade = judged.grade === null ? '' : en.coach.judgement.grades[judged.grade]
  await expect(inSight(page, grade, { exact: true })).toBeVisible()
  await app.close()
})

test('in a first month the charts go partie by partie, and by month when that is wanted', async () => {
  const { charts } = TEXTS.en.standings
  const data = newData()
  const records = simulatedRecords({ parties: 70, months: 1, undated: 0 })
  cercle(['import', '-', '--db', join(data, 'cercle.db')], records)
  const { app, page } = await start(data)
  await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.setContentSize(1024, 640),
  )
  await toStandings(page, 'en')
  const byPartie = page.getByRole('radio', { name: charts.periods.partie })
  await expect(byPartie).toBeChecked()
  const balance = chart(page, charts.charts.balance.title)
  await balance.getByRole('application').focus()
  await page.keyboard.press('Home')
  await expect(balance.locator('.readout')).toContainText(charts.numbered('11'))
  await balance.getByRole('button', { name: charts.asTable }).click()
  const rows = balance.locator('tbody tr')
  await expect(rows).toHaveCount(60)
  await expect(rows.last().getByRole('rowheader')).toHaveText(charts.numbered('70'))
  const { own } = await standingsOf(page, await wishOf(page, null))
  const signs = new Intl.NumberFormat('en-GB', { signDisplay: 'exceptZero' })
  await expect(rows.last().getByRole('cell')).toHaveText(
    signs.format((own['value'] ?? 0) - (own['valueLost'] ?? 0)).replace('-', '−'),
  )
  await balance.getByRole('button', { name: charts.asChart }).click()
  await balance.scrollIntoViewIfNeeded()
  await page.getByText(charts.periods.month, { exact: true }).click()
  await balance.getByRole('button', { name: charts.asTable }).click()
  await expect(rows).toHaveCount(1)
  await app.close()
})

test('W-9 W-10 the sheets of a rubber tell honours apart, name their rows, and go on from each other', async () => {
  const data = newData()
  const db = openArchive(join(data, 'cercle.db'))
  const whist = requireValue(findGame('whist') ?? undefined)
  db.transaction(() => {
    const sitting = sittingOf(db, whist)
    let succession: CarryOver | undefined
    for (const partie of [1, 2]) {
      const at = { sitting, partie, now: partie * 3_600_000 }
      const before = succession === undefined ? {} : { succession }
      const state = writePartie(db, whist, { ...at, ...before }, randomOf(partie))
      succession = whist.series?.carryOver(state) ?? undefined
    }
  })()
  closeStore(db)
  const { app, page } = await start(data, { language: 'en' })
  await toStandings(page, 'en')
  const { inOwnWords, sheet: signs } = words('en').game('whist')
  const { book } = (inOwnWords?.(en) ?? en).standings
  const { aside } = signs
  const names = [book.score, requireValue(aside ?? undefined).title, book.series]
  for (const place of [0, 1]) {
    const table = sheet(page, place).getByRole('table')
    for (const name of names) {
      await expect(table.getByRole('rowheader', { name })).toHaveCount(1)
      await expect(table.locator('.caption').getByText(name, { exact: true })).toBeVisible()
    }
    // the second game goes on from the first
    const forward = table.getByRole('rowheader', { name: book.forward })
    await expect(forward).toHaveCount(place === 0 ? 1 : 0)
  }
  await expect(sheet(page, 0).locator('.forward')).toContainText(book.wonBefore(1))
  await expect(sheet(page, 0).or(sheet(page, 1)).locator('.mark.aside').first()).toBeVisible()
  await app.close()
})

test('an empty archive says so', async () => {
  const { app, page } = await start()
  await toStandings(page, 'en')
  await expect(inSight(page, en.standings.none)).toBeVisible()
  await app.close()
})
