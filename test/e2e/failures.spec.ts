// Failures outside a call, as in a timer or before there is a window: logged or reported, and main
// goes on.
import Database from 'better-sqlite3'
import { _electron, expect, test } from '@playwright/test'
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Scene } from '../../src/shared/bridge.ts'
import { ECARTE_PACK } from '../../src/main/engine/games/ecarte/state.ts'
import { nativeBinding } from '../../src/main/store/file-ops.ts'
import {
  type Evening,
  asRoot,
  byMouse,
  clickCard,
  hallOf,
  newData,
  newDuel,
  playUntil,
  restarted,
  sceneOf,
  start,
  stringEnvironment,
  texts,
} from './evening.ts'
import { desktop } from '../../src/shared/words/en/desktop.ts'
import { sitDown, toTable } from './evening-play.ts'
import { startPlainly } from './plain-user.ts'
import { sceneNow } from './secrecy.ts'

/** Longer than main waits for another program at the file. */
const AFTER_WAITING = { timeout: 20_000 }

test('a window that is moved while another program has the file locked is moved, and only its place is not stored', async () => {
  const { app, page, data } = await start()
  const log = join(data, 'log', 'cercle.log')
  const logged = (): string => (existsSync(log) ? readFileSync(log, 'utf8') : '')
  const other = new Database(join(data, 'cercle.db'), nativeBinding())
  other.exec('BEGIN IMMEDIATE')
  await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.setBounds({ x: 40, y: 60 }),
  )
  await expect
    .poll(logged, AFTER_WAITING)
    .toMatch(/failed where=main error=SqliteError code=SQLITE_BUSY/)
  // with a box on the screen main would answer nothing
  expect((await hallOf(page)).open).toEqual([])
  other.exec('ROLLBACK')
  other.close()
  await app.close()
  expect(logged()).toMatch(/ end\n$/)
})

test('while another program writes into the archive the window says so, and the game goes on by itself afterwards', async () => {
  const { app, page, data } = await start(undefined, { pace: 'slow' })
  const sitting = await newDuel(page)
  await playUntil(page, sitting, byMouse, (scene) =>
    scene.choices.some(({ kind }) => kind === 'card'),
  )
  const other = new Database(join(data, 'cercle.db'), nativeBinding())
  const told = page.locator('.notice').filter({ hasText: texts.refused.locked })
  const before = await sceneOf(page, sitting)
  const [card] = before.choices.flatMap((choice) => (choice.kind === 'card' ? [choice.card] : []))
  if (card === undefined) throw new Error('no card may be played')
  other.exec('BEGIN IMMEDIATE')
  await clickCard(page, card)
  await expect(told).toBeVisible()
  expect(await sceneOf(page, sitting)).toEqual(before)
  other.exec('ROLLBACK')
  await expect(told).toBeHidden({ timeout: 15_000 })
  await clickCard(page, card)
  await expect
    .poll(async () => (await sceneOf(page, sitting)).moment)
    .toBeGreaterThan(before.moment)
  // the computer thinks about its answer, and cannot give it
  other.exec('BEGIN IMMEDIATE')
  const asked = await sceneOf(page, sitting)
  await expect(told).toBeVisible({ timeout: 10_000 })
  expect((await hallOf(page)).open.length).toBeGreaterThan(0)
  expect((await sceneOf(page, sitting)).moment).toBe(asked.moment)
  other.exec('ROLLBACK')
  other.close()
  await expect
    .poll(async () => (await sceneOf(page, sitting)).moment, AFTER_WAITING)
    .toBeGreaterThan(asked.moment)
  await app.close()
})

/** Milliseconds that the stand-in for a file manager takes; main was blocked for as long. */
const SLOW = 4_000

