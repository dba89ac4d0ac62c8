// The same time (watched-cards.ts) while the coach judges an archive in the background.
import { expect, test } from '@playwright/test'
import { start } from '../test/e2e/evening.ts'
import { simulated } from '../test/e2e/simulated.ts'
import { measureCards } from './watched-cards.ts'

/** More than are judged meanwhile. */
const PARTIES = 5_000

test('from a card played to its place in the trick while an archive is judged', async () => {
  test.setTimeout(400_000)
  const { app, page } = await start(simulated(PARTIES), { speed: 1 })
  await page.evaluate(() => window.cercle.judgeParties(null))
  await measureCards(page, 'judged')
  const state = await page.evaluate(async () => {
    const answer = await window.cercle.loadJudging()
    return answer.ok ? answer.value.state : null
  })
  expect(state, 'it was judged all the time').toBe('running')
  await app.close()
})
