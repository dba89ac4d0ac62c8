// The time until a played card lies in the trick (watched-cards.ts), with nothing else under way.
import { test } from '@playwright/test'
import { start } from '../test/e2e/evening.ts'
import { measureCards } from './watched-cards.ts'

test('from a card played to its place in the trick', async () => {
  test.setTimeout(400_000)
  const { app, page } = await start(undefined, { speed: 1 })
  await measureCards(page, 'view')
  await app.close()
})
