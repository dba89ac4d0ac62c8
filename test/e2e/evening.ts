// An evening at the real window: starting the program, playing by mouse or by keys, inspecting what
// it received.
import { type Locator, type Page, _electron, expect, test } from '@playwright/test'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openArchive } from '../../src/main/store/archive.ts'
import { closeStore } from '../../src/main/store/open.ts'
import { saveSettings } from '../../src/main/store/settings.ts'
import type { CercleApi, Scene } from '../../src/shared/bridge.ts'
import type { Hall } from '../../src/shared/hall.ts'
import { type Settings, DEFAULT_SETTINGS } from '../../src/shared/settings.ts'
import type { Card } from '../../src/shared/card.ts'
import type { AnyAction, Choice, PickChoice } from '../../src/shared/view.ts'
import { labelFor } from '../../src/renderer/table/hundertspiel/calls.ts'
import { interfaceWords } from '../../src/shared/words/en/interface.ts'
import { words } from '../../src/shared/words/index.ts'
import { launchEngine } from '../engine/launch.ts'
import type { Program } from './program.ts'

declare global {
  interface Window {
    readonly cercle: CercleApi
  }
}

const gameWords = (scene: Scene) => words('en').game(scene.view.game)
export const texts = interfaceWords

export interface Evening {
  readonly app: Program
  readonly page: Page
  readonly data: string
}

export const newData = (): string => mkdtempSync(join(tmpdir(), 'cercle-'))

export const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/** The number of starts on a data folder. */
const starts = new Map<string, number>()

/**
 * Every run of a test has its own cards: a red one comes again, and `--repeat-each` and `npm run
 * test:long` try others.
 */
function chanceOfTest(data: string): string {
  const { titlePath, repeatEachIndex } = test.info()
  starts.set(data, (starts.get(data) ?? 0) + 1)
  return [...titlePath, repeatEachIndex, starts.get(data), ''].join()
}

/**
 * Starts the built program on what is there, and changes nothing: in Electron, or where
 * CERCLE_ENGINE names a Chromium, in that (`test/engine`). /
 */
export async function restarted(
  data: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Evening> {
  const isChanceFixed = !process.env['CERCLE_LONG'] || environment['CERCLE_CHANCE'] !== undefined
  const own = {
    ...stringEnvironment(),
    CERCLE_CHANCE: chanceOfTest(data),
    ...environment,
    CERCLE_DATA: data,
  }
  const browser = process.env['CERCLE_ENGINE']
  const { app, page } = await (browser === undefined
    ? inElectron(own, isChanceFixed)
    : launchEngine({ browser, environment: own, isChanceFixed }))
  page.setDefaultTimeout(15_000)
  await page.waitForFunction(() => window.cercle !== undefined)
  return { app, page, data }
}

/**
 * Without an executablePath Playwright asks the electron package for it and holds the app back
 * until it is attached.
 */
async function inElectron(
  environment: Record<string, string>,
  isChanceFixed: boolean,
): Promise<Omit<Evening, 'data'>> {
  const chance = isChanceFixed ? ['-r', join(import.meta.dirname, 'chance.cjs')] : []
  const app = await _electron.launch({
    args: [...asRoot, ...chance, '.'],
    env: environment,
    timeout: 30_000,
  })
  return { app, page: await app.firstWindow() }
}

/** The settings of tests: in English, without pauses, beginning in the Hall. */
export const AT_ONCE: Settings = {
  ...DEFAULT_SETTINGS,
  language: 'en',
  start: 'hall',
  pace: 'instant',
  speed: 0,
  hold: 350,
  holdDeal: 'key',
  forcedCards: 'off',
  sound: false,
}

/** Starts the built program on a data folder, in English and at once unless said otherwise. */
export async function start(
  data = newData(),
  settings: Partial<Settings> = {},
  environment: Readonly<Record<string, string>> = {},
): Promise<Evening> {
  const wished = { ...AT_ONCE, ...settings }
  const file = join(data, 'cercle.db')
  if (!existsSync(file)) {
    begin(file, wished)
    return restarted(data, environment)
  }
  // what is in a file that is there already is for the program to read
  const { app, page } = await restarted(data, environment)
  await page.evaluate((set) => window.cercle.saveSettings(set), wished)
  await page.reload()
  return { app, page, data }
}

/** An archive that holds only settings. */
function begin(file: string, settings: Settings): void {
  const db = openArchive(file)
  saveSettings(db, settings)
  closeStore(db)
}

/** The screen that belongs to this worker, where each has one of its own. */
function ownScreen(): string | undefined {
  const screens = process.env['CERCLE_DISPLAYS']?.split(',') ?? []
  return screens[test.info().parallelIndex] ?? process.env['DISPLAY']
}

export const stringEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...process.env, DISPLAY: ownScreen() }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  )

