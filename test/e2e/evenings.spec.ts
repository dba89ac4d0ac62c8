// Evenings at the real window (S-1 to S-8): from sitting down to who owes whom.
import { type Locator, type Page, expect, test } from '@playwright/test'
import { LANGUAGES } from '../../src/shared/settings.ts'
import type { Evening as Told } from '../../src/shared/evening.ts'
import { interfaceWords as de } from '../../src/shared/words/de/interface.ts'
import { interfaceWords as en } from '../../src/shared/words/en/interface.ts'
import { interfaceWords as fr } from '../../src/shared/words/fr/interface.ts'
import { arrangeWatched, holdComputers } from './arranged.ts'
import { hallOf, newData, inSight, start } from './evening.ts'
import {
  answerAll,
  curtain,
  eveningOf,
  lay,
  plan,
  playPartie,
  radio,
  round,
  sitDown,
  sumOf,
  toTable,
} from './evening-play.ts'

const TEXTS = { en, de, fr }
const words = en.evening

const nameOf = ({ guests }: Told, guest: number | undefined): string =>
  guests[guest ?? -1]?.name ?? ''
const taken = (evening: Told) => evening.ledger.find(({ from }) => from === 'pool')

test('S-5 a pool of three, one person and two computer players, to its end, and then struck', async () => {
  test.setTimeout(240_000)
  const { app, page } = await start(newData(), { name: 'Anna' })
  let evening = await sitDown(page, { kind: 'pool', persons: ['Anna'], computers: 2, stake: 5 })
  expect(evening.pool).toBe(15)
  expect(evening.list).toHaveLength(3)
  // the cards drawn for the order are shown, by name
  await expect(page.getByRole('log').getByRole('listitem')).toHaveCount(
    evening.story[0]?.step.did === 'sat' ? (evening.story[0].step.drawn?.flat().length ?? 0) : 0,
  )
  while (taken(evening) === undefined) {
    expect(evening.pool).toBe(15 + 5 * evening.parties)
    evening = await playPartie(page, evening.parties === 0 ? null : 'Anna')
    expect(sumOf(evening)).toBe(0)
    const last = evening.story.at(-1)
    if (last?.step.did !== 'played') throw new Error('no partie was played')
    const winner = nameOf(evening, last.list[last.step.winner])
    const pool = taken(evening)?.counters
    const told =
      pool === undefined
        ? words.round.poolNeeds({ names: winner, isMany: false })
        : words.story.takesPool(winner, pool)
    await expect(page.getByRole('log').getByText(told).last()).toBeVisible()
    if (pool === undefined) await expect(page.locator('.stakes').getByText(told)).toBeVisible()
  }
  expect(taken(evening)?.counters).toBe(15 + 5 * evening.parties)
  await page.keyboard.press('l')
  const sheet = page.getByRole('article', { name: words.ledger.title })
  await expect(sheet.getByText(words.ledger.reason('S-5', false))).toBeVisible()
  await expect(sheet.getByRole('row')).toHaveCount(
    evening.ledger.length + 1 + evening.guests.length + 1,
  )
  await page.keyboard.press('l')
  await page.getByRole('button', { name: words.round.strike }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words.round.strike, exact: true })
    .click()
  await expect(sheet).toBeVisible()
  evening = await eveningOf(page)
  expect(evening.phase).toBe('struck')
  for (const { from, to, counters } of evening.owes)
    if (typeof from === 'number' && typeof to === 'number')
      await expect(
        sheet.getByText(words.ledger.pays(nameOf(evening, from), nameOf(evening, to), counters)),
      ).toBeVisible()
  // a settled evening leads nowhere else
  await sheet.getByRole('button', { name: TEXTS.en.table.toHall }).click()
  await expect(page.getByRole('heading', { name: 'Cercle', level: 1 })).toBeVisible()
  expect((await hallOf(page)).evenings).toEqual([])
  // but its ledger can be read again
  await page.getByRole('button', { name: en.archive.open }).click()
  await page.getByRole('tab', { name: en.archive.evenings.title }).click()
  const row = page.getByRole('tabpanel').getByRole('row').nth(1)
  for (const { name } of evening.guests) await expect(row).toContainText(name)
  const read = row.getByRole('button', { name: en.archive.evenings.read })
  await read.click()
  await expect(sheet.getByRole('row')).toHaveCount(
    evening.ledger.length + 1 + evening.guests.length + 1,
  )
  await expect(page.getByRole('button', { name: words.round.strike })).toBeHidden()
  await sheet.getByRole('button', { name: en.study.toArchive }).click()
  await expect(read).toBeFocused()
  expect((await hallOf(page)).evenings).toEqual([])
  await app.close()
})

