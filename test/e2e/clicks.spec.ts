// No click is wasted, in the real window: the first one counts, and nothing is asked twice.
import { type Page, expect, test } from '@playwright/test'
import { join } from 'node:path'
import type { Card } from '../../src/shared/card.ts'
import type { Scene } from '../../src/shared/bridge.ts'
import type { Evening } from '../../src/shared/evening.ts'
import type { Settings } from '../../src/shared/settings.ts'
import { findGame } from '../../src/main/engine/games/games.ts'
import { replayRecord } from '../../src/main/engine/replay.ts'
import { openArchive } from '../../src/main/store/archive.ts'
import { loadPartie } from '../../src/main/store/load.ts'
import { closeStore } from '../../src/main/store/open.ts'
import { aside } from '../screens/moves.ts'
import {
  type Hand,
  byMouse,
  clickSeen,
  hallOf,
  newData,
  newDuel,
  newTable,
  onCardByKeys,
  playUntil,
  sceneOf,
  start,
  texts,
} from './evening.ts'
import {
  type Company,
  answerAll,
  eveningOf,
  playPartie,
  round,
  sitDown,
  toTable,
} from './evening-play.ts'

declare global {
  interface Window {
    presses?: number
  }
}

const trick = (page: Page) => page.locator('[data-place=trick] [data-move]')
const isAsked = ({ awaits, view, choices }: Scene): boolean =>
  awaits === 'deal' || (view.turn === view.eye && choices.length > 0)

/** The card to play, once the window asks for one. */
async function cardAskedFor(page: Page, { choices }: Scene): Promise<Card> {
  const choice = choices.find(({ kind }) => kind === 'card')
  await page.locator('[role=toolbar] .playable').first().waitFor()
  if (choice?.kind !== 'card') throw new Error('no card is asked for')
  return choice.card
}

test('the first click or Enter on a card counts, also while the last trick still lies over the lead', async () => {
  const { app, page } = await start(undefined, { hold: 4000 })
  const sitting = await newTable(page, { game: 'whist' })
  await playUntil(page, sitting, aside, (scene) => scene.awaits === null && isAsked(scene))
  const swallowed: string[] = []
  let lay = 0
  for (let turn = 0; turn < 12; turn += 1) {
    const scene = await sceneOf(page, sitting)
    const card = await cardAskedFor(page, scene)
    const whole = scene.view.tricks.filter(({ winner }) => winner !== null).length
    if (whole > 0 && (await trick(page).count()) === 4) lay += 1
    if (turn % 2 === 0) await clickSeen(page, card)
    else await onCardByKeys(page, card, 'Enter')
    await expect(page.locator(`[role=toolbar] [data-move="${card}"]`)).toHaveCount(0)
    const held = (await sceneOf(page, sitting)).view.hands[0]
    if (typeof held === 'object' && held.some((one) => one === card)) swallowed.push(card)
    await playUntil(page, sitting, () => Promise.resolve(), isAsked)
  }
  expect(swallowed).toEqual([])
  expect(lay).toBeGreaterThan(5)
  await app.close()
})

/** Counts the clicks and keys of the person from now on. */
const count = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.presses = 0
    const add = (event: Event): void => {
      if (event.isTrusted) window.presses = (window.presses ?? 0) + 1
    }
    // a key on a button clicks it too
    window.addEventListener('pointerdown', add, { capture: true })
    window.addEventListener('keydown', add, { capture: true })
  })
const counted = (page: Page): Promise<number> => page.evaluate(() => window.presses ?? 0)

/** The clicks that the free decisions of seat 0 need, and the deals that were theirs to give. */
function neededIn(data: string, sitting: number): number {
  const db = openArchive(join(data, 'cercle.db'))
  const record = loadPartie(db, { sitting, partie: 1 })
  closeStore(db)
  const game = findGame('ecarte')
  if (record === null || game === null) throw new Error('no partie')
  let needed = 0
  replayRecord(record, ({ action, before, deal }) => {
    if (action === null) needed += record.parties[0]?.deals[deal - 1]?.dealer === 0 ? 1 : 0
    else if (action.seat === 0 && game.legalActions(before, 0).length > 1)
      needed += 1 + (Array.isArray(action['cards']) ? action['cards'].length : 0)
  })
  return needed
}

/** A person does not press sooner after cards were dealt: what comes at once was meant for the deal. */
const REACTION = 600

test('a partie of Écarté against club takes no more clicks than its free decisions need', async () => {
  test.setTimeout(180_000)
  const { app, page, data } = await start(newData(), { forcedCards: 'always', holdDeal: 2000 })
  const sitting = await newDuel(page, 'club')
  await count(page)
  let deals = 0
  const isFree = ({ awaits, packets, view, choices }: Scene): boolean => {
    if (awaits !== null) return awaits === 'deal' && packets.length > 0
    return view.turn === view.eye && (choices.length > 1 || choices[0]?.kind === 'pick')
  }
  const over = await playUntil(
    page,
    sitting,
    async (inner, scene) => {
      if (scene.view.deals > deals) await inner.waitForTimeout(REACTION)
      ;({ deals } = scene.view)
      if (isFree(scene)) await byMouse(inner, scene)
    },
    (scene) => scene.awaits === 'partie',
  )
  const clicks = await counted(page)
  await app.close()
  const needed = neededIn(data, sitting)
  expect(over.view.deals).toBeGreaterThan(2)
  expect(needed).toBeGreaterThan(10)
  expect(clicks).toBeLessThanOrEqual(needed)
})

