// The coach in the real window: hints, the tutor, the judgement of a deal and the analysis of a
// partie.
import { type Page, expect, test } from '@playwright/test'
import type { Answer, Scene } from '../../src/shared/bridge.ts'
import { type Language, LANGUAGES } from '../../src/shared/settings.ts'
import type { CoachSettings } from '../../src/shared/coach.ts'
import type { Card } from '../../src/shared/card.ts'
import type { AnyAction } from '../../src/shared/view.ts'
import { interfaceWords as de } from '../../src/shared/words/de/interface.ts'
import { interfaceWords as en } from '../../src/shared/words/en/interface.ts'
import { interfaceWords as fr } from '../../src/shared/words/fr/interface.ts'
import { words } from '../../src/shared/words/index.ts'
import { dealOf } from '../games/ecarte/table.ts'
import { arrange } from './arranged.ts'
import {
  type Hand,
  byMouse,
  clickCard,
  hallOf,
  newData,
  newDuel,
  playUntil,
  sceneOf,
  start,
  texts,
} from './evening.ts'
import { show } from './geometry.ts'

const TEXTS = { en, de, fr }
const ecarte = words('en').game('ecarte')
const { hint: hintWords, tutor, judgement, analysis } = texts.coach

const SILENT: CoachSettings = { hints: true, tutor: 0, judges: true }
/** More than the tutor's limit, so that new samples cannot fall below it. */
const CLEARLY = 0.06
const LONG = { timeout: 60_000 }

const isOver = (scene: Scene): boolean => scene.awaits === 'partie'
/** There is something to choose. */
const isAsked = ({ choices }: Scene): boolean => choices.length > 1 || choices[0]?.kind === 'pick'

function given<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(answer.refused.code)
  return answer.value
}

const hintOf = async (page: Page) => given(await page.evaluate(() => window.cercle.requestHint()))

/** The person's account of the deal last finished. */
async function accountOf(page: Page) {
  const { accounts, slips } = given(await page.evaluate(() => window.cercle.judgeDeal()))
  const [own, other] = accounts
  if (!own) throw new Error('no account is told')
  expect([other ?? null, ...slips.filter(({ seat }) => seat !== 0)]).toEqual([null])
  return own
}

const amountIn = (language: Language) => words(language).game('ecarte').worth.amount

/** Goes on without the window's help, whatever the tutor thinks of it. */
const insisting: Hand = async (page, scene) => {
  if (scene.awaits === 'partie') await page.evaluate(() => window.cercle.startNextPartie())
  else if (scene.awaits === 'deal')
    await page.evaluate((packets) => window.cercle.dealCards(packets), scene.packets[0] ?? null)
  else {
    const action = firstOf(scene)
    if (action) await page.evaluate((one) => window.cercle.act(one, true), action)
  }
}

type Box = Awaited<ReturnType<typeof boxOf>>

const boxOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return { left, right, top, bottom }
    })

/** Returns the area that two boxes share. */
const overlapOf = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))

function firstOf(scene: Scene): AnyAction | null {
  const [choice] = scene.choices
  const hand = scene.view.hands[0]
  if (choice?.kind !== 'pick') return choice?.action ?? null
  return {
    do: choice.do,
    cards: typeof hand === 'object' ? hand.slice(0, choice.counts[0] ?? 0) : [],
  }
}

/** Chooses an action by mouse; picked cards stay picked. */
async function wish(page: Page, action: AnyAction): Promise<void> {
  if (action.card) return clickCard(page, action.card)
  for (const card of action.cards ?? [])
    if ((await page.locator(`[data-move="${card}"] [aria-pressed=true]`).count()) === 0)
      await clickCard(page, card)
  await page.getByRole('button', { name: ecarte.action(action), exact: true }).click()
}

/** The elements that are ringed as advised, as cards and calls name them. */
const ringed = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.hinted')
    .evaluateAll((all) =>
      all.map((one) => one.getAttribute('data-move') ?? one.textContent?.trim() ?? ''),
    )

