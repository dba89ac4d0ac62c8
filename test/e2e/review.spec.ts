// The study of a stored partie by mouse and by keys, practice that does not count, notes that stay,
// and the languages.
import { type Locator, type Page, expect, test } from '@playwright/test'
import { cpSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Answer } from '../../src/shared/bridge.ts'
import type { Review, PartieRef } from '../../src/shared/review.ts'
import { LANGUAGES } from '../../src/shared/settings.ts'
import { ALL_PARTIES, LATEST_FIRST } from '../../src/shared/archive.ts'
import { interfaceWords as de } from '../../src/shared/words/de/interface.ts'
import { interfaceWords as en } from '../../src/shared/words/en/interface.ts'
import { interfaceWords as fr } from '../../src/shared/words/fr/interface.ts'
import { words } from '../../src/shared/words/index.ts'
import { aside } from '../screens/moves.ts'
import {
  clickSeen,
  inSight,
  newData,
  newDuel,
  playUntil,
  restarted,
  sceneOf,
  start,
  texts,
} from './evening.ts'
import { simulated } from './simulated.ts'

const TEXTS = { en, de, fr }
const { study } = texts
/** A partie of which not every card of the talon is known. */
const RECORD = join(import.meta.dirname, '../records/ecarte-whole-partie.jsonl')
const LONG = { timeout: 90_000 }

function given<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(answer.refused.code)
  return answer.value
}

/** Data folders in which this many parties have been played, by number: of this worker. */
const playedOnce = new Map<number, Promise<Played>>()

interface Played {
  readonly data: string
  readonly sitting: number
}

async function playParties(parties: number): Promise<Played> {
  const chance = { CERCLE_CHANCE: ['studied', parties, test.info().repeatEachIndex].join() }
  const { app, page, data } = await start(newData(), {}, chance)
  const sitting = await newDuel(page, 'random')
  for (let partie = 1; partie <= parties; partie += 1) {
    if (partie > 1) await page.evaluate(() => window.cercle.startNextPartie())
    await playUntil(
      page,
      sitting,
      aside,
      (scene) => scene.awaits === 'partie' && scene.partie === partie,
    )
  }
  await page.evaluate(() => window.cercle.leaveTable())
  await app.close()
  return { data, sitting }
}

/** An evening with as many finished parties of one sitting, the last one open in the review. */
async function studied(parties = 1, language: keyof typeof TEXTS = 'en') {
  const once = playedOnce.get(parties) ?? playParties(parties)
  playedOnce.set(parties, once)
  const { data: kept, sitting } = await once
  const data = newData()
  cpSync(kept, data, { recursive: true, filter: (path) => !basename(path).startsWith('Singleton') })
  const evening = await start(data, { language })
  return { ...evening, sitting, ...(await openReview(evening.page, language)) }
}

/** Opens the partie played last. */
async function openReview(page: Page, language: keyof typeof TEXTS = 'en') {
  const own = TEXTS[language]
  await page
    .getByRole('button', { name: new RegExp(`^${own.hall.review}`) })
    .first()
    .click()
  const slider = page.getByRole('slider', { name: own.review.step })
  await expect(slider).toBeVisible()
  return { slider, end: Number(await slider.getAttribute('max')) }
}

const reviewOf = async (page: Page, shown: PartieRef): Promise<Review> =>
  given(await page.evaluate((one) => window.cercle.loadReview(one, 'open'), shown))

const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true })
const panel = (page: Page, name: string): Locator =>
  page.getByRole('complementary', { name, exact: true })