/** The Hall as main reports it. */
export async function hallOf(page: Page): Promise<Hall> {
  const answer = await page.evaluate(() => window.cercle.loadHall())
  if (!answer.ok) throw new Error(answer.refused.code)
  return answer.value
}

/** A text in sight: what a screen reader hears of it stands unseen in a place of its own. */
export const inSight = (
  page: Page,
  text: string | RegExp,
  options?: { readonly exact?: boolean },
): Locator => page.getByText(text, options).and(page.locator(':not([data-voice] *)'))

/** The scene of the live table as main reports it. */
export async function sceneOf(page: Page, sitting: number): Promise<Scene> {
  const answer = await page.evaluate((id) => window.cercle.resumeTable(id), sitting)
  if (!answer.ok) throw new Error(answer.refused.code)
  return answer.value
}

/** Starts a new duel by mouse and returns the number of the sitting. */
export async function newDuel(page: Page, level = 'rulebook'): Promise<number> {
  await page.getByText(texts.hall.level(level).title, { exact: true }).click()
  await page.getByRole('button', { name: texts.hall.newDuel }).click()
  await expect(
    page
      .getByRole('button', { name: texts.table.giveCards })
      .or(page.getByRole('button', { name: texts.table.nextDeal })),
  ).toBeVisible()
  const { open } = await hallOf(page)
  return open[0]?.sitting ?? 0
}

/** The company and the game of a new table. */
interface Company {
  readonly game: string
  readonly seats?: number
  readonly level?: string
  readonly partner?: string
  readonly preset?: string
  /** Names of all persons at the screen, where they are several. */
  readonly persons?: readonly string[]
}

/** Starts a game of several by mouse and returns the number of the sitting. */
export async function newTable(page: Page, company: Company): Promise<number> {
  const { game, seats, level = 'random', partner, preset, persons = [] } = company
  const { hall } = texts
  const pick = (group: string, choice: string): Promise<void> =>
    page.getByRole('group', { name: group, exact: true }).getByText(choice, { exact: true }).click()
  await pick(hall.game, words('en').game(game).title)
  const isChosen = (await page.getByRole('group', { name: hall.players, exact: true }).count()) > 0
  if (seats !== undefined && isChosen) await pick(hall.players, hall.seats(seats))
  if (preset !== undefined) {
    const agreement = page.getByRole('group', { name: hall.agreement })
    await agreement
      .getByRole('radio', { name: words('en').game(game).preset(preset).title, exact: true })
      .check()
  }
  for (const _ of persons.slice(1))
    await page.getByRole('button', { name: hall.addPerson, exact: true }).click()
  for (const [place, name] of persons.entries())
    await page.getByRole('textbox', { name: hall.personName(place + 1), exact: true }).fill(name)
  if (partner !== undefined) await pick(hall.partner, hall.level(partner).title)
  const isDrawn = partner === undefined && seats !== 3
  const ofOne = seats === 2 ? hall.opponent : isDrawn ? hall.company : hall.opponents
  const others = (seats ?? 4) - persons.length
  if (others > 0)
    await pick(persons.length > 1 ? hall.computers(others) : ofOne, hall.level(level).title)
  await page
    .getByRole('button', { name: seats === 2 ? hall.newDuel : hall.newTable, exact: true })
    .click()
  await expect(dealButton(page)).toBeVisible()
  const { open } = await hallOf(page)
  return open[0]?.sitting ?? 0
}