test('S-3a, S-3b, S-3c a chouette with banker through all three endings, three persons before one curtain', async () => {
  test.setTimeout(240_000)
  const { app, page } = await start()
  await sitDown(page, { kind: 'banker', persons: ['Anna', 'Bertha', 'Carl'], stake: 5 })
  const names = (evening: Told): readonly string[] =>
    evening.list.map((guest) => nameOf(evening, guest))

  let before = await answerAll(page, 10)
  // ten are laid, twenty staked against them, ten more put to them
  expect(before.bank).toBe(20)
  expect(sumOf(before)).toBe(0)
  const [banker = '', ponte = '', third = ''] = names(before)
  // S-3a: the banker gives up, the ponte is the new one
  let evening = await playPartie(page, banker)
  expect(names(evening)).toEqual([ponte, third, banker])
  await expect(page.getByRole('log').getByText('S-3a')).toBeVisible()

  // S-3b: the ponte gives up, the banker keeps
  await answerAll(page, 10)
  evening = await playPartie(page, third)
  await page.getByRole('button', { name: words.round.keep }).click()
  await expect(page.getByRole('log').getByText('S-3b')).toBeVisible()
  expect(names(await eveningOf(page))).toEqual([ponte, banker, third])

  // S-3c: the ponte gives up, the banker withdraws
  before = await answerAll(page, 10)
  evening = await playPartie(page, banker)
  expect(evening.bank).toBeGreaterThan(0)
  await page.getByRole('button', { name: words.round.withdraw }).click()
  await expect(page.getByRole('log').getByText('S-3c')).toBeVisible()
  evening = await eveningOf(page)
  expect(names(evening)).toEqual([third, banker, ponte])
  expect(evening.bank).toBe(0)
  expect(sumOf(evening)).toBe(0)
  await app.close()
})

test('S-3 an adviser sees the hand of the ponte alone, and may leave a decision to them', async () => {
  test.setTimeout(240_000)
  const { app, page } = await start(newData(), { name: 'Anna' })
  let evening = await sitDown(page, { kind: 'banker', persons: ['Anna'], computers: 7, stake: 5 })
  // cards decide who sits: until Anna does not
  while (evening.list.indexOf(0) < 2) {
    await page.getByRole('button', { name: words.round.leave }).click()
    await page.reload()
    evening = await sitDown(page, { kind: 'banker', persons: ['Anna'], computers: 7, stake: 5 })
  }
  evening = await answerAll(page, 5)
  expect(evening.advisers).toContain(0)
  const ponte = nameOf(evening, evening.list[1])
  await toTable(page).click()
  await expect(inSight(page, words.table.advises(ponte))).toBeVisible()
  await page.getByRole('button', { name: en.table.giveCards, exact: true }).click()
  const leaveIt = page.getByRole('button', { name: words.table.leaveTo(ponte) })
  await expect(leaveIt).toBeVisible()
  await expect(
    page.getByRole('toolbar', { name: en.table.handOf(ponte) }).getByRole('button'),
  ).toHaveCount(5)
  await expect(page.getByRole('button', { name: en.giveUp.menu })).toHaveCount(0)
  const before = await page.evaluate(() => window.cercle.playInEvening())
  expect(
    before.ok && before.value.view.hands.filter((hand) => typeof hand !== 'number'),
  ).toHaveLength(1)
  await page.keyboard.press('o')
  await expect
    .poll(async () => {
      const after = await page.evaluate(() => window.cercle.playInEvening())
      return after.ok && before.ok && after.value.log.length > before.value.log.length
    })
    .toBe(true)
  await page.getByRole('button', { name: words.table.toRound }).click()
  await expect(inSight(page, words.round.onTable)).toBeVisible()
  await app.close()
})

/** The plates around the table, without the counters on it. */
const plates = (page: Page): Locator => round(page).locator('.place')

/** Demands that the plate of this guest is at the foot of the round, in the middle. */
async function expectAtFoot(page: Page, name: string): Promise<void> {
  const boxes = await plates(page).evaluateAll((items) =>
    items.map((item) => {
      const { top, left, width } = item.getBoundingClientRect()
      return { top, middle: left + width / 2, text: item.textContent }
    }),
  )
  const own = boxes.find(({ text }) => text?.includes(name))
  const around = await round(page).boundingBox()
  expect(own?.top).toBe(Math.max(...boxes.map(({ top }) => top)))
  expect(own?.middle).toBeCloseTo((around?.x ?? 0) + (around?.width ?? 0) / 2, 0)
}