test('a partie is gone through by action, trick and deal, by mouse and by keys alike', async () => {
  test.setTimeout(240_000)
  const { app, page, sitting, slider, end } = await studied()
  const { steps } = await reviewOf(page, { kind: 'kept', sitting, partie: 1 })
  expect(end).toBe(steps.length - 1)
  const deal = (step: number): number => steps[step]?.view.deals ?? 0
  const at = async (): Promise<number> => Number(await slider.inputValue())
  const { moves } = study
  const pairs = [
    [texts.review.forward, 'ArrowRight'],
    [moves.trickForward, 'ArrowDown'],
    [moves.dealForward, 'PageDown'],
    [texts.review.last, 'End'],
    [texts.review.back, 'ArrowLeft'],
    [moves.trickBack, 'ArrowUp'],
    [moves.dealBack, 'PageUp'],
    [texts.review.first, 'Home'],
  ] as const
  const places = async (
    go: (name: string, key: string) => Promise<void>,
  ): Promise<readonly number[]> => {
    const seen: number[] = []
    for (const [name, key] of pairs) {
      await go(name, key)
      seen.push(await at())
    }
    return seen
  }
  const byMouseSeen = await places((name) => button(page, name).click())
  await button(page, texts.review.first).evaluate((one: HTMLElement) => one.blur())
  const byKeysSeen = await places((_, key) => page.keyboard.press(key))
  expect(byKeysSeen).toEqual(byMouseSeen)
  const [action = 0, trick = 0, nextDeal = 0, last] = byMouseSeen
  expect(action).toBe(1)
  expect(deal(trick)).toBe(1)
  expect(deal(nextDeal)).toBe(2)
  expect(last).toBe(end)
  expect(byMouseSeen.at(-1)).toBe(0)

  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveValue('1')
  await app.close()
})

test('a partie goes by on its own, faster and slower, until it is stopped or over', async () => {
  const { app, page, slider, end } = await studied()
  const { moves } = study
  await page.getByText(moves.times(4), { exact: true }).click()
  await button(page, moves.play).click()
  await expect(slider).not.toHaveValue('0')
  await button(page, moves.pause).click()
  const stopped = await slider.inputValue()
  await page.waitForTimeout(900)
  await expect(slider).toHaveValue(stopped)
  await page
    .locator('body')
    .evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await page.keyboard.press('-')
  await expect(page.getByRole('radio', { name: moves.times(2) })).toBeChecked()
  await page.keyboard.press('+')
  await expect(page.getByRole('radio', { name: moves.times(4) })).toBeChecked()
  await slider.fill(String(end - 1))
  await slider.evaluate((one: HTMLElement) => one.blur())
  await page.keyboard.press('Space')
  await expect(slider).toHaveValue(String(end))
  await expect(button(page, moves.play)).toBeVisible()
  await app.close()
})

test('cards lead to where they were played, by mouse and by keys', async () => {
  const { app, page, sitting, slider } = await studied()
  const { steps } = await reviewOf(page, { kind: 'kept', sitting, partie: 1 })
  const dealt = steps[0]?.view.hands.flatMap((hand) => (typeof hand === 'object' ? hand : [])) ?? []
  const played = steps.findIndex(({ view }) =>
    view.tricks.some(({ cards }) => dealt.includes(cards.at(-1) ?? 'KH')),
  )
  const card = steps[played]?.view.tricks.at(-1)?.cards.at(-1)
  if (!card) throw new Error('no card was played')
  await clickSeen(page, card)
  await expect(slider).toHaveValue(String(played))
  // It is still on its way to the middle.
  await page.waitForTimeout(500)
  await clickSeen(page, card)
  await expect(slider).toHaveValue(String(played))

  await page.keyboard.press('Home')
  await page.keyboard.press('1')
  await expect(page.locator('[data-place=hand-0] button').first()).toBeFocused()
  const held = await page.evaluate(() =>
    document.activeElement?.closest('[data-move]')?.getAttribute('data-move'),
  )
  const found = steps.findIndex(
    ({ view }) =>
      view.deals === 1 &&
      view.hands[0] !== undefined &&
      !JSON.stringify(view.hands[0]).includes(`"${held}"`),
  )
  await page.keyboard.press('Enter')
  await expect(slider).toHaveValue(String(found))
  await slider.fill(String(steps.length - 1))
  await expect(slider).toHaveValue(String(steps.length - 1))
  // The first two lines tell the deal and, unless the deal took two lines, the first step of it.
  await panel(page, texts.log.title).locator('.jump').nth(1).click()
  await expect.poll(async () => Number(await slider.inputValue())).toBeLessThan(2)
  await app.close()
})