/**
 * Milliseconds until the last card of an exchange has come at the slowest speed, with what went
 * before it.
 */
const SLOWEST = 15_000

/**
 * Clicks a card of a hand where it is seen: its neighbours and the one under the pointer cover
 * parts of it.
 */
export async function clickSeen(page: Page, card: Card): Promise<void> {
  const button = page.locator(`[role=toolbar] [data-move="${card}"] button`)
  await button.waitFor()
  await expect(async () => {
    const point = await button.evaluate(async (held) => {
      const { left, top, width, height } = held.getBoundingClientRect()
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const then = held.getBoundingClientRect()
      // a card in motion would be missed
      if (then.left !== left || then.top !== top) return null
      const places = [0.08, 0.2, 0.4, 0.6, 0.8, 0.92].flatMap((x) =>
        [0.3, 0.6].map((y) => [left + x * width, top + y * height] as const),
      )
      return places.find(([x, y]) => held.contains(document.elementFromPoint(x, y))) ?? null
    })
    if (point === null) throw new Error(`${card} is covered or in motion`)
    await page.mouse.click(...point)
  }).toPass({ timeout: SLOWEST })
}

/** The hand is asked for a card: main knows of it before the cards are dealt. */
const handAsked = (page: Page): Promise<void> =>
  page
    .locator('[role=toolbar] :is(.playable, [aria-pressed])')
    .first()
    .waitFor({ timeout: SLOWEST })

/** Clicks a card of the own hand, once it is asked for one. */
export async function clickCard(page: Page, card: Card): Promise<void> {
  await handAsked(page)
  await clickSeen(page, card)
}

export type Hand = (page: Page, scene: Scene) => Promise<void>

const isPick = (choice: Choice) => choice.kind === 'pick'
/** As few cards as may be picked, but one where it may be any number. */
const pickedOf = ({ from, counts }: PickChoice): readonly Card[] =>
  from.slice(0, Math.max(1, counts[0] ?? 1))

/** Does the first sensible action that is offered, by mouse. */
export const byMouse: Hand = async (page, scene) => {
  const [choice] = scene.choices
  const pick = scene.choices.find(isPick)
  if (scene.awaits === 'deal') await dealButton(page).click()
  else if (pick?.kind === 'pick') {
    const cards = pickedOf(pick)
    const few = pick.counts.includes(cards.length) ? cards : []
    for (const card of few) await clickCard(page, card)
    // E-35: a hand of another size takes another number, and the button says so
    const takes = pick.takes?.[pick.counts.indexOf(few.length)]?.[0] ?? few.length
    const lays = { do: pick.do, cards: few, ...(takes === few.length ? {} : { takes }) }
    await page.getByRole('button', { name: gameWords(scene).action(lays), exact: true }).click()
  } else if (choice?.kind === 'card') await clickCard(page, choice.card)
  else if (choice?.kind === 'button')
    await page.getByRole('button', { name: labelOf(scene, choice.action), exact: true }).click()
}

/** What stands on the button of a call: in some moments of a game more than its name. */
const labelOf = (scene: Scene, action: AnyAction): string => {
  const offered = scene.choices.flatMap((one) => (one.kind === 'button' ? [one.action] : []))
  return labelFor(scene.view, action, offered, texts) ?? gameWords(scene).action(action)
}

export const dealButton = (page: Page) =>
  page
    .getByRole('button', { name: texts.table.giveCards, exact: true })
    .or(page.getByRole('button', { name: texts.table.nextDeal, exact: true }))

