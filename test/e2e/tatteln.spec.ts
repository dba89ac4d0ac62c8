// Tatteln in the real window: a partie by mouse and one by keys, in the long tests of each form;
// announcements and the last draw, killed in mid-trick, reviewed by every viewer, and nothing shown
// that may not be known.
import { type Page, expect, test } from '@playwright/test'
import { join } from 'node:path'
import type { Hall } from '../../src/shared/hall.ts'
import type { Scene } from '../../src/shared/bridge.ts'
import { type Language, LANGUAGES } from '../../src/shared/settings.ts'
import type { Card } from '../../src/shared/card.ts'
import type { Side } from '../../src/shared/duel.ts'
import {
  type TattelnAction,
  type TattelnSeenEvent,
  isTattelnView,
} from '../../src/shared/games/tatteln.ts'
import { interfaceWords as de } from '../../src/shared/words/de/interface.ts'
import { interfaceWords as en } from '../../src/shared/words/en/interface.ts'
import { interfaceWords as fr } from '../../src/shared/words/fr/interface.ts'
import { words } from '../../src/shared/words/index.ts'
import { type Deal, play } from '../../src/main/engine/games/game.ts'
import { chooseOptions } from '../../src/main/engine/games/options.ts'
import { tatteln } from '../../src/main/engine/games/tatteln/index.ts'
import {
  type TattelnOptions,
  TATTELN_OPTIONS,
  TATTELN_PRESETS,
} from '../../src/main/engine/games/tatteln/options.ts'
import type { TattelnState } from '../../src/main/engine/games/tatteln/state.ts'
import { shuffle } from '../../src/main/engine/random.ts'
import { openArchive } from '../../src/main/store/archive.ts'
import { closeStore } from '../../src/main/store/open.ts'
import { addAction, addDeal, addPartie, addSitting } from '../../src/main/store/sittings.ts'
import { createComputers, createPerson } from '../../src/main/table/people.ts'
import { chance } from '../games/chance.ts'
import {
  type Evening,
  type Hand,
  byKeys,
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
import { leaksOf, tapScenes } from './hidden.ts'

const TEXTS = { en, de, fr }
const own = words('en').game('tatteln')
const isOver = (scene: Scene): boolean => scene.awaits === 'partie'

/** Gives up every deal at the first chance. */
const yielding: Hand = async (page, scene) => {
  if (scene.awaits === 'deal')
    await page.evaluate((packets) => window.cercle.dealCards(packets), scene.packets[0] ?? null)
  else if (scene.choices.length > 0) await page.evaluate(() => window.cercle.giveUp('deal'))
}

/** The first deal by hand; the others are given up. */
const first =
  (hand: Hand): Hand =>
  (page, scene) =>
    (scene.view.deals < 2 && !(scene.view.deals === 1 && scene.awaits === 'deal')
      ? hand
      : yielding)(page, scene)

/** Sits down to a preset of Tatteln by mouse. */
async function sitDown(page: Page, preset: string): Promise<number> {
  await page
    .getByRole('group', { name: texts.hall.game })
    .getByText(own.title, { exact: true })
    .click()
  await page.getByText(own.preset(preset).title, { exact: true }).click()
  return newDuel(page, 'random')
}

/** T-14: what stands on the slate, to the ear and in strokes. */
async function expectSlate(page: Page, { view, people }: Scene): Promise<void> {
  const slate = page.getByRole('region', { name: texts.tatteln.figure })
  for (const [seat, { name }] of people.entries()) {
    const score = view.score[seat] ?? 0
    const goal = view.goal === 0 ? null : view.goal
    await expect(
      slate.getByText(texts.tatteln.figureOf(name || texts.table.you, score, goal)),
    ).toHaveCount(1)
  }
}

/** The account of the deal last finished: its rows, which come to what is said to be marked. */
async function expectAccount(page: Page): Promise<void> {
  const account = page.getByRole('table', { name: texts.tatteln.sheet.title })
  await expect(account).toBeVisible()
  const cells = await account
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? '')),
    )
  const figures = cells
    .slice(1)
    .map((row) => row.map((text) => Number(text.trim().replace('−', '-').replace('–', '0'))))
  const sums = figures
    .slice(0, -1)
    .reduce(([a = 0, b = 0], [c = 0, d = 0]) => [a + c, b + d], [0, 0])
  expect(figures.length).toBeGreaterThan(1)
  expect(sums).toEqual(figures.at(-1))
}