test('one looks with open cards or with the eyes of either seat', async () => {
  const { app, page, sitting } = await studied()
  const { line } = await reviewOf(page, { kind: 'kept', sitting, partie: 1 })
  const faces = (place: string): Promise<number> =>
    page.locator(`[data-place="${place}"] [data-move] button`).count()
  await expect.poll(() => faces('hand-0')).toBe(5)
  expect(await faces('hand-1')).toBe(5)
  await expect(page.getByRole('list', { name: study.cards.talon })).toBeVisible()
  await page
    .locator('label', { has: page.getByRole('radio', { name: line.people[1]?.name ?? '' }) })
    .click()
  await expect.poll(() => faces('hand-0')).toBe(0)
  expect(await faces('hand-1')).toBe(5)
  await expect(page.getByRole('list', { name: study.cards.talon })).toHaveCount(0)
  await page
    .locator('body')
    .evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await page.keyboard.press('e')
  await expect.poll(() => faces('hand-1')).toBe(5)
  await expect.poll(() => faces('hand-0')).toBe(5)
  await page.keyboard.press('e')
  await expect.poll(() => faces('hand-1')).toBe(0)
  expect(await faces('hand-0')).toBe(5)
  await app.close()
})

test('the coach says what could have been done at this point, and draws the course', async () => {
  test.setTimeout(240_000)
  const { app, page, sitting, slider, end } = await studied()
  const shown = { kind: 'kept', sitting, partie: 1 } as const
  const { sides, slips } = given(
    await page.evaluate((one) => window.cercle.analysePartie(one), shown),
  )
  const { course = [] } = sides[0] ?? {}
  const slip = slips[0]
  if (!slip) throw new Error('the first thing that may be done was always the best')
  const said = given(
    await page.evaluate(([one, step]) => window.cercle.considerStep(one, step), [
      shown,
      slip.step,
    ] as const),
  )
  await slider.fill(String(slip.step))
  await slider.evaluate((one: HTMLElement) => one.blur())
  await page.keyboard.press('h')
  const odds = panel(page, study.odds.title)
  await expect(
    odds.getByText(
      texts.coach.hint.verdict(
        said?.verdict ?? { is: 'only' },
        words('en').game('ecarte').worth.figure,
      ),
    ),
  ).toBeVisible(LONG)
  await expect(odds.getByText(study.odds.best, { exact: true })).toBeVisible()

  await button(page, study.course.title).click()
  const graph = page.getByRole('slider', { name: study.course.title })
  await expect(graph).toBeVisible(LONG)
  await graph.focus()
  await page.keyboard.press('Home')
  await expect(slider).toHaveValue(String(course[0]?.step))
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveValue(String(course[1]?.step))
  const box = await graph.boundingBox()
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 1, (box?.y ?? 0) + 20)
  await expect(slider).toHaveValue(String(end))
  await page.getByText(study.course.chance, { exact: true }).click()
  await expect(page.getByRole('radio', { name: study.course.chance })).toBeChecked()
  await graph.focus()
  await page.keyboard.press('g')
  await expect(graph).toHaveCount(0)
  await app.close()
})

test('parties of a sitting are turned over, back and forward', async () => {
  test.setTimeout(240_000)
  const { app, page } = await studied(2)
  await expect(page.getByText(study.parties.position(2, 2), { exact: true })).toBeVisible()
  await button(page, study.parties.previous).click()
  await expect(page.getByText(study.parties.position(1, 2), { exact: true })).toBeVisible()
  await page.keyboard.press('.')
  await expect(page.getByText(study.parties.position(2, 2), { exact: true })).toBeVisible()
  await page.keyboard.press('.')
  await page.keyboard.press(',')
  await expect(page.getByText(study.parties.position(1, 2), { exact: true })).toBeVisible()
  await app.close()
})

const counted = async (page: Page): Promise<number> =>
  given(await page.evaluate((filter) => window.cercle.countParties(filter), ALL_PARTIES))