const LETTERS: Readonly<Record<string, string>> = {
  propose: 'p',
  stand: 's',
  accept: 'a',
  refuse: 'r',
  announceKing: 'k',
  claimRevoke: 'r',
}

/** The same with keys alone. */
export const byKeys: Hand = async (page, scene) => {
  const [choice] = scene.choices
  const pick = scene.choices.find(isPick)
  if (scene.awaits === 'deal') await page.keyboard.press(scene.packets.length > 0 ? 'd' : 'n')
  else if (pick?.kind === 'pick') {
    await handAsked(page)
    if (!pick.counts.includes(0))
      for (const card of pickedOf(pick)) await onCardByKeys(page, card, 'Space')
    await page.keyboard.press('d')
  } else if (choice?.kind === 'card') {
    await handAsked(page)
    await onCardByKeys(page, choice.card, 'Enter')
  } else if (choice?.kind === 'button')
    await page.keyboard.press(
      LETTERS[choice.action.do] ?? (await letterShown(page, labelOf(scene, choice.action))),
    )
}

/** Tabs on until the hand has the focus: it is one stop. */
async function reachHand(page: Page): Promise<void> {
  for (let stop = 0; stop < 40; stop += 1) {
    if (
      await page.evaluate(
        () =>
          document.activeElement?.closest('[role=toolbar]') !== null &&
          document.activeElement !== document.body,
      )
    )
      return
    await page.keyboard.press('Tab')
  }
  throw new Error('the hand cannot be reached by Tab')
}

/** The letter that a button says it has. */
async function letterShown(page: Page, name: string): Promise<string> {
  const button = page.getByRole('button', { name, exact: true })
  return (await button.getAttribute('aria-keyshortcuts'))?.toLowerCase() ?? ''
}

/** Does what a key does on a card of the own hand, reached by keys alone. */
export async function onCardByKeys(page: Page, card: Card, key: string): Promise<void> {
  await reachHand(page)
  await page.keyboard.press('Home')
  for (let place = 0; place < 18; place += 1) {
    const here = await page.evaluate(() =>
      document.activeElement?.closest('[data-move]')?.getAttribute('data-move'),
    )
    if (here === card) return page.keyboard.press(key)
    await page.keyboard.press('ArrowRight')
  }
  throw new Error(`${card} cannot be reached by arrow keys`)
}

/**
 * A hand may come too late, as when a computer speaks between a look and a click; one that stays in
 * the air is a fault.
 */
async function inTime(page: Page, sitting: number, scene: Scene, hand: Hand): Promise<void> {
  try {
    await hand(page, scene)
  } catch (error) {
    if (JSON.stringify(await sceneOf(page, sitting)) !== JSON.stringify(scene)) return
    throw new Error(`${String(error)}\nThe window: ${await page.locator('body').ariaSnapshot()}`, {
      cause: error,
    })
  }
}

/**
 * Plays on until `stop` returns true; returns the scene then. Fails when nothing moves for ten
 * seconds.
 */
export async function playUntil(
  page: Page,
  sitting: number,
  hand: Hand,
  stop: (scene: Scene) => boolean,
): Promise<Scene> {
  let last = ''
  let since = Date.now()
  let tried = since
  for (;;) {
    const scene = await sceneOf(page, sitting)
    if (stop(scene)) return scene
    const now = JSON.stringify([scene.log.length, scene.choices, scene.partie])
    if (now !== last) {
      last = now
      since = Date.now()
      tried = since
      await inTime(page, sitting, scene, hand)
    } else if (Date.now() - since > 10_000) throw new Error(`nothing moves: ${now.slice(0, 300)}`)
    else if (Date.now() - tried > 2_000) {
      // a click may have come between two scenes, when nothing was asked
      tried = Date.now()
      await inTime(page, sitting, scene, hand)
    } else await page.waitForTimeout(20)
  }
}
