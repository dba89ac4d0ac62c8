// Exercises in the real window: a session by keys alone, its results, what was missed comes back;
// leaving, a deal played on, a slip tried again from a review and from the table.
import { type Page, expect, test } from '@playwright/test'
import { join } from 'node:path'
import { openArchive } from '../../src/main/store/archive.ts'
import { closeStore } from '../../src/main/store/open.ts'
import { words } from '../../src/shared/words/index.ts'
import { aside } from '../screens/moves.ts'
import { inspector } from './axe.ts'
import { hallOf, newData, newDuel, playUntil, restarted, sceneOf, start, texts } from './evening.ts'
import { simulated } from './simulated.ts'
import { hearken, heardOf } from './spoken.ts'

const { exercises: own, training } = texts
const ecarte = words('en').game('ecarte')

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const panel = (page: Page) => page.getByRole('complementary', { name: own.table.title })
/** Goes on to the next exercise: shown only once the coach has spoken. */
const onward = (page: Page) => button(page, own.table.next).or(button(page, own.table.toResults))

async function enterRoom(page: Page): Promise<void> {
  await button(page, training.open).click()
  await heading(page, own.session.title).waitFor()
}

/** Chooses decisions of the old books of Écarté, and as many positions. */
async function chooseBooks(page: Page, count: number): Promise<void> {
  await page.getByLabel(own.session.game, { exact: true }).selectOption('ecarte')
  for (const source of ['own', 'made'] as const)
    await page.getByRole('checkbox', { name: own.session.source[source].title }).uncheck()
  await page.getByLabel(own.session.count, { exact: true }).fill(String(count))
}

/** Answers with the first card or call that is offered, by keys alone. */
async function answer(page: Page): Promise<void> {
  const call = page.locator('[data-calls] button[aria-keyshortcuts]').first()
  const card = page.locator('[role=toolbar] .playable, [role=toolbar] [aria-pressed]').first()
  await call.or(card).first().waitFor()
  if ((await page.locator('[role=toolbar] .playable').count()) > 0) {
    const place = await page
      .locator('[role=toolbar] .place')
      .evaluateAll((cards) => cards.findIndex((one) => one.matches('.playable')))
    await page.keyboard.press(String(place + 1))
    return page.keyboard.press('Enter')
  }
  if ((await page.locator('[role=toolbar] [aria-pressed]').count()) > 0) {
    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
  }
  await page.keyboard.press((await call.getAttribute('aria-keyshortcuts'))?.toLowerCase() ?? '')
}

/** What the exercises of an archive have: changed between two starts, as if days had passed. */
function passDays(data: string, days: number): void {
  const db = openArchive(join(data, 'cercle.db'))
  db.prepare('UPDATE exercise SET due = due - ?').run(days * 24 * 3_600_000)
  closeStore(db)
}

