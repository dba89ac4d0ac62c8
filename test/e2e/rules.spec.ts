// The rule book in the real window: from the Hall, from the table and from a refusal, searched, and
// left as one came.
import { type Page, expect, test } from '@playwright/test'
import type { Scene } from '../../src/shared/bridge.ts'
import type { Card } from '../../src/shared/card.ts'
import { interfaceWords as de } from '../../src/shared/words/de/interface.ts'
import { interfaceWords as fr } from '../../src/shared/words/fr/interface.ts'
import { words } from '../../src/shared/words/index.ts'
import { rulesOf } from '../../src/shared/words/rule-book.ts'
import { bookOf } from '../../src/shared/words/rule-books.ts'
import {
  type Hand,
  clickCard,
  newDuel,
  newTable,
  playUntil,
  sceneOf,
  start,
  texts,
} from './evening.ts'

const own = texts.rules
const bookIn = (page: Page, title: string) =>
  page.getByRole('dialog', { name: `${own.open} · ${title}` })
/** Plays on without the window's help. */
const aside: Hand = async (page, scene) => {
  const [choice] = scene.choices
  if (scene.awaits === 'deal') await page.evaluate(() => window.cercle.dealCards(null))
  else if (choice && choice.kind !== 'pick')
    await page.evaluate((one) => window.cercle.act(one, true), choice.action)
}

function handOf(scene: Scene): readonly Card[] {
  const { eye, hands } = scene.view
  const hand = typeof eye === 'number' ? hands[eye] : null
  return typeof hand === 'object' && hand !== null ? hand : []
}

/** A card that may not be played now, while others may. */
function forbidden(scene: Scene): Card | undefined {
  const cards = scene.choices.flatMap((choice) => (choice.kind === 'card' ? [choice.card] : []))
  return cards.length === 0 ? undefined : handOf(scene).find((card) => !cards.includes(card))
}

const titleOf = (game: string): string => words('en').game(game).title

test('Escape that an input method takes to drop its signs empties no search and closes no book', async () => {
  const { app, page } = await start()
  await page.getByRole('button', { name: own.book, exact: true }).click()
  const search = page.getByRole('searchbox')
  await search.waitFor()
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await page.keyboard.type('trump')
  // as the system hands them on: the method has acted on them already
  for (const press of [{ key: 'Escape', isComposing: true }, { key: 'Process' }])
    await search.evaluate((field, init) => {
      field.dispatchEvent(
        new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }),
      )
    }, press)
  await expect(search).toHaveValue('trump')
  await page.keyboard.press('Escape')
  await expect(search).toHaveValue('')
  await app.close()
})