test('another seat for practice leaves the level of the opponent as it is', async () => {
  const { app, page } = await start(simulated(3))
  await button(page, texts.archive.open).click()
  await page.locator('[role=row][aria-rowindex="2"]').click()
  await button(page, study.practice.open).click()
  const dialog = page.getByRole('dialog', { name: study.practice.title })
  const level = (id: string) =>
    dialog.getByRole('radio', { name: texts.hall.level(id).title, exact: true })
  await expect(level('novice')).toBeChecked()
  await dialog.getByText('novice 2', { exact: true }).click()
  await expect(dialog.getByRole('radio', { name: 'novice 2', exact: true })).toBeChecked()
  await expect(level('novice')).toBeChecked()
  await app.close()
})

for (const from of ['here', 'deal'] as const)
  test(`practice from ${from === 'here' ? 'a position' : 'the cards of a deal'} does not count`, async () => {
    test.setTimeout(240_000)
    const { app, page, sitting, slider } = await studied()
    const { steps } = await reviewOf(page, { kind: 'kept', sitting, partie: 1 })
    const before = await counted(page)
    // if the person deals, they play to the first trick at the latest
    const wanted = steps.findIndex(({ view }) => view.tricks.length > 0 && view.turn === 0)
    await slider.fill(String(wanted))
    if (from === 'here') await button(page, study.practice.open).click()
    else {
      await slider.evaluate((one: HTMLElement) => one.blur())
      await page.keyboard.press('d')
    }
    const dialog = page.getByRole('dialog', { name: study.practice.title })
    await dialog.getByText(texts.hall.level('novice').title, { exact: true }).click()
    await dialog.getByRole('button', { name: study.practice.sit }).click()
    await expect(page.getByText(study.practice.sign)).toBeVisible()
    const { open } = given(await page.evaluate(() => window.cercle.loadHall()))
    const practice = open.find((line) => line.practice)?.sitting ?? (await practiceOf(page))
    const scene = await sceneOf(page, practice)
    expect(scene.practice).toBe(true)
    if (from === 'here') expect(scene.view.hands[0]).toEqual(steps[wanted]?.view.hands[0])
    else expect(scene.view.turnUp).toBe(steps[wanted]?.view.turnUp)

    await playUntil(page, practice, aside, (now) => now.awaits === 'partie')
    await expect(page.getByText(study.practice.result)).toBeVisible()
    await page
      .getByRole('region', { name: texts.result.title })
      .getByRole('button', { name: study.practice.toReview })
      .click()
    await expect(slider).toHaveValue(String(wanted))
    expect(await counted(page)).toBe(before)
    await app.close()
  })

/** The number of the practice sitting at the present table. */
async function practiceOf(page: Page): Promise<number> {
  const lines = given(
    await page.evaluate(([filter, order]) => window.cercle.listParties(filter, 0, 1, order), [
      { ...ALL_PARTIES, shelf: 'practice' as const },
      LATEST_FIRST,
    ] as const),
  )
  return lines[0]?.sitting ?? 0
}

test('a note and its tags are stored, also after a restart', async () => {
  const { app, page, data } = await studied()
  await button(page, study.note.title).click()
  const note = panel(page, study.note.title)
  await note.getByRole('textbox', { name: study.note.text }).fill('The queen should have stayed.')
  await expect(note.getByText(study.note.saved)).toBeVisible()
  const tag = note.getByRole('textbox', { name: study.note.addTag })
  await tag.fill('vole')
  await tag.press('Enter')
  await tag.fill('to study')
  await note.getByRole('button', { name: study.note.add, exact: true }).click()
  await note.getByRole('button', { name: study.note.removeTag('vole') }).press('Enter')
  await expect(note.getByText('vole', { exact: true })).toHaveCount(0)
  // Not stored yet when the person leaves.
  await note
    .getByRole('textbox', { name: study.note.text })
    .fill('The queen should have stayed in the hand.')
  await button(page, texts.review.leave).click()
  await expect(button(page, texts.hall.newDuel)).toBeVisible()
  await app.close()

  const again = await start(data)
  await openReview(again.page)
  await again.page.keyboard.press('n')
  const kept = panel(again.page, study.note.title)
  await expect(kept.getByRole('textbox', { name: study.note.text })).toHaveValue(
    'The queen should have stayed in the hand.',
  )
  await expect(kept.getByText('to study', { exact: true })).toBeVisible()
  await expect(kept.getByText('vole', { exact: true })).toHaveCount(0)
  await again.app.close()
})

