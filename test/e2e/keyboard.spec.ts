// Nothing but keys: sitting down and playing a partie, studying it, finding one in the archive. No
// pointer is ever used.
import { type Locator, type Page, expect, test } from '@playwright/test'
import { join } from 'node:path'
import { DEFAULT_SETTINGS } from '../../src/shared/settings.ts'
import type { Scene } from '../../src/shared/bridge.ts'
import type { Choice } from '../../src/shared/view.ts'
import { cercle, simulatedRecords } from './archived.ts'
import {
  type Hand,
  byKeys,
  hallOf,
  newData,
  newTable,
  playUntil,
  sceneOf,
  inSight,
  start,
  texts,
} from './evening.ts'
import { hearken, heardOf } from './spoken.ts'

const LONG = { timeout: 60_000 }
/** Stops of the Tab key on the longest screen, and more. */
const STOPS = 90

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluateAll((all) => all.some((one) => one === document.activeElement))

/** Goes on by Tab until it has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await isFocused(target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`no Tab leads to ${String(target)}`)
}

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name })

declare global {
  interface Window {
    keyed?: string[]
  }
}

/** Milliseconds, and frames of a window that is blocked from drawing meanwhile. */
const PATIENCE = { ms: 1_500, frames: 30 }

/**
 * Watches from now on that no pointer does anything and that something has the focus, once
 * something had it: what takes it away may take a moment to pass it on, but no longer. /
 */
const watchKeys = (page: Page): Promise<void> =>
  page.evaluate((patience) => {
    const faults: string[] = []
    window.keyed = faults
    addEventListener('pointerdown', () => faults.push('a pointer was used'), { capture: true })
    let [last, since, frames, pressed] = ['', 0, 0, '']
    addEventListener('keydown', ({ key }) => (pressed = key), { capture: true })
    const look = (now: number): void => {
      const { activeElement } = document
      if (activeElement !== null && activeElement !== document.body) {
        last = activeElement.outerHTML.slice(0, 120)
        since = now
        frames = 0
      } else if (last !== '' && (frames += 1) > patience.frames && now - since > patience.ms) {
        faults.push(`after ${pressed} nothing has the focus; before it was ${last}`)
        last = ''
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, PATIENCE)
const expectKept = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => window.keyed)).toEqual([])

/** The faults of the present focus: it shows no ring, or is out of view. */
const unseenFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const { activeElement: at } = document
    if (at === null || at === document.body) return null
    // a radio button shows the ring at its label
    const rings = [at, at.parentElement, at.nextElementSibling, at.closest('label')].filter(
      (one) => one !== null,
    )
    const isRinged = rings.some((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
    })
    const { bottom, left, right, top } = at.getBoundingClientRect()
    const isInSight = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
    return isRinged && isInSight
      ? null
      : `${isRinged ? 'out of sight' : 'no ring'}: ${at.outerHTML.slice(0, 160)}`
  })

/** Goes once round the screen by Tab: every stop shows that it has the focus. */
async function tabRound(page: Page): Promise<void> {
  const faults = new Set<string>()
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    const fault = await unseenFocus(page)
    if (fault !== null) faults.add(fault)
  }
  expect([...faults]).toEqual([])
}

