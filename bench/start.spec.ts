// From the start of the program to the Hall, with an empty archive and with a full one, in turns.
import { _electron, test } from '@playwright/test'
import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asRoot } from '../test/e2e/evening.ts'

/** The archive of `bench/archive.ts`. */
const FULL = join(import.meta.dirname, 'out', 'archive.db')
const ROUNDS = 12

const environment = (data: string): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ),
  CERCLE_DATA: data,
})

/** Milliseconds from the launch to a Hall that can be used. */
async function startTime(data: string): Promise<number> {
  const begun = performance.now()
  const app = await _electron.launch({
    args: [...asRoot, '.'],
    env: environment(data),
    timeout: 30_000,
  })
  const page = await app.firstWindow()
  await page.locator('h1').waitFor()
  const time = performance.now() - begun
  await app.close()
  return time
}

test('start with an empty and a full archive', async () => {
  test.setTimeout(600_000)
  const [empty, full] = [
    mkdtempSync(join(tmpdir(), 'cercle-')),
    mkdtempSync(join(tmpdir(), 'cercle-')),
  ]
  copyFileSync(FULL, join(full, 'cercle.db'))
  // the first start of each makes what later ones find: the file, its caches
  for (const data of [empty, full]) await startTime(data)
  const times: { empty: number[]; full: number[] } = { empty: [], full: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    times.empty.push(await startTime(empty))
    times.full.push(await startTime(full))
  }
  mkdirSync(join(import.meta.dirname, 'out'), { recursive: true })
  writeFileSync(join(import.meta.dirname, 'out', 'start.json'), JSON.stringify(times))
})
