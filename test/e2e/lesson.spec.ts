// Learning in the real window: the guided partie of Écarté by mouse, with wrong tries; a short one
// by keys; leaving; from a line of the log to its rule and back; what a preset changes.
import { type Page, expect, test } from '@playwright/test'
import type { Card } from '../../src/shared/card.ts'
import type { AnyAction } from '../../src/shared/view.ts'
import { findGame } from '../../src/main/engine/games/games.ts'
import { type Lesson, noteAt } from '../../src/main/engine/games/lesson.ts'
import { notes as ecarteNotes } from '../../src/shared/words/en/lessons/ecarte.ts'
import { notes as whistNotes } from '../../src/shared/words/en/lessons/whist.ts'
import type { LessonNotes } from '../../src/shared/words/lesson-words.ts'
import { words } from '../../src/shared/words/index.ts'
import { clickCard, hallOf, newDuel, onCardByKeys, sceneOf, start, texts } from './evening.ts'

const { lesson: own } = texts
const ecarte = words('en').game('ecarte')

async function lessonOf(game: string): Promise<Lesson> {
  const lesson = await findGame(game)?.loadLesson?.()
  if (lesson === undefined) throw new Error(`no lesson of ${game}`)
  return lesson
}

const guide = (page: Page) => page.getByRole('complementary', { name: own.title })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const bookIn = (page: Page) =>
  page.getByRole('dialog', { name: `${texts.rules.open} · ${ecarte.title}` })

async function lies(page: Page, notes: LessonNotes, note: string): Promise<void> {
  await expect(guide(page).getByRole('heading', { level: 2 })).toHaveText(notes[note]?.title ?? '')
}

async function doByMouse(page: Page, action: AnyAction): Promise<void> {
  if (action.card !== undefined) return clickCard(page, action.card)
  for (const card of action.cards ?? []) await clickCard(page, card)
  await button(page, ecarte.action(action)).click()
}

/** Goes through a lesson; `before` is called with each note as it lies there. */
async function learn(
  page: Page,
  lesson: Lesson,
  notes: LessonNotes,
  hand: { deal: () => Promise<void>; act: (action: AnyAction) => Promise<void> },
  before: (note: string) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  for (const [index, { actions }] of lesson.deals.entries()) {
    const first = noteAt(
      lesson,
      { deal: index, step: lesson.deals[index - 1]?.actions.length ?? 0 },
      true,
    )
    await lies(page, notes, first)
    await hand.deal()
    for (const [step, { seat, action }] of actions.entries()) {
      if (seat !== 0) continue
      const note = noteAt(lesson, { deal: index + 1, step }, false)
      await lies(page, notes, note)
      await before(note)
      await hand.act(action)
    }
  }
  await lies(page, notes, lesson.end)
}

test('the guided partie of Écarté by mouse: wrong tries are explained, and nothing of it is stored', async () => {
  test.setTimeout(240_000)
  const { app, page } = await start()
  await button(page, own.begin).click()
  const deal = page
    .getByRole('button', { name: texts.table.giveCards, exact: true })
    .or(page.getByRole('button', { name: texts.table.nextDeal, exact: true }))

  async function tryWrongly(note: string): Promise<void> {
    const paper = guide(page)
    if (note === 'propose') {
      await button(page, ecarte.action({ do: 'stand' })).click()
      await expect(paper).toContainText('You may play as you are')
      await lies(page, ecarteNotes, 'propose')
    }
    if (note === 'king') {
      await clickCard(page, 'KH')
      await expect(paper).toContainText('the point for the king is lost')
    }
    if (note === 'beat') {
      // what the rules forbid is refused by them, and the number leads into the book and back
      await clickCard(page, '7S')
      const rule = page
        .locator('main')
        .getByRole('button', { name: texts.table.rule('E-21'), exact: true })
      await rule.click()
      await expect(bookIn(page).locator('#rule-E-21')).toBeInViewport()
      await page.keyboard.press('Escape')
      await expect(bookIn(page)).toHaveCount(0)
      await lies(page, ecarteNotes, 'beat')
    }
    if (note === 'ownLead') {
      await clickCard(page, '9C')
      await expect(paper).toContainText('Your only trump')
    }
  }

  await learn(
    page,
    await lessonOf('ecarte'),
    ecarteNotes,
    { deal: () => deal.click(), act: (action) => doByMouse(page, action) },
    tryWrongly,
  )
  await expect(page.getByRole('region', { name: texts.result.title })).toContainText('5 : 1')
  expect((await hallOf(page)).last).toEqual([])

  // and on to a partie of one's own, at the same window
  await button(page, own.sitDown).click()
  await expect(deal).toBeVisible()
  await expect(guide(page)).toHaveCount(0)
  expect((await hallOf(page)).open).toHaveLength(1)
  await app.close()
})

