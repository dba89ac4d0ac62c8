// The way to a screen in any language: by the bridge if nothing is shown of it, otherwise as a
// person would.
import { type Locator, expect } from '@playwright/test'
import type { Answer, Scene } from '../../src/shared/bridge.ts'
import type { StartTableRequest } from '../../src/shared/hall.ts'
import type { Evening, EveningAction, EveningSetup } from '../../src/shared/evening.ts'
import { type Hand, hallOf, playUntil } from '../e2e/evening.ts'
import type { Window } from './camera.ts'

export const LONG = { timeout: 90_000 }

function given<T>(told: Answer<T>): T {
  if (!told.ok) throw new Error(told.refused.code)
  return told.value
}

export const button = ({ page }: Window, name: string): Locator =>
  page.getByRole('button', { name, exact: true })
export const begins = ({ page }: Window, name: string): Locator =>
  page
    .locator('button')
    .filter({ hasText: new RegExp(`^\\s*${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`) })
export const dialog = ({ page }: Window): Locator => page.getByRole('dialog')
export const press = ({ page }: Window, key: string): Promise<void> => page.keyboard.press(key)
export const tab = ({ page }: Window, name: string): Promise<void> =>
  page.getByRole('tab', { name }).click()

/** The number of the present sitting. */
const sittingOf = async ({ page }: Window): Promise<number> =>
  (await hallOf(page)).open[0]?.sitting ?? 0

/** Takes up the sitting that was left last. */
export async function resume(at: Window): Promise<void> {
  await begins(at, at.texts.hall.resume).first().click()
  await at.page.locator('.felt').waitFor()
}

/** Sits down, and sees the table before its first deal. */
export async function sit(at: Window, setup: Partial<StartTableRequest>): Promise<void> {
  const whole = { game: 'ecarte', level: 'random', preset: 'club', options: {}, ...setup }
  given(await at.page.evaluate((wish) => window.cercle.startTable(wish), whole))
  // got up from without being left, as when the program is closed: nothing stays of an empty table
  // that is left
  given(await at.page.evaluate(() => window.cercle.leaveEvening()))
  await at.page.reload()
  await resume(at)
}

/** Goes on without the window: always with the first legal action. */
export const aside: Hand = async (page, { awaits, packets, choices, view }) => {
  const [choice] = choices
  const hand = typeof view.eye === 'number' ? view.hands[view.eye] : null
  if (awaits === 'deal')
    await page.evaluate((how) => window.cercle.dealCards(how), packets[0] ?? null)
  if (!choice || awaits !== null) return
  const from = choice.kind === 'pick' && choice.from.length > 0 ? choice.from : hand
  const cards = typeof from === 'object' && from ? from : []
  const action =
    choice.kind === 'pick'
      ? { do: choice.do, cards: cards.slice(0, choice.counts[0] ?? 0) }
      : choice.action
  await page.evaluate((one) => window.cercle.act(one, true), action)
}

/** The window has a picture of every scene, and may still be on its way to the last one. */
async function seen({ page }: Window, { awaits, choices, view }: Scene): Promise<void> {
  const hand = typeof view.eye === 'number' ? view.hands[view.eye] : null
  if (typeof hand === 'object' && hand) {
    const cards = page.locator('.hand[role=toolbar] [data-move]')
    const held = (): Promise<(string | null)[]> =>
      cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-move')).toSorted())
    await expect.poll(held, LONG).toEqual(hand.toSorted())
  }
  if (awaits === 'deal') await expect(page.locator('.deal')).toBeVisible(LONG)
  if (choices.some(({ kind }) => kind === 'card'))
    await expect(page.locator('.playable').first()).toBeVisible(LONG)
}

/** Plays on until the table looks so, in the window too. */
export async function until(
  at: Window,
  wanted: (scene: Scene) => boolean,
  hand: Hand = aside,
): Promise<Scene> {
  const scene = await playUntil(at.page, await sittingOf(at), hand, wanted)
  await seen(at, scene)
  return scene
}

export const isAsked = ({ awaits, choices }: Scene): boolean =>
  awaits === null && choices.length > 0
export const mayPlay = (scene: Scene): boolean =>
  isAsked(scene) && scene.choices.some(({ kind }) => kind === 'card')
/** This many tricks lie there, and the next card is the person’s. */
export const after =
  (tricks: number) =>
  (scene: Scene): boolean =>
    mayPlay(scene) && scene.view.tricks.filter(({ winner }) => winner !== null).length >= tricks
export const isSettled = ({ awaits, view }: Scene): boolean => awaits !== null && view.deals > 0
export const isOver = ({ awaits }: Scene): boolean => awaits === 'partie'

/** A word is offered, and it is the person’s turn. */
export const offers =
  (word: string) =>
  (scene: Scene): boolean =>
    isAsked(scene) &&
    scene.view.turn === scene.view.eye &&
    scene.choices.some((one) => one.kind === 'button' && one.action.do === word)

/** Gives the partie up. */
export async function yieldPartie(at: Window): Promise<void> {
  await until(at, isAsked)
  given(await at.page.evaluate(() => window.cercle.giveUp('partie')))
}

/** Sits down to an evening, and sees the round. */
export async function company(at: Window, setup: Partial<EveningSetup>): Promise<void> {
  const persons = ['Anna', 'Bertha', 'Carl'].map((name) => ({ kind: 'person', name }) as const)
  const whole: EveningSetup = {
    game: 'ecarte',
    preset: 'club',
    options: {},
    kind: 'banker',
    terms: { stake: 5, purse: 'none' },
    guests: [...persons, { kind: 'computer', level: 'rulebook' }],
    ...setup,
  }
  given(await at.page.evaluate((wish) => window.cercle.beginEvening(wish), whole))
  await at.page.evaluate(() => window.cercle.leaveEvening())
  await at.page.reload()
  await begins(at, at.texts.evening.goOn).first().click()
  await expect(at.page.getByRole('region', { name: at.texts.evening.round.label })).toBeVisible()
}

function said(asks: EveningAction['do'], counters: number): EveningAction {
  switch (asks) {
    case 'stake':
    case 'layBank':
    case 'raiseBank':
    case 'takeOut':
      return { do: asks, counters }
    case 'bet':
      return { do: asks, counters, side: 0 }
    default:
      return { do: asks }
  }
}

/** Every person's question is answered with this many counters, until the partie can begin. */
export async function answerAll({ page }: Window, counters: number): Promise<void> {
  await expect(async () => {
    const [place] = (await hallOf(page)).evenings
    const evening: Evening = given(
      await page.evaluate((id) => window.cercle.takeUpEvening(id), place?.id ?? 0),
    )
    const { asked, guests, phase } = evening
    const guest = asked?.guest ?? -1
    if (asked && guests[guest]?.kind === 'person') {
      const sum = Math.max(asked.least, Math.min(counters, asked.most))
      const action = said(asked.asks, sum)
      await page.evaluate(([who, what]) => window.cercle.sayInEvening(who, what), [
        guest,
        action,
      ] as const)
    }
    expect(phase).toBe('ready')
  }).toPass({ timeout: 20_000, intervals: [30] })
}
