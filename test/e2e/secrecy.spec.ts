// S-8: at each hand-over everything shown or said to another person is gone.
import { type CDPSession, type Page, expect, test } from '@playwright/test'
import type { Scene } from '../../src/shared/bridge.ts'
import type { Card } from '../../src/shared/card.ts'
import type { EveningKind } from '../../src/shared/evening.ts'
import { cards } from '../../src/shared/words/en/cards.ts'
import { words } from '../../src/shared/words/index.ts'
import { randomOf } from '../store/played.ts'
import { hallOf, inSight, newDuel, newTable, start, texts } from './evening.ts'
import { curtain, listen, sitDown, toTable } from './evening-play.ts'
import { type Shown, cardsNamedIn, shownOn } from './named-cards.ts'
import {
  type Planted,
  keepChannels,
  leaksIn,
  plant,
  playEvening,
  playTable,
  sayOf,
  sceneNow,
} from './secrecy.ts'

/** Hand-overs looked at in each evening; in the long tests 2,070 in all. */
const HAND_OVERS = process.env['CERCLE_LONG'] ? 230 : 6

const PERSONS = ['Anna', 'Bertha', 'Carl', 'Dora']
const EVENINGS = [
  { kind: 'duel', persons: 2 },
  { kind: 'rotation', persons: 3 },
  { kind: 'banker', persons: 4 },
  { kind: 'chouette', persons: 4 },
  { kind: 'pool', persons: 3 },
] as const satisfies readonly { readonly kind: EveningKind; readonly persons: number }[]

async function openSession(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Accessibility.enable')
  return session
}

/**
 * Plays on until there were hand-overs enough, and expects nothing to be shown that the next person
 * may not know.
 */
async function expectNoLeaks(page: Page, seed: number, play: typeof playTable): Promise<void> {
  const leaks: string[] = []
  let handOvers = 0
  const watch = {
    page,
    session: await openSession(page),
    random: randomOf(seed),
    look(shown: Shown, scene: Scene) {
      leaks.push(...leaksIn(shown, scene))
      if (scene.curtain === null) handOvers += 1
    },
  }
  await play(watch, () => handOvers >= HAND_OVERS)
  expect(leaks).toEqual([])
  expect(handOvers).toBeGreaterThanOrEqual(HAND_OVERS)
}

for (const [number, { kind, persons }] of EVENINGS.entries())
  test(`S-8 in a ${kind} of ${persons} persons no hand-over leaves a card that the next person may not know`, async () => {
    test.setTimeout(process.env['CERCLE_LONG'] ? 1_800_000 : 120_000)
    const { app, page } = await start()
    await sitDown(page, { kind, persons: PERSONS.slice(0, persons), stake: 5 })
    await expectNoLeaks(page, number, playEvening)
    await app.close()
  })

const TABLES = [
  { game: 'whist', seats: 4, persons: 2 },
  { game: 'scotch-whist', seats: 2, persons: 2 },
  { game: 'hundertspiel', seats: 4, persons: 3 },
  { game: 'tatteln', seats: 2, persons: 2 },
] as const

for (const [number, { game, seats, persons }] of TABLES.entries())
  test(`S-8 at a table of ${game} with ${persons} persons no hand-over leaves a card that the next person may not know`, async () => {
    test.setTimeout(process.env['CERCLE_LONG'] ? 1_800_000 : 120_000)
    const { app, page } = await start()
    await newTable(page, { game, seats, persons: PERSONS.slice(0, persons) })
    // who had given no name so far is called so from now on
    expect((await hallOf(page)).settings.name).toBe(PERSONS[0])
    await listen(page)
    await expectNoLeaks(page, number, playTable)
    // several persons read the same screen: none of them is called "you"
    const told = await page.getByRole('log').allInnerTexts()
    expect(told.join(' ')).toContain(PERSONS[0])
    expect(told.join(' ')).not.toMatch(/\byou\b/i)
    await app.close()
  })

