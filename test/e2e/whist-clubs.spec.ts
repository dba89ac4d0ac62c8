// Short and long whist in the real window: a rubber of each by its account, and a revoke that is
// mended (W-14 to W-20).
import { expect, test } from '@playwright/test'
import type { Scene } from '../../src/shared/bridge.ts'
import { suitOf } from '../../src/shared/card.ts'
import { accountTotal, isWhistView } from '../../src/shared/games/whist.ts'
import { interfaceWords as en } from '../../src/shared/words/en/interface.ts'
import { words } from '../../src/shared/words/index.ts'
import { type Hand, byMouse, clickCard, newTable, playUntil, start, texts } from './evening.ts'

const own = words('en').game('whist')
const inWhist = own.inOwnWords?.(en) ?? en
const isOver = (scene: Scene): boolean => scene.awaits === 'partie'
const LETTERS = { single: 1, double: 2, treble: 3 } as const

/** Gives up every deal at the first chance; the first is begun by mouse. */
const yielding: Hand = async (page, scene) => {
  const isBegun = scene.view.deals > 1 || scene.view.tricks.length > 2
  if (isBegun && scene.awaits === null && scene.choices.length > 0)
    await page.evaluate(() => window.cercle.giveUp('deal'))
  else await byMouse(page, scene)
}

for (const [preset, goal] of [
  ['short', 5],
  ['long', 10],
] as const)
  test(`W-14 W-19 a rubber of ${preset} whist, each game accounted for by its value`, async () => {
    test.setTimeout(180_000)
    const { app, page } = await start()
    const sitting = await newTable(page, { game: 'whist', preset })
    const result = page.getByRole('region', { name: inWhist.result.title })
    let scene = await playUntil(page, sitting, yielding, isOver)
    while (scene.series === 'goesOn') {
      await expect(result.getByRole('table', { name: texts.rubber.interim })).toBeVisible()
      await expect(result).toContainText(/single|double|treble/)
      await page.getByRole('button', { name: texts.table.nextGame }).click()
      const { partie } = scene
      scene = await playUntil(page, sitting, yielding, (now) => isOver(now) && now.partie > partie)
    }
    if (!isWhistView(scene.view)) throw new Error('another game')
    const { rubber } = scene.view
    expect(scene.view.goal).toBe(goal)
    expect(Math.max(...scene.view.score)).toBe(goal)
    const account = result.getByRole('table', { name: texts.rubber.final })
    for (const [side, one] of rubber.account.entries()) {
      await expect(account).toContainText(String(accountTotal(one, side === rubber.winner)))
      for (const value of one.values ?? []) {
        const name = Object.entries(LETTERS).find(([, points]) => points === value)?.[0] ?? ''
        await expect(account).toContainText(name)
      }
    }
    await app.close()
  })

/** Trumps where suit could be followed, with the highest: the trick is likely one's own. */
const revoking: Hand = async (page, scene) => {
  const { view } = scene
  const cards = scene.choices.flatMap((choice) => (choice.kind === 'card' ? [choice.card] : []))
  const led = view.tricks.at(-1)?.winner === null ? view.tricks.at(-1)?.cards[0] : undefined
  const trumps = cards.filter((card) => suitOf(card) === view.trump)
  const canFollow =
    led !== undefined &&
    suitOf(led) !== view.trump &&
    cards.some((card) => suitOf(card) === suitOf(led))
  const [trump] = trumps
  if (canFollow && trump !== undefined) await clickCard(page, trump)
  else await byMouse(page, scene)
}

test('W-20 a revoke is mended by its button, and the card is back in the hand', async () => {
  test.setTimeout(180_000)
  const { app, page } = await start()
  await page
    .getByRole('group', { name: texts.hall.game })
    .getByText(own.title, { exact: true })
    .click()
  await page
    .getByRole('group', { name: texts.hall.agreement })
    .getByRole('radio', { name: own.preset('short').title, exact: true })
    .check()
  await page.getByText(texts.hall.singleOptions).click()
  await page
    .getByRole('group', { name: own.option('irregularities').title })
    .getByText(own.optionValue('irregularities', true), { exact: true })
    .click()
  // players by the book never revoke themselves
  const sitting = await newTable(page, { game: 'whist', level: 'rulebook' })
  const mayMend = ({ choices, view }: Scene): boolean =>
    choices.some((one) => one.kind === 'button' && one.action.do === 'mend') &&
    view.turn === view.eye
  const before = await playUntil(page, sitting, revoking, mayMend)
  const button = page.getByRole('button', { name: own.action({ do: 'mend' }) }).first()
  await expect(button).toBeVisible()
  const { eye, hands } = before.view
  if (typeof eye !== 'number') throw new Error('no seat')
  const held = hands[eye]
  await button.click()
  const after = await playUntil(
    page,
    sitting,
    async () => {},
    ({ view }) => isWhistView(view) && view.mending,
  )
  if (!isWhistView(after.view)) throw new Error('another game')
  const now = after.view.hands[eye]
  expect(typeof now === 'object' && typeof held === 'object' && now.length - held.length).toBe(1)
  expect(after.view.seen[eye]).toHaveLength(1)
  await app.close()
})