test('a session of five by keys alone: nothing is given away before the answer, and what was missed comes back tomorrow', async () => {
  test.setTimeout(240_000)
  const { app, page, data } = await start(newData(), { pace: 'normal' })
  await enterRoom(page)
  await chooseBooks(page, 5)
  await hearken(page)
  await button(page, own.session.start).focus()
  await page.keyboard.press('Enter')
  for (let at = 1; at <= 5; at += 1) {
    await heading(page, own.table.number(at, 5)).waitFor()
    const before = await heardOf(page)
    expect(before).toContain(`${own.table.number(at, 5)}.`)
    await expect(panel(page)).toContainText(own.table.ask)
    await expect(onward(page)).toHaveCount(0)
    await expect(page.locator('[role=toolbar] .hinted')).toHaveCount(0)
    for (const told of [own.session.source.book.title, 'Best', texts.coach.hint.details])
      await expect(panel(page)).not.toContainText(told)
    await answer(page)
    await expect(onward(page)).toBeFocused()
    await expect(panel(page)).toContainText(own.session.source.book.title)
    await expect(panel(page)).toContainText('The book: ')
    const said = await heardOf(page)
    expect(said.filter((one) => /^(Well done|Not the best)/.test(one))).toHaveLength(1)
    expect(said.at(-1)).toMatch(/^It comes back /)
    await page.keyboard.press(at % 2 === 0 ? 'n' : 'Enter')
  }
  await heading(page, own.over.title).waitFor()
  await expect(button(page, own.over.again)).toBeFocused()
  const rows = page.getByRole('row')
  const lines = (await rows.allInnerTexts()).filter((line) => line.includes('old books'))
  expect(lines).toHaveLength(5)
  const missed = lines.filter((line) => line.includes('%'))
  expect(missed.length).toBeGreaterThan(0)
  for (const line of lines) expect(line.includes('Tomorrow')).toBe(missed.includes(line))
  expect((await hallOf(page)).last).toEqual([])
  expect((await hallOf(page)).open).toEqual([])
  // Esc puts the results away, and then leads to the Hall
  await page.keyboard.press('Escape')
  await heading(page, own.results.title).waitFor()
  await expect(page.getByRole('table', { name: own.results.caption })).toContainText(
    ecarte.kind('lead'),
    { ignoreCase: true },
  )
  await app.close()

  // the next day it is there again, and knows that it was met before
  passDays(data, 1)
  const later = await restarted(data)
  await enterRoom(later.page)
  await heading(later.page, own.today.due(missed.length)).waitFor()
  await expect(later.page.getByLabel(own.session.count, { exact: true })).toHaveValue('5')
  await expect(later.page.getByLabel(own.session.game, { exact: true })).toHaveValue('ecarte')
  await button(later.page, own.today.begin).focus()
  await later.page.keyboard.press('Enter')
  await heading(later.page, own.table.number(1, missed.length)).waitFor()
  await expect(panel(later.page)).toContainText(own.table.askAgain)
  await later.page.keyboard.press('Escape')
  await heading(later.page, own.over.title).waitFor()
  await expect(later.page.locator('main')).toContainText(own.over.none)
  await later.page.keyboard.press('Escape')
  await later.page.keyboard.press('Escape')
  await expect(button(later.page, training.open)).toBeVisible()
  await later.app.close()
})