test('S-3 the round and the table tell what comes next and what it costs, and every stake lies there', async () => {
  test.setTimeout(120_000)
  const { app, page } = await start(newData(), { name: 'Anna' })
  const company = { kind: 'banker', persons: ['Anna'], computers: 2, stake: 5 } as const
  await sitDown(page, company)
  await expectAtFoot(page, 'Anna')
  const evening = await answerAll(page, 10)
  const { list, laid, bank, prospect } = evening
  expect(laid.length).toBeGreaterThan(0)
  await expectAtFoot(page, 'Anna')
  const [banker = 0, ponte = 0] = list
  await expect(
    inSight(page, words.round.next(nameOf(evening, banker), nameOf(evening, ponte))),
  ).toBeVisible()
  // banker and ponte are both shown without what they have laid
  for (const [guest, lies] of [
    [banker, bank],
    [ponte, laid.find((one) => one.guest === ponte)?.counters ?? 0],
  ] as const) {
    const plate = plates(page).filter({ hasText: nameOf(evening, guest) })
    await expect(plate).toContainText(`−${lies}`)
    await expect(plate).toContainText(words.round.lies(lies))
  }
  const place = list.indexOf(0)
  const [win = 0, lose = 0] =
    place === 0
      ? [prospect?.gains[0][0], -(prospect?.gains[1][0] ?? 0)]
      : [prospect?.gains[1][0], -(prospect?.gains[0][0] ?? 0)]
  expect(win).toBe(lose)
  const on = place === 2 ? nameOf(evening, ponte) : null
  const told = (names: string | null): string =>
    win === 0
      ? words.round.stakes.uncovered({ names, isMany: false })
      : words.round.stakes.either({ names, isMany: false }, win, on)
  await expect(inSight(page, told('Anna'))).toBeVisible()
  await toTable(page).click()
  await expect(
    page.getByRole('complementary', { name: words.kinds.banker.title }).getByText(told(null)),
  ).toBeVisible()
  await app.close()
})

test('S-2, S-6 a rotation of five: the loser goes to the end, those who wait bet', async () => {
  test.setTimeout(240_000)
  const { app, page } = await start(newData(), { name: 'Anna' })
  let evening = await sitDown(page, { kind: 'rotation', persons: ['Anna'], computers: 4, stake: 2 })
  expect(evening.list).toEqual([0, 1, 2, 3, 4])
  for (let partie = 1; partie <= 3; partie += 1) {
    const before = await answerAll(page, 0)
    evening = await playPartie(page, 'Anna')
    const played = evening.story.findLast(({ step }) => step.did === 'played')
    const lost =
      played?.step.did === 'played' ? before.list[played.step.winner === 0 ? 1 : 0] : null
    expect(evening.parties).toBe(partie)
    expect(evening.list.at(-1)).toBe(lost)
    expect(evening.list.toSorted()).toEqual([0, 1, 2, 3, 4])
    expect(sumOf(evening)).toBe(0)
  }
  await expect(round(page).getByRole('listitem')).toHaveCount(5)
  await app.close()
})

test('S-6 who looks on points out a renonce by a click; the log names them, also after a kill', async () => {
  const data = newData()
  arrangeWatched(data)
  let { app, page } = await start(data, { name: 'Anna', pace: 'slow' })
  await holdComputers(app)
  const lookOn = async (): Promise<void> => {
    await page.getByRole('button', { name: new RegExp(`^${words.goOn}`) }).click()
    await toTable(page).click()
    await expect(inSight(page, words.table.looksOn)).toBeVisible()
  }
  const pointOut = (): Locator => page.getByRole('button', { name: words.table.pointOut('E-40') })
  const told = (): Locator =>
    page.getByRole('log').getByText(/^Anna points out a breach on behalf of /)
  await lookOn()
  await expect(pointOut()).toBeVisible()
  const before = await page.evaluate(() => window.cercle.playInEvening())
  expect(before.ok && before.value.view.hands.every((hand) => typeof hand === 'number')).toBe(true)
  await pointOut().click()
  await expect(told()).toBeVisible()
  await expect(page.getByRole('log').getByText(/claims a revoke, rightly/)).toBeVisible()
  await expect(pointOut()).toHaveCount(0)
  const refused = await page.evaluate(() => window.cercle.pointOut())
  expect(refused).toEqual({ ok: false, refused: { code: 'notNow' } })
  const ended = new Promise((resolve) => app.process().once('exit', resolve))
  app.process().kill('SIGKILL')
  await ended
  ;({ app, page } = await start(data, { name: 'Anna', pace: 'slow' }))
  await holdComputers(app)
  await lookOn()
  await expect(told()).toBeVisible()
  await expect(pointOut()).toHaveCount(0)
  await app.close()
})