/** The last partie, as each viewer sees it, in some languages. */
async function review(page: Page, scene: Scene, languages: readonly Language[]): Promise<void> {
  const { settings } = await hallOf(page)
  for (const language of languages) {
    await page.evaluate((set) => window.cercle.saveSettings(set), { ...settings, language })
    await page.reload()
    const { [language]: spoken } = TEXTS
    await page.getByRole('button', { name: new RegExp(`^${spoken.hall.review}`) }).click()
    const slider = page.getByRole('slider', { name: spoken.review.step })
    await slider.press('Home')
    for (let trick = 0; trick < 3; trick += 1) await slider.press('ArrowUp')
    await expect(page.getByRole('list', { name: spoken.study.cards.talon })).toBeVisible()
    for (const name of scene.people.map((person) => person.name || spoken.table.you)) {
      await page
        .getByRole('group', { name: spoken.review.hands })
        .getByText(name, { exact: true })
        .click()
      await expect(page.getByRole('toolbar', { name: spoken.table.handOf(name) })).toHaveCount(1)
      await expect(page.getByRole('list', { name: spoken.study.cards.talon })).toHaveCount(0)
      await expect(page.getByRole('region', { name: spoken.tatteln.figure })).toBeVisible()
    }
    await expect(
      page.getByRole('heading', { name: words(language).game('tatteln').title }),
    ).toBeVisible()
    await page.getByRole('button', { name: spoken.review.leave }).click()
  }
}

/** Plays on from the middle of the last partie: practice, at the same table. */
async function practise(page: Page, { settings }: Hall): Promise<void> {
  await page.evaluate((set) => window.cercle.saveSettings(set), settings)
  await page.reload()
  await page.getByRole('button', { name: new RegExp(`^${texts.hall.review}`) }).click()
  const slider = page.getByRole('slider', { name: texts.review.step })
  await slider.press('Home')
  for (let step = 0; step < 6; step += 1) await slider.press('ArrowRight')
  await page.keyboard.press('p')
  const { practice } = texts.study
  await page
    .getByRole('dialog', { name: practice.title })
    .getByRole('button', { name: practice.sit })
    .click()
  await expect(page.getByText(practice.sign)).toBeVisible()
  await expect(page.getByRole('toolbar', { name: texts.table.yourHand })).toBeVisible()
  await expect(page.getByRole('region', { name: texts.tatteln.figure })).toBeVisible()
}

const FORMS = [
  ['classic', byMouse, LANGUAGES],
  ['piquet', byKeys, ['en']],
  ['noTrump', byMouse, ['fr']],
  ['taillen', byMouse, ['de']],
] as const

for (const [preset, hand, languages] of process.env['CERCLE_LONG'] ? FORMS : FORMS.slice(0, 2))
  test(`a partie of Tatteln (${preset}) ${hand === byKeys ? 'by keys' : 'by mouse'}: chalked, accounted for, reviewed, and nothing told`, async () => {
    test.setTimeout(180_000)
    const { app, page } = await start()
    const heard = await tapScenes(page)
    const sitting = await sitDown(page, preset)
    const isSettled = (scene: Scene): boolean => scene.view.phase === 'settled' || isOver(scene)
    const settled = await playUntil(page, sitting, first(hand), isSettled)
    await expectSlate(page, settled)
    await expectAccount(page)
    const over = await playUntil(page, sitting, first(hand), isOver)
    await expect(page.getByRole('region', { name: texts.result.title })).toBeVisible()
    await expectAccount(page)
    const { leaks, looked } = await leaksOf(page, sitting, await heard())
    expect(leaks).toEqual([])
    expect(looked).toBeGreaterThan(200)
    await page.getByRole('button', { name: texts.table.toHall }).click()
    const hall = await hallOf(page)
    await review(page, over, languages)
    if (preset === 'classic') await practise(page, hall)
    await app.close()
  })