test('a hint is said to count as one; the same position once more does not count, and a deal is played on', async () => {
  test.setTimeout(180_000)
  const { app, page } = await start()
  await enterRoom(page)
  await chooseBooks(page, 5)
  await button(page, own.session.start).click()
  await heading(page, own.table.number(1, 5)).waitFor()
  await expect(panel(page)).toContainText(own.table.hint)
  await page.keyboard.press('h')
  const hint = page.getByRole('region', { name: texts.coach.hint.title })
  await expect(hint.getByRole('button', { name: texts.coach.hint.follow })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(onward(page)).toBeFocused()
  await expect(panel(page)).toContainText(own.table.best)
  await expect(panel(page)).toContainText(own.table.hinted)

  await page.keyboard.press('t')
  await expect(onward(page)).toHaveCount(0)
  await answer(page)
  await expect(onward(page)).toBeFocused()
  await expect(panel(page)).toContainText(own.table.unkept)

  // a deal played on goes to its end, and asks for no other
  await page.keyboard.press('p')
  await expect(panel(page)).toContainText(own.table.played)
  for (let turn = 0; turn < 12; turn += 1) {
    const isAsked = page.locator(
      '[role=toolbar] .playable, [role=toolbar] [aria-pressed], [data-calls] .line button',
    )
    const isOver = page.locator('.tally, .result')
    await isAsked.or(isOver).first().waitFor()
    if ((await isOver.count()) > 0) break
    const log = await page.locator('[data-voice]').textContent()
    await answer(page)
    await expect(page.locator('[data-voice]')).not.toHaveText(log ?? '')
  }
  await expect(button(page, texts.table.nextDeal)).toHaveCount(0)
  await page.keyboard.press('n')
  await heading(page, own.table.number(2, 5)).waitFor()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row')).toHaveCount(3)
  await expect(page.locator('main')).toContainText(own.over.hinted)
  await app.close()
})

test('the page, an exercise and its results have no fault that axe finds', async () => {
  test.setTimeout(240_000)
  const { app, page } = await start()
  const { inspect, faults } = inspector(app, page)
  await enterRoom(page)
  await inspect('exercises')
  await chooseBooks(page, 5)
  await inspect('a session chosen')
  await button(page, own.session.start).click()
  await heading(page, own.table.number(1, 5)).waitFor()
  await inspect('an exercise')
  await answer(page)
  await onward(page).waitFor()
  await inspect('an exercise answered')
  await page.keyboard.press('Escape')
  await heading(page, own.over.title).waitFor()
  await inspect('results')
  await page.keyboard.press('Escape')
  await inspect('results over time')
  expect(faults).toEqual([])
  await app.close()
})

test('a slip is tried again from a review; what was tried is kept with the note, and Back is where one was', async () => {
  test.setTimeout(240_000)
  const { app, page } = await start(simulated(1))
  await page
    .getByRole('button', { name: new RegExp(`^${texts.hall.review}`) })
    .first()
    .click()
  await page.keyboard.press('a')
  const analysis = page.getByRole('complementary', { name: texts.coach.analysis.title })
  const slip = analysis.locator('ol li').first()
  await slip.locator('.slip').click({ timeout: 60_000 })
  const here = (await page.locator('.here').textContent()) ?? ''
  const position = (await page.locator('.position').textContent()) ?? ''
  await slip.getByRole('button', { name: new RegExp(`^${own.table.tryAgain}`) }).click()
  await heading(page, own.table.trial).waitFor()
  await expect(panel(page)).toContainText(own.table.askTrial)
  await answer(page)
  const back = button(page, own.table.leaveTrial)
  await expect(back.last()).toBeFocused()
  await button(page, texts.study.whatIf.keep).click()
  await expect(panel(page)).toContainText(texts.study.whatIf.kept)
  await page.keyboard.press('Escape')
  await expect(page.locator('.position')).toHaveText(position)
  await expect(page.locator('.here')).toHaveText(here)
  await expect(analysis).toBeVisible()
  // the line leads back to its position
  await page.keyboard.press('n')
  const note = page.getByRole('textbox', { name: texts.study.note.text })
  await expect(note).toHaveValue(/^\[\d+\] What if: You .* – /)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Home')
  await expect(page.locator('.position')).not.toHaveText(position)
  await page.getByRole('button', { name: /^Step \d+$/ }).click()
  await expect(page.locator('.position')).toHaveText(position)
  await app.close()
})

test('a slip of the finished deal is tried again from the table, which goes on untouched', async () => {
  test.setTimeout(240_000)
  const { app, page } = await start(newData(), {}, { CERCLE_CHANCE: 'tried again' })
  const sitting = await newDuel(page, 'random')
  const retry = page
    .getByRole('region', { name: texts.coach.judgement.title })
    .getByRole('button', { name: new RegExp(`^${own.table.tryAgain}`) })
  let deals = 0
  // until a deal has a slip
  for (;;) {
    deals += 1
    await playUntil(
      page,
      sitting,
      aside,
      ({ awaits, view }) => awaits !== null && view.deals === deals,
    )
    await button(page, texts.coach.judgement.judge).waitFor()
    await page.keyboard.press('j')
    await page.locator('.judgement').waitFor()
    if ((await retry.count()) > 0) break
    await page.keyboard.press('Escape')
  }
  const before = await sceneOf(page, sitting)
  const shown = (await page.locator('.judgement').textContent()) ?? ''
  await retry.first().click()
  await heading(page, own.table.trial).waitFor()
  await answer(page)
  await expect(button(page, own.table.leaveTrial).last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('.judgement')).toHaveText(shown)
  expect(await sceneOf(page, sitting)).toEqual(before)
  await app.close()
})