test('S-6 a P points out what is proven, and is nothing where nothing is', async () => {
  const data = newData()
  arrangeWatched(data)
  const { app, page } = await start(data, { name: 'Anna', pace: 'slow' })
  await holdComputers(app)
  await page.getByRole('button', { name: new RegExp(`^${words.goOn}`) }).click()
  await toTable(page).click()
  await expect(page.getByRole('button', { name: words.table.pointOut('E-40') })).toBeVisible()
  await page.keyboard.press('p')
  const lines = page.getByRole('log').getByText(/points out a breach/)
  await expect(lines).toHaveCount(1)
  await page.keyboard.press('p')
  await expect(page.getByRole('button', { name: words.table.pointOut('E-40') })).toHaveCount(0)
  await expect(lines).toHaveCount(1)
  await app.close()
})

test('S-5 if not all have the stake for another pool it can only be settled, and no guest joins', async () => {
  test.setTimeout(120_000)
  const { app, page } = await start(newData(), { name: 'Anna' })
  let evening = await sitDown(page, {
    kind: 'pool',
    persons: ['Anna'],
    computers: 2,
    stake: 5,
    purse: 5,
  })
  while (evening.pool > 0) evening = await playPartie(page, 'Anna')
  await expect(inSight(page, words.round.stuckPool)).toBeVisible()
  await page.getByRole('button', { name: words.round.company }).click()
  const company = page.getByRole('dialog')
  await expect(company.getByText(words.round.companyPool)).toBeVisible()
  await expect(company.getByRole('button')).toHaveText([en.about.close])
  await app.close()
})

test('S-6 a P held down passes for one, and the next is asked', async () => {
  const { app, page } = await start()
  await sitDown(page, { kind: 'rotation', persons: ['Anna', 'Bertha', 'Carl', 'Dora'], stake: 2 })
  await expect(inSight(page, words.round.ask.bet('Carl'))).toBeVisible()
  await page.keyboard.down('p')
  await expect(inSight(page, words.round.ask.bet('Dora'))).toBeVisible()
  for (let more = 0; more < 5; more += 1) await page.keyboard.down('p')
  expect(await eveningOf(page)).toMatchObject({ phase: 'asking', asked: { guest: 3 } })
  await page.keyboard.up('p')
  await page.keyboard.press('p')
  await expect.poll(async () => (await eveningOf(page)).phase).toBe('ready')
  await app.close()
})

test('where counters are written digits alone are, and letters are keys of the room', async () => {
  const { app, page } = await start()
  await sitDown(page, { kind: 'rotation', persons: ['Anna', 'Bertha', 'Carl', 'Dora'], stake: 2 })
  const field = page.getByRole('textbox', { name: words.round.counters, exact: true })
  const sheet = page.getByRole('article', { name: words.ledger.title })
  await expect(field).toBeFocused()
  await page.keyboard.type('1x2-')
  await expect(field).toHaveValue('12')
  await page.keyboard.press('l')
  await expect(sheet).toBeVisible()
  await page.keyboard.press('l')
  await expect(field).toBeFocused()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')

  // switched off, letters are no keys here either, and still not written
  const { settings } = await hallOf(page)
  await page.evaluate((set) => window.cercle.saveSettings(set), { ...settings, letterKeys: false })
  await page.reload()
  await page.getByRole('button', { name: new RegExp(`^${words.goOn}: `) }).click()
  await expect(field).toBeFocused()
  await page.keyboard.type('3lp')
  await expect(field).toHaveValue('3')
  await expect(sheet).toHaveCount(0)
  expect(await eveningOf(page)).toMatchObject({ phase: 'asking', asked: { guest: 2 } })
  await app.close()
})

