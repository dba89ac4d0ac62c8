// Whist and Scotch Whist in the real window: a rubber and whole parties by mouse and keys, killed
// in mid-trick, reviewed.
import { expect, test } from '@playwright/test'
import { type Scene } from '../../src/shared/bridge.ts'
import { LANGUAGES } from '../../src/shared/settings.ts'
import { isWhistView } from '../../src/shared/games/whist.ts'
import { SEATS } from '../../src/shared/view.ts'
import { interfaceWords as de } from '../../src/shared/words/de/interface.ts'
import { interfaceWords as en } from '../../src/shared/words/en/interface.ts'
import { interfaceWords as fr } from '../../src/shared/words/fr/interface.ts'
import { words } from '../../src/shared/words/index.ts'
import {
  type Evening,
  type Hand,
  byKeys,
  byMouse,
  clickCard,
  hallOf,
  newData,
  newTable,
  playUntil,
  sceneOf,
  start,
  texts,
} from './evening.ts'
import { leaksOf, tapScenes } from './hidden.ts'

const TEXTS = { en, de, fr }
/** A partie of Whist is a game. */
const inWhist = words('en').game('whist').inOwnWords?.(en) ?? en
const isOver = (scene: Scene): boolean => scene.awaits === 'partie'
/** Plays on without the window's help. */
const aside: Hand = async (page, scene) => {
  const [choice] = scene.choices
  if (scene.awaits === 'deal') await page.evaluate(() => window.cercle.dealCards(null))
  else if (choice && choice.kind !== 'pick')
    await page.evaluate((one) => window.cercle.act(one, true), choice.action)
}

/** Gives up every deal at the first chance. */
const yielding: Hand = async (page, scene) => {
  if (scene.awaits === null && scene.choices.length > 0)
    await page.evaluate(() => window.cercle.giveUp('deal'))
  else await aside(page, scene)
}
/** By mouse in the first deal, by keys in the second; the others are given up. */
const byTurns: Hand = (page, scene) =>
  ([byMouse, byMouse, byKeys][scene.view.deals] ?? yielding)(page, scene)

test('a rubber of Whist by mouse and by keys, each game accounted for, and nothing shown that may not be known', async () => {
  test.setTimeout(240_000)
  const { app, page } = await start()
  const heard = await tapScenes(page)
  const sitting = await newTable(page, { game: 'whist' })
  const result = page.getByRole('region', { name: inWhist.result.title })
  let scene = await playUntil(page, sitting, byTurns, isOver)
  while (scene.series === 'goesOn') {
    await expect(result.getByRole('table', { name: texts.rubber.interim })).toBeVisible()
    await page.getByRole('button', { name: texts.table.nextGame }).click()
    const { partie } = scene
    scene = await playUntil(page, sitting, yielding, (now) => isOver(now) && now.partie > partie)
  }
  expect(scene.series).toBe('over')
  const rubber = isWhistView(scene.view) ? scene.view.rubber : null
  expect(rubber?.account[rubber.winner ?? 0].games).toBe(2)
  await expect(result.getByRole('table', { name: texts.rubber.final })).toBeVisible()
  const scenes = await heard()
  const { leaks, looked } = await leaksOf(page, sitting, scenes)
  expect(leaks).toEqual([])
  // A rubber may be over after two games of a deal or two each; some twenty cards are covered in a
  // scene on the average.
  expect(looked).toBeGreaterThan(Math.max(500, 10 * scenes.length))
  // The same people draw for another rubber.
  await page.getByRole('button', { name: texts.table.anotherRubber }).click()
  await expect(page.getByRole('button', { name: texts.table.giveCards })).toBeVisible()
  const { open } = await hallOf(page)
  expect(open[0]?.sitting).toBeGreaterThan(sitting)
  expect(open[0]?.people.map(({ name }) => name).toSorted()).toEqual(
    scene.people.map(({ name }) => name).toSorted(),
  )
  // the games of the rubber are told as such
  await page.getByRole('button', { name: texts.table.leave }).click()
  await expect(page.getByRole('table')).toContainText(/Games (2 : [01]|[01] : 2)/)
  await app.close()
})