test('a partie from the Hall to its end, its review and its analysis, by keys alone', async () => {
  test.setTimeout(240_000)
  const { app, page } = await start()
  await watchKeys(page)
  const level = page.getByRole('radio', { name: texts.hall.level('novice').title })
  await tabTo(page, page.getByRole('group', { name: texts.hall.opponent }).getByRole('radio'))
  for (let step = 0; step < 6 && !(await level.isChecked()); step += 1)
    await page.keyboard.press('ArrowLeft')
  await expect(level).toBeChecked()
  await tabTo(page, button(page, texts.hall.newDuel))
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-calls]')).toBeVisible()
  const sitting = (await hallOf(page)).open[0]?.sitting ?? 0
  await playUntil(page, sitting, byKeys, ({ choices }) =>
    choices.some(({ kind }) => kind === 'card'),
  )
  await tabRound(page)
  await playUntil(page, sitting, byKeys, (scene) => scene.awaits === 'partie')
  await expect(page.getByRole('region', { name: texts.result.title })).toBeVisible()

  await page.keyboard.press('j')
  const slider = page.getByRole('slider', { name: texts.review.step })
  await expect(slider).toBeVisible(LONG)
  await expect(inSight(page, texts.coach.analysis.waiting)).toHaveCount(0, LONG)
  await hearken(page)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('PageDown')
  await expect(slider).not.toHaveValue('1')
  await page.keyboard.press('Shift+H')
  await page.keyboard.press('Shift+S')
  await page.keyboard.press('Shift+I')
  const said = await heardOf(page)
  expect(said.some((sentence) => sentence.startsWith(`${texts.table.yourHand}, 5 cards.`))).toBe(
    true,
  )
  expect(said.at(-1)).toMatch(/^Step \d+ of \d+, deal 2\.$/)
  // the panels, by their letters and by Tab
  for (const [key, name] of [
    ['h', texts.study.odds.title],
    ['n', texts.study.note.title],
    ['l', texts.log.title],
    ['a', texts.coach.analysis.title],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.getByRole('complementary', { name, exact: true })).toBeVisible()
    if (key !== 'n') continue
    await page.keyboard.type('Led too high.')
    await page.keyboard.press('Escape')
    await expect(inSight(page, texts.study.note.saved)).toBeVisible()
  }
  // the graph goes with the slider, and the analysis leads to its slips
  const graph = page.getByRole('slider', { name: texts.study.course.title })
  await expect(graph).toBeVisible(LONG)
  await page.keyboard.press('g')
  await expect(graph).toHaveCount(0)
  await page.keyboard.press('g')
  await expect(graph).toBeVisible(LONG)
  await tabTo(page, graph)
  await page.keyboard.press('Home')
  const first = await slider.inputValue()
  await page.keyboard.press('ArrowRight')
  await expect(slider).not.toHaveValue(first)
  await expect(graph).toHaveAttribute('aria-valuenow', await slider.inputValue())
  await tabRound(page)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: texts.keysTitle })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(button(page, texts.hall.newDuel)).toBeVisible()
  await expectKept(page)
  await tabRound(page)
  await app.close()
})

test('a partie is searched for in the archive, read, opened and left again, by keys alone', async () => {
  test.setTimeout(120_000)
  const data = newData()
  cercle(
    ['import', '-', '--db', join(data, 'cercle.db')],
    simulatedRecords({ parties: 30, months: 5, undated: 2 }),
  )
  const { app, page } = await start(data)
  await watchKeys(page)
  const { archive, standings } = texts
  await tabTo(page, button(page, archive.open))
  await page.keyboard.press('Enter')
  const grid = page.getByRole('grid')
  await expect(grid).toHaveAttribute('aria-rowcount', '31')
  await page.keyboard.press('/')
  await page.keyboard.type('isidore')
  await expect(grid).toHaveAttribute('aria-rowcount', '11')
  await tabTo(page, grid)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const slider = page.getByRole('slider', { name: texts.review.step })
  await expect(slider).toBeVisible()
  await page.keyboard.press('End')
  await expect(slider).toHaveValue((await slider.getAttribute('max')) ?? '')
  await page.keyboard.press('Escape')
  await expect(grid).toBeFocused()

  await tabTo(page, page.getByRole('tab', { name: archive.parties.title }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: standings.title })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('rowheader', { name: 'Isidore' })).toBeVisible()
  await tabTo(page, button(page, archive.people.of(archive.people.rename, 'Anna')))
  await page.keyboard.press('Enter')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Anne')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('rowheader', { name: 'Anne' })).toBeVisible()
  // back at the button of the dialog
  await expect(button(page, archive.people.of(archive.people.rename, 'Anne'))).toBeFocused()
  await tabTo(page, page.getByRole('tab', { name: archive.people.title }))
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab', { name: standings.title })).toBeFocused()
  const chart = page.getByRole('application').first()
  await expect(chart).toBeVisible()
  await tabTo(page, chart)
  await hearken(page)
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await heardOf(page)).length).toBeGreaterThan(0)
  await expectKept(page)
  await app.close()
})