const isTheirDeal = ({ awaits, packets }: Scene): boolean =>
  awaits === 'deal' && packets.length === 0

/** Plays on, but deals nothing for a computer player. */
const withoutTheirDeals: Hand = async (page, scene) => {
  if (scene.awaits === 'partie') await page.evaluate(() => window.cercle.startNextPartie())
  else if (!isTheirDeal(scene)) await aside(page, scene)
}

test('computers deal by themselves; the finished deal stays as long as is chosen, or with Wait', async () => {
  test.setTimeout(120_000)
  const { app, page } = await start(newData(), { holdDeal: 2000 })
  const sitting = await newTable(page, { game: 'whist' })
  const waiting = page.getByRole('button', { name: texts.ease.waitForDeal })
  let before = await playUntil(page, sitting, withoutTheirDeals, isTheirDeal)
  await expect(waiting).toBeVisible()
  // nothing is pressed, and cards are dealt; a key that comes too late for the deal does nothing
  await page.evaluate(async () => {
    const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve))
    while (document.querySelector('[data-calls] .deal') !== null) await frame()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }))
  })
  expect((await sceneOf(page, sitting)).moment).toBeGreaterThan(before.moment)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.waitForTimeout(REACTION)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  before = await playUntil(
    page,
    sitting,
    withoutTheirDeals,
    (scene) => isTheirDeal(scene) && scene.view.deals > 0,
  )
  await expect(waiting).toBeVisible()
  await expect(page.locator('.tally')).toBeVisible()
  await page.keyboard.press('w')
  await expect(waiting).toHaveCount(0)
  // longer than it stays by itself
  await page.waitForTimeout(3000)
  expect((await sceneOf(page, sitting)).moment).toBe(before.moment)
  await page.keyboard.press('n')
  await expect.poll(async () => (await sceneOf(page, sitting)).moment).not.toBe(before.moment)
  await app.close()
})

const { evening: words } = texts

/** Sits down to an evening in which the list is as wanted; the round is shown. */
async function sitDownUntil(
  page: Page,
  company: Company,
  wanted: (evening: Evening) => boolean,
): Promise<void> {
  await sitDown(page, company)
  while (!wanted(await answerAll(page, 1))) {
    await page.getByRole('button', { name: words.round.leave }).click()
    await sitDown(page, company)
  }
}

const kindAt = ({ guests, list }: Evening, place: number) => guests[list[place] ?? -1]?.kind

test('an adviser of a chouette leaves the rest of the partie to the ponte, and follows it without a click', async () => {
  test.setTimeout(120_000)
  const { app, page } = await start(newData(), { holdDeal: 2000 })
  const company = { kind: 'banker', persons: ['Anna'], computers: 2, stake: 5 } as const
  await sitDownUntil(page, company, (evening) => kindAt(evening, 2) === 'person')
  await toTable(page).click()
  const rest = page.getByRole('button', {
    name: words.table.leaveRestTo.partie((await ponteOf(page)) ?? ''),
  })
  await rest.click()
  await count(page)
  await expect(page.getByRole('button', { name: words.table.adviseAgain })).toBeVisible()
  await expect(rest).toHaveCount(0)
  await expect(page.getByRole('region', { name: texts.result.title })).toBeVisible({
    timeout: 90_000,
  })
  expect(await counted(page)).toBe(0)
  await app.close()
})

async function ponteOf(page: Page): Promise<string | undefined> {
  const { seats, guests } = await eveningOf(page)
  return guests[seats?.[1] ?? -1]?.name
}

test('a partie among computers is finished at once, from the round and at the table', async () => {
  test.setTimeout(180_000)
  const { app, page } = await start()
  const company = { kind: 'pool', persons: ['Anna'], computers: 2, stake: 5 } as const
  const isAlone = (evening: Evening): boolean =>
    evening.phase === 'ready' && kindAt(evening, 2) === 'person'
  const finish = page.getByRole('button', { name: words.table.finishAtOnce })
  const pace = async (wished: Settings['pace']): Promise<void> => {
    const { settings } = await hallOf(page)
    const set = { ...settings, pace: wished }
    await page.evaluate((all) => window.cercle.saveSettings(all), set)
  }
  await sitDownUntil(page, company, isAlone)
  await pace('slow')
  const { parties } = await eveningOf(page)
  await finish.click()
  await expect
    .poll(async () => (await eveningOf(page)).parties, { timeout: 30_000 })
    .toBe(parties + 1)
  await expect(round(page)).toBeVisible()
  await pace('instant')
  while (!isAlone(await answerAll(page, 1))) await playPartie(page, 'Anna')
  await pace('slow')
  await toTable(page).click()
  await finish.click()
  await expect(page.getByRole('region', { name: texts.result.title })).toBeVisible({
    timeout: 30_000,
  })
  await app.close()
})