test('from the Hall: the book of the game chosen, its chapters, what is sought in it, and back', async () => {
  const { app, page } = await start()
  await page
    .getByRole('group', { name: texts.hall.game })
    .getByText(titleOf('whist'), { exact: true })
    .click()
  await page.getByRole('button', { name: own.book, exact: true }).click()
  const book = bookIn(page, titleOf('whist'))
  const whist = await bookOf('en', 'whist')
  for (const { title } of whist?.chapters ?? [])
    await expect(book.getByRole('heading', { name: title, exact: true })).toBeAttached()
  await expect(book.getByRole('table').first()).toBeAttached()

  await page.keyboard.press('/')
  await page.keyboard.type('HONOURS')
  const status = book.locator('p.hits')
  await expect(status).toHaveText(/^\d+ places$/)
  await expect(book.locator('mark').first()).toHaveText(/honours/i)
  await expect(book.locator('#rule-W-8')).toBeVisible()
  await expect(book.locator('#rule-W-1')).toHaveCount(0)
  await page.getByRole('searchbox').fill('w 10')
  await expect(book.locator('#rule-W-10')).toBeVisible()
  await expect(book.locator('#rule-W-1')).toHaveCount(0)
  await page.getByRole('searchbox').fill('bezique')
  await expect(status).toHaveText(own.hits(0))
  await page.keyboard.press('Escape')
  await expect(book.locator('#rule-W-1')).toBeAttached()

  await page.getByRole('link', { name: 'The rubber', exact: true }).click()
  await expect(book.getByRole('heading', { name: 'The rubber', exact: true })).toBeInViewport()
  await expect(book.getByRole('link', { name: 'The rubber' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await page.keyboard.press('Escape')
  await expect(book).toHaveCount(0)
  await expect(page.getByRole('button', { name: own.book, exact: true })).toBeFocused()
  await app.close()
})

test('from the table, by its key and from a refusal, and nothing has changed', async () => {
  test.setTimeout(120_000)
  const { app, page } = await start()
  const sitting = await newTable(page, { game: 'scotch-whist', seats: 2 })
  await page.keyboard.press('F1')
  const book = bookIn(page, titleOf('scotch-whist'))
  await expect(book).toBeVisible()
  await expect(book.locator('#rule-SW-1')).toContainText('agreed at this table')
  // the letters of the table do nothing there
  await page.keyboard.press('n')
  expect((await sceneOf(page, sitting)).awaits).toBe('deal')
  await page.keyboard.press('F1')
  await expect(book).toHaveCount(0)

  const scene = await playUntil(page, sitting, aside, (now) => forbidden(now) !== undefined)
  const card = forbidden(scene)
  if (card) await clickCard(page, card)
  await page
    .locator('.why')
    .getByRole('button', { name: texts.table.rule('SW-3') })
    .click()
  await expect(book.locator('#rule-SW-3')).toBeInViewport()
  await expect(book.locator('#rule-SW-3')).toBeFocused()
  await page.getByRole('button', { name: own.leave }).click()
  await expect(book).toHaveCount(0)
  await expect(page.locator('.why').getByText(texts.table.rule('SW-3'))).toBeVisible()
  const after = await sceneOf(page, sitting)
  expect([after.view, after.log.length]).toEqual([scene.view, scene.log.length])
  await app.close()
})

test('the deal goes on below the book, and lies as it is when one comes back', async () => {
  const { app, page } = await start()
  const sitting = await newTable(page, { game: 'scotch-whist', seats: 2 })
  await page.keyboard.press('F1')
  const book = bookIn(page, titleOf('scotch-whist'))
  await expect(book).toBeVisible()
  const scene = await playUntil(
    page,
    sitting,
    aside,
    (now) => handOf(now).length === 14 && now.choices.length > 0,
  )
  await expect(book).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(book).toHaveCount(0)
  await expect(page.getByRole('toolbar').locator('[data-move]')).toHaveCount(14)
  const [choice] = scene.choices
  if (choice?.kind === 'card') await clickCard(page, choice.card)
  await expect.poll(async () => handOf(await sceneOf(page, sitting)).length).toBe(13)
  await app.close()
})

test('from a review, which plays on by itself only when asked again', async () => {
  const { app, page } = await start()
  await newDuel(page)
  await page.evaluate(() => window.cercle.dealCards(null))
  await page.evaluate(() => window.cercle.giveUp('partie'))
  await page.evaluate(() => window.cercle.leaveTable())
  await page.reload()
  await page.getByRole('button', { name: new RegExp(`^${texts.hall.review}: `) }).click()
  // the number of steps depends on elder: they may have proposed before the partie was given up
  const at = page.getByRole('slider', { name: texts.review.step })
  await expect(at).toHaveValue('0')
  await page.keyboard.press('F1')
  const book = bookIn(page, titleOf('ecarte'))
  await expect(book.locator('#rule-E-21')).toBeAttached()
  // an arrow would go on by a step
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: own.leave }).click()
  await expect(book).toHaveCount(0)
  await expect(at).toHaveValue('0')
  await page.getByRole('button', { name: texts.study.moves.play }).click()
  await page.keyboard.press('F1')
  await expect(book).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: texts.study.moves.play })).toBeVisible()
  await app.close()
})

for (const [language, its] of [
  ['de', de],
  ['fr', fr],
] as const)
  test(`in the language of the window, at its least size: ${language}`, async () => {
    const { app, page } = await start(undefined, { language })
    await app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.setContentSize(1024, 640),
    )
    await expect(page.getByRole('button', { name: its.rules.book, exact: true })).toBeVisible()
    await page.keyboard.press('F1')
    const read = await bookOf(language, 'ecarte')
    const book = page.getByRole('dialog', { name: `${its.rules.open} · ${read?.title ?? ''}` })
    await expect(book).toBeVisible()
    const ids = await book
      .locator('[id^=rule-]')
      .evaluateAll((all) => all.map(({ id }) => id.slice('rule-'.length)))
    expect(ids).toEqual(read ? rulesOf(read) : [])
    // nothing is wider than its place
    const wide = await book.evaluate(
      (all) =>
        [...all.querySelectorAll('*')].filter(
          (one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0,
        ).length,
    )
    expect(wide).toBe(0)
    await page.getByRole('button', { name: its.rules.leave }).click()
    await expect(book).toHaveCount(0)
    await app.close()
  })