test('a short lesson by keys, one plays on after it; leaving leads back to the Hall', async () => {
  test.setTimeout(180_000)
  const { app, page } = await start()
  await page.getByRole('radio', { name: words('en').game('whist').title, exact: true }).focus()
  await page.keyboard.press('Space')
  await button(page, own.offer).focus()
  await page.keyboard.press('Enter')
  await learn(page, await lessonOf('whist'), whistNotes, {
    deal: () => page.keyboard.press('d'),
    act: ({ card }) => onCardByKeys(page, card as Card, 'Enter'),
  })
  await expect(button(page, own.show)).toHaveCount(0)
  await guide(page).getByRole('button', { name: own.leave, exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(button(page, own.begin)).toBeVisible()
  const { open, last } = await hallOf(page)
  expect([...open, ...last]).toEqual([])
  await app.close()
})

test('a lesson can be left at any time, begun again from its beginning, and done for one', async () => {
  const { app, page } = await start()
  await button(page, own.begin).click()
  // the keys belong to the table, which has to be there
  await lies(page, ecarteNotes, 'cards')
  await page.keyboard.press('d')
  await lies(page, ecarteNotes, 'propose')
  await button(page, own.show).click()
  await lies(page, ecarteNotes, 'discard')
  await guide(page).getByRole('button', { name: own.again, exact: true }).click()
  await lies(page, ecarteNotes, 'cards')
  await guide(page).getByRole('button', { name: own.leave, exact: true }).click()
  // from the book of the game, over the Hall
  await page.keyboard.press('F1')
  await bookIn(page).getByRole('button', { name: own.offer, exact: true }).click()
  await expect(bookIn(page)).toHaveCount(0)
  await lies(page, ecarteNotes, 'cards')
  await app.close()
})

test('a lesson goes one note back as often as wished, and to each of its chapters', async () => {
  const { app, page } = await start()
  const paper = guide(page)
  const back = paper.getByRole('button', { name: own.back, exact: true })
  const chapter = (note: keyof typeof ecarteNotes) =>
    paper.getByRole('button', { name: ecarteNotes[note].chapter ?? '', exact: true })
  async function openChapter(note: keyof typeof ecarteNotes): Promise<void> {
    await paper.getByRole('button', { name: own.chapters, exact: true }).click()
    await chapter(note).click()
    await lies(page, ecarteNotes, note)
  }
  await button(page, own.begin).click()
  await lies(page, ecarteNotes, 'cards')
  await expect(back).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Backspace')
  await lies(page, ecarteNotes, 'cards')

  await openChapter('beat')
  await expect(page.locator('[data-place=trick] [data-move=JS]')).toBeVisible()
  // back by the button, whose focus stays, and by its key from anywhere
  for (const note of ['refuse', 'dealerDiscards']) {
    await back.press('Enter')
    await lies(page, ecarteNotes, note)
    await expect(back).toBeFocused()
  }
  await page.keyboard.press('Backspace')
  await lies(page, ecarteNotes, 'answer')
  await expect(button(page, ecarte.action({ do: 'accept' }))).toBeVisible()

  // the chapter one is in is marked, also within it; the lesson goes on from there
  await paper.getByRole('button', { name: own.chapters, exact: true }).click()
  await expect(chapter('markers')).toHaveAttribute('aria-current', 'step')
  await expect(paper.locator('[aria-current]')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await openChapter('thirdDeal')
  await page.keyboard.press('d')
  await lies(page, ecarteNotes, 'proposeAgain')
  await openChapter('end')
  await expect(page.getByRole('region', { name: texts.result.title })).toContainText('5 : 1')
  await openChapter('cards')
  expect((await hallOf(page)).open).toEqual([])
  await app.close()
})

test('a note that one goes to is spoken', async () => {
  const { app, page } = await start()
  await button(page, own.begin).click()
  await lies(page, ecarteNotes, 'cards')
  await page.keyboard.press('d')
  await lies(page, ecarteNotes, 'propose')
  await guide(page).getByRole('button', { name: own.show, exact: true }).click()
  await lies(page, ecarteNotes, 'discard')
  await page.keyboard.press('Backspace')
  await lies(page, ecarteNotes, 'propose')
  // a table opened anew begins to speak anew
  const voice = page.locator('[data-voice]').first()
  await expect(voice).toContainText(ecarteNotes.propose.title)
  await expect(voice).toContainText(ecarteNotes.propose.task)
  await expect(voice).not.toContainText(ecarteNotes.discard.title)
  await app.close()
})

test('from a line of the log to its rule, and back to the table as it was', async () => {
  const { app, page } = await start()
  await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.setContentSize(1440, 900),
  )
  const sitting = await newDuel(page)
  await page.keyboard.press('d')
  const log = page.getByRole('log')
  await expect(
    log.getByRole('button', { name: texts.table.rule('E-4'), exact: true }),
  ).toBeVisible()
  // only the person has anything to do now
  await expect.poll(async () => (await sceneOf(page, sitting)).choices.length).toBeGreaterThan(0)
  const before = JSON.stringify(await sceneOf(page, sitting))
  await log.getByRole('button', { name: texts.table.rule('E-4'), exact: true }).click()
  await expect(bookIn(page).locator('#rule-E-4')).toBeInViewport()
  // every rule has its source in the margin, and so has each way of agreeing upon it
  await expect(bookIn(page).locator('#rule-E-18')).toContainText(ecarte.option('kingAtFour').source)
  await page.keyboard.press('Escape')
  await expect(bookIn(page)).toHaveCount(0)
  expect(JSON.stringify(await sceneOf(page, sitting))).toBe(before)
  await app.close()
})

test('the changes of a preset are explained where it is chosen, with its rules', async () => {
  const { app, page } = await start()
  const usual = texts.hall.unlike(ecarte.preset('club').title)
  const line = texts.hall.agreedSo(
    ecarte.option('kingAtFour').title,
    ecarte.optionValue('kingAtFour', false),
  )
  const choose = (preset: string): Promise<void> =>
    page
      .getByRole('group', { name: texts.hall.agreement })
      .getByRole('radio', { name: ecarte.preset(preset).title, exact: true })
      .check()
  await expect(page.getByText(usual)).toHaveCount(0)
  await choose('classic')
  await expect(page.getByText(usual)).toBeVisible()
  const item = page.getByRole('listitem').filter({ hasText: line })
  await item.getByRole('button', { name: texts.table.rule('E-18'), exact: true }).click()
  await expect(bookIn(page).locator('#rule-E-18')).toBeInViewport()
  await page.keyboard.press('Escape')
  await choose('club')
  await expect(page.getByText(usual)).toHaveCount(0)

  await button(page, texts.evening.open).click()
  await choose('turf')
  await expect(page.getByRole('listitem').filter({ hasText: line })).toBeVisible()
  await button(page, texts.rules.book).click()
  await expect(bookIn(page)).toBeVisible()
  await app.close()
})
