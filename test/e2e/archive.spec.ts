// The archive at the real window: finding, reading, putting away, people, copies, what goes out and
// comes in.
import { type Locator, type Page, expect, test } from '@playwright/test'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '../../src/shared/settings.ts'
import { interfaceWords as de } from '../../src/shared/words/de/interface.ts'
import { interfaceWords as en } from '../../src/shared/words/en/interface.ts'
import { interfaceWords as fr } from '../../src/shared/words/fr/interface.ts'
import { openArchive } from '../../src/main/store/archive.ts'
import { closeStore } from '../../src/main/store/open.ts'
import { computeChecksum } from '../../src/main/store/people.ts'
import { type Evening, inSight, start, texts } from './evening.ts'
import { simulated } from './simulated.ts'

const TEXTS = { en, de, fr }
const PARTIES = 40
const ROOT = join(import.meta.dirname, '../..')
/** A partie of Anna's, as a record. */
const ANNA = join(ROOT, 'test/records/ecarte-whole-partie.jsonl')

const words = texts.archive

async function toArchive(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.open }).click()
  await expect(page.getByRole('heading', { name: words.title })).toBeVisible()
}

const toTab = (page: Page, name: string): Promise<void> => page.getByRole('tab', { name }).click()
/** A sentence at the foot of the window; to the ear it is said elsewhere. */
const notice = (page: Page, text: string | RegExp): Locator =>
  page.locator('.notice').filter({ hasText: text })
const grid = (page: Page): Locator => page.getByRole('grid')
const line = (page: Page, index: number): Locator =>
  page.locator(`[role=row][aria-rowindex="${index + 2}"]`)
const active = (page: Page): Promise<string> =>
  grid(page).evaluate((list) => {
    const row = document.getElementById(list.getAttribute('aria-activedescendant') ?? '')
    return row?.getAttribute('aria-rowindex') ?? ''
  })

const counts = (page: Page, parties: number): Promise<void> =>
  expect(grid(page)).toHaveAttribute('aria-rowcount', String(parties + 1))
const shelf = (page: Page, name: string): Locator =>
  page.getByRole('radio', { name: new RegExp(`^${name}`) })
/** A radio button lies unseen under its face. */
const toShelf = (page: Page, name: string): Promise<void> =>
  shelf(page, name).check({ force: true })

/** Every dialog of main is answered at once with these files. */
async function answerDialogs({ app }: Evening, file: string): Promise<void> {
  await app.evaluate(({ dialog }, path) => {
    const opened = { canceled: false, filePaths: [path] }
    const saved = { canceled: false, filePath: path }
    Reflect.set(dialog, 'showOpenDialog', () => Promise.resolve(opened))
    Reflect.set(dialog, 'showOpenDialogSync', () => [path])
    Reflect.set(dialog, 'showSaveDialog', () => Promise.resolve(saved))
    Reflect.set(dialog, 'showSaveDialogSync', () => path)
  }, file)
}

async function takeIn(evening: Evening, file: string): Promise<void> {
  await answerDialogs(evening, file)
  await toTab(evening.page, words.keeping.title)
  await evening.page.getByRole('button', { name: words.keeping.takeIn }).click()
}

test('the list is filtered and searched, and every condition is seen and can be taken off', async () => {
  const { app, page } = await start(simulated(PARTIES))
  await toArchive(page)
  await counts(page, PARTIES)
  await page.getByLabel(words.filter.with, { exact: true }).selectOption({ index: 1 })
  await page.getByLabel(words.filter.result, { exact: true }).selectOption('won')
  const chips = page.getByRole('group', { name: words.filter.title }).getByRole('button')
  await expect(chips).toHaveCount(3)
  await expect
    .poll(async () => Number(await grid(page).getAttribute('aria-rowcount')))
    .toBeLessThan(PARTIES + 1)
  await page.getByRole('button', { name: words.filter.clear }).click()
  await counts(page, PARTIES)
  const search = page.getByRole('searchbox', { name: words.filter.search })
  await search.fill('nobody of this name')
  await expect(inSight(page, words.parties.noneFit)).toBeVisible()
  await search.fill('novi')
  await counts(page, PARTIES)
  await search.fill('nobody of this name')
  await expect(inSight(page, words.parties.noneFit)).toBeVisible()
  await page
    .getByRole('button', { name: words.filter.remove(words.filter.holding('nobody of this name')) })
    .click()
  await counts(page, PARTIES)
  await page.getByLabel(words.filter.until, { exact: true }).fill('1900-01-01')
  await page.getByLabel(words.filter.until, { exact: true }).blur()
  await expect(inSight(page, words.parties.noneFit)).toBeVisible()
  await app.close()
})