test('Tatteln is taken up again at the same card after the program was killed in mid-trick', async () => {
  test.setTimeout(120_000)
  const data = newData()
  let evening: Evening = await start(data)
  const sitting = await sitDown(evening.page, 'classic')
  const duringTalon = { from: 3, to: 7, follows: false }
  const afterTalon = { from: 11, to: 16, follows: true }
  for (const { from, to, follows } of [duringTalon, afterTalon]) {
    const inTrick = ({ view: { tricks }, choices }: Scene): boolean =>
      tricks.length >= from &&
      tricks.length <= to &&
      tricks.at(-1)?.winner === null &&
      choices.length > 0
    const before = await playUntil(evening.page, sitting, byMouse, inTrick)
    const { app } = evening
    const ended = new Promise((resolve) => app.process().once('exit', resolve))
    app.process().kill('SIGKILL')
    await ended
    evening = await start(data)
    await evening.page.getByRole('button', { name: new RegExp(`^${texts.hall.resume}`) }).click()
    await expect(evening.page.getByRole('toolbar', { name: texts.table.yourHand })).toBeVisible()
    expect(await sceneOf(evening.page, sitting)).toEqual(before)
    const sign = evening.page.getByText(texts.tatteln.followHint)
    await expect(sign).toHaveCount(follows ? 1 : 0)
  }
  await evening.app.close()
})

/** Elder has a Quart and three kings, the dealer three aces; elder may rob at once. */
const DEAL: Deal = {
  dealer: 1,
  packets: '2',
  hands: [
    ['KS', 'QS', 'JS', '10S', 'KH', 'KD', '7H', '8D'],
    ['AH', 'AD', 'AC', '10D', '9C', '8C', '7C', '8S'],
  ],
  turnUp: '9H',
  talon: [
    'AS',
    'QH',
    'JH',
    '10H',
    '8H',
    'KC',
    'QC',
    'JC',
    '10C',
    'QD',
    'JD',
    '9D',
    '7D',
    '9S',
    '7S',
  ],
}

type Done = readonly (readonly [Side, TattelnAction])[]

function optionsWith(given: Partial<TattelnOptions>): TattelnOptions {
  const chosen = chooseOptions(TATTELN_OPTIONS, TATTELN_PRESETS, 'classic', given)
  if ('fault' in chosen) throw new Error(chosen.fault)
  return chosen.options
}
const options = optionsWith({ rob: 'free', turnUpDrawn: 'choice' })
const irregular = optionsWith({ irregularities: true, stake: 5 })

/** A partie that has been begun. */
interface Begun {
  readonly options: TattelnOptions
  readonly deal: Deal
  readonly done: Done
}

/** A way of playing until the person chooses one of the last two cards. */
function toLastDraw(): Done {
  for (let number = 1; number < 200; number += 1) {
    const random = chance(number)
    const done: (readonly [Side, TattelnAction])[] = []
    let state: TattelnState = tatteln.startDeal(tatteln.startPartie(options, [0, 0]), DEAL).state
    while (state.phase === 'play' && done.length < 16) {
      const seat = tatteln.seatToPlay(state) === 1 ? 1 : 0
      const [action] = shuffle(tatteln.legalActions(state, seat), random).filter(
        (one) => one.do === 'play',
      )
      if (action === undefined) throw new Error('nothing to play')
      done.push([seat, action])
      state = tatteln.applyAction(state, seat, action).state
    }
    if (state.phase === 'drawing' && tatteln.seatToPlay(state) === 0) return done
  }
  throw new Error('no such way')
}