for (const way of ['Enter', 'a click'] as const)
  test(`what is advised is ringed at the table, and ${way} does it`, async () => {
    const { app, page } = await start(undefined, { coach: SILENT })
    const sitting = await newDuel(page, 'random')
    for (let time = 0; time < 4; time += 1) {
      const before = await playUntil(page, sitting, insisting, isAsked)
      await hintButton(page).click()
      const follow = hintPanel(page).getByRole('button', { name: hintWords.follow })
      await expect(follow).toBeFocused(LONG)
      const deed = (await hintPanel(page).getByRole('heading').first().innerText()).toLowerCase()
      const rings = await ringed(page)
      const cards = rings.filter((name) =>
        before.choices.some((one) => one.kind === 'card' && one.card === name),
      )
      for (const card of cards)
        expect(deed).toContain(texts.cards.name(card as Card, false).toLowerCase())
      expect(rings.length).toBeGreaterThan(0)
      if (way === 'Enter') await page.keyboard.press('Enter')
      else await follow.click()
      await expect(hintPanel(page)).toHaveCount(0)
      await expect
        .poll(async () => (await sceneOf(page, sitting)).log.length)
        .toBeGreaterThan(before.log.length)
    }
    await app.close()
  })

/** Plays on until the person can do something clearly bad, and chooses it: the tutor interrupts. */
async function holdUp(page: Page, sitting: number, fits: (action: AnyAction) => boolean) {
  for (let tries = 0; tries < 60; tries += 1) {
    const scene = await playUntil(page, sitting, insisting, isAsked)
    const { evaluations } = await hintOf(page)
    const [best, worst] = [evaluations[0], evaluations.findLast((one) => fits(one.action))]
    if (best && worst && best.equity - worst.equity > CLEARLY) {
      await wish(page, worst.action)
      await expect(page.getByRole('dialog', { name: tutor.title })).toBeVisible(LONG)
      return { scene, action: worst.action }
    }
    await insisting(page, scene)
  }
  throw new Error('in sixty decisions none was clearly bad')
}

const hintPanel = (page: Page) => page.getByRole('region', { name: hintWords.title, exact: true })
const hintButton = (page: Page) => page.getByRole('button', { name: hintWords.title, exact: true })