test('a record of a file is viewed, and stored on request', async () => {
  const { app, page } = await start()
  await app.evaluate(({ dialog }, path) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [path] })
  }, RECORD)
  await button(page, texts.archive.open).click()
  await page.getByRole('tab', { name: texts.archive.keeping.title }).click()
  await button(page, texts.archive.keeping.openRecord).click()
  await expect(page.getByRole('slider', { name: texts.review.step })).toBeVisible()
  await expect(page.getByText(study.file.sign)).toBeVisible()
  await expect(page.getByText(study.cards.unknown).first()).toBeAttached()
  await page.keyboard.press('n')
  await expect(panel(page, study.note.title).getByText(study.note.notKept)).toBeVisible()
  await expect(panel(page, study.note.title).getByRole('textbox')).toHaveCount(0)
  expect(await counted(page)).toBe(0)
  await button(page, study.file.keep).click()
  await expect(inSight(page, study.file.kept(1, 0))).toBeVisible()
  await expect(button(page, study.file.keep)).toHaveCount(0)
  expect(await counted(page)).toBe(1)
  await button(page, study.toArchive).click()
  await expect(page.getByRole('tab', { name: texts.archive.keeping.title })).toBeVisible()
  await app.close()
})

for (const language of LANGUAGES)
  test(`the study speaks ${language}`, async () => {
    const { app, page } = await studied(1, language)
    const own = TEXTS[language]
    const { moves, practice } = own.study
    for (const name of [moves.trickBack, moves.dealForward, moves.play])
      await expect(button(page, name)).toBeVisible()
    for (const [key, name] of [
      ['a', own.coach.analysis.title],
      ['h', own.study.odds.title],
      ['l', own.log.title],
      ['n', own.study.note.title],
    ] as const) {
      await page.keyboard.press(key)
      await expect(panel(page, name)).toBeVisible()
      await panel(page, name)
        .getByRole('group')
        .or(panel(page, name).getByRole('log'))
        .first()
        .focus()
    }
    await page.keyboard.press('p')
    await expect(
      page.getByRole('dialog', { name: practice.title }).getByText(practice.explain),
    ).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    const help = own.reviewKeys.find(({ keys }) => keys.includes('G'))?.does ?? ''
    await expect(page.getByRole('dialog').getByText(help, { exact: true })).toBeVisible()
    await app.close()
  })

for (const language of LANGUAGES)
  test(`hall and table speak ${language}`, async () => {
    const { app, page } = await start(undefined, { language })
    const own = TEXTS[language]
    const game = words(language).game('ecarte')
    await expect(page.locator('html')).toHaveAttribute('lang', words(language).tag)
    await page.getByRole('button', { name: own.hall.newDuel }).click()
    await page
      .getByRole('button', { name: own.table.giveCards, exact: true })
      .or(page.getByRole('button', { name: own.table.nextDeal, exact: true }))
      .click()
    const answer = await page.evaluate(() => window.cercle.loadHall())
    if (!answer.ok) throw new Error('no hall')
    const scene = await sceneOf(page, answer.value.open[0]?.sitting ?? 0)
    const dealt = scene.log[0]
    if (dealt?.kind !== 'heard') throw new Error('nothing was heard of the deal')
    const sentence = game.event(dealt.event, { names: [own.table.you, 'Odile'], you: 0 })
    await expect(page.getByText(sentence).first()).toBeVisible()
    await app.close()
  })

test('the language is switched in the Hall and stays', async () => {
  const { app, page, data } = await start()
  await page.getByRole('button', { name: texts.settings.open }).click()
  await page.getByLabel(texts.settings.language, { exact: true }).selectOption('de')
  await page.getByRole('button', { name: de.settings.leave, exact: true }).click()
  await expect(page.getByRole('button', { name: de.hall.newDuel })).toBeVisible()
  await app.close()
  const again = await restarted(data)
  await expect(again.page.getByRole('button', { name: de.hall.newDuel })).toBeVisible()
  await again.app.close()
})