/**
 * A partie begun with that deal and left, written into a data file by the store as the table does
 * it.
 */
function arrange(data: string, { options: agreed, deal, done }: Begun): number {
  const db = openArchive(join(data, 'cercle.db'))
  const when = Date.UTC(2026, 10, 21)
  const people = [createPerson(''), ...createComputers(['random'])]
  const sitting = addSitting(
    db,
    { game: 'tatteln', preset: 'classic', options: agreed, people },
    when,
  )
  const partie = { sitting, partie: 1 }
  let state: TattelnState = tatteln.startPartie(agreed, [0, 0])
  const fact = () => ({ score: state.score, outcome: tatteln.findOutcome(state) })
  addPartie(db, partie, { cut: [['KS', '7H']], succession: null }, fact(), when)
  if (tatteln.findDealBreach(state, deal) !== null) throw new Error('no such deal')
  state = tatteln.startDeal(state, deal).state
  addDeal(db, { ...partie, deal: 1 }, deal, 'ab'.repeat(16), fact(), when)
  done.forEach(([seat, action], step) => {
    const played = play(tatteln, state, seat, action)
    if (played.breach !== null) throw new Error(`step ${step + 1}: ${played.breach.why}`)
    state = played.state
    const how = { standIn: false, hint: false }
    addAction(db, { ...partie, deal: 1, step: step + 1 }, { seat, action, ...how }, fact(), when)
  })
  closeStore(db)
  return sitting
}

async function takeUp(begun: Partial<Begun>): Promise<Evening & { readonly sitting: number }> {
  const data = newData()
  const sitting = arrange(data, { options, deal: DEAL, done: [], ...begun })
  const evening = await start(data)
  await evening.page.getByRole('button', { name: new RegExp(`^${texts.hall.resume}`) }).click()
  return { ...evening, sitting }
}

const raised = (page: Page) =>
  page
    .locator('[role=toolbar] .raised[data-move]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-move')))

test('T-8 what may be announced shows its cards and what it counts, by pointer and by focus; good or void, it is shown', async () => {
  const { app, page, sitting } = await takeUp({})
  const button = (action: TattelnAction) =>
    page.getByRole('button', { name: own.action(action), exact: true })
  const quart: TattelnAction = { do: 'announceSequence', suit: 'S', rank: 'K', count: 4 }
  const kings: TattelnAction = { do: 'announceSet', rank: 'K', count: 3 }
  await button(quart).hover()
  expect(await raised(page)).toEqual(['KS', 'QS', 'JS', '10S'])
  await expect(button(quart)).toHaveAccessibleDescription(texts.tatteln.points(90))
  await button(kings).focus()
  expect((await raised(page)).toSorted()).toEqual(['KD', 'KH', 'KS'])
  await button({ do: 'rob' }).hover()
  expect(await raised(page)).toEqual(['7H'])
  // The letter announces one holding after the other.
  await page.keyboard.press('a')
  const said = page.getByRole('list', {
    name: `${texts.tatteln.announcements}: ${texts.table.you}`,
  })
  await expect(said.getByRole('listitem')).toContainText([
    texts.tatteln.holding({ sort: 'sequence', suit: 'S', rank: 'K', count: 4 }),
  ])
  await expect(page.getByText(texts.tatteln.said.good, { exact: true })).toBeVisible()
  await page.keyboard.press('a')
  await expect(said.getByRole('listitem').nth(1)).toContainText(texts.tatteln.void)
  await expect(page.getByText(texts.tatteln.said.void, { exact: true })).toBeVisible()
  await page.keyboard.press('r')
  await expect(
    page.getByRole('img', { name: texts.tatteln.liesOpen(texts.cards.name('7H', true)) }),
  ).toBeVisible()
  const scene = await sceneOf(page, sitting)
  expect(scene.view.score).toEqual([90, 0])
  await expectSlate(page, scene)
  await clickCard(page, 'KD')
  await playUntil(
    page,
    sitting,
    async () => {},
    ({ view }) => view.tricks[0]?.winner !== null,
  )
  await app.close()
})