test('a partie of Whist is called a game: to give it up, at its end, in its review, and in its standings', async () => {
  const { app, page } = await start()
  const sitting = await newTable(page, { game: 'whist' })
  await playUntil(page, sitting, byMouse, ({ choices }) => choices.length > 0)
  await page.getByRole('button', { name: texts.giveUp.menu }).click()
  await page.getByRole('button', { name: inWhist.giveUp.partie }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText(inWhist.giveUp.partieSure)
  await expect(question).not.toContainText('partie')
  await question.getByRole('button', { name: inWhist.giveUp.partie }).click()
  const result = page.getByRole('region', { name: inWhist.result.title })
  await expect(result).not.toContainText('partie')
  await result.getByRole('button', { name: inWhist.coach.judgement.reviewPartie }).click()
  await expect(page.getByRole('slider', { name: texts.review.step })).toBeVisible()
  await page.keyboard.press('n')
  await expect(page.getByRole('textbox', { name: inWhist.study.note.text })).toBeVisible()
  await page.getByRole('button', { name: texts.review.leave }).click()
  // each game of Whist counts once, which no list says
  await expect(page.getByRole('table')).not.toContainText(texts.hall.times(1))
  await app.close()
})

for (const seats of [2, 4])
  test(`a partie of Scotch Whist for ${seats}, and its review in three languages with the eyes of every seat`, async () => {
    test.setTimeout(240_000)
    const { app, page } = await start()
    const sitting = await newTable(page, {
      game: 'scotch-whist',
      seats,
      ...(seats === 4 ? { partner: 'novice' } : {}),
    })
    const scene = await playUntil(page, sitting, byTurns, isOver)
    expect(scene.people).toHaveLength(seats)
    expect(Math.max(...scene.view.score)).toBeGreaterThanOrEqual(41)
    if (seats === 4)
      expect(scene.people.map(({ level }) => level)).toEqual([null, 'random', 'novice', 'random'])
    await page.getByRole('button', { name: texts.table.toHall }).click()
    const { settings } = await hallOf(page)
    for (const language of LANGUAGES) {
      await page.evaluate((set) => window.cercle.saveSettings(set), { ...settings, language })
      await page.reload()
      const own = TEXTS[language]
      await page.getByRole('button', { name: new RegExp(`^${own.hall.review}`) }).click()
      const slider = page.getByRole('slider', { name: own.review.step })
      await slider.press('End')
      await page.keyboard.press('ArrowUp')
      for (const name of scene.people.map((person) => person.name || own.table.you)) {
        await page
          .getByRole('group', { name: own.review.hands })
          .getByText(name, { exact: true })
          .click()
        await expect(page.getByRole('toolbar', { name: own.table.handOf(name) })).toHaveCount(1)
      }
      await expect(
        page.getByRole('heading', { name: words(language).game('scotch-whist').title }),
      ).toBeVisible()
      await page.getByRole('button', { name: own.review.leave }).click()
    }
    await app.close()
  })

test('Whist is taken up again at the same card after the program was killed in mid-trick', async () => {
  test.setTimeout(120_000)
  const data = newData()
  let evening: Evening = await start(data)
  const sitting = await newTable(evening.page, { game: 'whist' })
  for (let round = 0; round < 3; round += 1) {
    const inTrick = (scene: Scene): boolean =>
      scene.view.tricks.length > round * 2 &&
      scene.view.tricks.at(-1)?.winner === null &&
      scene.choices.length > 0
    const before = await playUntil(evening.page, sitting, byMouse, inTrick)
    const { app } = evening
    const ended = new Promise((resolve) => app.process().once('exit', resolve))
    app.process().kill('SIGKILL')
    await ended
    evening = await start(data)
    await evening.page.getByRole('button', { name: new RegExp(`^${texts.hall.resume}`) }).click()
    await expect(evening.page.getByRole('toolbar', { name: texts.table.yourHand })).toBeVisible()
    expect(await sceneOf(evening.page, sitting)).toEqual(before)
    await byMouse(evening.page, before)
    await playUntil(evening.page, sitting, byMouse, (now) => now.log.length > before.log.length)
  }
  await evening.app.close()
})

test('the whole table is announced: whose turn, the turn-up, tricks, points and games by side', async () => {
  const { app, page } = await start()
  const sitting = await newTable(page, { game: 'whist' })
  const scene = await playUntil(
    page,
    sitting,
    byMouse,
    (now) => now.view.deals === 1 && now.choices.length > 0,
  )
  for (const seat of SEATS) {
    const name = scene.people[seat]?.name || texts.table.you
    await expect(page.getByRole('region', { name, exact: true })).toHaveCount(1)
  }
  await expect(page.getByRole('img', { name: /^Marker of / })).toHaveCount(2)
  const hand = page.getByRole('toolbar', { name: texts.table.yourHand })
  await expect(hand.getByRole('button')).toHaveCount(13)
  await app.close()
})

test('a revoke is played, claimed by a key, and the deal reckoned', async () => {
  const { app, page } = await start()
  await page
    .getByRole('group', { name: texts.hall.game })
    .getByText(words('en').game('whist').title, { exact: true })
    .click()
  await page.getByText(texts.hall.singleOptions).click()
  const { title } = words('en').game('whist').option('irregularities')
  const may = words('en').game('whist').optionValue('irregularities', true)
  await page.getByRole('group', { name: title }).getByText(may, { exact: true }).click()
  const sitting = await newTable(page, { game: 'whist' })
  const claim = (scene: Scene): boolean => scene.choices.some(({ kind }) => kind === 'button')
  const plays: Hand = async (at, scene) => {
    const card = scene.choices.find((choice) => choice.kind === 'card')
    if (card?.kind === 'card') await clickCard(at, card.card)
    else if (scene.awaits === 'deal') await aside(at, scene)
  }
  const before = await playUntil(page, sitting, plays, claim)
  // the window may still be on its way there
  const [offered] = before.choices.flatMap((choice) =>
    choice.kind === 'button' ? [choice.action] : [],
  )
  if (!offered) throw new Error('nothing may be claimed')
  const { action } = words('en').game('whist')
  await expect(page.getByRole('button', { name: action(offered) }).first()).toBeVisible()
  await page.keyboard.press('r')
  // the others may have claimed one before
  const claims = ({ log }: Scene): number =>
    log.filter((line) => line.kind === 'heard' && line.event.did === 'claimedRevoke').length
  const after = await playUntil(
    page,
    sitting,
    async () => {},
    (scene) => claims(scene) > claims(before),
  )
  expect(after.log.length).toBeGreaterThan(before.log.length)
  // Three points for the revoke, the tricks and the honours of one deal may end the game of five
  // points.
  const isReckoned = (scene: Scene): boolean =>
    isOver(scene) || (scene.awaits === 'deal' && scene.view.deals === 1)
  await playUntil(page, sitting, aside, isReckoned)
  await app.close()
})
