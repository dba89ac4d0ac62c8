// Start to a table one can play at, memory, and what is done while nothing is done: Cercle with an
// archive of 100,000 parties against a bare window built the same way, in turns.
import { type ElectronApplication, _electron, test } from '@playwright/test'
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ELECTRON_VITE } from '../setup/build.ts'
import { DEFAULT_SETTINGS } from '../src/shared/settings.ts'
import {
  asRoot,
  byMouse,
  newData,
  newDuel,
  playUntil,
  restarted,
  stringEnvironment,
} from '../test/e2e/evening.ts'
import { memoryOf, treeOf, workOf } from './tree.ts'

const OUT = join(import.meta.dirname, 'out')
/** The archive of `bench/archive.ts`. */
const FULL = join(OUT, 'archive.db')
const ROUNDS = 10
/** Milliseconds until what is looked after once a start has been looked after. */
const SETTLED = 12_000
const IDLE = 30_000

interface Side {
  readonly folder: string
  readonly data: string
  /** The size of memory once the program has started. */
  readonly ready: string
}

interface Started {
  readonly ms: number
  readonly bytes: number
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

function buildFloor(): string {
  const folder = join(OUT, 'floor')
  const config = join(import.meta.dirname, 'floor/electron.vite.config.ts')
  const { status } = spawnSync(process.execPath, [
    ELECTRON_VITE,
    'build',
    '--config',
    config,
    '--logLevel',
    'error',
  ])
  if (status !== 0) throw new Error('the floor could not be built')
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'package.json'),
    '{"name":"floor","type":"module","main":"main/index.cjs"}',
  )
  return folder
}

/** A data folder with a full archive and a table that is come back to. */
async function seated(): Promise<string> {
  const data = newData()
  copyFileSync(FULL, join(data, 'cercle.db'))
  const { app, page } = await restarted(data)
  await page.evaluate((set) => window.cercle.saveSettings(set), {
    ...DEFAULT_SETTINGS,
    language: 'en' as const,
    start: 'table' as const,
    sound: false,
  })
  await page.reload()
  const sitting = await newDuel(page)
  await playUntil(
    page,
    sitting,
    byMouse,
    ({ awaits, choices }) => awaits === null && choices.length > 0,
  )
  await app.close()
  return data
}

const open = ({ folder, data }: Side): Promise<ElectronApplication> =>
  _electron.launch({
    args: [...asRoot, folder],
    env: { ...stringEnvironment(), CERCLE_DATA: data },
    timeout: 60_000,
  })

/** Milliseconds from the birth of the process to something that can be used. */
async function readyAt(app: ElectronApplication, ready: string): Promise<number> {
  const page = await app.firstWindow()
  const found = await page.waitForFunction(
    (selector) => document.querySelector(selector) && Date.now(),
    ready,
  )
  const born = await app.evaluate(() => process.getCreationTime())
  return Number(await found.jsonValue()) - (born ?? NaN)
}

async function startOf(side: Side): Promise<Started> {
  const app = await open(side)
  const ms = await readyAt(app, side.ready)
  await wait(SETTLED)
  const bytes = memoryOf(treeOf(app.process().pid ?? 0))
  await app.close()
  return { ms, bytes }
}

/** Share of one processor while the program is idle. */
async function idlingOf(side: Side): Promise<number> {
  const app = await open(side)
  await readyAt(app, side.ready)
  await wait(SETTLED)
  const tree = treeOf(app.process().pid ?? 0)
  const before = workOf(tree)
  await wait(IDLE)
  const share = (workOf(tree) - before) / (IDLE / 1000)
  await app.close()
  return share
}

test('start, memory and idling against the floor', async () => {
  test.setTimeout(1_200_000)
  const floor: Side = { folder: buildFloor(), data: newData(), ready: '#rows' }
  const cercle: Side = {
    folder: '.',
    data: await seated(),
    ready: '[data-calls] button, [role=toolbar] .playable',
  }
  // the first start of each makes what later ones find: caches
  for (const side of [floor, cercle]) await startOf(side)
  const [floors, cercles]: [Started[], Started[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    floors.push(await startOf(floor))
    cercles.push(await startOf(cercle))
  }
  const idle = await idlingOf(cercle)
  writeFileSync(join(OUT, 'floor.json'), JSON.stringify({ floor: floors, cercle: cercles, idle }))
})