test('T-3 the winner of the trick chooses one of the last two cards', async () => {
  const { app, page, sitting } = await takeUp({ done: toLastDraw() })
  await expect(
    page.getByRole('button', { name: own.action({ do: 'drawCovered' }), exact: true }),
  ).toBeVisible()
  await page.getByRole('button', { name: own.action({ do: 'drawTurnUp' }), exact: true }).hover()
  await expect(page.locator('.stock .raised')).toHaveCount(1)
  await page.keyboard.press('t')
  await expect(page.getByText(texts.tatteln.followHint)).toBeVisible()
  const { view } = await sceneOf(page, sitting)
  expect(isTattelnView(view) && view.lies).toBeNull()
  expect(view.hands[0]).toContain('9H')
  await app.close()
})

const company = { names: [texts.table.you, 'Odile'], you: 0 as const }

test('T-4 a wrong draw is reported, and its penalty claimed by its letter; T-2 the slate says what is played for', async () => {
  const deal: Deal = { ...DEAL, slips: { drawn: 'two', after: 1, by: 1 } }
  const plays = (seat: Side, card: Card) => [seat, { do: 'play', card }] as const
  const done = [plays(0, '8D'), plays(1, 'AD'), plays(1, '7C')]
  const { app, page, sitting } = await takeUp({ options: irregular, deal, done })
  const claim = page.getByRole('button', { name: own.action({ do: 'claimPenalty' }), exact: true })
  await expect(claim).toBeVisible()
  await expect(page.getByRole('region', { name: texts.tatteln.figure })).toContainText(
    texts.tatteln.stake(5),
  )
  await expect(page.getByText(/takes two cards at once/)).toHaveCount(1)
  await page.keyboard.press('p')
  await expect(claim).toHaveCount(0)
  const claimed: TattelnSeenEvent = { did: 'claimedPenalty', seat: 0 }
  await expect(page.getByText(own.event(claimed, company)).first()).toBeVisible()
  const { view } = await sceneOf(page, sitting)
  expect(isTattelnView(view) && view.stakes).toEqual([1, -1])
  await expect(page.getByText(texts.tatteln.stakesOf(texts.table.you, 1))).toHaveCount(1)
  // the stake won with the claim is lost again at Matsch (G-1), and the partie costs another
  await page.evaluate(() => window.cercle.giveUp('partie'))
  const other = (await sceneOf(page, sitting)).people[1]?.name ?? ''
  const { signed, sheet } = texts.tatteln
  await expect(
    page.getByText(sheet.settled(`${texts.table.you} ${signed(-5)}, ${other} ${signed(5)}`)),
  ).toBeVisible()
  await app.close()
})

test('T-3 cards that are turned over are dealt again by the same player, and no account is given of them', async () => {
  const deal: Deal = { ...DEAL, slips: { exposed: ['KS', 'AH'] } }
  const { app, page, sitting } = await takeUp({ options: irregular, deal })
  await expect(
    page.getByText(/turns over the ace of hearts|turns over the king of spades/).first(),
  ).toBeVisible()
  await expect(page.getByRole('table', { name: texts.tatteln.sheet.title })).toHaveCount(0)
  const before = await sceneOf(page, sitting)
  expect(before.view).toMatchObject({ phase: 'settled', stakes: [1, -1] })
  await page.keyboard.press('n')
  await expect
    .poll(async () => (await sceneOf(page, sitting)).view)
    .toMatchObject({ dealer: 1, deals: 2, phase: 'play' })
  await app.close()
})