test('the list is one stop of the keyboard; a partie is opened, and the list stands where it was', async () => {
  const { app, page } = await start(simulated(PARTIES))
  await toArchive(page)
  await line(page, 0).waitFor()
  await grid(page).focus()
  await page.keyboard.press('End')
  expect(await active(page)).toBe(String(PARTIES + 1))
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('PageDown')
  await page.keyboard.press('ArrowUp')
  const before = await active(page)
  expect(Number(before)).toBeGreaterThan(6)
  const top = await line(page, Number(before) - 2).boundingBox()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('slider', { name: texts.review.step })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(grid(page)).toBeFocused()
  expect(await active(page)).toBe(before)
  expect(await line(page, Number(before) - 2).boundingBox()).toEqual(top)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('[role=grid]') === null)).toBe(
    true,
  )
  await app.close()
})

test('parties are hidden together, restored by one click, and are on their shelf until then', async () => {
  const { app, page } = await start(simulated(PARTIES))
  await toArchive(page)
  await line(page, 0).waitFor()
  await grid(page).focus()
  await page.keyboard.press('Delete')
  await counts(page, PARTIES - 1)
  await page.getByRole('button', { name: words.parties.takeBack }).click()
  await counts(page, PARTIES)
  await grid(page).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(line(page, 1)).toHaveAttribute('aria-selected', 'true')
  await expect(inSight(page, words.parties.selected(2))).toBeVisible()
  await page.keyboard.press('Delete')
  await counts(page, PARTIES - 2)
  await expect(inSight(page, words.parties.wasPutAway(2))).toBeVisible()
  await toShelf(page, words.parties.shelves.trash.title)
  await counts(page, 2)
  await grid(page).focus()
  await page.keyboard.press('Delete')
  await counts(page, 1)
  await toShelf(page, words.parties.shelves.counted.title)
  await counts(page, PARTIES - 1)
  await app.close()
})

test('a row of parties is selected as everywhere: from here to there by Shift, one more by Ctrl, all by Ctrl and A', async () => {
  const { app, page } = await start(simulated(PARTIES))
  await toArchive(page)
  const selected = (count: number): Promise<void> =>
    expect(inSight(page, words.parties.selected(count))).toBeVisible()
  await line(page, 1).locator('.pick').click()
  await line(page, 4).click({ modifiers: ['Shift'] })
  await selected(4)
  await line(page, 2).click({ modifiers: ['Shift'] })
  await selected(2)
  await line(page, 6).click({ modifiers: ['ControlOrMeta'] })
  await selected(3)
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await selected(5)
  await page.keyboard.press('Shift+ArrowUp')
  await selected(4)
  await page.keyboard.press('Shift+End')
  await selected(2 + PARTIES - 6)
  await page.keyboard.press('ControlOrMeta+a')
  await expect(inSight(page, words.parties.selectedAll(PARTIES))).toBeVisible()
  await page.getByRole('button', { name: words.parties.putAway }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.parties.putAway }).click()
  await expect(inSight(page, words.parties.wasPutAway(PARTIES))).toBeVisible()
  await page.getByRole('button', { name: words.parties.takeBack }).click()
  await counts(page, PARTIES)
  await expect(grid(page)).toBeFocused()
  await app.close()
})

