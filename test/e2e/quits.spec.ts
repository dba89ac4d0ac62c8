// Whatever hangs when the program is to end, it ends soon, and everything that was played is there.
import { expect, test } from '@playwright/test'
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Scene } from '../../src/shared/bridge.ts'
import { loadSitting } from '../../src/main/store/load.ts'
import { openReader } from '../../src/main/store/open.ts'
import { type Evening, byMouse, hallOf, newData, newDuel, playUntil, start } from './evening.ts'

/**
 * Tries with everything that may hang: one, or in the long tests five of every way to end it, 60 in
 * all.
 */
const ROUNDS = process.env['CERCLE_LONG'] ? 5 : 0
/** Milliseconds; under load of the machine it may take longer, which is not the point here. */
const LIMIT = process.env['CERCLE_LONG'] ? 5_000 : 10_000

const ENDS = {
  'the menu': ({ app }: Evening) => app.evaluate(({ app: program }) => program.quit()),
  'the window': ({ app }: Evening) =>
    app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close()),
  'the desktop': ({ app }: Evening) => Promise.resolve(app.process().kill('SIGTERM')),
} as const

/** Every thread of the program runs this instead of what it is for. */
const replaceThreads = ({ app }: Evening, code: string): Promise<void> =>
  app.evaluate((_, program) => {
    const threads = process.getBuiltinModule('node:worker_threads')
    const { Worker } = threads
    class Hanging extends Worker {
      constructor() {
        super(program, { eval: true })
      }
    }
    Object.assign(threads, { Worker: Hanging })
  }, code)

/** A call that is made and never answered; main has received it. */
async function ask(
  { page }: Evening,
  call: 'backUp' | 'importFile' | 'checkArchive' | 'requestHint',
): Promise<void> {
  void page.evaluate((name): Promise<unknown> => window.cercle[name](), call).catch(() => {})
  await hallOf(page)
}

const HANGS = {
  /** A thread waits in a call of the system that never returns. */
  'a disk': async (evening: Evening) => {
    const pipe = join(newData(), 'pipe')
    spawnSync('mkfifo', [pipe])
    await replaceThreads(evening, `require('node:fs').readFileSync(${JSON.stringify(pipe)})`)
    return () => ask(evening, 'backUp')
  },
  'a file': async (evening: Evening) => {
    const pipe = join(newData(), 'pipe')
    spawnSync('mkfifo', [pipe])
    await replaceThreads(evening, `require('node:fs').readFileSync(${JSON.stringify(pipe)})`)
    return () => ask(evening, 'checkArchive')
  },
  'a thread': async (evening: Evening) => {
    await replaceThreads(evening, 'for (;;);')
    return () => ask(evening, 'requestHint')
  },
  'a dialog': (evening: Evening) => Promise.resolve(() => ask(evening, 'importFile')),
} as const

for (const [number, [hanging, prepare]] of Object.entries(HANGS).entries())
  test(`with ${hanging} that hangs the program ends soon, and nothing is lost`, async () => {
    test.skip(process.platform === 'win32', 'a pipe stands for what hangs')
    const all = Object.entries(ENDS)
    const ways =
      ROUNDS === 0
        ? all.slice(number % all.length).slice(0, 1)
        : Array.from({ length: ROUNDS }, () => all).flat()
    test.setTimeout(ways.length * 40_000)
    const times: number[] = []
    for (const [way, end] of ways) {
      const evening = await start()
      const hang = await prepare(evening)
      const sitting = await newDuel(evening.page, 'random')
      const isAsked = ({ choices }: Scene): boolean => choices.length > 0
      await playUntil(evening.page, sitting, byMouse, isAsked)
      await hang()
      const played = recordIn(evening.data, sitting)
      const main = evening.app.process()
      const ended = once(main, 'exit')
      const begun = performance.now()
      void end(evening).catch(() => {})
      await ended
      times.push(Math.round(performance.now() - begun))
      expect(times.at(-1), `${way} with ${hanging} that hangs`).toBeLessThan(LIMIT)
      expect(recordIn(evening.data, sitting)).toEqual(played)
    }
    test
      .info()
      .annotations.push({ type: 'measured', description: `ended after ${times.join(', ')} ms` })
  })

/** A sitting as it is stored. */
function recordIn(data: string, sitting: number): unknown {
  const db = openReader(join(data, 'cercle.db'))
  try {
    const record = loadSitting(db, sitting)
    expect(record?.parties.length).toBeGreaterThan(0)
    return record
  } finally {
    db.close()
  }
}
