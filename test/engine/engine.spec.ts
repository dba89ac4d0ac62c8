// That this is the engine of the pinned Electron, and that nothing leaves it.
import { expect, test } from '@playwright/test'
import { majorIn, pinnedEngines } from '../../setup/engine.ts'
import { start } from '../e2e/evening.ts'
import { ORIGIN } from './page.ts'

test('the browser and the Node of main have the majors of the pinned Electron', async () => {
  const { app, page } = await start()
  const { chromium, node } = pinnedEngines()
  expect(majorIn(`Chromium ${page.context().browser()?.version()}`)).toBe(chromium)
  expect(await app.evaluate(() => process.versions.node.split('.')[0])).toBe(node)
  await app.close()
})

test('the page has the policy that main sends with it, and no other origin', async () => {
  const { app, page } = await start()
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).origin))
  const response = await page.reload()
  expect(response?.headers()['content-security-policy']).toContain(
    "require-trusted-types-for 'script'",
  )
  expect(requested.length).toBeGreaterThan(3)
  expect(new Set(requested)).toEqual(new Set([ORIGIN]))
  await app.close()
})

// The assumption of every test of this suite: an address that main does not serve makes its test
// fail.
test('a request to anywhere else is refused by main, and the end of the program says so', async () => {
  const { app, page } = await start()
  await expect(page.goto('https://example.org/')).rejects.toThrow('ERR_FAILED')
  await expect(app.close()).rejects.toThrow('https://example.org/')
})