test('a hint by mouse and by key, hidden by Esc, by its button and by the next scene', async () => {
  const { app, page } = await start(undefined, { coach: SILENT })
  const sitting = await newDuel(page, 'random')
  const scene = await playUntil(page, sitting, byMouse, isAsked)
  const deeds = (await hintOf(page)).evaluations.map(({ action }) => ecarte.deed(action))
  await hintButton(page).click()
  const heading = hintPanel(page).getByRole('heading').first()
  await expect(heading).toHaveText(new RegExp(`^(${deeds.join('|')})$`), LONG)
  const reason = await hintPanel(page).getByRole('paragraph').first().innerText()
  await expect(hintPanel(page).getByText(hintWords.others)).toBeHidden()
  await hintPanel(page).getByText(hintWords.details, { exact: true }).click()
  await expect(page.locator('[aria-live=polite]').getByText(reason)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(hintPanel(page)).toHaveCount(0)
  await page.keyboard.press('h')
  await expect(hintPanel(page)).toBeVisible()
  await hintPanel(page).getByRole('button', { name: texts.about.close }).click()
  await expect(hintPanel(page)).toHaveCount(0)
  await page.keyboard.press('h')
  await expect(hintPanel(page).getByRole('heading')).toHaveCount(1, LONG)
  expect((await sceneOf(page, sitting)).log.length).toBe(scene.log.length)
  await byMouse(page, scene)
  await expect(hintPanel(page)).toHaveCount(0)
  await app.close()
})

const LETTERS = { rethink: 'Enter', show: 'h', anyway: 'i' } as const

for (const by of ['mouse', 'keys'] as const)
  test(`the tutor asks before a bad decision, and takes all three answers by ${by}`, async () => {
    test.setTimeout(240_000)
    const { app, page } = await start(undefined, { coach: { ...SILENT, tutor: 0.02 } })
    const sitting = await newDuel(page, 'random')
    const { scene, action } = await holdUp(
      page,
      sitting,
      (one) => by === 'mouse' || (one.cards?.length ?? 0) > 0,
    )
    const dialog = page.getByRole('dialog', { name: tutor.title })
    const picked = page.locator('[role=toolbar] [aria-pressed=true]')
    const answer = (name: keyof typeof LETTERS): Promise<void> =>
      by === 'keys'
        ? page.keyboard.press(LETTERS[name])
        : dialog.getByRole('button', { name: tutor[name], exact: true }).click()
    await expect(dialog.getByText(tutor.wish(ecarte.deed(action)))).toBeVisible()
    await expect(dialog.getByRole('button', { name: tutor.rethink, exact: true })).toBeFocused()

    for (const rethink of [() => answer('rethink'), () => page.keyboard.press('Escape')]) {
      await rethink()
      await expect(dialog).toHaveCount(0)
      expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
      await expect(picked).toHaveCount(action.cards?.length ?? 0)
      expect(await sceneOf(page, sitting)).toEqual(scene)
      await wish(page, action)
      await expect(dialog).toBeVisible(LONG)
    }

    await answer('show')
    await expect(dialog).toHaveCount(0)
    await expect(hintPanel(page).getByRole('heading')).toHaveCount(1, LONG)
    expect(await sceneOf(page, sitting)).toEqual(scene)

    await wish(page, action)
    await expect(dialog).toBeVisible(LONG)
    await answer('anyway')
    await expect(dialog).toHaveCount(0)
    await expect
      .poll(async () => (await sceneOf(page, sitting)).log.length)
      .toBeGreaterThan(scene.log.length)
    await expect(hintPanel(page)).toHaveCount(0)
    await app.close()
  })

const isSettled = (scene: Scene): boolean =>
  isOver(scene) || (scene.view.deals > 0 && scene.awaits === 'deal')

/** An evening with a deal finished and its partie not yet. */
async function withDeal(coach: CoachSettings, language: Language = 'en') {
  for (;;) {
    const evening = await start(undefined, { coach })
    const sitting = await newDuel(evening.page, 'random')
    const scene = await playUntil(evening.page, sitting, insisting, isSettled)
    const { settings } = await hallOf(evening.page)
    await evening.page.evaluate((set) => window.cercle.saveSettings(set), { ...settings, language })
    if (!isOver(scene)) return { ...evening, sitting }
    await evening.app.close()
  }
}

test('E-15: beside a hint the sign of a vulnerable dealer is whole, also in the smallest window', async () => {
  const data = newData()
  arrange(data, {
    deals: [
      {
        deal: dealOf({ elder: 'KS QS JS AS 10S', dealer: 'KD QD 8H QC JC', turnUp: '7S' }),
        done: [
          [0, { do: 'propose' }],
          [1, { do: 'refuse' }],
        ],
      },
    ],
  })
  const { app, page } = await start(data)
  await show(app, page, [1024, 640])
  await page.getByRole('button', { name: texts.hall.resume }).first().click()
  await expect(page.locator('.playable').first()).toBeVisible(LONG)
  await page.keyboard.press('h')
  await expect(page.getByRole('button', { name: hintWords.follow })).toBeVisible(LONG)
  const sign = await boxOf(page, '.vulnerable')
  for (const other of ['.far-hand', '.stock > :first-child', '.far .plate', '.far .tray'])
    expect(overlapOf(sign, await boxOf(page, other)), other).toBe(0)
  await app.close()
})

test('a finished deal is judged by mouse and by key', async () => {
  const { app, page } = await withDeal(SILENT)
  const account = await accountOf(page)
  const panel = page.getByRole('region', { name: judgement.title, exact: true })
  await page.getByRole('button', { name: judgement.judge }).click()
  await expect(panel.getByText(judgement.account(account, amountIn('en')))).toBeVisible(LONG)
  await page.keyboard.press('j')
  await expect(panel).toHaveCount(0)
  await page.keyboard.press('j')
  await expect(panel).toBeVisible()
  await page.keyboard.press('n')
  await expect(panel).toHaveCount(0)
  await app.close()
})

test('after the partie the review opens with its analysis, and a slip leads to its position', async () => {
  test.setTimeout(240_000)
  const { app, page } = await start(undefined, { coach: SILENT })
  const sitting = await newDuel(page, 'random')
  await playUntil(page, sitting, insisting, isOver)
  await page.getByRole('button', { name: judgement.reviewPartie }).click()
  const panel = page.getByRole('complementary', { name: analysis.title })
  await expect(panel).toBeVisible()
  const shown = { kind: 'kept', sitting, partie: 1 } as const
  const told = given(await page.evaluate((one) => window.cercle.analysePartie(one), shown))
  await expect(
    panel.getByText(ecarte.worth.signed(told.sides[0]?.result ?? NaN)).first(),
  ).toBeVisible(LONG)
  const slip = told.slips[0]
  if (!slip) throw new Error('the first thing that may be done was always the best')
  const here = analysis.here(
    ecarte.deed(slip.done.action),
    ecarte.deed(slip.best.action),
    ecarte.worth.signed(-slip.cost),
  )
  const slider = page.getByRole('slider', { name: texts.review.step })
  await panel.getByRole('listitem').getByRole('button').first().click()
  await expect(slider).toHaveValue(String(slip.step))
  await expect(page.locator('main').getByText(here, { exact: true })).toBeVisible()

  await page.keyboard.press('Home')
  await expect(page.locator('main').getByText(here, { exact: true })).toHaveCount(
    slip.step === 0 ? 1 : 0,
  )
  await page.keyboard.press('l')
  await expect(page.getByRole('complementary', { name: texts.log.title })).toBeVisible()
  await page.keyboard.press('a')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(slider).toHaveValue(String(slip.step))
  await app.close()
})

test('what is switched off is not there, by button or by key', async () => {
  const { app, page, sitting } = await withDeal({ hints: false, tutor: 0, judges: false })
  await expect(page.getByRole('button', { name: judgement.judge })).toHaveCount(0)
  await page.keyboard.press('j')
  await expect(page.getByRole('region', { name: judgement.title, exact: true })).toHaveCount(0)
  await playUntil(page, sitting, insisting, isAsked)
  await expect(hintButton(page)).toHaveCount(0)
  await page.keyboard.press('h')
  await expect(hintPanel(page)).toHaveCount(0)
  await app.close()
})

for (const language of LANGUAGES)
  test(`the coach speaks ${language}, from the Hall to the judgement`, async () => {
    const { app, page, sitting } = await withDeal({ ...SILENT, hints: false }, language)
    const { coach, settings, hall, table } = TEXTS[language]
    await page.reload()
    await page.getByRole('button', { name: table.leave }).click()
    await page.getByRole('button', { name: settings.open }).click()
    const dialog = page.getByRole('dialog', { name: settings.title })
    await dialog.getByText(coach.settings.hints.title, { exact: true }).click()
    await dialog.getByText(coach.settings.limit(0.1), { exact: true }).click()
    await expect(dialog.getByText(coach.settings.tutorHint(0.1))).toBeVisible()
    await expect
      .poll(async () => (await hallOf(page)).settings.coach)
      .toEqual({ hints: true, tutor: 0.1, judges: true } satisfies CoachSettings)
    await dialog.getByRole('button', { name: settings.leave, exact: true }).click()

    await page.getByRole('button', { name: new RegExp(`^${hall.resume}`) }).click()
    await page.getByRole('button', { name: coach.judgement.judge }).click()
    const account = await accountOf(page)
    const judged = page.getByRole('region', { name: coach.judgement.title })
    await expect(
      judged.getByText(coach.judgement.account(account, amountIn(language))),
    ).toBeVisible(LONG)

    await playUntil(page, sitting, insisting, isAsked)
    await page.getByRole('button', { name: coach.hint.title, exact: true }).click()
    const deeds = (await hintOf(page)).evaluations.map(({ action }) =>
      words(language).game('ecarte').deed(action),
    )
    const advice = page.getByRole('region', { name: coach.hint.title, exact: true })
    await expect(advice.getByRole('heading').first()).toHaveText(
      new RegExp(`^(${deeds.join('|')})$`),
      LONG,
    )
    await app.close()
  })
