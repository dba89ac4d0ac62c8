// The log by trick: a row has its cards, who led and who took it; the sentences are for the ear.
import { type Locator, type Page, expect, test } from '@playwright/test'
import type { LogLine, Scene } from '../../src/shared/bridge.ts'
import { SEATS } from '../../src/shared/view.ts'
import { nearSeat } from '../../src/shared/near-seat.ts'
import { words } from '../../src/shared/words/index.ts'
import { aside } from '../screens/moves.ts'
import { newDuel, newTable, playUntil, start, texts } from './evening.ts'

type Heard = Extract<LogLine, { readonly kind: 'heard' }>['event'] & {
  readonly card?: string
  readonly seat?: number
}

const heardIn = ({ log }: Pick<Scene, 'log'>, deal: number): readonly Heard[] =>
  log.flatMap((line) => (line.kind === 'heard' && line.deal === deal ? [line.event] : []))
const isPlay = ({ did }: Heard): boolean => did === 'led' || did === 'followed'

const rows = (page: Page): Locator => page.getByRole('log').locator('.row')
const drawn = (row: Locator): Promise<readonly (string | null)[]> =>
  row.locator('[data-card]').evaluateAll((all) => all.map((one) => one.getAttribute('data-card')))

test('a deal of Whist lies before the eyes, trick by trick, while the ear gets its sentences', async () => {
  const { app, page } = await start()
  await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.setContentSize(1366, 768),
  )
  const sitting = await newTable(page, { game: 'whist', preset: 'standard' })
  const scene = await playUntil(
    page,
    sitting,
    aside,
    ({ awaits, view }) => awaits === 'deal' && view.deals === 1,
  )
  await expect(rows(page)).toHaveCount(13)
  for (const [number, { leader, cards: played, winner }] of scene.view.tricks.entries()) {
    const row = rows(page).nth(number)
    expect(await drawn(row)).toEqual(played)
    await expect(row.locator('.number')).toHaveText(String(number + 1))
    const order = SEATS.slice(leader).concat(SEATS.slice(0, leader))
    const won = played[order.findIndex((seat) => seat === winner)]
    expect(await drawn(row.locator('.wins'))).toEqual([won])
    const nameOf = (seat: number): string => scene.people[seat]?.name || texts.table.you
    await expect(row.locator('.leader')).toHaveAttribute('title', nameOf(leader))
    await expect(row.locator('.taker [title]')).toHaveAttribute('title', nameOf(winner ?? -1))
  }
  // nothing of a row sticks out, nor lies under the rule in the margin
  expect(
    await rows(page).evaluateAll(
      (all) =>
        all.filter((row) => {
          const rule = row.parentElement?.querySelector('.rule')?.getBoundingClientRect()
          return [...row.children].some(
            (part) => part.getBoundingClientRect().right > (rule?.left ?? 0) + 0.5,
          )
        }).length,
    ),
  ).toBe(0)
  // whoever hears it, hears a sentence for each line, and no sign
  const company = {
    names: scene.people.map(({ name }) => name || texts.table.you),
    you: nearSeat(scene.people, scene.view.eye),
  }
  const sentences = heardIn(scene, 1)
    .filter((event) => isPlay(event) || event.did === 'tookTrick')
    .map((event) => words('en').game('whist').event(event, company))
  const told = await rows(page)
    .locator('.unseen')
    .evaluateAll((all) => all.map((one) => one.textContent))
  expect(told).toEqual(sentences)
  await expect(rows(page).first().locator('.signs').first()).toHaveAttribute('aria-hidden', 'true')
  await app.close()
})

test('a running trick shows what has been played so far', async () => {
  const { app, page } = await start()
  await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.setContentSize(1366, 768),
  )
  const sitting = await newTable(page, { game: 'hundertspiel', preset: 'four' })
  const { view } = await playUntil(
    page,
    sitting,
    aside,
    (scene) =>
      scene.choices.some(({ kind }) => kind === 'card') &&
      scene.view.tricks.at(-1)?.winner === null &&
      scene.view.tricks.length > 1,
  )
  const last = rows(page).last()
  await expect(last.locator('.taker')).toHaveCount(0)
  const lies = view.tricks.at(-1)?.cards ?? []
  await expect(last.locator('[data-card]').last()).toHaveAttribute('data-card', lies.at(-1) ?? '')
  await app.close()
})

test('in the review each card of a row leads to its step, by mouse and by keys', async () => {
  const { app, page } = await start()
  await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.setContentSize(1366, 768),
  )
  const sitting = await newDuel(page, 'random')
  await playUntil(page, sitting, aside, ({ awaits }) => awaits === 'partie')
  await expect(page.getByRole('region', { name: texts.result.title })).toBeVisible()
  await page.keyboard.press('j')
  const slider = page.getByRole('slider', { name: texts.review.step })
  await expect(slider).toBeVisible({ timeout: 60_000 })
  await page.keyboard.press('l')
  const review = await page.evaluate(
    (id) => window.cercle.loadReview({ kind: 'kept', sitting: id, partie: 1 }, 'open'),
    sitting,
  )
  if (!review.ok) throw new Error(review.refused.code)
  const { steps } = review.value
  // a king that is announced between two cards breaks a row
  const whole = rows(page).filter({ has: page.getByRole('button').nth(1) })
  const played = whole.first().getByRole('button')
  await expect(played).toHaveCount(2)
  const cards = await whole
    .first()
    .locator('[data-card]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-card')))
  for (const [place, go] of [
    [1, (card: Locator) => card.click()],
    [0, (card: Locator) => card.press('Enter')],
  ] as const) {
    const card = played.nth(place)
    await go(card)
    await expect(card).toHaveAttribute('aria-current', 'step')
    await expect(page.getByRole('log').locator('[aria-current]')).toHaveCount(1)
    const { view } = steps[Number(await slider.inputValue())] ?? {}
    expect(view?.tricks.at(-1)?.cards).toEqual(cards.slice(0, place + 1))
  }
  // what comes after it is still to come
  await expect(played.nth(1)).toHaveClass(/later/)
  await app.close()
})
