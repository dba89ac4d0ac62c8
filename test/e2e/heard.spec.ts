// Small things that are heard: the step of a review and whose seat it is seen from, a search that
// finds as many as before, cards chosen, the score after a deal, a hint; and the keys of fields.
import { type Page, expect, test } from '@playwright/test'
import { join } from 'node:path'
import type { Scene } from '../../src/shared/bridge.ts'
import { words } from '../../src/shared/words/index.ts'
import { aside } from '../screens/moves.ts'
import { cercle, simulatedRecords } from './archived.ts'
import { inSight, newData, newDuel, newTable, playUntil, start, texts } from './evening.ts'
import { hearken, heardOf } from './spoken.ts'

const LONG = { timeout: 60_000 }
const game = words('en').game('ecarte')

/** What is said within the next moments, which may include a patience of half a second. */
async function hearAfter(page: Page, deed: () => Promise<unknown>): Promise<readonly string[]> {
  await heardOf(page)
  await deed()
  await page.waitForTimeout(900)
  return (await heardOf(page)).map((sentence) => sentence.trim())
}

test('the review says each step once, whose seat it is seen from, and never a seed', async () => {
  test.setTimeout(120_000)
  const { app, page } = await start()
  await page.locator('h1').waitFor()
  await hearken(page)
  const sitting = await newDuel(page, 'random')
  const { log, people } = await playUntil(page, sitting, aside, ({ awaits }) => awaits === 'partie')
  await expect(page.getByRole('region', { name: texts.result.title })).toBeVisible()
  await heardOf(page)
  await page.keyboard.press('j')
  const slider = page.getByRole('slider', { name: texts.review.step })
  await expect(slider).toBeVisible(LONG)
  await expect(inSight(page, texts.coach.analysis.waiting)).toHaveCount(0, LONG)
  const opened = await heardOf(page)
  // the analysis and the course wait for the same answer
  expect(opened.filter((one) => one.includes('going through the partie'))).toHaveLength(1)

  const press = (key: string) => hearAfter(page, () => page.keyboard.press(key))
  const positionAt = async (step: number, deal: number): Promise<string> =>
    `${texts.review.position(step, Number(await slider.getAttribute('max')) + 1, deal)}.`
  expect((await press('ArrowRight')).at(-1)).toBe(await positionAt(2, 1))
  const told = await press('ArrowRight')
  expect(told.at(-1)).toBe(await positionAt(3, 1))
  expect(new Set(told).size).toBe(told.length)
  // the same position with other eyes: the seat is named, and nothing is told again
  expect(await press('e')).toEqual([texts.review.seenFrom(null)])
  expect(await press('e')).toEqual([texts.review.seenFrom(people[1]?.name ?? '')])
  expect(await press('e')).toEqual([texts.review.allOpen])

  const seeds = log.flatMap((line) => (line.kind === 'seed' ? [line.seed] : []))
  expect(seeds.length).toBeGreaterThan(0)
  const heard = [
    ...(await press('End')),
    ...(await press('PageUp')),
    ...(await press('PageUp')),
    ...(await press('End')),
    ...(await press('Shift+G')),
  ]
  expect(heard.length).toBeGreaterThan(5)
  expect(heard.filter((one) => seeds.some((seed) => one.includes(seed)))).toEqual([])
  await app.close()
})

/** The archive with twelve parties. */
async function openTwelve() {
  const data = newData()
  cercle(
    ['import', '-', '--db', join(data, 'cercle.db')],
    simulatedRecords({ parties: 12, months: 2, undated: 0 }),
  )
  const { app, page } = await start(data)
  await page.getByRole('button', { name: texts.archive.open }).click()
  return { app, page }
}

test('a search says how many it finds, also if they are as many as before, and leads to the list', async () => {
  const { app, page } = await openTwelve()
  const grid = page.getByRole('grid')
  await expect(grid).toHaveAttribute('aria-rowcount', '13')
  await hearken(page)
  const search = page.getByRole('searchbox', { name: texts.archive.filter.search })
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  const all = texts.archive.parties.count(12)
  // both find all that there is: Anna plays in each
  expect(await hearAfter(page, () => page.keyboard.type('a'))).toContain(all)
  expect(await hearAfter(page, () => page.keyboard.type('nna'))).toContain(all)
  await page.keyboard.press('Enter')
  await expect(grid).toBeFocused()
  await page.keyboard.press('/')
  await page.keyboard.press('ArrowDown')
  await expect(grid).toBeFocused()
  await app.close()
})

test('in a field of the filters letters change nothing, and the keys of the page are not dead', async () => {
  const { app, page } = await openTwelve()
  const { filter } = texts.archive
  const select = page.getByRole('combobox', { name: filter.with, exact: true })
  const search = page.getByRole('searchbox', { name: filter.search })
  const box = page.getByRole('checkbox', { name: filter.noted })
  const keys = page.getByRole('dialog', { name: texts.keysTitle })
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '13')
  for (const field of [select, box]) {
    await field.focus()
    await page.keyboard.press('/')
    await expect(search).toBeFocused()
    await field.focus()
    await page.keyboard.press('?')
    await expect(keys).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(keys).toHaveCount(0)
  }
  await select.focus()
  // Odile and Isidore are among the choices
  await page.keyboard.press('i')
  await page.keyboard.press('Escape')
  await expect(select).toHaveValue('')
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '13')
  // what is written into the search stays there
  await search.focus()
  await page.keyboard.type('?/')
  await expect(search).toHaveValue('?/')
  await expect(keys).toHaveCount(0)
  await app.close()
})

