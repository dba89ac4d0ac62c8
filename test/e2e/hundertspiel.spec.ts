// Hundertspiel in the real window: a partie of a form for three and one for four by mouse or by
// keys, in the long tests of each of its four forms; killed in mid-trick, reviewed.
import { expect, test } from '@playwright/test'
import { type Scene } from '../../src/shared/bridge.ts'
import { LANGUAGES } from '../../src/shared/settings.ts'
import { isHundertspielView } from '../../src/shared/games/hundertspiel.ts'
import { interfaceWords as de } from '../../src/shared/words/de/interface.ts'
import { interfaceWords as en } from '../../src/shared/words/en/interface.ts'
import { interfaceWords as fr } from '../../src/shared/words/fr/interface.ts'
import { words } from '../../src/shared/words/index.ts'
import {
  type Evening,
  type Hand,
  byKeys,
  byMouse,
  hallOf,
  inSight,
  newData,
  newTable,
  playUntil,
  sceneOf,
  start,
  texts,
} from './evening.ts'
import { arrangeHundertspiel } from './arranged-hundertspiel.ts'
import { leaksOf, tapScenes } from './hidden.ts'

const TEXTS = { en, de, fr }
const isOver = (scene: Scene): boolean => scene.awaits === 'partie'
const inTrick = ({ view, choices }: Scene): boolean =>
  view.tricks.length > 3 && view.tricks.at(-1)?.winner === null && choices.length > 0

/** The first deal by the hand; the others are given up at the first chance. */
const firstBy =
  (hand: Hand): Hand =>
  async (page, scene) => {
    if (scene.view.deals < 2 && scene.awaits !== 'deal') await hand(page, scene)
    else if (scene.awaits === 'deal') await byMouse(page, scene)
    else if (scene.choices.length > 0) await page.evaluate(() => window.cercle.giveUp('deal'))
  }

async function killed(evening: Evening): Promise<void> {
  const ended = new Promise((resolve) => evening.app.process().once('exit', resolve))
  evening.app.process().kill('SIGKILL')
  await ended
}

/** Looks at the partie just finished with the eyes of every seat, in every language. */
async function reviewed({ page }: Evening, scene: Scene): Promise<void> {
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
      page.getByRole('heading', { name: words(language).game('hundertspiel').title }),
    ).toBeVisible()
    await page.getByRole('button', { name: own.review.leave }).click()
  }
}

/** Plays on from the middle of a deal of the partie just reviewed, which then does not count. */
async function practised({ page }: Evening, sitting: number, seat: number): Promise<void> {
  const { settings } = await hallOf(page)
  await page.evaluate((set) => window.cercle.saveSettings(set), {
    ...settings,
    language: 'en' as const,
  })
  await page.reload()
  const answer = await page.evaluate(
    (at) => window.cercle.loadReview({ kind: 'kept', sitting: at, partie: 1 }, 'open'),
    sitting,
  )
  const steps = answer.ok ? answer.value.steps : []
  const wanted = steps.findIndex(({ view }) => view.tricks.length > 2 && view.turn === seat)
  await page.getByRole('button', { name: new RegExp(`^${texts.hall.review}`) }).click()
  await page.getByRole('slider', { name: texts.review.step }).fill(String(wanted))
  await page.getByRole('button', { name: texts.study.practice.open, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: texts.study.practice.title })
  await dialog.getByRole('button', { name: texts.study.practice.sit }).click()
  await expect(page.getByText(texts.study.practice.sign)).toBeVisible()
  const hand = steps[wanted]?.view.hands[seat]
  await expect(
    page.getByRole('toolbar', { name: texts.table.yourHand }).getByRole('button'),
  ).toHaveCount(typeof hand === 'object' ? hand.length : 0)
}

const FORMS = [
  { preset: 'fourScat', seats: 4, hand: byKeys },
  { preset: 'threeScat', seats: 3, hand: byMouse },
  { preset: 'four', seats: 4, hand: byMouse },
  { preset: 'three', seats: 3, hand: byMouse },
] as const