test('a slow file manager keeps main from nothing, and a hundred calls start one', async () => {
  test.skip(process.platform !== 'linux', 'elsewhere the system opens folders itself')
  const programs = newData()
  const started = join(programs, 'started')
  const program = `#!/bin/sh\necho "$1" >> "${started}"\nsleep ${SLOW / 1000}\n`
  writeFileSync(join(programs, 'xdg-open'), program, { mode: 0o755 })
  const data = newData()
  await (await start(data)).app.close()
  const { app, page } = await restarted(data, { PATH: `${programs}:${process.env['PATH'] ?? ''}` })
  await app.evaluate(() => {
    let [longest, last] = [0, performance.now()]
    setInterval(() => {
      const now = performance.now()
      longest = Math.max(longest, now - last)
      last = now
      Object.assign(globalThis, { longest })
    }, 5)
  })
  const codes = await page.evaluate(async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => window.cercle.openFolder()))
    return answers.map((answer) => (answer.ok ? 'ok' : answer.refused.code))
  })
  expect(codes.toSorted()).toEqual([...Array.from({ length: 99 }, () => 'busy'), 'ok'])
  expect(readFileSync(started, 'utf8')).toBe(`${data}\n`)
  const longest = await app.evaluate((): number => Reflect.get(globalThis, 'longest'))
  test
    .info()
    .annotations.push({
      type: 'measured',
      description: `main was held up for ${longest} ms at most`,
    })
  // whatever else the machine does: an eighth of what waiting would take
  expect(longest).toBeLessThan(SLOW / 8)
  await app.close()
})

test('an uncaught error in main is logged, and main goes on', async () => {
  const { app, page, data } = await start()
  await app.evaluate(() => {
    setTimeout(() => {
      throw new RangeError('thrown in a timer')
    })
  })
  const logged = (): string => readFileSync(join(data, 'log', 'cercle.log'), 'utf8')
  await expect.poll(logged).toMatch(/failed where=main error=RangeError/)
  expect(logged()).not.toContain('thrown in a timer')
  expect((await hallOf(page)).open).toEqual([])
  await app.close()
})

test('a disk that never answers does not keep the program from ending, and nothing is lost', async () => {
  test.skip(process.platform === 'win32', 'a pipe stands for the disk')
  const folder = newData()
  const pipe = join(folder, 'pipe')
  spawnSync('mkfifo', [pipe])
  const { app, page, data } = await start()
  // every thread waits in a call of the system, as for a disk that is gone
  await app.evaluate((_, path) => {
    const threads = process.getBuiltinModule('node:worker_threads')
    const { Worker } = threads
    class Hanging extends Worker {
      constructor() {
        super(`require('node:fs').readFileSync(${JSON.stringify(path)})`, { eval: true })
      }
    }
    Object.assign(threads, { Worker: Hanging })
  }, pipe)
  const sitting = await newDuel(page)
  const scene = await playUntil(page, sitting, byMouse, ({ choices }) => choices.length > 0)
  // a copy is asked for, and its answer never comes
  void page.evaluate(() => window.cercle.backUp()).catch(() => {})
  // main has received it: calls come in order
  await hallOf(page)
  const main = app.process()
  void app.evaluate(({ app: program }) => program.quit()).catch(() => {})
  await expect.poll(() => main.exitCode ?? main.signalCode, { timeout: 10_000 }).toBe('SIGKILL')
  expect(readFileSync(join(data, 'log', 'cercle.log'), 'utf8')).toMatch(/ end\n$/)
  expect(existsSync(join(data, 'cercle.db-wal'))).toBe(false)

  const again = await restarted(data)
  expect(await again.page.evaluate((at) => window.cercle.resumeTable(at), sitting)).toEqual({
    ok: true,
    value: scene,
  })
  await again.app.close()
})

test('where nothing can be written in the data folder, one line says so and the status is 1', async () => {
  test.skip(process.platform !== 'linux', 'the program is started as another user there')
  const { process: main, data, said, stop, clear } = await startPlainly(false)
  await expect.poll(() => main.exitCode, { timeout: 30_000 }).not.toBeNull()
  expect(said()).toContain(`cercle: nothing can be written in the data folder ${data}`)
  expect(main.exitCode).toBe(1)
  await stop()
  clear()
})