test('in a rule book as well a search says its hits each time, and leads to the pages', async () => {
  const { app, page } = await start()
  await page.locator('h1').waitFor()
  await page.keyboard.press('F1')
  const book = page.getByRole('dialog')
  await expect(book).toBeVisible()
  await hearken(page)
  await page.keyboard.press('/')
  const hits = /^\d+ /
  const first = await hearAfter(page, () => page.keyboard.type('vole'))
  expect(first.at(-1)).toMatch(hits)
  // the same word in capitals finds the same
  await page.keyboard.press('Control+A')
  expect((await hearAfter(page, () => page.keyboard.type('VOLE'))).at(-1)).toBe(first.at(-1))
  await page.keyboard.press('Enter')
  await expect(book.getByRole('region', { name: texts.rules.text })).toBeFocused()
  await app.close()
})

const isExchange = ({ choices }: Scene): boolean => choices.some(({ kind }) => kind === 'pick')

test('the cards chosen for a discard are counted aloud', async () => {
  const { app, page } = await start()
  await page.locator('h1').waitFor()
  const sitting = await newDuel(page, 'novice')
  const { choices } = await playUntil(
    page,
    sitting,
    async (own, scene) => {
      const proposal = scene.choices.find(
        (choice) => choice.kind === 'button' && ['propose', 'accept'].includes(choice.action.do),
      )
      if (proposal?.kind === 'button')
        await own.evaluate((action) => window.cercle.act(action, true), proposal.action)
      else if (!isExchange(scene)) await aside(own, scene)
    },
    isExchange,
  )
  const pick = choices.find(({ kind }) => kind === 'pick')
  if (pick?.kind !== 'pick') throw new Error('nothing to discard')
  const hand = page.getByRole('toolbar', { name: texts.table.yourHand })
  await expect(hand.getByRole('button', { pressed: false }).first()).toBeVisible()
  await hearken(page)
  const choose = (place: number) =>
    hearAfter(page, async () => {
      await page.keyboard.press(String(place))
      await page.keyboard.press('Enter')
    })
  const count = (chosen: number): string => game.pick(pick.do, chosen, pick.counts)
  expect(await choose(1)).toEqual([count(1)])
  expect(await choose(2)).toEqual([count(2)])
  expect(await choose(1)).toEqual([count(1)])
  expect(await choose(2)).toEqual([count(0)])
  await app.close()
})

test('the score is said after a deal, once, and before who deals', async () => {
  const { app, page } = await start()
  await page.locator('h1').waitFor()
  await hearken(page)
  const sitting = await newTable(page, { game: 'whist', preset: 'standard' })
  // before the last card of the hand, whoever leads it
  await playUntil(page, sitting, aside, ({ view }) => view.tricks.length >= 12)
  await heardOf(page)
  const { view } = await playUntil(
    page,
    sitting,
    aside,
    ({ awaits }) => awaits === 'deal' || awaits === 'partie',
  )
  const isScore = (one: string): boolean => /: \d+ of 10 points\./.test(one)
  const heard: string[] = []
  const hearOn = async (): Promise<void> => {
    heard.push(...(await heardOf(page)).map((one) => one.trim()))
  }
  // who deals is said last
  await expect(async () => {
    await hearOn()
    expect(heard.findIndex(isScore)).toBe(view.outcome === null ? heard.length - 2 : -1)
  }).toPass({ timeout: 10_000 })
  // and nothing is said twice
  await page.waitForTimeout(500)
  await hearOn()
  const scores = heard.filter(isScore)
  if (view.outcome === null) {
    expect(scores).toHaveLength(1)
    for (const score of view.score) expect(scores[0]).toContain(`: ${score} of 10 points.`)
    expect(heard.indexOf(scores[0] ?? '')).toBe(heard.length - 2)
  } else expect(scores).toEqual([])
  await app.close()
})

test('a hint says what is best, why, and its card is called advised', async () => {
  const { app, page } = await start(newData(), { coach: { hints: true, tutor: 0, judges: true } })
  await page.locator('h1').waitFor()
  const sitting = await newDuel(page, 'novice')
  // not while the king may be announced: that would be the advice
  const isCardOnly = ({ choices }: Scene): boolean =>
    choices.length > 0 && choices.every(({ kind }) => kind === 'card')
  await playUntil(page, sitting, aside, isCardOnly)
  // the window draws a scene after main has it, and a key is of what is drawn
  await expect(page.locator('.playable').first()).toBeVisible(LONG)
  await hearken(page)
  await page.keyboard.press('h')
  const hint = page.getByRole('region', { name: texts.coach.hint.title })
  await expect(hint).toBeVisible()
  await expect(inSight(page, texts.coach.hint.waiting)).toHaveCount(0, LONG)
  const said = (await heardOf(page)).map((one) => one.trim())
  // what to do, and how sure that is
  expect(said.at(-1)).toMatch(/^[A-Z].*\. .*(best by|no other|too close|equally good)/i)
  const advised = page
    .getByRole('toolbar', { name: texts.table.yourHand })
    .getByRole('button', { name: texts.coach.hint.advised })
  await expect(advised.first()).toHaveAccessibleName(
    new RegExp(
      `^(10|[7-9]|[A-Z]\\w+) of (spades|hearts|diamonds|clubs).*, ${texts.coach.hint.advised}`,
    ),
  )
  await app.close()
})
