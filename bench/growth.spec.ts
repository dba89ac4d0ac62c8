// The memory a thousand parties in one sitting leave behind: played through the bridge as the
// window plays them, every scene drawn, after a warm-up for everything that is created once.
import { type Page, test } from '@playwright/test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Answer, Scene } from '../src/shared/bridge.ts'
import { newDuel, start } from '../test/e2e/evening.ts'
import type { Program } from '../test/e2e/program.ts'
import { memoryOf, treeOf } from './tree.ts'

const BEFORE = 100
const PARTIES = 1_000
/** Parties a call of the page: nothing is held for longer. */
const AT_ONCE = 50

interface Memory {
  /**
   * Bytes of objects in main and in the page, after everything that is not held has been thrown
   * away.
   */
  readonly held: number
  /** Bytes of all processes. */
  readonly taken: number
}

/** Plays parties to their end, always with the first legal action. */
const play = (page: Page, sitting: number, parties: number): Promise<void> =>
  page.evaluate(
    async ([id, count]) => {
      const { cercle } = window
      const asks = ({ awaits, choices }: Scene): boolean => awaits !== null || choices.length > 0
      const wish = ({ awaits, choices, packets }: Scene): Promise<Answer<Scene>> => {
        if (awaits === 'partie') return cercle.startNextPartie()
        if (awaits === 'deal') return cercle.dealCards(packets[0] ?? null)
        const [choice] = choices
        if (choice?.kind !== 'pick') return cercle.act(choice?.action ?? { do: 'stand' }, true)
        const cards = choice.from.slice(0, choice.counts[0] ?? 0)
        return cercle.act({ do: choice.do, cards }, true)
      }
      for (let over = 0; over < count;) {
        const now = await cercle.resumeTable(id)
        // the window asks no faster than main answers
        if (!now.ok || !asks(now.value)) await new Promise((resolve) => setTimeout(resolve, 10))
        else if ((await wish(now.value)).ok && now.value.awaits === 'partie') over += 1
      }
    },
    [sitting, parties] as const,
  )

/** The memory in use while no partie is played. */
async function memory(app: Program, page: Page): Promise<Memory> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  const main = await app.evaluate(() => {
    process.getBuiltinModule('v8').setFlagsFromString('--expose-gc')
    process.getBuiltinModule('vm').runInNewContext('gc')()
    const { heapUsed, external } = process.memoryUsage()
    return heapUsed + external
  })
  return { held: usedSize + main, taken: memoryOf(treeOf(app.process().pid ?? 0)) }
}

test('what a thousand parties leave behind', async () => {
  test.setTimeout(3_600_000)
  const { app, page } = await start()
  const sitting = await newDuel(page, 'random')
  await play(page, sitting, BEFORE)
  const before = await memory(app, page)
  for (let played = 0; played < PARTIES; played += AT_ONCE) await play(page, sitting, AT_ONCE)
  const after = await memory(app, page)
  await app.close()
  mkdirSync(join(import.meta.dirname, 'out'), { recursive: true })
  writeFileSync(join(import.meta.dirname, 'out', 'growth.json'), JSON.stringify({ before, after }))
})