for (const { preset, seats, hand } of process.env['CERCLE_LONG'] ? FORMS : FORMS.slice(0, 2))
  test(`a partie of Hundertspiel (${preset}), taken up at the same card after a kill, and its review`, async () => {
    test.setTimeout(240_000)
    const data = newData()
    let evening = await start(data)
    const sitting = await newTable(evening.page, { game: 'hundertspiel', seats, preset })
    const before = await playUntil(
      evening.page,
      sitting,
      firstBy(hand),
      (scene) => inTrick(scene) || isOver(scene),
    )
    expect(inTrick(before)).toBe(true)
    await killed(evening)
    evening = await start(data)
    const { page } = evening
    const heard = await tapScenes(page)
    await page.getByRole('button', { name: new RegExp(`^${texts.hall.resume}`) }).click()
    await expect(page.getByRole('toolbar', { name: texts.table.yourHand })).toBeVisible()
    expect(await sceneOf(page, sitting)).toEqual(before)

    const settled = (scene: Scene): boolean => scene.awaits === 'deal' || isOver(scene)
    const dealt = await playUntil(page, sitting, firstBy(hand), settled)
    if (!isOver(dealt)) {
      const account = page.getByRole('table', { name: texts.hundertspiel.sheet.deal })
      await expect(account.getByRole('row').last()).toHaveText(
        new RegExp(dealt.view.score.join('.*|')),
      )
    }
    const scene = await playUntil(page, sitting, firstBy(hand), isOver)
    expect(scene.people).toHaveLength(seats)
    expect(Math.max(...scene.view.score)).toBeGreaterThanOrEqual(100)
    const markers = isHundertspielView(scene.view) ? scene.view.markers : []
    expect(markers.reduce((sum, count) => sum + count, 0)).toBe(0)
    const sheet = page.getByRole('region', { name: texts.result.title }).getByRole('table')
    await expect(sheet.getByRole('columnheader')).toHaveCount(seats)
    const { leaks, looked } = await leaksOf(page, sitting, await heard())
    expect(leaks).toEqual([])
    expect(looked).toBeGreaterThan(100)
    await page.getByRole('button', { name: texts.table.toHall }).click()
    await reviewed(evening, scene)
    const own = scene.people.findIndex(({ kind }) => kind === 'person')
    if (preset === 'threeScat') await practised(evening, sitting, own)
    await evening.app.close()
  })

test('H-22 a player with nothing to announce is asked about the last rounds, and the buttons say so', async () => {
  const data = newData()
  arrangeHundertspiel(data, {
    hands: ['6-SP 7-CO', 'A-CO'],
    done: ([1, 1, 2, 3] as const).map((seat) => [seat, { do: 'pass' }] as const),
  })
  const { app, page } = await start(data)
  await page.getByRole('button', { name: new RegExp(`^${texts.hall.resume}`) }).click()
  const own = words('en').game('hundertspiel')
  await expect(inSight(page, own.prompt('announcingRounds', ''))).toBeVisible()
  const rounds = page.getByRole('button', { name: own.action({ do: 'lastRounds' }), exact: true })
  await expect(rounds).toHaveAccessibleDescription(texts.explained.hundertspiel.lastRounds)
  await expect(rounds).toHaveAttribute('title', texts.explained.hundertspiel.lastRounds)
  const pass = page.getByRole('button', {
    name: texts.hundertspiel.passAnnouncing(false),
    exact: true,
  })
  await pass.click()
  await expect(pass).toHaveCount(0)
  await app.close()
})

test('H-16 out of turn a player is told that they may still lay, and lays', async () => {
  const data = newData()
  arrangeHundertspiel(data, {
    hands: ['6-SP 6-CO A-SP', 'A-CO'],
    done: [
      // Forehand goes on without asking, and no player has anything to announce.
      [1, { do: 'pass' }],
      ...([1, 2, 3, 0] as const).map((seat) => [seat, { do: 'pass' }] as const),
      [1, { do: 'play', card: 'A-CO' }],
    ],
  })
  const { app, page } = await start(data, { pace: 'slow' })
  await page.getByRole('button', { name: new RegExp(`^${texts.hall.resume}`) }).click()
  const mayLay = words('en').game('hundertspiel').prompt('layingMeanwhile', '')
  await expect(inSight(page, mayLay)).toBeVisible()
  const [open] = (await hallOf(page)).open
  await page.keyboard.press('s')
  await expect
    .poll(async () => {
      const { view } = await sceneOf(page, open?.sitting ?? 0)
      return isHundertspielView(view) ? view.undertaking : null
    })
    .toMatchObject({ seat: 0, suits: ['SP'] })
  await app.close()
})
