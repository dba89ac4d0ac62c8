// A person who discards badly, from their parties to their exercises: they are told in which kind
// of decisions they lose most, practise it, and see how it goes.
import { type Page, expect, test } from '@playwright/test'
import { capital } from '../../src/shared/words/counting.ts'
import { words } from '../../src/shared/words/index.ts'
import { AS_WRITTEN, sortHand } from '../../src/shared/sort-hand.ts'
import { type Hand, inSight, newDuel, playUntil, start, texts } from './evening.ts'

const PARTIES = 12
const EXERCISES = 5
const ecarte = words('en').game('ecarte')
/** What this person does not understand. */
const WEAKEST = ecarte.kind('discard')
const { exercises: own, judging, strength, training } = texts

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const onward = (page: Page) => button(page, own.table.next).or(button(page, own.table.toResults))

/** Asks for cards whenever it is possible, throws the two best away, and plays the best first. */
const spoil: Hand = async (page, { awaits, packets, choices, view }) => {
  if (awaits === 'partie') return void (await page.evaluate(() => window.cercle.startNextPartie()))
  if (awaits === 'deal')
    return void (await page.evaluate((how) => window.cercle.dealCards(how), packets[0] ?? null))
  const hand = typeof view.eye === 'number' ? view.hands[view.eye] : null
  const held = typeof hand === 'object' && hand ? hand : []
  const bestFirst = sortHand(held, view.trump, AS_WRITTEN, { order: 'rank', trumps: 'left' })
  const thrown = choices
    .filter((choice) => choice.kind === 'pick')
    .map(({ do: name, counts }) => ({
      do: name,
      cards: bestFirst.slice(0, Math.min(2, counts.at(-1) ?? 1)),
    }))
  const asked = choices.flatMap((choice) =>
    choice.kind === 'button' && ['propose', 'accept', 'announceKing'].includes(choice.action.do)
      ? [choice.action]
      : [],
  )
  const played = bestFirst.flatMap((card) =>
    choices.flatMap((choice) =>
      choice.kind === 'card' && choice.card === card ? [choice.action] : [],
    ),
  )
  const rest = choices.flatMap((choice) => (choice.kind === 'button' ? [choice.action] : []))
  const [action] = [...thrown, ...asked, ...played, ...rest]
  if (action) await page.evaluate((one) => window.cercle.act(one, true), action)
}

/** Throws the first card of the hand away, by keys alone. */
async function discardFirst(page: Page): Promise<void> {
  await page.locator('[role=toolbar] [aria-pressed]').first().waitFor()
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
  const call = page.locator('[data-calls] button[aria-keyshortcuts]').first()
  await page.keyboard.press((await call.getAttribute('aria-keyshortcuts'))?.toLowerCase() ?? '')
}

test('whoever discards badly is told so, practises it, and sees the result', async () => {
  test.setTimeout(180_000)
  const { app, page } = await start(undefined, { name: 'Anna' })
  const sitting = await newDuel(page, 'random')
  await playUntil(
    page,
    sitting,
    spoil,
    ({ awaits, partie }) => awaits === 'partie' && partie >= PARTIES,
  )
  await page.evaluate(() => window.cercle.leaveTable())
  await page.reload()

  // nothing is known of these parties yet, and the page says what to do
  await button(page, training.open).click()
  await tab(page, training.tabs.strength).click()
  await expect(inSight(page, strength.noneJudged)).toBeVisible()
  await button(page, strength.toJudging).click()
  await heading(page, judging.title).waitFor()
  await button(page, judging.runAll).click()
  await expect(inSight(page, `${PARTIES} of ${PARTIES} parties analysed`)).toBeVisible({
    timeout: 90_000,
  })

  // where most is given away stands in the table, whatever is known of the levels
  await tab(page, training.tabs.strength).click()
  const rows = page.getByRole('table', { name: strength.kinds.title }).locator('tbody tr')
  await rows.first().waitFor()
  const rates = (await rows.allInnerTexts()).map((text) => Number(/([\d.]+)%/.exec(text)?.[1] ?? 0))
  const row = rows.nth(rates.indexOf(Math.max(...rates)))
  await expect(row).toContainText(capital(WEAKEST))
  await row.getByRole('button').click()

  // the form has the kind; only what was really done wrong is asked for
  await heading(page, own.session.title).waitFor()
  await expect(page.getByLabel(own.session.game, { exact: true })).toHaveValue('ecarte')
  await expect(page.getByRole('checkbox', { name: capital(WEAKEST), exact: true })).toBeChecked()
  for (const source of ['book', 'made'] as const)
    await page.getByRole('checkbox', { name: own.session.source[source].title }).uncheck()
  await page.getByLabel(own.session.count, { exact: true }).fill(String(EXERCISES))
  await button(page, own.session.start).click()
  for (let at = 1; at <= EXERCISES; at += 1) {
    await heading(page, own.table.number(at, EXERCISES)).waitFor()
    await discardFirst(page)
    await expect(onward(page)).toBeFocused()
    await expect(page.getByRole('complementary', { name: own.table.title })).toContainText(
      `${capital(WEAKEST)} · ${own.session.source.own.title}`,
    )
    await page.keyboard.press('Enter')
  }

  await heading(page, own.over.title).waitFor()
  const table = page.getByRole('table')
  await expect(table.getByRole('rowheader')).toHaveText([/./])
  await expect(table.locator('tr:has(td)')).toHaveCount(EXERCISES)
  await page.keyboard.press('Escape')
  const results = page.getByRole('table', { name: own.results.caption }).getByRole('row')
  await expect(results.filter({ hasText: capital(WEAKEST) })).toContainText(`of ${EXERCISES}`)
  await app.close()
})