/** The ways a card could stay on the page. */
const ELSEWHERE: Readonly<Record<string, (card: Card) => Planted>> = {
  'a drawing': (card) => ({ tag: 'img', attribute: 'src', value: `/${card}-x.svg` }),
  'a place of the hand': (card) => ({ tag: 'div', attribute: 'data-move', value: card }),
  'a sign in a list': (card) => ({ tag: 'span', attribute: 'data-card', value: card }),
  'a tooltip': (card) => ({ tag: 'i', attribute: 'title', value: cards.cardName(card) }),
  'a name for the ear alone': (card) => ({
    tag: 'button',
    attribute: 'aria-label',
    value: cards.cardName(card),
  }),
}

test('S-8 what a channel would keep of the person before is found in it, and it keeps nothing', async () => {
  const { app, page } = await start()
  await sitDown(page, { kind: 'duel', persons: ['Anna', 'Bertha'], stake: 5 })
  await toTable(page).click()
  await page.getByRole('button', { name: texts.table.giveCards, exact: true }).click()
  await expect(curtain(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(curtain(page)).toHaveCount(0)
  const session = await openSession(page)
  const leaks = async (): Promise<readonly string[]> =>
    leaksIn(await shownOn(page, session), await sceneNow(page))

  const proposal = page.getByRole('button', {
    name: words('en').game('ecarte').action({ do: 'propose' }),
    exact: true,
  })
  await expect(proposal).toBeVisible()
  await page.evaluate(() => window.cercle.act({ do: 'stand' }, true))
  await expect.poll(async () => (await sceneNow(page)).view.phase).toBe('play')
  // the window draws a scene after main has it, and a key is of what is drawn
  await expect(proposal).toHaveCount(0)
  await page.keyboard.press('h')
  await expect(inSight(page, texts.coach.hint.follow)).toBeVisible()
  await page.keyboard.press('Shift+H')
  const { view, choices } = await sceneNow(page)
  const lead = choices.find(({ kind }) => kind === 'card')
  if (lead?.kind !== 'card') throw new Error('no card may be led')
  const hand = view.hands.find((one) => typeof one === 'object') ?? []
  const card = hand.find((one) => one !== lead.card)
  if (card === undefined) throw new Error('no card is left')
  await sayOf(page, card)
  const kept = await keepChannels(page)

  await page.evaluate((action) => window.cercle.act(action, true), lead.action)
  await expect(curtain(page)).toBeVisible()
  expect(await leaks()).toEqual([])
  await page.keyboard.press('Enter')
  await expect(curtain(page)).toHaveCount(0)
  expect(await leaks()).toEqual([])

  const empty = await keepChannels(page)
  for (const [name, putBack] of kept) {
    await putBack()
    await expect.poll(leaks, name).not.toEqual([])
    // what is shown may be said as well
    for (const clear of empty.values()) await clear()
    await expect.poll(leaks, name).toEqual([])
  }
  for (const [name, plantedFor] of Object.entries(ELSEWHERE)) {
    await plant(page, plantedFor(card))
    expect(await leaks(), name).not.toEqual([])
  }
  await app.close()
})

test('when a table is left, nothing that was read there is heard in the Hall', async () => {
  const { app, page } = await start()
  await newDuel(page)
  await page.getByRole('button', { name: texts.table.giveCards, exact: true }).click()
  await expect(page.getByRole('toolbar').getByRole('button')).toHaveCount(5)
  await page.keyboard.press('Shift+H')
  const said = async (): Promise<number> =>
    cardsNamedIn((await page.locator('[data-voice]').allInnerTexts()).join('\n')).size
  await expect.poll(said).toBeGreaterThanOrEqual(5)
  await page.getByRole('button', { name: texts.table.leave }).click()
  await expect(page.getByRole('button', { name: texts.hall.newDuel })).toBeVisible()
  expect(await said()).toBe(0)
  await expect(page.locator('.read')).toHaveCount(0)
  await app.close()
})