test('all of a long list is selected and said, and only asked for with its number; one can be left out', async () => {
  const parties = 2_600
  const { app, page } = await start(simulated(parties))
  await toArchive(page)
  await line(page, 0).waitFor()
  await grid(page).focus()
  await page.keyboard.press('Shift+End')
  await expect(inSight(page, words.parties.selectedMost(2_000))).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
  await expect(inSight(page, words.parties.selectedAll(parties))).toBeVisible()
  await page.keyboard.press('Home')
  await expect(line(page, 3)).toHaveAttribute('aria-selected', 'true')
  await line(page, 3).locator('.pick').click()
  await expect(inSight(page, words.parties.selected(parties - 1))).toBeVisible()
  await page.keyboard.press('Delete')
  const dialog = page.getByRole('dialog', { name: words.parties.askPutAway(parties - 1) })
  await expect(dialog.getByRole('button', { name: words.cancel })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(grid(page)).toBeFocused()
  await counts(page, parties)
  await page.keyboard.press('Delete')
  await dialog.getByRole('button', { name: words.parties.putAway }).click()
  await expect(inSight(page, words.parties.wasPutAway(parties - 1))).toBeVisible({
    timeout: 60_000,
  })
  await counts(page, 1)
  await app.close()
})

test('the export counts what the list has now, also where the list has not been looked at since', async () => {
  const { app, page } = await start(simulated(PARTIES))
  await toArchive(page)
  await counts(page, PARTIES)
  await toTab(page, words.keeping.title)
  await expect(page.getByText(words.keeping.exportHint(PARTIES))).toBeVisible()
  await page.getByRole('button', { name: words.leave }).click()
  await page.evaluate(() => window.cercle.trashParties([[1, 1]], true))
  await page.getByRole('button', { name: words.open }).click()
  await expect(page.getByText(words.keeping.exportHint(PARTIES - 1))).toBeVisible()
  await app.close()
})

test('what is selected goes out, and the row for it stays in sight', async () => {
  const evening = await start(simulated(PARTIES))
  const { app, page, data } = evening
  await toArchive(page)
  await line(page, 1).locator('.pick').click()
  await line(page, 4).locator('.pick').click()
  for (const [format, end] of [
    ['csv', 'csv'],
    ['text', 'txt'],
    ['json', 'jsonl'],
  ] as const) {
    const out = join(data, `out.${end}`)
    await answerDialogs(evening, out)
    await page
      .getByRole('group', { name: words.keeping.exportChosen })
      .getByRole('button', { name: words.keeping.formats[format].title })
      .click()
    await expect(notice(page, words.keeping.exported(2, out))).toBeVisible()
  }
  await grid(page).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await line(page, 1).locator('.pick').click()
  const rest = join(data, 'rest.csv')
  await answerDialogs(evening, rest)
  await page
    .getByRole('group', { name: words.keeping.exportChosen })
    .getByRole('button', { name: words.keeping.formats.csv.title })
    .click()
  await expect(notice(page, words.keeping.exported(PARTIES - 1, rest))).toBeVisible()
  await app.close()
})

test('the list is sorted by a click or a key on a column, the other way by a second', async () => {
  const { app, page } = await start(simulated(PARTIES))
  await toArchive(page)
  const head = (name: string): Locator => page.getByRole('columnheader', { name })
  await expect(head(texts.hall.day)).toHaveAttribute('aria-sort', 'descending')
  await page.getByRole('button', { name: texts.hall.value }).click()
  await expect(head(texts.hall.value)).toHaveAttribute('aria-sort', 'descending')
  await expect(head(texts.hall.day)).not.toHaveAttribute('aria-sort')
  const values = (): Promise<readonly string[]> =>
    page.locator('[role=row][aria-selected] [role=gridcell]:nth-child(6)').allTextContents()
  const falling = [3, 2, 1].map((value) => texts.hall.times(value))
  const isSorted = (shown: readonly string[], wanted: readonly string[]): boolean =>
    shown.length > 5 &&
    shown.every((one, n) => n === 0 || wanted.indexOf(one) >= wanted.indexOf(shown[n - 1] ?? ''))
  await expect.poll(async () => isSorted(await values(), falling)).toBe(true)
  await page.keyboard.press('Enter')
  await expect(head(texts.hall.value)).toHaveAttribute('aria-sort', 'ascending')
  await expect.poll(async () => isSorted(await values(), falling.toReversed())).toBe(true)
  // a look at a partie, or at another page, leaves the order as it is
  await line(page, 0).click()
  await expect(page.getByRole('slider', { name: texts.review.step })).toBeVisible()
  await page.keyboard.press('Escape')
  await toTab(page, words.people.title)
  await toTab(page, words.parties.title)
  await expect(head(texts.hall.value)).toHaveAttribute('aria-sort', 'ascending')
  await app.close()
})

test('every event of the filter is shown, changed and taken off by itself', async () => {
  const { app, page } = await start(simulated(PARTIES))
  await toArchive(page)
  const fields = page.getByLabel(words.filter.event, { exact: true })
  const chips = page.getByRole('group', { name: words.filter.title }).getByRole('button')
  await fields.selectOption('kings')
  await expect(fields).toHaveCount(2)
  await expect(fields.first()).toHaveValue('kings')
  await fields.last().selectOption('voles')
  await expect(fields.nth(1)).toHaveValue('voles')
  await expect(chips).toHaveCount(3)
  await fields.first().selectOption('')
  await expect(fields.first()).toHaveValue('voles')
  await expect(chips).toHaveCount(2)
  await chips.first().click()
  await expect(fields).toHaveCount(1)
  await expect(fields).toHaveValue('')
  await counts(page, PARTIES)
  await app.close()
})

test('a person is renamed, two persons become one', async () => {
  const evening = await start(simulated(PARTIES))
  const { app, page, data } = evening
  await toArchive(page)
  await takeIn(evening, ANNA)
  await expect(notice(page, /imported/)).toBeVisible()
  const other = join(data, 'other.jsonl')
  writeFileSync(
    other,
    readFileSync(ANNA, 'utf8').replace('"Anna"', '"Anne"').replaceAll('2026-11-21', '2026-11-22'),
  )
  await takeIn(evening, other)
  await toTab(page, words.people.title)
  await page.getByRole('button', { name: words.people.of(words.people.rename, 'Anne') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words.people.newName).fill('Anna')
  await expect(inSight(page, words.people.taken)).toBeVisible()
  await expect(dialog.getByRole('button', { name: words.people.save })).toBeDisabled()
  await dialog.getByLabel(words.people.newName).fill('Anneliese')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('rowheader', { name: 'Anneliese' })).toBeVisible()
  await page.getByRole('button', { name: words.people.of(words.people.merge, 'Anneliese') }).click()
  await dialog.getByLabel(words.people.mergeWith('Anneliese')).selectOption({ label: 'Anna' })
  await dialog.getByText('Anna', { exact: true }).last().click()
  await expect(inSight(page, words.people.mergeText('Anneliese', 'Anna', 2))).toBeVisible()
  await dialog.getByRole('button', { name: words.people.mergeDo }).click()
  await expect(page.getByRole('rowheader', { name: 'Anneliese' })).toHaveCount(0)
  await page.getByRole('button', { name: words.people.of(words.parties.count(2), 'Anna') }).click()
  await counts(page, 2)
  await app.close()
})

test('a person without a name is called the same everywhere, and becomes who they are', async () => {
  const evening = await start(simulated(PARTIES), { name: 'Anna' })
  const { app, page, data } = evening
  await toArchive(page)
  await takeIn(evening, ANNA)
  const other = join(data, 'other.jsonl')
  writeFileSync(
    other,
    readFileSync(ANNA, 'utf8').replace('"Anna"', '""').replaceAll('2026-11-21', '2026-11-22'),
  )
  await takeIn(evening, other)
  const { you } = texts.table
  await toTab(page, words.parties.title)
  await page.getByLabel(words.filter.with, { exact: true }).selectOption({ label: you })
  await counts(page, 1)
  await expect(line(page, 0).getByText(new RegExp(`^${you}\\s– `))).toBeVisible()
  const out = join(data, 'out.csv')
  await answerDialogs(evening, out)
  await page.getByRole('button', { name: words.keeping.formats.csv.title }).click()
  await expect(notice(page, words.keeping.exported(1, out))).toBeVisible()
  expect(readFileSync(out, 'utf8')).toContain(`,${you},person,`)
  await toTab(page, texts.standings.title)
  const person = page.getByLabel(texts.standings.person, { exact: true })
  await expect(person.getByRole('option', { name: you, exact: true })).toHaveCount(1)
  await toTab(page, words.people.title)
  await expect(page.getByRole('rowheader', { name: you, exact: true })).toBeVisible()
  await page.getByRole('button', { name: words.people.of(words.people.merge, you) }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(words.people.mergeText(null, 'Anna', 2))).toBeVisible()
  await expect(dialog.getByRole('radio')).toHaveCount(0)
  await page.keyboard.press('Escape')
  const asked = page.getByText(words.people.unnamed('Anna', 1))
  await asked.getByRole('button', { name: words.people.mergeDo }).click()
  await expect(asked).toBeHidden()
  await expect(page.getByRole('rowheader', { name: you, exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: words.people.of(words.parties.count(2), 'Anna') }).click()
  await counts(page, 2)
  await app.close()
})

test('who is there twice under names that look the same is named, and merged by one button', async () => {
  const data = simulated(PARTIES)
  const file = join(data, 'cercle.db')
  const db = openArchive(file)
  // as an older program has written them
  for (const name of ['Anna', 'Anna\u00a0'])
    db.prepare("INSERT INTO person (name, kind, seal) VALUES (?, 'person', ?)").run(
      name,
      computeChecksum(name),
    )
  closeStore(db)
  const { app, page } = await start(data)
  await toArchive(page)
  await toTab(page, words.people.title)
  const named = inSight(page, words.people.alike('Anna', 0, 0))
  await expect(named).toBeVisible()
  await named.getByRole('button', { name: words.people.mergeDo }).click()
  await expect(notice(page, words.people.merged('Anna'))).toBeVisible()
  await expect(named).toBeHidden()
  await expect(page.getByRole('rowheader', { name: 'Anna', exact: true })).toHaveCount(1)
  await app.close()
})

test('a copy is made, and one comes back to it in three clicks', async () => {
  const { app, page, data } = await start(simulated(PARTIES))
  await toArchive(page)
  await toTab(page, words.keeping.title)
  await page.getByRole('button', { name: words.keeping.backUp }).click()
  await expect(notice(page, words.keeping.backedUp)).toBeVisible()
  await toTab(page, words.parties.title)
  await grid(page).focus()
  await page.keyboard.press('Delete')
  await counts(page, PARTIES - 1)
  // 1, 2, 3
  await toTab(page, words.keeping.title)
  await page
    .getByRole('button', { name: /^Restore the backup/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: words.keeping.restoreDo }).click()
  await expect(page.getByRole('cell', { name: words.keeping.kinds.aside.title })).toBeVisible()
  await toTab(page, words.parties.title)
  await counts(page, PARTIES)
  await app.close()
  expect(existsSync(join(data, 'cercle.db'))).toBe(true)
})

test('everything is checked; what the list shows goes out, and comes in only once', async () => {
  const evening = await start(simulated(PARTIES))
  const { app, page, data } = evening
  await toArchive(page)
  await toTab(page, words.keeping.title)
  await page.getByRole('button', { name: words.keeping.checkDo }).click()
  await expect(inSight(page, words.keeping.clean(PARTIES))).toBeVisible()
  const out = join(data, 'out.jsonl')
  await answerDialogs(evening, out)
  await page.getByRole('button', { name: words.keeping.formats.json.title }).click()
  await expect(notice(page, words.keeping.exported(PARTIES, out))).toBeVisible()
  expect(readFileSync(out, 'utf8').split('\n').filter(Boolean).length).toBeGreaterThan(0)
  await page.getByRole('button', { name: words.keeping.takeIn }).click()
  await expect(notice(page, /already in the archive/)).toBeVisible()
  await answerDialogs(evening, ANNA)
  await page.getByRole('button', { name: words.keeping.openRecord }).click()
  await expect(page.getByRole('slider', { name: texts.review.step })).toBeVisible()
  await page.keyboard.press('Escape')
  await toTab(page, words.parties.title)
  await counts(page, PARTIES)
  await app.close()
})

test('the focus stays where it was after a copy, a check, an import and a file', async () => {
  const evening = await start(simulated(PARTIES))
  const { app, page, data } = evening
  await toArchive(page)
  await toTab(page, words.keeping.title)
  await answerDialogs(evening, ANNA)
  for (const [name, done] of [
    [words.keeping.backUp, notice(page, words.keeping.backedUp)],
    [words.keeping.checkDo, inSight(page, words.keeping.clean(PARTIES))],
    [words.keeping.takeIn, notice(page, /imported/)],
  ] as const) {
    const button = page.getByRole('button', { name })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(done).toBeVisible()
    await expect(button).toBeFocused()
  }
  // a dialog that began a task has gone when it ends
  await page
    .getByRole('button', { name: /^Restore the backup/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: words.keeping.restoreDo }).click()
  await expect(notice(page, /as it was on/)).toBeVisible()
  const isInPanel = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.closest('[role=tabpanel]') !== null)
  await expect.poll(isInPanel).toBe(true)
  // a list is written from its own page too
  await toTab(page, words.parties.title)
  const out = join(data, 'out.txt')
  await answerDialogs(evening, out)
  const write = page.getByRole('button', { name: words.keeping.formats.text.title })
  await write.focus()
  await page.keyboard.press('Enter')
  await expect(notice(page, words.keeping.exported(PARTIES, out))).toBeVisible()
  await expect(write).toBeFocused()
  await app.close()
})

test('a long file shows how far it is read, and is cancelled with nothing taken in', async () => {
  const evening = await start(simulated(PARTIES))
  const { app, page, data } = evening
  const record = readFileSync(ANNA, 'utf8').trim()
  const sittings = Array.from({ length: 8_000 }, (_, n) => {
    const sitting = n.toString(16).padStart(32, '0')
    return JSON.stringify({ ...JSON.parse(record), sitting })
  })
  const file = join(data, 'long.jsonl')
  writeFileSync(file, sittings.join('\n'))
  await toArchive(page)
  await takeIn(evening, file)
  await expect(inSight(page, texts.more(words.keeping.tasks.reading))).toBeVisible()
  await expect(inSight(page, /^[\d,]+ of 8,000$/)).toBeVisible()
  const cancel = page.getByRole('button', { name: words.keeping.cancelTask, exact: true })
  await cancel.click()
  await expect(notice(page, texts.refused.cancelled)).toBeVisible()
  await expect(cancel).toBeHidden()
  // who was on it is led to where it can be begun again
  await expect(page.getByRole('button', { name: words.keeping.takeIn })).toBeFocused()
  await toTab(page, words.parties.title)
  await counts(page, PARTIES)
  await app.close()
})

test('a file that is no record is refused in a sentence with its name', async () => {
  const evening = await start(simulated(PARTIES))
  const { app, page, data } = evening
  const file = join(data, 'list.jsonl')
  writeFileSync(file, 'my shopping list\n')
  await toArchive(page)
  await takeIn(evening, file)
  await expect(notice(page, file)).toBeVisible()
  await app.close()
})

test('a damaged data file is moved aside, and a backup takes its place', async () => {
  const data = simulated(PARTIES)
  const first = await start(data)
  await toArchive(first.page)
  await toTab(first.page, words.keeping.title)
  await first.page.getByRole('button', { name: words.keeping.backUp }).click()
  await expect(notice(first.page, words.keeping.backedUp)).toBeVisible()
  await first.app.close()
  const file = join(data, 'cercle.db')
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.fill(0x5a, 4096, 4096 * 3))
  const { app, page } = await start(data)
  await expect(inSight(page, texts.about.data('damaged', file))).toBeVisible()
  await page
    .getByRole('button', { name: /^Use the backup/ })
    .first()
    .click()
  await toArchive(page)
  await counts(page, PARTIES)
  await app.close()
  const copies = join(data, 'backups')
  const kept = readdirSync(copies).map((name) => readFileSync(join(copies, name)))
  expect(kept.some((copy) => copy.equals(bytes))).toBe(true)
})

for (const language of LANGUAGES)
  test(`the pages of the archive open in ${language}, and nothing sticks out`, async () => {
    const { app, page } = await start(simulated(PARTIES), { language })
    const own = TEXTS[language].archive
    await app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.setContentSize(1024, 640),
    )
    await page.getByRole('button', { name: own.open }).click()
    const titles = [
      own.parties.title,
      TEXTS[language].standings.title,
      own.evenings.title,
      own.people.title,
      own.keeping.title,
    ]
    await expect(page.getByRole('tab')).toHaveText(titles)
    for (const title of titles) {
      await page.getByRole('tab', { name: title, exact: true }).click()
      await expect(page.getByRole('tabpanel', { name: title })).toBeVisible()
      const wide = await page.evaluate(() => {
        const panel = document.querySelector('[role=tabpanel]')
        return panel === null ? 0 : panel.scrollWidth - panel.clientWidth
      })
      expect(wide, title).toBe(0)
    }
    await app.close()
  })