test('a file in the place of the data folder is reported in one line, and a path from here is a folder here', async () => {
  const here = newData()
  // its name would clear the screen of a terminal
  writeFileSync(join(here, 'taken\u001b[2J'), 'x')
  const program = [...asRoot, join(import.meta.dirname, '../..')]
  const startAt = (data: string): ReturnType<typeof spawn> =>
    spawn(process.env['CERCLE_ELECTRON'] ?? '', program, {
      cwd: here,
      env: { ...stringEnvironment(), CERCLE_DATA: data },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
  const refused = startAt(join(here, 'taken\u001b[2J'))
  let said = ''
  refused.stderr?.on('data', (text) => (said += String(text)))
  await expect.poll(() => refused.exitCode, { timeout: 30_000 }).not.toBeNull()
  expect(said).toContain(
    `cercle: nothing can be written in the data folder ${join(here, 'taken\\u001b[2J')}`,
  )
  expect(refused.exitCode).toBe(1)

  const begun = startAt('own')
  await expect
    .poll(() => existsSync(join(here, 'own', 'cercle.db')), { timeout: 30_000 })
    .toBe(true)
  begun.kill('SIGTERM')
  await expect.poll(() => begun.exitCode ?? begun.signalCode, { timeout: 30_000 }).not.toBeNull()
})

test('a window that never says it is ready is shown soon after its page has loaded', async () => {
  const data = newData()
  await (await start(data)).app.close()
  const app = await _electron.launch({
    args: [...asRoot, '-r', join(import.meta.dirname, 'never-ready.cjs'), '.'],
    env: { ...stringEnvironment(), CERCLE_DATA: data },
  })
  const isVisible = () =>
    app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible())
  await (await app.firstWindow()).waitForLoadState()
  await expect.poll(isVisible).toBe(true)
  await app.close()
})

const crash = (app: Evening['app']): Promise<void> =>
  app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer(),
  )

/**
 * Runs a script in the page; null without an answer within a second, as from a page that is
 * crashing. Main runs it, since Playwright gives up a page that has crashed. /
 */
const runInPage = (app: Evening['app'], script: string): Promise<unknown> =>
  app.evaluate(({ BrowserWindow }, asked) => {
    const answer = BrowserWindow.getAllWindows()[0]
      ?.webContents.executeJavaScript(asked)
      .catch(() => null)
    return Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 1_000, null))])
  }, script)

const HEADING = "document.querySelector('h1')?.textContent"
const HAS_HAND = "document.querySelector('.hand[role=toolbar] [data-move]') !== null"

test('after a crash the page comes back at the same card, and the third crash in a minute brings the crash page', async () => {
  const { app, page, data } = await start()
  const sitting = await newDuel(page)
  // with nothing under way that would go on meanwhile
  const isMyTurn = ({ view, choices }: Scene): boolean =>
    view.tricks.length >= 1 && choices.length > 0
  const before = await playUntil(page, sitting, byMouse, isMyTurn)
  const isBack = async (): Promise<void> => {
    await expect.poll(() => runInPage(app, HAS_HAND), AFTER_WAITING).toBe(true)
    expect(await runInPage(app, `window.cercle.resumeTable(${sitting})`)).toEqual({
      ok: true,
      value: before,
    })
  }
  for (let times = 0; times < 2; times += 1) {
    await crash(app)
    await isBack()
  }
  await crash(app)
  await expect.poll(() => runInPage(app, HEADING), AFTER_WAITING).toBe(desktop.crash.title)
  expect(
    await runInPage(
      app,
      "[document.scripts.length, getComputedStyle(document.querySelector('main')).textAlign]",
    ),
  ).toEqual([0, 'center'])

  await runInPage(app, "document.querySelector('a').click()")
  await isBack()
  await app.close()
  expect(
    readFileSync(join(data, 'log', 'cercle.log'), 'utf8').match(/gone .*renderer/g),
  ).toHaveLength(3)
})

test('after a crash in an evening the same person sees the same hand, and nothing of the other’s', async () => {
  const { app, page } = await start()
  await sitDown(page, { kind: 'duel', persons: ['Anna', 'Bertha'], stake: 5 })
  await toTable(page).click()
  let scene = await sceneNow(page)
  while (scene.choices.length === 0 || scene.curtain !== null) {
    if (scene.curtain !== null) await page.evaluate(() => window.cercle.uncover())
    else await page.evaluate(() => window.cercle.dealCards(null))
    scene = await sceneNow(page)
  }
  await crash(app)
  await expect.poll(() => runInPage(app, HAS_HAND), AFTER_WAITING).toBe(true)
  expect(await runInPage(app, `window.cercle.resumeTable(${scene.sitting})`)).toEqual({
    ok: true,
    value: scene,
  })
  const { eye, hands, turnUp } = scene.view
  const hand = typeof eye === 'number' ? hands[eye] : []
  const open = [...(typeof hand === 'object' ? hand : []), turnUp].map(String)
  const moves = await runInPage(
    app,
    "[...document.querySelectorAll('[data-move]')].map((card) => card.dataset.move)",
  )
  const faces = [moves].flat().filter((move) => ECARTE_PACK.some((card) => card === move))
  expect(faces.filter((card) => !open.includes(String(card)))).toEqual([])
  expect(faces.length).toBeGreaterThanOrEqual(5)
  await app.close()
})