test('where single letters are no keys, none does anything; arrows and figures in the hand stay', async () => {
  const { app, page } = await start(newData(), {
    ...DEFAULT_SETTINGS,
    language: 'en',
    pace: 'instant',
    speed: 0,
    letterKeys: false,
  })
  await tabTo(page, button(page, texts.hall.newDuel))
  await page.keyboard.press('Enter')
  const deal = page.locator('[data-calls]').getByRole('button')
  await expect(deal.first()).toBeVisible()
  expect(
    await page
      .locator('[aria-keyshortcuts]')
      .evaluateAll((all) => all.map((one) => one.ariaKeyShortcuts)),
  ).toEqual(['F1'])
  const sitting = (await hallOf(page)).open[0]?.sitting ?? 0
  const before = await sceneOf(page, sitting)
  await hearken(page)
  for (const key of ['d', 'n', 'Shift+H', 'Shift+I', '?', 'l']) await page.keyboard.press(key)
  expect(await heardOf(page)).toEqual([])
  expect(await sceneOf(page, sitting)).toEqual(before)
  const byEnter: Hand = async (_, scene: Scene) => {
    if (scene.awaits !== 'deal') return
    await tabTo(page, button(page, /^(Deal|Next deal)$/))
    await page.keyboard.press('Enter')
  }
  await playUntil(page, sitting, byEnter, ({ choices }) => choices.length > 0)
  const hand = page.getByRole('toolbar', { name: texts.table.yourHand })
  await tabTo(page, hand.getByRole('button'))
  await page.keyboard.press('3')
  await expect(hand.getByRole('button').nth(2)).toBeFocused()
  await page.keyboard.press('End')
  await expect(hand.getByRole('button').last()).toBeFocused()
  await app.close()
})

test('what lies over the table keeps the focus, and gives it back', async () => {
  const { app, page } = await start(newData(), { pace: 'normal' })
  await tabTo(page, button(page, texts.hall.newDuel))
  await page.keyboard.press('Enter')
  const help = button(page, texts.keysTitle)
  await tabTo(page, help)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  for (let stop = 0; stop < 4; stop += 1) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName),
    ).not.toBe('MAIN')
  }
  await page.keyboard.press('Escape')
  await expect(help).toBeFocused()
  await page.keyboard.press('F1')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(help).toBeFocused()
  await app.close()
})

type CardChoice = Extract<Choice, { readonly kind: 'card' }>
const isCard = (choice: Choice): choice is CardChoice => choice.kind === 'card'

/** The number of cards the person holds. */
const cardsIn = ({ view: { hands } }: Scene): number =>
  typeof hands[0] === 'object' ? hands[0].length : NaN

/** Dispatches a press of a key as a keyboard of another language writes it. */
const pressAs = (
  page: Page,
  press: { readonly key: string; readonly code: string },
): Promise<void> =>
  page.evaluate((init) => {
    const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, press)

test('Enter held down on a card plays one card', async () => {
  const { app, page } = await start()
  const sitting = await newTable(page, { game: 'whist' })
  for (let trick = 0; trick < 5; trick += 1) {
    const scene = await playUntil(page, sitting, byKeys, ({ choices }) => choices.some(isCard))
    const held = cardsIn(scene)
    const card = scene.choices.find(isCard)?.card
    await page.locator(`[role=toolbar] [data-move="${card}"] button`).focus()
    // as a keyboard repeats: 30 times in about a second
    for (let times = 0; times < 30; times += 1) {
      await page.keyboard.down('Enter')
      await page.waitForTimeout(30)
    }
    await page.keyboard.up('Enter')
    await expect.poll(async () => cardsIn(await sceneOf(page, sitting))).toBe(held - 1)
  }
  await app.close()
})

test('the keys of the figures lead into the hand on a French keyboard too', async () => {
  const { app, page } = await start()
  const sitting = await newTable(page, { game: 'whist' })
  await playUntil(page, sitting, byKeys, ({ choices }) => choices.some(isCard))
  const buttons = page.getByRole('toolbar', { name: texts.table.yourHand }).getByRole('button')
  await pressAs(page, { key: 'é', code: 'Digit2' })
  await expect(buttons.nth(1)).toBeFocused()
  await pressAs(page, { key: 'ç', code: 'Digit9' })
  await expect(buttons.nth(8)).toBeFocused()
  await app.close()
})
