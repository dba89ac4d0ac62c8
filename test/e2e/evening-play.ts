// Sitting down to an evening at the real window, answering what is asked in the round, and getting
// through a partie.
import { type Locator, type Page, expect } from '@playwright/test'
import type { Scene } from '../../src/shared/bridge.ts'
import type { Evening, EveningKind } from '../../src/shared/evening.ts'
import { byMouse, inSight, texts } from './evening.ts'

const words = texts.evening

/** The last scene and evening that main pushed. */
interface Told {
  evening: Evening | null
  scene: Scene | null
}

declare global {
  interface Window {
    told?: Told
  }
}

/** Listens from now on. */
export const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const told: Told = { evening: null, scene: null }
    window.told = told
    window.cercle.onEvening((evening) => (told.evening = evening))
    window.cercle.onScene((scene) => (told.scene = scene))
  })

const sceneTold = (page: Page): Promise<Scene | null> =>
  page.evaluate(() => window.told?.scene ?? null)

/** The evening as main reports it now. */
export async function eveningOf(page: Page): Promise<Evening> {
  const answer = await page.evaluate(async () => {
    const hall = await window.cercle.loadHall()
    const id = window.told?.evening?.id ?? (hall.ok ? hall.value.evenings[0]?.id : undefined)
    return window.cercle.takeUpEvening(id ?? 0)
  })
  if (!answer.ok) throw new Error(answer.refused.code)
  return answer.value
}

/** The company: persons by name, computer players by level. */
export interface Company {
  readonly kind: EveningKind
  readonly persons: readonly string[]
  readonly computers?: number
  readonly stake?: number
  readonly purse?: number
  readonly game?: string
}

export const radio = (page: Page, name: string): Locator =>
  page.getByRole('radio', { name, exact: true })

/**
 * Fills in the page of sitting down; the first place is a person’s, the next two are computer
 * players’.
 */
export async function plan(
  page: Page,
  { kind, persons, computers = 0, stake, purse }: Company,
): Promise<void> {
  const { sittingDown } = words
  await page.getByRole('button', { name: words.open }).click()
  await radio(page, words.kinds[kind].title).check()
  // the places of the last setup are still there
  const rows = page.getByRole('combobox', { name: sittingDown.level })
  const names = page.getByRole('textbox', { name: new RegExp(`, ${sittingDown.name}$`) })
  await expect(rows.or(names).first()).toBeVisible()
  for (let place = await rows.or(names).count(); place > 0; place -= 1)
    await page.getByRole('button', { name: sittingDown.remove(place), exact: true }).click()
  for (const [index, name] of persons.entries()) {
    await page.getByRole('button', { name: sittingDown.addPerson, exact: true }).click()
    await page
      .getByRole('textbox', { name: `${sittingDown.place(index + 1)}, ${sittingDown.name}` })
      .fill(name)
  }
  for (let count = 0; count < computers; count += 1) {
    await page.getByRole('button', { name: sittingDown.addComputer, exact: true }).click()
    await page
      .getByRole('combobox', { name: sittingDown.level })
      .nth(count)
      .selectOption(texts.hall.level('random').title)
  }
  if (stake !== undefined)
    await page.getByRole('textbox', { name: sittingDown.stake, exact: true }).fill(String(stake))
  if (purse === undefined) return
  await page
    .getByRole('group', { name: sittingDown.purse })
    .getByText(sittingDown.agreedPurse, { exact: true })
    .click()
  await page.getByRole('textbox', { name: sittingDown.purseSize }).fill(String(purse))
}

/** Sits down to it. */
export async function sitDown(page: Page, company: Company): Promise<Evening> {
  await listen(page)
  await plan(page, company)
  await page.getByRole('button', { name: words.sittingDown.sit, exact: true }).click()
  await expect(round(page)).toBeVisible()
  return eveningOf(page)
}

export const round = (page: Page): Locator => page.getByRole('region', { name: words.round.label })
export const toTable = (page: Page): Locator =>
  page.getByRole('button', {
    name: new RegExp(`^(${words.round.toTable}|${words.round.watch}|${words.round.backToTable})`),
  })
const counterField = (page: Page): Locator =>
  page.getByRole('textbox', { name: words.round.counters, exact: true })

/** Stakes this many counters, by keys. */
export async function lay(page: Page, counters: number): Promise<void> {
  await counterField(page).fill(String(counters))
  await page.keyboard.press('Enter')
}

/** Answers every question until a banker keeps or gives up the bank, or a partie can begin. */
export async function answerAll(page: Page, counters: number): Promise<Evening> {
  await expect(async () => {
    const evening = await eveningOf(page)
    const { phase, asked, guests } = evening
    if (phase !== 'asking' || asked?.asks === 'keepBank') return
    if (asked && guests[asked.guest]?.kind === 'person') {
      const sum = Math.max(asked.least, Math.min(counters, asked.most))
      await expect(inSight(page, new RegExp(`^${guests[asked.guest]?.name},`))).toBeVisible({
        timeout: 1000,
      })
      if (sum === 0) await page.keyboard.press('p')
      else await lay(page, sum)
    }
    expect((await eveningOf(page)).story.length).toBeGreaterThan(evening.story.length)
    throw new Error('more may be asked')
  }).toPass({ timeout: 20_000, intervals: [20] })
  return eveningOf(page)
}

const deal = (page: Page): Locator =>
  page
    .getByRole('button', { name: texts.table.giveCards, exact: true })
    .or(page.getByRole('button', { name: texts.table.nextDeal, exact: true }))
const result = (page: Page): Locator => page.getByRole('region', { name: texts.result.title })
export const curtain = (page: Page): Locator => page.getByRole('dialog', { name: /^For / })

async function giveUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: texts.more(texts.giveUp.menu) }).click()
  await page.getByRole('button', { name: texts.giveUp.partie, exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: texts.giveUp.partie, exact: true })
    .click()
}

/** The name of the person who looks at the table; null if there is none. */
const lookerOf = ({ people, view }: Scene): string | null =>
  typeof view.eye === 'number' ? (people[view.eye]?.name ?? null) : null

/**
 * Goes to the table and through the partie: hands are uncovered, cards dealt and played; `yields`
 * gives it up as soon as possible. Back in the round the evening is answered.
 */
export async function playPartie(page: Page, yields: string | null): Promise<Evening> {
  await toTable(page).click()
  await expect(page.getByRole('button', { name: words.table.toRound })).toBeVisible()
  await expect(async () => {
    if (await result(page).isVisible()) return
    const scene = await sceneTold(page)
    if (await curtain(page).isVisible()) await page.keyboard.press('Enter')
    else if (await deal(page).isVisible()) await deal(page).click({ timeout: 500 })
    else if (scene && scene.awaits === null && scene.choices.length > 0)
      if (yields !== null && lookerOf(scene) === yields && !scene.advises) await giveUp(page)
      else await byMouse(page, scene)
    expect(await result(page).isVisible()).toBe(true)
  }).toPass({ timeout: 90_000, intervals: [30] })
  await page.keyboard.press('n')
  await expect(
    round(page).or(page.getByRole('article', { name: words.ledger.title })),
  ).toBeVisible()
  return eveningOf(page)
}

/** The sum of all that the guests have and of all that lies on the table, which is nothing. */
export const sumOf = ({ balances, pool, bank, laid }: Evening): number =>
  [...balances, ...laid.map(({ counters }) => counters)].reduce(
    (sum, counters) => sum + counters,
    pool + bank,
  )