test('a wrong stake, more than is owned, leaving while seated: said with the rule, and nothing is changed', async () => {
  const { app, page } = await start()
  await plan(page, { kind: 'chouette', persons: ['Anna', 'Bertha'], stake: 0 })
  await page.getByRole('button', { name: words.sittingDown.sit, exact: true }).click()
  await expect(inSight(page, words.sittingDown.wrong.stake)).toBeVisible()
  await expect(inSight(page, words.sittingDown.company.chouette)).toBeVisible()
  expect((await hallOf(page)).evenings).toEqual([])
  await page.getByRole('button', { name: words.sittingDown.leave }).click()

  const before = await sitDown(page, {
    kind: 'chouette',
    persons: ['Anna', 'Bertha', 'Carl'],
    stake: 5,
    purse: 20,
  })
  await lay(page, 4)
  await expect(page.locator('.breach').getByText(words.breaches.tooFewCounters)).toBeVisible()
  await lay(page, 21)
  await expect(page.locator('.breach').getByText(words.breaches.notOwned)).toBeVisible()
  await expect(page.locator('.breach').getByText(en.table.rule('S-4'))).toBeVisible()
  await page.getByRole('button', { name: words.round.company }).click()
  const seated = nameOf(before, before.list[0])
  await page.getByRole('button', { name: words.round.goesOf(seated), exact: true }).click()
  await expect(
    page.getByRole('dialog').locator('.breach').filter({ hasText: words.breaches.seated }),
  ).toBeVisible()
  await page.getByRole('dialog').getByText(words.sittingDown.person, { exact: true }).click()
  await page.getByRole('textbox', { name: words.sittingDown.name }).fill('Bertha')
  await expect(inSight(page, words.sittingDown.wrong.nameTwice)).toBeVisible()
  await expect(page.getByRole('button', { name: words.round.welcome })).toBeDisabled()
  expect(await eveningOf(page)).toEqual(before)
  await app.close()
})

test('S-7, S-8 killed in mid-partie, an evening is gone on with from the Hall where it stopped, hands covered', async () => {
  test.setTimeout(120_000)
  const data = newData()
  let { app, page } = await start(data)
  await sitDown(page, { kind: 'rotation', persons: ['Anna', 'Bertha', 'Carl'], stake: 5 })
  const before = await answerAll(page, 0)
  await toTable(page).click()
  await page.getByRole('button', { name: en.table.giveCards, exact: true }).click()
  await expect(curtain(page)).toBeVisible()
  const ended = new Promise((resolve) => app.process().once('exit', resolve))
  app.process().kill('SIGKILL')
  await ended
  ;({ app, page } = await start(data))
  await page
    .getByRole('button', { name: new RegExp(`^${words.goOn}: Anna, Bertha and Carl`) })
    .click()
  await expect(inSight(page, words.round.onTable)).toBeVisible()
  expect(await eveningOf(page)).toEqual({ ...before, phase: 'playing' })
  const covered = await page.evaluate(() => window.cercle.playInEvening())
  expect(covered.ok && covered.value.view.hands.every((hand) => typeof hand === 'number')).toBe(
    true,
  )
  await page.keyboard.press('n')
  await expect(curtain(page)).toBeVisible()
  // neither Escape nor a click outside opens it
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(curtain(page)).toBeVisible()
  await expect(page.getByRole('toolbar', { name: /hand/i })).toHaveCount(0)
  await page.getByRole('button', { name: /^I am / }).click()
  await expect(curtain(page)).toHaveCount(0)
  await expect(page.getByRole('toolbar')).toHaveCount(1)
  await app.close()
})

async function inLanguage(page: Page, language: (typeof LANGUAGES)[number]): Promise<void> {
  const { settings } = await hallOf(page)
  await page.evaluate((set) => window.cercle.saveSettings(set), { ...settings, language })
  await page.reload()
}

test('an evening speaks three languages', async () => {
  test.setTimeout(120_000)
  const { app, page } = await start()
  for (const language of LANGUAGES) {
    const own = TEXTS[language].evening
    await inLanguage(page, language)
    await page.getByRole('button', { name: own.open }).click()
    for (const kind of Object.values(own.kinds)) await expect(radio(page, kind.title)).toBeVisible()
    await radio(page, own.kinds.rotation.title).check()
    await page
      .getByRole('textbox', { name: `${own.sittingDown.place(1)}, ${own.sittingDown.name}` })
      .fill('Anna')
    await page.getByRole('button', { name: own.sittingDown.sit, exact: true }).click()
    await expect(page.getByRole('region', { name: own.round.label })).toBeVisible()
    await expect(inSight(page, own.round.waits(1))).toBeVisible()
    await page.keyboard.press('l')
    await expect(inSight(page, own.ledger.nothing)).toBeVisible()
    await page.getByRole('button', { name: own.round.leave }).click()
    await expect(inSight(page, own.begun)).toBeVisible()
  }
  await app.close()
})
